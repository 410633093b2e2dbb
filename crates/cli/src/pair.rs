//! `arbitro pair`: the pairing of the next round of a report file.

use std::fmt::Write as _;
use std::io::{self, Write};
use std::path::PathBuf;
use std::process::ExitCode;

use arbitro_messages::Value;
use arbitro_pairing::dutch::{Dutch, Edition, Explanation, Reason, Relaxation};
use arbitro_pairing::{PairingError, PairingSystem, RoundPairing, Tournament, Watch, unwatched};
use arbitro_tournament::PairingNumber;
use clap::{Args, ValueEnum};

use crate::progress::Ticker;
use crate::report_file::{Language, ReportFile, Texts};
use crate::system::System;

/// Pairs the next round of a tournament by the FIDE (Dutch) system, or of a round robin by the Berger tables.
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
    /// Tell for each pair and floater which criterion decided against which alternatives.
    #[arg(long)]
    explain: bool,
    /// Take prohibited pairs (record 260) for wishes: where no legal pairing exists they are dropped, the last first.
    #[arg(long)]
    wishes: bool,
    /// The plain list, or one JSON object a board.
    #[arg(long, value_enum, default_value_t = Format::Text)]
    format: Format,
    #[command(flatten)]
    language: Language,
}

/// How answers are written.
#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
pub enum Format {
    /// For people, and for programs that read the format of the free pairing engines.
    Text,
    /// One JSON object a line.
    Json,
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

/// Up to so many boards JSON has reasons even without `--explain`.
const EXPLAINED_BOARDS: usize = 60;

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
    let mut tournament = file.report.tournament(round);
    let dutch = Dutch { edition: arguments.rules.edition() };
    let mut ticker = Ticker::new(&file.name);
    let answer = match System::of(&file.report, round) {
        System::Dutch => pair(arguments, dutch, &mut tournament, &texts, &mut |p| ticker.tick(p)),
        System::Tables(tables) => {
            tables.pair(&tournament, &mut unwatched).map(|pairing| (pairing, Explanation::default()))
        }
        other => {
            let by_tables = other == System::OtherTables;
            let key = if by_tables { "pairing-tables-unknown" } else { "pairing-system-unknown" };
            eprintln!("{}: {}", file.name, texts.text(key, &[]));
            return ExitCode::from(2);
        }
    };
    drop(ticker);
    match answer {
        Ok((pairing, why)) => {
            let text = match arguments.format {
                Format::Text => as_text(&pairing) + &in_words(&why, dutch.edition, &texts),
                Format::Json => as_json(&pairing, &why, dutch.edition),
            };
            // Whoever reads the answer may have had enough.
            let _ = io::stdout().write_all(text.as_bytes());
            ExitCode::SUCCESS
        }
        Err(error) => {
            let mut why = vec![error_text(&texts, &error)];
            if error == PairingError::NoPairing {
                why.extend(obstacles(dutch, &tournament, &texts));
            }
            eprintln!("{}: {}", file.name, why.join("; "));
            ExitCode::from(1)
        }
    }
}

/// Pairs, and explains where that is asked for or quick.
fn pair(
    arguments: &Arguments,
    dutch: Dutch,
    tournament: &mut Tournament,
    texts: &Texts,
    watch: &mut Watch<'_>,
) -> Result<(RoundPairing, Explanation), PairingError> {
    let pairing = if arguments.wishes {
        let wishes = std::mem::take(&mut tournament.prohibited);
        let (pairing, kept) = dutch.pair_with_wishes(tournament, &wishes, watch)?;
        if kept < wishes.len() {
            let dropped = i64::try_from(wishes.len() - kept).unwrap_or(i64::MAX);
            eprintln!("{}", texts.text("pairing-wishes-dropped", &[("dropped", Value::from(dropped))]));
        }
        tournament.prohibited = wishes.into_iter().take(kept).collect();
        pairing
    } else {
        dutch.pair(tournament, watch)?
    };
    // A large field takes long to explain: only when asked.
    let small = pairing.pairs.len() <= EXPLAINED_BOARDS;
    let explained = arguments.explain || (arguments.format == Format::Json && small);
    let why = if explained { dutch.explain(tournament, watch)? } else { Explanation::default() };
    Ok((pairing, why))
}

/// What stands in the way of a pairing, and what relaxing would allow one.
fn obstacles(dutch: Dutch, tournament: &Tournament, texts: &Texts) -> Vec<String> {
    let mut told = Vec::new();
    if let Ok(Some(found)) = dutch.bottleneck(tournament, &mut unwatched) {
        let list = |numbers: &[PairingNumber]| -> String {
            numbers.iter().map(PairingNumber::to_string).collect::<Vec<_>>().join(", ")
        };
        let values = [
            ("stuck", Value::from(list(&found.stuck))),
            ("opponents", Value::from(list(&found.opponents))),
            ("count", Value::from(i64::try_from(found.opponents.len()).unwrap_or(i64::MAX))),
        ];
        told.push(texts.text("pairing-bottleneck", &values));
    }
    let relaxed = dutch.relaxations(tournament, &mut unwatched).unwrap_or_default();
    told.extend(relaxed.iter().map(|relaxation| way_out(texts, relaxation)));
    told
}

