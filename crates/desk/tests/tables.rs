//! Rating changes, norms, and tables as files.

#![allow(clippy::unwrap_used, reason = "helpers of tests may fail loudly")]

mod common;

use arbitro_desk::api::event::SystemChoice;
use arbitro_desk::api::player::{OfTournament, ReadPlayers, Reading};
use arbitro_desk::api::rating::{ShowNorms, ShowRatings};
use arbitro_desk::api::round::PairRound;
use arbitro_desk::api::table::{ExportTable, TableExported, TableKind};
use arbitro_desk::api::{Source, Target};
use arbitro_desk::{Desk, DeskError, norm, player, rating, round, table};
use common::{code, enter, enter_club, hall, new_event};

fn export(desk: &Desk, tournament: i64, kind: TableKind, lang: &str) -> Result<TableExported, DeskError> {
    let (lang, delimiter) = (lang.to_owned(), String::new());
    let target = Target::Answer;
    let request = ExportTable { tournament, table: kind, round: None, group: None, lang, delimiter, target };
    table::export(desk, &request)
}

/// An event of five with a first round that has been played: 2-5 and 3-4; number 1 rests.
fn played(desk: &Desk) -> i64 {
    let tournament = new_event(desk, SystemChoice::RoundRobin);
    enter_club(desk, tournament, 5);
    let first = round::pair(desk, &PairRound::next(tournament)).unwrap();
    enter(desk, first.boards[0].pairing, "0", "1").unwrap();
    enter(desk, first.boards[1].pairing, "+", "-").unwrap();
    tournament
}

#[test]
fn rating_changes_follow_the_results() {
    let hall = hall();
    let tournament = played(&hall.desk);
    let view = rating::show(&hall.desk, &ShowRatings { tournament }).unwrap();
    let row = |number: u16| view.rows.iter().find(|row| row.number == number).unwrap();
    // 1975 beats 2102: 127 apart, .33 expected, K 20.
    let winner = row(5);
    assert_eq!((winner.games, winner.expected.as_deref(), winner.k), (1, Some("0.33"), Some(20)));
    assert_eq!((winner.change.as_deref(), winner.rounded, winner.new), (Some("13.4"), Some(13), Some(1988)));
    assert_eq!((winner.terms[0].opponent, winner.terms[0].difference), (2, -127));
    assert_eq!(row(2).change.as_deref(), Some("-13.4"));
    let forfeited = row(3);
    assert_eq!((forfeited.games, forfeited.change.as_deref()), (0, Some("0")));
    assert!(forfeited.notes.iter().any(|note| note.key == "rating-round-not-played"));
}

#[test]
fn norms_show_every_requirement_and_what_is_needed() {
    let hall = hall();
    let tournament = played(&hall.desk);
    let entry = player::list(&hall.desk, &OfTournament { tournament }).unwrap()[4].entry;
    let view = norm::show(&hall.desk, &ShowNorms { tournament, entry: Some(entry) }).unwrap();
    let titles: Vec<&str> = view.rows.iter().map(|row| row.title.as_str()).collect();
    assert_eq!((titles, view.exemption), (vec!["GM", "IM"], None));
    let grandmaster = &view.rows[0];
    assert_eq!((grandmaster.met, grandmaster.games, grandmaster.average), (false, 1, 2200));
    let games = grandmaster.requirements.iter().find(|r| r.what.key == "norm-kind-games").unwrap();
    assert_eq!((games.article.as_str(), games.needed, games.found, games.met), ("1.4.1", 9, 1, false));
    // Five rounds are not enough for any norm.
    assert!(grandmaster.notes.iter().any(|note| note.key == "norm-not-possible"));
    let all = norm::show(&hall.desk, &ShowNorms { tournament, entry: None }).unwrap();
    assert_eq!(all.rows.len(), 0);
}

