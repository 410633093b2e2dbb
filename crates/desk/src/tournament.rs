//! The tournaments of the event: add, edit, calendar of rounds, the check before the first round, FIDE mode.

mod add;
mod calendar;
mod check;
mod compliance;
mod edit;
mod form;
mod leave_fide_mode;

pub use add::add;
pub use calendar::calendar;
pub(crate) use calendar::{rounds as calendar_rounds, rows as calendar_rows};
pub use check::check;
pub use compliance::compliance;
pub use edit::edit;
pub(crate) use form::{data, form, is_swiss};
pub use leave_fide_mode::leave_fide_mode;

use arbitro_store::table::tournament;
use arbitro_store::{Db, TournamentId};

use crate::api::DeskError;

/// The name of a tournament, checked: not empty, not too long, and no other tournament has it.
pub(crate) fn name(db: &Db<'_>, id: Option<TournamentId>, text: &str) -> Result<String, DeskError> {
    const LONGEST: usize = 100;
    let text = text.trim();
    if text.is_empty() {
        return Err(DeskError::plain("error-tournament-without-name"));
    }
    if text.chars().count() > LONGEST {
        return Err(DeskError::plain("error-text-too-long").with("longest", LONGEST));
    }
    if tournament::all(db)?.iter().any(|other| Some(other.id) != id && other.data.name == text) {
        return Err(DeskError::plain("error-tournament-name-taken").with("name", text));
    }
    Ok(text.to_owned())
}
