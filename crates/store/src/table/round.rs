//! Rounds, pairings and results.

use arbitro_tournament::SideResult;
use rusqlite::{Row, params};

use crate::read::{unreadable, words};
use crate::{Db, EntryId, PairingId, RoundId, RulingId, StoreError, TournamentId, Tx};

words! {
    /// How far a round is.
    Status {
        /// Proposed: nobody has been told, and nothing can be entered.
        Draft = "draft",
        /// On the wall.
        Published = "published",
    }
}

/// A round of a tournament.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RoundRow {
    /// Its number in the file.
    pub id: RoundId,
    /// The tournament.
    pub tournament: TournamentId,
    /// From 1.
    pub number: u16,
    /// Proposed or published.
    pub status: Status,
    /// Whether it is being paired by hand.
    pub manual: bool,
}

/// Two players who meet in a round, or one who has a bye.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PairingRow {
    /// Its number.
    pub id: PairingId,
    /// The round.
    pub round: RoundId,
    /// Board, from 1; 0 for a bye.
    pub board: u32,
    /// White, or the player who has the bye.
    pub white: EntryId,
    /// Black; none for a bye.
    pub black: Option<EntryId>,
    /// White's result, once there is one.
    pub white_result: Option<SideResult>,
    /// Black's result.
    pub black_result: Option<SideResult>,
    /// The ruling that gave the result.
    pub ruling: Option<RulingId>,
}

/// A round in numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RoundCount {
    /// The round, from 1.
    pub number: u16,
    /// Boards with two players.
    pub boards: u32,
    /// Boards without a result.
    pub missing: u32,
    /// Proposed or published.
    pub status: Status,
}

/// What happened at a board, in numbers.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct BoardCount {
    /// Plies in the record.
    pub plies: u32,
    /// Incidents.
    pub incidents: u32,
    /// Illegal moves counted against White.
    pub white_illegal: u32,
    /// Illegal moves counted against Black.
    pub black_illegal: u32,
}

const PAIRING: &str =
    "SELECT p.id, p.round, p.board, p.white, p.black, p.white_result, p.black_result, p.ruling
                       FROM pairing p";

pub(crate) fn result(row: &Row<'_>, column: usize) -> rusqlite::Result<Option<SideResult>> {
    let code: Option<String> = row.get(column)?;
    let read = |code: String| {
        code.chars().next().and_then(SideResult::from_code).ok_or_else(|| unreadable(column, code))
    };
    code.map(read).transpose()
}

/// A result that a column always has.
pub(crate) fn required(row: &Row<'_>, column: usize) -> rusqlite::Result<SideResult> {
    result(row, column)?.ok_or_else(|| unreadable(column, String::new()))
}

pub(crate) fn code(result: Option<SideResult>) -> Option<String> {
    result.map(|result| result.code().to_string())
}

fn read_round(row: &Row<'_>) -> rusqlite::Result<RoundRow> {
    Ok(RoundRow {
        id: row.get(0)?,
        tournament: row.get(1)?,
        number: row.get(2)?,
        status: row.get(3)?,
        manual: row.get(4)?,
    })
}

fn read_pairing(row: &Row<'_>) -> rusqlite::Result<PairingRow> {
    Ok(PairingRow {
        id: row.get(0)?,
        round: row.get(1)?,
        board: row.get(2)?,
        white: row.get(3)?,
        black: row.get(4)?,
        white_result: result(row, 5)?,
        black_result: result(row, 6)?,
        ruling: row.get(7)?,
    })
}

/// The rounds of a tournament that are paired, in order.
pub fn of_tournament(db: &Db<'_>, tournament: TournamentId) -> Result<Vec<RoundRow>, StoreError> {
    let sql =
        "SELECT id, tournament, number, status, manual FROM round WHERE tournament = ?1 ORDER BY number";
    db.rows(sql, [tournament], read_round)
}

