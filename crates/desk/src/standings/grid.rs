//! `standings/grid`: the cross table, and the grid of the Berger tables.

use arbitro_standings::table::{self, GridCell, Order, TableRound};
use arbitro_store::TournamentId;

use super::ranking::Ranking;
use crate::api::DeskError;
use crate::api::standings::{GridGame, GridOrder, GridRow, GridView, ShowGrid};
use crate::convert::side;
use crate::{Desk, seat};

/// Everybody against everybody.
pub fn grid(desk: &Desk, request: &ShowGrid) -> Result<GridView, DeskError> {
    let ranking = desk.read(|db| Ranking::of(db, TournamentId(request.tournament), request.after_round))?;
    let order = match request.order {
        GridOrder::Rank => Order::Rank,
        GridOrder::Number => Order::Number,
    };
    let row = |row: &table::GridRow| {
        let entry = ranking.entries.get(&row.number)?;
        Some(GridRow {
            rank: row.rank,
            entry: entry.id.0,
            number: row.number.0,
            player: seat::form(entry),
            points: row.score.to_string(),
            cells: row.cells.iter().map(cell).collect(),
        })
    };
    Ok(GridView {
        tournament: request.tournament,
        after_round: ranking.after.into(),
        rows: table::grid(&ranking.field, &ranking.rows, order).rows.iter().filter_map(row).collect(),
    })
}

fn cell(cell: &GridCell) -> Option<Vec<GridGame>> {
    match cell {
        GridCell::Own => None,
        GridCell::Games(games) => Some(games.iter().map(game).collect()),
    }
}

fn game(round: &TableRound) -> GridGame {
    GridGame {
        round: round.round.into(),
        colour: round.colour.map(side),
        result: round.result.map(|result| result.code().to_string()),
    }
}
