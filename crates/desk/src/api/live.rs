//! Games that electronic boards tell while they are played: the files a board system writes into a folder.

use chrono::{DateTime, Utc};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::Message;

/// `live/start`: follows the boards of a round.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
pub struct StartLive {
    /// The tournament.
    pub tournament: i64,
    /// The round.
    pub round: u32,
    /// The folder into which the board system writes PGN, or the one file that it writes; an absolute path.
    pub folder: String,
    /// After so many minutes without a move a board has fallen silent.
    pub silent_min: u32,
}

/// What is followed, or was followed last.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
pub struct LiveShown {
    /// What is followed now.
    pub following: Option<LiveView>,
    /// The folder that was followed last, on this machine.
    pub folder: String,
    /// The minutes that were given last.
    pub silent_min: u32,
}

/// The boards that are followed.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
pub struct LiveView {
    /// The tournament.
    pub tournament: i64,
    /// The round.
    pub round: u32,
    /// The folder or the file.
    pub folder: String,
    /// When it could be read last; none before the first time.
    pub looked_at: Option<DateTime<Utc>>,
    /// Why it cannot be read at the moment.
    pub failure: Option<Message>,
    /// Files of games in it.
    pub files: u32,
    /// The boards of the round.
    pub boards: Vec<LiveBoard>,
    /// Games in the files that belong to no board of the round.
    pub others: Vec<LiveOther>,
}

/// A board that is followed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct LiveBoard {
    /// The pairing.
    pub pairing: i64,
    /// Its number.
    pub board: u32,
    /// White.
    pub white: String,
    /// Black.
    pub black: String,
    /// How it stands.
    pub state: LiveState,
    /// Half-moves that the board tells.
    pub told: u32,
    /// Whole minutes since its last move.
    pub quiet_min: Option<u32>,
    /// The result it tells: `1-0`, `0-1` or `1/2-1/2`.
    pub result: Option<String>,
    /// Whether the table has a result.
    pub has_result: bool,
    /// What is to be known of it.
    pub notes: Vec<Message>,
    /// Whether its moves are not taken over before the arbiter has decided.
    pub to_decide: bool,
}

/// How a board stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum LiveState {
    /// No game in the files is that of this board.
    Missing,
    /// Its moves are taken over.
    Follows,
    /// No move has come for long.
    Silent,
    /// Its moves are not taken over: see the notes.
    Held,
    /// Its game is over.
    Over,
}

/// A game of the files that belongs to no board.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct LiveOther {
    /// The file.
    pub file: String,
    /// The line it starts on.
    pub line: u32,
    /// White, as the file has it.
    pub white: String,
    /// Black.
    pub black: String,
    /// Why it belongs to none.
    pub note: Message,
}

/// `live/decide`: where the record of a game and what its board tells differ.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
pub struct DecideLive {
    /// The pairing.
    pub pairing: i64,
    /// Which holds.
    pub holds: LiveHolds,
}

/// What holds where they differ.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum LiveHolds {
    /// What the board tells: the record becomes that.
    Board,
    /// The record; what the board tells from now on is added to it.
    Record,
}
