//! `player/expel`: a player is expelled from a tournament (Laws 12.9), where no ruling at a board does it.

use arbitro_store::EntryId;
use arbitro_store::table::player;

use super::{list, withdraw};
use crate::Desk;
use crate::api::DeskError;
use crate::api::player::{ExpelPlayer, PlayerRow};
use crate::convert::{With as _, said};

/// Expels a player, for a reason: no further round is paired with him, and the standings leave him out. `player/withdraw`
/// lets him in again.
pub fn expel(desk: &Desk, request: &ExpelPlayer) -> Result<Vec<PlayerRow>, DeskError> {
    let reason = request.reason.trim();
    if reason.is_empty() {
        return Err(DeskError::plain("error-reason-required"));
    }
    desk.act("player/expel", request, |tx| {
        let mut row = player::get(tx, EntryId(request.entry))?;
        let last = withdraw::leave(tx, &mut row, true)?;
        let said = said("journal-player-expel").with("name", &row.data.name).with("round", last);
        Ok((list::rows(tx, row.tournament)?, said.with("reason", reason)))
    })
}
