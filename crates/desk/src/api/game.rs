//! A game: show, read a move, play, take back, PGN in and out.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::event::TimeClassChoice;
use super::round::{BoardPlayer, BoardResult};
use super::ruling::IncidentRow;
use super::{Finding, Message, Side, Source, Target};

/// `game/show`.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
pub struct ShowGame {
    /// The pairing.
    pub pairing: i64,
    /// The language of the moves' letters: `en`, `es`.
    pub lang: String,
}

/// A game as the arbiter sees it.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
pub struct GameView {
    /// The pairing.
    pub pairing: i64,
    /// The tournament.
    pub tournament: i64,
    /// Round.
    pub round: u32,
    /// Board.
    pub board: u32,
    /// White.
    pub white: BoardPlayer,
    /// Black.
    pub black: BoardPlayer,
    /// The result in the table.
    pub result: Option<BoardResult>,
    /// Edition of the Laws it is played under.
    pub edition: String,
    /// Class.
    pub time_class: TimeClassChoice,
    /// Whether supervision is adequate.
    pub supervised: bool,
    /// Seconds added for each move, from the time control; 0 without.
    pub increment_s: u32,
    /// Starting position.
    pub start_fen: String,
    /// Whether it is Chess960.
    pub chess960: bool,
    /// The scoresheet; illegal moves are rows too.
    pub plies: Vec<PlyView>,
    /// The positions that were set up between them.
    pub set_ups: Vec<SetUpView>,
    /// Position at the end of the record.
    pub fen: String,
    /// Whether that position is known: it is not after a move that nobody could read.
    pub known: bool,
    /// Side to move there.
    pub side_to_move: Side,
    /// Number of the move to come.
    pub move_number: u32,
    /// King in check there.
    pub check: Option<String>,
    /// Legal moves there: origin to destinations.
    pub destinations: BTreeMap<String, Vec<String>>,
    /// How often this position has been on the board, this time included.
    pub occurrences: u32,
    /// Half-moves since a pawn move or a capture.
    pub quiet_plies: u32,
    /// Illegal moves counted against White and Black.
    pub illegal_moves: (u32, u32),
    /// Who offers a draw with the last move.
    pub offer: Option<Side>,
    /// What may be claimed now.
    pub claims: Vec<ClaimView>,
    /// Set if the game ended on the board, at the earliest ply where it did.
    pub ended: Option<EndView>,
    /// Last clock readings in milliseconds, White and Black.
    pub clocks_ms: (Option<u32>, Option<u32>),
    /// The illegal move that waits for a ruling: index into `plies`.
    pub waiting: Option<u32>,
    /// Incidents and rulings of this game.
    pub incidents: Vec<IncidentRow>,
}

/// A position that the arbiter set up in a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct SetUpView {
    /// Before the ply of this index; the number of plies where none was played since.
    pub index: u32,
    /// Why.
    pub cause: SetUpCause,
    /// The position.
    pub fen: String,
}

/// Why a position is set up.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum SetUpCause {
    /// Moves led to it that nobody recorded (Laws 2023 art. 8.5): it counts as an occurrence.
    Gap,
    /// Displaced pieces were put right (art. 7.2, 7.4): no move led to it.
    PutRight,
}

/// `game/set_up`: a position is set up after the last move of the record; before the first one the game begins from it.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
pub struct SetUpPosition {
    /// The pairing.
    pub pairing: i64,
    /// How many plies the page saw.
    pub seen_plies: u32,
    /// Why.
    pub cause: SetUpCause,
    /// The position, legal or not, with the side to move, the rights and the counters.
    pub fen: String,
    /// Language of the answer.
    pub lang: String,
}

/// A row of the scoresheet.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
pub struct PlyView {
    /// Index, from 0.
    pub index: u32,
    /// Move number.
    pub number: u32,
    /// Who moved.
    pub side: Side,
    /// The move in the asked language.
    pub san: String,
    /// As it was typed, where that differs.
    pub typed: Option<String>,
    /// Origin and destination; none for a gap.
    pub squares: Option<(String, String)>,
    /// Legality.
    pub mark: PlyMark,
    /// Why it is illegal.
    pub reason: Option<Message>,
    /// Position after it (unchanged by a rejected move).
    pub fen: String,
    /// King in check there.
    pub check: Option<String>,
    /// Clock after it, in milliseconds.
    pub clock_ms: Option<u32>,
    /// Whether a draw was offered with it.
    pub draw_offer: bool,
    /// Comment.
    pub comment: Option<String>,
}

