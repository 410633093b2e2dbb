//! The table, for people and for programs.

use std::fmt::Write as _;

use arbitro_messages::Value;
use arbitro_standings::{Decided, Ranked};
use serde_json::{Map, json};

use super::{Arguments, Format, Standings};
use crate::report_file::{ReportFile, Texts};

/// The whole table.
pub fn write(arguments: &Arguments, file: &ReportFile, standings: &Standings, texts: &Texts) -> String {
    match arguments.format {
        Format::Text => as_text(arguments, file, standings, texts),
        Format::Json => standings.rows.iter().map(|row| as_json(file, standings, row)).collect(),
        Format::Csv => as_csv(file, standings),
    }
}

fn as_json(file: &ReportFile, standings: &Standings, row: &Ranked) -> String {
    let values: Map<String, serde_json::Value> = standings
        .columns
        .iter()
        .zip(&row.values)
        .map(|(column, value)| (column.code.clone(), json!(value)))
        .collect();
    let object = json!({
        "rank": row.rank,
        "id": row.number,
        "name": file.name_of(row.number),
        "points": row.score,
        "tiebreaks": values,
    });
    format!("{object}\n")
}

fn as_csv(file: &ReportFile, standings: &Standings) -> String {
    let mut text = String::from("rank,id,name,points");
    for column in &standings.columns {
        let _ = write!(text, ",{}", field(&column.code));
    }
    text.push('\n');
    for row in &standings.rows {
        let rank = row.rank.map(|rank| rank.to_string()).unwrap_or_default();
        let _ = write!(text, "{rank},{},{},{}", row.number, field(&file.name_of(row.number)), row.score);
        for value in &row.values {
            let _ = write!(text, ",{}", field(&value.to_string()));
        }
        text.push('\n');
    }
    text
}

/// A field of a CSV file. A spreadsheet would take some first characters for the start of a formula: such a text gets an
/// apostrophe before it.
fn field(text: &str) -> String {
    let is_number = text.trim_start_matches('-').starts_with(|c: char| c.is_ascii_digit());
    let formula = text.starts_with(['=', '+', '-', '@', '\t', '\r']) && !is_number;
    let safe = if formula { format!("'{text}") } else { text.to_owned() };
    if safe.contains(['"', ',', '\n', '\r']) { format!("\"{}\"", safe.replace('"', "\"\"")) } else { safe }
}

fn as_text(arguments: &Arguments, file: &ReportFile, standings: &Standings, texts: &Texts) -> String {
    let heading = |key| texts.text(key, &[]);
    let mut head = vec![
        heading("standings-rank"),
        heading("standings-number"),
        heading("standings-name"),
        heading("standings-points"),
    ];
    head.extend(standings.columns.iter().map(|column| column.code.clone()));
    head.push(String::new());
    let mut lines = vec![head];
    let mut above: Option<&Ranked> = None;
    for row in &standings.rows {
        let rank = match (row.rank, row.decided) {
            (None, _) => "-".to_owned(),
            (Some(_), Decided::Nothing) => String::new(),
            (Some(rank), _) => rank.to_string(),
        };
        let mut line = vec![rank, row.number.to_string(), file.name_of(row.number), row.score.to_string()];
        line.extend(row.values.iter().map(ToString::to_string));
        line.push(decided(standings, row, above, texts));
        lines.push(line);
        above = Some(row);
    }
    let round = [("round", Value::from(u32::from(standings.after)))];
    let mut text = format!("{}\n\n{}", texts.text("standings-after-round", &round), aligned(&lines, &[2]));
    if let Some(seed) = arguments.lots {
        let seed = [("seed", Value::from(seed.to_string()))];
        let _ = writeln!(text, "\n{}", texts.text("standings-shared-lots", &seed));
    }
    text
}

/// What put a row below the one above it.
fn decided(standings: &Standings, row: &Ranked, above: Option<&Ranked>, texts: &Texts) -> String {
    match (row.rank, row.decided) {
        (None, _) => texts.text("standings-not-counted", &[]),
        (_, Decided::Score) => String::new(),
        (_, Decided::Nothing) => texts.text("standings-decided-nothing", &[]),
        (_, Decided::Lots) => texts.text("standings-decided-lots", &[]),
        (_, Decided::TieBreak(i)) => {
            let value = |row: Option<&Ranked>| match row.and_then(|row| row.values.get(i)) {
                Some(value) if !value.is_undefined() => value.to_string(),
                _ => texts.text("standings-no-value", &[]),
            };
            let code = standings.columns.get(i).map(|column| column.code.clone()).unwrap_or_default();
            let values = [
                ("code", Value::from(code)),
                ("own", Value::from(value(Some(row)))),
                ("above", Value::from(value(above))),
            ];
            texts.text("standings-decided-tiebreak", &values)
        }
    }
}

/// Lines in columns; those of words begin at the left, the others end at the right, and the last one is free.
pub fn aligned(lines: &[Vec<String>], of_words: &[usize]) -> String {
    let columns = lines.iter().map(Vec::len).max().unwrap_or(0);
    let width = |column: usize| {
        lines.iter().filter_map(|line| line.get(column)).map(|cell| cell.chars().count()).max().unwrap_or(0)
    };
    let widths: Vec<usize> = (0..columns).map(width).collect();
    let mut text = String::new();
    for line in lines {
        let mut written = String::new();
        for (column, (cell, width)) in line.iter().zip(&widths).enumerate() {
            let gap = if column == 0 { "" } else { "  " };
            let _ = if column + 1 == columns {
                write!(written, "{gap}{cell}")
            } else if of_words.contains(&column) {
                write!(written, "{gap}{cell:<width$}")
            } else {
                write!(written, "{gap}{cell:>width$}")
            };
        }
        let _ = writeln!(text, "{}", written.trim_end());
    }
    text
}

#[cfg(test)]
mod tests {
    use super::field;

    #[test]
    fn no_spreadsheet_takes_a_name_for_a_formula() {
        assert_eq!(field("=HYPERLINK(1)"), "'=HYPERLINK(1)");
        assert_eq!(field("@x, \"y\""), "\"'@x, \"\"y\"\"\"");
        assert_eq!(field("-0.5"), "-0.5");
        assert_eq!(field("Carlsen, Magnus"), "\"Carlsen, Magnus\"");
    }
}
