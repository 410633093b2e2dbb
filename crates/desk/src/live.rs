//! Games that electronic boards tell while they are played. The board system writes files into a folder; the desk looks into it
//! again and again and takes over what is new.
//!
//! What an arbiter did to a record is never undone by what a board tells: where the two cannot both be, the board waits
//! (`course`). What was taken over is no act of a person, so it stands in the journal and undo passes it over.

mod agree;
mod course;
mod decide;
mod folder;
mod look;
mod show;
mod start;
mod state;
mod take;

pub use decide::decide;
pub(crate) use folder::list as files;
pub use look::look;
pub use show::show;
pub use start::{start, stop};
pub(crate) use state::Live;
