//! Check-in before a round of a Swiss: who has come, and what becomes of those who have not.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// `check_in/show`.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
pub struct ShowCheckIn {
    /// The tournament.
    pub tournament: i64,
}

/// `check_in/mark`: players have come, or have not after all.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
pub struct MarkHere {
    /// Their entries, of one tournament.
    pub entries: Vec<i64>,
    /// Whether they are here.
    pub here: bool,
}

/// What becomes of players who have not come.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Absent {
    /// A zero-point bye for the round.
    ZeroPointBye,
    /// A half-point bye for the round.
    HalfPointBye,
    /// They are not paired any more.
    Withdraw,
}

/// `check_in/close`: all who have not come are dealt with in one way.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
pub struct CloseCheckIn {
    /// The tournament.
    pub tournament: i64,
    /// In which.
    pub absent: Absent,
}

/// Whether a player is here for the round.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Presence {
    /// Has come.
    Here,
    /// Is to be paired and has not come.
    Missing,
    /// Has a bye: `H`, `Z` or `F`.
    Bye(String),
    /// Has withdrawn, or plays from a later round on.
    Out,
}

/// A player at check-in.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
pub struct CheckInRow {
    /// The entry.
    pub entry: i64,
    /// Pairing number.
    pub number: u16,
    /// Name.
    pub name: String,
    /// Federation code, or empty.
    pub federation: String,
    /// Club, or empty.
    pub club: String,
    /// Whether here.
    pub presence: Presence,
}

/// The check-in of the next round.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
pub struct CheckInView {
    /// The tournament.
    pub tournament: i64,
    /// The round that is to be paired.
    pub round: u16,
    /// By name.
    pub rows: Vec<CheckInRow>,
    /// How many are here.
    pub here: u32,
    /// How many are to be paired and have not come.
    pub missing: u32,
}
