//! What an arbiter does to a scoresheet: moves that nobody can read, moves put right, draw offers, two scoresheets.

#![allow(clippy::panic, clippy::unwrap_used, reason = "a walk that cannot go on must fail")]
#![allow(clippy::needless_pass_by_value, reason = "requests are written where they are made")]

mod common;

use common::{Hall, call, hall, refused, round_one};
use serde_json::{Value, json};

/// Board 1 of an event with round 1 paired.
fn board_one(hall: &Hall) -> i64 {
    let round = call(hall, "round/show", json!({ "tournament": round_one(hall), "round": 1 }));
    round["boards"][0]["pairing"].as_i64().unwrap()
}

fn game(hall: &Hall, pairing: i64) -> Value {
    call(hall, "game/show", json!({ "pairing": pairing, "lang": "en" }))
}

fn play(hall: &Hall, pairing: i64, moves: &[&str]) -> Value {
    for text in moves {
        let seen = game(hall, pairing)["plies"].as_array().unwrap().len();
        call(
            hall,
            "game/play",
            json!({ "pairing": pairing, "seen_plies": seen, "played": { "text": text }, "clock_ms": null, "lang": "en" }),
        );
    }
    game(hall, pairing)
}

fn column(view: &Value, name: &str) -> Vec<String> {
    let plies = view["plies"].as_array().unwrap();
    plies.iter().map(|ply| ply[name].as_str().unwrap_or_default().to_owned()).collect()
}

fn correction(pairing: i64, seen: usize, index: usize, text: &str, preview: bool) -> Value {
    json!({ "pairing": pairing, "seen_plies": seen, "index": index, "text": text, "preview": preview, "lang": "en" })
}

#[test]
fn what_nobody_can_read_is_kept_until_it_is_put_right() {
    let hall = hall();
    let pairing = board_one(&hall);
    play(&hall, pairing, &["e4", "e5", "Nf3"]);
    let reading =
        |text: &str| call(&hall, "game/read_move", json!({ "pairing": pairing, "text": text, "lang": "en" }));
    assert_eq!(reading("?"), json!({ "kind": "unread", "plies": 1 }));
    assert_eq!(reading("???"), json!({ "kind": "unread", "plies": 3 }));
    assert_eq!(reading("Cx?"), json!({ "kind": "unread", "plies": 1 }));
    assert_eq!(reading("Nf6?")["kind"], "legal", "a remark on a move is no gap");
    assert_eq!(reading("Cx")["kind"], "unreadable", "nothing unreadable is kept unasked");

    // Black's move is missing; what follows is kept as it is written, whether or not it can be on this board.
    let view = play(&hall, pairing, &["?", "Bb5", "Nd4"]);
    assert_eq!(column(&view, "mark"), ["legal", "legal", "legal", "unread", "legal", "unread"]);
    assert_eq!(column(&view, "side"), ["white", "black", "white", "black", "white", "black"]);
    assert_eq!(view["known"], false);
    assert_eq!(view["waiting"], Value::Null, "nobody is accused of what nobody can judge");

    let looked = call(&hall, "game/correct", correction(pairing, 6, 3, "Nc6", true));
    let changes: Vec<(u64, &str)> = looked["changes"]
        .as_array()
        .unwrap()
        .iter()
        .map(|change| (change["index"].as_u64().unwrap(), change["mark"].as_str().unwrap()))
        .collect();
    assert_eq!(changes, [(3, "legal"), (5, "legal")]);
    assert_eq!(game(&hall, pairing)["known"], false, "looking changes nothing");
    let view = call(&hall, "game/correct", correction(pairing, 6, 3, "Nc6", false))["game"].clone();
    assert_eq!(column(&view, "san"), ["e4", "e5", "Nf3", "Nc6", "Bb5", "Nd4"]);
    assert_eq!(view["known"], true);
    // One act, taken back as one.
    call(&hall, "journal/undo", json!({}));
    assert_eq!(column(&game(&hall, pairing), "mark")[3..], ["unread", "legal", "unread"]);
}

#[test]
fn a_gap_of_several_half_moves_keeps_the_turn() {
    let hall = hall();
    let pairing = board_one(&hall);
    let view = play(&hall, pairing, &["e4", "???"]);
    assert_eq!(column(&view, "mark"), ["legal", "unread", "unread", "unread"]);
    assert_eq!((view["side_to_move"].as_str(), view["move_number"].as_u64()), (Some("white"), Some(3)));
}

