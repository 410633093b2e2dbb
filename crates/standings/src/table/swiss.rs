//! The table of a Swiss: one column a round.

use arbitro_tournament::{PairingNumber, Points};
use serde::Serialize;

use super::TableRound;
use crate::Value;
use crate::field::Field;
use crate::rank::Ranked;

/// A round in the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct SwissCell {
    /// The opponent's rank in this table.
    pub opponent_rank: Option<u32>,
    /// The round.
    #[serde(flatten)]
    pub round: TableRound,
}

/// A row of the table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct SwissRow {
    /// Rank; none for those whose results do not count.
    pub rank: Option<u32>,
    /// The number.
    pub number: PairingNumber,
    /// The score that decides first.
    pub score: Points,
    /// The values of the tie-breaks.
    pub values: Vec<Value>,
    /// One cell a round.
    pub rounds: Vec<SwissCell>,
}

/// The table of a ranked field, in the order of the ranking.
pub fn swiss_table(field: &Field, ranked: &[Ranked]) -> Vec<SwissRow> {
    let mut ranks = vec![None; field.participants().len()];
    for row in ranked {
        if let Some(rank) = ranks.get_mut(row.place) {
            *rank = row.rank;
        }
    }
    let rank_of = |place: usize| ranks.get(place).copied().flatten();
    let row = |row: &Ranked| SwissRow {
        rank: row.rank,
        number: row.number,
        score: row.score,
        values: row.values.clone(),
        rounds: field
            .rounds(row.place)
            .iter()
            .enumerate()
            .map(|(i, round)| SwissCell {
                opponent_rank: round.opponent.and_then(rank_of),
                round: TableRound::of(field, i, round),
            })
            .collect(),
    };
    ranked.iter().map(row).collect()
}
