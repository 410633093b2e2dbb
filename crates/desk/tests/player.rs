//! Players: entered, changed, removed, numbered, read from files.

#![allow(clippy::unwrap_used, reason = "helpers of tests may fail loudly")]

mod common;

use arbitro_desk::api::event::SystemChoice;
use arbitro_desk::api::journal::ListJournal;
use arbitro_desk::api::player::{
    NumberPlayers, Numbering, OfTournament, PlayerForm, PlayerIn, PlayerRow, ReadPlayers, RemovePlayer,
};
use arbitro_desk::api::round::PairRound;
use arbitro_desk::api::{Nothing, Source};
use arbitro_desk::{Desk, journal, player, round};
use common::{CLUB, code, enter_club, hall, new_event};

fn named(name: &str) -> PlayerForm {
    PlayerForm { name: name.into(), ..PlayerForm::default() }
}

fn names(rows: &[PlayerRow]) -> Vec<(u16, &str)> {
    rows.iter().map(|row| (row.number, row.player.name.as_str())).collect()
}

fn number(desk: &Desk, tournament: i64, numbering: Numbering) -> Vec<PlayerRow> {
    player::number(desk, &NumberPlayers { tournament, numbering }).unwrap()
}

#[test]
fn players_are_entered_changed_and_removed() {
    let hall = hall();
    let tournament = new_event(&hall.desk, SystemChoice::RoundRobin);
    for name in ["Xu,  Li ", "Yo, Ann", "Zed, Bo"] {
        player::add(&hall.desk, &PlayerIn { tournament, player: named(name) }).unwrap();
    }
    let rows = player::list(&hall.desk, &OfTournament { tournament }).unwrap();
    assert_eq!(names(&rows), [(1, "Xu, Li"), (2, "Yo, Ann"), (3, "Zed, Bo")]);
    let mut changed = rows[1].player.clone();
    changed.title = "wfm".into();
    changed.rating = 2100;
    changed.fide_id = "2200001".into();
    changed.sex = "w".into();
    let rows = player::edit(&hall.desk, &PlayerIn { tournament, player: changed.clone() }).unwrap();
    changed.title = "WFM".into();
    assert_eq!(rows[1].player.title, changed.title);
    assert_eq!(rows[1].player.fide_id, "2200001");
    let twice = PlayerForm { fide_id: "2200001".into(), ..named("Yo, A.") };
    assert_eq!(code(player::add(&hall.desk, &PlayerIn { tournament, player: twice })), "error-player-twice");
    let rows = player::remove(&hall.desk, &RemovePlayer { entry: rows[0].entry }).unwrap();
    assert_eq!(names(&rows), [(1, "Yo, Ann"), (2, "Zed, Bo")]);
    journal::undo(&hall.desk, &Nothing {}).unwrap();
    let rows = player::list(&hall.desk, &OfTournament { tournament }).unwrap();
    assert_eq!(names(&rows), [(1, "Xu, Li"), (2, "Yo, Ann"), (3, "Zed, Bo")]);
}

/// What makes a good form a bad one.
type Change = fn(&mut PlayerForm);

#[test]
fn a_form_that_makes_no_sense_is_refused_with_its_reason() {
    let hall = hall();
    let tournament = new_event(&hall.desk, SystemChoice::RoundRobin);
    let cases: [(&str, Change); 8] = [
        ("error-player-without-name", |f| f.name = " ".into()),
        ("error-title", |f| f.title = "Dr".into()),
        ("error-federation", |f| f.federation = "Spain".into()),
        ("error-fide-id", |f| f.fide_id = "-1".into()),
        ("error-sex", |f| f.sex = "x".into()),
        ("error-birth-year", |f| f.birth_year = 90),
        ("error-rating", |f| f.rating = 4001),
        ("error-text-too-long", |f| f.club = "x".repeat(101)),
    ];
    for (expected, change) in cases {
        let mut player = named("Xu, Li");
        change(&mut player);
        assert_eq!(code(player::add(&hall.desk, &PlayerIn { tournament, player })), expected);
    }
    let gone = PlayerIn { tournament, player: PlayerForm { entry: Some(7), ..named("Xu") } };
    assert_eq!(code(player::edit(&hall.desk, &gone)), "error-gone");
    assert_eq!(code(player::list(&hall.desk, &OfTournament { tournament: 9 })), "error-gone");
    assert!(player::list(&hall.desk, &OfTournament { tournament }).unwrap().is_empty());
}

