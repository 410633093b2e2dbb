//! `arbitro rate`: what a report file does to ratings, and which title norms are in it.

mod event;
mod norms;
mod ratings;

use std::io::{self, Write};
use std::path::PathBuf;
use std::process::ExitCode;

use arbitro_standings::norm::{Exemption, NormSystem};
use arbitro_standings::rating::{Chapter, Rounding};
use arbitro_tournament::PairingNumber;
use clap::{Args, ValueEnum};

use crate::pair::Format;
use crate::report_file::{Language, ReportFile, Texts};

/// Tells the rating change of every player, by the rules in force on the event's first day; and title norms.
///
/// The numbers are estimates: only FIDE's list counts. K is 20 unless the file says otherwise (a rating of 2400 or more, a
/// year of birth); give what you know better with --k.
///
/// Examples: arbitro rate open.trf --k 12=40; arbitro rate open.trf --explain 12; arbitro rate open.trf --norms
#[derive(Args)]
pub struct Arguments {
    /// The report (TRF); standard input as `-`.
    file: PathBuf,
    /// The time class; by default that of the time control in the file.
    #[arg(long, value_enum)]
    class: Option<Class>,
    /// The K of a player in the rating list, by pairing number; may be given for each player.
    #[arg(long, value_name = "ID=K", value_parser = k_of_player)]
    k: Vec<(PairingNumber, u16)>,
    /// Where changes are rounded.
    #[arg(long, value_enum, default_value_t = RoundingChoice::Period)]
    rounding: RoundingChoice,
    /// The working of one player, by pairing number.
    #[arg(long, value_name = "ID")]
    explain: Option<u16>,
    /// Title norms instead of rating changes.
    #[arg(long)]
    norms: bool,
    /// With --norms: how the event is paired; by default as the file says.
    #[arg(long, value_enum, requires = "norms")]
    system: Option<System>,
    /// With --norms: the article that waives the mix of federations (1.4.3a, 1.4.3b or 1.4.3c); 1.4.3d is found out.
    #[arg(long, value_name = "ARTICLE", value_parser = exemption, requires = "norms")]
    exemption: Option<Exemption>,
    /// Text for people, or one JSON object a player (a player and title with --norms).
    #[arg(long, value_enum, default_value_t = Format::Text)]
    format: Format,
    #[command(flatten)]
    language: Language,
}

/// The time classes that are rated.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Class {
    /// Standard chess.
    Standard,
    /// Rapid chess.
    Rapid,
    /// Blitz chess.
    Blitz,
}

impl Class {
    const fn chapter(self) -> Chapter {
        match self {
            Self::Standard => Chapter::Standard,
            Self::Rapid => Chapter::Rapid,
            Self::Blitz => Chapter::Blitz,
        }
    }
}

/// Where changes are rounded.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum RoundingChoice {
    /// Once a rating period.
    Period,
    /// Once an event.
    Event,
}

impl RoundingChoice {
    const fn rounding(self) -> Rounding {
        match self {
            Self::Period => Rounding::Period,
            Self::Event => Rounding::Event,
        }
    }
}

/// How an event is paired, as norms see it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum System {
    /// A Swiss, or anything else without pairings fixed beforehand.
    Swiss,
    /// Everybody meets everybody once.
    RoundRobin,
    /// Everybody meets everybody twice.
    DoubleRoundRobin,
    /// A world or continental team championship.
    TeamChampionship,
    /// The World Cup.
    WorldCup,
}

impl System {
    const fn norm_system(self) -> NormSystem {
        match self {
            Self::Swiss => NormSystem::Swiss,
            Self::RoundRobin => NormSystem::RoundRobin,
            Self::DoubleRoundRobin => NormSystem::DoubleRoundRobin,
            Self::TeamChampionship => NormSystem::TeamChampionship,
            Self::WorldCup => NormSystem::WorldCup,
        }
    }
}

fn k_of_player(text: &str) -> Result<(PairingNumber, u16), String> {
    let expected = || "expected a pairing number and K, as 12=40".to_owned();
    let (number, k) = text.split_once('=').ok_or_else(expected)?;
    let number = number.trim().parse().map_err(|_| expected())?;
    let k = k.trim().parse().ok().filter(|k| *k <= 40).ok_or_else(expected)?;
    Ok((PairingNumber(number), k))
}

fn exemption(text: &str) -> Result<Exemption, String> {
    let waivers = [Exemption::NationalFinal, Exemption::NationalTeam, Exemption::Zonal];
    let found = Exemption::from_article(text).filter(|exemption| waivers.contains(exemption));
    found.ok_or_else(|| "expected 1.4.3a, 1.4.3b or 1.4.3c".to_owned())
}

/// Rates the event, or checks it for norms, and prints.
pub fn run(arguments: &Arguments) -> ExitCode {
    let texts = Texts::new(&arguments.language);
    let Some(file) = ReportFile::read(&arguments.file, &texts) else { return ExitCode::from(2) };
    if let Some(id) = arguments.explain.filter(|id| file.report.player(PairingNumber(*id)).is_none()) {
        let found = [("found", arbitro_messages::Value::from(u32::from(id)))];
        eprintln!("{}: {}", file.name, texts.text("trf-unknown-number", &found));
        return ExitCode::from(2);
    }
    let text = if arguments.norms {
        norms::answer(arguments, &file, &texts)
    } else {
        ratings::answer(arguments, &file, &texts)
    };
    // Whoever reads the answer may have had enough.
    let _ = io::stdout().write_all(text.as_bytes());
    ExitCode::SUCCESS
}
