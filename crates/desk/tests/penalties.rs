//! Penalties that change a score: ruled at a board, seen in result and standings, on paper and in the report, and undone.

#![allow(clippy::unwrap_used, clippy::panic, reason = "helpers of tests may fail loudly")]
#![allow(clippy::needless_pass_by_value, reason = "requests are written where they are made")]

mod common;

use arbitro_desk::api::event::SystemChoice;
use arbitro_desk::api::print::{DocumentKind, PrintForm};
use arbitro_desk::print;
use arbitro_reports::Document;
use common::{Hall, call, code, confirmed, enter, enter_club, hall, new_event, paired};
use serde_json::{Value, json};

/// A Swiss of eight with its first round in play.
fn swiss() -> (Hall, i64, Vec<i64>) {
    let hall = hall();
    let tournament = new_event(&hall.desk, SystemChoice::Dutch);
    enter_club(&hall.desk, tournament, 8);
    let boards = paired(&hall, tournament);
    (hall, tournament, boards)
}

fn conduct(pairing: i64, side: &str) -> Value {
    let incident =
        json!({ "event": "conduct", "facts": { "player": side, "offence": "distraction", "warned": true } });
    json!({ "on": { "kind": "board", "pairing": pairing }, "incident": incident, "circumstances": null,
            "clocks_ms": [3_600_000, 3_000_000], "lang": "en" })
}

/// Rules on conduct at a board, with a decision of the arbiter's own.
fn rule(hall: &Hall, pairing: i64, side: &str, decided: Value) -> Result<Value, arbitro_desk::DeskError> {
    let mut decision =
        json!({ "kind": "otherwise", "result": null, "clock_delta_s": [0, 0], "reason": "disturbed twice" });
    for (field, value) in decided.as_object().unwrap() {
        decision[field] = value.clone();
    }
    let request =
        json!({ "proposed": conduct(pairing, side), "decision": decision, "reported_by": "arbiter" });
    // The same may have happened once more: the arbiter says so.
    confirmed(&hall.desk, |desk| desk.handle("ruling/apply", request.clone()))
}

fn standings(hall: &Hall, tournament: i64) -> Vec<Value> {
    let view = call(hall, "standings/show", json!({ "tournament": tournament, "after_round": null }));
    view["rows"].as_array().unwrap().clone()
}

/// Rank and points of a player of the table.
fn row(hall: &Hall, tournament: i64, entry: &Value) -> (u64, String, bool) {
    let rows = standings(hall, tournament);
    let row = rows.iter().find(|row| row["entry"] == *entry).unwrap();
    let text = row["points"].as_str().unwrap().to_owned();
    (row["rank"].as_u64().unwrap(), text, row["expelled"].as_bool().unwrap())
}

fn board(hall: &Hall, tournament: i64, round: u32, pairing: i64) -> Value {
    let view = call(hall, "round/show", json!({ "tournament": tournament, "round": round }));
    let boards = view["boards"].as_array().unwrap();
    boards.iter().find(|board| board["pairing"] == pairing).unwrap().clone()
}

fn undo(hall: &Hall) {
    call(hall, "journal/undo", json!({}));
}

#[test]
fn a_split_score_by_ruling_is_in_result_and_standings_until_it_is_undone() {
    let (hall, tournament, boards) = swiss();
    let seats = board(&hall, tournament, 1, boards[0]);
    let result = json!({ "white": "=", "black": "0" });
    rule(&hall, boards[0], "black", json!({ "result": result, "penalty": "laws-option-points" })).unwrap();
    let after = board(&hall, tournament, 1, boards[0]);
    assert_eq!((&after["result"], &after["by_ruling"]), (&result, &json!(true)));
    assert_eq!(row(&hall, tournament, &seats["white"]["entry"]).1, "0.5");
    assert_eq!(row(&hall, tournament, &seats["black"]["entry"]).1, "0");
    undo(&hall);
    assert_eq!(board(&hall, tournament, 1, boards[0])["result"], Value::Null);
    assert_eq!(row(&hall, tournament, &seats["white"]["entry"]).1, "0");
    assert_eq!(call(&hall, "incident/list", json!({ "tournament": tournament })), json!([]));
}

