//! Portable Game Notation: games in files, read with care and written as the standard has it.
//!
//! [`read`] takes bytes of any origin and gives every [`Game`] in them, with a [`Diagnostic`] for whatever is not as it
//! should be: a code, a severity, line and column. A bad game never hides the next one, and no bytes make it panic.
//! [`write`] gives the export format of the standard.
//!
//! The tokens of the careful reader are its own: every byte is accounted for, and every token knows its place.
//!
//! ```
//! use arbitro_interchange::pgn;
//!
//! let games = pgn::read(b"[White \"A\"]\n[Result \"1-0\"]\n\n1. e4 e5 2. Ke3 1-0\n");
//! assert_eq!(games[0].plies.len(), 2);
//! assert_eq!(games[0].stop.as_ref().unwrap().at, "2. Ke3");
//! assert_eq!(games[0].diagnostics[0].code, pgn::Code::IllegalSan);
//! ```

#[cfg(test)]
mod agreement;
mod check;
mod clean;
mod comment;
mod course;
mod decode;
mod diagnostic;
mod fast;
mod game;
mod line;
mod notes;
mod pieces;
mod place;
mod read;
mod replay;
mod report;
mod san;
mod scan;
mod setup;
mod signal;
mod source;
mod split;
mod tags;
mod write;

pub use check::{CheckOptions, PieceLetters, Tally, check, study_at};
pub use course::Claim;
pub use diagnostic::{Code, Diagnostic, Severity};
pub use game::{Fault, Game, GameResult, NotAResult, Ply, ROSTER, Start, Stop, Tag};
pub use read::Study;
pub use report::{IllegalMove, Report, Status, claim_kind};
pub use setup::{StartError, fen, position};
pub use signal::{Signal, signal};
pub use write::{write, write_all};

use std::io::{self, Read};

use decode::decode;
use pieces::{Batch, Piece, Pieces};
use read::{Manner, read_piece};

/// Reads every game in a file.
pub fn read(bytes: &[u8]) -> Vec<Game> {
    study(bytes).into_iter().map(|study| study.game).collect()
}

/// Reads the games of a file one after another, in little memory.
pub fn games(input: impl Read) -> impl Iterator<Item = io::Result<Game>> {
    studies(input).map(|study| Ok(study?.game))
}

/// Reads every game in a file, and tells how each ended and what could have been claimed.
pub fn study(bytes: &[u8]) -> Vec<Study> {
    // Reading from memory cannot fail.
    studies(bytes).map_while(Result::ok).collect()
}

fn studies(input: impl Read) -> impl Iterator<Item = io::Result<Study>> {
    let mut pieces = Pieces::new(input);
    std::iter::from_fn(move || pieces.next_batch().transpose()).flat_map(|batch| match batch {
        Ok(batch) => of_batch(&batch).into_iter().map(Ok).collect(),
        Err(error) => vec![Err(error)],
    })
}

fn of_batch(batch: &Batch) -> Vec<Study> {
    let read = |piece: &Piece| {
        let bytes = batch.bytes.get(piece.range.clone()).unwrap_or_default();
        let manner = Manner { transcoded: batch.transcoded, ..Manner::of(piece) };
        read_piece(&decode(bytes), manner)
    };
    batch.pieces.iter().flat_map(read).collect()
}
