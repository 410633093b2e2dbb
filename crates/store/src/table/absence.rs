//! Who asked not to be paired, in a round or with another player.

use arbitro_tournament::SideResult;
use rusqlite::{Row, params};

use super::round::{code, result};
use crate::{Db, EntryId, StoreError, TournamentId, Tx};

/// A bye asked for beforehand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ByeRequest {
    /// Who asks.
    pub entry: EntryId,
    /// From 1.
    pub round: u16,
    /// What the player gets: a full, half or zero-point bye.
    pub result: SideResult,
}

fn read_request(row: &Row<'_>) -> rusqlite::Result<ByeRequest> {
    let result = result(row, 2)?.unwrap_or(SideResult::ZeroPointBye);
    Ok(ByeRequest { entry: row.get(0)?, round: row.get(1)?, result })
}

/// The byes asked for in a tournament, by rounds.
pub fn bye_requests(db: &Db<'_>, tournament: TournamentId) -> Result<Vec<ByeRequest>, StoreError> {
    let sql = "SELECT b.entry, b.round, b.result FROM bye_request b JOIN entry e ON e.id = b.entry
               WHERE e.tournament = ?1 ORDER BY b.round, e.number";
    db.rows(sql, [tournament], read_request)
}

/// Writes what a player asks for in a round; none for nothing any more.
pub fn set_bye_request(
    tx: &Tx<'_>,
    entry: EntryId,
    round: u16,
    result: Option<SideResult>,
) -> Result<(), StoreError> {
    tx.write("DELETE FROM bye_request WHERE entry = ?1 AND round = ?2", params![entry, round])?;
    if result.is_some() {
        let sql = "INSERT INTO bye_request (entry, round, result) VALUES (?1, ?2, ?3)";
        tx.insert(sql, params![entry, round, code(result)])?;
    }
    Ok(())
}

/// The pairs of a tournament that are not to meet, in the order they were named.
pub fn prohibited_pairs(
    db: &Db<'_>,
    tournament: TournamentId,
) -> Result<Vec<(EntryId, EntryId)>, StoreError> {
    let sql = "SELECT one, other FROM prohibited_pair WHERE tournament = ?1 ORDER BY id";
    db.rows(sql, [tournament], |row| Ok((row.get(0)?, row.get(1)?)))
}

/// Says whether two players may not meet.
pub fn set_prohibited_pair(
    tx: &Tx<'_>,
    tournament: TournamentId,
    pair: (EntryId, EntryId),
    prohibited: bool,
) -> Result<(), StoreError> {
    let (one, other) = if pair.0.0 < pair.1.0 { pair } else { (pair.1, pair.0) };
    tx.write("DELETE FROM prohibited_pair WHERE one = ?1 AND other = ?2", params![one, other])?;
    if prohibited {
        let sql = "INSERT INTO prohibited_pair (tournament, one, other) VALUES (?1, ?2, ?3)";
        tx.insert(sql, params![tournament, one, other])?;
    }
    Ok(())
}
