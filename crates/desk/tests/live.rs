//! Electronic boards are followed: games that grow while they are read, files in all states, and the arbiter's own acts, which stand.

#![allow(clippy::unwrap_used, clippy::indexing_slicing, clippy::panic, reason = "tests may fail loudly")]

mod common;

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use arbitro_interchange::pgn;
use common::{Hall, call, confirmed, form, hall, refused, round_one};
use proptest::prelude::*;
use serde_json::{Value, json};

const GAMES: &str = include_str!("../sample/club-open.pgn");

/// The games of the sample, as moves with their clock times.
fn games() -> Vec<Vec<String>> {
    let clock = |ply: &pgn::Ply| {
        let seconds = ply.clock.unwrap_or_default().as_secs();
        format!(" {{[%clk {}:{:02}:{:02}]}}", seconds / 3600, seconds / 60 % 60, seconds % 60)
    };
    let game = |game: pgn::Game| {
        game.plies.iter().map(|ply| format!("{}{}", ply.san.clone().unwrap(), clock(ply))).collect()
    };
    pgn::read(GAMES.as_bytes()).into_iter().map(game).collect()
}

fn san(moves: &[String]) -> Vec<&str> {
    moves.iter().map(|text| text.split(' ').next().unwrap()).collect()
}

/// A game as a board system writes it.
fn written(white: &str, black: &str, tags: &str, moves: &[String], result: &str) -> String {
    let mut text = format!("[White \"{white}\"]\n[Black \"{black}\"]\n{tags}[Result \"{result}\"]\n\n");
    for (at, played) in moves.iter().enumerate() {
        if at % 2 == 0 {
            text.push_str(&(at / 2 + 1).to_string());
            text.push_str(". ");
        }
        text.push_str(played);
        text.push(if at % 8 == 7 { '\n' } else { ' ' });
    }
    text + result + "\n\n"
}

/// The record of a pairing: what is written, and the clock times.
fn record(hall: &Hall, pairing: i64) -> Vec<(String, Option<u64>)> {
    let game = call(hall, "game/show", json!({ "pairing": pairing, "lang": "en" }));
    let ply =
        |ply: &Value| (ply["san"].as_str().unwrap().replace(['x', '+', '#'], ""), ply["clock_ms"].as_u64());
    game["plies"].as_array().unwrap().iter().map(ply).collect()
}

fn plain(moves: &[&str]) -> Vec<String> {
    moves
        .iter()
        .map(|text| text.replace(['x', '+', '#'], "").replace("O-O-O", "0-0-0").replace("O-O", "0-0"))
        .collect()
}

fn moves(hall: &Hall, pairing: i64) -> Vec<String> {
    record(hall, pairing)
        .into_iter()
        .map(|(san, _)| san.replace("O-O-O", "0-0-0").replace("O-O", "0-0"))
        .collect()
}

/// Whether the act that undo would take back is one at a board.
fn is_of_a_game(hall: &Hall) -> bool {
    let undo = call(hall, "event/show", json!({}))["undo"]["message"]["key"].clone();
    undo.as_str().is_some_and(|key| key.starts_with("journal-game-") || key.starts_with("journal-live-"))
}

struct Followed {
    hall: Hall,
    tournament: i64,
    folder: PathBuf,
    /// Pairing, White, Black.
    boards: Vec<(i64, String, String)>,
}

fn boards_of(hall: Hall, tournament: i64) -> Followed {
    let view = call(&hall, "round/show", json!({ "tournament": tournament, "round": 1 }));
    let name = |side: &Value| side["player"]["name"].as_str().unwrap().to_owned();
    let board = |row: &Value| (row["pairing"].as_i64().unwrap(), name(&row["white"]), name(&row["black"]));
    let boards = view["boards"].as_array().unwrap().iter().map(board).collect();
    let folder = hall.folder.path().join("boards");
    fs::create_dir(&folder).unwrap();
    Followed { hall, tournament, folder, boards }
}

