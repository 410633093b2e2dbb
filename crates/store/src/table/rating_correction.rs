//! Results that count for ratings in place of those that stand in the tournament.

use std::collections::BTreeMap;

use arbitro_tournament::SideResult;
use rusqlite::params;

use super::round::{code, result};
use crate::{Db, PairingId, StoreError, TournamentId, Tx};

/// White's result and Black's, by pairings of a tournament.
pub type Corrections = BTreeMap<PairingId, (SideResult, SideResult)>;

/// The corrections of a tournament.
pub fn of_tournament(db: &Db<'_>, tournament: TournamentId) -> Result<Corrections, StoreError> {
    let sql = "SELECT c.pairing, c.white_result, c.black_result FROM rating_correction c
               JOIN pairing p ON p.id = c.pairing JOIN round r ON r.id = p.round WHERE r.tournament = ?1";
    let rows = db.rows(sql, [tournament], |row| Ok((row.get(0)?, result(row, 1)?, result(row, 2)?)))?;
    Ok(rows.into_iter().filter_map(|(id, white, black)| Some((id, (white?, black?)))).collect())
}

/// Writes the correction of a pairing; none for none any more.
pub fn set(
    tx: &Tx<'_>,
    pairing: PairingId,
    results: Option<(SideResult, SideResult)>,
) -> Result<(), StoreError> {
    tx.write("DELETE FROM rating_correction WHERE pairing = ?1", [pairing])?;
    if let Some((white, black)) = results {
        let sql = "INSERT INTO rating_correction (pairing, white_result, black_result) VALUES (?1, ?2, ?3)";
        tx.insert(sql, params![pairing, code(Some(white)), code(Some(black))])?;
    }
    Ok(())
}