fn way_out(texts: &Texts, relaxation: &Relaxation) -> String {
    let group = match relaxation {
        Relaxation::ProhibitedPairs { group } => *group + 1,
        _ => 0,
    };
    texts.text(relaxation.key(), &[("group", Value::from(i64::try_from(group).unwrap_or(i64::MAX)))])
}

/// Why there is no pairing, in words.
pub fn error_text(texts: &Texts, error: &PairingError) -> String {
    let number = |n: usize| Value::from(i64::try_from(n).unwrap_or(i64::MAX));
    match error {
        PairingError::Stopped => texts.text("pairing-stopped", &[]),
        PairingError::NoPairing => texts.text("pairing-no-pairing", &[]),
        PairingError::TooManyScores => texts.text("pairing-too-many-scores", &[]),
        PairingError::Undecided { first, second } => {
            let values =
                [("first", Value::from(first.to_string())), ("second", Value::from(second.to_string()))];
            texts.text("pairing-undecided", &values)
        }
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

/// One object a board; the bye last, with no Black.
fn as_json(pairing: &RoundPairing, why: &Explanation, edition: Edition) -> String {
    let mut text = String::new();
    for (board, pair) in (1..).zip(&pairing.pairs) {
        let explained = why.pairs.iter().find(|e| e.pair == *pair);
        let object = serde_json::json!({
            "board": board,
            "white": pair.white,
            "black": pair.black,
            "reasons": explained.map_or_else(Vec::new, |e| reasons(&e.reasons, edition)),
            "bracket": explained.map(|e| e.bracket),
            "colours": explained.map(|e| e.colour_rule),
            "floats": floats(why, &[pair.white, pair.black], edition),
        });
        let _ = writeln!(text, "{object}");
    }
    for (board, bye) in (pairing.pairs.len() + 1..).zip(&pairing.byes) {
        let given = why.floaters.iter().find(|f| f.bye && f.player == bye.player);
        let object = serde_json::json!({
            "board": board,
            "white": bye.player,
            "black": null,
            "reasons": given.map_or_else(Vec::new, |f| reasons(&f.reasons, edition)),
            "floats": floats(why, &[bye.player], edition),
        });
        let _ = writeln!(text, "{object}");
    }
    text
}

/// Why no other was taken.
fn reasons(reasons: &[Reason], edition: Edition) -> Vec<serde_json::Value> {
    let told = reasons.iter();
    told.map(|r| serde_json::json!({"instead": r.instead, "criterion": r.criterion.number(edition)}))
        .collect()
}

/// Why these players moved down.
fn floats(why: &Explanation, players: &[PairingNumber], edition: Edition) -> Vec<serde_json::Value> {
    let theirs = why.floaters.iter().filter(|f| !f.bye && players.contains(&f.player));
    theirs
        .map(|f| {
            let reasons = reasons(&f.reasons, edition);
            serde_json::json!({"player": f.player, "from": f.bracket, "reasons": reasons})
        })
        .collect()
}

/// The explanation for people, bracket by bracket.
fn in_words(why: &Explanation, edition: Edition, texts: &Texts) -> String {
    let mut text = String::new();
    let reasons = |reasons: &[Reason]| -> String {
        let told = reasons.iter().map(|r| {
            let criterion = texts.text(&format!("pairing-criterion-{}", r.criterion.key(edition)), &[]);
            let values =
                [("instead", Value::from(r.instead.to_string())), ("criterion", Value::from(criterion))];
            texts.text("pairing-not-instead", &values)
        });
        told.fold(String::new(), |text, line| text + "    " + &line + "\n")
    };
    for pair in &why.pairs {
        let values = [
            ("white", Value::from(pair.pair.white.to_string())),
            ("black", Value::from(pair.pair.black.to_string())),
            ("bracket", Value::from(pair.bracket.to_string())),
            ("rule", Value::from(texts.text(pair.colour_rule.key(edition), &[]))),
        ];
        let _ = writeln!(text, "{}", texts.text("pairing-pair", &values));
        text.push_str(&reasons(&pair.reasons));
    }
    for floater in &why.floaters {
        let key = if floater.bye { "pairing-bye" } else { "pairing-floater" };
        let values = [
            ("player", Value::from(floater.player.to_string())),
            ("bracket", Value::from(floater.bracket.to_string())),
        ];
        let _ = writeln!(text, "{}", texts.text(key, &values));
        text.push_str(&reasons(&floater.reasons));
    }
    text
}
