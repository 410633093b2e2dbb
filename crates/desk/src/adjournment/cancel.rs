//! `adjournment/cancel`: a game was not adjourned after all.

use arbitro_store::table::adjournment;

use super::show::view;
use crate::Desk;
use crate::api::DeskError;
use crate::api::clock::{AdjournmentView, OfPairing};
use crate::convert::{With as _, said};
use crate::game::view::board_of;

/// Takes what was said of the envelope back.
pub fn cancel(desk: &Desk, request: &OfPairing) -> Result<AdjournmentView, DeskError> {
    desk.act("adjournment/cancel", request, |tx| {
        let row = super::of_game(tx, request.pairing)?;
        let place = board_of(tx, row.pairing)?;
        adjournment::delete(tx, row.pairing)?;
        let said = said("journal-adjournment-cancel").with("round", place.round).with("board", place.board);
        Ok((view(tx, &place)?, said))
    })
}
