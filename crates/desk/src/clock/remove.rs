//! `clock/remove`: a reading was noted by mistake.

use arbitro_store::table::clock;

use super::sheet::view;
use crate::Desk;
use crate::api::DeskError;
use crate::api::clock::{ClockSheetView, RemoveReading};
use crate::convert::{With as _, said};
use crate::game::view::board_of;

/// Takes a reading off its clock sheet.
pub fn remove(desk: &Desk, request: &RemoveReading) -> Result<ClockSheetView, DeskError> {
    let now = desk.now();
    desk.act("clock/remove", request, |tx| {
        let place = board_of(tx, clock::board_of(tx, request.reading)?)?;
        clock::delete(tx, request.reading)?;
        let said = said("journal-clock-remove").with("round", place.round).with("board", place.board);
        Ok((view(tx, place.pairing.id, now)?, said))
    })
}
