//! The grid of everybody against everybody.

use arbitro_tournament::{PairingNumber, Points};
use serde::Serialize;

use super::TableRound;
use crate::field::Field;
use crate::rank::Ranked;

/// The order of rows and columns.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Order {
    /// By rank: a cross table.
    Rank,
    /// By number: the grid of the Berger tables, which can hang on the wall before the first round.
    Number,
}

/// What two did against each other.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum GridCell {
    /// The square of one with himself.
    Own,
    /// Their games, finished or not, by round; none if they have not been paired.
    Games(Vec<TableRound>),
}

/// A row of the grid.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct GridRow {
    /// Rank; none for those whose results do not count.
    pub rank: Option<u32>,
    /// The number.
    pub number: PairingNumber,
    /// The score that decides first.
    pub score: Points,
    /// One cell for each row of the grid, in the same order.
    pub cells: Vec<GridCell>,
}

/// The grid.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Grid {
    /// The order of rows and columns.
    pub order: Order,
    /// The rows.
    pub rows: Vec<GridRow>,
}

/// The grid of a ranked field. Games against those whose results do not count stand in it, too.
pub fn grid(field: &Field, ranked: &[Ranked], order: Order) -> Grid {
    let mut ranked: Vec<&Ranked> = ranked.iter().collect();
    if order == Order::Number {
        ranked.sort_by_key(|row| row.number);
    }
    let rows = ranked.iter().map(|row| GridRow {
        rank: row.rank,
        number: row.number,
        score: row.score,
        cells: ranked.iter().map(|other| cell(field, row, other)).collect(),
    });
    Grid { order, rows: rows.collect() }
}

fn cell(field: &Field, row: &Ranked, other: &Ranked) -> GridCell {
    if row.place == other.place {
        return GridCell::Own;
    }
    // What does not count is no round of the field, but stands in the cells as they were given.
    let cells = field.participant(row.place).map(|p| p.rounds.as_slice()).unwrap_or_default();
    let rounds = field.rounds(row.place).iter().enumerate();
    let games = rounds.filter(|(i, _)| cells.get(*i).is_some_and(|cell| cell.opponent == Some(other.number)));
    let game = |(i, round): (usize, &crate::Round)| {
        let given = cells.get(i);
        TableRound {
            opponent: Some(other.number),
            colour: given.and_then(|cell| cell.colour),
            result: given.and_then(|cell| cell.result),
            ..TableRound::of(field, i, round)
        }
    };
    GridCell::Games(games.map(game).collect())
}
