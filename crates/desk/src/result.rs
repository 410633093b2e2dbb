//! Results: enter.

mod enter;

pub use enter::enter;
pub(crate) use enter::{read, written};