#[test]
fn every_table_is_written_in_both_languages() {
    let hall = hall();
    let tournament = played(&hall.desk);
    let kinds = [
        (TableKind::Players, 5, 9),
        (TableKind::Pairings, 3, 9),
        (TableKind::Results, 3, 8),
        (TableKind::Standings, 5, 11),
        (TableKind::CrossTable, 5, 12),
        (TableKind::Grid, 5, 11),
        (TableKind::Ratings, 5, 10),
        (TableKind::Norms, 0, 11),
        (TableKind::Journal, 0, 6),
    ];
    for (kind, rows, columns) in kinds {
        for lang in ["en", "es"] {
            let table = export(&hall.desk, tournament, kind, lang).unwrap();
            let text = table.text.unwrap();
            let lines: Vec<&str> = text.trim_start_matches('\u{feff}').lines().collect();
            assert!(
                lines[0].split(';').all(|head| !head.is_empty() && !head.starts_with("table-")),
                "{lines:?}"
            );
            assert_eq!(lines[0].split(';').count(), columns, "{kind:?}: {}", lines[0]);
            if kind != TableKind::Journal {
                assert_eq!((table.rows, lines.len()), (rows, usize::try_from(rows).unwrap() + 1), "{kind:?}");
            }
            assert!(table.file_name.strip_suffix(".csv").is_some(), "{}", table.file_name);
        }
    }
    let cross = export(&hall.desk, tournament, TableKind::CrossTable, "en").unwrap().text.unwrap();
    assert!(cross.contains("w+;"), "{cross}");
    let results = export(&hall.desk, tournament, TableKind::Results, "en").unwrap().text.unwrap();
    assert!(results.contains("1;1;2;Bergström, Nils;0;1;Eze, Chidi;5\r\n"), "{results}");
}

#[test]
fn a_list_of_players_that_was_written_is_read_again() {
    let hall = hall();
    let tournament = played(&hall.desk);
    for lang in ["en", "es"] {
        let text = export(&hall.desk, tournament, TableKind::Players, lang).unwrap().text.unwrap();
        let other = common::add_tournament(&hall.desk, lang, SystemChoice::RoundRobin).unwrap();
        let other = other.tournaments.last().unwrap().id;
        let request = ReadPlayers { tournament: other, source: Source::Text(text), reading: None };
        let read = player::read(&hall.desk, &request).unwrap();
        assert_eq!(read.findings, [], "{lang}");
        let before = player::list(&hall.desk, &OfTournament { tournament }).unwrap();
        let names = |name: &str| read.players.iter().any(|player| player.name == name);
        assert!(before.iter().all(|row| names(&row.player.name)));
    }
}

#[test]
fn columns_encoding_and_delimiter_can_be_said() {
    let hall = hall();
    let tournament = new_event(&hall.desk, SystemChoice::RoundRobin);
    let source = Source::Text("A|B\nAnn|Bell\nBob|Carr\n".to_owned());
    let reading = Reading {
        encoding: String::new(),
        delimiter: "|".to_owned(),
        header: Some(true),
        columns: vec![(0, "given_name".to_owned()), (1, "surname".to_owned())],
        ..Reading::default()
    };
    let request = |reading| ReadPlayers { tournament, source: source.clone(), reading: Some(reading) };
    let read = player::import(&hall.desk, &request(reading)).unwrap();
    let names: Vec<&str> = read.players.iter().map(|player| player.name.as_str()).collect();
    assert_eq!(names, ["Bell, Ann", "Carr, Bob"]);
    assert!(read.fields.contains(&"rating".to_owned()) && read.encodings.contains(&"UTF-8".to_owned()));
    for (reading, expected) in [
        (Reading { encoding: "klingon".to_owned(), ..Reading::default() }, "error-encoding"),
        (Reading { delimiter: "ab".to_owned(), ..Reading::default() }, "error-delimiter"),
        (Reading { columns: vec![(0, "shoes".to_owned())], ..Reading::default() }, "error-column-field"),
    ] {
        assert_eq!(code(player::read(&hall.desk, &request(reading))), expected);
    }
    let far = Reading { columns: vec![(u32::MAX, "name".to_owned())], ..Reading::default() };
    player::read(&hall.desk, &request(far)).unwrap();
}
