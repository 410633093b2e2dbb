//! A list of players, read by guesses and by orders that make no sense: each row that is used has a name, and what was
//! read can be written and read again.
#![no_main]

use std::collections::BTreeMap;

use arbitro_interchange::csv::{self, Encoding, Field, LONGEST, MOST_ROWS, Options, Style};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|data: &[u8]| {
    let guessed = csv::read_players(data);
    assert!(guessed.players.len() <= MOST_ROWS);
    for player in &guessed.players {
        assert!(!player.name.is_empty() && player.name.chars().count() <= LONGEST);
    }

    // The first bytes decide how a person would have it read.
    let [encoding, delimiter, first, second, rest @ ..] = data else { return };
    let place = |byte: u8, count: usize| usize::from(byte) % count;
    let said = Options {
        encoding: Encoding::from_name(Encoding::USUAL[place(*encoding, Encoding::USUAL.len())]),
        delimiter: Some(char::from(*delimiter)).filter(char::is_ascii),
        header: [None, Some(true), Some(false)][place(*second, 3)],
        columns: BTreeMap::from([
            (place(*first, 4), Some(Field::ALL[place(first / 4, Field::ALL.len())])),
            (place(*second, 4), Some(Field::ALL[place(second / 4, Field::ALL.len())])),
        ]),
        year: Some(2026),
        numbers_are_enough: second % 2 == 0,
    };
    let list = csv::read_players_as(rest, &said);
    let rows: Vec<Vec<String>> = list.players.iter().map(|player| vec![player.name.clone()]).collect();
    let text = csv::write_table(&["name"], rows.iter().map(Vec::as_slice), Style::default());
    let options = Options { delimiter: Some(';'), ..Options::default() };
    let again = csv::read_players_as(text.as_bytes(), &options);
    let names =
        |list: &csv::PlayerList| list.players.iter().map(|player| player.name.clone()).collect::<Vec<_>>();
    // A name that says that there is nothing to say is no name in a file.
    let kept: Vec<String> = names(&list).into_iter().filter(|name| names(&again).contains(name)).collect();
    assert_eq!(names(&again), kept);
});
