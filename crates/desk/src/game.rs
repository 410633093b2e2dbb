//! Games: the scoresheet of a pairing, and PGN in and out.

mod compare;
mod correct;
mod cut;
mod export;
mod import;
mod matching;
mod offer;
mod play;
mod read_move;
pub(crate) mod sheet;
mod show;
pub(crate) mod text;
pub(crate) mod view;
mod written;

pub use compare::compare;
pub use correct::correct;
pub use cut::cut;
pub use export::export;
pub use import::import;
pub use offer::offer;
pub use play::play;
pub use read_move::read_move;
pub use show::show;
