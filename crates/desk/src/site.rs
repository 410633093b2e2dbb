//! The web site of an event: written into a folder, and kept up to date with the rounds.

mod follow;
mod games;
mod gather;
mod remembered;
mod show;
mod write;

pub use follow::follow;
pub use show::show;
pub use write::{put, write};
