//! The rounds of a tournament as rating and norms see them.

use std::collections::BTreeMap;

use arbitro_standings::rating::Game;
use arbitro_store::table::player::EntryRow;
use arbitro_store::table::rating_correction;
use arbitro_store::table::round::{self, Status};
use arbitro_store::{Db, EntryId, TournamentId};
use arbitro_tournament::{PairingNumber, SideResult};

use crate::api::DeskError;
use crate::period::Days;

/// Each player's published rounds, from round 1, with results corrected too late for the tournament. Where nobody paired him he was absent; after he withdrew he is, to the
/// last round planned.
pub(crate) fn rounds(
    db: &Db<'_>,
    id: TournamentId,
    entries: &[EntryRow],
    planned: u16,
) -> Result<BTreeMap<EntryId, Vec<Game>>, DeskError> {
    let published = round::of_tournament(db, id)?;
    let last =
        published.iter().filter(|round| round.status == Status::Published).map(|round| round.number).max();
    let last = last.unwrap_or(0);
    let absent = Game { opponent: None, result: Some(SideResult::ZeroPointBye), day: None };
    let numbers: BTreeMap<EntryId, PairingNumber> = entries.iter().map(|e| (e.id, e.number)).collect();
    let empty = |entry: &EntryRow| {
        let until = entry.withdrawn_after.map_or(last, |_| last.max(planned));
        (entry.id, vec![absent; usize::from(until)])
    };
    let mut games: BTreeMap<EntryId, Vec<Game>> = entries.iter().map(empty).collect();
    let mut set = |entry: EntryId, round: u16, game: Game| {
        let place = usize::from(round).wrapping_sub(1);
        if let Some(slot) = games.get_mut(&entry).and_then(|games| games.get_mut(place)) {
            *slot = game;
        }
    };
    let days = Days::of(db, id)?;
    let corrections = rating_correction::of_tournament(db, id)?;
    for (round, pairing) in round::pairings_of_tournament(db, id)?.iter().filter(|(round, _)| *round <= last)
    {
        let number = |entry| numbers.get(&entry).copied();
        let stands = (pairing.white_result, pairing.black_result);
        let (white_result, black_result) =
            corrections.get(&pairing.id).map_or(stands, |(white, black)| (Some(*white), Some(*black)));
        let day = days.day(pairing.id, *round);
        let white = Game { opponent: pairing.black.and_then(number), result: white_result, day };
        set(pairing.white, *round, white);
        if let Some(black) = pairing.black {
            set(black, *round, Game { opponent: number(pairing.white), result: black_result, day });
        }
    }
    Ok(games)
}
