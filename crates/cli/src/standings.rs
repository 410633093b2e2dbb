//! `arbitro standings`: the table of a report file, with tie-breaks and their working.

mod explain;
mod table;

use std::collections::BTreeMap;
use std::io::{self, Write};
use std::path::PathBuf;
use std::process::ExitCode;

use arbitro_messages::Value;
use arbitro_standings::tiebreak::{CodeError, Listed, defaults, read_list};
use arbitro_standings::{Edition, Field, PairingKind, Ranked, Rules, TieBreak, rank};
use clap::{Args, ValueEnum};

use crate::report_file::{Language, ReportFile, Texts};

/// The standings of a tournament by points and tie-breaks (C.07).
///
/// Tie-breaks are those asked for, or else those of the file (records 212 and 202), or else the usual ones. Which edition
/// of C.07 applies is found from the day on which the event began.
///
/// Example: arbitro standings open.trf --tiebreaks BH/C1,BH,SB,DE --explain 12
#[derive(Args)]
pub struct Arguments {
    /// The report (TRF); standard input as `-`.
    file: PathBuf,
    /// Codes in their order, with commas: `BH/C1,SB,DE`.
    #[arg(long, value_name = "LIST")]
    tiebreaks: Option<String>,
    /// The standings after this round, as if it were the last so far.
    #[arg(long, value_name = "N")]
    after: Option<u16>,
    /// The working of every tie-break for the player, or team, with this number.
    #[arg(long, value_name = "ID")]
    explain: Option<u16>,
    /// Draw lots for ranks that stay shared; the same seed draws the same.
    #[arg(long, value_name = "SEED")]
    lots: Option<u64>,
    /// The edition of C.07, instead of the one in force when the event began.
    #[arg(long, value_name = "EDITION", value_parser = edition)]
    edition: Option<Edition>,
    /// How pairings came about, instead of what the file says.
    #[arg(long, value_enum)]
    pairing: Option<Pairing>,
    /// Compute tie-breaks that do not suit the tournament all the same.
    #[arg(long)]
    force: bool,
    /// A table for people, one JSON object a row, or values with commas.
    #[arg(long, value_enum, default_value_t = Format::Text)]
    format: Format,
    #[command(flatten)]
    language: Language,
}

/// How the answer is written.
#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Format {
    /// A table for people.
    Text,
    /// One JSON object a line.
    Json,
    /// Values with commas, and a header.
    Csv,
}

/// How pairings come about.
#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Pairing {
    /// Round after round from the results.
    Swiss,
    /// All known beforehand.
    RoundRobin,
}

fn edition(name: &str) -> Result<Edition, String> {
    Edition::from_name(name).ok_or_else(|| Edition::ALL.map(Edition::name).join(", "))
}

/// A column of the table.
struct Column {
    /// The code as it was asked for; a code listed twice has a number behind it.
    code: String,
    tiebreak: TieBreak,
}

/// The standings of a file, ready to be written.
struct Standings {
    field: Field,
    rows: Vec<Ranked>,
    columns: Vec<Column>,
    after: u16,
}

/// Computes and prints.
pub fn run(arguments: &Arguments) -> ExitCode {
    let texts = Texts::new(&arguments.language);
    let Some(file) = ReportFile::read(&arguments.file, &texts) else { return ExitCode::from(2) };
    let rules = rules(arguments, &file, &texts);
    let Some((columns, faults)) = columns(arguments, &file, &rules, &texts) else { return ExitCode::from(2) };
    let Some(after) = after(arguments, &file, &texts) else { return ExitCode::from(2) };
    let field = file.report.field(rules, after);
    let tiebreaks: Vec<TieBreak> = columns.iter().map(|column| column.tiebreak).collect();
    let rows = rank(&field, &tiebreaks, arguments.lots);
    let standings = Standings { field, rows, columns, after };
    tell_unrated(&file, &standings, &texts);
    let text = match arguments.explain {
        None => Some(table::write(arguments, &file, &standings, &texts)),
        Some(number) => explain::write(arguments, &file, &standings, number, &texts),
    };
    let Some(text) = text else {
        let number = [("number", Value::from(u32::from(arguments.explain.unwrap_or(0))))];
        eprintln!("{}: {}", file.name, texts.text("standings-no-such-number", &number));
        return ExitCode::from(2);
    };
    // Whoever reads the answer may have had enough.
    let _ = io::stdout().write_all(text.as_bytes());
    if faults { ExitCode::from(1) } else { ExitCode::SUCCESS }
}

