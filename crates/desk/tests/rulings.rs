//! Every event of the Laws, asked at the desk: its form, its ruling or its questions, in both languages; and the ruling on
//! a position alone.

#![allow(clippy::unwrap_used, clippy::panic, reason = "a sweep that cannot go on must fail")]
#![allow(clippy::needless_pass_by_value, reason = "requests are written where they are made")]

mod common;

use std::collections::BTreeSet;

use arbitro_messages::{Catalogue, Lang};
use common::{Hall, call, hall};
use serde_json::{Map, Value, json};

/// The sample event, and its board in play on which an illegal move was ruled on.
fn sample(hall: &Hall) -> i64 {
    let event = call(hall, "event/sample", json!({}));
    let tournament = &event["tournaments"][0]["id"];
    let round = call(hall, "round/show", json!({ "tournament": tournament, "round": 5 }));
    round["boards"][3]["pairing"].as_i64().unwrap()
}

fn form(hall: &Hall, on: &Value, event: &str, lang: &str) -> Value {
    call(hall, "ruling/form", json!({ "on": on, "event": event, "circumstances": null, "lang": lang }))
}

/// What a form has filled in.
fn filled(form: &Value) -> Map<String, Value> {
    let facts = form["facts"].as_array().unwrap();
    let told = facts.iter().filter(|fact| !fact["value"].is_null());
    told.map(|fact| (fact["field"].as_str().unwrap().to_owned(), fact["value"].clone())).collect()
}

/// An answer to a fact that must be told, of its kind.
fn some_answer(fact: &Value) -> Value {
    let input = &fact["input"];
    match input["kind"].as_str().unwrap() {
        "side" => json!("black"),
        "choice" => input["options"][0]["value"].clone(),
        "ply" => input["options"][0]["index"].clone(),
        "move" => json!("a2a3"),
        "number" => json!(3),
        "both" => json!({ "white": 1, "black": 1 }),
        "yes_no" => json!(true),
        "text" if fact["field"].as_str().unwrap().contains("white") => json!("0.5"),
        "text" if fact["field"].as_str().unwrap().contains("black") => json!("½"),
        "text" => json!("e4"),
        other => panic!("{other}"),
    }
}

fn propose(hall: &Hall, on: &Value, event: &str, facts: Map<String, Value>, lang: &str) -> Value {
    let incident = json!({ "event": event, "facts": facts });
    let request = json!({ "on": on, "incident": incident, "circumstances": null,
                          "clocks_ms": [600_000, 500_000], "lang": lang });
    call(hall, "ruling/propose", request)
}

/// Fails where a text is empty, or is a key nobody wrote a text for, or lacks an argument.
fn is_text(text: &Value, told: &str) {
    let text = text.as_str().unwrap_or_else(|| panic!("{told}: no text"));
    assert!(!text.trim().is_empty(), "{told}: empty");
    let is_key =
        text.contains('-') && text.chars().all(|c| c.is_ascii_lowercase() || "-0123456789".contains(c));
    assert!(!is_key && !text.contains("{$") && !text.contains("{ $"), "{told}: {text:?}");
}

fn texts_of(form: &Value, told: &str) {
    is_text(&form["name"], told);
    for fact in form["facts"].as_array().unwrap() {
        let told = format!("{told} {}", fact["field"]);
        is_text(&fact["label"], &told);
        assert!(
            fact["hint"].is_null() || fact["hint"].as_str().is_some_and(|hint| !hint.is_empty()),
            "{told}"
        );
        for option in fact["input"]["options"].as_array().unwrap_or(&Vec::new()) {
            let shown = option["text"].as_str().unwrap();
            assert!(!shown.starts_with("choice-") && !shown.is_empty(), "{told}: {option}");
        }
    }
}

/// A proposal says what happened, and rules or asks; a ruling cites the edition.
fn says_something(proposal: &Value, told: &str) {
    is_text(&proposal["headline"], told);
    let (lines, questions) =
        (proposal["lines"].as_array().unwrap(), proposal["questions"].as_array().unwrap());
    assert!(!lines.is_empty() || !questions.is_empty(), "{told}: neither a ruling nor a question");
    for line in lines {
        is_text(&line["text"], told);
    }
    for question in questions {
        is_text(&question["text"], told);
    }
    for option in proposal["options"].as_array().unwrap() {
        is_text(&option["text"], told);
    }
    if !lines.is_empty() {
        is_text(&proposal["text"], told);
        assert_eq!(proposal["edition"], "2023-01", "{told}");
        assert!(!proposal["articles"].as_array().unwrap().is_empty(), "{told}: no article");
        assert!(
            ["verified", "excerpt", "unverified"].contains(&proposal["status"].as_str().unwrap()),
            "{told}"
        );
    }
}

