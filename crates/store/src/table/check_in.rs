//! Who has come to play a round.

use std::collections::BTreeSet;

use rusqlite::params;

use crate::{Db, EntryId, StoreError, TournamentId, Tx};

/// The entries of a tournament that have come for a round.
pub fn of_round(db: &Db<'_>, tournament: TournamentId, round: u16) -> Result<BTreeSet<EntryId>, StoreError> {
    let sql = "SELECT c.entry FROM check_in c JOIN entry e ON e.id = c.entry
               WHERE e.tournament = ?1 AND c.round = ?2";
    Ok(db.rows(sql, params![tournament, round], |row| row.get(0))?.into_iter().collect())
}

/// Writes whether an entry has come for a round.
pub fn set(tx: &Tx<'_>, entry: EntryId, round: u16, here: bool) -> Result<(), StoreError> {
    tx.write("DELETE FROM check_in WHERE entry = ?1 AND round = ?2", params![entry, round])?;
    if here {
        tx.insert("INSERT INTO check_in (entry, round) VALUES (?1, ?2)", params![entry, round])?;
    }
    Ok(())
}
