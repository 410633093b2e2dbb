//! Time at the boards: default time, clock sheets, adjourned games; each with its undo, and with a clock that goes back.

#![allow(clippy::unwrap_used, clippy::panic, reason = "helpers of tests may fail loudly")]
#![allow(clippy::needless_pass_by_value, reason = "requests are written where they are made")]

mod common;

use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};

use arbitro_desk::api::event::SystemChoice;
use arbitro_desk::api::print::{DocumentKind, PrintForm};
use arbitro_desk::{Desk, DeskConfig, print};
use arbitro_reports::Document;
use chrono::DateTime;
use common::{Hall, call, code, enter, enter_club, new_event, paired};
use serde_json::{Value, json};

/// When play begins: 3 October 2026, 16:30 UTC.
const START: i64 = 1_791_045_000;

/// A desk whose clock the test sets.
fn hall_at(start: i64) -> (Hall, Arc<AtomicI64>) {
    let folder = tempfile::tempdir().unwrap();
    let time = Arc::new(AtomicI64::new(start));
    let mut config = DeskConfig::new(folder.path().join("config"), folder.path().join("events"));
    "Ana".clone_into(&mut config.who);
    let told = Arc::clone(&time);
    config.clock =
        Arc::new(move || DateTime::from_timestamp(told.load(Ordering::Relaxed), 0).unwrap_or_default());
    (Hall { desk: Desk::new(config), folder }, time)
}

/// A Swiss of eight with its first round on the wall.
fn swiss() -> (Hall, Arc<AtomicI64>, i64, Vec<i64>) {
    let (hall, time) = hall_at(START);
    let tournament = new_event(&hall.desk, SystemChoice::Dutch);
    enter_club(&hall.desk, tournament, 8);
    let boards = paired(&hall, tournament);
    (hall, time, tournament, boards)
}

fn undo(hall: &Hall) {
    call(hall, "journal/undo", json!({}));
}

fn begin(hall: &Hall, tournament: i64) -> Value {
    call(
        hall,
        "start_of_play/begin",
        json!({ "tournament": tournament, "round": 1, "at": null, "begun": true }),
    )
}

fn start(hall: &Hall, tournament: i64) -> Value {
    call(hall, "start_of_play/show", json!({ "tournament": tournament, "round": 1 }))
}

fn mark(hall: &Hall, pairing: i64, side: &str, sight: &str) -> Value {
    call(hall, "start_of_play/mark", json!({ "pairing": pairing, "side": side, "sight": sight }))
}

fn rules(hall: &Hall, tournament: i64, default: Option<u32>, interval: Option<u32>) -> Value {
    let asked =
        json!({ "tournament": tournament, "default_time_min": default, "reading_interval_min": interval });
    call(hall, "clock/rules", asked)
}

fn at(time: &AtomicI64, minutes: i64, seconds: i64) {
    time.store(START + 60 * minutes + seconds, Ordering::Relaxed);
}