#[test]
fn a_split_score_is_proposed_by_the_laws() {
    let (hall, tournament, boards) = swiss();
    let incident = json!({ "event": "arbiter_awards_split", "facts": { "white": "0,5", "black": "0" } });
    let proposed = json!({ "on": { "kind": "board", "pairing": boards[1] }, "incident": incident,
                           "circumstances": null, "clocks_ms": [null, null], "lang": "es" });
    let proposal = call(&hall, "ruling/propose", proposed.clone());
    assert_eq!(proposal["result"], json!({ "white": "=", "black": "0" }));
    let decision = json!({ "kind": "otherwise", "result": proposal["result"], "clock_delta_s": [0, 0],
                           "reason": "12.9" });
    call(&hall, "ruling/apply", json!({ "proposed": proposed, "decision": decision }));
    assert_eq!(board(&hall, tournament, 1, boards[1])["result"], json!({ "white": "=", "black": "0" }));
}

#[test]
fn points_taken_count_in_standings_pairings_and_report_until_they_are_undone() {
    let (hall, tournament, boards) = swiss();
    for pairing in &boards {
        enter(&hall.desk, *pairing, "1", "0").unwrap();
    }
    let offender = board(&hall, tournament, 1, boards[0])["white"]["entry"].clone();
    assert_eq!(row(&hall, tournament, &offender).1, "1");
    let decided = json!({ "penalty": "laws-option-points", "points": ["-0.5", ""] });
    rule(&hall, boards[0], "white", decided).unwrap();
    assert_eq!(row(&hall, tournament, &offender), (4, "0.5".into(), false));
    // The result of the game stays.
    assert_eq!(board(&hall, tournament, 1, boards[0])["result"], json!({ "white": "1", "black": "0" }));
    let log = call(&hall, "incident/list", json!({ "tournament": tournament }));
    assert_eq!(log[0]["points"], json!(["-0.5", ""]));
    assert_eq!(log[0]["penalised"], json!(["white"]));

    // The working tells them, the next round is paired by them, the report has them.
    let working = json!({ "tournament": tournament, "after_round": null, "entry": offender, "column": null });
    let explained = call(&hall, "standings/explain", working);
    let terms = explained["terms"].as_array().unwrap();
    assert!(terms.iter().any(|term| term["value"] == "-0.5"), "{explained}");
    let next = paired(&hall, tournament);
    let seen = next.iter().map(|pairing| board(&hall, tournament, 2, *pairing));
    let sides: Vec<Value> = seen.flat_map(|board| [board["white"].clone(), board["black"].clone()]).collect();
    let seat = sides.iter().find(|seat| seat["entry"] == offender).unwrap();
    assert_eq!(seat["points"], "0.5");
    let report = call(&hall, "trf/export", json!({ "tournament": tournament, "target": "answer" }));
    let text = report["text"].as_str().unwrap();
    let told = text.lines().find(|line| line.starts_with("299")).unwrap();
    let players = call(&hall, "player/list", json!({ "tournament": tournament }));
    let own = players.as_array().unwrap().iter().find(|player| player["entry"] == offender).unwrap();
    assert!(told.contains("-0.5") && told.trim_end().ends_with(&format!(" {}", own["number"])), "{told}");

    while call(&hall, "incident/list", json!({ "tournament": tournament })) != json!([]) {
        undo(&hall);
    }
    assert_eq!(row(&hall, tournament, &offender).1, "1");
}

#[test]
fn points_given_after_a_later_round_was_paired_leave_its_pairing_as_it_was() {
    let (hall, tournament, boards) = swiss();
    for pairing in &boards {
        enter(&hall.desk, *pairing, "1", "0").unwrap();
    }
    let next = paired(&hall, tournament);
    let before: Vec<Value> = next.iter().map(|pairing| board(&hall, tournament, 2, *pairing)).collect();
    rule(&hall, boards[0], "white", json!({ "points": ["−½", "+0.5"] })).unwrap();
    let after: Vec<Value> = next.iter().map(|pairing| board(&hall, tournament, 2, *pairing)).collect();
    assert_eq!(before, after, "the points count after round 2");
    let seats = board(&hall, tournament, 1, boards[0]);
    assert_eq!(row(&hall, tournament, &seats["white"]["entry"]).1, "0.5");
    assert_eq!(row(&hall, tournament, &seats["black"]["entry"]).1, "0.5");
}

#[test]
fn a_penalty_of_points_says_which() {
    let (hall, _, boards) = swiss();
    let nothing = rule(&hall, boards[0], "white", json!({ "penalty": "laws-option-points" }));
    assert_eq!(code(nothing), "error-penalty-without-points");
    let wrong = rule(&hall, boards[0], "white", json!({ "points": ["much", ""] }));
    assert_eq!(code(wrong), "error-points");
}