/// What became of a ply.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum PlyMark {
    /// Legal.
    Legal,
    /// Illegal and waiting for a ruling.
    Illegal,
    /// Illegal, ruled on, the position reinstated.
    Reinstated,
    /// Illegal, but it stands.
    Stands,
    /// Fell with an illegal move before it.
    Void,
    /// Nobody could read it.
    Unread,
}

/// A claim that would be correct now.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
pub struct ClaimView {
    /// `threefold` or `fifty_moves`.
    pub kind: String,
    /// Who may claim.
    pub by: Side,
    /// The move to write down first; none if the position is on the board.
    pub intended: Option<String>,
    /// How many plies had been written when the position stood (threefold), 0 being the start.
    pub occurrences: Vec<u32>,
    /// The article.
    pub article: String,
}

/// How the game ended on the board.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
pub struct EndView {
    /// Index of the last ply.
    pub index: u32,
    /// `checkmate`, `stalemate`, `dead_position`, `fivefold_repetition`, `seventyfive_moves`.
    pub how: String,
    /// The article.
    pub article: String,
    /// The result that follows.
    pub result: BoardResult,
}

/// `game/read_move`: how a text would be read in the position at the end; nothing is written.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
pub struct ReadMove {
    /// The pairing.
    pub pairing: i64,
    /// What was typed.
    pub text: String,
    /// Language of the piece letters tried first.
    pub lang: String,
}

/// How a typed move was read.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum MoveReading {
    /// One legal move.
    Legal {
        /// In the asked language.
        san: String,
        /// Origin and destination.
        squares: (String, String),
    },
    /// More than one legal move fits.
    Ambiguous {
        /// The legal moves that fit, in the asked language.
        candidates: Vec<String>,
    },
    /// It is clear what was meant, and it is not legal.
    Illegal {
        /// In the asked language, as far as it can be written.
        san: String,
        /// Origin and destination; none where no single piece can be meant.
        squares: Option<(String, String)>,
        /// Why.
        reason: Message,
        /// Legal moves close to it, in the asked language.
        candidates: Vec<String>,
    },
    /// It cannot be read.
    Unreadable {
        /// Why, and what is expected.
        reason: Message,
        /// Legal moves close to it, in the asked language.
        candidates: Vec<String>,
    },
    /// Somebody wrote it and nobody can read it (`?`, `Cx?`), or cannot judge it since an earlier one could not be read: it is
    /// kept as text until it is corrected.
    Unread {
        /// How many half-moves are missing: one for each `?` where nothing else is typed.
        plies: u32,
    },
}

/// A move handed in.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum MoveIn {
    /// Typed, in any notation.
    Text(String),
    /// From the board: origin, destination and promotion piece letter (`q`).
    Squares {
        /// Origin.
        from: String,
        /// Destination.
        to: String,
        /// `q r b n` or none.
        promotion: Option<String>,
    },
}

/// `game/play`: adds a move at the end of the record, legal or not; an illegal one is kept and marked.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
pub struct PlayMove {
    /// The pairing.
    pub pairing: i64,
    /// How many plies the page saw, so that a key held twice writes once.
    pub seen_plies: u32,
    /// The move.
    pub played: MoveIn,
    /// Clock after it, in milliseconds.
    pub clock_ms: Option<u32>,
    /// Language of letters, for reading and for the answer.
    pub lang: String,
}

/// `game/cut`: takes the record back to its first `plies` plies.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
pub struct CutGame {
    /// The pairing.
    pub pairing: i64,
    /// How many plies stay.
    pub plies: u32,
    /// Language of the answer.
    pub lang: String,
}

/// `game/offer`: a draw was offered with a move, or was not after all.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
pub struct OfferDraw {
    /// The pairing.
    pub pairing: i64,
    /// The move it was offered with, by its index.
    pub index: u32,
    /// Whether it was offered.
    pub offered: bool,
    /// Language of the answer.
    pub lang: String,
}

/// `game/correct`: puts a move of the record right; `preview` writes nothing and tells what would follow.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
pub struct CorrectMove {
    /// The pairing.
    pub pairing: i64,
    /// How many plies the page saw.
    pub seen_plies: u32,
    /// The move, by its index.
    pub index: u32,
    /// What was played, in any notation.
    pub text: String,
    /// Only look.
    pub preview: bool,
    /// Language of letters, for reading and for the answer.
    pub lang: String,
}

/// What a correction brings.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
pub struct MoveCorrected {
    /// The move corrected, then every later one whose meaning or legality changes with it.
    pub changes: Vec<ChangedPly>,
    /// The game after it; none while only looking.
    pub game: Option<GameView>,
}

