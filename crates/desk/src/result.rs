//! Results: enter.

mod enter;

pub use enter::enter;
