//! `player/withdraw`: a player leaves a tournament that has begun, or comes back.

use arbitro_store::EntryId;
use arbitro_store::table::player;

use super::list;
use crate::Desk;
use crate::api::DeskError;
use crate::api::player::{PlayerRow, WithdrawPlayer};
use crate::convert::{With as _, said};

/// Takes a player out of the rounds that are not paired yet, or lets him in again. What he played stays.
pub fn withdraw(desk: &Desk, request: &WithdrawPlayer) -> Result<Vec<PlayerRow>, DeskError> {
    desk.act("player/withdraw", request, |tx| {
        let mut row = player::get(tx, EntryId(request.entry))?;
        let paired = super::paired_for_good(tx, row.tournament)?;
        super::of_swiss(tx, row.tournament)?;
        row.withdrawn_after = request.withdrawn.then_some(paired);
        player::update(tx, &row)?;
        let key = if request.withdrawn { "journal-player-withdraw" } else { "journal-player-back" };
        let said = said(key).with("name", &row.data.name).with("round", paired);
        Ok((list::rows(tx, row.tournament)?, said))
    })
}
