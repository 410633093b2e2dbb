//! Rounds and results: paired, taken back, entered, corrected.

#![allow(clippy::unwrap_used, reason = "helpers of tests may fail loudly")]

mod common;

use arbitro_desk::api::Nothing;
use arbitro_desk::api::event::{SystemChoice, TournamentForm};
use arbitro_desk::api::journal::ListJournal;
use arbitro_desk::api::round::{BoardResult, EnterResult, PairRound, RoundView, ShowRound, UnpairRound};
use arbitro_desk::{Desk, event, journal, result, round, tournament};
use common::{code, enter, enter_club, hall, new_event};

/// Numbers of White and Black by boards; 0 for the rest.
fn pairs(view: &RoundView) -> Vec<(u16, u16)> {
    let number = |board: &arbitro_desk::api::round::BoardRow| {
        (board.white.number, board.black.as_ref().map_or(0, |black| black.number))
    };
    view.boards.iter().map(number).collect()
}

fn pair(desk: &Desk, tournament: i64) -> RoundView {
    round::pair(desk, &PairRound::next(tournament)).unwrap()
}

#[test]
fn a_round_robin_is_paired_by_the_berger_tables_to_its_end() {
    let hall = hall();
    let tournament = new_event(&hall.desk, SystemChoice::RoundRobin);
    assert_eq!(code(round::pair(&hall.desk, &PairRound::next(tournament))), "error-too-few-players");
    enter_club(&hall.desk, tournament, 8);
    let view = pair(&hall.desk, tournament);
    assert_eq!(pairs(&view), [(1, 8), (2, 7), (3, 6), (4, 5)]);
    assert_eq!((view.missing, view.can_unpair), (4, true));
    for _ in 1..7 {
        pair(&hall.desk, tournament);
    }
    assert_eq!(code(round::pair(&hall.desk, &PairRound::next(tournament))), "error-all-rounds-paired");
    let view = event::show(&hall.desk, &Nothing {}).unwrap().unwrap();
    let shown = &view.tournaments[0];
    assert_eq!((shown.rounds.len(), shown.rounds_planned), (7, 7));
    assert_eq!(shown.cannot_pair.as_ref().unwrap().key, "error-all-rounds-paired");
}

#[test]
fn an_odd_field_rests_and_a_second_cycle_turns_the_colours() {
    let hall = hall();
    let tournament = new_event(&hall.desk, SystemChoice::DoubleRoundRobin);
    enter_club(&hall.desk, tournament, 3);
    let first = pair(&hall.desk, tournament);
    assert_eq!(pairs(&first), [(2, 3), (1, 0)]);
    let rest = &first.boards[1];
    assert_eq!((rest.board, rest.result.as_ref().unwrap().white.as_str()), (0, "Z"));
    assert_eq!(first.missing, 1);
    let mut met: Vec<(u16, u16)> = pairs(&first);
    for _ in 1..6 {
        met.extend(pairs(&pair(&hall.desk, tournament)));
    }
    met.retain(|(_, black)| *black != 0);
    met.sort_unstable();
    assert_eq!(met, [(1, 2), (1, 3), (2, 1), (2, 3), (3, 1), (3, 2)]);
}

#[test]
fn results_of_every_sort_are_entered_and_nonsense_is_refused() {
    let hall = hall();
    let tournament = new_event(&hall.desk, SystemChoice::RoundRobin);
    enter_club(&hall.desk, tournament, 5);
    let view = pair(&hall.desk, tournament);
    let board = view.boards[0].pairing;
    for (white, black) in [
        ("1", "0"),
        ("=", "="),
        ("0", "1"),
        ("0", "0"),
        ("=", "0"),
        ("+", "-"),
        ("-", "-"),
        ("W", "L"),
        ("d", "d"),
        ("½", "½"),
    ] {
        let view = enter(&hall.desk, board, white, black).unwrap();
        let entered = view.boards[0].result.as_ref().unwrap();
        let expected = white.to_uppercase().replace('½', "=");
        assert_eq!(entered.white, expected);
        assert_eq!((view.missing, view.can_unpair), (1, false));
    }
    let bye = view.boards[2].pairing;
    assert_eq!(enter(&hall.desk, bye, "F", "").unwrap().boards[2].result.as_ref().unwrap().white, "F");
    for (pairing, white, black) in [
        (board, "1", "1"),
        (board, "+", "+"),
        (board, "1", "-"),
        (board, "1", "L"),
        (board, "H", "="),
        (board, "1", ""),
        (board, "", ""),
        (board, "10", "0"),
        (bye, "1", "0"),
        (bye, "1", ""),
        (bye, "H", "H"),
    ] {
        assert_eq!(code(enter(&hall.desk, pairing, white, black)), "error-result", "{white} {black}");
    }
    assert_eq!(code(enter(&hall.desk, 999, "1", "0")), "error-gone");
    let clear = |pairing| result::enter(&hall.desk, &EnterResult { pairing, result: None });
    assert_eq!(clear(board).unwrap().boards[0].result, None);
    assert_eq!(code(clear(bye)), "error-bye-without-result");
    let view = journal::undo(&hall.desk, &Nothing {}).unwrap();
    assert_eq!(view.redo.unwrap().message.key, "journal-result-clear");
    let view = round::show(&hall.desk, &ShowRound { tournament, round: 1 }).unwrap();
    assert_eq!(view.boards[0].result, Some(BoardResult { white: "=".into(), black: "=".into() }));
}

