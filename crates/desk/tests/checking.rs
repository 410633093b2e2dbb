//! A file of games is checked at the desk as in the terminal, and each game is opened at what was found.

#![allow(clippy::unwrap_used, reason = "helpers of tests may fail loudly")]

mod common;

use std::collections::BTreeSet;

use arbitro_desk::api::game::PlyMark;
use arbitro_desk::api::pgn::{CheckFile, CheckSeverity, FileChecked, ShowCheckedGame};
use arbitro_desk::api::{Nothing, Source};
use arbitro_desk::{Desk, pgn};
use common::{code, hall};
use serde_json::Value;

const CASES: &str = include_str!("../../interchange/tests/data/pgn/cases.jsonl");
const CLUB: &str = include_str!("../../interchange/tests/data/pgn/club-open.pgn");

/// An illegal third move, then a game in which a position stands three times and the result contradicts the mate.
const GAMES: &str = "[White \"A\"]\n[Black \"B\"]\n[Result \"1-0\"]\n\n1. e4 e5 2. Ke2 Nf6 3. Kd4 Nc6 1-0\n\n\
[White \"C\"]\n[Black \"D\"]\n[Result \"1-0\"]\n\n1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1 Ng8 5. f3 e5 6. g4 Qh4# 1-0\n\n\
[White \"E\"]\n[Black \"F\"]\n[Result \"*\"]\n\n1. e4 *\n";

fn check(desk: &Desk, source: Source) -> FileChecked {
    pgn::check(desk, &CheckFile { source }).unwrap()
}

fn text(text: &str) -> Source {
    Source::Text(text.to_owned())
}

fn show(check: u32, game: u64) -> ShowCheckedGame {
    ShowCheckedGame { check, game, lang: "es".into() }
}

/// The file of a case: its text, or its bytes where it is no text.
fn input(case: &Value) -> Source {
    match case["input_b64"].as_str() {
        Some(base64) => Source::Upload { name: "case.pgn".into(), base64: base64.to_owned() },
        None => text(case["input"].as_str().unwrap()),
    }
}

/// Every case of the reader gives at the desk the findings it gives in the terminal, and each of its games opens.
#[test]
fn the_cases_of_the_reader_have_their_findings() {
    let hall = hall();
    let mut seen = 0;
    for line in CASES.lines() {
        let case: Value = serde_json::from_str(line).unwrap();
        let games = case["expected"]["games"].as_array().unwrap();
        let source = input(&case);
        if games.is_empty() {
            assert_eq!(code(pgn::check(&hall.desk, &CheckFile { source })), "error-check-no-games");
            continue;
        }
        let checked = check(&hall.desk, source);
        assert_eq!(checked.rows.len(), games.len(), "{}", case["id"]);
        for (row, expected) in checked.rows.iter().zip(games) {
            let told: BTreeSet<&str> =
                row.findings.iter().filter_map(|f| f.message.key.strip_prefix("pgn-note-")).collect();
            let diags = expected["diags"].as_array().unwrap().iter().filter_map(Value::as_str);
            for wanted in diags {
                assert!(told.contains(wanted), "{}: {wanted} in {told:?}", case["id"]);
            }
            let severity = serde_json::to_value(row.severity).unwrap();
            assert_eq!(severity, expected["severity"], "{}", case["id"]);
            let opened = pgn::game(&hall.desk, &show(checked.check, row.game)).unwrap();
            let played = opened.plies.iter().filter(|ply| ply.mark == PlyMark::Legal).count();
            assert_eq!(u32::try_from(played).unwrap(), row.plies, "{}", case["id"]);
            assert!(row.findings.iter().all(|f| f.ply as usize <= opened.plies.len()), "{}", case["id"]);
            seen += 1;
        }
    }
    assert!(seen > 60, "{seen}");
}

#[test]
fn a_game_opens_at_the_ply_of_its_finding() {
    let hall = hall();
    let checked = check(&hall.desk, text(GAMES));
    assert_eq!((checked.games, checked.faulty, checked.rows.len()), (3, 2, 3));
    let [first, second, third] = &checked.rows[..] else { unreachable!("three rows") };
    let illegal = &first.findings[0];
    assert_eq!((illegal.message.key.as_str(), illegal.ply), ("pgn-note-illegal-san", 5));
    assert!(illegal.reason.as_ref().unwrap().key.starts_with("illegal-"));
    let opened = pgn::game(&hall.desk, &show(checked.check, 1)).unwrap();
    let marks: Vec<PlyMark> = opened.plies.iter().map(|ply| ply.mark).collect();
    assert_eq!(marks[3..], [PlyMark::Legal, PlyMark::Illegal, PlyMark::Void]);
    assert_eq!((opened.plies[2].san.as_str(), opened.plies[4].san.as_str()), ("Re2", "Kd4"));
    assert_eq!(opened.plies[4].fen, opened.plies[3].fen);

    let keys: Vec<(&str, u32)> = second.findings.iter().map(|f| (f.message.key.as_str(), f.ply)).collect();
    assert_eq!(keys, [("pgn-note-result-contradicts-board", 12), ("pgn-note-threefold-present", 8)]);
    assert_eq!((third.severity, third.findings.len()), (CheckSeverity::Ok, 0));
}

#[test]
fn what_is_not_there_any_more_is_told() {
    let hall = hall();
    let path = hall.folder.path().join("round.pgn");
    std::fs::write(&path, GAMES).unwrap();
    let file = || Source::Path(path.to_string_lossy().into_owned());
    let first = check(&hall.desk, file());
    assert_eq!(
        (first.file.as_str(), pgn::game(&hall.desk, &show(first.check, 2)).is_ok()),
        ("round.pgn", true)
    );
    assert_eq!(code(pgn::game(&hall.desk, &show(first.check, 9))), "error-check-gone");
    std::fs::write(&path, CLUB).unwrap();
    assert_eq!(code(pgn::game(&hall.desk, &show(first.check, 2))), "error-check-file-changed");
    let second = check(&hall.desk, file());
    assert_eq!(code(pgn::game(&hall.desk, &show(first.check, 2))), "error-check-gone");
    assert!(pgn::game(&hall.desk, &show(second.check, 2)).is_ok());
    let missing = CheckFile { source: Source::Path("/nowhere/round.pgn".into()) };
    assert_eq!(code(pgn::check(&hall.desk, &missing)), "error-file");
    assert_eq!(code(pgn::check(&hall.desk, &CheckFile { source: text("") })), "error-check-no-games");
    assert_eq!(pgn::progress(&hall.desk, &Nothing {}).unwrap(), None);
}

/// A large file is followed and given up from beside it; a second check has to wait.
#[test]
fn a_check_is_followed_and_given_up() {
    let hall = hall();
    let large = CheckFile { source: Source::Text(format!("{CLUB}\n").repeat(400)) };
    std::thread::scope(|scope| {
        let running = scope.spawn(|| pgn::check(&hall.desk, &large));
        while pgn::progress(&hall.desk, &Nothing {}).unwrap().is_none_or(|p| p.permille == 0) {
            assert!(!running.is_finished());
            std::thread::yield_now();
        }
        assert_eq!(code(pgn::check(&hall.desk, &CheckFile { source: text(GAMES) })), "error-check-runs");
        pgn::cancel(&hall.desk, &Nothing {}).unwrap();
        assert_eq!(code(running.join().unwrap()), "error-check-cancelled");
    });
    assert_eq!(check(&hall.desk, text(GAMES)).games, 3);
}
