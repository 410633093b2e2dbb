//! What electronic boards told of the games, as far as it was taken over.

use rusqlite::params;

use crate::{Db, PairingId, StoreError, Tx};

/// What was told of a game.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Told {
    /// The moves, each by its squares.
    pub moves: Vec<String>,
    /// How many half-moves stood on the board by the record once they were taken over.
    pub held: u32,
}

/// What was told of a game; nothing before anything was.
pub fn told(db: &Db<'_>, pairing: PairingId) -> Result<Told, StoreError> {
    let sql = "SELECT moves, held FROM live WHERE pairing = ?1";
    let read = |row: &rusqlite::Row<'_>| {
        let moves: String = row.get(0)?;
        Ok(Told { moves: moves.split_whitespace().map(str::to_owned).collect(), held: row.get(1)? })
    };
    Ok(db.first(sql, [pairing], read)?.unwrap_or_default())
}

/// Writes what was told of a game.
pub fn put(tx: &Tx<'_>, pairing: PairingId, told: &Told) -> Result<(), StoreError> {
    let sql = "INSERT INTO live (pairing, moves, held) VALUES (?1, ?2, ?3)
               ON CONFLICT (pairing) DO UPDATE SET moves = ?2, held = ?3";
    tx.write(sql, params![pairing, told.moves.join(" "), told.held]).map(|_| ())
}
