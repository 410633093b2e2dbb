//! Standings: show.

mod field;
mod show;

pub use show::show;
