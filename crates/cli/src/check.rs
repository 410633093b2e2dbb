//! `arbitro check`: every game of PGN files replayed through the Laws.

use std::fs::File;
use std::io::{self, IsTerminal, Read, Write};
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::time::{Duration, Instant};

use arbitro_interchange::pgn::{self, CheckOptions, PieceLetters, Severity, Tally};
use arbitro_laws::edition::{EditionId, Editions};
use arbitro_laws::ending::EndRules;
use arbitro_messages::Value;
use clap::{Args, ValueEnum};

use crate::check_line;
use crate::report_file::{Language, Texts};

/// Replays every game of PGN files through the Laws, and tells what is wrong, with line and column.
///
/// A bad game never hides the next one. The answer is 0 when there is nothing to complain of, 1 when a game has a
/// warning or an error, 2 when a file could not be read.
///
/// Example: arbitro check round3.pgn --format json
#[derive(Args)]
pub struct Arguments {
    /// The files; standard input as `-`.
    #[arg(required = true)]
    files: Vec<PathBuf>,
    /// The edition of the Laws, such as `2018-01`; by default that in force on the date of each game.
    #[arg(long, value_name = "EDITION", value_parser = edition)]
    edition: Option<EndRules>,
    /// The kind of chess, which decides what an illegal move costs: told with each one.
    #[arg(long, value_enum, default_value_t = Class::Standard)]
    class: Class,
    /// Whether rapid and blitz games had adequate supervision.
    #[arg(long, value_enum, default_value_t = Supervision::Adequate)]
    supervision: Supervision,
    /// The language of the piece letters, when they are not the English ones of the standard: de, es, fr ...
    #[arg(long, value_name = "LANG", value_parser = letters)]
    pieces: Option<PieceLetters>,
    /// Text for people, or one JSON object a game.
    #[arg(long, value_enum, default_value_t = Format::Text)]
    format: Format,
    #[command(flatten)]
    language: Language,
}

/// The kinds of chess (Laws 2023, appendices A and B).
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum Class {
    /// 60 minutes or more.
    Standard,
    /// More than 10 and less than 60 minutes.
    Rapid,
    /// 10 minutes or less.
    Blitz,
}

/// The supervision of rapid and blitz games.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum Supervision {
    /// The main articles apply.
    Adequate,
    /// The articles of the appendix apply.
    Inadequate,
}

/// How reports are written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Format {
    Text,
    Json,
}

fn edition(text: &str) -> Result<EndRules, String> {
    let editions = Editions::built_in();
    editions.get(&EditionId(text.to_owned())).map(arbitro_laws::edition::Edition::end_rules).ok_or_else(
        || {
            let known: Vec<String> = editions.iter().map(|edition| edition.id.to_string()).collect();
            format!("expected one of {}", known.join(", "))
        },
    )
}

fn letters(text: &str) -> Result<PieceLetters, String> {
    PieceLetters::of(text).ok_or_else(|| {
        let known: Vec<&str> = PieceLetters::languages().collect();
        format!("expected one of {}", known.join(", "))
    })
}

impl Arguments {
    /// The articles that say what an illegal move costs in this class under this supervision (Laws 2023).
    fn penalty_article(&self) -> &'static str {
        match (self.class, self.supervision) {
            (Class::Standard, _) => "7.5.5",
            (Class::Rapid, Supervision::Adequate) => "7.5.5, A.3",
            (Class::Rapid, Supervision::Inadequate) => "A.5.2",
            (Class::Blitz, Supervision::Adequate) => "7.5.5, B.2",
            (Class::Blitz, Supervision::Inadequate) => "A.5.2, B.3",
        }
    }
}

