//! The careful reader against the handed cases: minimal inputs of the kinds people report, with the right reading.

use std::collections::BTreeSet;

use arbitro_interchange::pgn;
use serde_json::Value;

const CASES: &str = include_str!("data/pgn/cases.jsonl");

fn input(case: &Value) -> Vec<u8> {
    case.get("input_b64")
        .and_then(Value::as_str)
        .map_or_else(|| case["input"].as_str().unwrap_or_default().as_bytes().to_vec(), base64)
}

/// Base64 (RFC 4648), enough for the cases.
fn base64(text: &str) -> Vec<u8> {
    let value = |byte: u8| match byte {
        b'A'..=b'Z' => byte - b'A',
        b'a'..=b'z' => byte - b'a' + 26,
        b'0'..=b'9' => byte - b'0' + 52,
        b'+' => 62,
        _ => 63,
    };
    let digits: Vec<u8> = text.bytes().filter(|byte| *byte != b'=').collect();
    let mut bytes = Vec::new();
    for group in digits.chunks(4) {
        let bits = group.iter().fold(0_u32, |bits, digit| bits << 6 | u32::from(value(*digit)))
            << (6 * (4 - group.len()));
        bytes.extend(bits.to_be_bytes().iter().skip(1).take(group.len() - 1));
    }
    bytes
}

/// What differs between a game as read and as expected.
fn differences(game: &pgn::Game, expected: &Value) -> Vec<String> {
    let mut differences = Vec::new();
    let mut compare = |what: &str, found: Value| {
        if let Some(wanted) = expected.get(what).filter(|wanted| **wanted != found) {
            differences.push(format!("{what} {found}, not {wanted}"));
        }
    };
    let sans: Vec<&str> = game.plies.iter().filter_map(|ply| ply.san.as_deref()).collect();
    compare("plies", game.plies.len().into());
    compare("san", sans.join(" ").into());
    compare("final_fen", final_fen(game).map_or(Value::Null, Value::from));
    compare("result", game.result.as_str().into());
    compare("severity", game.severity().as_str().into());
    let codes: BTreeSet<&str> = game.diagnostics.iter().map(|note| note.code.as_str()).collect();
    let wanted: BTreeSet<&str> =
        expected["diags"].as_array().into_iter().flatten().filter_map(Value::as_str).collect();
    if codes != wanted {
        differences.push(format!("diags {codes:?}, not {wanted:?}"));
    }
    let stop = game.stop.as_ref().map(|stop| stop.at.as_str());
    if stop != expected.get("stops_at").and_then(Value::as_str) {
        differences.push(format!("stops at {stop:?}, not {:?}", expected.get("stops_at")));
    }
    for (name, value) in expected.get("tags").and_then(Value::as_object).into_iter().flatten() {
        if game.tag(name) != value.as_str() {
            differences.push(format!("tag {name} {:?}, not {value}", game.tag(name)));
        }
    }
    differences
}

/// The position after the moves of a game, played from its own standard notation.
fn final_fen(game: &pgn::Game) -> Option<String> {
    use shakmaty::{Position, san::San};
    let mut position = pgn::position(&game.start).ok()?;
    for ply in &game.plies {
        let san: San = ply.san.as_ref()?.trim_end_matches(['+', '#']).parse().ok()?;
        position.play_unchecked(san.to_move(&position).ok()?);
    }
    Some(pgn::fen(&position, game.start.chess960))
}

#[test]
fn every_case_reads_as_it_should() {
    let mut failures = Vec::new();
    for line in CASES.lines() {
        let case: Value = serde_json::from_str(line).expect("a case a line");
        let games = pgn::read(&input(&case));
        let expected = case["expected"]["games"].as_array().expect("games");
        let title = format!("{} {}", case["id"], case["title"]);
        if games.len() != expected.len() {
            failures.push(format!("{title}: {} games, not {}", games.len(), expected.len()));
            continue;
        }
        for (game, expected) in games.iter().zip(expected) {
            failures.extend(
                differences(game, expected).into_iter().map(|difference| format!("{title}: {difference}")),
            );
        }
    }
    assert!(failures.is_empty(), "\n{}", failures.join("\n"));
}

/// UC33: of a file of 3,426 games 51 have an illegal move that nobody noticed. Each game is read, and each of those is told.
#[test]
fn uc33_a_file_with_bad_games_is_read_to_its_end() {
    let good = "1. e4 e5 2. Nf3 Nc6 3. Bc4 Bc5 4. O-O Nf6 1-0";
    let bad = "1. e4 e5 2. Nf3 Nc6 3. Bc4 Nf6 4. d4 Bb4+ 5. O-O Be7 0-1";
    let is_bad = |number: u32| number.is_multiple_of(67) && number / 67 <= 51;
    let game = |number: u32| {
        let moves = if is_bad(number) { bad } else { good };
        let result = if is_bad(number) { "0-1" } else { "1-0" };
        format!("[Event \"Open\"]\n[Round \"{number}\"]\n[Result \"{result}\"]\n\n{moves}\n\n")
    };
    let text: String = (1..=3426).map(game).collect();
    let games = pgn::read(text.as_bytes());
    assert_eq!(games.len(), 3426);
    let stopped: Vec<&pgn::Game> = games.iter().filter(|game| game.stop.is_some()).collect();
    assert_eq!(stopped.len(), 51);
    for game in stopped {
        assert_eq!((game.plies.len(), game.rest.len()), (8, 2), "what follows is kept");
        assert_eq!(game.stop.as_ref().map(|stop| stop.at.as_str()), Some("5. O-O"));
    }
    let mut faulty = 0;
    let take = |flags: Vec<bool>, _: &pgn::Tally| {
        faulty += flags.into_iter().filter(|flag| *flag).count();
        Ok(())
    };
    let render = |_: u64, report: &pgn::Report, flags: &mut Vec<bool>| {
        flags.push(report.notes.iter().any(|note| note.severity == pgn::Severity::Error));
    };
    let tally =
        pgn::check(text.as_bytes(), &pgn::CheckOptions::default(), render, take).expect("read from memory");
    assert_eq!((tally.games, tally.faulty, faulty), (3426, 51, 51));
}