#[test]
fn the_forfeit_is_proposed_when_the_default_time_has_passed_and_not_before() {
    let (hall, time, tournament, boards) = swiss();
    rules(&hall, tournament, Some(30), None);
    let view = begin(&hall, tournament);
    assert_eq!(view["default_time_min"], 30);
    assert_eq!(view["default_at"], json!("2026-10-03T17:00:00Z"));
    mark(&hall, boards[0], "black", "missing");
    at(&time, 30, 0);
    assert_eq!(start(&hall, tournament)["boards"][0]["proposal"], Value::Null, "at the minute itself");
    at(&time, 30, 1);
    let board = start(&hall, tournament)["boards"][0].clone();
    assert_eq!(board["proposal"]["event"], "late_arrival");
    assert_eq!(board["proposal"]["result"], json!({ "white": "+", "black": "-" }));
    assert!(board["proposal"]["articles"].as_array().unwrap().contains(&json!("6.7.1")), "{board}");
    assert_eq!(board["result"], Value::Null, "nothing is entered by itself");

    // The ruling finds its facts filled in, and the arbiter applies it.
    let on = json!({ "kind": "board", "pairing": boards[0] });
    let form = call(
        &hall,
        "ruling/form",
        json!({ "on": on, "event": "late_arrival", "circumstances": null, "lang": "en" }),
    );
    let fact = |field: &str| {
        let facts = form["facts"].as_array().unwrap();
        facts.iter().find(|fact| fact["field"] == field).unwrap()["value"].clone()
    };
    assert_eq!(
        (fact("player"), fact("minutes_late"), fact("default_time_min")),
        (json!("black"), json!(31), json!(30))
    );
    let facts = json!({ "player": "black", "minutes_late": 31, "default_time_min": 30 });
    let proposed = json!({ "on": on, "incident": { "event": "late_arrival", "facts": facts }, "circumstances": null,
                           "clocks_ms": [null, null], "lang": "en" });
    call(&hall, "ruling/apply", json!({ "proposed": proposed, "decision": { "kind": "as_proposed" } }));
    let board = start(&hall, tournament)["boards"][0].clone();
    assert_eq!(board["result"], json!({ "white": "+", "black": "-" }));
    assert_eq!(board["proposal"], Value::Null);
    undo(&hall);
    assert_eq!(start(&hall, tournament)["boards"][0]["result"], Value::Null);
    undo(&hall);
    assert_eq!(start(&hall, tournament)["boards"][0]["missing"], json!([null, null]));
    undo(&hall);
    assert_eq!(start(&hall, tournament)["started_at"], Value::Null);
}

#[test]
fn who_comes_in_time_plays_and_who_comes_late_loses() {
    let (hall, time, tournament, boards) = swiss();
    rules(&hall, tournament, Some(30), None);
    begin(&hall, tournament);
    mark(&hall, boards[0], "white", "missing");
    mark(&hall, boards[1], "white", "missing");
    at(&time, 29, 10);
    let view = mark(&hall, boards[0], "white", "arrived");
    assert_eq!(
        view["boards"][0]["missing"][0],
        json!({ "arrived_at": "2026-10-03T16:59:10Z", "minutes": 30 })
    );
    at(&time, 31, 0);
    mark(&hall, boards[1], "white", "arrived");
    at(&time, 50, 0);
    let view = start(&hall, tournament);
    assert_eq!(view["boards"][0]["proposal"], Value::Null);
    assert_eq!(view["boards"][1]["proposal"]["result"], json!({ "white": "-", "black": "+" }));
    mark(&hall, boards[1], "white", "here");
    assert_eq!(start(&hall, tournament)["boards"][1]["proposal"], Value::Null, "it was a mistake");
}

#[test]
fn where_nobody_came_both_lose_and_where_both_come_white_loses_the_time() {
    let (hall, time, tournament, boards) = swiss();
    rules(&hall, tournament, Some(30), None);
    begin(&hall, tournament);
    for board in &boards[..2] {
        mark(&hall, *board, "white", "missing");
        mark(&hall, *board, "black", "missing");
    }
    at(&time, 10, 0);
    mark(&hall, boards[1], "white", "arrived");
    at(&time, 12, 0);
    mark(&hall, boards[1], "black", "arrived");
    at(&time, 31, 0);
    let view = start(&hall, tournament);
    assert_eq!(view["boards"][0]["proposal"]["result"], json!({ "white": "-", "black": "-" }));
    assert_eq!(view["boards"][1]["proposal"]["result"], Value::Null);
    assert_eq!(view["boards"][1]["proposal"]["clock_delta_s"], json!([-600, 0]));
}

#[test]
fn regulations_that_are_silent_have_the_default_time_of_the_edition() {
    let (hall, time, tournament, boards) = swiss();
    begin(&hall, tournament);
    mark(&hall, boards[0], "black", "missing");
    at(&time, 0, 1);
    let view = start(&hall, tournament);
    assert_eq!(view["default_time_min"], 0, "6.7.1");
    assert_eq!(view["boards"][0]["proposal"]["result"], json!({ "white": "+", "black": "-" }));
    let wrong = hall.desk.handle(
        "clock/rules",
        json!({ "tournament": tournament, "default_time_min": 601, "reading_interval_min": null }),
    );
    assert_eq!(code(wrong), "error-minutes");
}

