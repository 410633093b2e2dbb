//! Results typed a second time.

use std::collections::BTreeMap;

use arbitro_tournament::SideResult;
use rusqlite::params;

use super::round::{code, required};
use crate::{Db, PairingId, RoundId, StoreError, Tx};

/// White's result and Black's.
pub type Reading = (SideResult, SideResult);

/// The boards of a round that were typed a second time.
pub fn of_round(db: &Db<'_>, round: RoundId) -> Result<BTreeMap<PairingId, Reading>, StoreError> {
    let sql = "SELECT s.pairing, s.white_result, s.black_result
               FROM second_pass s JOIN pairing p ON p.id = s.pairing WHERE p.round = ?1";
    let rows = db.rows(sql, [round], |row| Ok((row.get(0)?, (required(row, 1)?, required(row, 2)?))))?;
    Ok(rows.into_iter().collect())
}

/// Writes what was typed a second time at a board; none takes it out.
pub fn set(tx: &Tx<'_>, pairing: PairingId, reading: Option<Reading>) -> Result<(), StoreError> {
    tx.write("DELETE FROM second_pass WHERE pairing = ?1", [pairing])?;
    if let Some((white, black)) = reading {
        let sql = "INSERT INTO second_pass (pairing, white_result, black_result) VALUES (?1, ?2, ?3)";
        tx.write(sql, params![pairing, code(Some(white)), code(Some(black))])?;
    }
    Ok(())
}
