//! Games: the scoresheet of a pairing, and PGN in and out.

mod boards;
mod compare;
mod correct;
mod cut;
mod export;
mod import;
mod intake;
pub(crate) mod matching;
mod offer;
mod parts;
mod play;
mod read_move;
mod set_up;
pub(crate) mod sheet;
mod show;
pub(crate) mod text;
pub(crate) mod view;
pub(crate) mod written;

pub use compare::compare;
pub use correct::correct;
pub use cut::cut;
pub use export::export;
pub use import::import;
pub use offer::offer;
pub use play::play;
pub use read_move::read_move;
pub use set_up::set_up;
pub use show::show;

pub(crate) use intake::contradiction;
