//! A tournament of the event file as the pairing systems see it.

use std::collections::{BTreeMap, BTreeSet};

use arbitro_pairing::acceleration::baku;
use arbitro_pairing::{Player, ProhibitedPairs, RoundRecord, Tournament, VirtualPoints};
use arbitro_store::table::absence::{self, ProhibitedPair};
use arbitro_store::table::player::{self, EntryRow};
use arbitro_store::table::round::{self, PairingRow};
use arbitro_store::table::tournament::{Acceleration, TournamentRow};
use arbitro_store::{Db, EntryId};
use arbitro_tournament::{Colour, PairingNumber, SideResult};

use crate::api::DeskError;
use crate::points::Beside;

/// A tournament before a round (from 1), for a Swiss: everybody who has entered by then, with the rounds so far and
/// what was asked for in this one. A game without a result counts as a draw (C.04.2 art. 3.6).
pub(crate) fn before(
    db: &Db<'_>,
    row: &TournamentRow,
    number: u16,
    initial_colour: Colour,
) -> Result<Tournament, DeskError> {
    let entries: Vec<EntryRow> =
        player::of_tournament(db, row.id)?.into_iter().filter(|entry| entry.first_round <= number).collect();
    let numbers: BTreeMap<EntryId, PairingNumber> = entries.iter().map(|e| (e.id, e.number)).collect();
    let asked: BTreeMap<EntryId, SideResult> = absence::bye_requests(db, row.id)?
        .into_iter()
        .filter(|request| request.round == number)
        .map(|request| (request.entry, request.result))
        .collect();
    let mut histories = histories(db, row, &numbers, number)?;
    let beside = Beside::of(db, row.id)?;
    let player = |entry: &EntryRow| {
        let withdrawn = entry.withdrawn_after.is_some_and(|last| last < number);
        let absent = withdrawn.then_some(SideResult::ZeroPointBye);
        Player {
            rounds: histories.remove(&entry.id).unwrap_or_default(),
            adjustment: beside.before(entry.id, number),
            next: absent.or_else(|| asked.get(&entry.id).copied()),
            ..Player::new(entry.number)
        }
    };
    let planned = row.data.rounds.unwrap_or(number).max(number);
    Ok(Tournament {
        players: entries.iter().map(player).collect(),
        rounds_played: number.saturating_sub(1),
        planned_rounds: planned,
        initial_colour,
        scoring: row.data.scoring,
        prohibited: prohibited(db, row, &numbers, planned, |pair| !pair.weak)?,
        acceleration: acceleration(row, &entries, planned),
    })
}

fn histories(
    db: &Db<'_>,
    row: &TournamentRow,
    numbers: &BTreeMap<EntryId, PairingNumber>,
    before: u16,
) -> Result<BTreeMap<EntryId, Vec<RoundRecord>>, DeskError> {
    let nothing = vec![RoundRecord::bye(SideResult::ZeroPointBye); usize::from(before.saturating_sub(1))];
    let mut histories: BTreeMap<EntryId, Vec<RoundRecord>> =
        numbers.keys().map(|id| (*id, nothing.clone())).collect();
    for (round, pairing) in round::pairings_of_tournament(db, row.id)? {
        for (entry, record) in records(&pairing, numbers) {
            let place = usize::from(round).wrapping_sub(1);
            if let Some(slot) = histories.get_mut(&entry).and_then(|rounds| rounds.get_mut(place)) {
                *slot = record;
            }
        }
    }
    Ok(histories)
}

/// What a pairing was for each of its players.
fn records(pairing: &PairingRow, numbers: &BTreeMap<EntryId, PairingNumber>) -> Vec<(EntryId, RoundRecord)> {
    let Some(black) = pairing.black else {
        let result = pairing.white_result.unwrap_or(SideResult::ZeroPointBye);
        return vec![(pairing.white, RoundRecord::bye(result))];
    };
    let side = |opponent: EntryId, colour, result: Option<SideResult>| RoundRecord {
        result: result.unwrap_or(SideResult::Draw),
        opponent: numbers.get(&opponent).copied(),
        colour: Some(colour),
    };
    vec![
        (pairing.white, side(black, Colour::White, pairing.white_result)),
        (black, side(pairing.white, Colour::Black, pairing.black_result)),
    ]
}

