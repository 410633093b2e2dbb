//! Check-in before a round: who is here is paired, and what becomes of the others is said before.

#![allow(clippy::unwrap_used, clippy::indexing_slicing, reason = "helpers of tests may fail loudly")]

mod common;

use arbitro_desk::api::check_in::{Absent, CheckInView, CloseCheckIn, MarkHere, Presence, ShowCheckIn};
use arbitro_desk::api::event::SystemChoice;
use arbitro_desk::api::player::{AskBye, OfTournament, WithdrawPlayer};
use arbitro_desk::api::round::{PairRound, PublishRound};
use arbitro_desk::api::{DeskError, Nothing};
use arbitro_desk::{Desk, check_in, journal, player, round};
use common::{Hall, code, enter, enter_club, hall, new_event};

fn show(desk: &Desk, tournament: i64) -> CheckInView {
    check_in::show(desk, &ShowCheckIn { tournament }).unwrap()
}

fn mark(desk: &Desk, entries: &[i64], here: bool) -> Result<CheckInView, DeskError> {
    check_in::mark(desk, &MarkHere { entries: entries.to_vec(), here })
}

fn close(desk: &Desk, tournament: i64, absent: Absent) -> Result<CheckInView, DeskError> {
    check_in::close(desk, &CloseCheckIn { tournament, absent })
}

fn presence(view: &CheckInView, entry: i64) -> Presence {
    view.rows.iter().find(|row| row.entry == entry).unwrap().presence.clone()
}

/// A Swiss of eight, the first of whom asked for a half-point bye and the second withdrew.
fn begun() -> (Hall, i64, Vec<i64>) {
    let hall = hall();
    let tournament = new_event(&hall.desk, SystemChoice::Dutch);
    let entries = enter_club(&hall.desk, tournament, 8);
    player::bye(&hall.desk, &AskBye { entry: entries[0], round: 1, result: Some("H".into()) }).unwrap();
    player::withdraw(&hall.desk, &WithdrawPlayer { entry: entries[1], withdrawn: true }).unwrap();
    (hall, tournament, entries)
}

#[test]
fn who_has_come_is_counted_and_stands_where_it_stood() {
    let (hall, tournament, entries) = begun();
    let desk = &hall.desk;
    let before = show(desk, tournament);
    assert_eq!((before.round, before.here, before.missing), (1, 0, 6));
    assert_eq!(presence(&before, entries[0]), Presence::Bye("H".into()));
    assert_eq!(presence(&before, entries[1]), Presence::Out);
    let order = |view: &CheckInView| view.rows.iter().map(|row| row.entry).collect::<Vec<_>>();
    let names: Vec<&str> = before.rows.iter().map(|row| row.name.as_str()).collect();
    assert_eq!(names[..4], ["Aranda, Lucía", "Bergström, Nils", "Çelik, Deniz", "Dvořák, Tomáš"]);

    let one = mark(desk, &entries[5..6], true).unwrap();
    assert_eq!((one.here, one.missing), (1, 5));
    assert_eq!(presence(&one, entries[5]), Presence::Here);
    // Marked twice is marked once; the others do not move.
    let more = mark(desk, &entries[4..7], true).unwrap();
    assert_eq!((more.here, more.missing, order(&more)), (3, 3, order(&before)));
    let less = mark(desk, &entries[5..6], false).unwrap();
    assert_eq!((less.here, presence(&less, entries[5])), (2, Presence::Missing));
    journal::undo(desk, &Nothing {}).unwrap();
    assert_eq!(presence(&show(desk, tournament), entries[5]), Presence::Here);
}

#[test]
fn nobody_who_has_not_come_is_paired_by_mistake() {
    let (hall, tournament, entries) = begun();
    let desk = &hall.desk;
    // Without a check-in all are paired.
    assert_eq!(round::pair(desk, &PairRound::next(tournament)).unwrap().boards.len(), 4);
    mark(desk, &entries[2..6], true).unwrap();
    assert_eq!(code(round::pair(desk, &PairRound::next(tournament))), "error-check-in-open");
    // A draft that was paired with them has to go first.
    assert_eq!(code(close(desk, tournament, Absent::ZeroPointBye)), "error-draft-stands");
    journal::undo(desk, &Nothing {}).unwrap();
    journal::undo(desk, &Nothing {}).unwrap();
    mark(desk, &entries[2..6], true).unwrap();

    let closed = close(desk, tournament, Absent::ZeroPointBye).unwrap();
    assert_eq!((closed.here, closed.missing), (4, 0));
    assert_eq!(presence(&closed, entries[6]), Presence::Bye("Z".into()));
    assert_eq!(code(close(desk, tournament, Absent::ZeroPointBye)), "error-check-in-nobody-missing");
    let draft = round::pair(desk, &PairRound::next(tournament)).unwrap();
    assert_eq!(draft.boards.iter().filter(|board| board.black.is_some()).count(), 2);
    round::publish(desk, &PublishRound { tournament }).unwrap();
    for board in draft.boards.iter().filter(|board| board.black.is_some()) {
        enter(desk, board.pairing, "1", "0").unwrap();
    }
    // For the next round everybody is to come anew.
    let next = show(desk, tournament);
    assert_eq!((next.round, next.here, next.missing), (2, 0, 7));
}

#[test]
fn the_arbiter_picks_what_becomes_of_the_absent() {
    for (absent, expected) in [
        (Absent::ZeroPointBye, Presence::Bye("Z".into())),
        (Absent::HalfPointBye, Presence::Bye("H".into())),
        (Absent::Withdraw, Presence::Out),
    ] {
        let (hall, tournament, entries) = begun();
        let desk = &hall.desk;
        assert_eq!(code(close(desk, tournament, absent)), "error-check-in-nobody-missing");
        mark(desk, &entries[2..7], true).unwrap();
        assert_eq!(presence(&close(desk, tournament, absent).unwrap(), entries[7]), expected);
        let rows = player::list(desk, &OfTournament { tournament }).unwrap();
        let last = rows.iter().find(|row| row.entry == entries[7]).unwrap();
        assert_eq!(last.withdrawn_after, (absent == Absent::Withdraw).then_some(0));
        journal::undo(desk, &Nothing {}).unwrap();
        assert_eq!(presence(&show(desk, tournament), entries[7]), Presence::Missing);
    }
}

#[test]
fn only_a_swiss_with_rounds_to_come_has_a_check_in() {
    let hall = hall();
    let tournament = new_event(&hall.desk, SystemChoice::RoundRobin);
    let entries = enter_club(&hall.desk, tournament, 4);
    assert_eq!(code(check_in::show(&hall.desk, &ShowCheckIn { tournament })), "error-only-in-a-swiss");
    assert_eq!(code(mark(&hall.desk, &entries, true)), "error-only-in-a-swiss");
    assert_eq!(code(mark(&hall.desk, &[], true)), "error-check-in-nobody");
    assert_eq!(code(mark(&hall.desk, &[99_999], true)), "error-gone");
}