#[test]
fn a_list_is_looked_at_and_then_taken_in_once() {
    let hall = hall();
    let tournament = new_event(&hall.desk, SystemChoice::RoundRobin);
    let file = hall.folder.path().join("club.csv");
    std::fs::write(&file, format!("{CLUB}\"Aranda, Lucía\",ESP,2184,,1960\n,ESP,2000,,\n")).unwrap();
    let request = ReadPlayers { tournament, source: Source::Path(file.display().to_string()), reading: None };
    let read = player::read(&hall.desk, &request).unwrap();
    assert_eq!((read.format.as_str(), read.players.len()), ("csv", 8));
    let lost: Vec<_> =
        read.findings.iter().filter(|f| f.lost).map(|f| (f.line, f.message.key.as_str())).collect();
    assert_eq!(lost, [(Some(10), "finding-twice-in-file"), (Some(11), "csv-no-name")]);
    assert!(player::list(&hall.desk, &OfTournament { tournament }).unwrap().is_empty(), "only looked at");

    let read = player::import(&hall.desk, &request).unwrap();
    assert_eq!(read.players.len(), 8);
    let rows = player::list(&hall.desk, &OfTournament { tournament }).unwrap();
    assert_eq!(names(&rows)[7], (8, "Hoàng Minh"));
    assert_eq!((rows[0].player.rating, rows[0].player.birth_year), (2184, 1960));
    let acts = journal::list(&hall.desk, &ListJournal::default()).unwrap().len();
    let again = player::import(&hall.desk, &request).unwrap();
    assert!(again.players.is_empty());
    assert_eq!(journal::list(&hall.desk, &ListJournal::default()).unwrap().len(), acts, "nothing was done");
    let upload = Source::Upload { name: "x.csv".into(), base64: "TmFtZQpYdQo=".into() };
    let read = player::read(&hall.desk, &ReadPlayers { tournament, source: upload, reading: None }).unwrap();
    assert_eq!(read.players[0].name, "Xu");
    for (source, expected) in [
        (Source::Upload { name: "x.csv".into(), base64: "?".into() }, "error-upload"),
        (Source::Path(hall.folder.path().join("none.csv").display().to_string()), "error-file"),
    ] {
        assert_eq!(
            code(player::read(&hall.desk, &ReadPlayers { tournament, source, reading: None })),
            expected
        );
    }
}

#[test]
fn numbers_are_given_by_rating_by_lot_and_by_hand() {
    let hall = hall();
    let tournament = new_event(&hall.desk, SystemChoice::RoundRobin);
    let csv = "Name,Rating,Title\nUnrated,,\nLow,1500,\nSame B,2000,\nSame A,2000,\nTitled,2000,FM\n";
    player::import(&hall.desk, &ReadPlayers { tournament, source: Source::Text(csv.into()), reading: None })
        .unwrap();
    let rows = number(&hall.desk, tournament, Numbering::ByRating);
    assert_eq!(names(&rows), [(1, "Titled"), (2, "Same A"), (3, "Same B"), (4, "Low"), (5, "Unrated")]);
    let drawn = number(&hall.desk, tournament, Numbering::ByLot { seed: Some(3) });
    assert_ne!(names(&drawn), names(&rows));
    number(&hall.desk, tournament, Numbering::ByRating);
    let again = number(&hall.desk, tournament, Numbering::ByLot { seed: Some(3) });
    assert_eq!(names(&again), names(&drawn), "a draw can be repeated");
    number(&hall.desk, tournament, Numbering::ByLot { seed: None });
    let said = &journal::list(&hall.desk, &ListJournal::default()).unwrap()[0].message;
    assert!(said.params["seed"].parse::<u32>().is_ok(), "the journal has the seed");

    let mut order: Vec<i64> = rows.iter().map(|row| row.entry).collect();
    order.rotate_left(2);
    let by_hand = number(&hall.desk, tournament, Numbering::ByHand(order.clone()));
    assert_eq!(by_hand.iter().map(|row| row.entry).collect::<Vec<_>>(), order);
    order[0] = order[1];
    let numbering = Numbering::ByHand(order);
    let refused = player::number(&hall.desk, &NumberPlayers { tournament, numbering });
    assert_eq!(code(refused), "error-numbers-incomplete");
}