#[test]
fn every_event_yields_a_ruling_or_questions_in_both_languages() {
    let hall = hall();
    let board = json!({ "kind": "board", "pairing": sample(&hall) });
    let start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
    let position = json!({ "kind": "position", "fen": start, "chess960": false });
    for lang in ["en", "es"] {
        let events = call(&hall, "ruling/events", json!({ "lang": lang }));
        let events = events.as_array().unwrap();
        assert_eq!(events.len(), 64);
        for choice in events {
            let event = choice["event"].as_str().unwrap();
            is_text(&choice["name"], event);
            is_text(&choice["words"], event);
            for on in [&board, &position] {
                let told = format!("{lang} {event} on {}", on["kind"]);
                let form = form(&hall, on, event, lang);
                texts_of(&form, &told);
                let mut facts = filled(&form);
                says_something(&propose(&hall, on, event, facts.clone(), lang), &told);
                for fact in form["facts"].as_array().unwrap().iter().filter(|fact| fact["need"] == "must") {
                    facts.entry(fact["field"].as_str().unwrap()).or_insert_with(|| some_answer(fact));
                }
                let proposal = propose(&hall, on, event, facts, lang);
                says_something(&proposal, &told);
                assert!(
                    !proposal["lines"].as_array().unwrap().is_empty(),
                    "{told}: all is told, so there is a ruling"
                );
            }
        }
    }
}

/// Every fact that can be answered is taken, whatever the answer.
#[test]
fn every_answer_of_every_form_is_understood() {
    let hall = hall();
    let board = json!({ "kind": "board", "pairing": sample(&hall) });
    for choice in call(&hall, "ruling/events", json!({ "lang": "en" })).as_array().unwrap() {
        let event = choice["event"].as_str().unwrap();
        let form = form(&hall, &board, event, "en");
        let mut facts = filled(&form);
        for fact in form["facts"].as_array().unwrap() {
            let field = fact["field"].as_str().unwrap();
            let answer = match field {
                "scheduled" | "actual_start" | "arrival" => json!("15:44"),
                _ => some_answer(fact),
            };
            facts.entry(field).or_insert(answer);
        }
        for fact in form["facts"].as_array().unwrap() {
            for option in fact["input"]["options"].as_array().unwrap_or(&Vec::new()) {
                let answer = if option["index"].is_null() { &option["value"] } else { &option["index"] };
                let mut facts = facts.clone();
                facts.insert(fact["field"].as_str().unwrap().to_owned(), answer.clone());
                says_something(&propose(&hall, &board, event, facts, "en"), event);
            }
        }
        says_something(&propose(&hall, &board, event, facts, "en"), event);
    }
}

#[test]
fn names_are_apart_and_every_name_of_an_event_is_used() {
    let hall = hall();
    for (lang, known) in [("en", Lang::En), ("es", Lang::Es)] {
        let events = call(&hall, "ruling/events", json!({ "lang": lang }));
        let names: BTreeSet<&str> =
            events.as_array().unwrap().iter().map(|e| e["name"].as_str().unwrap()).collect();
        assert_eq!(names.len(), 64, "{lang}");
        let catalogue = Catalogue::load().unwrap();
        let texts = catalogue.keys(known).filter(|key| key.starts_with("event-") && !key.ends_with("-words"));
        assert_eq!(texts.count(), 64, "{lang}");
    }
}

#[test]
fn may_this_flag_still_win_is_answered_without_an_event() {
    let hall = hall();
    let flag = |fen: &str| {
        let on = json!({ "kind": "position", "fen": fen, "chess960": false });
        let mut facts = Map::new();
        facts.insert("player_flag_fallen".to_owned(), json!("black"));
        propose(&hall, &on, "flag_fall", facts, "es")
    };
    // A locked wall: no pawn can ever move, and no piece gets through.
    let locked = flag("8/8/4k3/p1p1p1p1/P1P1P1P1/4K3/8/8 b - - 0 1");
    assert_eq!(locked["result"], json!({ "white": "=", "black": "=" }), "{locked:#}");
    assert_eq!(locked["evidence"]["proof"], "unwinnable");
    assert!(locked["evidence"]["because"].is_string(), "{locked:#}");
    let rook = flag("8/8/4k3/8/8/4K3/8/7R b - - 0 1");
    assert_eq!(rook["result"], json!({ "white": "1", "black": "0" }), "{rook:#}");
    assert!(!rook["evidence"]["line_fens"].as_array().unwrap().is_empty());
}

