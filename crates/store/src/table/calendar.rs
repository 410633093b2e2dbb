//! When the rounds of a tournament are to begin.

use chrono::{NaiveDate, NaiveTime};
use rusqlite::{Row, params};

use crate::read::{parsed_if, unreadable};
use crate::{Db, StoreError, TournamentId, Tx};

/// How a time of day is written.
const TIME: &str = "%H:%M";

/// A round in the calendar.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CalendarRow {
    /// From 1.
    pub round: u16,
    /// The day; none when not known.
    pub date: Option<NaiveDate>,
    /// Local time of the site; none when not known.
    pub time: Option<NaiveTime>,
    /// Anything to be said; or empty.
    pub remark: String,
}

fn read(row: &Row<'_>) -> rusqlite::Result<CalendarRow> {
    let time: Option<String> = row.get(2)?;
    let time = time
        .map(|text| NaiveTime::parse_from_str(&text, TIME).map_err(|_| unreadable(2, text.clone())))
        .transpose()?;
    Ok(CalendarRow { round: row.get(0)?, date: parsed_if(row, 1)?, time, remark: row.get(3)? })
}

/// The rounds of a tournament of which anything is said, in order.
pub fn of_tournament(db: &Db<'_>, tournament: TournamentId) -> Result<Vec<CalendarRow>, StoreError> {
    let sql = "SELECT round, date, time, remark FROM calendar WHERE tournament = ?1 ORDER BY round";
    db.rows(sql, [tournament], read)
}

/// Writes the whole calendar of a tournament.
pub fn set(tx: &Tx<'_>, tournament: TournamentId, rows: &[CalendarRow]) -> Result<(), StoreError> {
    tx.write("DELETE FROM calendar WHERE tournament = ?1", params![tournament])?;
    for row in rows {
        let sql = "INSERT INTO calendar (tournament, round, date, time, remark) VALUES (?1, ?2, ?3, ?4, ?5)";
        let date = row.date.map(|date| date.to_string());
        let time = row.time.map(|time| time.format(TIME).to_string());
        tx.insert(sql, params![tournament, row.round, date, time, row.remark])?;
    }
    Ok(())
}
