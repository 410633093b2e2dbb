//! The whole way through the program, by the names and the JSON that the doors use: event, players, round, results, game,
//! rulings, standings, undo, closing and opening again, PGN.

#![allow(clippy::panic, clippy::unwrap_used, reason = "a walk that cannot go on must fail")]
#![allow(clippy::needless_pass_by_value, reason = "requests are written where they are made")]

mod common;

use common::{Hall, call, hall, refused, round_one};
use serde_json::{Value, json};

fn show_round(hall: &Hall, tournament: i64) -> Value {
    call(hall, "round/show", json!({ "tournament": tournament, "round": 1 }))
}

fn pairing(hall: &Hall, tournament: i64, board: usize) -> i64 {
    show_round(hall, tournament)["boards"][board - 1]["pairing"].as_i64().unwrap()
}

fn game(hall: &Hall, pairing: i64) -> Value {
    call(hall, "game/show", json!({ "pairing": pairing, "lang": "en" }))
}

fn play(hall: &Hall, pairing: i64, lang: &str, moves: &[&str]) -> Value {
    let seen = game(hall, pairing)["plies"].as_array().unwrap().len();
    let mut view = Value::Null;
    for (seen, text) in (seen..).zip(moves) {
        view = call(
            hall,
            "game/play",
            json!({ "pairing": pairing, "seen_plies": seen, "played": { "text": text }, "clock_ms": null, "lang": lang }),
        );
    }
    view
}

fn illegal_move(hall: &Hall, pairing: i64, index: u64, lang: &str) -> Value {
    let counted = game(hall, pairing)["illegal_moves"].clone();
    let facts = json!({ "played": index, "clock_pressed": true,
                        "prior_illegal": { "white": counted[0], "black": counted[1] } });
    asked(pairing, lang, json!([1_800_000, 1_500_000]), "illegal_move_completed", facts)
}

fn asked(pairing: i64, lang: &str, clocks: Value, event: &str, facts: Value) -> Value {
    json!({ "on": { "kind": "board", "pairing": pairing }, "lang": lang, "clocks_ms": clocks,
            "circumstances": null, "incident": { "event": event, "facts": facts } })
}

fn apply(hall: &Hall, proposed: &Value) -> Value {
    call(hall, "ruling/apply", json!({ "proposed": proposed, "decision": { "kind": "as_proposed" } }))
}

