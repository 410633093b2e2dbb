//! `adjournment/open`: the envelope is opened, and what is written in it is noted. The ruling on it is the arbiter's.

use arbitro_laws::adjournment::may_open;
use arbitro_laws::side::PerSide;
use arbitro_store::table::adjournment::{self, AdjournmentRow};

use super::show::{laws_side, view};
use crate::Desk;
use crate::api::DeskError;
use crate::api::clock::{AdjournmentView, OpenEnvelope};
use crate::convert::{With as _, said};
use crate::game::view::board_of;

/// The longest text of a sealed move.
const LONGEST: usize = 60;

/// Notes what is found in the envelope, which is opened only when the player who must reply is present (Guidelines I.7).
pub fn open(desk: &Desk, request: &OpenEnvelope) -> Result<AdjournmentView, DeskError> {
    let written = request.written.trim();
    if written.chars().count() > LONGEST {
        return Err(DeskError::plain("error-text-too-long").with("longest", LONGEST));
    }
    desk.act("adjournment/open", request, |tx| {
        let row = super::of_game(tx, request.pairing)?;
        let place = board_of(tx, row.pairing)?;
        let present = row.resumed.map(|resumed| PerSide { white: resumed.white, black: resumed.black });
        if !present.is_some_and(|present| may_open(laws_side(row.sealer), present)) {
            return Err(DeskError::plain("error-envelope-stays-closed"));
        }
        adjournment::put(tx, &AdjournmentRow { sealed_move: Some(written.to_owned()), ..row })?;
        let said = said("journal-adjournment-open")
            .with("round", place.round)
            .with("board", place.board)
            .with("move", written);
        Ok((view(tx, &place)?, said))
    })
}
