//! Incidents and rulings: what the Laws say of what happened at a board, and what the arbiter made of it.

mod apply;
mod case;
mod counts;
mod events;
mod evidence;
mod facts;
mod form;
mod headline;
mod known;
mod list;
mod log;
mod penalties;
mod proposal;
mod propose;
mod setting;

pub use apply::apply;
pub use counts::counts;
pub use events::events;
pub use form::form;
pub use list::list;
pub use propose::propose;

pub(crate) use log::{adjusted, row};
pub(crate) use proposal::{deltas, result};
pub(crate) use setting::{control, increment};
