//! What must hold of every ruling: the order of the facts and the colours make no difference, and nothing
//! from outside makes it panic.

#![allow(clippy::expect_used, reason = "a test that cannot read its cases must fail")]

use arbitro_laws::incident::{Case, rule};
use arbitro_laws::ruling::Ruling;
use proptest::prelude::*;
use serde_json::{Map, Value};

fn cases() -> Vec<Value> {
    let lines = include_str!("data/laws.jsonl").lines();
    lines.map(|line| serde_json::from_str(line).expect("a case is JSON")).collect()
}

/// One worked case; the numbers go round.
fn case_at(index: usize) -> Value {
    let lines: Vec<&str> = include_str!("data/laws.jsonl").lines().collect();
    serde_json::from_str(lines[index % lines.len()]).expect("a case is JSON")
}

fn ruling(case: &Value) -> Ruling {
    rule(&serde_json::from_value::<Case>(case.clone()).expect("a case")).expect("a ruling")
}

/// The object with its fields written in reverse, at every level.
fn reversed(value: &Value) -> String {
    match value {
        Value::Object(fields) => {
            let written = fields
                .iter()
                .rev()
                .map(|(name, field)| format!("{}:{}", Value::from(name.as_str()), reversed(field)));
            format!("{{{}}}", written.collect::<Vec<_>>().join(","))
        }
        Value::Array(items) => format!("[{}]", items.iter().map(reversed).collect::<Vec<_>>().join(",")),
        other => other.to_string(),
    }
}

#[test]
fn the_order_of_the_facts_makes_no_difference() {
    for case in cases() {
        let turned: Case = serde_json::from_str(&reversed(&case)).expect("a case");
        assert_eq!(rule(&turned), Ok(ruling(&case)), "{}", case["id"]);
    }
}

/// S2-01: a person, a team or a computer: the Laws speak of the side.
#[test]
fn who_plays_a_side_makes_no_difference() {
    for case in cases() {
        for (white, black) in [("person", "computer"), ("team", "person"), ("computer", "team")] {
            let mut told = case.clone();
            told["participants"] = serde_json::json!({"white": white, "black": black});
            assert_eq!(ruling(&told), ruling(&case), "{}", case["id"]);
        }
    }
}

#[test]
fn a_ruling_is_read_back_as_it_was_written() {
    for case in cases() {
        let given = ruling(&case);
        let text = serde_json::to_string(&given).expect("a ruling is JSON");
        assert_eq!(serde_json::from_str::<Ruling>(&text).ok(), Some(given), "{}", case["id"]);
    }
}

/// The other rank, seen from the other side.
fn other_rank(rank: char) -> char {
    rank.to_digit(10).and_then(|digit| char::from_digit(9 - digit, 10)).unwrap_or(rank)
}

/// Squares in a text, seen from the other side.
fn mirrored_squares(text: &str) -> String {
    let mut before = ' ';
    text.chars()
        .map(|c| {
            let square = ('a'..='h').contains(&before) && ('1'..='8').contains(&c);
            before = c;
            if square { other_rank(c) } else { c }
        })
        .collect()
}

/// Colours and results in a text, exchanged.
fn mirrored_words(text: &str) -> String {
    match text {
        "1-0" => return "0-1".to_owned(),
        "0-1" => return "1-0".to_owned(),
        _ => {}
    }
    let exchange = |text: &str, one: &str, other: &str| {
        text.replace(one, "\u{0}").replace(other, one).replace('\u{0}', other)
    };
    mirrored_squares(&exchange(&exchange(text, "white", "black"), "White", "Black"))
}