fn apply(hall: &Hall, on: &Value, event: &str, facts: Value, decision: Value) -> Value {
    let proposed = json!({ "on": on, "incident": { "event": event, "facts": facts }, "circumstances": null,
                           "clocks_ms": [600_000, 500_000], "lang": "en" });
    call(hall, "ruling/apply", json!({ "proposed": proposed, "decision": decision, "reported_by": "white" }))
}

#[test]
fn a_warning_answers_what_the_laws_leave_open_and_stands_in_the_log() {
    let hall = hall();
    let pairing = sample(&hall);
    let board = json!({ "kind": "board", "pairing": pairing });
    let facts = json!({ "player": "black", "offence": "distraction" });
    let warning = json!({ "kind": "otherwise", "result": null, "clock_delta_s": [60, 0], "reason": "",
                          "penalty": "laws-option-warning" });
    apply(&hall, &board, "conduct", facts.clone(), warning);
    let log = call(&hall, "incident/list", json!({ "tournament": null }));
    let row = &log[0];
    assert_eq!((&row["event"], &row["penalty"]), (&json!("conduct"), &json!("laws-option-warning")));
    assert_eq!(row["reported_by"], "white");
    assert_eq!(row["otherwise"], false);
    assert_eq!(row["clocks_before_ms"], json!([600_000, 500_000]));
    assert_eq!(row["clocks_after_ms"], json!([660_000, 500_000]));
    let form = form(&hall, &board, "conduct", "en");
    let earlier = form["earlier"].as_array().unwrap();
    assert!(earlier.iter().any(|said| said.as_str().unwrap().contains("warning")), "{earlier:?}");
}

#[test]
fn a_penalty_that_was_not_offered_is_refused() {
    let hall = hall();
    let board = json!({ "kind": "board", "pairing": sample(&hall) });
    let proposed = json!({ "on": board, "circumstances": null, "clocks_ms": [null, null], "lang": "en",
        "incident": { "event": "conduct", "facts": { "player": "black", "offence": "notes" } } });
    let decision = json!({ "kind": "otherwise", "result": null, "clock_delta_s": [0, 0], "reason": "x",
                           "penalty": "laws-option-bonus" });
    let refused = hall.desk.handle("ruling/apply", json!({ "proposed": proposed, "decision": decision }));
    assert_eq!(refused.unwrap_err().code, "error-not-a-penalty");
}

fn play(hall: &Hall, pairing: i64, typed: &str) -> Value {
    let seen = call(hall, "game/show", json!({ "pairing": pairing, "lang": "en" }))["plies"]
        .as_array()
        .unwrap()
        .len();
    let played = json!({ "text": typed });
    call(
        hall,
        "game/play",
        json!({ "pairing": pairing, "seen_plies": seen, "played": played, "clock_ms": null, "lang": "en" }),
    )
}

#[test]
fn an_illegal_move_is_counted_as_the_arbiter_decides() {
    let hall = hall();
    let pairing = sample(&hall);
    let board = json!({ "kind": "board", "pairing": pairing });
    let before = call(&hall, "game/show", json!({ "pairing": pairing, "lang": "en" }));
    let counted = before["illegal_moves"].clone();
    let view = play(&hall, pairing, "Kh8");
    assert_eq!(view["plies"].as_array().unwrap().last().unwrap()["mark"], "illegal", "{view:#}");
    let facts = Value::Object(filled(&form(&hall, &board, "illegal_move_completed", "en")));
    let proposal = propose(&hall, &board, "illegal_move_completed", facts.as_object().unwrap().clone(), "en");
    assert_eq!(proposal["counted_against"], json!(["white"]), "{proposal:#}");
    assert_eq!(proposal["restores"], true);
    let lenient = json!({ "kind": "otherwise", "result": null, "clock_delta_s": [0, 0], "reason": "A child.",
                          "counted_against": [], "restores": false, "penalty": null });
    let view = apply(&hall, &board, "illegal_move_completed", facts, lenient);
    assert_eq!(view["illegal_moves"], counted, "nothing more is counted");
    assert_eq!(view["plies"].as_array().unwrap().last().unwrap()["mark"], "stands");
    assert_eq!(view["waiting"], Value::Null, "it was ruled on");
}