#[test]
fn the_consequences_of_a_correction_are_told_before_it_is_made() {
    let hall = hall();
    let pairing = board_one(&hall);
    play(&hall, pairing, &["e4", "e5", "Nf3", "Nc6", "Nxe5", "Nxe5"]);
    let looked = call(&hall, "game/correct", correction(pairing, 6, 2, "Nh3", true));
    let changes = looked["changes"].as_array().unwrap();
    // White's capture from f3 is gone, and with it Black's on e5.
    assert_eq!(changes.len(), 3, "{looked}");
    assert_eq!((&changes[0]["was"], &changes[0]["is"]), (&json!("Nf3"), &json!("Nh3")));
    assert_eq!((&changes[1]["index"], &changes[1]["mark"]), (&json!(4), &json!("stands")));
    assert_eq!((&changes[2]["index"], &changes[2]["mark"]), (&json!(5), &json!("stands")));
    assert!(changes[1]["reason"]["key"].is_string());
    assert_eq!(looked["game"], Value::Null);

    let seen_long_ago = correction(pairing, 5, 2, "Nh3", false);
    assert_eq!(refused(&hall, "game/correct", seen_long_ago), "error-game-moved-on");
    assert_eq!(refused(&hall, "game/correct", correction(pairing, 6, 9, "Nh3", false)), "error-no-such-ply");
    assert_eq!(
        refused(&hall, "game/correct", correction(pairing, 6, 2, "Nx", true)),
        "error-correction-unreadable"
    );

    call(&hall, "game/correct", correction(pairing, 6, 2, "Nh3", false));
    assert_eq!(column(&game(&hall, pairing), "mark")[4], "stands");
}

/// Rules as the Laws say that this half-move was illegal.
fn rule_illegal(hall: &Hall, pairing: i64, played: u32) {
    let proposed = json!({ "on": { "kind": "board", "pairing": pairing }, "lang": "en", "clocks_ms": [null, null],
        "circumstances": null, "incident": { "event": "illegal_move_completed", "facts": { "played": played,
            "clock_pressed": true, "prior_illegal": { "white": 0, "black": 0 } } } });
    call(hall, "ruling/apply", json!({ "proposed": proposed, "decision": { "kind": "as_proposed" } }));
}

fn cut(pairing: i64, plies: usize) -> Value {
    json!({ "pairing": pairing, "plies": plies, "lang": "en" })
}

#[test]
fn a_move_that_was_ruled_on_is_not_taken_off_so_that_the_next_illegal_one_waits_too() {
    let hall = hall();
    let pairing = board_one(&hall);
    play(&hall, pairing, &["e4", "e5", "Ke3"]);
    rule_illegal(&hall, pairing, 2);
    play(&hall, pairing, &["Nf3", "Nc6"]);
    assert_eq!(refused(&hall, "game/cut", cut(pairing, 2)), "error-ply-ruled");
    assert_eq!(refused(&hall, "game/cut", cut(pairing, 0)), "error-ply-ruled");
    // What was played since can be.
    call(&hall, "game/cut", cut(pairing, 3));
    let view = play(&hall, pairing, &["Ke3"]);
    assert_eq!((view["waiting"].as_u64(), view["illegal_moves"][0].as_u64()), (Some(3), Some(1)));
}

#[test]
fn a_move_taken_back_by_a_ruling_stays_so_whatever_is_put_right_before_it() {
    let hall = hall();
    let pairing = board_one(&hall);
    // The rook goes through its own pawn, and Black replies before anybody notices.
    // T is the Spanish rook, C the knight; that an illegal move was made is for the arbiter to say.
    let both = "1. e4 e5 2. Ta3 Cf6";
    call(&hall, "game/compare", sheets(pairing, both, both, json!({ "2": "Ta3" }), true));
    assert_eq!(column(&game(&hall, pairing), "mark"), ["legal", "legal", "stands", "legal"]);
    rule_illegal(&hall, pairing, 2);
    assert_eq!(column(&game(&hall, pairing), "mark"), ["legal", "legal", "reinstated", "void"]);
    for index in [2, 3] {
        let again = correction(pairing, 4, index, "Nf3", true);
        assert_eq!(refused(&hall, "game/correct", again), "error-ply-ruled", "half-move {index}");
    }
    // White had begun with the a-pawn: then the rook could have gone to a3.
    call(&hall, "game/correct", correction(pairing, 4, 0, "a4", false));
    let view = game(&hall, pairing);
    assert_eq!(column(&view, "mark"), ["legal", "legal", "reinstated", "void"]);
    assert_eq!((view["side_to_move"].as_str(), &view["waiting"]), (Some("white"), &Value::Null));
    assert_eq!(view["illegal_moves"], json!([1, 0]), "the log keeps what was ruled");
}

