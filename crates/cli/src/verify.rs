//! `arbitro verify`: pairs every round of report files again and tells each difference.

use std::collections::BTreeSet;
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};

use arbitro_messages::Value;
use arbitro_pairing::dutch::{Criterion, Dutch, Edition};
use arbitro_pairing::{PairingError, PairingSystem, Progress, RoundPairing, Tournament, unwatched};
use clap::Args;
use rayon::prelude::*;

use crate::pair::{Format, Rules};
use crate::places::{self, LeftOut, Misplaced, Places};
use crate::progress::Ticker;
use crate::report_file::{Language, ReportFile, Texts};
use crate::standings::error_text;
use crate::system::System;

/// Checks the pairings of tournaments by the FIDE (Dutch) system: each round is paired again from the rounds before it,
/// and the places are held against the points and the tie-breaks that the report names (records 202 and 212).
///
/// A round robin is held against the Berger tables. Of a tournament that says it was paired by another system, or is one
/// of teams, the pairings are not checked.
///
/// Nothing is printed, and the exit code is 0, where all is as the rules want it; 1 where something is not.
///
/// Example: arbitro verify open.trf --format json
#[derive(Args)]
pub struct Arguments {
    /// The reports (TRF); standard input as `-`.
    #[arg(required = true)]
    files: Vec<PathBuf>,
    /// The edition of the rules.
    #[arg(long, value_enum, default_value_t = Rules::R2026)]
    rules: Rules,
    /// Text for people, or one JSON object a difference.
    #[arg(long, value_enum, default_value_t = Format::Text)]
    format: Format,
    #[command(flatten)]
    language: Language,
}

/// Pairs by number, White first; 0 for the bye.
type Pairs = BTreeSet<(u16, u16)>;

/// A round that differs.
struct Difference {
    round: u16,
    expected: Result<Pairs, PairingError>,
    found: Pairs,
    criterion: Option<Criterion>,
}

/// Checks every file.
pub fn run(arguments: &Arguments) -> ExitCode {
    let texts = Texts::new(&arguments.language);
    let (mut unreadable, mut differs) = (false, false);
    for path in &arguments.files {
        match verify(arguments, path, &texts) {
            None => unreadable = true,
            Some(different) => differs |= different,
        }
    }
    match (unreadable, differs) {
        (true, _) => ExitCode::from(2),
        (_, true) => ExitCode::from(1),
        _ => ExitCode::SUCCESS,
    }
}

/// Whether a file has differences; none if it cannot be used.
fn verify(arguments: &Arguments, path: &Path, texts: &Texts) -> Option<bool> {
    let file = ReportFile::read(path, texts)?;
    let paired = file.report.rounds_paired();
    let (rounds, unchecked) = match System::of(&file.report, paired + 1) {
        System::Dutch => (paired, None),
        // Each pair was found in the tables.
        System::Tables(_) => (0, None),
        System::OtherTables => (0, Some("pairing-not-by-tables")),
        System::Other => (0, Some("pairing-not-dutch")),
    };
    if let Some(key) = unchecked {
        eprintln!("{}: {}", file.name, texts.text(key, &[]));
    }
    let dutch = Dutch { edition: arguments.rules.edition() };
    let whole = file.report.tournament(rounds + 1);
    let (ticker, done) = (Mutex::new(Ticker::new(&file.name)), AtomicUsize::new(0));
    let differences: Vec<Difference> = (1..=rounds)
        .into_par_iter()
        .filter_map(|round| {
            let found = compare(dutch, &file.report.tournament(round), &whole, round);
            let done = done.fetch_add(1, Ordering::Relaxed) + 1;
            if let Ok(mut ticker) = ticker.lock() {
                let _ = ticker.tick(Progress { done, of: rounds.into() });
            }
            found
        })
        .collect();
    drop(ticker);
    let places = places::check(&file.report);
    for difference in &differences {
        let line = match arguments.format {
            Format::Json => as_json(&file.name, difference, dutch.edition),
            Format::Text => as_text(&file.name, difference, dutch.edition, texts),
        };
        // Whoever reads the answers may have had enough.
        let _ = writeln!(io::stdout().lock(), "{line}");
    }
    tell_places(arguments, &file.name, &places, texts);
    Some(!differences.is_empty() || !places.misplaced.is_empty())
}

