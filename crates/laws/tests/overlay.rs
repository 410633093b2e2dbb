//! The overlays of federations and the three guards of the Preface.

#![allow(clippy::unwrap_used, reason = "tests stop at the first surprise")]

use arbitro_laws::edition::{EditionId, Editions};
use arbitro_laws::incident::{Case, RuleError, rule, rule_with};
use arbitro_laws::overlay::{FideEvent, Overlay, Refusal, Standing};
use arbitro_laws::ruling::Ruling;
use serde_json::{Value, json};

fn overlay(rules: &Value) -> Overlay {
    serde_json::from_value(json!({"name": "Federation rules", "federation": "ESP", "rules": rules})).unwrap()
}

fn bonus(seconds: i64) -> Overlay {
    overlay(&json!([{"parameter": "illegal_bonus_standard", "value": seconds, "article": "ESP 7"}]))
}

fn standing(played_in: Option<&str>, fide_event: Option<FideEvent>) -> Standing {
    Standing { played_in: played_in.map(str::to_owned), fide_event }
}

/// S0-03: no conflict with the Laws, own territory, and no match, championship, qualifying, title or rated event of FIDE.
#[test]
fn an_overlay_holds_under_three_guards_only() {
    let home = standing(Some("ESP"), Some(FideEvent::None));
    for edition in Editions::built_in().iter() {
        let under = |overlay: &Overlay, standing: &Standing| overlay.apply(edition, standing).err();
        let longer = bonus(300);
        let shorter = bonus(-1);
        let conflict = Some(Refusal::Conflict { parameter: "illegal_bonus_standard".into() });
        assert_eq!(under(&shorter, &home), conflict, "{}", edition.id);
        if !edition.parameters.federation_rules.value {
            // Since 2014 the Laws leave no room for it, wherever and whatever the game is.
            assert_eq!(under(&longer, &home), conflict, "{}", edition.id);
            assert!(edition.id.0.as_str() >= "2014");
            continue;
        }
        assert_eq!(under(&longer, &home), None, "{}", edition.id);
        let abroad = standing(Some("FRA"), Some(FideEvent::None));
        assert_eq!(under(&longer, &abroad), Some(Refusal::Territory { played_in: "FRA".into() }));
        for event in [
            FideEvent::Match,
            FideEvent::Championship,
            FideEvent::Qualifier,
            FideEvent::Title,
            FideEvent::Rated,
        ] {
            assert_eq!(under(&longer, &standing(Some("ESP"), Some(event))), Some(Refusal::Fide));
        }
        assert_eq!(under(&longer, &standing(None, Some(FideEvent::None))), Some(Refusal::TerritoryUnknown));
        assert_eq!(under(&longer, &standing(Some("ESP"), None)), Some(Refusal::FideUnknown));
        // Who wins and what may be claimed is not a federation's to change.
        let flag = overlay(&json!([{"parameter": "flag_test", "value": "bare_king", "article": "ESP 1"}]));
        assert_eq!(under(&flag, &home), Some(Refusal::Conflict { parameter: "flag_test".into() }));
        let unknown = overlay(&json!([{"parameter": "weather", "value": 1, "article": "ESP 1"}]));
        assert_eq!(under(&unknown, &home), Some(Refusal::Unreadable { parameter: "weather".into() }));
    }
}

/// What the Laws since 2014 leave to the regulations an overlay may fill, also in rated events.
#[test]
fn since_2014_an_overlay_fills_what_is_left_open() {
    let rated = standing(Some("ESP"), Some(FideEvent::Rated));
    let default =
        overlay(&json!([{"parameter": "default_time", "value": {"seconds": 0}, "article": "ESP 3"}]));
    for id in ["2014", "2018-01", "2023-01"] {
        let edition = Editions::built_in().get(&EditionId(id.into())).unwrap();
        assert_eq!(default.apply(edition, &rated).err(), None, "{id}");
    }
}

