//! Positions that the arbiter set up in games.

use rusqlite::params;

use crate::read::words;
use crate::{Db, PairingId, StoreError, Tx};

words! {
    /// Why a position was set up.
    Cause {
        /// Moves led to it that nobody recorded.
        Gap = "gap",
        /// Displaced pieces were put right: no move led to it.
        PutRight = "put_right",
    }
}

/// A position that was set up.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SetUpRow {
    /// Before the ply of this index; the number of plies where none was played since.
    pub index: u32,
    /// Why.
    pub cause: Cause,
    /// The position.
    pub fen: String,
}

/// The positions set up in a game, in order.
pub fn of_game(db: &Db<'_>, pairing: PairingId) -> Result<Vec<SetUpRow>, StoreError> {
    db.rows("SELECT idx, cause, fen FROM set_up WHERE game = ?1 ORDER BY idx", [pairing], |row| {
        Ok(SetUpRow { index: row.get(0)?, cause: row.get(1)?, fen: row.get(2)? })
    })
}

/// Sets a position up, in the place of one that was set up there before.
pub fn put(tx: &Tx<'_>, pairing: PairingId, row: &SetUpRow) -> Result<(), StoreError> {
    let sql = "INSERT INTO set_up (game, idx, cause, fen) VALUES (?1, ?2, ?3, ?4)
               ON CONFLICT (game, idx) DO UPDATE SET cause = ?3, fen = ?4";
    tx.write(sql, params![pairing, row.index, row.cause, row.fen]).map(|_| ())
}

/// Takes out the positions set up before the plies from this index on.
pub fn cut(tx: &Tx<'_>, pairing: PairingId, from: u32) -> Result<(), StoreError> {
    tx.write("DELETE FROM set_up WHERE game = ?1 AND idx >= ?2", params![pairing, from]).map(|_| ())
}
