//! What the organiser puts on every paper and on the web site: a logo and words at the foot.

mod set;
mod show;

pub use set::set;
pub use show::show;

use arbitro_reports::Logo;
use arbitro_store::Db;
use arbitro_store::table::letterhead::{self, LetterheadRow};

use crate::api::DeskError;

/// The letterhead as it is printed.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Letterhead {
    /// At the head.
    pub logo: Option<Logo>,
    /// At the foot, or empty.
    pub footer: String,
}

/// The letterhead of the event. A logo that this program would not have taken, in a file that somebody else made, is left
/// out: without it everything can still be printed.
pub(crate) fn of(db: &Db<'_>) -> Result<Letterhead, DeskError> {
    let LetterheadRow { footer, logo } = letterhead::get(db)?;
    Ok(Letterhead { logo: logo.and_then(|bytes| Logo::read(bytes).ok()), footer })
}
