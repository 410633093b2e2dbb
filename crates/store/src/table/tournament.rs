//! The tournaments of the event.

use rusqlite::{Row, params};

use crate::read::words;
use crate::{Db, StoreError, TournamentId, Tx};

words! {
    /// How a tournament is paired.
    System {
        /// Everybody meets everybody once, by the Berger tables (C.05 Annex 1).
        RoundRobin = "round_robin",
        /// Everybody meets everybody twice.
        DoubleRoundRobin = "double_round_robin",
    }
}

/// A tournament.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TournamentRow {
    /// Its number.
    pub id: TournamentId,
    /// Order in the event, from 1.
    pub place: u32,
    /// Name.
    pub name: String,
    /// Pairing system.
    pub system: System,
}

fn read(row: &Row<'_>) -> rusqlite::Result<TournamentRow> {
    Ok(TournamentRow { id: row.get(0)?, place: row.get(1)?, name: row.get(2)?, system: row.get(3)? })
}

/// All tournaments in their order.
pub fn all(db: &Db<'_>) -> Result<Vec<TournamentRow>, StoreError> {
    db.rows("SELECT id, place, name, system FROM tournament ORDER BY place", [], read)
}

/// A tournament.
pub fn get(db: &Db<'_>, id: TournamentId) -> Result<TournamentRow, StoreError> {
    db.one("tournament", id.0, "SELECT id, place, name, system FROM tournament WHERE id = ?1", read)
}

/// Adds a tournament after the others.
pub fn insert(tx: &Tx<'_>, name: &str, system: System) -> Result<TournamentId, StoreError> {
    let sql = "INSERT INTO tournament (place, name, system)
               VALUES ((SELECT coalesce(max(place), 0) + 1 FROM tournament), ?1, ?2)";
    tx.insert(sql, params![name, system]).map(TournamentId)
}

/// Changes a tournament.
pub fn update(tx: &Tx<'_>, row: &TournamentRow) -> Result<(), StoreError> {
    let sql = "UPDATE tournament SET place = ?2, name = ?3, system = ?4 WHERE id = ?1";
    tx.write_one("tournament", row.id.0, sql, params![row.id, row.place, row.name, row.system])
}
