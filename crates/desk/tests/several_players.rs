//! One thing done with several players at once, and entry fees: what is asked for, paid and still owed.

#![allow(clippy::unwrap_used, clippy::indexing_slicing, reason = "helpers of tests may fail loudly")]

mod common;

use arbitro_desk::api::event::SystemChoice;
use arbitro_desk::api::fee::{EntryFee, FeesView, PayFees, Payment, SetFee};
use arbitro_desk::api::journal::ListJournal;
use arbitro_desk::api::player::{
    AskBye, ChangePlayers, OfTournament, PlayerRow, PlayersChange, RemovePlayer,
};
use arbitro_desk::api::round::PairRound;
use arbitro_desk::api::table::{ExportTable, TableKind};
use arbitro_desk::api::{DeskError, Nothing, Target};
use arbitro_desk::{Desk, fee, journal, player, round, table};
use common::{Hall, code, confirmed, enter_club, hall, new_event};

fn swiss() -> (Hall, i64, Vec<i64>) {
    let hall = hall();
    let tournament = new_event(&hall.desk, SystemChoice::Dutch);
    let entries = enter_club(&hall.desk, tournament, 8);
    (hall, tournament, entries)
}

fn rows(desk: &Desk, tournament: i64) -> Vec<PlayerRow> {
    player::list(desk, &OfTournament { tournament }).unwrap()
}

fn change(
    desk: &Desk,
    tournament: i64,
    entries: &[i64],
    change: PlayersChange,
) -> Result<Vec<PlayerRow>, DeskError> {
    player::change(desk, &ChangePlayers { tournament, entries: entries.to_vec(), change })
}

/// Whether a change shows in a row.
type IsSo = fn(&PlayerRow) -> bool;

#[test]
fn several_players_are_changed_by_one_act_and_undone_by_one() {
    let (hall, tournament, entries) = swiss();
    let desk = &hall.desk;
    let before = serde_json::to_value(rows(desk, tournament)).unwrap();
    let some = [entries[1], entries[4], entries[6]];
    let acts: [(PlayersChange, IsSo); 6] = [
        (PlayersChange::Club("  Torre   Negra ".into()), |row| row.player.club == "Torre Negra"),
        (PlayersChange::Federation("por".into()), |row| row.player.federation == "POR"),
        (PlayersChange::Federation(String::new()), |row| row.player.federation.is_empty()),
        (PlayersChange::Sex("w".into()), |row| row.player.sex == "w"),
        (PlayersChange::Bye { round: 2, result: Some("Z".into()) }, |row| row.byes.len() == 1),
        (PlayersChange::Withdrawn(true), |row| row.withdrawn_after == Some(0)),
    ];
    let number = |desk: &Desk| journal::list(desk, &ListJournal::default()).unwrap().len();
    for (what, is_so) in acts {
        let acts = number(desk);
        let after = change(desk, tournament, &some, what.clone()).unwrap();
        for row in &after {
            let marked = some.contains(&row.entry);
            assert!(!marked || is_so(row), "{what:?}: {row:?}");
        }
        assert_eq!(number(desk), acts + 1, "{what:?}");
        journal::undo(desk, &Nothing {}).unwrap();
        assert_eq!(serde_json::to_value(rows(desk, tournament)).unwrap(), before, "{what:?}");
    }
}

#[test]
fn players_leave_the_list_together_before_it_begins_and_not_after() {
    let (hall, tournament, entries) = swiss();
    let desk = &hall.desk;
    let left =
        change(desk, tournament, &[entries[7], entries[0], entries[3]], PlayersChange::Removed).unwrap();
    assert_eq!(left.iter().map(|row| row.number).collect::<Vec<_>>(), [1, 2, 3, 4, 5]);
    round::pair(desk, &PairRound::next(tournament)).unwrap();
    let refused = change(desk, tournament, &[entries[1]], PlayersChange::Removed);
    assert_eq!(code(refused), "error-tournament-has-begun");
}

#[test]
fn where_one_of_several_cannot_nobody_is_changed() {
    let (hall, tournament, entries) = swiss();
    let desk = &hall.desk;
    let gone = change(desk, tournament, &[entries[0], 999], PlayersChange::Club("x".into()));
    assert_eq!(code(gone), "error-gone");
    assert_eq!(code(change(desk, tournament, &[], PlayersChange::Club("x".into()))), "error-gone");
    let wrong = [
        (PlayersChange::Federation("SPAIN".into()), "error-federation"),
        (PlayersChange::Sex("x".into()), "error-sex"),
        (PlayersChange::Club("x".repeat(101)), "error-text-too-long"),
        (PlayersChange::Bye { round: 99, result: Some("H".into()) }, "error-bye-round"),
    ];
    for (what, refusal) in wrong {
        assert_eq!(code(change(desk, tournament, &entries, what.clone())), refusal, "{what:?}");
    }
    assert!(rows(desk, tournament).iter().all(|row| row.player.club != "x"));
}

