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

mod comment;
mod course;
mod decode;
mod diagnostic;
mod game;
mod line;
mod notes;
mod place;
mod read;
mod replay;
mod san;
mod scan;
mod setup;
mod split;
mod tags;
mod write;

pub use course::{Claim, ClaimKind, Ended, How};
pub use diagnostic::{Code, Diagnostic, Severity};
pub use game::{Game, GameResult, NotAResult, Ply, ROSTER, Start, Stop, Tag};
pub use read::Study;
pub use setup::{StartError, fen, position};
pub use write::{write, write_all};

use decode::{FileEncoding, decode};
use read::{Manner, read_piece};

/// Reads every game in a file.
pub fn read(bytes: &[u8]) -> Vec<Game> {
    study(bytes).into_iter().map(|study| study.game).collect()
}

/// Reads every game in a file, and tells how each ended and what could have been claimed.
pub fn study(bytes: &[u8]) -> Vec<Study> {
    let encoding = FileEncoding::sniff(bytes);
    let Some(mut decoder) = encoding.decoder() else { return read_pieces(bytes, false) };
    let mut text = String::with_capacity(decoder.max_utf8_buffer_length(bytes.len()).unwrap_or_default());
    let _ = decoder.decode_to_string(bytes, &mut text, true);
    read_pieces(text.as_bytes(), true)
}

fn read_pieces(bytes: &[u8], transcoded: bool) -> Vec<Study> {
    let mut games = Vec::new();
    let mut first_line = 1;
    let mut start = 0;
    loop {
        let next = split::next_boundary(bytes, start);
        let piece = bytes.get(start..next.unwrap_or(bytes.len())).unwrap_or_default();
        let joined = start > 0 && !line::line_before(bytes, start).0;
        let manner = Manner { first_line, joined, transcoded, ..Manner::default() };
        games.extend(read_piece(&decode(piece), manner));
        let Some(next) = next else { return games };
        first_line += place::lines_ended(piece);
        start = next;
    }
}
