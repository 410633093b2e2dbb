//! A file of games checked against the Laws, by the checker that `arbitro check` uses. It belongs to no event, and
//! nothing of it is in a journal.

mod check;
mod checking;
mod finding;
mod show;

pub use check::{cancel, check, progress};
pub(crate) use checking::Checking;
pub use show::game;
