//! How long the Dutch system takes for a round, in processor time: `cargo bench -p arbitro-pairing --bench dutch --
//! [LARGEST] [KIND]`.
//!
//! The first table goes by the number of players: the median of rounds 3 to 7 of nine, the worst round of all nine, and
//! how the median grows. The second has tournaments made to be hard, and the worst round of each.

#![allow(clippy::expect_used, reason = "a benchmark says what is wrong by stopping")]

mod clock;
mod shapes;

use std::time::Duration;

use arbitro_pairing::Tournament;

use clock::Stopwatch;
use shapes::{SHAPES, Shape, Tour};

/// Players, and the milliseconds aimed at.
const SIZES: [(u16, u64); 7] =
    [(100, 5), (200, 20), (500, 125), (1000, 500), (2000, 2000), (3000, 5000), (5000, 15_000)];

/// The time of each round of a tournament.
fn rounds(shape: &Shape, players: u16, seed: u64) -> Vec<Duration> {
    let mut tour = Tour::new(shape, players, seed);
    let mut times = Vec::new();
    while let Some(before) = tour.before_next_round() {
        let before: Tournament = before.clone();
        let watch = Stopwatch::start();
        let pairing = shapes::pair(&before);
        times.push(watch.elapsed());
        let Some(pairing) = pairing else { break };
        tour.play(&pairing);
    }
    times
}

fn median(mut times: Vec<Duration>) -> Duration {
    times.sort_unstable();
    times.get(times.len() / 2).copied().unwrap_or_default()
}

fn milliseconds(time: Duration) -> String {
    format!("{:.2}", time.as_secs_f64() * 1000.0)
}

/// The most memory the process has had, in MB; where the system tells.
fn peak_memory() -> Option<u64> {
    let status = std::fs::read_to_string("/proc/self/status").ok()?;
    let line = status.lines().find(|l| l.starts_with("VmHWM"))?;
    line.split_whitespace().nth(1)?.parse::<u64>().ok().map(|kb| kb / 1024)
}

fn by_size(largest: u16) {
    println!("players  median of five, ms  aim, ms  growth  worst round, ms  peak memory");
    let mut smaller: Option<(u16, Duration)> = None;
    for (players, aim) in SIZES.into_iter().filter(|(players, _)| *players <= largest) {
        let times = rounds(&SHAPES[0], players, u64::from(players));
        let worst = times.iter().copied().max().unwrap_or_default();
        let median = median(times.into_iter().skip(2).take(5).collect());
        // The exponent: 2 means four times the time for twice the players.
        let growth = smaller.map_or(String::new(), |(fewer, time)| {
            let exponent = (median.as_secs_f64() / time.as_secs_f64()).ln()
                / (f64::from(players) / f64::from(fewer)).ln();
            format!("n^{exponent:.1}")
        });
        let memory = peak_memory().map_or(String::new(), |mb| format!("{mb} MB"));
        let (median_ms, worst) = (milliseconds(median), milliseconds(worst));
        println!("{players:>7}  {median_ms:>18}  {aim:>7}  {growth:>6}  {worst:>15}  {memory:>11}");
        smaller = Some((players, median));
    }
}

/// What is aimed at for so many players: as for the next size of the table.
fn aim(players: u16) -> u64 {
    SIZES.iter().find(|(size, _)| *size >= players).map_or(15_000, |(_, aim)| *aim)
}

fn by_shape(kind: &str) {
    println!("\n{:<52} players  rounds  median, ms  worst, ms  in round  aim, ms", "hard tournaments");
    for shape in SHAPES.iter().filter(|s| s.name.contains(kind)) {
        for players in shape.players {
            by_round(shape, *players);
        }
    }
}

fn by_round(shape: &Shape, players: u16) {
    let times = rounds(shape, players, 1);
    let (round, worst) =
        (1..).zip(&times).max_by_key(|(_, time)| **time).map_or((0, Duration::ZERO), |(r, t)| (r, *t));
    let aim = aim(players);
    let over = if worst > Duration::from_millis(aim) { "  over" } else { "" };
    let (count, median, worst) = (times.len(), milliseconds(median(times)), milliseconds(worst));
    println!(
        "{:<52} {players:>7}  {count:>6}  {median:>10}  {worst:>9}  {round:>8}  {aim:>7}{over}",
        shape.name
    );
}

fn main() {
    let arguments = || std::env::args().skip(1);
    let largest = arguments().find_map(|a| a.parse().ok()).unwrap_or(5000);
    let kind = arguments().find(|a| !a.starts_with('-') && a.parse::<u16>().is_err()).unwrap_or_default();
    by_size(largest);
    by_shape(&kind);
}