/// A round by its number in the file.
pub fn get(db: &Db<'_>, id: RoundId) -> Result<RoundRow, StoreError> {
    db.one(
        "round",
        id.0,
        "SELECT id, tournament, number, status, manual FROM round WHERE id = ?1",
        read_round,
    )
}

/// A round by its number in the tournament, if it is paired.
pub fn find(db: &Db<'_>, tournament: TournamentId, number: u16) -> Result<Option<RoundRow>, StoreError> {
    let sql =
        "SELECT id, tournament, number, status, manual FROM round WHERE tournament = ?1 AND number = ?2";
    db.first(sql, params![tournament, number], read_round)
}

/// The rounds of a tournament in numbers.
pub fn counts(db: &Db<'_>, tournament: TournamentId) -> Result<Vec<RoundCount>, StoreError> {
    // Each count is read from an index alone.
    let sql = "SELECT r.number,
                      (SELECT count(*) FROM pairing WHERE round = r.id AND black IS NOT NULL),
                      (SELECT count(*) FROM pairing INDEXED BY pairing_missing
                       WHERE round = r.id AND black IS NOT NULL AND white_result IS NULL),
                      r.status
               FROM round r WHERE r.tournament = ?1 ORDER BY r.number";
    db.rows(sql, [tournament], |row| {
        Ok(RoundCount { number: row.get(0)?, boards: row.get(1)?, missing: row.get(2)?, status: row.get(3)? })
    })
}

/// Adds a round.
pub fn insert(
    tx: &Tx<'_>,
    tournament: TournamentId,
    number: u16,
    status: Status,
) -> Result<RoundId, StoreError> {
    let sql = "INSERT INTO round (tournament, number, status) VALUES (?1, ?2, ?3)";
    tx.insert(sql, params![tournament, number, status]).map(RoundId)
}

/// Puts a round on the wall.
pub fn publish(tx: &Tx<'_>, id: RoundId) -> Result<(), StoreError> {
    tx.write_one("round", id.0, "UPDATE round SET status = 'published' WHERE id = ?1", [id])
}

/// Takes the pairings of a round out, of which nothing was entered.
pub fn clear(tx: &Tx<'_>, id: RoundId) -> Result<(), StoreError> {
    tx.write("DELETE FROM pairing WHERE round = ?1", [id]).map(|_| ())
}

/// Begins or ends pairing a round by hand.
pub fn set_manual(tx: &Tx<'_>, id: RoundId, manual: bool) -> Result<(), StoreError> {
    tx.write_one("round", id.0, "UPDATE round SET manual = ?2 WHERE id = ?1", params![id, manual])
}

/// Takes a round and its pairings out. A ply or an incident stands in the way.
pub fn delete(tx: &Tx<'_>, id: RoundId) -> Result<(), StoreError> {
    let empty_games = "DELETE FROM game WHERE pairing IN (SELECT id FROM pairing WHERE round = ?1)
                       AND NOT EXISTS (SELECT 1 FROM ply WHERE ply.game = game.pairing)";
    tx.write(empty_games, [id])?;
    tx.write("DELETE FROM game_date WHERE pairing IN (SELECT id FROM pairing WHERE round = ?1)", [id])?;
    tx.write("DELETE FROM second_pass WHERE pairing IN (SELECT id FROM pairing WHERE round = ?1)", [id])?;
    for table in ["live", "missing_player", "clock_reading", "adjournment"] {
        let sql = format!("DELETE FROM {table} WHERE pairing IN (SELECT id FROM pairing WHERE round = ?1)");
        tx.write(&sql, [id])?;
    }
    tx.write("DELETE FROM start_of_play WHERE round = ?1", [id])?;
    tx.write("DELETE FROM pairing WHERE round = ?1", [id])?;
    tx.write_one("round", id.0, "DELETE FROM round WHERE id = ?1", [id])
}