/// Four boards of round 1.
fn four() -> Followed {
    let hall = hall();
    let tournament = round_one(&hall);
    boards_of(hall, tournament)
}

impl Followed {
    fn starts(&self) -> Value {
        let request =
            json!({ "tournament": self.tournament, "round": 1, "folder": self.folder, "silent_min": 1 });
        call(&self.hall, "live/start", request)["following"].clone()
    }

    fn look(&self) -> Value {
        call(&self.hall, "live/look", json!({}))["following"].clone()
    }

    /// Two looks, after which whatever stands in the files is taken over.
    fn looks(&self) -> Value {
        self.look();
        self.look()
    }

    fn writes(&self, file: &str, text: &str) {
        fs::write(self.folder.join(file), text).unwrap();
    }

    /// Writes the game of a board, by its index.
    fn tells(&self, board: usize, moves: &str, result: &str) {
        let (_, white, black) = &self.boards[board];
        let moves: Vec<String> = moves.split_whitespace().map(str::to_owned).collect();
        self.writes(&format!("board-{board}.pgn"), &written(white, black, "[Round \"1\"]\n", &moves, result));
    }

    fn moves(&self, board: usize) -> String {
        moves(&self.hall, self.boards[board].0).join(" ")
    }

    fn plays(&self, board: usize, text: &str) {
        let pairing = self.boards[board].0;
        let request = json!({ "pairing": pairing, "seen_plies": record(&self.hall, pairing).len(),
                              "played": { "text": text }, "clock_ms": null, "lang": "en" });
        call(&self.hall, "game/play", request);
    }

    fn cuts(&self, board: usize, plies: usize) {
        call(
            &self.hall,
            "game/cut",
            json!({ "pairing": self.boards[board].0, "plies": plies, "lang": "en" }),
        );
    }

    fn decides(&self, board: usize, holds: &str) {
        call(&self.hall, "live/decide", json!({ "pairing": self.boards[board].0, "holds": holds }));
    }
}

fn state(view: &Value, board: usize) -> (&str, Vec<&str>) {
    let row = &view["boards"][board];
    let notes = row["notes"].as_array().unwrap().iter().map(|note| note["key"].as_str().unwrap());
    (row["state"].as_str().unwrap(), notes.collect())
}

/// Sixty players and the thirty boards of their first round.
fn thirty() -> Followed {
    let hall = hall();
    call(&hall, "event/new", json!({ "path": null, "form": form("Open") }));
    let event =
        call(&hall, "tournament/add", json!({ "id": null, "name": "A", "system": "dutch", "rounds": 5 }));
    let tournament = event["tournaments"][0]["id"].as_i64().unwrap();
    let line = |number: u32| format!("\"Player{number:02}, Ana\",ESP,{}\n", 2415 - 15 * number);
    let list: String =
        std::iter::once("name,federation,rating\n".to_owned()).chain((1..=60).map(line)).collect();
    call(&hall, "player/import", json!({ "tournament": tournament, "source": { "text": list } }));
    call(&hall, "round/pair", json!({ "tournament": tournament }));
    call(&hall, "round/publish", json!({ "tournament": tournament }));
    boards_of(hall, tournament)
}

/// Writes a file as programs do: at once, in pieces, through another file that takes its place, or under a new name.
fn writes(folder: &Path, file: &str, text: &str, manner: usize) {
    use std::io::Write as _;
    let path = folder.join(file);
    match manner % 4 {
        0 => fs::write(&path, text).unwrap(),
        1 => {
            let mut open = fs::File::create(&path).unwrap();
            for piece in text.as_bytes().chunks(97) {
                open.write_all(piece).unwrap();
                std::thread::sleep(Duration::from_micros(60));
            }
        }
        2 => {
            fs::write(folder.join("~new.tmp"), text).unwrap();
            fs::rename(folder.join("~new.tmp"), &path).unwrap();
        }
        _ => {
            let other = folder.join(format!("renamed-{file}"));
            if path.exists() {
                fs::rename(&path, &other).unwrap();
            }
            fs::write(&path, text).unwrap();
            let _ = fs::remove_file(other);
        }
    }
}

