//! Ratings: show.

mod rounds;
mod show;

pub(crate) use rounds::rounds;
pub use show::show;
