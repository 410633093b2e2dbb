//! Standings and cross tables.

use serde::Serialize;

use super::Person;

/// The standings.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct StandingsTable {
    /// Codes of the tie-breaks in their order.
    pub tiebreaks: Vec<String>,
    /// The rows.
    pub rows: Vec<StandingsLine>,
}

/// A row of the standings.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct StandingsLine {
    /// The rank; empty for who is not ranked.
    pub rank: String,
    /// Who.
    pub player: Person,
    /// The points.
    pub points: String,
    /// Values of the tie-breaks.
    pub tiebreaks: Vec<String>,
}

/// A cross table.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct CrossTable {
    /// Heads of the cells: rounds, or the ranks of the opponents.
    pub heads: Vec<String>,
    /// Codes of the tie-breaks in their order.
    pub tiebreaks: Vec<String>,
    /// The rows.
    pub rows: Vec<CrossRow>,
}

/// A row of a cross table.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct CrossRow {
    /// The row of the standings.
    #[serde(flatten)]
    pub line: StandingsLine,
    /// A cell under each head; none for the square of one with himself.
    pub cells: Vec<Option<String>>,
}
