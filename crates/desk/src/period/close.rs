//! `period/close`: a month whose report was sent does not change any more, until it is opened again with a note.

use arbitro_store::TournamentId;
use arbitro_store::table::{period, tournament};

use super::{read, show};
use crate::Desk;
use crate::api::DeskError;
use crate::api::period::{ClosePeriod, PeriodsView};
use crate::convert::{With as _, said};

/// The most letters of a note.
const LONGEST: usize = 200;

/// Closes a month, or opens it again, which needs a note.
pub fn close(desk: &Desk, request: &ClosePeriod) -> Result<PeriodsView, DeskError> {
    desk.act("period/close", request, |tx| {
        let id = TournamentId(request.tournament);
        let row = tournament::get(tx, id)?;
        let this = read(&request.period)?;
        let note = request.note.trim();
        if note.chars().count() > LONGEST {
            return Err(DeskError::plain("error-text-too-long").with("longest", LONGEST));
        }
        if !request.closed && note.is_empty() {
            return Err(DeskError::plain("error-period-note").with("period", this));
        }
        period::set_closed(tx, id, &this.to_string(), request.closed.then_some(note))?;
        let key = if request.closed { "journal-period-close" } else { "journal-period-open" };
        let said = said(key).with("period", this).with("tournament", &row.data.name).with("note", note);
        Ok((show::view(tx, id)?, said))
    })
}