/// The games of the boards as far as they have come at a moment of the round; each board moves at its own pace.
fn at(boards: &[(i64, String, String)], truth: &[Vec<String>], board: usize, moment: usize) -> String {
    let (_, white, black) = &boards[board];
    let all = &truth[board % truth.len()];
    let played = (moment * (2 + board % 5) / 3).min(all.len());
    let result = if played == all.len() { "1/2-1/2" } else { "*" };
    let tags = format!("[Round \"1.{}\"]\n", board + 1);
    written(white, black, &tags, &all[..played], result)
}

/// Writes the whole round: ten games in a file of their own, twenty in one file.
fn a_round_is_played(folder: &Path, boards: &[(i64, String, String)], truth: &[Vec<String>], moments: usize) {
    for moment in 0..=moments {
        for board in 0..10 {
            writes(folder, &format!("{board}.pgn"), &at(boards, truth, board, moment), moment + board);
        }
        let rest: String = (10..30).map(|board| at(boards, truth, board, moment)).collect();
        writes(folder, "all.pgn", &rest, moment);
    }
}

#[test]
fn thirty_games_grow_while_they_are_read_and_no_move_is_lost_doubled_or_misordered() {
    let round = thirty();
    let truth = games();
    let whole: Vec<Vec<String>> = (0..30).map(|board| plain(&san(&truth[board % truth.len()]))).collect();
    round.starts();
    let longest = truth.iter().map(Vec::len).max().unwrap();
    let done = AtomicBool::new(false);
    let mut looks = 0;
    std::thread::scope(|scope| {
        let (folder, boards, truth, done) = (&round.folder, &round.boards, &truth, &done);
        scope.spawn(move || {
            a_round_is_played(folder, boards, truth, longest * 3 / 2 + 1);
            done.store(true, Ordering::Release);
        });
        while !done.load(Ordering::Acquire) {
            round.look();
            looks += 1;
            let board = looks % 30;
            let held = moves(&round.hall, round.boards[board].0);
            assert!(
                whole[board].starts_with(&held),
                "board {board}: {held:?} is no beginning of {:?}",
                whole[board]
            );
        }
    });
    let view = round.looks();
    assert!(looks > 10, "{looks} looks while the round was played");
    for (board, (pairing, ..)) in round.boards.iter().enumerate() {
        let rows = record(&round.hall, *pairing);
        assert_eq!(moves(&round.hall, *pairing), whole[board], "board {board}");
        assert!(rows.iter().all(|(_, clock)| clock.is_some()), "board {board}: clock times");
        assert_eq!(view["boards"][board]["state"], "over", "{}", view["boards"][board]);
    }
}

#[test]
fn what_the_boards_told_is_in_the_journal_and_undo_passes_it_over() {
    let round = four();
    round.starts();
    round.tells(0, "e4 e5 Nf3", "*");
    round.looks();
    let result = json!({ "pairing": round.boards[3].0, "result": { "white": "1", "black": "0" } });
    call(&round.hall, "result/enter", result);
    round.tells(0, "e4 e5 Nf3 Nc6", "*");
    round.looks();
    assert_eq!(round.moves(0), "e4 e5 Nf3 Nc6");
    let journal = call(&round.hall, "journal/list", json!({}));
    assert_eq!(journal[0]["message"]["key"], "journal-live");
    let event = call(&round.hall, "event/show", json!({}));
    assert_eq!(event["last"]["message"]["key"], "journal-result-enter");
    // The last act of the arbiter is taken back, and done again although the board goes on meanwhile.
    call(&round.hall, "journal/undo", json!({}));
    assert_eq!(round.moves(0), "e4 e5 Nf3 Nc6");
    round.tells(0, "e4 e5 Nf3 Nc6 Bb5", "*");
    round.looks();
    call(&round.hall, "journal/redo", json!({}));
    let view = call(&round.hall, "round/show", json!({ "tournament": round.tournament, "round": 1 }));
    assert_eq!(view["boards"][3]["result"]["white"], "1");
    assert_eq!(round.moves(0), "e4 e5 Nf3 Nc6 Bb5");
}

