//! `adjournment/resume`: the time of the resumption has come.

use arbitro_store::table::adjournment::{self, AdjournmentRow, Resumed};

use super::show::view;
use crate::Desk;
use crate::api::clock::{AdjournmentView, ResumeGame};
use crate::api::{DeskError, Side};
use crate::convert::{With as _, said};
use crate::game::view::board_of;

/// Says who is there; said anew when somebody comes. The default time of the resumption runs from the first time.
pub fn resume(desk: &Desk, request: &ResumeGame) -> Result<AdjournmentView, DeskError> {
    let now = desk.now();
    desk.act("adjournment/resume", request, |tx| {
        let row = super::of_game(tx, request.pairing)?;
        let place = board_of(tx, row.pairing)?;
        if place.pairing.white_result.is_some() {
            return Err(DeskError::plain("error-game-has-result"));
        }
        let at = row.resumed.map_or(now, |resumed| resumed.at);
        let there = |side| request.present.contains(&side);
        let resumed = Some(Resumed { at, white: there(Side::White), black: there(Side::Black) });
        adjournment::put(tx, &AdjournmentRow { resumed, ..row })?;
        let said = said("journal-adjournment-resume").with("round", place.round).with("board", place.board);
        Ok((view(tx, &place)?, said))
    })
}
