//! Games and their plies.

use std::collections::BTreeMap;

use rusqlite::{Row, params};

use crate::read::{json, words};
use crate::table::event::TimeClass;
use crate::{Db, PairingId, StoreError, Tx};

words! {
    /// What is played.
    Variant {
        /// Chess from its initial position or from a given one.
        Standard = "standard",
        /// Chess960 (Laws, Guidelines II).
        Chess960 = "chess960",
    }
}

words! {
    /// What became of a ply.
    Mark {
        /// Legal.
        Legal = "legal",
        /// Illegal, and waiting for a ruling.
        Illegal = "illegal",
        /// Illegal, ruled on, and the position before it reinstated.
        Reinstated = "reinstated",
        /// Illegal, but it stands.
        Stands = "stands",
        /// Fell with an illegal move before it.
        Void = "void",
        /// Nobody could read it.
        Unread = "unread",
    }
}

/// The record of a game, without its plies.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameRow {
    /// The pairing.
    pub pairing: PairingId,
    /// Edition of the Laws it is played under.
    pub edition: String,
    /// Class.
    pub time_class: TimeClass,
    /// Whether supervision is adequate.
    pub supervised: bool,
    /// Variant.
    pub variant: Variant,
    /// Where it starts.
    pub start_fen: String,
    /// Tags of the PGN it was read from that have no place of their own.
    pub tags: BTreeMap<String, String>,
    /// Comment before the first move.
    pub comment: Option<String>,
}

/// A ply of a record; its index is its place in the list.
#[derive(Clone, Debug, PartialEq)]
pub struct PlyRow {
    /// As it was typed, where that differs from the move.
    pub typed: Option<String>,
    /// Origin, destination and promotion (`e7e8q`); none for a move that could not be read.
    pub uci: Option<String>,
    /// English notation, as far as it can be written.
    pub san: String,
    /// Legality.
    pub mark: Mark,
    /// Whether a draw was offered with it.
    pub draw_offer: bool,
    /// What the clock showed after it, in milliseconds.
    pub clock_ms: Option<u32>,
    /// Comment.
    pub comment: Option<String>,
}

fn read_game(row: &Row<'_>) -> rusqlite::Result<GameRow> {
    Ok(GameRow {
        pairing: row.get(0)?,
        edition: row.get(1)?,
        time_class: row.get(2)?,
        supervised: row.get(3)?,
        variant: row.get(4)?,
        start_fen: row.get(5)?,
        tags: json(row, 6)?,
        comment: row.get(7)?,
    })
}

fn read_ply(row: &Row<'_>) -> rusqlite::Result<PlyRow> {
    Ok(PlyRow {
        typed: row.get(0)?,
        uci: row.get(1)?,
        san: row.get(2)?,
        mark: row.get(3)?,
        draw_offer: row.get(4)?,
        clock_ms: row.get(5)?,
        comment: row.get(6)?,
    })
}

/// The record of a pairing, if one was begun.
pub fn find(db: &Db<'_>, pairing: PairingId) -> Result<Option<GameRow>, StoreError> {
    let sql = "SELECT pairing, edition, time_class, supervised, variant, start_fen, tags, comment
               FROM game WHERE pairing = ?1";
    db.first(sql, [pairing], read_game)
}

/// Writes the record of a pairing, new or in the place of the one there is. Its plies stay.
pub fn put(tx: &Tx<'_>, game: &GameRow) -> Result<(), StoreError> {
    let sql = "INSERT INTO game (pairing, edition, time_class, supervised, variant, start_fen, tags, comment)
               VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8)
               ON CONFLICT (pairing) DO UPDATE SET edition = ?2, time_class = ?3, supervised = ?4, variant = ?5,
                   start_fen = ?6, tags = ?7, comment = ?8";
    let tags = serde_json::to_string(&game.tags).unwrap_or_else(|_| "{}".to_owned());
    let values = params![
        game.pairing,
        game.edition,
        game.time_class,
        game.supervised,
        game.variant,
        game.start_fen,
        tags,
        game.comment
    ];
    tx.write(sql, values).map(|_| ())
}

/// Takes the record of a pairing out, with its plies.
pub fn delete(tx: &Tx<'_>, pairing: PairingId) -> Result<(), StoreError> {
    cut(tx, pairing, 0)?;
    tx.write("DELETE FROM game WHERE pairing = ?1", [pairing]).map(|_| ())
}

/// The plies of a game in order.
pub fn plies(db: &Db<'_>, pairing: PairingId) -> Result<Vec<PlyRow>, StoreError> {
    let sql =
        "SELECT typed, uci, san, mark, draw_offer, clock_ms, comment FROM ply WHERE game = ?1 ORDER BY idx";
    db.rows(sql, [pairing], read_ply)
}

/// Adds a ply at this index, which must be the end of the record.
pub fn insert_ply(tx: &Tx<'_>, pairing: PairingId, index: u32, ply: &PlyRow) -> Result<(), StoreError> {
    let sql = "INSERT INTO ply (game, idx, typed, uci, san, mark, draw_offer, clock_ms, comment)
               VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9)";
    write_ply(tx, sql, pairing, index, ply)
}

/// Changes the ply at this index.
pub fn update_ply(tx: &Tx<'_>, pairing: PairingId, index: u32, ply: &PlyRow) -> Result<(), StoreError> {
    let sql =
        "UPDATE ply SET typed = ?3, uci = ?4, san = ?5, mark = ?6, draw_offer = ?7, clock_ms = ?8, comment = ?9
               WHERE game = ?1 AND idx = ?2";
    write_ply(tx, sql, pairing, index, ply)
}

fn write_ply(tx: &Tx<'_>, sql: &str, pairing: PairingId, index: u32, ply: &PlyRow) -> Result<(), StoreError> {
    let values = params![
        pairing,
        index,
        ply.typed,
        ply.uci,
        ply.san,
        ply.mark,
        ply.draw_offer,
        ply.clock_ms,
        ply.comment
    ];
    tx.write_one("ply", index.into(), sql, values)
}

/// Takes out the plies from this index to the end, and the positions set up since.
pub fn cut(tx: &Tx<'_>, pairing: PairingId, from: u32) -> Result<(), StoreError> {
    super::set_up::cut(tx, pairing, from.saturating_add(1))?;
    tx.write("DELETE FROM ply WHERE game = ?1 AND idx >= ?2", params![pairing, from]).map(|_| ())
}

/// Whether every record has its half-moves from the first on without a hole.
pub fn are_whole(db: &Db<'_>) -> Result<bool, StoreError> {
    let holes =
        db.first("SELECT 1 FROM ply GROUP BY game HAVING max(idx) + 1 <> count(*)", [], |_| Ok(()))?;
    Ok(holes.is_none())
}