#[test]
fn an_act_on_which_moves_of_a_board_stand_is_not_taken_back() {
    let round = four();
    round.starts();
    round.plays(0, "e4");
    round.tells(0, "e4 e5", "*");
    round.looks();
    assert_eq!(round.moves(0), "e4 e5");
    assert_eq!(refused(&round.hall, "journal/undo", json!({})), "error-cannot-undo");
    assert_eq!(round.moves(0), "e4 e5");
}

#[test]
fn what_the_arbiter_did_stands_and_is_decided_by_the_arbiter() {
    let round = four();
    round.starts();
    round.tells(0, "e4 e5 Nf3 Nc6", "*");
    round.looks();
    // Moves taken off do not come back, whatever the board tells.
    round.cuts(0, 3);
    round.tells(0, "e4 e5 Nf3 Nc6 Bb5", "*");
    let view = round.looks();
    assert_eq!(state(&view, 0), ("held", vec!["live-cut"]));
    assert_eq!(round.moves(0), "e4 e5 Nf3");
    // Typed otherwise it is put right, and the board goes on from there.
    round.plays(0, "Nf6");
    assert_eq!(state(&round.looks(), 0), ("follows", vec![]));
    assert_eq!(round.moves(0), "e4 e5 Nf3 Nf6 Bb5");
    // What the arbiter types ahead and the board tells otherwise is not mixed.
    round.plays(0, "a6");
    round.tells(0, "e4 e5 Nf3 Nc6 Bb5 d6", "*");
    assert_eq!(state(&round.looks(), 0), ("held", vec!["live-differs"]));
    // The scoresheet holds: what comes from now on is added to it.
    round.decides(0, "record");
    round.tells(0, "e4 e5 Nf3 Nc6 Bb5 d6 Nc3", "*");
    assert_eq!(state(&round.looks(), 0), ("follows", vec![]));
    assert_eq!(round.moves(0), "e4 e5 Nf3 Nf6 Bb5 a6 Nc3");
    // The board holds; that is an act, and can be taken back.
    round.decides(0, "board");
    assert_eq!(round.moves(0), "e4 e5 Nf3 Nc6 Bb5 d6 Nc3");
    assert_eq!(state(&round.look(), 0), ("follows", vec![]));
    call(&round.hall, "journal/undo", json!({}));
    assert_eq!(round.moves(0), "e4 e5 Nf3 Nf6 Bb5 a6 Nc3");
}

#[test]
fn a_move_put_right_by_the_arbiter_stays_and_the_game_goes_on() {
    let round = four();
    round.starts();
    round.tells(0, "e4 e5 Nf3 Nc6", "*");
    round.looks();
    let correct = json!({ "pairing": round.boards[0].0, "seen_plies": 4, "index": 2, "text": "Nc3",
                          "preview": false, "lang": "en" });
    call(&round.hall, "game/correct", correct);
    round.tells(0, "e4 e5 Nf3 Nc6 d3 d6", "*");
    let view = round.looks();
    assert_eq!(round.moves(0), "e4 e5 Nc3 Nc6 d3 d6");
    assert_eq!(state(&view, 0), ("follows", vec![]));
}