/// Checks the files one after the other.
pub fn run(arguments: &Arguments) -> ExitCode {
    let texts = Texts::new(&arguments.language);
    let mut total = Tally::default();
    let mut unusable = false;
    for path in &arguments.files {
        match check_file(arguments, path, &texts) {
            Ok(tally) => total.add(tally),
            // Whoever reads the reports has had enough.
            Err(Trouble::Output(error)) if error.kind() == io::ErrorKind::BrokenPipe => {
                return ExitCode::SUCCESS;
            }
            Err(Trouble::Output(error) | Trouble::Input(error)) => {
                let reason = error.to_string();
                let file = path.display().to_string();
                let values = [("file", Value::from(file.as_str())), ("reason", Value::from(reason.as_str()))];
                eprintln!("{}", texts.text("check-unreadable", &values));
                unusable = true;
            }
        }
    }
    if arguments.format == Format::Text && write_out(&check_line::summary(&total, &texts)).is_err() {
        return ExitCode::SUCCESS;
    }
    match (unusable, total.warned + total.faulty) {
        (true, _) => ExitCode::from(2),
        (false, 0) => ExitCode::SUCCESS,
        (false, _) => ExitCode::from(1),
    }
}

/// What can go wrong with a file.
enum Trouble {
    Input(io::Error),
    Output(io::Error),
}

fn write_out(text: &str) -> io::Result<()> {
    let mut out = io::stdout().lock();
    out.write_all(text.as_bytes())?;
    out.flush()
}

fn check_file(arguments: &Arguments, path: &Path, texts: &Texts) -> Result<Tally, Trouble> {
    if path == Path::new("-") {
        return check_input(arguments, "-", io::stdin().lock(), None, texts);
    }
    let file = File::open(path).map_err(Trouble::Input)?;
    let about = file.metadata().map_err(Trouble::Input)?;
    if about.is_dir() {
        return Err(Trouble::Input(io::ErrorKind::IsADirectory.into()));
    }
    let size = Some(about.len()).filter(|size| *size > 0);
    check_input(arguments, &path.display().to_string(), file, size, texts)
}

fn check_input(
    arguments: &Arguments,
    name: &str,
    input: impl Read,
    size: Option<u64>,
    texts: &Texts,
) -> Result<Tally, Trouble> {
    let options = CheckOptions { rules: arguments.edition, letters: arguments.pieces };
    let render = |game: u64, report: &pgn::Report, out: &mut Vec<u8>| match arguments.format {
        Format::Json => check_line::json(name, game, report, out),
        Format::Text if report.severity == Severity::Ok => {}
        Format::Text => check_line::text(name, game, report, arguments.penalty_article(), texts, out),
    };
    let mut progress = Progress::new(name, size);
    let mut failed = None;
    let output = |text: Vec<u8>, tally: &Tally| {
        progress.show(tally.bytes);
        let mut out = io::stdout().lock();
        out.write_all(&text).map_err(|error| {
            let kind = error.kind();
            failed = Some(error);
            kind.into()
        })
    };
    let result = pgn::check(input, &options, render, output);
    progress.clear();
    match (result, failed) {
        (_, Some(error)) => Err(Trouble::Output(error)),
        (Err(error), None) => Err(Trouble::Input(error)),
        (Ok(tally), None) => Ok(tally),
    }
}

/// How far a long file has come, told on a terminal's standard error.
struct Progress<'n> {
    name: &'n str,
    size: Option<u64>,
    started: Instant,
    shown: Option<Instant>,
    terminal: bool,
}

impl<'n> Progress<'n> {
    fn new(name: &'n str, size: Option<u64>) -> Self {
        let terminal = io::stderr().is_terminal();
        Progress { name, size, started: Instant::now(), shown: None, terminal }
    }

    fn show(&mut self, read: u64) {
        let pause = Duration::from_millis(200);
        let last = self.shown.unwrap_or(self.started);
        let Some(size) = self.size.filter(|_| self.terminal && last.elapsed() > pause) else { return };
        self.shown = Some(Instant::now());
        let percent = (read.saturating_mul(100) / size).min(100);
        eprint!("\r{}: {percent} %", self.name);
    }

    fn clear(&mut self) {
        if self.shown.is_some() {
            eprint!("\r\x1b[K");
        }
    }
}