/// A position with colours exchanged.
fn mirrored_fen(fen: &str) -> String {
    let case = |c: char| if c.is_ascii_uppercase() { c.to_ascii_lowercase() } else { c.to_ascii_uppercase() };
    let fields: Vec<&str> = fen.split(' ').collect();
    let board: Vec<String> =
        fields[0].split('/').rev().map(|rank| rank.chars().map(case).collect()).collect();
    let turn = if fields[1] == "w" { "b" } else { "w" };
    let castling: String = fields[2].chars().map(case).collect();
    let en_passant: String = fields[3].chars().map(other_rank).collect();
    [&board.join("/"), turn, &castling, &en_passant, fields[4], fields[5]].join(" ")
}

fn mirrored(name: &str, value: &Value) -> Value {
    match value {
        Value::String(text) => match name {
            "id" | "edition" | "tc_class" | "supervision" | "variant" | "type" | "guidelines_III" => {
                value.clone()
            }
            "position_fen" | "start_fen" => mirrored_fen(text).into(),
            _ => mirrored_words(text).into(),
        },
        Value::Array(items) => items.iter().map(|item| mirrored(name, item)).collect(),
        Value::Object(fields) => {
            let turned = fields.iter().map(|(name, field)| (mirrored_words(name), mirrored(name, field)));
            Value::Object(turned.collect::<Map<_, _>>())
        }
        other => other.clone(),
    }
}

#[test]
fn mirrored_colours_give_the_mirrored_ruling() {
    for mut case in cases() {
        // White alone loses the time while neither player is present (art. 6.7.2), and moves first.
        if case["event"]["type"] == "both_absent" || case["event"]["type"] == "colours_reversed" {
            continue;
        }
        if let Some(fields) = case.as_object_mut() {
            for unused in ["expected", "why", "source", "confidence", "verified_by", "moves_san"] {
                fields.remove(unused);
            }
        }
        let (given, turned) = (ruling(&case), ruling(&mirrored("", &case)));
        let id = &case["id"];
        assert_eq!(given.articles, turned.articles, "{id}");
        assert_eq!(given.legal, turned.legal, "{id}");
        assert_eq!(given.clock_delta_s.white, turned.clock_delta_s.black, "{id}");
        assert_eq!(given.clock_delta_s.black, turned.clock_delta_s.white, "{id}");
        assert_eq!(given.clock_articles.white, turned.clock_articles.black, "{id}");
        assert_eq!(given.clock_articles.black, turned.clock_articles.white, "{id}");
        assert_eq!(given.next.key, turned.next.key, "{id}");
        let questions = |ruling: &Ruling| -> Vec<String> {
            ruling.needs_arbiter.iter().map(|question| question.key.to_string()).collect()
        };
        assert_eq!(questions(&given), questions(&turned), "{id}");
        let sides = |ruling: &Ruling| -> Vec<String> {
            ruling.result.to_string().split('-').map(str::to_owned).collect()
        };
        let back: Vec<String> = sides(&turned).into_iter().rev().collect();
        if given.result.to_string().contains(['+', '*', ':']) || given.result.to_string() == "rejected" {
            assert_eq!(given.result.is_over(), turned.result.is_over(), "{id}");
        } else {
            assert_eq!(sides(&given), back, "{id}");
        }
        let moves = |ruling: &Ruling, turn: bool| -> Option<Vec<String>> {
            let mut list = ruling.permitted_moves_san.clone()?;
            if turn {
                list = list.iter().map(|san| san.chars().map(other_rank).collect()).collect();
            }
            list.sort();
            Some(list)
        };
        assert_eq!(moves(&given, true), moves(&turned, false), "{id}");
    }
}