#[test]
fn players_and_numbers_stay_once_a_round_is_paired() {
    let hall = hall();
    let tournament = new_event(&hall.desk, SystemChoice::RoundRobin);
    let entries = enter_club(&hall.desk, tournament, 4);
    round::pair(&hall.desk, &PairRound::next(tournament)).unwrap();
    assert!(player::list(&hall.desk, &OfTournament { tournament }).unwrap().iter().all(|row| row.frozen));
    let request = ReadPlayers { tournament, source: Source::Text(CLUB.into()), reading: None };
    let numbering = NumberPlayers { tournament, numbering: Numbering::ByRating };
    for refused in [
        player::add(&hall.desk, &PlayerIn { tournament, player: named("Xu") }).map(drop),
        player::remove(&hall.desk, &RemovePlayer { entry: entries[0] }).map(drop),
        player::number(&hall.desk, &numbering).map(drop),
        player::import(&hall.desk, &request).map(drop),
    ] {
        assert_eq!(code(refused), "error-tournament-has-begun");
    }
    let mut player = player::list(&hall.desk, &OfTournament { tournament }).unwrap()[0].player.clone();
    player.club = "Alcalá".into();
    player::edit(&hall.desk, &PlayerIn { tournament, player }).unwrap();
}

#[test]
fn the_players_of_a_report_file_come_by_pairing_number() {
    let hall = hall();
    let tournament = new_event(&hall.desk, SystemChoice::RoundRobin);
    let line = |number, sex, title, name, rating, federation, id, born| {
        format!(
            "001 {number:>4} {sex}{title:>3} {name:<33} {rating:>4} {federation} {id:>11} {born:<10}  0.0    1\n"
        )
    };
    let trf = ["012 Club Open\n".to_owned()]
        .into_iter()
        .chain([
            line(2, "w", "WFM", "Peña, Lucía", "2050", "ESP", "2200002", "1999/07/01"),
            line(1, "m", "GM", "Bergström, Nils", "2501", "SWE", "1700001", "1990"),
            line(2, "m", "", "Twice, Number", "", "ESP", "", ""),
        ])
        .collect::<String>();
    let read =
        player::import(&hall.desk, &ReadPlayers { tournament, source: Source::Text(trf), reading: None })
            .unwrap();
    assert_eq!(read.format, "trf");
    let keys: Vec<_> = read.findings.iter().map(|f| (f.line, f.lost, f.message.key.as_str())).collect();
    assert_eq!(keys, [(Some(4), true, "trf-number-twice")]);
    let rows = player::list(&hall.desk, &OfTournament { tournament }).unwrap();
    assert_eq!(names(&rows), [(1, "Bergström, Nils"), (2, "Peña, Lucía")]);
    let lucia = &rows[1].player;
    assert_eq!((lucia.title.as_str(), lucia.federation.as_str(), lucia.rating), ("WFM", "ESP", 2050));
    assert_eq!((lucia.fide_id.as_str(), lucia.sex.as_str(), lucia.birth_year), ("2200002", "w", 1999));
}
