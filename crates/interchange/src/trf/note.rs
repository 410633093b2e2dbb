//! What was odd about a file.

use serde::{Deserialize, Serialize};

/// How much a note matters.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Severity {
    /// Read in another way than the standard says; nothing is lost.
    Info,
    /// Something does not fit; the file was read as told.
    Warning,
    /// Something could not be read.
    Error,
}

/// What was odd.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum NoteKind {
    /// The file is not text in UTF-8; it was read as Windows-1252.
    OtherEncoding,
    /// There is no line of a player in the file.
    NoPlayers,
    /// A pairing number (1 to 9999) is expected.
    NotAPairingNumber,
    /// A number is expected.
    NotANumber,
    /// Points are expected.
    NotPoints,
    /// The pairing number was used before.
    NumberTwice,
    /// The pairing number is nobody's.
    UnknownNumber,
    /// A result code is expected.
    NotAResult,
    /// A colour, `w` or `b`, is expected.
    NotAColour,
    /// A game that was played has no opponent.
    NoOpponent,
    /// A player meets himself.
    OwnOpponent,
    /// The opponent's line does not name this player in this round.
    NotMutual,
    /// Both players have the same colour.
    SameColour,
    /// The results of the two sides do not fit each other.
    UnlikeResults,
    /// The points are not the sum of the results.
    OtherPoints,
    /// A kind of bye, F, H or Z, is expected.
    NotABye,
    /// The columns were counted in bytes.
    BytesCounted,
    /// More rounds than the number planned.
    TooManyRounds,
    /// The line of a record breaks off.
    ShortLine,
    /// More players or rounds than a report can hold.
    TooLarge,
}

impl NoteKind {
    /// How much it matters.
    pub const fn severity(self) -> Severity {
        match self {
            Self::OtherEncoding | Self::BytesCounted => Severity::Info,
            Self::NotMutual
            | Self::SameColour
            | Self::UnlikeResults
            | Self::OtherPoints
            | Self::NotAColour
            | Self::TooManyRounds => Severity::Warning,
            _ => Severity::Error,
        }
    }

    /// The key of its text in the message catalogue.
    pub const fn key(self) -> &'static str {
        match self {
            Self::OtherEncoding => "trf-other-encoding",
            Self::NoPlayers => "trf-no-players",
            Self::NotAPairingNumber => "trf-not-a-pairing-number",
            Self::NotANumber => "trf-not-a-number",
            Self::NotPoints => "trf-not-points",
            Self::NumberTwice => "trf-number-twice",
            Self::UnknownNumber => "trf-unknown-number",
            Self::NotAResult => "trf-not-a-result",
            Self::NotAColour => "trf-not-a-colour",
            Self::NoOpponent => "trf-no-opponent",
            Self::OwnOpponent => "trf-own-opponent",
            Self::NotMutual => "trf-not-mutual",
            Self::SameColour => "trf-same-colour",
            Self::UnlikeResults => "trf-unlike-results",
            Self::OtherPoints => "trf-other-points",
            Self::NotABye => "trf-not-a-bye",
            Self::BytesCounted => "trf-bytes-counted",
            Self::TooManyRounds => "trf-too-many-rounds",
            Self::ShortLine => "trf-short-line",
            Self::TooLarge => "trf-too-large",
        }
    }
}

/// Something odd, and where.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Note {
    /// The line, from 1; 0 for the file as a whole.
    pub line: usize,
    /// The column, from 1.
    pub column: usize,
    /// What it is.
    pub kind: NoteKind,
    /// What stands there.
    pub found: String,
}
