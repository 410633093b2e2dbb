//! `clock/note`: what the clocks of a board show now.

use arbitro_store::PairingId;
use arbitro_store::table::clock::{ReadingRow, Why};

use super::board::note_reading;
use super::sheet::view;
use crate::Desk;
use crate::api::DeskError;
use crate::api::clock::{ClockSheetView, NoteReading, WhyRead};
use crate::convert::{With as _, said};
use crate::game::view::board_of;

/// The longest remark.
const LONGEST: usize = 500;

/// Notes a reading with the time of day. One that the time control does not allow is noted all the same, and marked.
pub fn note(desk: &Desk, request: &NoteReading) -> Result<ClockSheetView, DeskError> {
    let now = desk.now();
    if request.clocks_ms == (None, None) {
        return Err(DeskError::plain("error-reading-without-clock"));
    }
    if request.note.chars().count() > LONGEST {
        return Err(DeskError::plain("error-text-too-long").with("longest", LONGEST));
    }
    desk.act("clock/note", request, |tx| {
        let place = board_of(tx, PairingId(request.pairing))?;
        crate::round::published(tx, place.pairing.id)?;
        let reading = ReadingRow {
            pairing: place.pairing.id,
            at: now,
            who: desk.config().who.clone(),
            why: why(request.why),
            white_clock_ms: request.clocks_ms.0,
            black_clock_ms: request.clocks_ms.1,
            white_moves: request.moves.0,
            black_moves: request.moves.1,
            note: request.note.trim().to_owned(),
        };
        note_reading(tx, reading)?;
        let said = said("journal-clock-note").with("round", place.round).with("board", place.board);
        Ok((view(tx, place.pairing.id, now)?, said))
    })
}

const fn why(why: WhyRead) -> Why {
    match why {
        WhyRead::Routine => Why::Routine,
        WhyRead::Incident => Why::Incident,
        WhyRead::Adjournment => Why::Adjournment,
        WhyRead::Resumption => Why::Resumption,
    }
}
