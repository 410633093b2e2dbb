//! Federation overlays: the more detailed rules of a federation, laid over an edition of the Laws.
//!
//! Up to the edition of 2009 the Preface lets a federation add rules under three guards: they do not conflict with the
//! Laws, they hold in its own territory, and they do not hold for a FIDE match, championship, qualifying, title or rating
//! event. In later editions the regulations of an event fill only what the Laws leave open. An [`Overlay`] is
//! data; [`Overlay::apply`] gives the edition with it, or the [`Refusal`] of the guard that stands against it.
//!
//! ```
//! use arbitro_laws::edition::{EditionId, Editions, Seconds};
//! use arbitro_laws::overlay::{FideEvent, Overlay, Refusal, Standing};
//!
//! let overlay: Overlay = serde_json::from_str(
//!     r#"{"name": "Club rules 2010", "federation": "ESP",
//!         "rules": [{"parameter": "illegal_bonus_standard", "value": 180, "article": "ESP 7"}]}"#,
//! )?;
//! let edition = Editions::built_in().get(&EditionId("2009".into())).ok_or("no such edition")?;
//! let at_home = Standing { played_in: Some("ESP".into()), fide_event: Some(FideEvent::None) };
//! let overlaid = overlay.apply(edition, &at_home).map_err(|_| "refused")?;
//! assert_eq!(overlaid.parameters.illegal_bonus_standard.value, Seconds(180));
//!
//! let abroad = Standing { played_in: Some("FRA".into()), ..at_home };
//! assert!(matches!(overlay.apply(edition, &abroad), Err(Refusal::Territory { .. })));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::edition::{Edition, Status};
use crate::incident::Regulations;
use crate::ruling::Message;

/// The more detailed rules of a federation.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Overlay {
    /// Its name, by which a case asks for it.
    pub name: String,
    /// The federation whose territory it holds in, by its FIDE code.
    pub federation: String,
    /// What it changes.
    #[serde(default)]
    pub rules: Vec<OverlayRule>,
    /// What it fills where the regulations of the event say nothing.
    #[serde(default)]
    pub regulations: Regulations,
}

/// One rule of an overlay.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct OverlayRule {
    /// The parameter of the edition, by its name in [`Parameters`](crate::edition::Parameters).
    pub parameter: String,
    /// Its value, as in the JSON form of an edition.
    pub value: Value,
    /// Where the federation says so.
    pub article: String,
}

/// What the guards look at.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Standing {
    /// The federation in whose territory the game is played, by its FIDE code; none if it is not known.
    pub played_in: Option<String>,
    /// What the game is to FIDE; none if it is not known.
    pub fide_event: Option<FideEvent>,
}

/// What a game is to FIDE (Laws 2009, Preface).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum FideEvent {
    /// Nothing.
    None,
    /// A match of FIDE.
    Match,
    /// A championship of FIDE.
    Championship,
    /// A qualifying event of FIDE.
    Qualifier,
    /// An event for a title of FIDE.
    Title,
    /// An event that FIDE rates.
    Rated,
}

/// Why an overlay is not applied.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// The game is played in the territory of another federation.
    Territory {
        /// In whose.
        played_in: String,
    },
    /// It is not known where the game is played.
    TerritoryUnknown,
    /// The game is one of FIDE's.
    Fide,
    /// It is not known whether the game is one of FIDE's.
    FideUnknown,
    /// A rule conflicts with the Laws: it neither adds nor tightens, or the Laws leave no room for it.
    Conflict {
        /// The parameter it would change.
        parameter: String,
    },
    /// A rule names no parameter of the edition, or its value is none the parameter can have.
    Unreadable {
        /// The parameter as it was named.
        parameter: String,
    },
}

/// Which changes of a parameter are stricter.
#[derive(Clone, Copy)]
enum Stricter {
    /// A smaller number; none is the largest.
    Lower,
    /// A larger number; none is the smallest.
    Higher,
    /// From no to yes.
    Yes,
    /// From yes to no.
    No,
    /// A word that comes later in this list.
    Later(&'static [&'static str]),
    /// A smaller number of seconds in a default time.
    Sooner,
}

/// The parameters that a federation may tighten. Whatever is not here decides who wins or what a player may claim: a
/// change of it conflicts with the Laws.
const MAY_TIGHTEN: &[(&str, Stricter)] = &[
    ("illegal_limit", Stricter::Lower),
    ("illegal_bonus_standard", Stricter::Higher),
    ("illegal_bonus_rapid_supervised", Stricter::Higher),
    ("illegal_bonus_blitz_supervised", Stricter::Higher),
    ("illegal_bonus_rapid", Stricter::Higher),
    ("illegal_bonus_blitz", Stricter::Higher),
    ("claim_bonus_standard", Stricter::Higher),
    ("claim_bonus_rapid", Stricter::Higher),
    ("claim_bonus_blitz", Stricter::Higher),
    ("claim_bonus_blitz_supervised", Stricter::Higher),
    ("counts_king_capture", Stricter::Yes),
    ("counts_promotion", Stricter::Yes),
    ("counts_empty_press", Stricter::Yes),
    ("counts_two_hands", Stricter::Yes),
    ("arbiter_acts", Stricter::Yes),
    ("arbiter_calls_flag", Stricter::Yes),
    ("agreement_needs_moves", Stricter::Yes),
    ("record_in_advance", Stricter::No),
    ("device", Stricter::Later(&["penalties", "rings", "sounds", "on_person", "in_venue"])),
    ("default_time", Stricter::Sooner),
];