#[test]
fn who_is_expelled_is_flagged_and_left_out_and_is_no_withdrawal() {
    let (hall, tournament, boards) = swiss();
    let seats = board(&hall, tournament, 1, boards[0]);
    let (offender, other) = (seats["black"]["entry"].clone(), seats["white"]["entry"].clone());
    let result = json!({ "white": "1", "black": "0" });
    let decided = json!({ "result": result, "penalty": "laws-option-expulsion", "expelled": ["black"] });
    rule(&hall, boards[0], "black", decided).unwrap();
    for pairing in &boards[1..] {
        enter(&hall.desk, *pairing, "=", "=").unwrap();
    }
    // Left out: no rank, below everybody; the win of the opponent counts.
    let rows = standings(&hall, tournament);
    assert_eq!(row(&hall, tournament, &offender), (0, "0".into(), true));
    assert_eq!(rows.last().unwrap()["entry"], offender);
    assert_eq!(row(&hall, tournament, &other), (1, "1".into(), false));
    let players = call(&hall, "player/list", json!({ "tournament": tournament }));
    let listed = players.as_array().unwrap().iter().find(|row| row["entry"] == offender).unwrap().clone();
    assert_eq!((&listed["expelled"], &listed["withdrawn_after"]), (&json!(true), &json!(1)));
    let log = call(&hall, "incident/list", json!({ "tournament": tournament }));
    assert_eq!(log[0]["expelled"], json!(["black"]));

    // Not paired any more, and no prize is won by him.
    let next = paired(&hall, tournament);
    for pairing in &next {
        let board = board(&hall, tournament, 2, *pairing);
        assert!(board["white"]["entry"] != offender && board["black"]["entry"] != offender, "{board}");
    }
    // A withdrawal is something else: the player keeps the place.
    let withdrawn = call(&hall, "player/withdraw", json!({ "entry": other, "withdrawn": true }));
    let row_of =
        |rows: &Value| rows.as_array().unwrap().iter().find(|row| row["entry"] == other).unwrap().clone();
    assert_eq!(row_of(&withdrawn)["expelled"], json!(false));
    assert!(row(&hall, tournament, &other).0 > 0);

    while call(&hall, "incident/list", json!({ "tournament": tournament })) != json!([]) {
        undo(&hall);
    }
    assert!(!row(&hall, tournament, &offender).2, "the expulsion is undone");
    assert_ne!(row(&hall, tournament, &offender).0, 0);
}

#[test]
fn who_has_the_bye_is_expelled_though_there_is_no_board_to_rule_at() {
    let hall = hall();
    let tournament = new_event(&hall.desk, SystemChoice::Dutch);
    enter_club(&hall.desk, tournament, 7);
    for pairing in paired(&hall, tournament) {
        enter(&hall.desk, pairing, "1", "0").unwrap();
    }
    let round = call(&hall, "round/show", json!({ "tournament": tournament, "round": 1 }));
    let bye = round["boards"].as_array().unwrap().iter().find(|board| board["black"].is_null()).unwrap();
    let refused = rule(&hall, bye["pairing"].as_i64().unwrap(), "white", json!({ "points": ["-1", ""] }));
    assert_eq!(code(refused), "error-bye-has-no-game");
    let entry = &bye["white"]["entry"];
    call(&hall, "player/expel", json!({ "entry": entry, "reason": "Artículo 12.9" }));
    let (_, points, expelled) = row(&hall, tournament, entry);
    assert_eq!((points.as_str(), expelled), ("1", true), "what was scored is kept, and flagged");
    let next = paired(&hall, tournament);
    assert_eq!(next.len(), 3, "six are left, and nobody has a bye");
    undo(&hall);
}

#[test]
fn a_player_is_expelled_without_a_board_for_a_reason_and_let_in_again() {
    let (hall, tournament, boards) = swiss();
    let entry = board(&hall, tournament, 1, boards[2])["white"]["entry"].clone();
    let silent = hall.desk.handle("player/expel", json!({ "entry": entry, "reason": " " }));
    assert_eq!(code(silent), "error-reason-required");
    call(&hall, "player/expel", json!({ "entry": entry, "reason": "a telephone in the bag" }));
    assert_eq!(row(&hall, tournament, &entry).0, 0);
    let acts = call(&hall, "journal/list", json!({}));
    assert!(acts.to_string().contains("a telephone in the bag"));
    call(&hall, "player/withdraw", json!({ "entry": entry, "withdrawn": false }));
    assert!(row(&hall, tournament, &entry).0 > 0);
}

