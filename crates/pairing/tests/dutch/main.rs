//! The Dutch system against tournaments that two independent programs pair alike, against a slow, literal reading of
//! the rules, and against itself.

#![allow(
    clippy::unwrap_used,
    clippy::panic,
    clippy::cast_possible_truncation,
    clippy::cast_possible_wrap,
    reason = "a test may fail, and its numbers are small"
)]

mod arbiter;
mod corpus;
mod literal;
mod random;
mod small;
