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

/// Two players who are not to meet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ProhibitedPair {
    /// One of them.
    pub one: EntryId,
    /// The other.
    pub other: EntryId,
    /// Whether it is only a wish, which gives way where no pairing keeps it.
    pub weak: bool,
    /// The first round it holds for, from 1.
    pub first_round: u16,
    /// The last; none for all.
    pub last_round: Option<u16>,
}

impl ProhibitedPair {
    /// Whether it holds for a round.
    pub fn holds_in(&self, round: u16) -> bool {
        self.first_round <= round && self.last_round.is_none_or(|last| round <= last)
    }
}

/// The pairs of a tournament that are not to meet, in the order they were named.
pub fn prohibited_pairs(db: &Db<'_>, tournament: TournamentId) -> Result<Vec<ProhibitedPair>, StoreError> {
    let sql = "SELECT one, other, weak, first_round, last_round FROM prohibited_pair
               WHERE tournament = ?1 ORDER BY id";
    db.rows(sql, [tournament], |row| {
        Ok(ProhibitedPair {
            one: row.get(0)?,
            other: row.get(1)?,
            weak: row.get(2)?,
            first_round: row.get(3)?,
            last_round: row.get(4)?,
        })
    })
}

/// What is written of two players; none if they may meet.
pub fn prohibited_pair(
    db: &Db<'_>,
    tournament: TournamentId,
    pair: (EntryId, EntryId),
) -> Result<Option<ProhibitedPair>, StoreError> {
    let (one, other) = in_order(pair);
    Ok(prohibited_pairs(db, tournament)?.into_iter().find(|row| (row.one, row.other) == (one, other)))
}

/// Says that two players may not meet, in place of what was said of them before.
pub fn prohibit(tx: &Tx<'_>, tournament: TournamentId, pair: ProhibitedPair) -> Result<(), StoreError> {
    let (one, other) = in_order((pair.one, pair.other));
    allow(tx, (one, other))?;
    let sql = "INSERT INTO prohibited_pair (tournament, one, other, weak, first_round, last_round)
               VALUES (?1, ?2, ?3, ?4, ?5, ?6)";
    tx.insert(sql, params![tournament, one, other, pair.weak, pair.first_round, pair.last_round])?;
    Ok(())
}

/// Says that two players may meet.
pub fn allow(tx: &Tx<'_>, pair: (EntryId, EntryId)) -> Result<(), StoreError> {
    let (one, other) = in_order(pair);
    tx.write("DELETE FROM prohibited_pair WHERE one = ?1 AND other = ?2", params![one, other]).map(|_| ())
}

fn in_order((one, other): (EntryId, EntryId)) -> (EntryId, EntryId) {
    if one.0 < other.0 { (one, other) } else { (other, one) }
}
