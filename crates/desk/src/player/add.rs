//! `player/add`: a player is entered in a tournament, before it begins or, in a Swiss, late.

use arbitro_store::table::player::EntryRow;
use arbitro_store::table::{player, tournament};
use arbitro_store::{EntryId, TournamentId, Tx};

use super::number::ranking;
use super::{form, list};
use crate::Desk;
use crate::api::DeskError;
use crate::api::player::{PlayerIn, PlayerRow};
use crate::convert::{With as _, said};
use crate::integrity::{self, Breach};
use crate::tournament::is_swiss;

/// Enters a player. Before the tournament begins he has the next pairing number; a late entry to a Swiss is paired from
/// the next round on, with the number that his rating earns, and those below move down one (C.04.2 art. 2.4).
pub fn add(desk: &Desk, request: &PlayerIn) -> Result<Vec<PlayerRow>, DeskError> {
    desk.act("player/add", request, |tx| {
        let id = TournamentId(request.tournament);
        let first_round = first_round(tx, id)?;
        super::not_full(tx, id, 1)?;
        let (data, rating) = form::checked(tx, id, None, &request.player)?;
        let entry = player::insert(tx, id, &data, rating, first_round)?;
        let key = if first_round > 1 { "journal-player-add-late" } else { "journal-player-add" };
        if first_round > 1 {
            let order = earned(player::of_tournament(tx, id)?, entry);
            player::number(tx, &order)?;
        }
        let said = said(key)
            .with("name", &data.name)
            .with("round", first_round)
            .with("tournament", tournament::get(tx, id)?.data.name);
        let breach = (first_round > 1).then_some(Breach::LateEntry);
        let said = integrity::mark(said, id, first_round, breach);
        Ok((list::rows(tx, id)?, said))
    })
}

/// The first round a player is paired in who is entered now.
fn first_round(tx: &Tx<'_>, id: TournamentId) -> Result<u16, DeskError> {
    if !super::has_begun(tx, id)? {
        return Ok(1);
    }
    if !is_swiss(&tournament::get(tx, id)?.data) {
        super::before_it_begins(tx, id)?;
    }
    let planned = super::of_swiss(tx, id)?;
    match super::paired_for_good(tx, id)? + 1 {
        next if next > planned => Err(DeskError::plain("error-all-rounds-paired").with("rounds", planned)),
        next => Ok(next),
    }
}

/// The entries in the order of their numbers, the late one before the first whom he precedes.
fn earned(mut entries: Vec<EntryRow>, late: EntryId) -> Vec<EntryId> {
    let Some(at) = entries.iter().position(|entry| entry.id == late) else {
        return entries.iter().map(|entry| entry.id).collect();
    };
    let newcomer = entries.remove(at);
    let place = entries.iter().position(|other| ranking(&newcomer, other).is_lt());
    entries.insert(place.unwrap_or(entries.len()), newcomer);
    entries.iter().map(|entry| entry.id).collect()
}