/// What the editions since 2014 leave to the regulations of an event.
const LEFT_OPEN: &[&str] = &["default_time"];

impl Stricter {
    /// Whether the new value is at least as strict as the old one.
    fn holds(self, old: &Value, new: &Value) -> bool {
        let seconds = |value: &Value| value.get("seconds").and_then(Value::as_i64);
        match self {
            Stricter::Lower => new.as_i64().is_some_and(|new| old.as_i64().is_none_or(|old| new <= old)),
            Stricter::Higher => new.as_i64().is_some_and(|new| old.as_i64().is_none_or(|old| new >= old)),
            Stricter::Yes => new == &Value::Bool(true),
            Stricter::No => new == &Value::Bool(false),
            Stricter::Later(words) => {
                let place = |value: &Value| words.iter().position(|word| value.as_str() == Some(*word));
                place(new).is_some_and(|new| place(old).is_some_and(|old| new >= old))
            }
            Stricter::Sooner => {
                seconds(new).is_some_and(|new| seconds(old).is_none_or(|old| (0..=old).contains(&new)))
            }
        }
    }
}

impl Overlay {
    /// The edition with the rules of this overlay, if the three guards let it.
    pub fn apply(&self, edition: &Edition, standing: &Standing) -> Result<Edition, Refusal> {
        if edition.parameters.federation_rules.value {
            self.at_home(standing)?;
        }
        let unreadable = |rule: &OverlayRule| Refusal::Unreadable { parameter: rule.parameter.clone() };
        let mut overlaid = edition.clone();
        for rule in &self.rules {
            let mut json = serde_json::to_value(&overlaid).map_err(|_| unreadable(rule))?;
            let cell = json.get_mut("parameters").and_then(|all| all.get_mut(&rule.parameter));
            let cell = cell.and_then(Value::as_object_mut).ok_or_else(|| unreadable(rule))?;
            let old = cell.get("value").cloned().unwrap_or_default();
            let stricter = MAY_TIGHTEN.iter().find(|(name, _)| *name == rule.parameter);
            let open =
                edition.parameters.federation_rules.value || LEFT_OPEN.contains(&rule.parameter.as_str());
            if !open || !stricter.is_some_and(|(_, stricter)| stricter.holds(&old, &rule.value)) {
                return Err(Refusal::Conflict { parameter: rule.parameter.clone() });
            }
            cell.insert("value".into(), rule.value.clone());
            cell.insert("article".into(), rule.article.as_str().into());
            cell.insert("status".into(), serde_json::to_value(Status::Verified).unwrap_or_default());
            overlaid = serde_json::from_value(json).map_err(|_| unreadable(rule))?;
            overlaid.overlaid.push(rule.article.clone());
        }
        Ok(overlaid)
    }

    /// The guards of the Preface that look at the game: own territory, and not an event of FIDE.
    fn at_home(&self, standing: &Standing) -> Result<(), Refusal> {
        let played_in = standing.played_in.as_ref().ok_or(Refusal::TerritoryUnknown)?;
        if !played_in.eq_ignore_ascii_case(&self.federation) {
            return Err(Refusal::Territory { played_in: played_in.clone() });
        }
        match standing.fide_event {
            None => Err(Refusal::FideUnknown),
            Some(FideEvent::None) => Ok(()),
            Some(_) => Err(Refusal::Fide),
        }
    }

    /// The regulations of an event, with what this overlay fills.
    pub fn fill(&self, event: &Regulations) -> Regulations {
        let own = &self.regulations;
        Regulations {
            default_time_min: event.default_time_min.or(own.default_time_min),
            guidelines_iii: event.guidelines_iii.clone().or_else(|| own.guidelines_iii.clone()),
            min_moves_draw: event.min_moves_draw.max(own.min_moves_draw),
            points: event.points.clone().or_else(|| own.points.clone()),
            supervised_blitz_bonus_s: event.supervised_blitz_bonus_s.or(own.supervised_blitz_bonus_s),
            device_lighter_penalty: event.device_lighter_penalty.or(own.device_lighter_penalty),
        }
    }

    /// That the overlay was applied, as a reason of the ruling.
    pub fn applied(&self) -> Message {
        self.about("laws-reason-overlay-applied")
    }

    /// That the overlay was not applied, as a reason of the ruling, and what the arbiter is asked.
    pub fn refused(&self, refusal: &Refusal) -> (Message, Option<Message>) {
        match refusal {
            Refusal::Territory { played_in } => {
                (self.about("laws-reason-overlay-territory").with("territory", played_in.clone()), None)
            }
            Refusal::Fide => (self.about("laws-reason-overlay-fide"), None),
            Refusal::Conflict { parameter } => {
                (self.about("laws-reason-overlay-conflict").with("parameter", parameter.clone()), None)
            }
            Refusal::Unreadable { parameter } => {
                (self.about("laws-reason-overlay-unreadable").with("parameter", parameter.clone()), None)
            }
            Refusal::TerritoryUnknown => {
                (self.about("laws-reason-overlay-waits"), Some(self.about("laws-ask-overlay-territory")))
            }
            Refusal::FideUnknown => {
                (self.about("laws-reason-overlay-waits"), Some(self.about("laws-ask-overlay-fide")))
            }
        }
    }

    fn about(&self, key: &'static str) -> Message {
        Message::new(key).with("overlay", self.name.clone()).with("federation", self.federation.clone())
    }
}
