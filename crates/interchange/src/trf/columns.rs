//! A line by its columns.

use arbitro_tournament::{PairingNumber, Points};

use super::note::{Findings, Note, NoteKind, Patch};

/// A line of the file, to be read by columns counted from 1.
pub(super) struct Columns {
    /// The number of the line, from 1.
    pub line: usize,
    chars: Vec<char>,
}

impl Columns {
    /// Columns are characters.
    pub fn of_chars(line: usize, text: &str) -> Self {
        Self { line, chars: text.chars().collect() }
    }

    /// The number of columns.
    pub fn len(&self) -> usize {
        self.chars.len()
    }

    /// What stands in these columns.
    pub fn raw(&self, first: usize, last: usize) -> String {
        self.chars.iter().skip(first - 1).take(last + 1 - first).collect()
    }

    /// What stands in these columns, without the blanks around it.
    pub fn field(&self, first: usize, last: usize) -> String {
        self.raw(first, last).trim().to_owned()
    }

    /// What stands from a column to the end, without the blanks around it.
    pub fn rest(&self, first: usize) -> String {
        self.field(first, self.len().max(first))
    }

    /// The first column from here on that is not blank.
    pub fn first_filled(&self, from: usize) -> usize {
        let blanks = self.chars.iter().skip(from - 1).take_while(|c| c.is_whitespace()).count();
        from + blanks
    }

    /// The character in a column; a blank past the end.
    pub fn at(&self, column: usize) -> char {
        self.chars.get(column - 1).copied().unwrap_or(' ')
    }

    /// Notes something about a column.
    pub fn note(&self, findings: &mut Findings, column: usize, kind: NoteKind, found: &str) {
        let found = found.to_owned();
        findings.notes.push(Note { line: self.line, column, kind, found, became: None });
    }

    /// Notes that columns are read and written otherwise.
    pub fn adjust(
        &self,
        findings: &mut Findings,
        columns: (usize, usize),
        kind: NoteKind,
        text: &str,
        width: usize,
    ) {
        let (first, last) = columns;
        findings.notes.push(Note {
            line: self.line,
            column: first,
            kind,
            found: self.field(first, last),
            became: Some(text.trim().to_owned()),
        });
        let text = format!("{text:<width$}");
        findings.patches.push(Patch { column: first, width: last + 1 - first, text });
    }

    /// Notes those of these columns that are not blank.
    pub fn want_blank(&self, columns: &[usize], kind: NoteKind, findings: &mut Findings) {
        for column in columns {
            let c = self.at(*column);
            if !c.is_whitespace() {
                self.note(findings, *column, kind, &c.to_string());
            }
        }
    }

    /// A whole number; none for blanks.
    pub fn number(&self, first: usize, last: usize, findings: &mut Findings) -> Option<u16> {
        let text = self.field(first, last);
        if text.is_empty() {
            return None;
        }
        let number = digits(&text);
        if number.is_none() {
            self.note(findings, first, NoteKind::NotANumber, &text);
        }
        number
    }

    /// Points; none for blanks.
    pub fn points(&self, first: usize, last: usize, findings: &mut Findings) -> Option<Points> {
        let text = self.field(first, last);
        if text.is_empty() {
            return None;
        }
        let points = signed(&text);
        if points.is_none() {
            self.note(findings, first, NoteKind::NotPoints, &text);
        }
        points
    }

    /// A pairing number; none for blanks and `0000`.
    pub fn pairing_number(
        &self,
        first: usize,
        last: usize,
        findings: &mut Findings,
    ) -> Option<PairingNumber> {
        let text = self.field(first, last);
        match digits(&text) {
            Some(0) => None,
            Some(number @ 1..=9999) => Some(PairingNumber(number)),
            _ if text.is_empty() => None,
            _ => {
                self.note(findings, first, NoteKind::NotAPairingNumber, &text);
                None
            }
        }
    }

    /// The places of numbers so wide, one blank between, from a column to the end of the line.
    pub fn places(&self, first: usize, width: usize, findings: &mut Findings) -> Vec<Option<PairingNumber>> {
        (first..=self.len())
            .step_by(width + 1)
            .map(|column| {
                self.want_blank(&[column + width], NoteKind::ColumnsCrossed, findings);
                self.pairing_number(column, column + width - 1, findings)
            })
            .collect()
    }

    /// Pairing numbers of four columns each, one blank between, from a column to the end of the line.
    pub fn pairing_numbers(&self, first: usize, findings: &mut Findings) -> Vec<PairingNumber> {
        self.places(first, 4, findings).into_iter().flatten().collect()
    }
}

/// A number in digits alone, no sign.
pub(super) fn digits(text: &str) -> Option<u16> {
    if text.bytes().all(|b| b.is_ascii_digit()) { text.parse().ok() } else { None }
}

/// Points that may have a sign.
pub(super) fn signed(text: &str) -> Option<Points> {
    let text = text.trim();
    text.strip_prefix('+').unwrap_or(text).parse().ok()
}