fn prohibited(
    db: &Db<'_>,
    row: &TournamentRow,
    numbers: &BTreeMap<EntryId, PairingNumber>,
    planned: u16,
    which: impl Fn(&ProhibitedPair) -> bool,
) -> Result<Vec<ProhibitedPairs>, DeskError> {
    let pairs = |pair: &ProhibitedPair| {
        let players = vec![*numbers.get(&pair.one)?, *numbers.get(&pair.other)?];
        let last_round = pair.last_round.map_or(planned, |last| last.min(planned));
        Some(ProhibitedPairs { first_round: pair.first_round, last_round, players })
    };
    Ok(absence::prohibited_pairs(db, row.id)?.iter().filter(|pair| which(pair)).filter_map(pairs).collect())
}

/// The pairs that are not to meet in a round if that can be helped.
pub(crate) fn wishes(
    db: &Db<'_>,
    row: &TournamentRow,
    number: u16,
) -> Result<Vec<ProhibitedPairs>, DeskError> {
    let numbers = player::of_tournament(db, row.id)?.iter().map(|e| (e.id, e.number)).collect();
    let planned = row.data.rounds.unwrap_or(number).max(number);
    prohibited(db, row, &numbers, planned, |pair| pair.weak && pair.holds_in(number))
}

/// A tournament before a round that is paired already, with the wishes that did not give way in it.
pub(crate) fn before_paired(
    db: &Db<'_>,
    row: &TournamentRow,
    number: u16,
    initial_colour: Colour,
) -> Result<Tournament, DeskError> {
    let mut field = before(db, row, number, initial_colour)?;
    let gave_way = gave_way(db, row, number)?;
    let numbers = player::of_tournament(db, row.id)?.iter().map(|e| (e.id, e.number)).collect();
    let kept = |pair: &ProhibitedPair| pair.weak && pair.holds_in(number) && !gave_way.contains(pair);
    field.prohibited.extend(prohibited(db, row, &numbers, field.planned_rounds, kept)?);
    Ok(field)
}

/// The wishes that gave way in a round: two who were not to meet, and do.
pub(crate) fn gave_way(
    db: &Db<'_>,
    row: &TournamentRow,
    number: u16,
) -> Result<Vec<ProhibitedPair>, DeskError> {
    let Some(this) = round::find(db, row.id, number)? else { return Ok(Vec::new()) };
    let met = meetings(&round::pairings(db, this.id)?);
    let mut pairs = absence::prohibited_pairs(db, row.id)?;
    pairs.retain(|pair| pair.weak && pair.holds_in(number) && met.contains(&(pair.one, pair.other)));
    Ok(pairs)
}

/// Who meets whom, the lower entry first.
fn meetings(pairings: &[PairingRow]) -> BTreeSet<(EntryId, EntryId)> {
    let pair = |pairing: &PairingRow| {
        let black = pairing.black?;
        Some((pairing.white.min(black), pairing.white.max(black)))
    };
    pairings.iter().filter_map(pair).collect()
}

/// The first group of the Baku method is made of those who were there for round 1 and ends at the same player ever
/// after, whatever number he has by then (C.04.7 art. 1.3).
fn acceleration(row: &TournamentRow, entries: &[EntryRow], planned: u16) -> Vec<VirtualPoints> {
    match row.data.acceleration {
        Acceleration::None => Vec::new(),
        Acceleration::Baku => {
            let first: Vec<PairingNumber> =
                entries.iter().filter(|entry| entry.first_round == 1).map(|entry| entry.number).collect();
            let mut points = baku(&first, planned, &row.data.scoring);
            // Late entries above that player are in the group too.
            for virtual_points in &mut points {
                virtual_points.first_player = PairingNumber(1);
            }
            points
        }
    }
}
