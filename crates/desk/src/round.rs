//! Rounds: pair, explain, check and change by hand, publish, take back, show.

mod change;
mod check;
mod explain;
mod field;
mod obstacles;
mod pair;
mod publish;
mod show;
mod unpair;

pub use change::change;
pub use check::check;
pub use explain::explain;
pub use obstacles::obstacles;
pub use pair::{cancel, pair, progress};
pub use publish::publish;
pub use show::show;
pub use unpair::unpair;

pub(crate) use field::before;
pub(crate) use show::view;

use arbitro_store::table::round::{self, Status};
use arbitro_store::{Db, PairingId};

use crate::api::DeskError;

/// Refuses what is entered at a board of a draft.
pub(crate) fn published(db: &Db<'_>, pairing: PairingId) -> Result<(), DeskError> {
    let this = round::get(db, round::pairing(db, pairing)?.round)?;
    match this.status {
        Status::Published => Ok(()),
        Status::Draft => Err(DeskError::plain("error-round-is-draft").with("round", this.number)),
    }
}
