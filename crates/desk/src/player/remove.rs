//! `player/remove`: a player leaves the list before the tournament begins.

use arbitro_store::EntryId;
use arbitro_store::table::player;

use super::list;
use crate::Desk;
use crate::api::DeskError;
use crate::api::player::{PlayerRow, RemovePlayer};
use crate::convert::{With as _, said};

/// Takes a player out of the list; the numbers after his move up.
pub fn remove(desk: &Desk, request: &RemovePlayer) -> Result<Vec<PlayerRow>, DeskError> {
    desk.act("player/remove", request, |tx| {
        let row = player::get(tx, EntryId(request.entry))?;
        super::before_it_begins(tx, row.tournament)?;
        player::delete(tx, &row)?;
        Ok((list::rows(tx, row.tournament)?, said("journal-player-remove").with("name", &row.data.name)))
    })
}