/// The rules of the file, changed as asked.
fn rules(arguments: &Arguments, file: &ReportFile, texts: &Texts) -> Rules {
    let mut rules = file.report.rules();
    if let Some(pairing) = arguments.pairing {
        rules.pairing = match pairing {
            Pairing::Swiss => PairingKind::Swiss,
            Pairing::RoundRobin => PairingKind::Predetermined,
        };
    }
    match (arguments.edition, file.report.start()) {
        (Some(edition), _) => rules.edition = edition,
        (None, None) => eprintln!("{}: {}", file.name, texts.text("standings-no-date", &[])),
        (None, Some(_)) => {}
    }
    rules
}

/// The round after which the standings are.
fn after(arguments: &Arguments, file: &ReportFile, texts: &Texts) -> Option<u16> {
    let (played, paired) = (file.report.rounds_with_results(), file.report.rounds_paired());
    let after = arguments.after.unwrap_or(played);
    if after <= paired.max(played) {
        return Some(after);
    }
    let values = [("round", Value::from(u32::from(after))), ("last", Value::from(u32::from(played)))];
    eprintln!("{}: {}", file.name, texts.text("standings-round-too-late", &values));
    None
}

/// The columns, and whether the file's own list had faults. None if what was asked for cannot be had.
fn columns(
    arguments: &Arguments,
    file: &ReportFile,
    rules: &Rules,
    texts: &Texts,
) -> Option<(Vec<Column>, bool)> {
    let asked = arguments.tiebreaks.as_deref().map(read_list);
    let is_asked = asked.is_some();
    let usual = || {
        let listed = |tiebreak: TieBreak| Listed { text: tiebreak.to_string(), tiebreak: Some(tiebreak) };
        (defaults(rules).into_iter().map(listed).collect(), Vec::new())
    };
    let (listed, errors) = asked.or_else(|| file.report.tiebreaks()).unwrap_or_else(usual);
    let mut faults = !errors.is_empty();
    for error in &errors {
        eprintln!("{}: {}", file.name, error_text(error, texts));
    }
    let mut columns = Vec::with_capacity(listed.len());
    let mut times: BTreeMap<String, u32> = BTreeMap::new();
    for Listed { text, tiebreak } in listed {
        let Some(tiebreak) = tiebreak else {
            let code = [("code", Value::from(text))];
            eprintln!("{}: {}", file.name, texts.text("standings-self-defined", &code));
            continue;
        };
        if let Err(unsuitable) = tiebreak.suits(rules)
            && !arguments.force
        {
            faults = true;
            let values = [("code", Value::from(text)), ("article", Value::from(unsuitable.article()))];
            let (why, way) = (texts.text(unsuitable.key(), &values), texts.text("standings-force", &[]));
            eprintln!("{}: {why}; {way}", file.name);
            continue;
        }
        let number = times.entry(text.clone()).and_modify(|number| *number += 1).or_insert(1);
        let code = if *number == 1 { text } else { format!("{text}#{number}") };
        columns.push(Column { code, tiebreak });
    }
    (!(is_asked && faults)).then_some((columns, faults))
}

/// What is wrong with the code of a tie-break.
pub fn error_text(error: &CodeError, texts: &Texts) -> String {
    let (code, modifier, article) = error.parts();
    let values =
        [("code", Value::from(code)), ("modifier", Value::from(modifier)), ("article", Value::from(article))];
    texts.text(error.key(), &values)
}

/// Tells which tie-breaks nobody has a value of because somebody has no rating.
fn tell_unrated(file: &ReportFile, standings: &Standings, texts: &Texts) {
    let needs_ratings = |column: &&Column| column.tiebreak.needs_everybody_rated();
    for column in standings.columns.iter().filter(needs_ratings).filter(|_| standings.field.has_unrated()) {
        let code = [("code", Value::from(column.code.as_str()))];
        eprintln!("{}: {}", file.name, texts.text("standings-unrated", &code));
    }
}