#[test]
fn who_would_have_a_second_half_point_bye_is_told_before_several_get_one() {
    let (hall, tournament, entries) = swiss();
    let desk = &hall.desk;
    player::bye(desk, &AskBye { entry: entries[2], round: 1, result: Some("H".into()) }).unwrap();
    let asked_for = PlayersChange::Bye { round: 3, result: Some("H".into()) };
    let asked = change(desk, tournament, &entries[1..4], asked_for.clone()).unwrap_err();
    assert_eq!(asked.warning.unwrap().consequences.len(), 1);
    let after = confirmed(desk, |desk| change(desk, tournament, &entries[1..4], asked_for.clone())).unwrap();
    assert_eq!(after.iter().map(|row| row.byes.len()).sum::<usize>(), 4);
}

fn fees(desk: &Desk, tournament: i64) -> FeesView {
    fee::show(desk, &OfTournament { tournament }).unwrap()
}

fn pay(
    desk: &Desk,
    tournament: i64,
    entries: &[i64],
    fee: Option<&str>,
    paid: Option<Payment>,
) -> Vec<PlayerRow> {
    let request = PayFees { tournament, entries: entries.to_vec(), fee: fee.map(str::to_owned), paid };
    fee::pay(desk, &request).unwrap()
}

#[test]
fn fees_are_asked_for_paid_and_summed_up() {
    let (hall, tournament, entries) = swiss();
    let desk = &hall.desk;
    assert!(rows(desk, tournament).iter().all(|row| row.fee.is_none()));
    let set = |fee: &str| fee::set(desk, &SetFee { tournament, fee: fee.into(), currency: " EUR ".into() });
    let asked = set("40").unwrap();
    assert_eq!((asked.due.as_str(), asked.owed.as_str(), asked.owing), ("320.00", "320.00", 8));
    assert_eq!(asked.currency, "EUR");

    pay(desk, tournament, &entries[..3], None, Some(Payment::InFull));
    pay(desk, tournament, &entries[3..4], Some("12.50"), None);
    pay(desk, tournament, &entries[4..5], Some("0"), None);
    let after = pay(desk, tournament, &entries[5..6], None, Some(Payment::Amount("15".into())));
    let of = |place: usize| after[place].fee.clone().unwrap();
    let fee = |fee: &str, own: bool, paid: &str, owes: &str| EntryFee {
        fee: fee.into(),
        own,
        paid: paid.into(),
        owes: owes.into(),
    };
    assert_eq!(of(0), fee("40.00", false, "40.00", ""));
    assert_eq!(of(3), fee("12.50", true, "", "12.50"));
    assert_eq!(of(4), fee("", true, "", ""));
    assert_eq!(of(5), fee("40.00", false, "15.00", "25.00"));
    let sums = fees(desk, tournament);
    assert_eq!((sums.due.as_str(), sums.paid.as_str(), sums.owed.as_str()), ("252.50", "135.00", "117.50"));
    assert_eq!(sums.owing, 4);
    let table = ExportTable {
        tournament,
        table: TableKind::Players,
        round: None,
        group: None,
        lang: "en".into(),
        delimiter: ";".into(),
        target: Target::Answer,
    };
    let csv = table::export(desk, &table).unwrap().text.unwrap();
    assert!(csv.lines().next().unwrap().ends_with(";Fee;Paid;Owes"), "{csv}");
    assert!(csv.lines().nth(6).unwrap().ends_with(";40.00;15.00;25.00"), "{csv}");

    // The own fee is given up, a payment taken back; what nobody owes is no fee any more.
    pay(desk, tournament, &entries[3..5], Some(""), None);
    pay(desk, tournament, &entries[..6], None, Some(Payment::Amount(String::new())));
    assert_eq!(fees(desk, tournament).owed, "320.00");
    set("").unwrap();
    assert!(rows(desk, tournament).iter().all(|row| row.fee.is_none()));
    for wrong in ["-1", "ten", "1.234"] {
        assert_eq!(code(set(wrong)), "error-amount", "{wrong}");
    }
}

#[test]
fn a_player_who_has_paid_can_still_leave_the_list() {
    let (hall, tournament, entries) = swiss();
    let desk = &hall.desk;
    pay(desk, tournament, &entries[..1], Some("5"), Some(Payment::InFull));
    player::remove(desk, &RemovePlayer { entry: entries[0] }).unwrap();
    assert_eq!(fees(desk, tournament).paid, "");
    journal::undo(desk, &Nothing {}).unwrap();
    assert_eq!(fees(desk, tournament).paid, "5.00");
}
