//! Incidents and rulings: what the Laws say of what happened at a board, and what the arbiter made of it.

mod apply;
mod case;
mod evidence;
mod list;
mod log;
mod proposal;
mod propose;

pub use apply::apply;
pub use list::list;
pub use propose::propose;

pub(crate) use case::increment;
pub(crate) use log::{ILLEGAL_MOVE, adjusted, row};