#[test]
fn a_clock_that_goes_back_forfeits_nobody() {
    let (hall, time, tournament, boards) = swiss();
    rules(&hall, tournament, Some(0), Some(30));
    begin(&hall, tournament);
    mark(&hall, boards[0], "black", "missing");
    at(&time, 40, 0);
    call(&hall, "clock/note", reading(boards[0], [Some(5_000_000), Some(5_000_000)], [Some(3), Some(3)]));
    at(&time, -120, 0);
    let view = start(&hall, tournament);
    assert_eq!((&view["clock_went_back"], &view["boards"][0]["proposal"]), (&json!(true), &Value::Null));
    assert_eq!(view["boards"][0]["missing"][1]["minutes"], 0);
    // The next reading is due half an hour from now, not after the clock has caught up.
    let sheet = call(&hall, "clock/sheet", json!({ "pairing": boards[0] }));
    assert_eq!(sheet["due_at"], json!("2026-10-03T15:00:00Z"));
    let later =
        call(&hall, "clock/note", reading(boards[0], [Some(4_900_000), Some(4_000_000)], [Some(5), Some(5)]));
    assert_eq!(later["lines"].as_array().unwrap().len(), 2);
}

fn reading(pairing: i64, clocks: [Option<u32>; 2], moves: [Option<u32>; 2]) -> Value {
    json!({ "pairing": pairing, "why": "routine", "clocks_ms": clocks, "moves": moves, "note": "" })
}

#[test]
fn readings_stand_on_the_sheet_and_those_the_time_control_does_not_allow_are_marked() {
    let (hall, time, tournament, boards) = swiss();
    rules(&hall, tournament, None, Some(30));
    begin(&hall, tournament);
    let sheet = call(&hall, "clock/sheet", json!({ "pairing": boards[0] }));
    assert_eq!(sheet["periods"].as_array().unwrap().len(), 2);
    assert_eq!(sheet["periods"][0]["params"]["last"], "40");
    assert_eq!(sheet["due_at"], json!("2026-10-03T17:00:00Z"));
    at(&time, 30, 0);
    let sheet = call(
        &hall,
        "clock/note",
        reading(boards[0], [Some(5_000_000), Some(4_700_000)], [Some(12), Some(12)]),
    );
    assert_eq!(sheet["lines"][0]["doubts"], json!([]));
    assert_eq!(sheet["lines"][0]["who"], "Ana");
    assert_eq!(sheet["due_at"], json!("2026-10-03T17:30:00Z"));
    // 1:30:00 and 40 increments of 30 s are 1:50:30 at most.
    at(&time, 60, 0);
    let sheet = call(
        &hall,
        "clock/note",
        reading(boards[0], [Some(7_000_000), Some(4_000_000)], [Some(20), Some(20)]),
    );
    assert_eq!(sheet["lines"][1]["doubts"][0]["key"], "clock-doubt-more-than-given");
    let round = call(&hall, "clock/show", json!({ "tournament": tournament, "round": 1 }));
    assert_eq!(round["boards"][0]["doubted"], 1);
    assert_eq!(round["boards"][0]["last"]["clocks_ms"], json!([7_000_000, 4_000_000]));
    let removed = call(&hall, "clock/remove", json!({ "reading": sheet["lines"][1]["reading"] }));
    assert_eq!(removed["lines"].as_array().unwrap().len(), 1);
    undo(&hall);
    undo(&hall);
    let sheet = call(&hall, "clock/sheet", json!({ "pairing": boards[0] }));
    assert_eq!(sheet["lines"].as_array().unwrap().len(), 1);
    let nothing = hall.desk.handle("clock/note", reading(boards[0], [None, None], [None, None]));
    assert_eq!(code(nothing), "error-reading-without-clock");
    enter(&hall.desk, boards[0], "1", "0").unwrap();
    let sheet = call(&hall, "clock/sheet", json!({ "pairing": boards[0] }));
    assert_eq!(sheet["due_at"], Value::Null, "the game is over");
}

