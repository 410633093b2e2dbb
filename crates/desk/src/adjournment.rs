//! Adjourned games: the envelope, the resumption, the sealed move (Guidelines I).

mod cancel;
mod list;
mod open;
mod resume;
mod seal;
mod show;

pub use cancel::cancel;
pub use list::list;
pub use open::open;
pub use resume::resume;
pub use seal::seal;
pub use show::show;

use arbitro_store::table::adjournment::{self, AdjournmentRow};
use arbitro_store::{Db, PairingId};

use crate::api::DeskError;

/// The adjournment of a game; refuses a game that is not adjourned.
fn of_game(db: &Db<'_>, pairing: i64) -> Result<AdjournmentRow, DeskError> {
    let found = adjournment::find(db, PairingId(pairing))?;
    found.ok_or_else(|| DeskError::plain("error-not-adjourned"))
}