/// Tells each place that another player should have. To a person, a file whose places are the pairing numbers is told
/// so once.
fn tell_places(arguments: &Arguments, name: &str, places: &Places, texts: &Texts) {
    match &places.left_out {
        Some(LeftOut::Unreadable(error)) => {
            let (why, so) = (error_text(error, texts), texts.text("pairing-places-by-points", &[]));
            eprintln!("{name}: {why}; {so}");
        }
        Some(LeftOut::NotComputed(code)) => {
            let code = [("code", Value::from(code.as_str()))];
            eprintln!("{name}: {}", texts.text("pairing-places-without", &code));
        }
        None => {}
    }
    let mut out = io::stdout().lock();
    // Whoever reads the answers may have had enough.
    match arguments.format {
        Format::Text if places.are_numbers && !places.misplaced.is_empty() => {
            let _ = writeln!(out, "{name}: {}", texts.text("pairing-places-are-numbers", &[]));
        }
        Format::Text => {
            let key =
                if places.by_tiebreaks { "pairing-place-differs-tiebreaks" } else { "pairing-place-differs" };
            for place in &places.misplaced {
                let _ = writeln!(out, "{name}: {}", place_as_text(key, place, texts));
            }
        }
        Format::Json => {
            for place in &places.misplaced {
                let _ = writeln!(out, "{}", place_as_json(name, place));
            }
        }
    }
}

fn place_as_json(name: &str, place: &Misplaced) -> String {
    let object = serde_json::json!({
        "file": name,
        "rank": place.rank,
        "expected": place.expected,
        "found": place.found,
    });
    object.to_string()
}

fn place_as_text(key: &str, place: &Misplaced, texts: &Texts) -> String {
    let values = [
        ("rank", Value::from(place.rank)),
        ("expected", Value::from(place.expected.to_string())),
        ("found", Value::from(place.found.to_string())),
    ];
    texts.text(key, &values)
}

fn set(pairing: &RoundPairing) -> Pairs {
    let byes = pairing.byes.iter().map(|b| (b.player.0, 0));
    pairing.pairs.iter().map(|p| (p.white.0, p.black.0)).chain(byes).collect()
}

fn compare(dutch: Dutch, before: &Tournament, whole: &Tournament, round: u16) -> Option<Difference> {
    let played = whole.pairing_of(round);
    let found = set(&played);
    let expected = dutch.pair(before, &mut unwatched).map(|p| set(&p));
    if expected.as_ref() == Ok(&found) {
        return None;
    }
    let findings = dutch.check(before, &played, &mut unwatched).unwrap_or_default();
    let criterion = findings.iter().find_map(arbitro_pairing::dutch::Finding::criterion);
    Some(Difference { round, expected, found, criterion })
}

/// The pairs of one that are not in the other.
fn only(some: &Pairs, others: &Pairs) -> Vec<[u16; 2]> {
    some.difference(others).map(|(w, b)| [*w, *b]).collect()
}

fn as_json(name: &str, difference: &Difference, edition: Edition) -> String {
    let none = Pairs::new();
    let expected = difference.expected.as_ref().unwrap_or(&none);
    serde_json::json!({
        "file": name,
        "round": difference.round,
        "expected": only(expected, &difference.found),
        "found": only(&difference.found, expected),
        "criterion": difference.criterion.map(|c| c.number(edition)),
    })
    .to_string()
}

fn as_text(name: &str, difference: &Difference, edition: Edition, texts: &Texts) -> String {
    let list = |pairs: &[[u16; 2]]| {
        let pairs: Vec<String> = pairs.iter().map(|[w, b]| format!("{w}-{b}")).collect();
        pairs.join(" ")
    };
    let none = Pairs::new();
    let expected = difference.expected.as_ref().unwrap_or(&none);
    let key = match (difference.criterion, edition) {
        (Some(criterion), _) => criterion.key(edition),
        (None, Edition::E2026) => "colours",
        (None, Edition::E2017) => "2017-colours",
    };
    let criterion = texts.text(&format!("pairing-criterion-{key}"), &[]);
    let values = [
        ("round", Value::from(u32::from(difference.round))),
        ("expected", Value::from(list(&only(expected, &difference.found)))),
        ("found", Value::from(list(&only(&difference.found, expected)))),
        ("criterion", Value::from(criterion)),
    ];
    format!("{name}: {}", texts.text("pairing-round-differs", &values))
}
