//! A tournament of the event file as the regulations on standings see it.

use std::collections::BTreeMap;

use arbitro_standings::{Correction, Counting, Edition, Field, PairingKind, Participant, RoundCell, Rules};
use arbitro_store::EntryId;
use arbitro_store::table::player::EntryRow;
use arbitro_store::table::round::PairingRow;
use arbitro_store::table::tournament::{System, TournamentData};
use arbitro_tournament::{Colour, PairingNumber};
use chrono::{Datelike, NaiveDate};

use crate::points::Beside;

/// The rules of a tournament in an event that begins on this day.
pub fn rules(tournament: &TournamentData, start: NaiveDate) -> Rules {
    let number = |n: u32| u8::try_from(n).unwrap_or(u8::MAX);
    let year = u16::try_from(start.year()).unwrap_or(u16::MAX);
    Rules {
        edition: Edition::of_start(year, number(start.month()), number(start.day())),
        pairing: match tournament.system {
            System::RoundRobin | System::DoubleRoundRobin => PairingKind::Predetermined,
            System::Dutch => PairingKind::Swiss,
        },
        scoring: tournament.scoring,
        teams: None,
        planned_rounds: tournament.rounds,
    }
}

/// The field after so many rounds, from the entries, the boards of those rounds and the points beside results.
pub fn field(
    rules: Rules,
    entries: &[EntryRow],
    pairings: &[(u16, PairingRow)],
    beside: &Beside,
    rounds: u16,
    cycles: u16,
) -> Field {
    let numbers: BTreeMap<EntryId, PairingNumber> = entries.iter().map(|e| (e.id, e.number)).collect();
    let empty = vec![RoundCell::default(); usize::from(rounds)];
    let mut cells: BTreeMap<EntryId, Vec<RoundCell>> =
        entries.iter().map(|entry| (entry.id, empty.clone())).collect();
    let mut set = |entry: EntryId, round: u16, cell: RoundCell| {
        let place = usize::from(round).wrapping_sub(1);
        if let Some(slot) = cells.get_mut(&entry).and_then(|cells| cells.get_mut(place)) {
            *slot = cell;
        }
    };
    for (round, pairing) in pairings {
        let number = |entry| numbers.get(&entry).copied();
        let white = RoundCell {
            opponent: pairing.black.and_then(number),
            colour: pairing.black.map(|_| Colour::White),
            result: pairing.white_result,
            ..RoundCell::default()
        };
        set(pairing.white, *round, white);
        if let Some(black) = pairing.black {
            let cell = RoundCell {
                opponent: number(pairing.white),
                colour: Some(Colour::Black),
                result: pairing.black_result,
                ..RoundCell::default()
            };
            set(black, *round, cell);
        }
    }
    let due = games_due(entries.len(), cycles);
    let participant = |entry: &EntryRow| {
        let cells = cells.remove(&entry.id).unwrap_or_default();
        let left = entry.withdrawn_after.is_some() && rules.pairing == PairingKind::Predetermined;
        let counting = match if left { of_withdrawal(&cells, due) } else { Counting::Counted } {
            Counting::Counted if entry.expelled => Counting::Unranked,
            counting => counting,
        };
        let correction = Correction { points: beside.after(entry.id, rounds), ..Correction::default() };
        Participant { rating: entry.rating, correction, counting, ..Participant::new(entry.number, cells) }
    };
    Field::new(entries.iter().map(participant).collect(), rules)
}

/// How many games each player of a round robin has.
fn games_due(players: usize, cycles: u16) -> u16 {
    u16::try_from(players.saturating_sub(1)).unwrap_or(u16::MAX).saturating_mul(cycles)
}

/// Whether the results of a player who left a round robin count (C.05 art. 6.6).
fn of_withdrawal(cells: &[RoundCell], due: u16) -> Counting {
    let played = cells.iter().filter_map(|cell| cell.result).filter(|result| result.is_played()).count();
    Counting::of_withdrawal(u16::try_from(played).unwrap_or(u16::MAX), due)
}