fn case(edition: &str, extra: &Value) -> Case {
    let mut case = json!({
        "edition": edition,
        "position_fen": "3qkb2/5ppp/8/8/8/8/5PPP/4R1K1 b - - 0 30",
        "event": {"type": "illegal_move_completed", "player": "black", "played": "d8d2", "clock_pressed": true,
                  "prior_illegal": {"white": 0, "black": 0}},
    });
    for (name, value) in extra.as_object().unwrap() {
        case[name] = value.clone();
    }
    serde_json::from_value(case).unwrap()
}

fn reasons(ruling: &Ruling) -> Vec<&str> {
    ruling.reasons.iter().map(|reason| reason.key.as_ref()).collect()
}

/// A case names the overlay or brings it; the ruling says whether it was applied, and asks for what it was not told.
#[test]
fn a_ruling_says_what_became_of_the_overlay() {
    let editions = Editions::built_in().with_overlay(bonus(300));
    let ruled = |edition: &str, extra: Value| rule_with(&case(edition, &extra), &editions).unwrap();
    let at_home = json!({"overlay": "Federation rules", "played_in": "ESP", "fide_event": "none"});
    let applied = ruled("2009", at_home.clone());
    assert_eq!(applied.clock_delta_s.white.0, 300);
    assert!(reasons(&applied).contains(&"laws-reason-overlay-applied"));
    assert!(applied.articles.contains(&"Preface".to_owned()));
    assert!(applied.articles.contains(&"ESP 7".to_owned()), "{:?}", applied.articles);
    assert_ne!(applied.articles[0], "ESP 7", "the Laws decide first");
    assert_eq!(applied.clock_articles.white, ["ESP 7"], "the federation orders the time");
    let rated = json!({"overlay": "Federation rules", "played_in": "ESP", "fide_event": "rated"});
    for (edition, extra, key) in [
        ("2009", rated, "laws-reason-overlay-fide"),
        ("2023-01", at_home, "laws-reason-overlay-conflict"),
        ("2009", json!({"overlay": "Federation rules"}), "laws-reason-overlay-waits"),
    ] {
        let plain = ruled(edition, extra);
        assert_eq!(plain.clock_delta_s.white.0, 120, "{key}");
        assert!(!plain.articles.contains(&"ESP 7".to_owned()), "{key}");
        assert!(reasons(&plain).contains(&key), "{key}");
    }
    let waits = ruled("2009", json!({"overlay": "Federation rules"}));
    assert!(waits.needs_arbiter.iter().any(|question| question.key == "laws-ask-overlay-territory"));
    let whole = json!({"overlay": bonus(240), "played_in": "esp", "fide_event": "none"});
    assert_eq!(rule(&case("2005", &whole)).unwrap().clock_delta_s.white.0, 240);
    let nameless = rule(&case("2009", &json!({"overlay": "Another"})));
    assert_eq!(nameless, Err(RuleError::Overlay("Another".into())));
}

/// A rule of the overlay that plays no part in a ruling is not cited there.
#[test]
fn only_the_articles_that_were_applied_are_cited() {
    let rules = json!([
        {"parameter": "illegal_bonus_standard", "value": 300, "article": "ESP 7"},
        {"parameter": "default_time", "value": {"seconds": 0}, "article": "ESP 3"},
    ]);
    let at_home = json!({"overlay": overlay(&rules), "played_in": "ESP", "fide_event": "none"});
    let articles = rule(&case("2009", &at_home)).unwrap().articles;
    assert!(articles.contains(&"ESP 7".to_owned()), "{articles:?}");
    assert!(!articles.contains(&"ESP 3".to_owned()), "{articles:?}");
}

/// The regulations of an overlay fill only what those of the event leave out.
#[test]
fn the_regulations_of_the_event_come_first() {
    let mut filled = overlay(&json!([]));
    filled.regulations.default_time_min = Some(30);
    filled.regulations.min_moves_draw = Some(30);
    let late = |regulations: Value| {
        let case = json!({
            "edition": "2023-01", "overlay": filled, "event_regulations": regulations,
            "event": {"type": "late_arrival", "player": "white", "minutes_late": 20},
        });
        rule(&serde_json::from_value(case).unwrap()).unwrap().result.to_string()
    };
    assert_eq!(late(json!({})), "*");
    assert_eq!(late(json!({"default_time_min": 15})), "-/+");
}
