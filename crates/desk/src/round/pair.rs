//! `round/pair`: the next round is paired.

use std::collections::BTreeMap;

use arbitro_pairing::{
    Pair, PairingError, PairingSystem as _, Player, RoundPairing, RoundRobin, Tournament, unwatched,
};
use arbitro_store::table::player::{self, EntryRow};
use arbitro_store::table::round;
use arbitro_store::table::tournament::{self, TournamentRow};
use arbitro_store::{EntryId, TournamentId, Tx};
use arbitro_tournament::PairingNumber;

use crate::Desk;
use crate::api::DeskError;
use crate::api::round::{PairRound, RoundView};
use crate::convert::{With as _, said};
use crate::event::cycles;

/// Pairs the next round of a tournament. In a round robin earlier results may be missing.
pub fn pair(desk: &Desk, request: &PairRound) -> Result<RoundView, DeskError> {
    desk.act("round/pair", request, |tx| {
        let row = tournament::get(tx, TournamentId(request.tournament))?;
        let entries = player::of_tournament(tx, row.id)?;
        let done = round::of_tournament(tx, row.id)?.len();
        let number = u16::try_from(done).unwrap_or(u16::MAX).saturating_add(1);
        let pairing = by_system(&row, &entries, number)?;
        write(tx, row.id, number, &entries, &pairing)?;
        let said = said("journal-round-pair")
            .with("round", number)
            .with("tournament", &row.name)
            .with("boards", pairing.pairs.len());
        Ok((super::view(tx, row.id, number)?, said))
    })
}

fn by_system(row: &TournamentRow, entries: &[EntryRow], number: u16) -> Result<RoundPairing, DeskError> {
    if entries.len() < 2 {
        let players = entries.len();
        return Err(DeskError::plain("error-too-few-players").with("players", players).with("needed", 2));
    }
    let mut tournament = Tournament::new(0, number);
    tournament.players = entries.iter().map(|entry| Player::new(entry.number)).collect();
    tournament.rounds_played = number.saturating_sub(1);
    let system = RoundRobin::new(cycles(row.system));
    system.pair(&tournament, &mut unwatched).map_err(|error| match error {
        PairingError::WrongNumberOfPlayers { found, needed } if found < needed => {
            DeskError::plain("error-too-few-players").with("players", found).with("needed", needed)
        }
        PairingError::WrongNumberOfPlayers { found, .. } => DeskError::plain("error-too-many-players")
            .with("players", found)
            .with("most", arbitro_pairing::berger::MAX_PLAYERS),
        PairingError::NoSuchRound { last, .. } => {
            DeskError::plain("error-all-rounds-paired").with("rounds", last)
        }
        PairingError::Stopped => DeskError::plain("error-stopped"),
        PairingError::NoPairing | PairingError::Undecided { .. } => {
            DeskError::plain("error-no-pairing").with("round", number)
        }
    })
}

fn write(
    tx: &Tx<'_>,
    id: TournamentId,
    number: u16,
    entries: &[EntryRow],
    pairing: &RoundPairing,
) -> Result<(), DeskError> {
    let ids: BTreeMap<PairingNumber, EntryId> = entries.iter().map(|e| (e.number, e.id)).collect();
    let entry = |number: PairingNumber| {
        ids.get(&number).copied().ok_or_else(|| DeskError::plain("error-gone").with("what", "entry"))
    };
    let round = round::insert(tx, id, number)?;
    for (Pair { white, black }, board) in pairing.pairs.iter().zip(1..) {
        round::insert_board(tx, round, board, entry(*white)?, entry(*black)?)?;
    }
    for bye in &pairing.byes {
        round::insert_bye(tx, round, entry(bye.player)?, bye.result)?;
    }
    Ok(())
}
