//! Cutting a file of any size into pieces of whole games, in little memory.

use std::io::{self, Read};
use std::ops::Range;

use super::line::line_before;
use super::place::lines_ended;
use super::source::Source;
use super::split::{LOOK_AHEAD, next_boundary, next_boundary_within};

/// How much is read before it is handed on.
const BATCH: usize = 4 << 20;

/// A piece longer than this is no game. It is cut here, and what is left of it passed over.
pub(crate) const LONGEST_PIECE: usize = 16 << 20;

/// Some pieces of a file, in order.
pub(crate) struct Batch {
    /// Their bytes, in UTF-8 or in one-byte encodings.
    pub bytes: Vec<u8>,
    /// Where each piece lies.
    pub pieces: Vec<Piece>,
    /// Whether the bytes were turned into UTF-8.
    pub transcoded: bool,
}

/// A piece of a file: one game as a rule, a few where they cannot be told apart at a glance.
pub(crate) struct Piece {
    /// Where it lies in the batch.
    pub range: Range<usize>,
    /// The line it begins on, from 1.
    pub first_line: u32,
    /// Whether it follows the piece before without a blank line.
    pub joined: bool,
    /// Whether it is only the beginning of something longer.
    pub cut: bool,
}

/// Reads a file piece by piece.
pub(crate) struct Pieces<R> {
    source: Source<R>,
    /// What was read and not yet handed on: the beginning of the next piece.
    pending: Vec<u8>,
    line: u32,
    joined: bool,
    /// Whether the rest of a cut piece is being passed over.
    passing: bool,
}

impl<R: Read> Pieces<R> {
    /// Starts at the beginning of a file.
    pub fn new(input: R) -> Self {
        Pieces { source: Source::new(input), pending: Vec::new(), line: 1, joined: false, passing: false }
    }

    /// The next pieces; none at the end of the file.
    pub fn next_batch(&mut self) -> io::Result<Option<Batch>> {
        if self.passing {
            self.pass()?;
        }
        let mut bytes = std::mem::take(&mut self.pending);
        let mut goal = BATCH;
        loop {
            self.source.fill(&mut bytes, goal)?;
            let (pieces, rest) = self.cut_up(&bytes);
            if !pieces.is_empty() {
                self.pending = bytes.split_off(rest.min(bytes.len()));
                return Ok(Some(Batch { bytes, pieces, transcoded: self.source.decoder.is_some() }));
            }
            if self.source.at_end {
                return Ok(None);
            }
            goal = (bytes.len() * 2).min(LONGEST_PIECE + LOOK_AHEAD);
        }
    }

    /// The pieces whose end is certain, and where the rest begins.
    fn cut_up(&mut self, bytes: &[u8]) -> (Vec<Piece>, usize) {
        let mut pieces = Vec::new();
        let mut start = 0;
        let certain = bytes.len().saturating_sub(LOOK_AHEAD);
        while start < bytes.len() {
            let next = next_boundary(bytes, start).filter(|next| self.source.at_end || *next <= certain);
            let (end, cut) = match next {
                Some(next) => (next, false),
                None if bytes.len() - start >= LONGEST_PIECE => (start + LONGEST_PIECE, true),
                None if self.source.at_end => (bytes.len(), false),
                None => break,
            };
            pieces.push(Piece { range: start..end, first_line: self.line, joined: self.joined, cut });
            let piece = bytes.get(start..end).unwrap_or_default();
            self.line = self.line.saturating_add(lines_ended(piece));
            self.joined = !line_before(piece, piece.len()).0;
            start = end;
            if cut {
                self.passing = true;
                break;
            }
        }
        (pieces, start)
    }

    /// Passes over the rest of a piece that was cut, to the next game.
    fn pass(&mut self) -> io::Result<()> {
        self.passing = false;
        let mut bytes = std::mem::take(&mut self.pending);
        loop {
            self.source.fill(&mut bytes, BATCH)?;
            let certain = bytes.len().saturating_sub(LOOK_AHEAD);
            let next =
                next_boundary_within(&bytes, 0, true).filter(|next| self.source.at_end || *next <= certain);
            let passed = next.unwrap_or(if self.source.at_end { bytes.len() } else { certain });
            let rest = bytes.split_off(passed);
            self.line = self.line.saturating_add(lines_ended(&bytes));
            bytes = rest;
            if next.is_some() || self.source.at_end {
                self.joined = false;
                self.pending = bytes;
                return Ok(());
            }
        }
    }
}
