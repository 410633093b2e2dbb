//! `player/edit`: what is known of a player changes.

use arbitro_store::table::player;
use arbitro_store::{EntryId, TournamentId};

use super::{form, list};
use crate::Desk;
use crate::api::DeskError;
use crate::api::player::{PlayerIn, PlayerRow};
use crate::convert::{With as _, said};

/// Changes what is known of a player, at any time. Pairing numbers stay.
pub fn edit(desk: &Desk, request: &PlayerIn) -> Result<Vec<PlayerRow>, DeskError> {
    desk.act("player/edit", request, |tx| {
        let gone = || DeskError::plain("error-gone").with("what", "entry");
        let id = EntryId(request.player.entry.ok_or_else(gone)?);
        let mut row = player::get(tx, id)?;
        if row.tournament != TournamentId(request.tournament) {
            return Err(gone());
        }
        (row.data, row.rating) = form::data(&request.player)?;
        form::not_twice(tx, row.tournament, Some(id), &row.data)?;
        player::update(tx, &row)?;
        Ok((list::rows(tx, row.tournament)?, said("journal-player-edit").with("name", &row.data.name)))
    })
}
