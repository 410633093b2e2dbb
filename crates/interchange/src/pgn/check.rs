//! Checking every game of a file of any size, on all cores, in file order and in little memory.

use std::io::{self, Read};

use arbitro_laws::ending::EndRules;
use rayon::prelude::*;

use super::decode::decode;
use super::diagnostic::Severity;
use super::fast::FastReader;
use super::pieces::{Batch, Piece, Pieces};
use super::read::{Manner, Study, read_piece};
use super::report::Report;
use super::san::{LANGUAGES, Letters};

/// How games are to be checked.
#[derive(Clone, Copy, Debug, Default)]
pub struct CheckOptions {
    /// The ends the Laws know; none for those in force on the date of each game.
    pub rules: Option<EndRules>,
    /// Piece letters besides the English ones.
    pub letters: Option<PieceLetters>,
}

/// The piece letters of a language.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PieceLetters(&'static Letters);

impl PieceLetters {
    /// The letters of a language, by its two-letter code.
    pub fn of(language: &str) -> Option<Self> {
        LANGUAGES.iter().find(|letters| letters.0 == language).map(PieceLetters)
    }

    /// The codes of all languages whose letters are known.
    pub fn languages() -> impl Iterator<Item = &'static str> {
        LANGUAGES.iter().map(|letters| letters.0)
    }
}

/// What came of a file, or of several.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// Games.
    pub games: u64,
    /// Half-moves replayed.
    pub plies: u64,
    /// Games with a warning and no error.
    pub warned: u64,
    /// Games with an error.
    pub faulty: u64,
    /// Bytes read, after decoding.
    pub bytes: u64,
}

impl Tally {
    /// Adds what came of another file.
    pub fn add(&mut self, other: Tally) {
        self.games += other.games;
        self.plies += other.plies;
        self.warned += other.warned;
        self.faulty += other.faulty;
        self.bytes += other.bytes;
    }

    fn count(&mut self, report: &Report) {
        self.games += 1;
        self.plies += report.plies as u64;
        self.warned += u64::from(report.severity == Severity::Warn);
        self.faulty += u64::from(report.severity == Severity::Error);
    }
}

/// Checks every game of `input`.
///
/// `render` adds the report about a game, whose number in the file counts from 1, to those of some games before it (text,
/// or rows of a table); it is called on all cores. `output` takes what was gathered, in file order, and what there was so
/// far. Errors are those of reading and of `output`.
pub fn check<R, T, W, O>(input: R, options: &CheckOptions, render: W, mut output: O) -> io::Result<Tally>
where
    R: Read,
    T: Default + Send,
    W: Fn(u64, &Report, &mut T) + Sync,
    O: FnMut(T, &Tally) -> io::Result<()>,
{
    let mut pieces = Pieces::new(input);
    let mut tally = Tally::default();
    while let Some(batch) = pieces.next_batch()? {
        let reports: Vec<Vec<Report>> = batch
            .pieces
            .par_iter()
            .map_init(FastReader::new, |fast, piece| check_piece(fast, &batch, piece, options))
            .collect();
        let numbered: Vec<(u64, &Report)> = (tally.games + 1..).zip(reports.iter().flatten()).collect();
        let rendered: Vec<T> = numbered
            .par_chunks(64)
            .map(|games| {
                let mut gathered = T::default();
                for (number, report) in games {
                    render(*number, report, &mut gathered);
                }
                gathered
            })
            .collect();
        for (_, report) in &numbered {
            tally.count(report);
        }
        tally.bytes += batch.bytes.len() as u64;
        for gathered in rendered {
            output(gathered, &tally)?;
        }
    }
    Ok(tally)
}

/// The game of `input` that a report gave the `line` of, read with care: the `nth`, from 0, of those that start on that
/// line. None where no game starts there. Nothing before it is replayed. Errors are those of reading.
pub fn study_at(input: impl Read, line: u32, nth: usize) -> io::Result<Option<Study>> {
    let mut pieces = Pieces::new(input);
    let mut passed = 0;
    while let Some(batch) = pieces.next_batch()? {
        let behind = batch.pieces.partition_point(|piece| piece.first_line <= line);
        let before = batch.pieces.partition_point(|piece| piece.first_line < line);
        // The piece before may end with games that start on the line as well.
        for piece in batch.pieces.get(before.saturating_sub(1)..behind).unwrap_or_default() {
            let bytes = batch.bytes.get(piece.range.clone()).unwrap_or_default();
            let manner = Manner { transcoded: batch.transcoded, ..Manner::of(piece) };
            for study in
                read_piece(&decode(bytes), manner).into_iter().filter(|study| study.game.line == line)
            {
                if passed == nth {
                    return Ok(Some(study));
                }
                passed += 1;
            }
        }
        if behind < batch.pieces.len() {
            return Ok(None);
        }
    }
    Ok(None)
}

/// Checks a piece: by the fast reader where there is no doubt, else by the careful one.
fn check_piece(fast: &mut FastReader, batch: &Batch, piece: &Piece, options: &CheckOptions) -> Vec<Report> {
    let bytes = batch.bytes.get(piece.range.clone()).unwrap_or_default();
    let plain = !piece.cut && !batch.transcoded;
    if plain && let Some(report) = fast.read(bytes, piece.first_line, piece.joined, options.rules) {
        return vec![report];
    }
    let manner = Manner {
        letters: options.letters.map(|letters| letters.0),
        rules: options.rules,
        transcoded: batch.transcoded,
        ..Manner::of(piece)
    };
    read_piece(&decode(bytes), manner).into_iter().map(Report::from).collect()
}