#[test]
fn two_illegal_moves_lose_and_the_standings_show_it() {
    let hall = hall();
    let tournament = round_one(&hall);
    let pairing = pairing(&hall, tournament, 1);
    play(&hall, pairing, "es", &["e4", "e5", "Cf3", "Cc6"]);
    let view = play(&hall, pairing, "es", &["Re3"]);
    assert_eq!(view["plies"][4]["mark"], "illegal");
    assert_eq!(view["plies"][4]["san"], "Re1-e3");
    assert_eq!(view["plies"][4]["reason"]["article"], "3.8.1");
    assert_eq!(view["waiting"], 4);

    let first = illegal_move(&hall, pairing, 4, "en");
    let proposal = call(&hall, "ruling/propose", first.clone());
    assert_eq!(proposal["articles"][0], "7.5.5");
    assert_eq!(proposal["clock_delta_s"], json!([-30, 120]), "{proposal:#}");
    assert_eq!(proposal["clocks_ms"], json!([1_770_000, 1_620_000]));
    assert_eq!(proposal["questions"], json!([]), "{proposal:#}");
    let text = proposal["text"].as_str().unwrap();
    assert!(text.contains("Black receives two minutes"), "{text}");
    let view = apply(&hall, &first);
    assert_eq!(view["plies"][4]["mark"], "reinstated");
    assert_eq!(view["illegal_moves"], json!([1, 0]));
    assert_eq!(view["waiting"], Value::Null);
    assert_eq!(view["side_to_move"], "white");
    assert_eq!(
        view["incidents"][0]["headline"]["params"]["move"], "♔e1-e3",
        "the log reads alike in every language"
    );
    let journal = call(&hall, "journal/list", json!({}));
    assert!(journal.to_string().contains("♔e1-e3") && !journal.to_string().contains("Ke1-e3"));

    play(&hall, pairing, "en", &["Ke2", "Nf6"]);
    let view = play(&hall, pairing, "en", &["Ke4"]);
    assert_eq!(view["waiting"], 7);
    let second = illegal_move(&hall, pairing, 7, "en");
    assert_eq!(
        call(&hall, "ruling/propose", second.clone())["result"],
        json!({ "white": "0", "black": "1" })
    );
    let view = apply(&hall, &second);
    assert_eq!(view["result"], json!({ "white": "0", "black": "1" }));
    assert_eq!(view["illegal_moves"], json!([2, 0]));
    let board = &show_round(&hall, tournament)["boards"][0];
    assert_eq!(board["by_ruling"], true);
    assert_eq!(board["incidents"], 2);
    let standings = call(&hall, "standings/show", json!({ "tournament": tournament, "after_round": null }));
    assert_eq!(standings["rows"][0]["points"], "1");
    assert_eq!(standings["rows"][0]["number"], board["black"]["number"]);

    call(&hall, "journal/undo", json!({}));
    let view = game(&hall, pairing);
    assert_eq!((&view["result"], &view["waiting"]), (&Value::Null, &json!(7)));
    call(&hall, "journal/redo", json!({}));
    assert_eq!(game(&hall, pairing)["result"], json!({ "white": "0", "black": "1" }));
}

#[test]
fn everything_is_there_after_closing_and_opening_again() {
    let hall = hall();
    let tournament = round_one(&hall);
    let pairing = pairing(&hall, tournament, 2);
    play(&hall, pairing, "en", &["d4", "d5", "Ke3"]);
    apply(&hall, &illegal_move(&hall, pairing, 2, "en"));
    let (before, round) = (game(&hall, pairing), show_round(&hall, tournament));
    let path = call(&hall, "event/show", json!({}))["path"].clone();
    call(&hall, "event/close", json!({}));
    call(&hall, "event/open", json!({ "path": path }));
    assert_eq!((game(&hall, pairing), show_round(&hall, tournament)), (before, round));
}

#[test]
fn a_claim_is_judged_by_the_record() {
    let hall = hall();
    let tournament = round_one(&hall);
    let pairing = pairing(&hall, tournament, 1);
    let dance = ["Nf3", "Nf6", "Ng1", "Ng8", "Nf3", "Nf6", "Ng1"];
    let view = play(&hall, pairing, "en", &dance);
    assert_eq!(view["claims"][0]["kind"], "threefold");
    assert_eq!(view["claims"][0]["intended"], "Ng8");
    let claim = |intended: Option<&str>| {
        let facts = json!({ "claimant": "black", "written_move": intended.unwrap_or_default() });
        asked(pairing, "es", json!([null, null]), "draw_claim_threefold", facts)
    };
    let wrong = call(&hall, "ruling/propose", claim(None));
    assert_eq!((&wrong["result"], &wrong["clock_delta_s"]), (&Value::Null, &json!([120, 0])), "{wrong:#}");
    let right = call(&hall, "ruling/propose", claim(Some("Cg8")));
    assert_eq!(right["result"], json!({ "white": "=", "black": "=" }), "{right:#}");
    assert_eq!(right["evidence"]["occurrences"], json!([0, 4, 8]));
    assert_eq!(apply(&hall, &claim(Some("Cg8")))["result"], json!({ "white": "=", "black": "=" }));
}

