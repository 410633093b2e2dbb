//! Rounds: pair, take back, show.

mod pair;
mod show;
mod unpair;

pub use pair::pair;
pub use show::show;
pub use unpair::unpair;

pub(crate) use show::view;
