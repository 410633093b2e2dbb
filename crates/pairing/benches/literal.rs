//! The fast engine against the rules read literally: `cargo bench -p arbitro-pairing --bench literal -- [ROUNDS] [SEED]`.
//!
//! Random rounds of up to twelve players with byes, forfeits, prohibited pairs and acceleration.

#![allow(
    clippy::unwrap_used,
    clippy::panic,
    clippy::cast_possible_truncation,
    clippy::cast_possible_wrap,
    reason = "a check says what is wrong by stopping, and its numbers are small"
)]

#[path = "../tests/dutch/literal.rs"]
mod literal;
#[path = "../tests/dutch/small.rs"]
mod small;

use std::time::Instant;

/// The most players of a round.
const MOST: u16 = 12;

fn main() {
    let mut numbers = std::env::args().skip(1).filter_map(|a| a.parse::<u64>().ok());
    let rounds = numbers.next().unwrap_or(5000);
    let first = numbers.next().unwrap_or(1);
    let started = Instant::now();
    match small::agree(first.., MOST, usize::try_from(rounds).unwrap_or(usize::MAX)) {
        Ok(rounds) => {
            println!("{rounds} rounds of up to {MOST} players: no difference ({:.0?})", started.elapsed());
        }
        Err(difference) => panic!("{difference}"),
    }
}