#[test]
fn in_a_round_robin_the_results_of_who_is_expelled_late_count_and_early_count_for_nobody() {
    for (rounds, counts) in [(1, false), (4, true)] {
        let hall = hall();
        let tournament = new_event(&hall.desk, SystemChoice::RoundRobin);
        let entries = enter_club(&hall.desk, tournament, 6);
        for _ in 0..rounds {
            for pairing in paired(&hall, tournament) {
                enter(&hall.desk, pairing, "1", "0").unwrap();
            }
        }
        call(&hall, "player/expel", json!({ "entry": entries[0], "reason": "cheating" }));
        let rows = standings(&hall, tournament);
        let out = rows.iter().find(|row| row["entry"] == entries[0]).unwrap();
        assert_eq!((&out["rank"], &out["expelled"]), (&json!(0), &json!(true)));
        assert_eq!(out["annulled"], json!(!counts));
        undo(&hall);
        assert_eq!(standings(&hall, tournament).iter().filter(|row| row["rank"] == 0).count(), 0);
    }
}

#[test]
fn illegal_moves_and_warnings_are_counted_by_player_round_and_game() {
    let (hall, tournament, boards) = swiss();
    let seats = board(&hall, tournament, 1, boards[0]);
    rule(&hall, boards[0], "white", json!({ "penalty": "laws-option-warning" })).unwrap();
    rule(&hall, boards[0], "white", json!({ "penalty": "laws-option-warning" })).unwrap();
    rule(
        &hall,
        boards[0],
        "black",
        json!({ "penalty": "laws-option-time-opponent", "clock_delta_s": [120, 0] }),
    )
    .unwrap();
    let illegal = json!({ "kind": "otherwise", "result": null, "clock_delta_s": [120, 0], "reason": "two hands",
                          "counted_against": ["black"] });
    let request = json!({ "proposed": conduct(boards[1], "black"), "decision": illegal });
    call(&hall, "ruling/apply", request);
    let counts = call(&hall, "incident/counts", json!({ "tournament": tournament }));
    assert_eq!(counts["all"], json!({ "incidents": 4, "illegal_moves": 1, "warnings": 2, "penalties": 1 }));
    assert_eq!(counts["rounds"][0]["counts"], counts["all"]);
    assert_eq!(counts["games"][0]["white"]["warnings"], 2);
    assert_eq!(counts["games"][0]["black"]["penalties"], 1);
    assert_eq!(counts["games"][1]["black"]["illegal_moves"], 1);
    let players = counts["players"].as_array().unwrap();
    let white = players.iter().find(|player| player["entry"] == seats["white"]["entry"]).unwrap();
    assert_eq!(white["counts"], json!({ "incidents": 2, "illegal_moves": 0, "warnings": 2, "penalties": 0 }));
    undo(&hall);
    let counts = call(&hall, "incident/counts", json!({ "tournament": tournament }));
    assert_eq!(counts["all"]["illegal_moves"], 0);
}

#[test]
fn incidents_are_a_table_and_a_paper_in_both_languages() {
    let (hall, tournament, boards) = swiss();
    let decided = json!({ "penalty": "laws-option-points", "points": ["-0.5", ""] });
    rule(&hall, boards[0], "white", decided).unwrap();
    for (lang, said) in [("en", "Penalty:"), ("es", "Sanción:")] {
        let table = json!({ "tournament": tournament, "table": "incidents", "round": null, "lang": lang,
                            "delimiter": ";", "target": "answer" });
        let text = call(&hall, "table/export", table)["text"].as_str().unwrap().to_owned();
        assert!(text.contains(said) && text.contains("disturbed twice") && text.contains("-0.5"), "{text}");
        let form = PrintForm::of(tournament, DocumentKind::ArbitersReport, lang);
        let Document::ArbitersReport(report) = print::gather(&hall.desk, &form).unwrap().document else {
            panic!("no report")
        };
        let [incident] = report.incidents.as_slice() else { panic!("{report:?}") };
        assert!(incident.notes.iter().any(|note| note.starts_with(said)), "{incident:?}");
        assert!(incident.notes.iter().any(|note| note.contains("-½")), "{incident:?}");
        assert_eq!(report.counts.iter().map(|count| count.penalties).collect::<Vec<_>>(), [1]);
    }
}
