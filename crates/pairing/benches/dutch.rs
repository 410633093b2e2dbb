//! How long the Dutch system takes for a round in the middle of a tournament, by the number of players.
//!
//! `cargo bench -p arbitro-pairing --bench dutch [-- LARGEST]` prints the median of five for each size and how it grows.

use std::time::{Duration, Instant};

use arbitro_pairing::dutch::Dutch;
use arbitro_pairing::generate::{Random, play};
use arbitro_pairing::{PairingSystem, Tournament, unwatched};

/// Players, and the time aimed at.
const SIZES: [(u16, u64); 7] =
    [(100, 5), (300, 50), (1000, 500), (2000, 2000), (3000, 5000), (4000, 10_000), (5000, 15_000)];

/// A tournament of nine rounds after the fourth.
fn mid_tournament(players: u16, seed: u64) -> Tournament {
    let mut random = Random::new(seed);
    let mut ratings: Vec<u16> = (0..players).map(|_| random.between(1400, 2400)).collect();
    ratings.sort_unstable_by(|a, b| b.cmp(a));
    let mut tournament = Tournament::new(players, 9);
    for _ in 0..4 {
        let started = Instant::now();
        let Ok(pairing) = Dutch::default().pair(&tournament, &mut unwatched) else { break };
        if std::env::var_os("ROUNDS").is_some() {
            eprintln!("{players} players, round {}: {:?}", tournament.next_round(), started.elapsed());
        }
        play(&mut tournament, &pairing, &ratings, &mut random);
    }
    tournament
}

fn median(tournaments: &[Tournament]) -> Duration {
    let mut times: Vec<Duration> = tournaments
        .iter()
        .map(|tournament| {
            let started = Instant::now();
            let pairing = Dutch::default().pair(tournament, &mut unwatched);
            let elapsed = started.elapsed();
            assert!(pairing.is_ok());
            elapsed
        })
        .collect();
    times.sort_unstable();
    times[times.len() / 2]
}

/// The most memory the process has had, in MB; where the system tells.
fn peak_memory() -> Option<u64> {
    let status = std::fs::read_to_string("/proc/self/status").ok()?;
    let line = status.lines().find(|l| l.starts_with("VmHWM"))?;
    line.split_whitespace().nth(1)?.parse::<u64>().ok().map(|kb| kb / 1024)
}

fn main() {
    let largest = std::env::args().skip(1).find_map(|a| a.parse().ok()).unwrap_or(5000);
    println!("players  median of five    aim  times the size before  peak memory");
    let mut before: Option<Duration> = None;
    for (players, aim) in SIZES.into_iter().filter(|(players, _)| *players <= largest) {
        // Making a large one takes longer than pairing it: one will do.
        let tournaments: Vec<Tournament> = if players <= 1000 {
            (0..5).map(|seed| mid_tournament(players, seed)).collect()
        } else {
            vec![mid_tournament(players, 0); 5]
        };
        let time = median(&tournaments);
        let growth = before.map_or(String::new(), |b| format!("{:.1}", time.as_secs_f64() / b.as_secs_f64()));
        let memory = peak_memory().map_or(String::new(), |mb| format!("{mb} MB"));
        println!(
            "{players:>7}  {:>11.2} ms  {aim:>5}  {growth:>21}  {memory:>11}",
            time.as_secs_f64() * 1000.0
        );
        before = Some(time);
    }
}
