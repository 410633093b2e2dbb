//! A file of games, checked against the Laws. It belongs to no event.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::game::PlyView;
use super::{Message, Source};

/// `pgn/check`: replays every game of a file through the Laws.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
pub struct CheckFile {
    /// The file.
    pub source: Source,
}

/// `pgn/progress`: how far the check has come that is running.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct CheckProgress {
    /// Thousandths of the file.
    pub permille: u32,
    /// Games checked so far.
    pub games: u32,
}

/// How much a finding matters.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, TS)]
#[serde(rename_all = "lowercase")]
pub enum CheckSeverity {
    /// Nothing to say.
    Ok,
    /// Good to know; nothing is wrong.
    Info,
    /// Something is not as it should be, and was understood all the same.
    Warn,
    /// Something is lost, cannot be, or contradicts itself.
    Error,
}

/// Something that was found in a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct CheckFinding {
    /// How much it matters.
    pub severity: CheckSeverity,
    /// The half-move it is about, from 1; 0 before the first.
    pub ply: u32,
    /// Line in the file, counted from 1.
    pub line: u32,
    /// Column, counted from 1.
    pub column: u32,
    /// What was found.
    pub message: Message,
    /// Why a move is not legal, with the article.
    pub reason: Option<Message>,
    /// The words of the file it is about, or a fact about them.
    pub detail: String,
}

/// A game that was checked.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct CheckedGame {
    /// Its number in the file, counted from 1.
    pub game: u64,
    /// The line it starts on, counted from 1.
    pub line: u32,
    /// White, as the file writes it.
    pub white: String,
    /// Black.
    pub black: String,
    /// `1-0`, `0-1`, `1/2-1/2` or `*`.
    pub result: String,
    /// Half-moves that could be replayed.
    pub plies: u32,
    /// The severity of the worst finding.
    pub severity: CheckSeverity,
    /// The findings, the gravest first; of one gravity those of the Laws before those of spelling.
    pub findings: Vec<CheckFinding>,
    /// Findings beyond those.
    pub more: u32,
}

/// What came of a check.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
pub struct FileChecked {
    /// Its number, to ask for a game by.
    pub check: u32,
    /// The file's name; empty for a text that was pasted.
    pub file: String,
    /// Games in the file.
    pub games: u64,
    /// Half-moves replayed.
    pub plies: u64,
    /// Games with an error.
    pub faulty: u64,
    /// Games with a warning and no error.
    pub warned: u64,
    /// The games, in file order.
    pub rows: Vec<CheckedGame>,
    /// Games that were checked and counted, and are not among the rows: a table has room for so many.
    pub left_out: u64,
}

/// `pgn/game`: a game of the file checked last.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
pub struct ShowCheckedGame {
    /// The number of the check.
    pub check: u32,
    /// The number of the game.
    pub game: u64,
    /// The language of the moves' letters: `en`, `es`.
    pub lang: String,
}

/// A game of a file, move by move.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
pub struct CheckedGameView {
    /// Its number in the file.
    pub game: u64,
    /// Starting position.
    pub start_fen: String,
    /// Whether it is Chess960.
    pub chess960: bool,
    /// The moves; those from the one that cannot be played leave the position as it is.
    pub plies: Vec<PlyView>,
}