#[test]
fn a_move_that_was_ruled_on_is_not_rewritten() {
    let hall = hall();
    let pairing = board_one(&hall);
    play(&hall, pairing, &["e4", "e5", "Ke3"]);
    rule_illegal(&hall, pairing, 2);
    assert_eq!(refused(&hall, "game/correct", correction(pairing, 3, 2, "Ke2", true)), "error-ply-ruled");
    let sheets = json!({ "pairing": pairing, "white": "e4 e5", "black": "e4 e5", "decided": {}, "take": true, "lang": "en" });
    assert_eq!(refused(&hall, "game/compare", sheets), "error-game-ruled");
}

#[test]
fn a_draw_offer_is_noted_with_its_move_and_taken_away() {
    let hall = hall();
    let pairing = board_one(&hall);
    play(&hall, pairing, &["e4", "e5"]);
    let offer = |index: u32, offered: bool| json!({ "pairing": pairing, "index": index, "offered": offered, "lang": "en" });
    let view = call(&hall, "game/offer", offer(1, true));
    assert_eq!(view["plies"][1]["draw_offer"], true);
    assert_eq!(call(&hall, "game/offer", offer(1, false))["plies"][1]["draw_offer"], false);
    assert_eq!(refused(&hall, "game/offer", offer(2, true)), "error-no-such-ply");
}

fn sheets(pairing: i64, white: &str, black: &str, decided: Value, take: bool) -> Value {
    json!({ "pairing": pairing, "white": white, "black": black, "decided": decided, "take": take, "lang": "es" })
}

#[test]
fn the_arbiter_decides_where_two_scoresheets_differ() {
    let hall = hall();
    let pairing = board_one(&hall);
    let (white, black) = ("1. e4 e5 2. Cf3 Cc6 3. Ab5 (=) a6", "1. e2-e4 e5 2. Cf3 d6 3. Ab5+");
    let looked = call(&hall, "game/compare", sheets(pairing, white, black, json!({}), false));
    assert_eq!(looked["open"], 3);
    let open = &looked["rows"][3];
    assert_eq!((&open["white"]["text"], &open["black"]["text"]), (&json!("Cc6"), &json!("d6")));
    assert_eq!((&open["agreement"], &open["taken"]), (&json!("differ"), &Value::Null));
    assert_eq!(
        refused(&hall, "game/compare", sheets(pairing, white, black, json!({}), true)),
        "error-sheets-differ"
    );
    assert_eq!(
        refused(&hall, "game/compare", sheets(pairing, "", "", json!({}), true)),
        "error-sheets-empty"
    );

    let taken = call(&hall, "game/compare", sheets(pairing, white, black, json!({ "3": "Cc6" }), true));
    assert_eq!(taken["open"], Value::Null);
    let agreements: Vec<&str> =
        taken["rows"].as_array().unwrap().iter().map(|row| row["agreement"].as_str().unwrap()).collect();
    assert_eq!(agreements, ["same", "same", "same", "decided", "same", "only_white"]);
    assert_eq!(column(&taken["game"], "san"), ["e4", "e5", "Cf3", "Cc6", "Ab5", "a6"]);
    assert_eq!(taken["game"]["plies"][4]["draw_offer"], true);
    call(&hall, "journal/undo", json!({}));
    assert_eq!(game(&hall, pairing)["plies"], json!([]));
}

#[test]
fn what_stays_the_same_keeps_its_clock() {
    let hall = hall();
    let pairing = board_one(&hall);
    call(
        &hall,
        "game/play",
        json!({ "pairing": pairing, "seen_plies": 0, "played": { "text": "e4" }, "clock_ms": 5_000_000, "lang": "en" }),
    );
    play(&hall, pairing, &["c5"]);
    let taken = call(&hall, "game/compare", sheets(pairing, "e4 e5", "e4 e5", json!({}), true));
    assert_eq!(taken["game"]["plies"][0]["clock_ms"], 5_000_000);
    assert_eq!(column(&taken["game"], "san"), ["e4", "e5"]);
}