/// Any JSON value of modest size.
fn json() -> impl Strategy<Value = Value> {
    let leaf = prop_oneof![
        Just(Value::Null),
        any::<bool>().prop_map(Value::from),
        any::<i64>().prop_map(Value::from),
        any::<f64>().prop_map(Value::from),
        "[ -~]{0,12}|[a-h][1-8][a-h][1-8]|white|black|has_appeared|\\PC{0,6}".prop_map(Value::from),
    ];
    leaf.prop_recursive(2, 12, 4, |inner| {
        prop_oneof![
            prop::collection::vec(inner.clone(), 0..4).prop_map(Value::from),
            prop::collection::btree_map("[a-z_]{1,10}|white|black", inner, 0..4)
                .prop_map(|fields| Value::Object(fields.into_iter().collect())),
        ]
    })
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 256, failure_persistence: None, ..ProptestConfig::default() })]

    /// A worked case with one fact replaced by anything is ruled on or refused, and never panics.
    #[test]
    fn no_fact_makes_it_panic(index in 0_usize..144, field in 0_usize..12, inside in any::<bool>(), anything in json()) {
        let case = &mut case_at(index);
        let target = if inside { &mut case["event"] } else { &mut *case };
        if let Some(fields) = target.as_object_mut() {
            let names: Vec<String> = fields.keys().cloned().collect();
            fields.insert(names[field % names.len()].clone(), anything);
        }
        if let Ok(case) = serde_json::from_value::<Case>(case.clone()) {
            let _ = rule(&case);
        }
    }

    /// A worked case with one fact missing is ruled on, put to the arbiter or refused, and never panics.
    #[test]
    fn no_missing_fact_makes_it_panic(index in 0_usize..144, field in 0_usize..12, inside in any::<bool>()) {
        let case = &mut case_at(index);
        let target = if inside { &mut case["event"] } else { &mut *case };
        if let Some(fields) = target.as_object_mut() {
            let names: Vec<String> = fields.keys().cloned().collect();
            fields.remove(&names[field % names.len()]);
        }
        if let Ok(case) = serde_json::from_value::<Case>(case.clone()) {
            let _ = rule(&case);
        }
    }

    /// Any event under any edition, class and supervision is ruled on.
    #[test]
    fn every_edition_rules_on_every_event(index in 0_usize..144, edition in 0_usize..11, class in 0_usize..3, supervised in any::<bool>()) {
        let case = &mut case_at(index);
        let editions: Vec<String> = arbitro_laws::edition::Editions::built_in().iter().map(|e| e.id.to_string()).collect();
        case["edition"] = editions[edition % editions.len()].as_str().into();
        case["tc_class"] = ["standard", "rapid", "blitz"][class].into();
        case["supervision"] = if supervised { "adequate" } else { "inadequate" }.into();
        let given = ruling(case);
        prop_assert!(!given.next.key.is_empty());
        prop_assert_eq!(&given.edition.0, &editions[edition % editions.len()]);
    }
}

#[test]
fn what_is_not_known_is_refused_by_its_name() {
    let error = |text: &str| match serde_json::from_str::<Case>(text) {
        Err(error) => error.to_string(),
        Ok(case) => rule(&case).map_or_else(|error| error.to_string(), |_| "a ruling".to_owned()),
    };
    let unknown_event = error(r#"{"edition":"2023-01","event":{"type":"teleportation"}}"#);
    assert!(unknown_event.contains("teleportation"), "{unknown_event}");
    let unknown_fact =
        error(r#"{"edition":"2023-01","event":{"type":"resignation","player":"white","mood":"sad"}}"#);
    assert!(unknown_fact.contains("mood"), "{unknown_fact}");
    let unknown_field =
        error(r#"{"edition":"2023-01","weather":"rain","event":{"type":"resignation","player":"white"}}"#);
    assert!(unknown_field.contains("weather"), "{unknown_field}");
    let unknown_edition = error(r#"{"edition":"1850","event":{"type":"resignation","player":"white"}}"#);
    assert!(unknown_edition.contains("1850") && unknown_edition.contains("2023-01"), "{unknown_edition}");
    let left = error(
        r#"{"edition":"2023-01","event":{"type":"promotion_incomplete","player":"white","played":"b7b8","pawn_left_on_z9":true}}"#,
    );
    assert!(left.contains("pawn_left_on_z9"), "{left}");
}
