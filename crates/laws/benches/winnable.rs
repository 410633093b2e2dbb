//! How long the question of winnability takes: `cargo bench -p arbitro-laws --bench winnable -- [FILE]... [--seconds S] [--every N]`.
//!
//! Without a file: positions of random play and the positions of the crate's tests. A file that ends in `.pgn` gives every
//! position of its games, any other is rows of FEN and who should give mate (and what is known, as fourth column).

#![allow(clippy::expect_used, clippy::panic, reason = "a benchmark says what is wrong by stopping")]
#![allow(
    clippy::cast_precision_loss,
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "figures to be read"
)]

use std::ops::ControlFlow;
use std::time::{Duration, Instant};

use arbitro_laws::winnable::{Bound, Verdict, dead_position, plainly_alive, winnable};
use pgn_reader::{Reader, SanPlus, Visitor};
use shakmaty::{CastlingMode, Chess, Color, EnPassantMode, Position, PositionError, fen::Fen};

/// Positions of random play.
const RANDOM: usize = 65_000;

struct Question {
    position: Chess,
    winner: Color,
    known: Option<bool>,
}

fn main() {
    let mut seconds = 1.0_f64;
    let mut files = Vec::new();
    let mut every = 1;
    let mut arguments = std::env::args().skip(1).filter(|argument| argument != "--bench");
    while let Some(argument) = arguments.next() {
        if argument == "--seconds" {
            seconds = arguments.next().and_then(|s| s.parse().ok()).expect("--seconds takes a number");
        } else if argument == "--every" {
            every = arguments.next().and_then(|s| s.parse().ok()).expect("--every takes a number");
        } else {
            files.push(argument);
        }
    }
    println!(
        "{:<24} {:>8} {:>9} {:>9} {:>9} {:>9} {:>9}  answers",
        "questions", "n", "mean us", "p50 us", "p99 us", "p99.9 us", "max us"
    );
    if files.is_empty() {
        report("random play", &both(&random_play()), seconds, every);
        report("tests/data", &rows(include_str!("../tests/data/winnability.tsv")), seconds, every);
    }
    for file in files {
        let bytes = std::fs::read(&file).expect("a file that can be read");
        let name = file.rsplit('/').next().unwrap_or(&file).to_owned();
        if std::path::Path::new(&file).extension().is_some_and(|e| e.eq_ignore_ascii_case("pgn")) {
            report(&name, &both(&games(&bytes)), seconds, every);
        } else {
            report(&name, &rows(&String::from_utf8_lossy(&bytes)), seconds, every);
        }
    }
}

/// Asks every question once and prints a row.
fn report(name: &str, questions: &[Question], seconds: f64, every: usize) {
    let questions: Vec<&Question> = questions.iter().step_by(every).collect();
    let limit = Duration::from_secs_f64(seconds);
    let mut times = Vec::with_capacity(questions.len());
    let (mut yes, mut no, mut unknown, mut wrong) = (0_u32, 0, 0, 0);
    let mut slowest = (Duration::ZERO, None);
    let (mut plies, busy) = (0, processor_time());
    for question in &questions {
        let started = Instant::now();
        let expired = || started.elapsed() >= limit;
        let bound = Bound { nodes: u64::MAX, expired: Some(&expired) };
        let verdict = winnable(&question.position, question.winner, &bound);
        let taken = started.elapsed();
        times.push(taken);
        match verdict.can_win() {
            Some(true) => {
                yes += 1;
                if let Verdict::Winnable { line } = &verdict {
                    plies += line.len();
                }
            }
            Some(false) => no += 1,
            None => unknown += 1,
        }
        if question.known.is_some() && verdict.can_win().is_some() && verdict.can_win() != question.known {
            wrong += 1;
        }
        if taken > slowest.0 {
            slowest = (taken, Some(*question));
        }
    }
    let answers = format!("{yes} winnable, {no} not, {unknown} unknown, {wrong} wrong");
    row(name, times, &answers);
    let length = plies as f64 / f64::from(yes.max(1));
    print!("    mean line: {length:.1} half-moves");
    if let (Some(before), Some(after)) = (busy, processor_time()) {
        print!("; processor time: {:.1} us each", (after - before) * 1e6 / questions.len().max(1) as f64);
    }
    println!();
    if let (_, Some(question)) = slowest {
        let fen = Fen::from_position(&question.position, EnPassantMode::Legal);
        println!("    slowest: {fen} {}", question.winner);
    }
    let alive = questions.iter().filter(|q| plainly_alive(&q.position)).count();
    let started = Instant::now();
    let count = questions.iter().filter(|q| std::hint::black_box(plainly_alive(&q.position))).count();
    let filter = started.elapsed().as_secs_f64() * 1e9 / questions.len().max(1) as f64;
    assert_eq!(count, alive);
    let mut times = Vec::new();
    for question in &questions {
        let started = Instant::now();
        std::hint::black_box(dead_position(&question.position, &Bound::nodes(100_000)));
        times.push(started.elapsed());
    }
    row("    dead position", times, &format!("{alive} plainly alive ({filter:.0} ns)"));
}

