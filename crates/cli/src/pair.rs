//! `arbitro pair`: the pairing of the next round of a report file.

use std::fmt::Write as _;
use std::io::{self, Write};
use std::path::PathBuf;
use std::process::ExitCode;

use arbitro_messages::Value;
use arbitro_pairing::dutch::{Dutch, Edition};
use arbitro_pairing::{PairingError, PairingSystem, RoundPairing, unwatched};
use clap::{Args, ValueEnum};

use crate::report_file::{Language, ReportFile, Texts};

/// Pairs the next round of a tournament by the FIDE (Dutch) system.
///
/// The answer is the number of pairs, then `white black` by pairing number in board order; `N 0` is the
/// pairing-allocated bye. Players with a requested bye or absent are not listed.
///
/// Example: arbitro pair open.trf --round 5
#[derive(Args)]
pub struct Arguments {
    /// The report (TRF); standard input as `-`.
    file: PathBuf,
    /// Pair this round from the rounds before it, instead of the next.
    #[arg(long, value_name = "N")]
    round: Option<u16>,
    /// The edition of the rules.
    #[arg(long, value_enum, default_value_t = Rules::R2026)]
    rules: Rules,
    #[command(flatten)]
    language: Language,
}

/// An edition of C.04.3.
#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
pub enum Rules {
    /// In force since 1 February 2026.
    #[value(name = "2026")]
    R2026,
    /// In force until 31 January 2026.
    #[value(name = "2017")]
    R2017,
}

impl Rules {
    /// The edition.
    pub const fn edition(self) -> Edition {
        match self {
            Self::R2026 => Edition::E2026,
            Self::R2017 => Edition::E2017,
        }
    }
}

/// Pairs and prints.
pub fn run(arguments: &Arguments) -> ExitCode {
    let texts = Texts::new(&arguments.language);
    let Some(file) = ReportFile::read(&arguments.file, &texts) else { return ExitCode::from(2) };
    let next = file.report.rounds_paired() + 1;
    let round = arguments.round.unwrap_or(next);
    if round == 0 || round > next {
        let values = [("round", Value::from(u32::from(round))), ("last", Value::from(u32::from(next - 1)))];
        eprintln!("{}: {}", file.name, texts.text("pairing-round-too-late", &values));
        return ExitCode::from(2);
    }
    let tournament = file.report.tournament(round);
    match (Dutch { edition: arguments.rules.edition() }).pair(&tournament, &mut unwatched) {
        Ok(pairing) => {
            // Whoever reads the answer may have had enough.
            let _ = io::stdout().write_all(as_text(&pairing).as_bytes());
            ExitCode::SUCCESS
        }
        Err(error) => {
            eprintln!("{}: {}", file.name, error_text(&texts, &error));
            ExitCode::from(1)
        }
    }
}

/// Why there is no pairing, in words.
pub fn error_text(texts: &Texts, error: &PairingError) -> String {
    let number = |n: usize| Value::from(i64::try_from(n).unwrap_or(i64::MAX));
    match error {
        PairingError::Stopped => texts.text("pairing-stopped", &[]),
        PairingError::NoPairing => texts.text("pairing-no-pairing", &[]),
        PairingError::NoSuchRound { round, last } => texts.text(
            "pairing-no-such-round",
            &[("round", number((*round).into())), ("last", number((*last).into()))],
        ),
        PairingError::WrongNumberOfPlayers { found, needed } => {
            texts.text("pairing-wrong-number", &[("found", number(*found)), ("needed", number(*needed))])
        }
    }
}

fn as_text(pairing: &RoundPairing) -> String {
    let mut text = format!("{}\n", pairing.pairs.len() + pairing.byes.len());
    for pair in &pairing.pairs {
        let _ = writeln!(text, "{} {}", pair.white, pair.black);
    }
    for bye in &pairing.byes {
        let _ = writeln!(text, "{} 0", bye.player);
    }
    text
}
