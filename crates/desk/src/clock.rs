//! Clock sheets: what the clocks of the boards showed, by the time of day, held against the time control.

mod board;
mod note;
mod remove;
mod rules;
mod sheet;
mod show;

pub use note::note;
pub use remove::remove;
pub use rules::rules;
pub use sheet::sheet;
pub use show::show;

pub(crate) use board::{Board, note_reading, time};
pub(crate) use rules::default_time;
pub(crate) use sheet::names;