#[test]
fn a_flag_fall_against_a_side_that_can_mate_loses_with_a_mating_line() {
    let hall = hall();
    let tournament = round_one(&hall);
    let pairing = pairing(&hall, tournament, 1);
    play(&hall, pairing, "en", &["e4", "e5"]);
    let facts = json!({ "player_flag_fallen": "white" });
    let flag = asked(pairing, "en", json!([0, null]), "flag_fall", facts);
    let proposal = call(&hall, "ruling/propose", flag);
    assert_eq!(proposal["result"], json!({ "white": "0", "black": "1" }), "{proposal:#}");
    let (line, fens) = (&proposal["evidence"]["line"], &proposal["evidence"]["line_fens"]);
    assert!(!line.as_array().unwrap().is_empty());
    assert_eq!(line.as_array().unwrap().len(), fens.as_array().unwrap().len());
}

#[test]
fn deciding_otherwise_needs_a_reason_and_is_kept() {
    let hall = hall();
    let tournament = round_one(&hall);
    let pairing = pairing(&hall, tournament, 1);
    play(&hall, pairing, "en", &["Ke2"]);
    let proposed = illegal_move(&hall, pairing, 0, "en");
    let otherwise = |reason: &str| {
        json!({ "proposed": proposed, "decision":
            { "kind": "otherwise", "result": null, "clock_delta_s": [0, 60], "reason": reason } })
    };
    assert_eq!(refused(&hall, "ruling/apply", otherwise(" ")), "error-reason-required");
    let view = call(&hall, "ruling/apply", otherwise("Youth event: one minute was announced."));
    assert_eq!(view["incidents"][0]["clock_delta_s"], json!([0, 60]));
    assert_eq!(view["incidents"][0]["otherwise"], true);
    assert_eq!(view["incidents"][0]["reason"], "Youth event: one minute was announced.");
}

#[test]
fn a_key_struck_twice_writes_once() {
    let hall = hall();
    let tournament = round_one(&hall);
    let pairing = pairing(&hall, tournament, 1);
    let request = json!({ "pairing": pairing, "seen_plies": 0, "played": { "text": "e4" },
                          "clock_ms": 5_400_000, "lang": "en" });
    call(&hall, "game/play", request.clone());
    assert_eq!(refused(&hall, "game/play", request), "error-game-moved-on");
    let view = game(&hall, pairing);
    assert_eq!(view["plies"].as_array().unwrap().len(), 1);
    assert_eq!(view["clocks_ms"], json!([5_400_000, null]));
}

#[test]
fn moves_are_read_as_they_will_be_understood() {
    let hall = hall();
    let tournament = round_one(&hall);
    let pairing = pairing(&hall, tournament, 1);
    let read = |text: &str, lang: &str| {
        call(&hall, "game/read_move", json!({ "pairing": pairing, "text": text, "lang": lang }))
    };
    assert_eq!(read("Cf3", "es"), json!({ "kind": "legal", "san": "Cf3", "squares": ["g1", "f3"] }));
    assert_eq!(read("Ng1-f3", "es")["san"], "Cf3");
    assert_eq!(read("e5", "en")["kind"], "illegal");
    assert_eq!(read("xyz", "en")["kind"], "unreadable");
    let castling = read("0-0", "en");
    assert_eq!((&castling["kind"], &castling["san"]), (&json!("illegal"), &json!("0-0")));
}

