//! Collecting notes while reading: by offset first, by line and column at the end.

use super::diagnostic::{Code, Diagnostic, Severity};
use super::place::Locator;

/// More notes than this about one game help nobody; the limit also bounds what a hostile file can make us keep.
const MOST_NOTES: usize = 500;

/// More characters than this of the file's words are not repeated in a note.
const LONGEST_DETAIL: usize = 120;

struct Note {
    at: usize,
    code: Code,
    severity: Severity,
    detail: String,
}

/// The notes of the game that is being read.
#[derive(Default)]
pub(crate) struct Notes {
    notes: Vec<Note>,
    left_out: bool,
}

impl Notes {
    /// Adds a note with the usual severity of its code.
    pub fn push(&mut self, at: usize, code: Code, detail: &str) {
        self.push_as(at, code, code.severity(), detail);
    }

    /// Adds a note with a severity of its own. An error is never left out.
    pub fn push_as(&mut self, at: usize, code: Code, severity: Severity, detail: &str) {
        if self.notes.len() >= MOST_NOTES && severity < Severity::Error {
            if !self.left_out {
                self.left_out = true;
                self.notes.push(Note {
                    at,
                    code: Code::TooManyNotes,
                    severity: Code::TooManyNotes.severity(),
                    detail: String::new(),
                });
            }
            return;
        }
        if self.notes.len() >= 2 * MOST_NOTES {
            return;
        }
        let detail = detail.chars().take(LONGEST_DETAIL).collect();
        self.notes.push(Note { at, code, severity, detail });
    }

    /// Adds a note unless there is one of its code.
    pub fn push_once(&mut self, at: usize, code: Code, detail: &str) {
        if !self.has(code) {
            self.push(at, code, detail);
        }
    }

    /// Whether there is no note.
    pub fn is_empty(&self) -> bool {
        self.notes.is_empty()
    }

    /// Whether there is a note of this code.
    pub fn has(&self, code: Code) -> bool {
        self.notes.iter().any(|note| note.code == code)
    }

    /// The notes in file order, with their places; `moves` are the offsets of the half-moves.
    pub fn finish(mut self, places: &mut Locator<'_>, moves: &[usize]) -> Vec<Diagnostic> {
        self.notes.sort_by_key(|note| note.at);
        self.notes
            .into_iter()
            .map(|note| {
                let (line, column) = places.locate(note.at);
                let Note { at, code, severity, detail } = note;
                let ply = moves.partition_point(|&from| from <= at);
                let ply = u32::try_from(ply).unwrap_or(u32::MAX);
                Diagnostic { code, severity, line, column, ply, detail }
            })
            .collect()
    }
}