#[test]
fn an_adjustment_tells_what_the_clocks_must_show_and_is_counted_with_later_readings() {
    let (hall, time, _, boards) = swiss();
    let facts = json!({ "player": "black", "offence": "pausing", "warned": true });
    let incident = json!({ "event": "conduct", "facts": facts });
    let proposed = json!({ "on": { "kind": "board", "pairing": boards[0] }, "incident": incident, "circumstances": null,
                           "clocks_ms": [5_400_000, 5_000_000], "lang": "en" });
    let decision =
        json!({ "kind": "otherwise", "result": null, "clock_delta_s": [120, 0], "reason": "12.9.3" });
    call(&hall, "ruling/apply", json!({ "proposed": proposed, "decision": decision }));
    at(&time, 1, 0);
    // 1:30:30 at the start, and two minutes more.
    let sheet =
        call(&hall, "clock/note", reading(boards[0], [Some(5_550_000), Some(5_000_000)], [Some(0), Some(0)]));
    assert_eq!(sheet["lines"][0]["must_show_ms"], json!([5_520_000, 5_000_000]));
    assert_eq!(sheet["lines"][1]["doubts"], json!([]), "two minutes were added");
}

/// An ending in which two rooks can go to d1.
const TWO_ROOKS: &str = "6k1/5ppp/8/8/8/8/5PPP/R4RK1 w - - 0 41";

fn seal(hall: &Hall, pairing: i64) -> Value {
    let mut envelope = call(hall, "adjournment/show", json!({ "pairing": pairing }))["envelope"].clone();
    envelope["fen"] = json!(TWO_ROOKS);
    envelope["sealer"] = json!("white");
    envelope["clocks_ms"] = json!([1_800_000, 1_500_000]);
    envelope["resumption"] = json!("2026-10-04 10:00");
    call(hall, "adjournment/seal", envelope)
}

#[test]
fn a_sealed_move_with_two_readings_loses_by_the_position_on_the_envelope() {
    let (hall, _, tournament, boards) = swiss();
    let view = seal(&hall, boards[3]);
    assert_eq!((&view["state"], &view["number"]), (&json!("sealed"), &json!(41)));
    // 1:30:00, 40 increments and the next, 30 minutes: 2:20:30 less half an hour.
    assert_eq!(view["used_s"], json!([5400 + 1800 + 41 * 30 - 1800, 5400 + 1800 + 41 * 30 - 1500]));
    let listed = call(&hall, "adjournment/list", json!({}));
    assert_eq!(listed[0]["tournament"], tournament);
    let sheet = call(&hall, "clock/sheet", json!({ "pairing": boards[3] }));
    assert_eq!(sheet["lines"][0]["why"], "adjournment");

    // The envelope waits for the player who must reply.
    let closed = hall.desk.handle("adjournment/open", json!({ "pairing": boards[3], "written": "Td1" }));
    assert_eq!(code(closed), "error-envelope-stays-closed");
    let view = call(&hall, "adjournment/resume", json!({ "pairing": boards[3], "present": ["white"] }));
    assert_eq!(view["guidance"][0]["article"], "I.9.2");
    let closed = hall.desk.handle("adjournment/open", json!({ "pairing": boards[3], "written": "Td1" }));
    assert_eq!(code(closed), "error-envelope-stays-closed");
    call(&hall, "adjournment/resume", json!({ "pairing": boards[3], "present": ["white", "black"] }));
    let view = call(&hall, "adjournment/open", json!({ "pairing": boards[3], "written": "Td1" }));
    assert_eq!((&view["state"], &view["sealed_move"]), (&json!("opened"), &json!("Td1")));

    let on = json!({ "kind": "board", "pairing": boards[3] });
    let form = call(
        &hall,
        "ruling/form",
        json!({ "on": on, "event": "sealed_move_opened", "circumstances": null, "lang": "es" }),
    );
    let told = form["facts"].as_array().unwrap().iter();
    let facts: serde_json::Map<String, Value> = told
        .filter(|fact| !fact["value"].is_null())
        .map(|fact| (fact["field"].as_str().unwrap().to_owned(), fact["value"].clone()))
        .collect();
    assert_eq!((&facts["sealer"], &facts["written"]), (&json!("white"), &json!("Td1")));
    let proposed = json!({ "on": on, "incident": { "event": "sealed_move_opened", "facts": facts }, "circumstances": null,
                           "clocks_ms": [1_800_000, 1_500_000], "lang": "es" });
    let proposal = call(&hall, "ruling/propose", proposed.clone());
    assert_eq!(proposal["result"], json!({ "white": "0", "black": "1" }), "{proposal}");
    call(&hall, "ruling/apply", json!({ "proposed": proposed, "decision": { "kind": "as_proposed" } }));
    assert_eq!(call(&hall, "adjournment/show", json!({ "pairing": boards[3] }))["state"], "concluded");
    for state in ["opened", "resumed", "resumed", "sealed", "none"] {
        undo(&hall);
        assert_eq!(call(&hall, "adjournment/show", json!({ "pairing": boards[3] }))["state"], state);
    }
}

