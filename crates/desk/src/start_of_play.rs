//! The start of play of a round: when it was, who was missing, what the Laws say of it (6.6, 6.7).

mod begin;
mod late;
mod mark;
mod show;

pub use begin::begin;
pub use mark::mark;
pub use show::show;

pub(crate) use late::{minutes, of_edition};
