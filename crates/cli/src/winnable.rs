//! `arbitro winnable`: can this side still be mated? One line a question.

use std::fmt::Write as _;
use std::fs::File;
use std::io::{self, BufRead, BufReader, Write};
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::time::{Duration, Instant};

use arbitro_laws::winnable::{Bound, Verdict, winnable, winnable_within_75};
use arbitro_messages::Value;
use clap::{Args, ValueEnum};
use rayon::prelude::*;
use shakmaty::{CastlingMode, Chess, Color, Move, PositionError, fen::Fen};

use crate::report_file::{Language, Texts};

/// Tells whether a side can still mate the other by any series of legal moves.
///
/// Each input line is FEN, a tab, and `white` or `black`: who should give mate. Further columns are ignored, `#`
/// starts a comment. Each answer is FEN, who, `winnable`, `unwinnable` or `unknown`, and the mating line.
///
/// Example: printf '8/8/8/8/8/5k2/8/4KN2 w - - 0 1\twhite\n' | arbitro winnable
#[derive(Args)]
pub struct Arguments {
    /// The file with the questions; standard input without it, or as `-`.
    file: Option<PathBuf>,
    /// Seconds for each question; past them the answer is `unknown`.
    #[arg(long, value_name = "S", default_value_t = 10.0, value_parser = seconds)]
    seconds: f64,
    /// Positions looked at for each question; past them the answer is `unknown`.
    #[arg(long, value_name = "N", default_value_t = 50_000_000)]
    nodes: u64,
    /// Let the 75-move rule (article 9.6.2) end the game, counting from the half-move clock of the FEN.
    #[arg(long)]
    seventy_five: bool,
    /// Tab-separated lines, or one JSON object a line.
    #[arg(long, value_enum, default_value_t = Format::Text)]
    format: Format,
    #[command(flatten)]
    language: Language,
}

/// How answers are written.
#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Format {
    Text,
    Json,
}

fn seconds(text: &str) -> Result<f64, String> {
    match text.parse::<f64>() {
        Ok(value) if value > 0.0 && value <= 86_400.0 => Ok(value),
        _ => Err("a number of seconds above 0, up to 86400, is expected".to_owned()),
    }
}

/// Questions read before the answers are written, at most.
const BATCH: usize = 512;

/// Reads the questions, answers them on all cores, writes the answers in their order.
pub fn run(arguments: &Arguments) -> ExitCode {
    let name = match &arguments.file {
        Some(path) if path.as_path() != Path::new("-") => path.display().to_string(),
        _ => "-".to_owned(),
    };
    let texts = Texts::new(&arguments.language);
    let result = if name == "-" {
        answer_all(arguments, &name, &texts, &mut io::stdin().lock())
    } else {
        match File::open(&name) {
            Ok(file) => answer_all(arguments, &name, &texts, &mut BufReader::with_capacity(1 << 16, file)),
            Err(error) => Err(error),
        }
    };
    match result {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::from(2),
        // Whoever reads the answers has had enough.
        Err(error) if error.kind() == io::ErrorKind::BrokenPipe => ExitCode::SUCCESS,
        Err(error) => {
            let values = [("file", Value::from(name.as_str())), ("reason", Value::from(error.to_string()))];
            eprintln!("{}", texts.text("winnable-unreadable", &values));
            ExitCode::from(2)
        }
    }
}

/// True if every line could be used.
fn answer_all(
    arguments: &Arguments,
    name: &str,
    texts: &Texts,
    input: &mut impl BufRead,
) -> io::Result<bool> {
    let mut good = true;
    let mut number = 0_u64;
    let mut output = io::stdout().lock();
    loop {
        let batch = read_batch(input, &mut number)?;
        if batch.is_empty() {
            return Ok(good);
        }
        let answers: Vec<Option<Result<String, Fault>>> =
            batch.par_iter().map(|(_, line)| answer(arguments, line)).collect();
        for ((at, _), answer) in batch.iter().zip(answers) {
            match answer {
                None => {}
                Some(Ok(text)) => writeln!(output, "{text}")?,
                Some(Err(fault)) => {
                    good = false;
                    eprintln!("{name}:{at}:{}: {}", fault.column, fault.expected.text(texts));
                }
            }
        }
        output.flush()?;
    }
}