#[test]
fn who_comes_to_the_resumption_is_said_twice_and_the_default_time_runs_from_the_first() {
    let (hall, time, _, boards) = swiss();
    let resume = |present: Value| {
        call(&hall, "adjournment/resume", json!({ "pairing": boards[0], "present": present }))
    };
    seal(&hall, boards[0]);
    let first = resume(json!([]));
    at(&time, 10, 0);
    let second = resume(json!(["white", "black"]));
    assert_eq!(second["resumed_at"], first["resumed_at"]);
    assert_eq!((&second["state"], &second["present"]), (&json!("resumed"), &json!([true, true])));
    call(&hall, "adjournment/open", json!({ "pairing": boards[0], "written": "Te1" }));
    // Said once more by mistake: what was found in the envelope stays.
    let third = resume(json!(["white"]));
    assert_eq!((&third["state"], &third["sealed_move"]), (&json!("opened"), &json!("Te1")));
    undo(&hall);
    // In the next session the game is adjourned again, with an envelope of its own.
    let again = seal(&hall, boards[0]);
    assert_eq!((&again["state"], &again["sealed_move"]), (&json!("sealed"), &Value::Null));
    undo(&hall);
    assert_eq!(call(&hall, "adjournment/show", json!({ "pairing": boards[0] }))["sealed_move"], "Te1");
}

#[test]
fn a_draw_before_the_resumption_concludes_the_game_and_a_corrected_envelope_keeps_its_hour() {
    let (hall, time, _, boards) = swiss();
    seal(&hall, boards[2]);
    at(&time, 5, 0);
    let mut envelope = call(&hall, "adjournment/show", json!({ "pairing": boards[2] }))["envelope"].clone();
    envelope["keeper"] = json!("Roca, Marta");
    let view = call(&hall, "adjournment/seal", envelope.clone());
    assert_eq!(
        (&view["adjourned_at"], &view["envelope"]["keeper"]),
        (&json!("2026-10-03T16:30:00Z"), &json!("Roca, Marta"))
    );
    let sheet = call(&hall, "clock/sheet", json!({ "pairing": boards[2] }));
    assert_eq!(sheet["lines"].as_array().unwrap().len(), 1, "the clocks were noted once");
    assert!(view["guidance"].as_array().unwrap().iter().any(|step| step["article"] == "I.6"));
    enter(&hall.desk, boards[2], "=", "=").unwrap();
    let view = call(&hall, "adjournment/show", json!({ "pairing": boards[2] }));
    assert_eq!((&view["state"], &view["guidance"]), (&json!("concluded"), &json!([])));
    let over = hall.desk.handle("adjournment/resume", json!({ "pairing": boards[2], "present": [] }));
    assert_eq!(code(over), "error-game-has-result");
    assert_eq!(code(hall.desk.handle("adjournment/seal", envelope)), "error-game-has-result");
    call(&hall, "adjournment/cancel", json!({ "pairing": boards[2] }));
    assert_eq!(call(&hall, "adjournment/list", json!({})), json!([]));
    let gone = hall.desk.handle("adjournment/cancel", json!({ "pairing": boards[2] }));
    assert_eq!(code(gone), "error-not-adjourned");
}

