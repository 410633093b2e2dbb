//! `arbitro check` beside bare replay and pgn-extract, on a large file made of the sample event.
//!
//! `cargo xtask bench laws [MEGABYTES [FILE]]` prints the processor time of bare pgn-reader and shakmaty replay on one
//! core, of our check on one core and on all, and of `pgn-extract -r` where that program is installed. The file is the
//! sample event, or FILE, over and over.
//!
//! Processor time is that of the whole process as Linux counts it; elsewhere it is wall time.

use std::error::Error;
use std::fs;
use std::hint::black_box;
use std::io;
use std::ops::ControlFlow;
use std::path::Path;
use std::process::{Command, Stdio};
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
    for task in fs::read_dir(Path::new("/proc/self/task")).ok()? {
        let text = fs::read_to_string(task.ok()?.path().join("schedstat")).ok()?;
        nanoseconds += text.split(' ').next()?.parse::<u64>().ok()?;
    }
    Some(Duration::from_nanos(nanoseconds))
}

/// The processor time of programs this one started and waited for, to a hundredth of a second.
fn processor_time_of_children() -> Option<Duration> {
    let text = fs::read_to_string("/proc/self/stat").ok()?;
    let after_name = text.rsplit(") ").next()?;
    let ticks: u64 =
        after_name.split(' ').skip(13).take(2).filter_map(|ticks| ticks.parse::<u64>().ok()).sum();
    Some(Duration::from_millis(ticks * 10))
}

/// The processor time `pgn-extract -r`, which checks and writes nothing, needs for a file; none where it is not installed.
fn pgn_extract(file: &[u8]) -> Result<Option<Duration>, Box<dyn Error>> {
    let path = std::env::temp_dir().join(format!("arbitro-bench-{}.pgn", std::process::id()));
    fs::write(&path, file)?;
    let (used, started) = (processor_time_of_children(), Instant::now());
    // Debian installs it among the games, where not everybody looks for programs.
    let ran = ["pgn-extract", "/usr/games/pgn-extract"].into_iter().find_map(|program| {
        let mut command = Command::new(program);
        command.arg("-r").arg(&path).stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
        Some(command.status())
            .filter(|status| status.as_ref().err().map(io::Error::kind) != Some(io::ErrorKind::NotFound))
    });
    fs::remove_file(&path)?;
    let Some(status) = ran else { return Ok(None) };
    status?;
    let wall = started.elapsed();
    Ok(Some(
        processor_time_of_children().zip(used).map_or(wall, |(after, before)| after.saturating_sub(before)),
    ))
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
fn line(what: &str, bytes: usize, time: Duration, beside: Duration) {
    let seconds = time.as_secs_f64().max(1e-9);
    let (rate, ratio) = (bytes as f64 / 1e6 / seconds, seconds / beside.as_secs_f64().max(1e-9));
    println!("{what:<26}{seconds:>8.2} s {rate:>8.1} MB/s {ratio:>6.2}");
}

fn main() -> Result<(), Box<dyn Error>> {
    let arguments: Vec<String> =
        std::env::args().skip(1).filter(|argument| !argument.starts_with("--")).collect();
    let megabytes: usize = arguments.first().and_then(|text| text.parse().ok()).unwrap_or(100);
    let mut unit = arguments.get(1).map_or_else(|| Ok(CLUB.to_vec()), fs::read)?;
    unit.push(b'\n');
    let file = unit.repeat((megabytes * 1_000_000).div_ceil(unit.len()));
    let one_core = rayon::ThreadPoolBuilder::new().num_threads(1).build()?;

    let (bare_plies, bare, _) = time(|| bare(&file))?;
    let (tally, one, _) =
        time(|| one_core.install(|| check(&file).map_err(|error| error.to_string())).map_err(Into::into))?;
    let (_, all, wall) = time(|| check(&file))?;

    println!(
        "{} MB, {} games, {} plies ({bare_plies} bare)",
        file.len() / 1_000_000,
        tally.games,
        tally.plies
    );
    println!("processor time, and how it stands to bare replay:");
    line("bare replay, one core", file.len(), bare, bare);
    line("arbitro check, one core", file.len(), one, bare);
    line("arbitro check, all cores", file.len(), all, bare);
    let extract = pgn_extract(&file)?;
    if let Some(extract) = extract {
        line("pgn-extract -r", file.len(), extract, bare);
    }
    let ratio = |time: Duration, to: Duration| time.as_secs_f64() / to.as_secs_f64().max(1e-9);
    println!("check to bare replay: {:.2} (wanted: at most 2.0)", ratio(one, bare));
    match extract {
        Some(extract) => println!("pgn-extract to check: {:.1} (wanted: at least 4)", ratio(extract, one)),
        None => println!("pgn-extract is not installed: how it stands to check was not measured"),
    }
    println!("wall time:");
    line("arbitro check, all cores", file.len(), wall, wall);
    Ok(())
}
