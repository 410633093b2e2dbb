//! Standings.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::player::PlayerForm;

/// `standings/show`.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
pub struct ShowStandings {
    /// The tournament.
    pub tournament: i64,
    /// After this round; none for all results there are.
    pub after_round: Option<u32>,
}

/// The table.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
pub struct StandingsView {
    /// The tournament.
    pub tournament: i64,
    /// After this round.
    pub after_round: u32,
    /// Boards without a result among those rounds.
    pub missing: u32,
    /// Codes of the tie-breaks in their order (C.07).
    pub tiebreaks: Vec<String>,
    /// Rows by rank.
    pub rows: Vec<StandingsRow>,
}

/// A player in the table.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
pub struct StandingsRow {
    /// Rank; players equal in everything share it.
    pub rank: u32,
    /// The entry.
    pub entry: i64,
    /// Pairing number.
    pub number: u16,
    /// Who.
    pub player: PlayerForm,
    /// Games played.
    pub played: u32,
    /// Points, exact decimal.
    pub points: String,
    /// Values of the tie-breaks, exact decimals.
    pub tiebreaks: Vec<String>,
    /// One cell a paired round, for the cross table.
    pub rounds: Vec<CrossCell>,
}

/// What a player did in one round.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
pub struct CrossCell {
    /// The opponent's rank in this table; none without an opponent.
    pub opponent_rank: Option<u32>,
    /// The opponent's pairing number.
    pub opponent: Option<u16>,
    /// `white` or `black`; none without an opponent.
    pub colour: Option<super::Side>,
    /// TRF code; none while the game is not finished.
    pub result: Option<String>,
}
