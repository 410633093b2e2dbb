//! A game as a PGN file tells it: the value that reading gives and writing takes.

use std::fmt;
use std::str::FromStr;
use std::time::Duration;

use arbitro_laws::legality::Reason;

use super::diagnostic::{Code, Diagnostic, Severity};

/// The seven tag roster, in export order (PGN standard, 8.1.1).
pub const ROSTER: [&str; 7] = ["Event", "Site", "Date", "Round", "White", "Black", "Result"];

/// A game: its tags, its moves as written and as read, its result, and what there was to say about it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Game {
    /// The tags, in the order of the file.
    pub tags: Vec<Tag>,
    /// Where the game starts from.
    pub start: Start,
    /// Comments before the first move.
    pub preface: Vec<String>,
    /// The moves that could be replayed, each legal where it stands.
    pub plies: Vec<Ply>,
    /// Why the replay stopped before the moves were out, if it did.
    pub stop: Option<Stop>,
    /// The moves from the one it stopped at, as written: not replayed, and not lost.
    pub rest: Vec<Ply>,
    /// The result: that after the moves, else that of the Result tag.
    pub result: GameResult,
    /// The notes about the game, in file order.
    pub diagnostics: Vec<Diagnostic>,
    /// The line on which the game starts in its file, from 1; 0 for a game that comes from no file.
    pub line: u32,
}

/// A tag pair.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tag {
    /// The name, as written.
    pub name: String,
    /// The value, without quotes and escapes.
    pub value: String,
}

/// The starting position of a game, in words: [`super::setup`] makes a position of it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Start {
    /// The FEN; none for the standard position.
    pub fen: Option<String>,
    /// Whether castling is that of Chess960 (Laws, Guidelines II).
    pub chess960: bool,
}

/// Half a move of the record.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Ply {
    /// The move as the file writes it.
    pub text: String,
    /// The move in standard algebraic notation with its check sign; none where it was not replayed.
    pub san: Option<String>,
    /// What the clock of the player showed after the move (`[%clk]`).
    pub clock: Option<Duration>,
    /// The time the move took (`[%emt]`).
    pub elapsed: Option<Duration>,
    /// The comments after the move, without the clock times.
    pub comments: Vec<String>,
    /// Numeric annotation glyphs; `!` and `?` are 1 to 6.
    pub nags: Vec<u8>,
    /// Variations that replace this move, as written between their brackets.
    pub variations: Vec<String>,
    /// The line of the move in the file, from 1; 0 when it comes from no file.
    pub line: u32,
    /// The character in the line, from 1; 0 when it comes from no file.
    pub column: u32,
}

/// Where and why the replay of a game stopped.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Stop {
    /// The half-move that could not be replayed, from 1.
    pub ply: u32,
    /// What it stopped at, as a person would quote it: `3. Bb6`, `2... --`, `FEN`.
    pub at: String,
    /// The note that tells why.
    pub code: Code,
    /// Which article the move offends against, where it is not legal.
    pub fault: Option<Fault>,
}

/// What is wrong with a move that is not legal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    /// The key of the reason, as in the laws crate.
    pub reason: &'static str,
    /// The article, in the numbering of the Laws of 2023.
    pub article: &'static str,
    /// The reason with its squares and pieces, where the laws crate found one.
    pub cause: Option<Reason>,
}

impl From<Reason> for Fault {
    fn from(reason: Reason) -> Self {
        Fault { reason: reason.key(), article: reason.article(), cause: Some(reason) }
    }
}

/// The result of a game as PGN knows it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum GameResult {
    /// `1-0`
    WhiteWins,
    /// `0-1`
    BlackWins,
    /// `1/2-1/2`
    Draw,
    /// `*`: in progress, adjourned, unknown, or not one of the other three.
    #[default]
    Unknown,
}

impl GameResult {
    /// The result as PGN writes it.
    pub fn as_str(self) -> &'static str {
        match self {
            GameResult::WhiteWins => "1-0",
            GameResult::BlackWins => "0-1",
            GameResult::Draw => "1/2-1/2",
            GameResult::Unknown => "*",
        }
    }
}

impl fmt::Display for GameResult {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

/// The text is none of the four results of PGN.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("not a PGN result")]
pub struct NotAResult;

impl FromStr for GameResult {
    type Err = NotAResult;

    fn from_str(text: &str) -> Result<Self, NotAResult> {
        match text {
            "1-0" => Ok(GameResult::WhiteWins),
            "0-1" => Ok(GameResult::BlackWins),
            "1/2-1/2" => Ok(GameResult::Draw),
            "*" => Ok(GameResult::Unknown),
            _ => Err(NotAResult),
        }
    }
}

impl Game {
    /// The value of a tag, by its name without regard to letter case; the first one when there are several.
    pub fn tag(&self, name: &str) -> Option<&str> {
        self.tags.iter().find(|tag| tag.name.eq_ignore_ascii_case(name)).map(|tag| tag.value.as_str())
    }

    /// Sets a tag, or adds it at the end.
    pub fn set_tag(&mut self, name: &str, value: impl Into<String>) {
        match self.tags.iter_mut().find(|tag| tag.name.eq_ignore_ascii_case(name)) {
            Some(tag) => tag.value = value.into(),
            None => self.tags.push(Tag { name: name.to_owned(), value: value.into() }),
        }
    }

    /// The severity of the worst note.
    pub fn severity(&self) -> Severity {
        self.diagnostics.iter().map(|note| note.severity).max().unwrap_or_default()
    }

    /// Whether a note of this code was made.
    pub fn has(&self, code: Code) -> bool {
        self.diagnostics.iter().any(|note| note.code == code)
    }
}
