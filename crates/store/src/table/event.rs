//! The event itself: one row.

use arbitro_tournament::Federation;
use chrono::NaiveDate;
use rusqlite::{Row, params};

use crate::read::{parsed, parsed_if, words};
use crate::{Db, StoreError, Tx};

words! {
    /// The class of a game by its time control (Laws, appendices A and B).
    TimeClass {
        /// Standard play.
        Standard = "standard",
        /// Rapid chess.
        Rapid = "rapid",
        /// Blitz.
        Blitz = "blitz",
    }
}

/// The event.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EventRow {
    /// Tells copies of one event from another event.
    pub uuid: String,
    /// Official name.
    pub name: String,
    /// City.
    pub site: String,
    /// Federation of the site.
    pub federation: Option<Federation>,
    /// First day.
    pub start_date: NaiveDate,
    /// Last day.
    pub end_date: NaiveDate,
    /// Chief arbiter.
    pub chief_arbiter: String,
    /// Deputy arbiters, one a line.
    pub deputy_arbiters: String,
    /// Edition of the Laws, as `2023-01`.
    pub edition: String,
    /// Class.
    pub time_class: TimeClass,
    /// Whether supervision is adequate (Laws A.2, B.2).
    pub supervised: bool,
    /// Time control in the PGN form; empty when not known.
    pub time_control: String,
}

fn read(row: &Row<'_>) -> rusqlite::Result<EventRow> {
    Ok(EventRow {
        uuid: row.get(0)?,
        name: row.get(1)?,
        site: row.get(2)?,
        federation: parsed_if(row, 3)?,
        start_date: parsed(row, 4)?,
        end_date: parsed(row, 5)?,
        chief_arbiter: row.get(6)?,
        edition: row.get(7)?,
        time_class: row.get(8)?,
        supervised: row.get(9)?,
        time_control: row.get(10)?,
        deputy_arbiters: row.get(11)?,
    })
}

/// The event of this file.
pub fn get(db: &Db<'_>) -> Result<EventRow, StoreError> {
    let sql = "SELECT uuid, name, site, federation, start_date, end_date, chief_arbiter, edition, time_class,
                      supervised, time_control, deputy_arbiters
               FROM event WHERE id = ?1";
    db.one("event", 1, sql, read)
}

/// Identity and name of the event, whatever the schema of its file.
pub(crate) fn identity(db: &Db<'_>) -> Result<(String, String), StoreError> {
    db.one("event", 1, "SELECT uuid, name FROM event WHERE id = ?1", |row| Ok((row.get(0)?, row.get(1)?)))
}

/// Writes the event of a new file.
pub(crate) fn insert(tx: &Tx<'_>, event: &EventRow) -> Result<(), StoreError> {
    let sql =
        "INSERT INTO event (id, uuid, name, site, federation, start_date, end_date, chief_arbiter, edition,
                                  time_class, supervised, time_control, deputy_arbiters)
               VALUES (1, ?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12)";
    write(tx, sql, event)
}

/// Changes the event.
pub fn update(tx: &Tx<'_>, event: &EventRow) -> Result<(), StoreError> {
    let sql =
        "UPDATE event SET uuid = ?1, name = ?2, site = ?3, federation = ?4, start_date = ?5, end_date = ?6,
                      chief_arbiter = ?7, edition = ?8, time_class = ?9, supervised = ?10, time_control = ?11,
                      deputy_arbiters = ?12
               WHERE id = 1";
    write(tx, sql, event)
}

fn write(tx: &Tx<'_>, sql: &str, event: &EventRow) -> Result<(), StoreError> {
    let values = params![
        event.uuid,
        event.name,
        event.site,
        event.federation.as_ref().map(Federation::as_str),
        event.start_date.to_string(),
        event.end_date.to_string(),
        event.chief_arbiter,
        event.edition,
        event.time_class,
        event.supervised,
        event.time_control,
        event.deputy_arbiters,
    ];
    tx.write(sql, values).map(|_| ())
}
