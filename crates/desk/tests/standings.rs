//! Standings of a round robin in play.

#![allow(clippy::unwrap_used, reason = "helpers of tests may fail loudly")]

mod common;

use arbitro_desk::api::event::SystemChoice;
use arbitro_desk::api::round::PairRound;
use arbitro_desk::api::standings::{ShowStandings, StandingsView};
use arbitro_desk::{Desk, round, standings};
use common::{code, enter, enter_club, hall, new_event};

fn show(desk: &Desk, tournament: i64, after_round: Option<u32>) -> StandingsView {
    standings::show(desk, &ShowStandings { tournament, after_round }).unwrap()
}

fn ranks(view: &StandingsView) -> Vec<(u32, u16, &str)> {
    view.rows.iter().map(|row| (row.rank, row.number, row.points.as_str())).collect()
}

#[test]
fn points_ranks_and_the_cross_table_follow_the_results() {
    let hall = hall();
    let tournament = new_event(&hall.desk, SystemChoice::RoundRobin);
    enter_club(&hall.desk, tournament, 5);
    let before = show(&hall.desk, tournament, None);
    assert_eq!((before.after_round, before.rows.len()), (0, 5));
    assert!(before.rows.iter().all(|row| row.rank == 1));

    // Round 1: 2-5 and 3-4; number 1 rests.
    let first = round::pair(&hall.desk, &PairRound::next(tournament)).unwrap();
    enter(&hall.desk, first.boards[0].pairing, "0", "1").unwrap();
    let view = show(&hall.desk, tournament, None);
    assert_eq!((view.missing, view.rows[0].number), (1, 5));
    enter(&hall.desk, first.boards[1].pairing, "+", "-").unwrap();
    let view = show(&hall.desk, tournament, None);
    assert_eq!(ranks(&view)[..2], [(1, 3, "1"), (1, 5, "1")]);
    assert_eq!(view.tiebreaks, ["DE", "WIN", "SB", "KS"]);
    let row = |number: u16| view.rows.iter().find(|row| row.number == number).unwrap();
    assert_eq!(row(3).played, 0, "a forfeit is not played");
    let cell = &row(5).rounds[0];
    assert_eq!((cell.opponent, cell.result.as_deref()), (Some(2), Some("1")));
    assert_eq!(serde_json::to_value(cell.colour).unwrap(), "black");
    let rest = &row(1).rounds[0];
    assert_eq!((rest.opponent, rest.colour, rest.result.as_deref()), (None, None, Some("Z")));

    round::pair(&hall.desk, &PairRound::next(tournament)).unwrap();
    let view = show(&hall.desk, tournament, Some(1));
    assert_eq!((view.after_round, view.rows[0].rounds.len(), view.missing), (1, 1, 0));
    assert_eq!(show(&hall.desk, tournament, None).missing, 2);
    let later = standings::show(&hall.desk, &ShowStandings { tournament, after_round: Some(3) });
    assert_eq!(code(later), "error-round-not-paired");
}