#[test]
fn a_board_that_corrects_itself_corrects_only_what_it_told() {
    let round = four();
    round.starts();
    round.tells(0, "e4 e5 Nf3 Nc6 Bb5", "*");
    round.tells(1, "d4 d5 c4", "*");
    round.looks();
    let offer = json!({ "pairing": round.boards[1].0, "index": 2, "offered": true, "lang": "en" });
    call(&round.hall, "game/offer", offer);
    round.tells(0, "e4 e5 Nf3 Nc6 Bc4", "*");
    round.tells(1, "d4 d5 Nf3", "*");
    let view = round.looks();
    assert_eq!(round.moves(0), "e4 e5 Nf3 Nc6 Bc4");
    assert_eq!(round.moves(1), "d4 d5 c4", "a draw was offered with it: that note is the arbiter's");
    assert_eq!(state(&view, 1), ("held", vec!["live-differs"]));
}

#[test]
fn an_illegal_move_that_waits_for_a_ruling_makes_the_board_wait() {
    let round = four();
    round.starts();
    round.tells(0, "e4 e5", "*");
    round.looks();
    round.plays(0, "Ke3");
    round.tells(0, "e4 e5 Ke2 Nf6", "*");
    let view = round.looks();
    assert_eq!(state(&view, 0), ("held", vec!["live-ruling"]));
    let incident = json!({ "event": "illegal_move_completed", "facts": {
        "played": 2, "clock_pressed": true, "prior_illegal": { "white": 0, "black": 0 } } });
    let proposed = json!({ "on": { "kind": "board", "pairing": round.boards[0].0 }, "incident": incident,
                           "circumstances": null, "clocks_ms": [null, null], "lang": "en" });
    call(&round.hall, "ruling/apply", json!({ "proposed": proposed, "decision": { "kind": "as_proposed" } }));
    round.looks();
    let marks = call(&round.hall, "game/show", json!({ "pairing": round.boards[0].0, "lang": "en" }));
    let marks: Vec<&str> =
        marks["plies"].as_array().unwrap().iter().map(|ply| ply["mark"].as_str().unwrap()).collect();
    assert_eq!(marks, ["legal", "legal", "reinstated", "legal", "legal"]);
}

#[test]
fn the_end_of_a_game_is_told_by_kings_and_pieces_and_is_no_move() {
    let round = four();
    round.starts();
    round.tells(0, "e4 e5 Nf3 Ke5 Ke4", "*");
    round.tells(1, "e4 e5 Ke4 Kd5 Ra1 Nb8", "*");
    let view = round.looks();
    assert_eq!(round.moves(0), "e4 e5 Nf3");
    assert_eq!(
        (view["boards"][0]["result"].as_str(), state(&view, 0)),
        (Some("1/2-1/2"), ("over", vec!["live-signal"]))
    );
    assert_eq!((view["boards"][1]["result"].as_str(), round.moves(1).as_str()), (Some("1-0"), "e4 e5"));
    let table = call(&round.hall, "round/show", json!({ "tournament": round.tournament, "round": 1 }));
    assert_eq!(table["boards"][0]["result"], Value::Null, "a result is entered by the arbiter");
    // The pieces are set up for the next game.
    round.tells(0, "", "*");
    round.tells(1, "d4 d5 c4 e6 Nc3 Nf6", "*");
    let view = round.looks();
    assert_eq!((round.moves(0).as_str(), state(&view, 0).0), ("e4 e5 Nf3", "held"));
    assert_eq!(state(&view, 0).1, ["live-fewer"]);
}

#[test]
fn a_board_that_contradicts_the_table_is_shown_and_the_table_stands() {
    let round = four();
    round.starts();
    round.tells(0, "e4 e5", "*");
    round.looks();
    let result = json!({ "pairing": round.boards[0].0, "result": { "white": "1", "black": "0" } });
    call(&round.hall, "result/enter", result);
    round.tells(0, "e4 e5 Nf3", "*");
    assert_eq!(state(&round.looks(), 0), ("held", vec!["live-result"]), "the players look at the game");
    assert_eq!(round.moves(0), "e4 e5");
    round.tells(0, "e4 e5 Nf3", "0-1");
    let view = round.looks();
    assert_eq!(state(&view, 0), ("over", vec!["import-result-differs"]));
    assert_eq!(round.moves(0), "e4 e5 Nf3", "the file says that the game is over: its moves are whole");
    let table = call(&round.hall, "round/show", json!({ "tournament": round.tournament, "round": 1 }));
    assert_eq!(table["boards"][0]["result"]["white"], "1");
}

