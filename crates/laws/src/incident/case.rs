//! The case: the circumstances of a game and the event the arbiter has to rule on.
//!
//! [`Case`] is read from JSON, one object a case; a program builds it field by field. A field or an event that is not
//! known is an error with its name, so that no fact is silently lost.

use serde::de::IgnoredAny;
use serde::{Deserialize, Serialize};

use super::event::Event;
use crate::edition::{EditionId, Seconds};
use crate::overlay::{FideEvent, Overlay};
use crate::record::Record;
use crate::side::{Participant, PerSide};

/// The time class of a game (Laws, Appendices A and B).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum TimeClass {
    /// Standard play.
    #[default]
    Standard,
    /// Rapid chess.
    Rapid,
    /// Blitz.
    Blitz,
}

/// Whether the supervision of rapid or blitz games is adequate (2023 A.4, B.2).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Supervision {
    /// The Competition Rules apply.
    #[serde(rename = "adequate")]
    Adequate,
    /// The rules of the appendix apply.
    #[serde(rename = "inadequate")]
    Inadequate,
    /// Standard play, or not said.
    #[default]
    #[serde(rename = "n/a")]
    NotApplicable,
}

/// The game played.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Variant {
    /// Chess from the classical position.
    #[default]
    Standard,
    /// Chess960.
    Chess960,
}

/// What the regulations of the event say, as far as the Laws leave it to them.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Regulations {
    /// The default time in minutes; absent where the regulations say nothing.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub default_time_min: Option<i64>,
    /// The announced part of the rules for quickplay finishes, such as `III.5 announced`; absent where none was.
    #[serde(rename = "guidelines_III", skip_serializing_if = "Option::is_none")]
    pub guidelines_iii: Option<String>,
    /// No draw by agreement before so many moves.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub min_moves_draw: Option<u32>,
    /// The points for a win, a draw and a loss.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub points: Option<Vec<serde_json::Number>>,
    /// The opponent's extra time in supervised blitz, where the Laws do not settle it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub supervised_blitz_bonus_s: Option<Seconds>,
    /// Whether the regulations allow a lighter penalty than the loss for a device.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub device_lighter_penalty: Option<bool>,
}

/// An overlay, by its name among those handed in, or whole.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(untagged)]
pub enum OverlayNamed {
    /// By its name.
    Name(String),
    /// The overlay itself.
    Given(Box<Overlay>),
}

/// An event with the circumstances of its game.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Case {
    /// A name, given back with the answer.
    #[serde(default)]
    pub id: String,
    /// The edition the game is played under.
    pub edition: EditionId,
    /// The time class.
    #[serde(default)]
    pub tc_class: TimeClass,
    /// The supervision.
    #[serde(default)]
    pub supervision: Supervision,
    /// The increment a press of the clock brings, in seconds.
    #[serde(default)]
    pub increment_s: Seconds,
    /// The game played.
    #[serde(default)]
    pub variant: Variant,
    /// The position when the event happens, in FEN.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub position_fen: Option<String>,
    /// The position at the start of the record, in FEN; absent for the initial position of the game.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub start_fen: Option<String>,
    /// The moves of the record in standard algebraic notation, for people; `moves_uci` is what is replayed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub moves_san: Option<String>,
    /// The moves of the record in UCI, apart by spaces.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub moves_uci: Option<String>,
    /// The record itself, for a program that has it; it goes before the fields in text.
    #[serde(skip)]
    pub record: Option<Record>,
    /// What the regulations of the event say.
    #[serde(default)]
    pub event_regulations: Regulations,
    /// Who plays each side; one person where it is not said.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub participants: Option<PerSide<Participant>>,
    /// The overlay of a federation the event is played under.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub overlay: Option<OverlayNamed>,
    /// The federation in whose territory the game is played, by its FIDE code.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub played_in: Option<String>,
    /// What the game is to FIDE.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub fide_event: Option<FideEvent>,
    /// The event.
    pub event: Event,
    /// What a worked case expects; never looked at.
    #[serde(default, skip_serializing)]
    expected: Ignored,
    /// Why a worked case expects it; never looked at.
    #[serde(default, skip_serializing)]
    why: Ignored,
    /// Where a worked case comes from; never looked at.
    #[serde(default, skip_serializing)]
    source: Ignored,
    /// How sure a worked case is; never looked at.
    #[serde(default, skip_serializing)]
    confidence: Ignored,
    /// How a worked case was checked; never looked at.
    #[serde(default, skip_serializing)]
    verified_by: Ignored,
}

impl Case {
    /// An event under an edition, in standard play, with nothing else known.
    pub fn new(edition: EditionId, event: Event) -> Case {
        Case {
            id: String::new(),
            edition,
            tc_class: TimeClass::default(),
            supervision: Supervision::default(),
            increment_s: Seconds::default(),
            variant: Variant::default(),
            position_fen: None,
            start_fen: None,
            moves_san: None,
            moves_uci: None,
            record: None,
            event_regulations: Regulations::default(),
            participants: None,
            overlay: None,
            played_in: None,
            fide_event: None,
            event,
            expected: Ignored,
            why: Ignored,
            source: Ignored,
            confidence: Ignored,
            verified_by: Ignored,
        }
    }
}

/// A field that is accepted and not looked at.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Ignored;

impl<'de> Deserialize<'de> for Ignored {
    fn deserialize<D: serde::Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        IgnoredAny::deserialize(input).map(|_| Ignored)
    }
}
