//! A whole file of games: what the quick reader reports the careful one reports to the letter, and games written and read
//! again have the same moves.
#![no_main]

use std::sync::Mutex;

use arbitro_interchange::pgn::{self, CheckOptions, Report};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|data: &[u8]| {
    let quick: Mutex<Vec<(u64, Report)>> = Mutex::default();
    let keep = |number, report: &Report, _: &mut Vec<u8>| {
        quick.lock().expect("nobody panicked").push((number, report.clone()));
    };
    let tally = pgn::check(data, &CheckOptions::default(), keep, |_, _| Ok(())).expect("memory can be read");
    let mut quick = quick.into_inner().expect("nobody panicked");
    quick.sort_by_key(|(number, _)| *number);
    let quick: Vec<Report> = quick.into_iter().map(|(_, report)| report).collect();
    assert_eq!(tally.games, quick.len() as u64);
    let careful: Vec<Report> = pgn::study(data).into_iter().map(Report::from).collect();
    assert_eq!(quick, careful);

    let games = pgn::read(data);
    let again = pgn::read(pgn::write_all(&games).as_bytes());
    let moves = |games: &[pgn::Game]| -> Vec<Vec<Option<String>>> {
        games.iter().map(|game| game.plies.iter().map(|ply| ply.san.clone()).collect()).collect()
    };
    assert_eq!(moves(&again), moves(&games));
});
