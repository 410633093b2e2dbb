//! A report written as TRF26.

use std::collections::BTreeSet;
use std::fmt::Write as _;

use arbitro_tournament::{PairingNumber, Points};

use super::layout::{Key, Line};
use super::record::{self, Record};
use super::report::Report;

/// The text of a report. One that was read is written as it stood, line by line, but for what was adjusted or has
/// changed since, and with its own line ends; what is new follows its like. One that was made has its records in the
/// order of the event, players, teams, and the rest, and CR LF at the end of each line.
pub fn write(report: &Report) -> String {
    let mut new: BTreeSet<Key> = report.keys().into_iter().collect();
    for line in &report.layout.lines {
        line.key.map(|key| new.remove(&key));
    }
    let lines = if report.layout.lines.is_empty() { made(report) } else { kept(report, &new) };
    let end = report.layout.line_end.as_str();
    let mut text = lines.join(end);
    if !lines.is_empty() && !report.layout.open_end {
        text.push_str(end);
    }
    text
}

fn made(report: &Report) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    let mut counted = report.texts.contains_key(&62) || report.players.is_empty();
    for key in report.keys() {
        // A report that does not say so is completed by the number of players.
        if !counted && !matches!(key, Key::Text(..62, _)) {
            lines.push(format!("062 {}", report.players.len()));
            counted = true;
        }
        lines.extend(line_of(report, key));
    }
    lines
}

/// The lines of the file, each followed by what is new of its kind if it is the last of it; new kinds come last.
fn kept(report: &Report, new: &BTreeSet<Key>) -> Vec<String> {
    let lines = &report.layout.lines;
    let last_of_kind = |key: Key| {
        let same = |line: &Line| {
            line.key.is_some_and(|k| std::mem::discriminant(&k) == std::mem::discriminant(&key))
        };
        lines.iter().rposition(same).unwrap_or(lines.len())
    };
    let mut new: Vec<(usize, Key)> = new.iter().map(|key| (last_of_kind(*key), *key)).collect();
    new.sort_by_key(|(place, _)| *place);
    let mut new = new.into_iter().peekable();
    let mut written = Vec::with_capacity(lines.len());
    for (place, line) in lines.iter().enumerate() {
        match line.key {
            None => written.push(line.text.clone()),
            Some(key) if is_as_read(report, line, key) => written.push(line.text.clone()),
            Some(key) => written.extend(line_of(report, key)),
        }
        while let Some((_, key)) = new.next_if(|(after, _)| *after == place) {
            written.extend(line_of(report, key));
        }
    }
    written.extend(new.filter_map(|(_, key)| line_of(report, key)));
    written
}

fn line_of(report: &Report, key: Key) -> Option<String> {
    Some(report.record(key)?.text().trim_end().to_owned())
}

/// Whether the record of a line is still what the line says.
fn is_as_read(report: &Report, line: &Line, key: Key) -> bool {
    let Some(now) = report.record(key) else { return false };
    let mut then = record::read(line.number, &line.text, report.layout.team).record;
    if let (Record::OldTeam(team), Key::OldTeam(number)) = (&mut then, key) {
        team.number = number;
    }
    then == now
}

/// Points with at least one decimal, as the file wants them.
pub(super) fn decimal(points: Points) -> String {
    let text = points.to_string();
    if text.contains('.') { text } else { text + ".0" }
}

/// Numbers of four columns each, one blank before each.
pub(super) fn numbers(players: &[PairingNumber]) -> String {
    players.iter().fold(String::new(), |mut text, number| {
        let _ = write!(text, " {:>4}", number.0);
        text
    })
}
