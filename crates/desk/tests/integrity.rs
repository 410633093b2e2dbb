//! What makes past pairings impossible to make again is told by the report, as long as it holds.

#![allow(clippy::unwrap_used, clippy::indexing_slicing, reason = "tests may fail loudly")]

mod common;

use arbitro_desk::api::event::SystemChoice;
use arbitro_desk::api::player::{AskBye, OfTournament, PlayerForm, PlayerIn, ProhibitPair};
use arbitro_desk::api::round::{ChangedBoard, PairRound, PublishRound, RoundView, UnpairRound};
use arbitro_desk::api::trf::{ExportReport, ImportReport};
use arbitro_desk::api::{Nothing, Source, Target};
use arbitro_desk::{Desk, journal, player, round, trf};
use common::{code, confirmed, enter, enter_club, hall, new_event, pair_by_hand};

/// The comments of the report.
fn told(desk: &Desk, tournament: i64) -> Vec<String> {
    let report = trf::export(desk, &ExportReport { tournament, target: Target::Answer }).unwrap();
    let text = report.text.unwrap();
    text.lines().filter_map(|line| line.strip_prefix("### ")).map(str::to_owned).collect()
}

fn publish(desk: &Desk, tournament: i64) -> RoundView {
    round::pair(desk, &PairRound::next(tournament)).unwrap();
    round::publish(desk, &PublishRound { tournament }).unwrap()
}

/// Exchanges the players with Black of the first two boards of the draft.
fn exchange(desk: &Desk, tournament: i64, draft: &RoundView) {
    let mut boards: Vec<ChangedBoard> = draft
        .boards
        .iter()
        .map(|row| ChangedBoard {
            white: row.white.entry,
            black: row.black.as_ref().map(|black| black.entry),
        })
        .collect();
    (boards[0].black, boards[1].black) = (boards[1].black, boards[0].black);
    pair_by_hand(desk, tournament, &boards, "one club");
}

#[test]
fn a_change_by_hand_is_told_until_the_round_is_paired_anew() {
    let hall = hall();
    let tournament = new_event(&hall.desk, SystemChoice::Dutch);
    enter_club(&hall.desk, tournament, 8);
    let draft = round::pair(&hall.desk, &PairRound::next(tournament)).unwrap();
    let number =
        |row: &arbitro_desk::api::round::BoardRow| (row.white.number, row.black.as_ref().unwrap().number);
    let ((a, b), (c, d)) = (number(&draft.boards[0]), number(&draft.boards[1]));
    exchange(&hall.desk, tournament, &draft);
    let line = format!(
        "MPA @ Round 1: Pairing of round 1 changed by hand: Open A, {a}-{b}, {c}-{d} becomes {a}-{d}, {c}-{b}. Reason: one club"
    );
    assert_eq!(told(&hall.desk, tournament), std::slice::from_ref(&line));
    round::pair(&hall.desk, &PairRound::next(tournament)).unwrap();
    assert!(told(&hall.desk, tournament).is_empty());
    exchange(&hall.desk, tournament, &draft);
    journal::undo(&hall.desk, &Nothing {}).unwrap();
    assert!(told(&hall.desk, tournament).is_empty());
    journal::redo(&hall.desk, &Nothing {}).unwrap();
    assert_eq!(told(&hall.desk, tournament), [line]);
    // Begun anew, nothing is told before it ends.
    round::begin_manual(&hall.desk, &PairRound::next(tournament)).unwrap();
    assert!(told(&hall.desk, tournament).is_empty());
    let publish = PublishRound { tournament };
    assert_eq!(code(round::publish(&hall.desk, &publish)), "error-by-hand");
    round::unpair(&hall.desk, &UnpairRound { tournament, reason: String::new() }).unwrap();
    assert!(told(&hall.desk, tournament).is_empty());
}

