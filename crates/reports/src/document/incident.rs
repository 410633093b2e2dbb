//! The arbiter's papers: the report of incidents, clock sheets, envelopes of adjourned games.

use serde::Serialize;

use super::Board;

/// What an arbiter reports of a tournament.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct ArbitersReport {
    /// What was held against players, by player.
    pub counts: Vec<CountLine>,
    /// The incidents in the order of rounds and boards.
    pub incidents: Vec<IncidentLine>,
}

/// How often something was held against a player.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct CountLine {
    /// Who.
    pub name: String,
    /// Illegal moves.
    pub illegal_moves: u32,
    /// Warnings.
    pub warnings: u32,
    /// Other penalties.
    pub penalties: u32,
}

/// An incident with its ruling.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct IncidentLine {
    /// When, as it is to be read.
    pub at: String,
    /// The round.
    pub round: u32,
    /// The board.
    pub board: u32,
    /// White's name.
    pub white: String,
    /// Black's name.
    pub black: String,
    /// What happened.
    pub what: String,
    /// Who reported it, what was counted, the penalty, the reason.
    pub notes: Vec<String>,
    /// The articles.
    pub articles: String,
    /// What became of the clocks.
    pub clocks: Vec<String>,
    /// The result, or empty.
    pub result: String,
}

/// The clock sheet of a board.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct ClockSheet {
    /// The board.
    pub board: Board,
    /// The periods of the time control.
    pub periods: Vec<String>,
    /// What was noted so far.
    pub readings: Vec<ClockLine>,
}

/// A line of a clock sheet.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct ClockLine {
    /// The time of day.
    pub time: String,
    /// What White's clock showed, or empty.
    pub white: String,
    /// What Black's clock showed, or empty.
    pub black: String,
    /// The moves completed, or empty.
    pub moves: String,
    /// Why it was read, and remarks.
    pub remark: String,
}

/// The envelope of an adjourned game (Guidelines I.2).
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Envelope {
    /// The board.
    pub board: Board,
    /// The round.
    pub round: u32,
    /// When it was adjourned.
    pub adjourned: String,
    /// Who sealed the move.
    pub sealer: String,
    /// The number of the sealed move.
    pub number: String,
    /// The position immediately before the sealed move: eight ranks of eight squares, the eighth first.
    pub position: Vec<Vec<String>>,
    /// The same in FEN.
    pub fen: String,
    /// What White's clock showed and the time used, as it is to be read.
    pub white_time: String,
    /// Black's.
    pub black_time: String,
    /// A draw offer that stands, or empty.
    pub draw_offer: String,
    /// Date, time and place of the resumption, or empty.
    pub resumption: String,
    /// Which scoresheets are in it.
    pub scoresheets: String,
    /// Who keeps it.
    pub keeper: String,
}
