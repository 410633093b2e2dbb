//! Games: the scoresheet of a pairing, and PGN in and out.

mod cut;
mod export;
mod import;
mod matching;
mod play;
mod read_move;
pub(crate) mod sheet;
mod show;
pub(crate) mod text;
pub(crate) mod view;
mod written;

pub use cut::cut;
pub use export::export;
pub use import::import;
pub use play::play;
pub use read_move::read_move;
pub use show::show;