fn set_up(hall: &Hall, pairing: i64, cause: &str, fen: &str) -> Value {
    let seen = game(hall, pairing)["plies"].as_array().unwrap().len();
    call(
        hall,
        "game/set_up",
        json!({ "pairing": pairing, "seen_plies": seen, "cause": cause, "fen": fen, "lang": "en" }),
    )
}

#[test]
fn after_a_gap_the_position_is_set_up_and_the_game_goes_on_from_it() {
    let hall = hall();
    let pairing = board_one(&hall);
    play(&hall, pairing, &["e4", "e5", "?", "?"]);
    assert_eq!(game(&hall, pairing)["known"], false);
    let fen = "r1bqk2r/pppp1ppp/2n2n2/2b1p3/2B1P3/3P1N2/PPP2PPP/RNBQK2R b KQkq - 4 17";
    let view = set_up(&hall, pairing, "gap", fen);
    assert_eq!((view["known"].as_bool(), view["move_number"].as_u64()), (Some(true), Some(17)));
    assert_eq!((view["side_to_move"].as_str(), view["quiet_plies"].as_u64()), (Some("black"), Some(4)));
    assert_eq!(view["occurrences"], 1, "a position to which moves led has occurred (art. 8.5)");
    assert_eq!(view["set_ups"], json!([{ "index": 4, "cause": "gap", "fen": fen }]));
    let view = play(&hall, pairing, &["0-0", "0-0"]);
    assert_eq!(column(&view, "mark"), ["legal", "legal", "unread", "unread", "legal", "legal"]);
    assert_eq!(view["plies"][5]["number"], 18);
    // Taken back move by move, then the position too.
    for plies in [5, 4, 4] {
        call(&hall, "game/cut", json!({ "pairing": pairing, "plies": plies, "lang": "en" }));
    }
    let view = game(&hall, pairing);
    assert_eq!((view["set_ups"].as_array().unwrap().len(), view["known"].as_bool()), (0, Some(false)));
    call(&hall, "journal/undo", json!({}));
    assert_eq!(game(&hall, pairing)["fen"], fen);
}

#[test]
fn pieces_put_right_are_no_occurrence_and_other_programs_read_what_follows() {
    let hall = hall();
    let pairing = board_one(&hall);
    play(&hall, pairing, &["Nf3", "Nf6"]);
    let right = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 2 2";
    let view = set_up(&hall, pairing, "put_right", right);
    assert_eq!(view["occurrences"], 1, "the initial position occurred before the first move, and not again");
    play(&hall, pairing, &["d4", "d5"]);
    let text = call(
        &hall,
        "game/export",
        json!({ "tournament": null, "rounds": [1], "boards": "1", "parts": true, "target": "answer" }),
    );
    let games = arbitro_interchange::pgn::read(text["text"].as_str().unwrap().as_bytes());
    let moves: Vec<Vec<&str>> =
        games.iter().map(|game| game.plies.iter().filter_map(|ply| ply.san.as_deref()).collect()).collect();
    assert_eq!(moves, [vec!["Nf3", "Nf6"], vec!["d4", "d5"]], "{text}");
    assert!(games[0].plies[1].comments.join(" ").contains("2. d4 d5"), "{text}");
}

#[test]
fn a_game_may_begin_from_any_position_and_a_board_may_hold_one_that_cannot_be() {
    let hall = hall();
    let pairing = board_one(&hall);
    let view = set_up(&hall, pairing, "gap", "8/8/4k3/8/8/4K3/4P3/8 w - - 0 60");
    assert_eq!((view["set_ups"].as_array().unwrap().len(), view["move_number"].as_u64()), (0, Some(60)));
    play(&hall, pairing, &["e4"]);
    let view = set_up(&hall, pairing, "put_right", "8/8/4k3/8/4P3/8/8/8 b - - 0 61");
    assert_eq!(view["fen"], "8/8/4k3/8/4P3/8/8/8 b - - 0 61", "White has no king");
    let nonsense = json!({ "pairing": pairing, "seen_plies": 1, "cause": "gap", "fen": "x", "lang": "en" });
    assert_eq!(refused(&hall, "game/set_up", nonsense), "error-position");
}
