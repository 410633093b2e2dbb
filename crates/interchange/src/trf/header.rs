//! The records on the event: dates, starting ranks, order of the table, time control.

use serde::{Deserialize, Serialize};

use super::columns::{Columns, digits};
use super::date::Date;
use super::note::{Findings, NoteKind};

/// Record 172: which rating the starting ranks go by.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct StartingRank {
    /// The federation whose ratings count beside FIDE's; empty for none.
    pub federation: String,
    /// The way.
    pub method: RankMethod,
}

/// A way to choose between FIDE's and the national rating.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum RankMethod {
    /// FIDE's alone.
    Fide,
    /// The national alone.
    National,
    /// FIDE's, or else the national.
    FideOrNational,
    /// The national, or else FIDE's.
    NationalOrFide,
    /// The higher of both.
    Higher,
    /// The lower of both.
    Lower,
    /// Another.
    Other,
}

/// One row a way: its code.
const METHODS: [(RankMethod, &str); 7] = [
    (RankMethod::Fide, "FIDE"),
    (RankMethod::National, "NRO"),
    (RankMethod::FideOrNational, "FIDON"),
    (RankMethod::NationalOrFide, "NIDOF"),
    (RankMethod::Higher, "HBFN"),
    (RankMethod::Lower, "LBFN"),
    (RankMethod::Other, "OTHER"),
];

impl StartingRank {
    /// The federation may be missing.
    pub(super) fn read(columns: &Columns, findings: &mut Findings) -> Option<Self> {
        let text = columns.rest(4);
        let words: Vec<&str> = text.split_whitespace().collect();
        let (federation, code) = match words.as_slice() {
            [code] => ("", *code),
            [federation, code] => (*federation, *code),
            _ => ("", ""),
        };
        let method = METHODS.iter().find(|row| row.1.eq_ignore_ascii_case(code)).map(|row| row.0);
        if method.is_none() {
            columns.note(findings, 5, NoteKind::UnknownMethod, &text);
        }
        Some(Self { federation: federation.to_owned(), method: method? })
    }

    /// The line of the record.
    pub(super) fn text(&self) -> String {
        let code = METHODS.iter().find(|row| row.0 == self.method).map_or("", |row| row.1);
        format!("172 {:<3} {code}", self.federation)
    }
}

/// The date in the record of the first day (042) or the last (052): written as the standard has it.
pub(super) fn date(columns: &Columns, findings: &mut Findings) -> String {
    let text = columns.rest(4);
    if text.is_empty() {
        return text;
    }
    match Date::read(&text) {
        None => {
            columns.note(findings, columns.first_filled(4), NoteKind::NotADate, &text);
            text
        }
        Some(date) if date.to_string() == text => text,
        Some(date) => {
            let written = date.to_string();
            let place = (columns.first_filled(4), columns.len());
            columns.adjust(findings, place, NoteKind::DateForm, &written, 0);
            written
        }
    }
}

/// The first column of the dates of record 132, and the width of one.
const FIRST_DATE: usize = 92;
const DATE_WIDTH: usize = 10;

/// Record 132: the date of each round from round 1. Old files have them from the start of the line.
pub(super) fn round_dates(columns: &Columns, findings: &mut Findings) -> Vec<Option<Date>> {
    let early = columns.field(4, FIRST_DATE - 1);
    let cells: Vec<(usize, String)> = if early.is_empty() {
        let place = |column: usize| (column, columns.field(column, column + DATE_WIDTH - 1));
        (FIRST_DATE..=columns.len()).step_by(DATE_WIDTH).map(place).collect()
    } else {
        columns.rest(4).split_whitespace().map(|word| (columns.first_filled(4), word.to_owned())).collect()
    };
    let mut dates = Vec::new();
    for (column, text) in cells {
        let date = Date::read(&text);
        if date.is_none() && !text.is_empty() {
            columns.note(findings, column, NoteKind::NotADate, &text);
        }
        dates.push(date);
    }
    while dates.last().is_some_and(Option::is_none) {
        dates.pop();
    }
    dates
}

/// The line of record 132.
pub(super) fn round_dates_text(dates: &[Option<Date>]) -> String {
    let date = |date: &Option<Date>| format!("{:<DATE_WIDTH$}", date.map_or(String::new(), Date::short));
    let dates: String = dates.iter().map(date).collect();
    format!("{:<91}{dates}", "132")
}

/// A period of a time control.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Period {
    /// The moves it is for; none for the rest of the game.
    pub moves: Option<u16>,
    /// Seconds.
    pub seconds: u32,
    /// Seconds added for each move.
    pub increment: u32,
}

/// Record 222: a time control, that of Black apart where it differs.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TimeControl {
    /// White's periods.
    pub white: Vec<Period>,
    /// Black's, where they are others.
    pub black: Option<Vec<Period>>,
}

impl TimeControl {
    /// Reads `40/6000+30:900+30`, or `W300-B240`. None if it is neither.
    pub fn read(text: &str) -> Option<Self> {
        let text = text.trim();
        if let Some((white, black)) = text.strip_prefix('W').and_then(|rest| rest.split_once("-B")) {
            return Some(Self { white: periods(white)?, black: Some(periods(black)?) });
        }
        Some(Self { white: periods(text)?, black: None })
    }
}

fn periods(text: &str) -> Option<Vec<Period>> {
    text.split(':').map(period).collect()
}

fn period(text: &str) -> Option<Period> {
    let (moves, time) = match text.split_once('/') {
        Some((moves, time)) => (Some(digits(moves)?), time),
        None => (None, text),
    };
    let (seconds, increment) = time.split_once('+').unwrap_or((time, "0"));
    Some(Period { moves, seconds: seconds.parse().ok()?, increment: increment.parse().ok()? })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn time_controls_are_read() {
        let control = TimeControl::read("40/6000+30:900+30").unwrap();
        assert_eq!(control.white.len(), 2);
        assert_eq!(control.white[0], Period { moves: Some(40), seconds: 6000, increment: 30 });
        assert_eq!(control.white[1].moves, None);
        let armageddon = TimeControl::read("W300-B240").unwrap();
        assert_eq!(armageddon.black.unwrap()[0].seconds, 240);
        for text in ["", "90 min", "40/", "W300", "40/60+x"] {
            assert_eq!(TimeControl::read(text), None, "{text}");
        }
    }
}
