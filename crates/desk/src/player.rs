//! Players of a tournament: list, add, edit, remove, number, read from a file.

mod add;
mod edit;
mod file;
mod form;
mod import;
mod list;
mod number;
mod read;
mod remove;

pub use add::add;
pub use edit::edit;
pub use import::import;
pub use list::list;
pub use number::number;
pub use read::read;
pub use remove::remove;

use arbitro_store::table::{player, round, tournament};
use arbitro_store::{Db, TournamentId};

use crate::api::DeskError;

/// Whether the tournament has begun: its first round is paired, so players and numbers stay.
fn has_begun(db: &Db<'_>, id: TournamentId) -> Result<bool, DeskError> {
    Ok(!round::of_tournament(db, id)?.is_empty())
}

/// The most players of a tournament: more than any has, and as many as pairing numbers are given to.
const MOST: u32 = 4_999;

/// Refuses one player more than a tournament can have.
fn not_full(db: &Db<'_>, id: TournamentId, more: usize) -> Result<(), DeskError> {
    let all = player::count(db, id)? as usize + more;
    if all > MOST as usize {
        return Err(DeskError::plain("error-tournament-full").with("players", all).with("most", MOST));
    }
    Ok(())
}

/// Refuses what is only done before the first round is paired.
fn before_it_begins(db: &Db<'_>, id: TournamentId) -> Result<(), DeskError> {
    let row = tournament::get(db, id)?;
    if has_begun(db, id)? {
        return Err(DeskError::plain("error-tournament-has-begun").with("tournament", row.name));
    }
    Ok(())
}