#[test]
fn who_has_the_move_seals_it_and_a_game_that_goes_on_may_be_adjourned_again() {
    let (hall, _, _, boards) = swiss();
    let show = || call(&hall, "adjournment/show", json!({ "pairing": boards[3] }));
    let mut envelope = seal(&hall, boards[3])["envelope"].clone();
    envelope["sealer"] = json!("black");
    assert_eq!(code(hall.desk.handle("adjournment/seal", envelope)), "error-sealer-not-to-move");
    assert_eq!(show()["again"], Value::Null, "the envelope is still closed");
    call(&hall, "adjournment/resume", json!({ "pairing": boards[3], "present": ["white", "black"] }));
    call(&hall, "adjournment/open", json!({ "pairing": boards[3], "written": "Rfd1" }));
    // The scoresheet of this board has no move: the next envelope begins where it stands.
    let again = show()["again"].clone();
    assert_eq!((&again["sealer"], &again["resumption"]), (&json!("white"), &json!("")));
    let view = call(&hall, "adjournment/seal", again);
    assert_eq!((&view["state"], &view["sealed_move"]), (&json!("sealed"), &Value::Null));
    undo(&hall);
    assert_eq!((&show()["state"], &show()["sealed_move"]), (&json!("opened"), &json!("Rfd1")));
}

#[test]
fn who_sealed_and_does_not_come_by_the_default_time_is_told_so() {
    let (hall, time, tournament, boards) = swiss();
    rules(&hall, tournament, Some(30), None);
    seal(&hall, boards[1]);
    call(&hall, "adjournment/resume", json!({ "pairing": boards[1], "present": ["black"] }));
    let sealer = || {
        let on = json!({ "kind": "board", "pairing": boards[1] });
        let form = call(
            &hall,
            "ruling/form",
            json!({ "on": on, "event": "sealed_move_opened", "circumstances": null, "lang": "en" }),
        );
        form["facts"].as_array().unwrap().iter().find(|fact| fact["field"] == "sealer").unwrap()["value"]
            .clone()
    };
    assert_eq!(sealer(), "white");
    at(&time, 31, 0);
    assert_eq!(sealer(), "white (absent beyond default time)");
}

#[test]
fn clock_sheets_and_envelopes_are_papers() {
    let (hall, _, tournament, boards) = swiss();
    call(&hall, "clock/note", reading(boards[0], [Some(5_000_000), None], [Some(4), None]));
    seal(&hall, boards[3]);
    let gathered = |document, lang| {
        let form = PrintForm { utc_offset_min: 120, ..PrintForm::of(tournament, document, lang) };
        print::gather(&hall.desk, &form).unwrap().document
    };
    let Document::ClockSheets(sheets) = gathered(DocumentKind::ClockSheets, "es") else {
        panic!("no clock sheets")
    };
    let line = &sheets[0].readings[0];
    assert_eq!((line.time.as_str(), line.white.as_str(), line.moves.as_str()), ("18:30", "1:23:20", "4 / –"));
    assert!(sheets[0].periods[0].starts_with("Jugadas 1 a 40: 1:30:00"), "{:?}", sheets[0].periods);
    assert_eq!(sheets.len(), 4);
    let Document::Envelopes(envelopes) = gathered(DocumentKind::Envelopes, "en") else {
        panic!("no envelopes")
    };
    let [envelope] = envelopes.as_slice() else { panic!("{envelopes:?}") };
    assert_eq!((envelope.number.as_str(), envelope.position[7][0].as_str()), ("41", "♖"));
    assert_eq!(envelope.white_time, "clock shows 0:30:00, time used 1:50:30");
    assert_eq!(envelope.adjourned, "2026-10-03 18:30");
    call(&hall, "round/unpair", json!({ "tournament": tournament, "reason": "wrong list" }));
    undo(&hall);
    assert_eq!(call(&hall, "adjournment/list", json!({})).as_array().unwrap().len(), 1);
}