#[test]
fn the_games_of_a_file_find_their_boards_and_come_out_as_they_went_in() {
    let hall = hall();
    let tournament = round_one(&hall);
    for _ in 2..=7 {
        call(&hall, "round/pair", json!({ "tournament": tournament }));
    }
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/sample/club-open.pgn");
    let request = |preview: bool| {
        json!({ "tournament": tournament, "round": null, "source": { "path": path }, "preview": preview,
                "take_results": true })
    };
    let seen = call(&hall, "game/import", request(true));
    assert_eq!(seen["games"].as_array().unwrap().len(), 28);
    assert!(seen["games"].as_array().unwrap().iter().all(|game| !game["board"].is_null()), "{seen:#}");
    assert_eq!(show_round(&hall, tournament)["missing"], 4, "a preview writes nothing");
    call(&hall, "game/import", request(false));
    assert_eq!(show_round(&hall, tournament)["missing"], 0);
    let again = call(&hall, "game/import", request(false));
    assert!(again["games"].as_array().unwrap().iter().all(|game| game["notes"][0]["key"] == "import-same"));

    let export = json!({ "tournament": tournament, "rounds": [], "target": "answer" });
    let exported = call(&hall, "game/export", export);
    assert_eq!(exported["games"], 28);
    let text = exported["text"].as_str().unwrap();
    let (original, written) = (
        arbitro_interchange::pgn::read(&std::fs::read(path).unwrap()),
        arbitro_interchange::pgn::read(text.as_bytes()),
    );
    let moves = |game: &arbitro_interchange::pgn::Game| -> Vec<_> {
        game.plies.iter().map(|ply| (ply.san.clone(), ply.clock)).collect()
    };
    for game in &original {
        let same = |other: &&arbitro_interchange::pgn::Game| {
            ["Round", "White", "Black", "Date"].iter().all(|tag| other.tag(tag) == game.tag(tag))
        };
        let other = written.iter().find(same).unwrap_or_else(|| panic!("no game {:?}", game.tag("Round")));
        assert_eq!((moves(game), game.result), (moves(other), other.result));
    }
    assert!(text.lines().all(|line| line.starts_with('[') || line.chars().count() <= 79));
}

#[test]
fn an_illegal_move_in_a_file_is_kept_and_what_follows_too() {
    let hall = hall();
    let tournament = round_one(&hall);
    let board = show_round(&hall, tournament)["boards"][0].clone();
    let names = (&board["white"]["player"]["name"], &board["black"]["player"]["name"]);
    let pgn =
        format!("[White {}]\n[Black {}]\n[Result \"*\"]\n\n1. e4 e5 2. Ke3 Nc6 3. Nf3 *\n", names.0, names.1);
    let request = json!({ "tournament": tournament, "round": 1, "source": { "text": pgn }, "preview": false,
                          "take_results": false });
    let seen = call(&hall, "game/import", request);
    assert_eq!(seen["games"][0]["findings"][0]["line"], 5, "{seen:#}");
    let view = game(&hall, board["pairing"].as_i64().unwrap());
    let marks: Vec<_> = view["plies"].as_array().unwrap().iter().map(|ply| ply["mark"].clone()).collect();
    assert_eq!(marks, ["legal", "legal", "stands", "legal", "legal"]);
    assert_eq!(view["waiting"], 2);
    let view = apply(&hall, &illegal_move(&hall, board["pairing"].as_i64().unwrap(), 2, "en"));
    let marks: Vec<_> = view["plies"].as_array().unwrap().iter().map(|ply| ply["mark"].clone()).collect();
    assert_eq!(marks, ["legal", "legal", "reinstated", "void", "void"]);
    assert_eq!((&view["side_to_move"], &view["move_number"]), (&json!("white"), &json!(2)));
}

#[test]
fn a_game_lost_by_illegal_moves_is_exported_so_that_others_can_read_it() {
    let hall = hall();
    let tournament = round_one(&hall);
    let pairing = pairing(&hall, tournament, 1);
    for (index, attempt) in ["Ke3", "Ke4"].into_iter().enumerate() {
        play(&hall, pairing, "en", &[attempt]);
        apply(&hall, &illegal_move(&hall, pairing, index as u64, "en"));
    }
    let exported =
        call(&hall, "game/export", json!({ "tournament": tournament, "rounds": [1], "target": "answer" }));
    let games = arbitro_interchange::pgn::read(exported["text"].as_str().unwrap().as_bytes());
    assert_eq!(games.len(), 4);
    let game = games.iter().find(|game| game.tag("Board") == Some("1")).unwrap();
    assert_eq!((game.result.as_str(), game.tag("Termination")), ("0-1", Some("rules infraction")));
    assert!(game.diagnostics.is_empty(), "{:?}", game.diagnostics);
}
