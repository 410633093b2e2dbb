//! `arbitro generate`: a random tournament as a report file.

use std::path::PathBuf;
use std::process::ExitCode;

use arbitro_interchange::trf::{self, Report};
use arbitro_pairing::generate::{Acceleration, Options, generate};
use arbitro_tournament::{Colour, Points, ScoringSystem};
use clap::{Args, ValueEnum};

use crate::pair::{Rules, error_text};
use crate::progress::Ticker;
use crate::report_file::{Language, Texts};
use crate::whole_file;

/// Makes a random tournament: ratings, results by the FIDE expectancy, byes, forfeits and all else.
///
/// What no option sets is chosen sensibly from the seed; the same options and seed give the same file. Rates are in
/// thousandths. The tournament ends early where no legal pairing is left.
///
/// Example: arbitro generate --players 40 --rounds 9 --seed 1 --forfeits 20 -o random.trf
#[derive(Args)]
pub struct Arguments {
    /// The number of players.
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=9999))]
    players: u16,
    /// The number of rounds.
    #[arg(long, value_name = "R", value_parser = clap::value_parser!(u16).range(1..=100))]
    rounds: u16,
    /// The seed; without it the clock gives one.
    #[arg(long, value_name = "S")]
    seed: Option<u64>,
    /// The file to write; standard output as `-`.
    #[arg(short, long, value_name = "FILE", default_value = "-")]
    output: PathBuf,
    /// The edition of the pairing rules.
    #[arg(long, value_enum, default_value_t = Rules::R2026)]
    rules: Rules,
    /// Ratings, separated by commas.
    #[arg(long, value_name = "LIST", value_delimiter = ',')]
    ratings: Vec<u16>,
    /// The lowest rating drawn.
    #[arg(long, value_name = "RATING", requires = "highest", value_parser = clap::value_parser!(u16).range(1..=4000))]
    lowest: Option<u16>,
    /// The highest rating drawn.
    #[arg(long, value_name = "RATING", requires = "lowest", value_parser = clap::value_parser!(u16).range(1..=4000))]
    highest: Option<u16>,
    /// Draws between equals, of all games.
    #[arg(long, value_name = "RATE", value_parser = rate)]
    draws: Option<u16>,
    /// Forfeits, of all games.
    #[arg(long, value_name = "RATE", value_parser = rate)]
    forfeits: Option<u16>,
    /// Results such as 0-0 and ½-0, of all games.
    #[arg(long, value_name = "RATE", value_parser = rate)]
    odd_results: Option<u16>,
    /// Games begun and not rated, of all games.
    #[arg(long, value_name = "RATE", value_parser = rate)]
    unrated_games: Option<u16>,
    /// Half-point byes, of players a round.
    #[arg(long, value_name = "RATE", value_parser = rate)]
    half_point_byes: Option<u16>,
    /// Zero-point byes, of players a round.
    #[arg(long, value_name = "RATE", value_parser = rate)]
    zero_point_byes: Option<u16>,
    /// Full-point byes, of players a round.
    #[arg(long, value_name = "RATE", value_parser = rate)]
    full_point_byes: Option<u16>,
    /// Late entries, of all players.
    #[arg(long, value_name = "RATE", value_parser = rate)]
    late_entries: Option<u16>,
    /// Withdrawals, of all players.
    #[arg(long, value_name = "RATE", value_parser = rate)]
    withdrawals: Option<u16>,
    /// Groups of players who may not meet.
    #[arg(long, value_name = "N")]
    prohibited_groups: Option<u16>,
    /// Acceleration.
    #[arg(long, value_enum)]
    acceleration: Option<Accelerated>,
    /// Points for a win, a draw, a loss and the pairing-allocated bye, as `3,1,0,3`.
    #[arg(long, value_name = "W,D,L,P", value_parser = scoring)]
    scoring: Option<ScoringSystem>,
    /// The colour drawn by lot.
    #[arg(long, value_enum)]
    initial_colour: Option<Initial>,
    #[command(flatten)]
    language: Language,
}

#[derive(Clone, Copy, ValueEnum)]
enum Accelerated {
    None,
    Baku,
    Random,
}

#[derive(Clone, Copy, ValueEnum)]
enum Initial {
    White,
    Black,
}

fn rate(text: &str) -> Result<u16, String> {
    match text.parse() {
        Ok(rate @ 0..=1000) => Ok(rate),
        _ => Err("a rate in thousandths, 0 to 1000, is expected".to_owned()),
    }
}

fn scoring(text: &str) -> Result<ScoringSystem, String> {
    let points: Result<Vec<Points>, _> = text.split(',').map(str::parse).collect();
    match points.as_deref() {
        Ok([win, draw, loss, bye]) if [win, draw, loss, bye].iter().all(|p| **p >= Points::ZERO) => {
            Ok(ScoringSystem {
                win: *win,
                draw: *draw,
                loss: *loss,
                absence: Points::ZERO,
                pairing_allocated_bye: *bye,
            })
        }
        _ => Err("four numbers of points are expected: win, draw, loss, bye".to_owned()),
    }
}

/// Makes the tournament and writes it.
pub fn run(arguments: &Arguments) -> ExitCode {
    let texts = Texts::new(&arguments.language);
    let seed = arguments.seed.unwrap_or_else(seed_of_the_clock);
    let options = options(arguments, seed);
    let mut ticker = Ticker::new("arbitro generate");
    let generated = generate(&options, arguments.rules.edition(), &mut |p| ticker.tick(p));
    drop(ticker);
    let generated = match generated {
        Ok(generated) => generated,
        Err(error) => {
            eprintln!("arbitro generate: {}", error_text(&texts, &error));
            return ExitCode::from(1);
        }
    };
    let system = match arguments.rules {
        Rules::R2026 => "FIDE_DUTCH_2026",
        Rules::R2017 => "FIDE_DUTCH_2017",
    };
    let name = format!("random {seed}");
    let report = Report::of_tournament(&generated.tournament, &name, system, &generated.ratings);
    let text = trf::write(&report);
    match whole_file::write(&arguments.output, |file| file.write_all(text.as_bytes())) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{}: {error}", arguments.output.display());
            ExitCode::from(2)
        }
    }
}

fn seed_of_the_clock() -> u64 {
    let since = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH).unwrap_or_default();
    since.as_secs().wrapping_mul(1_000_000_007) ^ u64::from(since.subsec_nanos())
}

fn options(arguments: &Arguments, seed: u64) -> Options {
    let range = arguments.lowest.zip(arguments.highest).map(|(a, b)| (a.min(b), a.max(b)));
    Options {
        ratings: arguments.ratings.clone(),
        rating_range: range,
        draws: arguments.draws,
        forfeits: arguments.forfeits,
        odd_results: arguments.odd_results,
        unrated_games: arguments.unrated_games,
        half_point_byes: arguments.half_point_byes,
        zero_point_byes: arguments.zero_point_byes,
        full_point_byes: arguments.full_point_byes,
        late_entries: arguments.late_entries,
        withdrawals: arguments.withdrawals,
        prohibited_groups: arguments.prohibited_groups,
        acceleration: arguments.acceleration.map(|a| match a {
            Accelerated::None => Acceleration::None,
            Accelerated::Baku => Acceleration::Baku,
            Accelerated::Random => Acceleration::Random,
        }),
        scoring: arguments.scoring,
        initial_colour: arguments.initial_colour.map(|c| match c {
            Initial::White => Colour::White,
            Initial::Black => Colour::Black,
        }),
        ..Options::new(arguments.players, arguments.rounds, seed)
    }
}
