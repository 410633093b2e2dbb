//! Rounds: pair, explain, check and change by hand, publish, take back, show.

mod begin_manual;
mod change;
mod check;
mod end_manual;
mod explain;
mod field;
mod obstacles;
mod pair;
mod publish;
mod show;
mod unpair;

pub use begin_manual::begin_manual;
pub use change::change;
pub use check::check;
pub use end_manual::end_manual;
pub use explain::explain;
pub use obstacles::obstacles;
pub use pair::{cancel, pair, progress};
pub use publish::publish;
pub use show::show;
pub use unpair::unpair;

pub(crate) use field::{before, gave_way};
pub(crate) use show::view;

use arbitro_store::table::round::{self, RoundRow, Status};
use arbitro_store::table::tournament::{self, TournamentRow};
use arbitro_store::{Db, PairingId, TournamentId};

use crate::api::DeskError;

/// The draft of a tournament.
fn draft(db: &Db<'_>, id: TournamentId) -> Result<RoundRow, DeskError> {
    let draft = round::of_tournament(db, id)?.into_iter().find(|round| round.status == Status::Draft);
    if let Some(draft) = draft {
        return Ok(draft);
    }
    let name = tournament::get(db, id)?.data.name;
    Err(DeskError::plain("error-no-draft").with("tournament", name))
}

/// Refuses what is entered at a board of a draft.
pub(crate) fn published(db: &Db<'_>, pairing: PairingId) -> Result<(), DeskError> {
    let this = round::get(db, round::pairing(db, pairing)?.round)?;
    match this.status {
        Status::Published => Ok(()),
        Status::Draft => Err(DeskError::plain("error-round-is-draft").with("round", this.number)),
    }
}

/// Nothing is known of a round that is not paired.
pub(crate) fn not_paired(tournament: &TournamentRow, number: u32) -> DeskError {
    DeskError::plain("error-round-not-paired").with("round", number).with("tournament", &tournament.data.name)
}
