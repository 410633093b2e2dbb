//! Winnability against positions with known verdicts; every line replayed, every certificate checked anew.

#![allow(clippy::expect_used, clippy::panic, reason = "a test says what is wrong by stopping")]

mod cases;
mod checker;
mod corpus;
mod lemmas;
mod nets;
mod outlines;
mod seventy_five;
mod walls;
