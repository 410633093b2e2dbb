//! The working of every tie-break for one participant.

use std::fmt::Write as _;

use arbitro_messages::{TermText, working_text};
use arbitro_standings::{Evaluation, Working, tied};
use arbitro_tournament::PairingNumber;
use serde_json::json;

use super::table::aligned;
use super::{Arguments, Column, Format, Standings};
use crate::report_file::{ReportFile, Texts};

/// The working for the participant with this number; none if nobody has it.
pub fn write(
    arguments: &Arguments,
    file: &ReportFile,
    standings: &Standings,
    number: u16,
    texts: &Texts,
) -> Option<String> {
    let number = PairingNumber(number);
    let place = standings.field.place(number)?;
    let evaluation = Evaluation::new(&standings.field);
    let mut text = match arguments.format {
        Format::Text => format!("{number} {}\n", file.name_of(number)),
        Format::Json => String::new(),
        Format::Csv => "code,round,opponent,value,base,factor,cut,reason\n".to_owned(),
    };
    for (i, column) in standings.columns.iter().enumerate() {
        let group = tied(&standings.rows, place, i);
        let own = group.iter().position(|member| *member == place)?;
        let working = evaluation.workings(column.tiebreak, &group).into_iter().nth(own)?;
        match arguments.format {
            Format::Text => text.push_str(&as_text(file, column, &working, texts)),
            Format::Json => text.push_str(&as_json(number, column, &working)),
            Format::Csv => text.push_str(&as_csv(column, &working)),
        }
    }
    Some(text)
}

fn as_json(number: PairingNumber, column: &Column, working: &Working) -> String {
    let object = json!({
        "id": number,
        "code": column.code,
        "article": column.tiebreak.article(),
        "value": working.value,
        "method": working.method,
        "terms": working.terms,
    });
    format!("{object}\n")
}

fn as_csv(column: &Column, working: &Working) -> String {
    let mut text = String::new();
    for term in &working.terms {
        let number = |number: Option<String>| number.unwrap_or_default();
        let _ = writeln!(
            text,
            "{},{},{},{},{},{},{},{}",
            column.code,
            number(term.round.map(|n| n.to_string())),
            number(term.opponent.map(|n| n.to_string())),
            term.value,
            number(term.base.map(|n| n.to_string())),
            number(term.factor.map(|n| n.to_string())),
            term.cut.map(|cut| cut.key().trim_start_matches("standings-cut-")).unwrap_or_default(),
            term.reason.key().trim_start_matches("standings-").trim_start_matches("reason-"),
        );
    }
    text
}

fn as_text(file: &ReportFile, column: &Column, working: &Working, texts: &Texts) -> String {
    let Some(catalogue) = texts.catalogue() else { return String::new() };
    let words = working_text(catalogue, texts.lang(), &column.tiebreak, &column.code, working);
    let heading = |key| texts.text(key, &[]);
    let mut lines = vec![vec![
        heading("standings-working-round"),
        heading("standings-working-opponent"),
        heading("standings-working-product"),
        heading("standings-working-value"),
        heading("standings-working-why"),
    ]];
    let line = |(term, number): (TermText, Option<PairingNumber>)| {
        let name = number.map(|number| format!("{number} {}", file.name_of(number))).unwrap_or_default();
        let value = if term.is_cut { format!("({})", term.value) } else { term.value };
        vec![term.round, name, term.product, value, term.why]
    };
    let numbers = working.terms.iter().map(|term| term.opponent);
    lines.extend(words.terms.into_iter().zip(numbers).map(line));
    let table = if working.terms.is_empty() { String::new() } else { aligned(&lines, &[1]) };
    format!("\n{}\n{table}{}\n", words.heading, words.method)
}
