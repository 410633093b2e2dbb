//! A line by its columns.

use super::note::{Note, NoteKind};
use arbitro_tournament::{PairingNumber, Points};

/// A line of the file, to be read by columns counted from 1.
pub struct Columns {
    /// The number of the line, from 1.
    pub line: usize,
    chars: Vec<char>,
}

impl Columns {
    /// Columns are characters.
    pub fn of_chars(line: usize, text: &str) -> Self {
        Self { line, chars: text.chars().collect() }
    }

    /// Columns are bytes, as programs that know no UTF-8 write them.
    pub fn of_bytes(line: usize, text: &str) -> Self {
        Self { line, chars: text.bytes().map(char::from).collect() }
    }

    /// The number of columns.
    pub fn len(&self) -> usize {
        self.chars.len()
    }

    /// What stands in these columns, without the blanks around it.
    pub fn field(&self, first: usize, last: usize) -> String {
        let chars = self.chars.iter().skip(first - 1).take(last + 1 - first);
        chars.collect::<String>().trim().to_owned()
    }

    /// The character in a column; a blank past the end.
    pub fn at(&self, column: usize) -> char {
        self.chars.get(column - 1).copied().unwrap_or(' ')
    }

    /// A note about a column.
    pub fn note(&self, column: usize, kind: NoteKind, found: &str) -> Note {
        Note { line: self.line, column, kind, found: found.to_owned() }
    }

    /// A whole number; none for blanks.
    pub fn number(&self, first: usize, last: usize, notes: &mut Vec<Note>) -> Option<u16> {
        let text = self.field(first, last);
        if text.is_empty() {
            return None;
        }
        let number = text.parse().ok();
        if number.is_none() {
            notes.push(self.note(first, NoteKind::NotANumber, &text));
        }
        number
    }

    /// Points; none for blanks.
    pub fn points(&self, first: usize, last: usize, notes: &mut Vec<Note>) -> Option<Points> {
        let text = self.field(first, last);
        if text.is_empty() {
            return None;
        }
        let points = text.parse().ok();
        if points.is_none() {
            notes.push(self.note(first, NoteKind::NotPoints, &text));
        }
        points
    }

    /// A pairing number; none for blanks and `0000`.
    pub fn pairing_number(&self, first: usize, last: usize, notes: &mut Vec<Note>) -> Option<PairingNumber> {
        let text = self.field(first, last);
        match text.parse::<u16>() {
            Ok(0) => None,
            Ok(number @ 1..=9999) => Some(PairingNumber(number)),
            _ if text.is_empty() => None,
            _ => {
                notes.push(self.note(first, NoteKind::NotAPairingNumber, &text));
                None
            }
        }
    }

    /// Pairing numbers of four columns each, one blank between, from a column to the end of the line.
    pub fn pairing_numbers(&self, first: usize, notes: &mut Vec<Note>) -> Vec<PairingNumber> {
        (first..=self.len()).step_by(5).filter_map(|c| self.pairing_number(c, c + 3, notes)).collect()
    }
}