#[test]
fn silent_and_missing_boards_and_strange_games_are_told() {
    let round = four();
    let (_, white, black) = &round.boards[1];
    round.writes("other.pgn", &written(white, black, "[Round \"2\"]\n", &["e4".into()], "*"));
    round.writes("strange.pgn", &written("Nobody, A", "Nobody, B", "[Round \"1.2\"]\n", &["e4".into()], "*"));
    round.tells(0, "e4 e5 Ke3", "*");
    round.starts();
    // The clock of the test goes on by a second whenever it is asked.
    let mut view = Value::Null;
    for _ in 0..40 {
        view = round.look();
    }
    assert_eq!(state(&view, 0), ("silent", vec!["live-stops"]));
    assert_eq!(state(&view, 1), ("missing", vec!["live-missing"]), "the game of another round is left alone");
    assert_eq!(view["others"][0]["white"], "Nobody, A");
    assert_eq!(view["others"].as_array().unwrap().len(), 1);
    round.tells(0, "e4 e5 Ke2", "*");
    assert_eq!(state(&round.looks(), 0), ("follows", vec![]));
}

#[test]
fn a_clock_time_that_comes_later_is_filled_in_and_one_of_the_arbiter_stays() {
    let round = four();
    round.starts();
    let (pairing, white, black) = &round.boards[0];
    let text = |moves: &str| format!("[White \"{white}\"]\n[Black \"{black}\"]\n\n{moves} *\n");
    round.writes("a.pgn", &text("1. e4 e5 2. Nf3"));
    round.looks();
    assert_eq!(
        record(&round.hall, *pairing),
        [("e4".into(), None), ("e5".into(), None), ("Nf3".into(), None)]
    );
    round.writes("a.pgn", &text("1. e4 {[%clk 1:29:50]} e5 2. Nf3 {[%clk 1:29:00]}"));
    round.looks();
    let clocks: Vec<Option<u64>> =
        record(&round.hall, *pairing).into_iter().map(|(_, clock)| clock).collect();
    assert_eq!(clocks, [Some(5_390_000), None, Some(5_340_000)]);
    round.writes("a.pgn", &text("1. e4 {[%clk 1:11:11]} e5 2. Nf3 {[%clk 1:29:00]} Nc6"));
    round.looks();
    assert_eq!(record(&round.hall, *pairing)[0].1, Some(5_390_000));
}

#[test]
fn a_folder_that_is_away_for_a_while_is_told_and_nothing_is_lost() {
    let round = four();
    round.starts();
    round.tells(0, "e4 e5", "*");
    round.looks();
    let away = round.folder.with_extension("away");
    fs::rename(&round.folder, &away).unwrap();
    let view = round.look();
    assert_eq!(view["failure"]["key"], "error-file");
    fs::rename(&away, &round.folder).unwrap();
    round.tells(0, "e4 e5 Nf3", "*");
    let view = round.looks();
    assert_eq!((view["failure"].clone(), round.moves(0).as_str()), (Value::Null, "e4 e5 Nf3"));
}

