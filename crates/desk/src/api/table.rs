//! Tables as files for spreadsheets.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::Target;
use super::standings::StandingsGroup;

/// A table that can be written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum TableKind {
    /// The list of players; it can be read again.
    Players,
    /// The pairings of a round.
    Pairings,
    /// The results of a round, or of all rounds.
    Results,
    /// The standings with their tie-breaks.
    Standings,
    /// The standings with every round, as a Swiss has them.
    CrossTable,
    /// Everybody against everybody.
    Grid,
    /// Rating changes.
    Ratings,
    /// Title norms, made or still possible, with what is missing.
    Norms,
    /// The journal of the event.
    Journal,
    /// The incidents with their rulings and penalties.
    Incidents,
}

/// `table/export`: a table as comma-separated values.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
pub struct ExportTable {
    /// The tournament; the journal is that of the event.
    pub tournament: i64,
    /// Which.
    pub table: TableKind,
    /// The round of pairings and results, the round after which standings are; none for the last, or for all results.
    pub round: Option<u32>,
    /// Only these players in standings; none for all.
    #[serde(default)]
    #[ts(optional)]
    pub group: Option<StandingsGroup>,
    /// Language of the headers and sentences: `en` or `es`.
    pub lang: String,
    /// What parts the cells: `;`, `,` or a tab. Empty for semicolons.
    pub delimiter: String,
    /// Where to.
    pub target: Target,
}

/// What was written.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
pub struct TableExported {
    /// Rows below the header.
    pub rows: u32,
    /// The path written, if any.
    pub path: Option<String>,
    /// The text, if asked for.
    pub text: Option<String>,
    /// Name to offer for the file.
    pub file_name: String,
}
