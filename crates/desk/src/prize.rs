//! Prizes: written for a tournament, given out by its standings.

mod form;
mod set;
mod show;

pub use set::set;
pub use show::show;

pub(crate) use form::{form, rows};
