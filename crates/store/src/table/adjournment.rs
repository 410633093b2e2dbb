//! Adjourned games: what stands on the envelope, and what became of it (Guidelines I).

use arbitro_tournament::Colour;
use chrono::{DateTime, Utc};
use rusqlite::{Row, params};

use crate::read::{colour, colour_word, parsed, parsed_if, unreadable};
use crate::{Db, PairingId, StoreError, Tx};

/// An adjourned game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AdjournmentRow {
    /// The board.
    pub pairing: PairingId,
    /// When it was adjourned.
    pub at: DateTime<Utc>,
    /// Who sealed the move.
    pub sealer: Colour,
    /// The position immediately before the sealed move, in FEN.
    pub fen: String,
    /// What White's clock showed, in milliseconds.
    pub white_clock_ms: Option<u32>,
    /// What Black's clock showed.
    pub black_clock_ms: Option<u32>,
    /// Whose draw offer stands.
    pub draw_offer: Option<Colour>,
    /// Whether White's scoresheet is in the envelope.
    pub white_scoresheet: bool,
    /// Whether Black's is.
    pub black_scoresheet: bool,
    /// Who keeps the envelope.
    pub keeper: String,
    /// Date, time and place of the resumption, in words.
    pub resumption: String,
    /// What came of it.
    pub resumed: Option<Resumed>,
    /// What was found in the envelope, once it is open; empty where nothing is written.
    pub sealed_move: Option<String>,
}

/// A game at its resumption.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Resumed {
    /// When.
    pub at: DateTime<Utc>,
    /// Whether White is present.
    pub white: bool,
    /// Whether Black is.
    pub black: bool,
}

const COLUMNS: &str = "SELECT pairing, at, sealer, fen, white_clock_ms, black_clock_ms, draw_offer, white_scoresheet,
                              black_scoresheet, keeper, resumption, resumed_at, white_present, black_present, sealed_move
                       FROM adjournment";

fn read(row: &Row<'_>) -> rusqlite::Result<AdjournmentRow> {
    let resumed = parsed_if(row, 11)?;
    let (white, black) = (row.get(12)?, row.get(13)?);
    Ok(AdjournmentRow {
        pairing: row.get(0)?,
        at: parsed(row, 1)?,
        sealer: colour(row, 2)?.ok_or_else(|| unreadable(2, String::new()))?,
        fen: row.get(3)?,
        white_clock_ms: row.get(4)?,
        black_clock_ms: row.get(5)?,
        draw_offer: colour(row, 6)?,
        white_scoresheet: row.get(7)?,
        black_scoresheet: row.get(8)?,
        keeper: row.get(9)?,
        resumption: row.get(10)?,
        resumed: resumed.map(|at| Resumed { at, white, black }),
        sealed_move: row.get(14)?,
    })
}

/// The adjournment of a game, if it is adjourned.
pub fn find(db: &Db<'_>, pairing: PairingId) -> Result<Option<AdjournmentRow>, StoreError> {
    db.first(&format!("{COLUMNS} WHERE pairing = ?1"), [pairing], read)
}

/// All adjourned games of the event, in the order of their boards.
pub fn all(db: &Db<'_>) -> Result<Vec<AdjournmentRow>, StoreError> {
    db.rows(&format!("{COLUMNS} ORDER BY pairing"), [], read)
}

/// Writes an adjournment, in place of what was written of the game.
pub fn put(tx: &Tx<'_>, row: &AdjournmentRow) -> Result<(), StoreError> {
    delete(tx, row.pairing)?;
    let sql = "INSERT INTO adjournment (pairing, at, sealer, fen, white_clock_ms, black_clock_ms, draw_offer,
                                        white_scoresheet, black_scoresheet, keeper, resumption, resumed_at,
                                        white_present, black_present, sealed_move)
               VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?14, ?15)";
    let values = params![
        row.pairing,
        row.at.to_rfc3339(),
        colour_word(row.sealer),
        row.fen,
        row.white_clock_ms,
        row.black_clock_ms,
        row.draw_offer.map(colour_word),
        row.white_scoresheet,
        row.black_scoresheet,
        row.keeper,
        row.resumption,
        row.resumed.map(|resumed| resumed.at.to_rfc3339()),
        row.resumed.is_some_and(|resumed| resumed.white),
        row.resumed.is_some_and(|resumed| resumed.black),
        row.sealed_move,
    ];
    tx.write(sql, values).map(|_| ())
}

/// Takes an adjournment out.
pub fn delete(tx: &Tx<'_>, pairing: PairingId) -> Result<(), StoreError> {
    tx.write("DELETE FROM adjournment WHERE pairing = ?1", [pairing]).map(|_| ())
}