#[test]
fn following_ends_when_it_is_stopped_or_the_event_is_closed_and_begins_where_it_was() {
    let round = four();
    assert_eq!(
        refused(
            &round.hall,
            "live/start",
            json!({ "tournament": round.tournament, "round": 1,
        "folder": "boards", "silent_min": 9 })
        ),
        "error-live-folder"
    );
    assert_eq!(
        refused(
            &round.hall,
            "live/start",
            json!({ "tournament": round.tournament, "round": 2,
        "folder": round.folder, "silent_min": 9 })
        ),
        "error-round-not-paired"
    );
    round.starts();
    round.tells(0, "e4 e5", "*");
    round.looks();
    let shown = call(&round.hall, "live/stop", json!({}));
    assert_eq!((shown["following"].clone(), shown["silent_min"].as_u64()), (Value::Null, Some(1)));
    assert_eq!(shown["folder"].as_str(), round.folder.to_str());
    round.starts();
    let path = call(&round.hall, "event/show", json!({}))["path"].clone();
    call(&round.hall, "event/close", json!({}));
    call(&round.hall, "event/open", json!({ "path": path }));
    assert_eq!(call(&round.hall, "live/show", json!({}))["following"], Value::Null);
    // What was told before is known still: what the arbiter takes off meanwhile does not come back.
    round.cuts(0, 1);
    round.starts();
    assert_eq!(state(&round.looks(), 0), ("held", vec!["live-cut"]));
}

#[test]
fn the_desk_looks_by_itself() {
    let folder = tempfile::tempdir().unwrap();
    let mut config =
        arbitro_desk::DeskConfig::new(folder.path().join("config"), folder.path().join("events"));
    config.look_every = Some(Duration::from_millis(20));
    let hall = Hall { desk: arbitro_desk::Desk::new(config), folder };
    let tournament = round_one(&hall);
    let round = boards_of(hall, tournament);
    round.starts();
    round.tells(0, "e4 e5", "*");
    let heard = (0..200).any(|_| {
        std::thread::sleep(Duration::from_millis(20));
        round.moves(0) == "e4 e5"
    });
    assert!(heard, "the board was followed");
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 12, failure_persistence: None, ..ProptestConfig::default() })]

    /// Whatever arbiter and boards do in whatever order: every record stays whole, the arbiter's result stands, and what was taken
    /// off comes back only by a decision.
    #[test]
    fn arbiter_and_boards_are_never_in_each_others_way(
        steps in prop::collection::vec((0_u8..8, 0_usize..2, 0_usize..9), 5..40),
    ) {
        const LINE: [&str; 8] = ["e4", "e5", "Nf3", "Nc6", "Bb5", "a6", "Ba4", "Nf6"];
        let round = four();
        round.starts();
        for (what, board, count) in steps {
            let before = round.moves(board);
            let pairing = round.boards[board].0;
            let ask = |name: &str, request: Value| {
                confirmed(&round.hall.desk, |desk| desk.handle(name, request.clone())).is_ok()
            };
            let by_arbiter = match what {
                0..=2 => {
                    round.tells(board, &LINE[..count.min(8)].join(" "), "*");
                    false
                }
                3 => ask("game/cut", json!({ "pairing": pairing, "plies": count, "lang": "en" })),
                4 => ask("game/play", json!({ "pairing": pairing, "seen_plies": record(&round.hall, pairing).len(),
                    "played": { "text": LINE[count.min(7)] }, "clock_ms": null, "lang": "en" })),
                // Undo must not reach behind the round.
                5 => is_of_a_game(&round.hall) && ask("journal/undo", json!({})),
                6 => ask("live/decide", json!({ "pairing": pairing, "holds": (["record", "board"])[count % 2] })),
                _ => ask("journal/redo", json!({})),
            };
            let acted = round.moves(board);
            prop_assert!(by_arbiter || acted == before);
            let view = round.looks();
            let after = round.moves(board);
            if state(&view, board).0 == "held" && what != 6 {
                prop_assert_eq!(&after, &acted, "a board that waits takes nothing over");
            }
            // A wrong move of the arbiter's own stands in the board's way until it is taken off.
            let was_told = LINE.join(" ").starts_with(&before);
            if what == 3 && by_arbiter && was_told && acted.len() < before.len() {
                prop_assert_eq!(&after, &acted, "what was taken off stays off");
            }
        }
        let path = call(&round.hall, "event/show", json!({}))["path"].as_str().unwrap().to_owned();
        call(&round.hall, "event/close", json!({}));
        call(&round.hall, "event/open", json!({ "path": path }));
        for board in 0..2 {
            round.moves(board);
        }
    }
}
