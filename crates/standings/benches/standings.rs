//! How long the standings of a large Swiss take, in processor time: `cargo bench -p arbitro-standings -- [PLAYERS]`.

use std::time::Duration;

use arbitro_standings::{Field, Participant, RoundCell, Rules, TieBreak, rank};
use arbitro_tournament::{Colour, PairingNumber, Rating, SideResult};

/// The tie-breaks of the measured table: one of each costly kind.
const LIST: [&str; 10] = ["DE", "BH/C1", "BH", "SB/C1", "AOB", "FB/C1", "ARO", "TPR", "APRO", "APPO"];
const ROUNDS: u16 = 11;
const PLAYERS: u16 = 2000;
/// The milliseconds aimed at.
const AIM: u64 = 100;

/// A generator that is good enough to shuffle results.
struct Random(u64);

impl Random {
    fn below(&mut self, limit: u64) -> u64 {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) % limit
    }
}

/// A tournament in which those of like score meet, with some byes and forfeits.
fn tournament(players: u16) -> Vec<Participant> {
    let mut random = Random(7);
    let mut participants: Vec<Participant> = (1..=players)
        .map(|n| Participant {
            rating: Rating::new(2600 - n / 2),
            ..Participant::new(PairingNumber(n), Vec::new())
        })
        .collect();
    let mut order: Vec<(i64, usize)> = (0..usize::from(players)).map(|i| (0, i)).collect();
    for round in 0..ROUNDS {
        order.sort_by_key(|(score, i)| (-score, (i * 7919 + usize::from(round) * 104_729) % 1009));
        for pair in order.chunks_mut(2) {
            let [one, other] = pair else { continue };
            let (first, second, gained) = match random.below(50) {
                0 => (SideResult::HalfPointBye, SideResult::ZeroPointBye, (1, 0)),
                1 => (SideResult::ForfeitWin, SideResult::ForfeitLoss, (2, 0)),
                2..=18 => (SideResult::Draw, SideResult::Draw, (1, 1)),
                19..=35 => (SideResult::Loss, SideResult::Win, (0, 2)),
                _ => (SideResult::Win, SideResult::Loss, (2, 0)),
            };
            one.0 += gained.0;
            other.0 += gained.1;
            let number = |i: usize| PairingNumber(u16::try_from(i + 1).unwrap_or(u16::MAX));
            for (own, opponent, colour, result) in
                [(one.1, other.1, Colour::White, first), (other.1, one.1, Colour::Black, second)]
            {
                let met = result.has_opponent();
                let cell = RoundCell {
                    opponent: met.then(|| number(opponent)),
                    colour: met.then_some(colour),
                    result: Some(result),
                    ..RoundCell::default()
                };
                if let Some(participant) = participants.get_mut(own) {
                    participant.rounds.push(cell);
                }
            }
        }
    }
    participants
}

fn main() {
    let asked = std::env::args().skip(1).find_map(|argument| argument.parse().ok());
    let players: u16 = asked.unwrap_or(PLAYERS);
    let participants = tournament(players);
    let codes: Vec<TieBreak> = LIST.iter().filter_map(|code| code.parse().ok()).collect();
    let mut times: Vec<Duration> = (0..5)
        .map(|_| {
            let given = participants.clone();
            let watch = clock();
            let rows = rank(&Field::new(given, Rules::default()), &codes, None);
            let took = clock().saturating_sub(watch);
            assert_eq!(rows.len(), usize::from(players));
            took
        })
        .collect();
    times.sort_unstable();
    let median = times.get(2).copied().unwrap_or_default();
    println!("players  rounds  tie-breaks  median of five, ms  aim, ms");
    println!(
        "{players:>7}  {ROUNDS:>6}  {:>10}  {:>18.1}  {AIM:>7}",
        codes.len(),
        median.as_secs_f64() * 1000.0
    );
}

/// The processor time of this thread.
#[cfg(unix)]
fn clock() -> Duration {
    let time = rustix::time::clock_gettime(rustix::time::ClockId::ThreadCPUTime);
    Duration::new(u64::try_from(time.tv_sec).unwrap_or(0), u32::try_from(time.tv_nsec).unwrap_or(0))
}

/// Elsewhere the time of the clock on the wall has to do.
#[cfg(not(unix))]
fn clock() -> Duration {
    static START: std::sync::OnceLock<std::time::Instant> = std::sync::OnceLock::new();
    START.get_or_init(std::time::Instant::now).elapsed()
}
