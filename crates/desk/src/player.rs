//! Players of a tournament: list, add, edit, several at once, remove, number, withdraw, expel, byes asked for, prohibited pairs, read from a file.

mod add;
mod board;
mod bye;
mod card;
mod change;
mod edit;
mod expel;
mod file;
mod fill;
mod form;
mod import;
mod list;
mod number;
mod prohibit;
mod read;
mod remove;
mod withdraw;

pub(crate) use form::checked;
pub(crate) use list::rows;

pub use add::add;
pub use board::board;
pub(crate) use bye::HalfPointByes;
pub use bye::bye;
pub use card::card;
pub(crate) use card::cards;
pub use change::change;
pub(crate) use change::{marked, named};
pub use edit::edit;
pub use expel::expel;
pub use import::import;
pub use list::list;
pub use number::number;
pub(crate) use prohibit::view as prohibited_view;
pub use prohibit::{prohibit, prohibited};
pub use read::read;
pub use remove::remove;
pub use withdraw::withdraw;
pub(crate) use withdraw::{forfeit, leave};

use arbitro_store::table::round::{self, Status};
use arbitro_store::table::{player, tournament};
use arbitro_store::{Db, TournamentId};

use crate::api::DeskError;
use crate::tournament::is_swiss;

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
        return Err(DeskError::plain("error-tournament-has-begun").with("tournament", row.data.name));
    }
    Ok(())
}

/// How many rounds are paired for good. A draft stands in the way of what it was not paired with.
pub(crate) fn paired_for_good(db: &Db<'_>, id: TournamentId) -> Result<u16, DeskError> {
    let rounds = round::of_tournament(db, id)?;
    match rounds.iter().find(|round| round.status == Status::Draft) {
        Some(draft) => Err(DeskError::plain("error-draft-stands").with("round", draft.number)),
        None => Ok(rounds.last().map_or(0, |last| last.number)),
    }
}

/// The rounds planned of a Swiss; refuses what only a Swiss knows.
fn of_swiss(db: &Db<'_>, id: TournamentId) -> Result<u16, DeskError> {
    let row = tournament::get(db, id)?;
    let rounds = row.data.rounds.filter(|_| is_swiss(&row.data));
    rounds.ok_or_else(|| DeskError::plain("error-only-in-a-swiss").with("tournament", row.data.name))
}
