//! Standings: show.

mod show;

pub use show::show;