#[test]
fn an_illegal_move_that_two_pages_ask_about_is_ruled_on_once() {
    let hall = hall();
    let pairing = sample(&hall);
    let board = json!({ "kind": "board", "pairing": pairing });
    let index = play(&hall, pairing, "Kd5")["waiting"].clone();
    let facts =
        json!({ "played": index, "clock_pressed": true, "prior_illegal": { "white": 1, "black": 0 } });
    let ruled =
        apply(&hall, &board, "illegal_move_completed", facts.clone(), json!({ "kind": "as_proposed" }));
    let proposed = json!({ "on": board, "circumstances": null, "clocks_ms": [null, null], "lang": "en",
        "incident": { "event": "illegal_move_completed", "facts": facts } });
    let decision = json!({ "kind": "as_proposed" });
    let again = hall.desk.handle("ruling/apply", json!({ "proposed": proposed, "decision": decision }));
    assert_eq!(again.unwrap_err().code, "error-ply-ruled");
    let view = call(&hall, "game/show", json!({ "pairing": pairing, "lang": "en" }));
    assert_eq!(view["illegal_moves"], ruled["illegal_moves"]);
    // Once it is taken back it can be ruled on anew.
    call(&hall, "journal/undo", json!({}));
    call(&hall, "ruling/apply", json!({ "proposed": proposed, "decision": decision }));
}

/// Rulings that two pages may both ask for, on a board where nothing happens in between.
const ASKED_TWICE: [(&str, &str); 3] = [
    ("flag_fall", r#"{ "flag": "black" }"#),
    ("draw_claim_50", r#"{ "claimant": "white", "mode": "has_been_completed" }"#),
    ("draw_claim_threefold", r#"{ "claimant": "white" }"#),
];

#[test]
fn what_was_ruled_on_is_ruled_on_again_only_if_the_arbiter_says_so() {
    let hall = hall();
    let pairing = sample(&hall);
    let board = json!({ "kind": "board", "pairing": pairing });
    for (event, facts) in ASKED_TWICE {
        let mut filled = filled(&form(&hall, &board, event, "en"));
        filled.extend(serde_json::from_str::<serde_json::Map<String, Value>>(facts).unwrap());
        let incident = json!({ "event": event, "facts": filled });
        let proposed = json!({ "on": board, "circumstances": null, "clocks_ms": [60_000, 60_000], "lang": "en",
                               "incident": incident });
        let request = json!({ "proposed": proposed, "decision": { "kind": "as_proposed" } });
        let once = call(&hall, "ruling/apply", request.clone());
        let warning = common::asked(&hall, "ruling/apply", request.clone());
        assert_eq!(warning.consequences[0].key, "warning-ruled-already", "{event}");
        let unchanged = call(&hall, "game/show", json!({ "pairing": pairing, "lang": "en" }));
        assert_eq!(unchanged["incidents"], once["incidents"], "{event}");
        let twice = call(&hall, "ruling/apply", request);
        assert_eq!(
            twice["incidents"].as_array().unwrap().len(),
            once["incidents"].as_array().unwrap().len() + 1,
            "{event}: confirmed"
        );
    }
}

#[test]
fn a_sealed_move_with_two_readings_loses_in_any_language() {
    let hall = hall();
    sample(&hall);
    let on = json!({ "kind": "position", "fen": "r7/4k3/8/8/8/8/8/R4RK1 w - - 0 1", "chess960": false });
    for (lang, written) in [("en", "Rd1"), ("es", "Td1"), ("en", "Td1")] {
        let mut facts = filled(&form(&hall, &on, "sealed_move_opened", lang));
        facts.insert("written".to_owned(), json!(written));
        let proposal = propose(&hall, &on, "sealed_move_opened", facts, lang);
        assert_eq!(proposal["result"], json!({ "white": "0", "black": "1" }), "{proposal:#}");
    }
}

#[test]
fn the_line_on_a_clock_cites_the_article_that_orders_the_time() {
    let hall = hall();
    sample(&hall);
    let on = json!({ "kind": "position", "fen": "8/8/4k3/8/8/4K3/8/7R w - - 20 60", "chess960": false });
    for (class, article) in [("standard", "9.5.3"), ("rapid", "A.3")] {
        let mut circumstances = form(&hall, &on, "draw_claim_50", "en")["circumstances"].clone();
        circumstances["time_class"] = json!(class);
        let facts = json!({ "claimant": "white", "mode": "has_been_completed" });
        let request = json!({ "on": on, "incident": { "event": "draw_claim_50", "facts": facts },
                              "circumstances": circumstances, "clocks_ms": [600_000, 500_000], "lang": "en" });
        let proposal = call(&hall, "ruling/propose", request);
        assert!(proposal["clock_delta_s"][1].as_i64() > Some(0), "the claim is refused: {proposal:#}");
        assert_ne!(proposal["articles"][0], article, "another article comes first");
        let lines = proposal["lines"].as_array().unwrap();
        let clock = |line: &&Value| line["text"].as_str().unwrap().contains("more on the clock");
        let cited: Vec<&Value> = lines.iter().filter(clock).map(|line| &line["article"]).collect();
        assert_eq!(cited, [article], "{class}: {proposal:#}");
    }
}
