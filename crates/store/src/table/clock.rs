//! Time at the boards: when a round began, who was not there, what the clocks showed.

use arbitro_tournament::Colour;
use chrono::{DateTime, Utc};
use rusqlite::{Row, params};

use crate::read::{colour, colour_word, parsed, parsed_if, unreadable, words};
use crate::{Db, PairingId, RoundId, StoreError, TournamentId, Tx};

/// What a tournament says of time at the boards.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct TimeRules {
    /// Minutes from the start of play until a player has to be there (Laws 6.7.1); none where the regulations are silent.
    pub default_time_min: Option<u32>,
    /// Minutes between readings of the clocks; none where they are noted only when something happens.
    pub reading_interval_min: Option<u32>,
}

/// What a tournament says of time at the boards.
pub fn rules(db: &Db<'_>, tournament: TournamentId) -> Result<TimeRules, StoreError> {
    let sql = "SELECT default_time_min, reading_interval_min FROM time_rules WHERE tournament = ?1";
    let found = db.first(sql, [tournament], |row| {
        Ok(TimeRules { default_time_min: row.get(0)?, reading_interval_min: row.get(1)? })
    })?;
    Ok(found.unwrap_or_default())
}

/// Says it anew.
pub fn set_rules(tx: &Tx<'_>, tournament: TournamentId, rules: TimeRules) -> Result<(), StoreError> {
    tx.write("DELETE FROM time_rules WHERE tournament = ?1", [tournament])?;
    if rules != TimeRules::default() {
        let sql =
            "INSERT INTO time_rules (tournament, default_time_min, reading_interval_min) VALUES (?1, ?2, ?3)";
        tx.write(sql, params![tournament, rules.default_time_min, rules.reading_interval_min])?;
    }
    Ok(())
}

/// When the play of a round began, if that was told.
pub fn start(db: &Db<'_>, round: RoundId) -> Result<Option<DateTime<Utc>>, StoreError> {
    db.first("SELECT at FROM start_of_play WHERE round = ?1", [round], |row| parsed(row, 0))
}

/// Says when the play of a round began; none takes it back.
pub fn set_start(tx: &Tx<'_>, round: RoundId, at: Option<DateTime<Utc>>) -> Result<(), StoreError> {
    tx.write("DELETE FROM start_of_play WHERE round = ?1", [round])?;
    if let Some(at) = at {
        tx.write("INSERT INTO start_of_play (round, at) VALUES (?1, ?2)", params![round, at.to_rfc3339()])?;
    }
    Ok(())
}

/// A player who was not there when play began.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MissingRow {
    /// The board.
    pub pairing: PairingId,
    /// Which of the two.
    pub side: Colour,
    /// When the player came, if so.
    pub arrived_at: Option<DateTime<Utc>>,
}

/// Who was not there when the play of a round began.
pub fn missing(db: &Db<'_>, round: RoundId) -> Result<Vec<MissingRow>, StoreError> {
    let sql =
        "SELECT m.pairing, m.side, m.arrived_at FROM missing_player m JOIN pairing p ON p.id = m.pairing
               WHERE p.round = ?1 ORDER BY p.board, m.side DESC";
    db.rows(sql, [round], |row| {
        let side = colour(row, 1)?.ok_or_else(|| unreadable(1, String::new()))?;
        Ok(MissingRow { pairing: row.get(0)?, side, arrived_at: parsed_if(row, 2)? })
    })
}

/// Says of a player that he is missing, or when he came.
pub fn set_missing(tx: &Tx<'_>, row: &MissingRow) -> Result<(), StoreError> {
    set_here(tx, row.pairing, row.side)?;
    let sql = "INSERT INTO missing_player (pairing, side, arrived_at) VALUES (?1, ?2, ?3)";
    let arrived = row.arrived_at.map(|at| at.to_rfc3339());
    tx.insert(sql, params![row.pairing, colour_word(row.side), arrived])?;
    Ok(())
}