/// The pairings of a round: boards in order, then the byes.
pub fn pairings(db: &Db<'_>, round: RoundId) -> Result<Vec<PairingRow>, StoreError> {
    let sql = format!("{PAIRING} WHERE p.round = ?1 ORDER BY p.board = 0, p.board, p.id");
    db.rows(&sql, [round], read_pairing)
}

/// The pairings of a tournament with the number of their round, by rounds and boards.
pub fn pairings_of_tournament(
    db: &Db<'_>,
    tournament: TournamentId,
) -> Result<Vec<(u16, PairingRow)>, StoreError> {
    let sql =
        "SELECT p.id, p.round, p.board, p.white, p.black, p.white_result, p.black_result, p.ruling, r.number
               FROM pairing p JOIN round r ON r.id = p.round
               WHERE r.tournament = ?1 ORDER BY r.number, p.board = 0, p.board, p.id";
    db.rows(sql, [tournament], |row| Ok((row.get(8)?, read_pairing(row)?)))
}

/// A pairing.
pub fn pairing(db: &Db<'_>, id: PairingId) -> Result<PairingRow, StoreError> {
    db.one("pairing", id.0, &format!("{PAIRING} WHERE p.id = ?1"), read_pairing)
}

/// Adds a board.
pub fn insert_board(
    tx: &Tx<'_>,
    round: RoundId,
    board: u32,
    white: EntryId,
    black: EntryId,
) -> Result<PairingId, StoreError> {
    let sql = "INSERT INTO pairing (round, board, white, black) VALUES (?1, ?2, ?3, ?4)";
    tx.insert(sql, params![round, board, white, black]).map(PairingId)
}

/// Adds a bye.
pub fn insert_bye(
    tx: &Tx<'_>,
    round: RoundId,
    player: EntryId,
    result: SideResult,
) -> Result<PairingId, StoreError> {
    let sql = "INSERT INTO pairing (round, board, white, white_result) VALUES (?1, 0, ?2, ?3)";
    tx.insert(sql, params![round, player, code(Some(result))]).map(PairingId)
}

/// Gives a board another number.
pub fn set_board(tx: &Tx<'_>, id: PairingId, board: u32) -> Result<(), StoreError> {
    tx.write_one("pairing", id.0, "UPDATE pairing SET board = ?2 WHERE id = ?1", params![id, board])
}

/// Writes the result of a pairing, and the ruling that gave it; none clears it.
pub fn set_result(
    tx: &Tx<'_>,
    id: PairingId,
    white: Option<SideResult>,
    black: Option<SideResult>,
    ruling: Option<RulingId>,
) -> Result<(), StoreError> {
    let sql = "UPDATE pairing SET white_result = ?2, black_result = ?3, ruling = ?4 WHERE id = ?1";
    tx.write_one("pairing", id.0, sql, params![id, code(white), code(black), ruling])
}

/// What happened at the boards of a round, in numbers.
pub fn board_counts(db: &Db<'_>, round: RoundId) -> Result<Vec<(PairingId, BoardCount)>, StoreError> {
    let sql = "SELECT p.id,
                      (SELECT count(*) FROM ply WHERE game = p.id),
                      (SELECT count(*) FROM incident WHERE pairing = p.id),
                      (SELECT count(*) FROM incident i JOIN ruling r ON r.incident = i.id
                       WHERE i.pairing = p.id AND 'white' IN (r.counted_against, r.counted_also)),
                      (SELECT count(*) FROM incident i JOIN ruling r ON r.incident = i.id
                       WHERE i.pairing = p.id AND 'black' IN (r.counted_against, r.counted_also))
               FROM pairing p WHERE p.round = ?1";
    db.rows(sql, [round], |row| {
        let count = BoardCount {
            plies: row.get(1)?,
            incidents: row.get(2)?,
            white_illegal: row.get(3)?,
            black_illegal: row.get(4)?,
        };
        Ok((row.get(0)?, count))
    })
}
