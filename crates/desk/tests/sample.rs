//! The sample event shows a full screen.

#![allow(clippy::unwrap_used, reason = "helpers of tests may fail loudly")]

mod common;

use arbitro_desk::api::Nothing;
use arbitro_desk::api::game::{PlyMark, ShowGame};
use arbitro_desk::api::round::ShowRound;
use arbitro_desk::api::ruling::ListIncidents;
use arbitro_desk::api::standings::ShowStandings;
use arbitro_desk::{event, game, incident, round, standings};
use common::hall;

#[test]
fn four_rounds_are_over_and_one_is_in_play_with_a_ruling() {
    let hall = hall();
    let view = event::sample(&hall.desk, &Nothing {}).unwrap();
    let tournament = &view.tournaments[0];
    assert_eq!((tournament.players, tournament.rounds_planned, tournament.rounds.len()), (8, 7, 5));
    assert!(tournament.rounds[..4].iter().all(|round| round.missing == 0));
    assert_eq!(tournament.rounds[4].missing, 2);
    let tournament = tournament.id;
    let round = round::show(&hall.desk, &ShowRound { tournament, round: 5 }).unwrap();
    let plies: Vec<u32> = round.boards.iter().map(|board| board.plies).collect();
    assert_eq!(plies[2..], [42, 49]);
    assert_eq!(round.boards[3].illegal_moves, (1, 0));

    let show = ShowGame { pairing: round.boards[3].pairing, lang: "en".into() };
    let game = game::show(&hall.desk, &show).unwrap();
    assert_eq!(game.plies[46].mark, PlyMark::Reinstated);
    assert_eq!(game.plies[46].reason.as_ref().unwrap().article.as_deref(), Some("3.9.2"));
    assert_eq!(game.plies[48].san, "Nxe4");
    assert!(game.clocks_ms.0.is_some() && game.clocks_ms.1.is_some());

    let log = incident::list(&hall.desk, &ListIncidents { tournament: None }).unwrap();
    assert_eq!(log.len(), 1);
    // The illegal move brought White the increment of a move, which is taken back.
    assert_eq!((log[0].board, log[0].clock_delta_s, log[0].result.as_ref()), (4, (-30, 120), None));
    let table =
        standings::show(&hall.desk, &ShowStandings { tournament, ..ShowStandings::default() }).unwrap();
    assert_eq!((table.after_round, table.missing), (5, 2));
    assert_eq!(table.rows[0].points, "4");
}

#[test]
fn each_copy_is_a_file_of_its_own() {
    let hall = hall();
    let first = event::sample(&hall.desk, &Nothing {}).unwrap();
    let bytes = |path: &str| std::fs::read(path).unwrap();
    let second = event::sample(&hall.desk, &Nothing {}).unwrap();
    assert_ne!(first.path, second.path);
    let before = bytes(&first.path);
    event::sample(&hall.desk, &Nothing {}).unwrap();
    assert_eq!(bytes(&first.path), before);
}
