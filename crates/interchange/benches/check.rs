//! `arbitro check` against bare replay, on a large file made of the sample event.
//!
//! `cargo bench -p arbitro-interchange --bench check [-- MEGABYTES [FILE]]` prints the processor time on one core of bare
//! pgn-reader and shakmaty replay, that of our check, their ratio, and the wall time on all cores.
//!
//! Processor time is that of the whole process as Linux counts it; elsewhere it is wall time.

use std::error::Error;
use std::hint::black_box;
use std::ops::ControlFlow;
use std::path::Path;
use std::time::{Duration, Instant};

use arbitro_interchange::pgn::{self, CheckOptions};
use pgn_reader::{Reader, SanPlus, Visitor};
use shakmaty::{Chess, Position};

const CLUB: &[u8] = include_bytes!("../tests/data/pgn/club-open.pgn");

/// Replays games as the documentation of pgn-reader shows it, and nothing more.
#[derive(Default)]
struct Bare {
    position: Chess,
    plies: u64,
}

impl Visitor for Bare {
    type Tags = ();
    type Movetext = ();
    type Output = ();

    fn begin_tags(&mut self) -> ControlFlow<()> {
        ControlFlow::Continue(())
    }

    fn begin_movetext(&mut self, (): ()) -> ControlFlow<()> {
        self.position = Chess::default();
        ControlFlow::Continue(())
    }

    fn san(&mut self, (): &mut (), san: SanPlus) -> ControlFlow<()> {
        match san.san.to_move(&self.position) {
            Ok(m) => {
                self.position.play_unchecked(m);
                self.plies += 1;
                ControlFlow::Continue(())
            }
            Err(_) => ControlFlow::Break(()),
        }
    }

    fn end_game(&mut self, (): ()) {}
}

fn bare(file: &[u8]) -> Result<u64, Box<dyn Error>> {
    let mut replay = Bare::default();
    Reader::new(file).visit_all_games(&mut replay)?;
    Ok(black_box(replay).plies)
}

fn check(file: &[u8]) -> Result<pgn::Tally, Box<dyn Error>> {
    let render = |game: u64, report: &pgn::Report, out: &mut Vec<u8>| {
        out.extend_from_slice(game.to_string().as_bytes());
        out.extend_from_slice(report.final_fen.as_deref().unwrap_or_default().as_bytes());
    };
    Ok(pgn::check(file, &CheckOptions::default(), render, |text, _| {
        black_box(text);
        Ok(())
    })?)
}

/// The processor time all threads of this process have used.
fn processor_time() -> Option<Duration> {
    let mut nanoseconds = 0;
    for task in std::fs::read_dir(Path::new("/proc/self/task")).ok()? {
        let text = std::fs::read_to_string(task.ok()?.path().join("schedstat")).ok()?;
        nanoseconds += text.split(' ').next()?.parse::<u64>().ok()?;
    }
    Some(Duration::from_nanos(nanoseconds))
}

/// Processor time and wall time of a piece of work; the better of three goes.
fn time<T>(
    mut work: impl FnMut() -> Result<T, Box<dyn Error>>,
) -> Result<(T, Duration, Duration), Box<dyn Error>> {
    let mut best: Option<(T, Duration, Duration)> = None;
    for _ in 0..3 {
        let (used, started) = (processor_time(), Instant::now());
        let value = work()?;
        let wall = started.elapsed();
        let cpu = processor_time().zip(used).map_or(wall, |(after, before)| after.saturating_sub(before));
        if best.as_ref().is_none_or(|(_, least, _)| cpu < *least) {
            best = Some((value, cpu, wall));
        }
    }
    best.ok_or_else(|| "no go".into())
}

#[allow(clippy::cast_precision_loss)] // figures for people
fn rate(bytes: usize, time: Duration) -> f64 {
    bytes as f64 / 1e6 / time.as_secs_f64().max(1e-9)
}

fn main() -> Result<(), Box<dyn Error>> {
    let arguments: Vec<String> =
        std::env::args().skip(1).filter(|argument| !argument.starts_with("--")).collect();
    let megabytes: usize = arguments.first().and_then(|text| text.parse().ok()).unwrap_or(100);
    let unit = arguments.get(1).map_or_else(|| Ok(CLUB.to_vec()), std::fs::read)?;
    let file = unit.repeat((megabytes * 1_000_000).div_ceil(unit.len().max(1)));
    let one_core = rayon::ThreadPoolBuilder::new().num_threads(1).build()?;

    let (bare_plies, bare_cpu, _) = time(|| bare(&file))?;
    let (tally, check_cpu, _) =
        time(|| one_core.install(|| check(&file).map_err(|error| error.to_string())).map_err(Into::into))?;
    let (_, _, wall) = time(|| check(&file))?;

    println!(
        "{} MB, {} games, {} plies ({bare_plies} bare)",
        file.len() / 1_000_000,
        tally.games,
        tally.plies
    );
    println!("bare replay, one core:    {bare_cpu:>8.2?} {:>8.1} MB/s", rate(file.len(), bare_cpu));
    println!("arbitro check, one core:  {check_cpu:>8.2?} {:>8.1} MB/s", rate(file.len(), check_cpu));
    println!("ratio:                    {:>8.2}", check_cpu.as_secs_f64() / bare_cpu.as_secs_f64().max(1e-9));
    println!("arbitro check, all cores: {wall:>8.2?} {:>8.1} MB/s (wall time)", rate(file.len(), wall));
    Ok(())
}