/// Says of a player that he was there.
pub fn set_here(tx: &Tx<'_>, pairing: PairingId, side: Colour) -> Result<(), StoreError> {
    let sql = "DELETE FROM missing_player WHERE pairing = ?1 AND side = ?2";
    tx.write(sql, params![pairing, colour_word(side)]).map(|_| ())
}

words! {
    /// Why the clocks were read.
    Why {
        /// It was time to.
        Routine = "routine",
        /// Something happened at the board.
        Incident = "incident",
        /// The game was adjourned.
        Adjournment = "adjournment",
        /// The game was resumed.
        Resumption = "resumption",
    }
}

/// What the clocks of a board showed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReadingRow {
    /// The board.
    pub pairing: PairingId,
    /// The time of day.
    pub at: DateTime<Utc>,
    /// Who noted it.
    pub who: String,
    /// Why.
    pub why: Why,
    /// White's clock, in milliseconds.
    pub white_clock_ms: Option<u32>,
    /// Black's clock.
    pub black_clock_ms: Option<u32>,
    /// The moves White had completed, if they were counted.
    pub white_moves: Option<u32>,
    /// The moves Black had completed.
    pub black_moves: Option<u32>,
    /// A remark, or empty.
    pub note: String,
}

const READING: &str =
    "SELECT c.id, c.pairing, c.at, c.who, c.why, c.white_clock_ms, c.black_clock_ms, c.white_moves,
                              c.black_moves, c.note
                       FROM clock_reading c";

fn read(row: &Row<'_>) -> rusqlite::Result<(i64, ReadingRow)> {
    let reading = ReadingRow {
        pairing: row.get(1)?,
        at: parsed(row, 2)?,
        who: row.get(3)?,
        why: row.get(4)?,
        white_clock_ms: row.get(5)?,
        black_clock_ms: row.get(6)?,
        white_moves: row.get(7)?,
        black_moves: row.get(8)?,
        note: row.get(9)?,
    };
    Ok((row.get(0)?, reading))
}

/// The readings of a board in the order in which they were noted, with their numbers.
pub fn readings(db: &Db<'_>, pairing: PairingId) -> Result<Vec<(i64, ReadingRow)>, StoreError> {
    db.rows(&format!("{READING} WHERE c.pairing = ?1 ORDER BY c.id"), [pairing], read)
}

/// The readings of a round in the order in which they were noted, with their numbers.
pub fn readings_of_round(db: &Db<'_>, round: RoundId) -> Result<Vec<(i64, ReadingRow)>, StoreError> {
    let sql = format!("{READING} JOIN pairing p ON p.id = c.pairing WHERE p.round = ?1 ORDER BY c.id");
    db.rows(&sql, [round], read)
}

/// The board of a reading.
pub fn board_of(db: &Db<'_>, reading: i64) -> Result<PairingId, StoreError> {
    db.one("clock_reading", reading, "SELECT pairing FROM clock_reading WHERE id = ?1", |row| row.get(0))
}

/// Notes what the clocks show.
pub fn insert(tx: &Tx<'_>, row: &ReadingRow) -> Result<(), StoreError> {
    let sql = "INSERT INTO clock_reading (pairing, at, who, why, white_clock_ms, black_clock_ms, white_moves,
                                          black_moves, note)
               VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9)";
    let values = params![
        row.pairing,
        row.at.to_rfc3339(),
        row.who,
        row.why,
        row.white_clock_ms,
        row.black_clock_ms,
        row.white_moves,
        row.black_moves,
        row.note,
    ];
    tx.insert(sql, values)?;
    Ok(())
}

/// Takes a reading out that was noted by mistake.
pub fn delete(tx: &Tx<'_>, reading: i64) -> Result<(), StoreError> {
    tx.write_one("clock_reading", reading, "DELETE FROM clock_reading WHERE id = ?1", [reading])
}