#[test]
fn the_same_result_twice_is_one_act() {
    let hall = hall();
    let tournament = new_event(&hall.desk, SystemChoice::RoundRobin);
    enter_club(&hall.desk, tournament, 4);
    let board = pair(&hall.desk, tournament).boards[1].pairing;
    enter(&hall.desk, board, "1", "0").unwrap();
    let acts = journal::list(&hall.desk, &ListJournal::default()).unwrap();
    enter(&hall.desk, board, "1", "0").unwrap();
    assert_eq!(journal::list(&hall.desk, &ListJournal::default()).unwrap().len(), acts.len());
    assert_eq!(acts[0].message.params["result"], "1-0");
    assert_eq!(acts[0].message.params["white"], "Bergström, Nils");
}

#[test]
fn points_before_the_round_are_shown() {
    let hall = hall();
    let tournament = new_event(&hall.desk, SystemChoice::RoundRobin);
    enter_club(&hall.desk, tournament, 4);
    let first = pair(&hall.desk, tournament);
    enter(&hall.desk, first.boards[0].pairing, "=", "=").unwrap();
    enter(&hall.desk, first.boards[1].pairing, "1", "0").unwrap();
    let second = pair(&hall.desk, tournament);
    let points = |number: u16| {
        let boards = second.boards.iter();
        let players = boards.flat_map(|board| std::iter::once(&board.white).chain(board.black.as_ref()));
        players
            .filter(|player| player.number == number)
            .map(|player| player.points.clone())
            .collect::<String>()
    };
    assert_eq!([points(1), points(2), points(3), points(4)], ["0.5", "1", "0", "0.5"]);
}

#[test]
fn the_last_round_is_taken_back_while_nothing_was_entered() {
    let hall = hall();
    let tournament = new_event(&hall.desk, SystemChoice::RoundRobin);
    let unpair = || round::unpair(&hall.desk, &UnpairRound { tournament, reason: String::new() });
    assert_eq!(code(unpair()), "error-no-round-paired");
    enter_club(&hall.desk, tournament, 4);
    let first = pair(&hall.desk, tournament);
    pair(&hall.desk, tournament);
    let view = round::show(&hall.desk, &ShowRound { tournament, round: 1 }).unwrap();
    assert!(!view.can_unpair, "only the last round");
    assert_eq!(unpair().unwrap().tournaments[0].rounds.len(), 1);
    assert_eq!(code(round::show(&hall.desk, &ShowRound { tournament, round: 2 })), "error-round-not-paired");
    enter(&hall.desk, first.boards[0].pairing, "1", "0").unwrap();
    assert_eq!(code(unpair()), "error-round-has-begun");
    journal::undo(&hall.desk, &Nothing {}).unwrap();
    assert!(unpair().unwrap().tournaments[0].rounds.is_empty());
    let other = TournamentForm {
        id: Some(tournament),
        ..TournamentForm::new("A", SystemChoice::DoubleRoundRobin, 0)
    };
    assert_eq!(tournament::edit(&hall.desk, &other).unwrap().tournaments[0].rounds_planned, 6);
    pair(&hall.desk, tournament);
    let back = TournamentForm { system: SystemChoice::RoundRobin, ..other };
    assert_eq!(code(tournament::edit(&hall.desk, &back)), "error-tournament-has-begun");
}