fn read_batch(input: &mut impl BufRead, number: &mut u64) -> io::Result<Vec<(u64, Vec<u8>)>> {
    let mut batch = Vec::new();
    while batch.len() < BATCH {
        let mut line = Vec::new();
        if input.read_until(b'\n', &mut line)? == 0 {
            break;
        }
        *number += 1;
        batch.push((*number, line));
    }
    Ok(batch)
}

/// Why a line could not be used.
struct Fault {
    /// Counted from 1.
    column: usize,
    expected: Expected,
}

/// What a line should have held.
enum Expected {
    Utf8,
    Winner,
    Position(String),
}

impl Expected {
    fn text(&self, texts: &Texts) -> String {
        match self {
            Expected::Utf8 => texts.text("winnable-expects-utf8", &[]),
            Expected::Winner => texts.text("winnable-expects-winner", &[]),
            Expected::Position(reason) => {
                texts.text("winnable-expects-position", &[("reason", Value::from(reason.as_str()))])
            }
        }
    }
}

/// The answer to one line; none for an empty line or a comment.
fn answer(arguments: &Arguments, line: &[u8]) -> Option<Result<String, Fault>> {
    let Ok(text) = std::str::from_utf8(line) else {
        return Some(Err(Fault { column: 1, expected: Expected::Utf8 }));
    };
    let text = text.trim_end_matches(['\n', '\r']);
    if text.trim().is_empty() || text.starts_with('#') {
        return None;
    }
    Some(question(text).map(|question| {
        let started = Instant::now();
        let limit = Duration::from_secs_f64(arguments.seconds);
        let expired = move || started.elapsed() >= limit;
        let bound = Bound { nodes: arguments.nodes, expired: Some(&expired) };
        let verdict = if arguments.seventy_five {
            winnable_within_75(&question.position, question.winner, &bound)
        } else {
            winnable(&question.position, question.winner, &bound)
        };
        written(arguments.format, &question, &verdict)
    }))
}

/// One question.
struct Question<'a> {
    fen: &'a str,
    position: Chess,
    mode: CastlingMode,
    winner: Color,
}

fn question(text: &str) -> Result<Question<'_>, Fault> {
    let mut columns = text.split('\t');
    let fen = columns.next().unwrap_or_default().trim();
    let winner_column = text.find('\t').map_or(text.chars().count() + 1, |at| at + 2);
    let winner = match columns.next().map(str::trim) {
        Some("white") => Color::White,
        Some("black") => Color::Black,
        _ => {
            return Err(Fault { column: winner_column, expected: Expected::Winner });
        }
    };
    let fault = |why: String| Fault { column: 1, expected: Expected::Position(why) };
    let setup = fen.parse::<Fen>().map_err(|error| fault(error.to_string()))?.into_setup();
    let mode = CastlingMode::detect(&setup);
    let position = setup
        .position::<Chess>(mode)
        .or_else(PositionError::ignore_too_much_material)
        .or_else(PositionError::ignore_impossible_check)
        .or_else(PositionError::ignore_invalid_ep_square)
        .or_else(PositionError::ignore_invalid_castling_rights)
        .map_err(|error| fault(error.to_string()))?;
    Ok(Question { fen, position, mode, winner })
}

fn written(format: Format, question: &Question<'_>, verdict: &Verdict) -> String {
    let winner = if question.winner.is_white() { "white" } else { "black" };
    let line = match verdict {
        Verdict::Winnable { line } => in_uci(question.mode, line),
        _ => String::new(),
    };
    match format {
        Format::Text => format!("{}\t{winner}\t{}\t{line}", question.fen, verdict.word()),
        Format::Json => {
            let (proof, nodes) = match verdict {
                Verdict::Winnable { .. } => (None, None),
                Verdict::Unwinnable { certificate } => (Some(certificate.kind()), None),
                Verdict::Unknown { nodes, .. } => (None, Some(nodes)),
            };
            serde_json::json!({
                "fen": question.fen, "winner": winner, "verdict": verdict.word(), "line": line,
                "proof": proof, "nodes": nodes,
            })
            .to_string()
        }
    }
}

fn in_uci(mode: CastlingMode, line: &[Move]) -> String {
    let mut text = String::new();
    for m in line {
        if !text.is_empty() {
            text.push(' ');
        }
        // Writing to a string cannot fail.
        let _ = write!(text, "{}", m.to_uci(mode));
    }
    text
}