/// Seconds of processor time of this process, where the system tells.
fn processor_time() -> Option<f64> {
    let text = std::fs::read_to_string("/proc/self/schedstat").ok()?;
    let nanos: f64 = text.split(' ').next()?.parse().ok()?;
    Some(nanos / 1e9)
}

fn row(name: &str, mut times: Vec<Duration>, answers: &str) {
    times.sort_unstable();
    let micros = |time: Duration| time.as_secs_f64() * 1e6;
    let at = |part: f64| {
        let index = (part * (times.len().saturating_sub(1)) as f64) as usize;
        times.get(index).copied().map_or(0.0, micros)
    };
    let mean = times.iter().copied().map(micros).sum::<f64>() / times.len().max(1) as f64;
    println!(
        "{name:<24} {:>8} {mean:>9.1} {:>9.1} {:>9.1} {:>9.1} {:>9.1}  {answers}",
        times.len(),
        at(0.5),
        at(0.99),
        at(0.999),
        at(1.0)
    );
}

/// Each position asked for both sides.
fn both(positions: &[Chess]) -> Vec<Question> {
    positions
        .iter()
        .flat_map(|position| {
            Color::ALL.map(|winner| Question { position: position.clone(), winner, known: None })
        })
        .collect()
}

/// Games of chance, from a fixed seed, to their end or 300 half-moves.
fn random_play() -> Vec<Chess> {
    let mut state = 0x2545_F491_4F6C_DD1D_u64;
    let mut below = move |limit: usize| {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        ((state >> 33) as usize) % limit.max(1)
    };
    let mut positions = Vec::with_capacity(RANDOM);
    while positions.len() < RANDOM {
        let mut position = Chess::new();
        for _ in 0..300 {
            let moves = position.legal_moves();
            let Some(m) = moves.get(below(moves.len())) else { break };
            position.play_unchecked(*m);
            positions.push(position.clone());
        }
    }
    positions.truncate(RANDOM);
    positions
}

fn rows(text: &str) -> Vec<Question> {
    text.lines()
        .filter(|line| !line.starts_with('#') && !line.trim().is_empty())
        .map(|line| {
            let columns: Vec<&str> = line.split('\t').collect();
            let [fen, winner, rest @ ..] = columns.as_slice() else {
                panic!("FEN and colour are expected: {line}")
            };
            let setup = fen.parse::<Fen>().expect("a FEN").into_setup();
            let mode = CastlingMode::detect(&setup);
            let position = setup
                .position::<Chess>(mode)
                .or_else(PositionError::ignore_too_much_material)
                .or_else(PositionError::ignore_impossible_check)
                .expect("a position");
            let known = rest.get(1).map(|known| *known == "winnable");
            Question { position, winner: if *winner == "white" { Color::White } else { Color::Black }, known }
        })
        .collect()
}

/// Every position of the games of a PGN file.
fn games(bytes: &[u8]) -> Vec<Chess> {
    let mut positions = Positions(Vec::new());
    let mut reader = Reader::new(bytes);
    while reader.read_game(&mut positions).expect("memory can be read").is_some() {}
    positions.0
}

struct Positions(Vec<Chess>);

impl Visitor for Positions {
    type Tags = ();
    type Movetext = Chess;
    type Output = ();

    fn begin_tags(&mut self) -> ControlFlow<(), ()> {
        ControlFlow::Continue(())
    }

    fn begin_movetext(&mut self, (): ()) -> ControlFlow<(), Chess> {
        ControlFlow::Continue(Chess::new())
    }

    fn san(&mut self, position: &mut Chess, san: SanPlus) -> ControlFlow<()> {
        let Ok(m) = san.san.to_move(position) else { return ControlFlow::Break(()) };
        position.play_unchecked(m);
        self.0.push(position.clone());
        ControlFlow::Continue(())
    }

    fn end_game(&mut self, _: Chess) {}
}
