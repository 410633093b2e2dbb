//! `round/show`: the list of a round.

use std::collections::BTreeMap;

use arbitro_store::table::player::{self, EntryRow};
use arbitro_store::table::rating_correction;
use arbitro_store::table::round::{self, BoardCount, PairingRow, Status};
use arbitro_store::table::tournament::{self, TournamentRow};
use arbitro_store::{Db, EntryId, PairingId, TournamentId};
use arbitro_tournament::Points;

use crate::Desk;
use crate::api::DeskError;
use crate::api::round::{BoardPlayer, BoardRow, RoundView, ShowRound};
use crate::points::Beside;
use crate::seat;
use crate::tournament::is_swiss;

/// The boards of a round in order, the byes last.
pub fn show(desk: &Desk, request: &ShowRound) -> Result<RoundView, DeskError> {
    let number = u16::try_from(request.round).unwrap_or(u16::MAX);
    desk.read(|db| view(db, TournamentId(request.tournament), number))
}

/// The list of a round.
pub(crate) fn view(db: &Db<'_>, id: TournamentId, number: u16) -> Result<RoundView, DeskError> {
    let row = tournament::get(db, id)?;
    let rounds = round::of_tournament(db, id)?;
    let this = rounds.iter().find(|round| round.number == number);
    let this = this.ok_or_else(|| super::not_paired(&row, number.into()))?;
    let counts = round::board_counts(db, this.id)?;
    let pairings = round::pairings(db, this.id)?;
    let last = rounds.last().is_some_and(|last| last.id == this.id);
    let can_unpair = last && is_untouched(&pairings, &counts);
    let corrections = rating_correction::of_tournament(db, id)?;
    // In a round robin nothing was paired by it.
    let later = rounds.last().is_some_and(|last| last.number > number) && is_swiss(&row.data);
    let seats = Seats::before(db, &row, number)?;
    let counts: BTreeMap<PairingId, BoardCount> = counts.into_iter().collect();
    let board = |pairing: &PairingRow| {
        let count = counts.get(&pairing.id).copied().unwrap_or_default();
        Ok(BoardRow {
            pairing: pairing.id.0,
            board: pairing.board,
            white: seats.of(pairing.white)?,
            black: pairing.black.map(|black| seats.of(black)).transpose()?,
            result: seat::board_result(pairing),
            rating_result: corrections
                .get(&pairing.id)
                .map(|(white, black)| seat::result(*white, Some(*black))),
            adjourned: later && pairing.black.is_some() && pairing.white_result.is_none(),
            plies: count.plies,
            incidents: count.incidents,
            illegal_moves: (count.white_illegal, count.black_illegal),
            by_ruling: pairing.ruling.is_some(),
        })
    };
    let boards: Vec<BoardRow> = pairings.iter().map(board).collect::<Result<_, DeskError>>()?;
    let missing = boards.iter().filter(|board| board.black.is_some() && board.result.is_none()).count();
    Ok(RoundView {
        tournament: id.0,
        round: number.into(),
        boards,
        missing: u32::try_from(missing).unwrap_or(u32::MAX),
        can_unpair,
        draft: this.status == Status::Draft,
        manual: this.manual,
        gave_way: super::gave_way(db, &row, number)?.iter().map(crate::player::prohibited_view).collect(),
    })
}

/// Whether nothing was entered in a round since it was paired.
pub(super) fn is_untouched(pairings: &[PairingRow], counts: &[(PairingId, BoardCount)]) -> bool {
    pairings.iter().all(|pairing| pairing.black.is_none() || pairing.white_result.is_none())
        && counts.iter().all(|(_, count)| count.plies == 0 && count.incidents == 0)
}

/// The players of a tournament with their points before a round.
struct Seats {
    entries: BTreeMap<EntryId, EntryRow>,
    points: BTreeMap<EntryId, Points>,
}

impl Seats {
    fn before(db: &Db<'_>, tournament: &TournamentRow, number: u16) -> Result<Self, DeskError> {
        let id = tournament.id;
        let mut points: BTreeMap<EntryId, Points> = BTreeMap::new();
        for (_, pairing) in round::pairings_of_tournament(db, id)?.iter().filter(|row| row.0 < number) {
            let sides = [(Some(pairing.white), pairing.white_result), (pairing.black, pairing.black_result)];
            for (entry, result) in sides {
                if let (Some(entry), Some(result)) = (entry, result) {
                    *points.entry(entry).or_default() += tournament.data.scoring.points(result);
                }
            }
        }
        let beside = Beside::of(db, id)?;
        let entries: BTreeMap<EntryId, EntryRow> =
            player::of_tournament(db, id)?.into_iter().map(|entry| (entry.id, entry)).collect();
        for entry in entries.keys() {
            *points.entry(*entry).or_default() += beside.before(*entry, number);
        }
        Ok(Self { entries, points })
    }

    fn of(&self, id: EntryId) -> Result<BoardPlayer, DeskError> {
        let entry =
            self.entries.get(&id).ok_or_else(|| DeskError::plain("error-gone").with("what", "entry"))?;
        Ok(seat::board_player(entry, self.points.get(&id).copied().unwrap_or_default()))
    }
}