#[test]
fn whatever_changes_what_rounds_were_paired_with_is_told() {
    let hall = hall();
    let desk = &hall.desk;
    let tournament = new_event(desk, SystemChoice::Dutch);
    let entries = enter_club(desk, tournament, 8);
    // Before the first round nothing breaks anything.
    player::prohibit(
        desk,
        &ProhibitPair { one: entries[0], other: entries[1], prohibited: true, ..ProhibitPair::default() },
    )
    .unwrap();
    let first = publish(desk, tournament);
    for board in &first.boards[..3] {
        enter(desk, board.pairing, "1", "0").unwrap();
    }
    enter(desk, first.boards[0].pairing, "0", "1").unwrap();
    assert!(told(desk, tournament).is_empty(), "round 1 is still the last");

    let pair = || confirmed(desk, |desk| round::pair(desk, &PairRound::next(tournament))).unwrap();
    pair();
    round::publish(desk, &PublishRound { tournament }).unwrap();
    let back = UnpairRound { tournament, reason: "a result was wrong".to_owned() };
    confirmed(desk, |desk| round::unpair(desk, &back)).unwrap();
    pair();
    round::publish(desk, &PublishRound { tournament }).unwrap();
    enter(desk, first.boards[1].pairing, "=", "=").unwrap();
    enter(desk, first.boards[2].pairing, "1", "0").unwrap();
    enter(desk, first.boards[3].pairing, "0", "1").unwrap();
    let player = PlayerForm { name: "Late, Laura".into(), rating: 2000, ..PlayerForm::default() };
    player::add(desk, &PlayerIn { tournament, player }).unwrap();
    let apart =
        ProhibitPair { one: entries[2], other: entries[3], prohibited: true, ..ProhibitPair::default() };
    confirmed(desk, |desk| player::prohibit(desk, &apart)).unwrap();
    let bye = AskBye { entry: entries[4], round: 3, result: Some("F".into()) };
    confirmed(desk, |desk| player::bye(desk, &bye)).unwrap();
    let rows = player::list(desk, &OfTournament { tournament }).unwrap();
    let mut player = rows[0].player.clone();
    player.club = "Ajedrez".into();
    player::edit(desk, &PlayerIn { tournament, player: player.clone() }).unwrap();
    player.rating += 7;
    let rated = PlayerIn { tournament, player };
    confirmed(desk, |desk| player::edit(desk, &rated)).unwrap();

    let told = told(desk, tournament);
    let kinds: Vec<&str> =
        told.iter().filter_map(|line| line.split_once(':')).map(|(kind, _)| kind).collect();
    assert_eq!(
        kinds,
        [
            "Unpairing @ Round 2",
            "Correction @ Round 1",
            "Adjournment @ Round 1",
            "Late entry @ Round 3",
            "Prohibition @ Round 2",
            "Full-point bye @ Round 3",
            "Rating @ Round 2",
            // A late prohibition leaves it.
            "FIDE mode @ Round 2",
        ],
        "{told:#?}"
    );
    assert!(
        told[1].ends_with("corrected from 1-0 to ½-½") && told[6].ends_with("changed from 2184 to 2191"),
        "{told:#?}"
    );
}

#[test]
fn a_round_robin_is_known_beforehand_and_nothing_breaks_it() {
    let hall = hall();
    let tournament = new_event(&hall.desk, SystemChoice::RoundRobin);
    enter_club(&hall.desk, tournament, 6);
    let first = round::pair(&hall.desk, &PairRound::next(tournament)).unwrap();
    for board in &first.boards {
        enter(&hall.desk, board.pairing, "1", "0").unwrap();
    }
    round::pair(&hall.desk, &PairRound::next(tournament)).unwrap();
    enter(&hall.desk, first.boards[0].pairing, "0", "1").unwrap();
    assert!(told(&hall.desk, tournament).is_empty());
}

#[test]
fn an_event_made_of_a_report_says_which_rounds_are_not_by_the_rules() {
    let hall = hall();
    let tournament = new_event(&hall.desk, SystemChoice::Dutch);
    enter_club(&hall.desk, tournament, 8);
    publish(&hall.desk, tournament);
    let report = trf::export(&hall.desk, &ExportReport { tournament, target: Target::Answer }).unwrap();
    let right = report.text.unwrap();
    let import = |desk: &Desk, text: &str| {
        trf::import(desk, &ImportReport { path: None, source: Source::Text(text.to_owned()) })
    };
    let imported = import(&hall.desk, &right).unwrap();
    assert!(told(&hall.desk, imported.tournament).is_empty());
    assert_eq!(imported.event.tournaments[0].left_fide_mode, None, "what is read is in FIDE mode");
    // Everybody has the other colour.
    let swapped = right.replace(" w ?", " x ?").replace(" b ?", " w ?").replace(" x ?", " b ?");
    assert_ne!(swapped, right);
    let refused = import(&hall.desk, &swapped).unwrap_err();
    let warning = refused.warning.unwrap();
    assert_eq!(
        (refused.code.as_str(), warning.consequences[0].params["rounds"].as_str()),
        ("warning-confirm", "1")
    );
    let imported = confirmed(&hall.desk, |desk| import(desk, &swapped)).unwrap();
    let told = told(&hall.desk, imported.tournament);
    assert_eq!(told.len(), 1, "{told:?}");
    assert!(
        told[0].starts_with("Import @ Round 1: Report read") && told[0].ends_with("by the rules: 1"),
        "{told:?}"
    );
}
