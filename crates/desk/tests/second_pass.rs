//! Results typed a second time by another person: what differs shows, and nothing that was entered changes.

#![allow(clippy::unwrap_used, clippy::indexing_slicing, reason = "tests may fail loudly")]

mod common;

use arbitro_desk::api::event::SystemChoice;
use arbitro_desk::api::round::{BoardResult, EnterResult, PairRound, PublishRound, ShowRound};
use arbitro_desk::api::second_pass::{Agreement, SecondPassView};
use arbitro_desk::{DeskError, round, second_pass};
use common::{Hall, call, code, enter, enter_club, hall, new_event};
use serde_json::json;

/// A round of three boards and a bye, published; the pairings, the bye last.
fn round_of_seven() -> (Hall, i64, Vec<i64>) {
    let hall = hall();
    let tournament = new_event(&hall.desk, SystemChoice::Dutch);
    enter_club(&hall.desk, tournament, 7);
    round::pair(&hall.desk, &PairRound::next(tournament)).unwrap();
    let view = round::publish(&hall.desk, &PublishRound { tournament }).unwrap();
    (hall, tournament, view.boards.iter().map(|board| board.pairing).collect())
}

fn again(hall: &Hall, pairing: i64, result: Option<(&str, &str)>) -> Result<SecondPassView, DeskError> {
    let result = result.map(|(white, black)| BoardResult { white: white.into(), black: black.into() });
    second_pass::enter(&hall.desk, &EnterResult { pairing, result })
}

fn agreements(view: &SecondPassView) -> Vec<Agreement> {
    view.boards.iter().map(|board| board.agreement).collect()
}

#[test]
fn only_what_differs_shows_and_the_results_stay() {
    use Agreement::{Agrees, Differs, NotTyped};
    let (hall, tournament, pairings) = round_of_seven();
    enter(&hall.desk, pairings[0], "1", "0").unwrap();
    enter(&hall.desk, pairings[1], "=", "=").unwrap();
    again(&hall, pairings[0], Some(("1", "0"))).unwrap();
    again(&hall, pairings[1], Some(("0", "1"))).unwrap();
    let view = second_pass::show(&hall.desk, &ShowRound { tournament, round: 1 }).unwrap();
    assert_eq!(agreements(&view), [Agrees, Differs, NotTyped]);
    assert_eq!((view.missing, view.differing), (1, 1));
    let kept = call(&hall, "round/show", json!({ "tournament": tournament, "round": 1 }));
    assert_eq!(kept["boards"][1]["result"], json!({ "white": "=", "black": "=" }));

    // The second was right: the result is corrected, and both agree.
    enter(&hall.desk, pairings[1], "0", "1").unwrap();
    // A board of which the first person has nothing differs too.
    let view = again(&hall, pairings[2], Some(("+", "-"))).unwrap();
    assert_eq!(agreements(&view), [Agrees, Agrees, Differs]);
    let view = again(&hall, pairings[2], None).unwrap();
    assert_eq!(agreements(&view), [Agrees, Agrees, NotTyped]);
}

#[test]
fn what_makes_no_sense_is_refused_the_second_time_too() {
    let (hall, tournament, pairings) = round_of_seven();
    assert_eq!(code(again(&hall, pairings[0], Some(("1", "1")))), "error-result");
    assert_eq!(code(again(&hall, pairings[3], Some(("U", "")))), "error-second-pass-bye");
    assert_eq!(code(again(&hall, pairings[3], None)), "error-second-pass-bye");
    assert_eq!(code(again(&hall, 9_999, Some(("1", "0")))), "error-gone");
    let nowhere = second_pass::show(&hall.desk, &ShowRound { tournament, round: 2 });
    assert_eq!(code(nowhere), "error-round-not-paired");
}

#[test]
fn a_round_that_is_taken_back_takes_its_second_pass_along() {
    let (hall, tournament, pairings) = round_of_seven();
    again(&hall, pairings[0], Some(("1", "0"))).unwrap();
    call(&hall, "round/unpair", json!({ "tournament": tournament, "reason": "wrong list" }));
    call(&hall, "journal/undo", json!({}));
    let view = second_pass::show(&hall.desk, &ShowRound { tournament, round: 1 }).unwrap();
    assert_eq!(view.boards[0].result, Some(BoardResult { white: "1".into(), black: "0".into() }));
}