/// A move that a correction changes.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
pub struct ChangedPly {
    /// Its index.
    pub index: u32,
    /// Move number.
    pub number: u32,
    /// Who moved.
    pub side: Side,
    /// As it was, in the asked language.
    pub was: String,
    /// As it is then.
    pub is: String,
    /// Legality then.
    pub mark: PlyMark,
    /// Why it is illegal then.
    pub reason: Option<Message>,
}

/// `game/compare`: two scoresheets of one game side by side; `take` makes them the record.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
pub struct CompareSheets {
    /// The pairing.
    pub pairing: i64,
    /// What White wrote, with or without numbers of moves.
    pub white: String,
    /// What Black wrote.
    pub black: String,
    /// What the arbiter decided, by the index of the half-move.
    pub decided: BTreeMap<u32, String>,
    /// Take the place of the record, once nothing is open.
    pub take: bool,
    /// Language of letters, for reading and for the answer.
    pub lang: String,
}

/// Two scoresheets, half-move by half-move, as far as they agree or were decided on.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
pub struct SheetsCompared {
    /// The half-moves; the last one may be open.
    pub rows: Vec<ComparedRow>,
    /// The half-move that waits for the arbiter, by its index.
    pub open: Option<u32>,
    /// The game, once it was taken.
    pub game: Option<GameView>,
}

/// A half-move of two scoresheets.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
pub struct ComparedRow {
    /// Its index.
    pub index: u32,
    /// Move number.
    pub number: u32,
    /// Whose move.
    pub side: Side,
    /// What White's sheet says; none where it has ended.
    pub white: Option<WrittenMove>,
    /// What Black's sheet says.
    pub black: Option<WrittenMove>,
    /// How they stand to each other.
    pub agreement: SheetAgreement,
    /// What counts, in the asked language; none while it is open.
    pub taken: Option<String>,
    /// The position before it.
    pub fen: String,
}

/// A half-move on a scoresheet.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
pub struct WrittenMove {
    /// As it is written.
    pub text: String,
    /// How it is read.
    pub reading: MoveReading,
}

/// How two scoresheets stand to each other at a half-move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum SheetAgreement {
    /// Both say the same legal move.
    Same,
    /// Only White's sheet goes so far.
    OnlyWhite,
    /// Only Black's sheet goes so far.
    OnlyBlack,
    /// They differ, or say no legal move.
    Differ,
    /// They did, and the arbiter has decided.
    Decided,
}

/// `game/import`: reads the games of a round from PGN; `preview` writes nothing.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
pub struct ImportGames {
    /// The tournament.
    pub tournament: i64,
    /// Games are matched to the boards of this round; none takes the `Round` tag of each game.
    pub round: Option<u32>,
    /// The file, or the path of a folder of files.
    pub source: Source,
    /// Only look.
    pub preview: bool,
    /// Also take the results of the games for boards that have none.
    pub take_results: bool,
}

/// What came of a PGN file.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
pub struct GamesImported {
    /// One row a game, file by file.
    pub games: Vec<ImportedGame>,
    /// Games of which something is taken in.
    pub new: u32,
    /// How many files they stand in.
    pub files: u32,
}

/// A game of a PGN file.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
pub struct ImportedGame {
    /// Its file; empty for a text that was pasted.
    pub file: String,
    /// Line where it starts.
    pub line: u32,
    /// White, as the file has it.
    pub white: String,
    /// Black.
    pub black: String,
    /// Its result tag.
    pub result: String,
    /// Half-moves read.
    pub plies: u32,
    /// Round it went to.
    pub round: Option<u32>,
    /// Board it went to; none if no board fits.
    pub board: Option<u32>,
    /// Why it was not taken, or what to look at.
    pub notes: Vec<Message>,
    /// What was odd in the file, with its line.
    pub findings: Vec<Finding>,
}

/// `game/export`: which games.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
pub struct ExportGames {
    /// The tournament; none for the whole event.
    pub tournament: Option<i64>,
    /// The rounds; empty for all.
    pub rounds: Vec<u32>,
    /// The boards, as `1-4, 7`; empty for all.
    #[serde(default)]
    pub boards: String,
    /// Whether what follows an illegal move that stood, or a gap, is written once more as a game of its own from the position after
    /// it, so that other programs can read it.
    #[serde(default)]
    pub parts: bool,
    /// Where to.
    pub target: Target,
}

/// What was exported.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
pub struct GamesExported {
    /// Number of games.
    pub games: u32,
    /// The path written, if any.
    pub path: Option<String>,
    /// The text, if asked for.
    pub text: Option<String>,
    /// Name to offer for the file.
    pub file_name: String,
}
