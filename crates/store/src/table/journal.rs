//! The journal: what was done, in order. Rows are only added.

use std::collections::BTreeMap;

use chrono::{DateTime, SecondsFormat, Utc};
use rusqlite::{Row, params};

use crate::changeset::{self, RowChange};
use crate::read::{json, parsed, words};
use crate::{Act, Db, StoreError, Tx};

words! {
    /// What a row of the journal stands for.
    Kind {
        /// Something was done.
        Act = "act",
        /// An act was taken back.
        Undo = "undo",
        /// An act that was taken back was done again.
        Redo = "redo",
    }
}

/// What was done: key and arguments of the message catalogue.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Said {
    /// Key.
    pub key: String,
    /// Arguments by name.
    pub params: BTreeMap<String, String>,
}

/// A row of the journal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// From 1.
    pub number: u32,
    /// When.
    pub at: DateTime<Utc>,
    /// Who.
    pub who: String,
    /// At which machine; empty where the row does not say.
    pub host: String,
    /// Name of the use case.
    pub call: String,
    /// What was done. An undo or redo says what the act said.
    pub said: Said,
    /// Act, undo or redo.
    pub kind: Kind,
    /// The act that was taken back or done again.
    pub target: Option<u32>,
    /// Whether an act is taken back at present.
    pub undone: bool,
}

const COLUMNS: &str = "SELECT j.number, j.at, j.who, j.call, j.key, j.params, j.kind, j.target,
                              j.kind = 'act' AND (SELECT t.kind FROM journal t WHERE t.target = j.number
                                                  ORDER BY t.number DESC LIMIT 1) IS 'undo', j.host
                       FROM journal j";

fn read(row: &Row<'_>) -> rusqlite::Result<Entry> {
    Ok(Entry {
        number: row.get(0)?,
        at: parsed(row, 1)?,
        who: row.get(2)?,
        call: row.get(3)?,
        said: Said { key: row.get(4)?, params: json(row, 5)? },
        kind: row.get(6)?,
        target: row.get(7)?,
        undone: row.get(8)?,
        host: row.get(9)?,
    })
}

/// The whole journal, the last row first.
pub fn all(db: &Db<'_>) -> Result<Vec<Entry>, StoreError> {
    db.rows(&format!("{COLUMNS} ORDER BY j.number DESC"), [], read)
}

/// So many rows before a number, the last first.
pub fn before(db: &Db<'_>, number: u32, most: u32) -> Result<Vec<Entry>, StoreError> {
    db.rows(
        &format!("{COLUMNS} WHERE j.number < ?1 ORDER BY j.number DESC LIMIT ?2"),
        params![number, most],
        read,
    )
}

/// Acts, the first first, that have this value among the arguments of what they say, or any value of another name.
pub fn saying(db: &Db<'_>, name: &str, value: &str, or: &str) -> Result<Vec<Entry>, StoreError> {
    let sql = format!(
        "{COLUMNS} WHERE j.kind = 'act' AND (j.params ->> ?1 = ?2 OR j.params ->> ?3 IS NOT NULL) ORDER BY j.number"
    );
    db.rows(&sql, params![name, value, or], read)
}

/// How many rows there are.
pub fn count(db: &Db<'_>) -> Result<u32, StoreError> {
    Ok(last(db)?.map_or(0, |last| last.number))
}

/// The last row.
pub fn last(db: &Db<'_>) -> Result<Option<Entry>, StoreError> {
    db.first(&format!("{COLUMNS} ORDER BY j.number DESC LIMIT 1"), [], read)
}

/// The last row of a person: not what an electronic board told.
pub fn last_own(db: &Db<'_>) -> Result<Option<Entry>, StoreError> {
    let sql = format!(
        "{COLUMNS} WHERE j.number = 1 OR j.kind <> 'act' OR j.changeset IS NOT NULL ORDER BY j.number DESC LIMIT 1"
    );
    db.first(&sql, [], read)
}

/// The act that undo would take back: the last that stands.
pub fn to_undo(db: &Db<'_>) -> Result<Option<Entry>, StoreError> {
    let sql = format!(
        "{COLUMNS} WHERE j.kind = 'act' AND j.changeset IS NOT NULL
         AND (SELECT t.kind FROM journal t WHERE t.target = j.number ORDER BY t.number DESC LIMIT 1) IS NOT 'undo'
         ORDER BY j.number DESC LIMIT 1"
    );
    db.first(&sql, [], read)
}

/// The act that redo would do again: of those taken back since the last act that can be taken back, the first.
pub fn to_redo(db: &Db<'_>) -> Result<Option<Entry>, StoreError> {
    let sql = format!(
        "{COLUMNS} WHERE j.number =
             (SELECT min(u.target) FROM journal u
              WHERE u.kind = 'undo'
                AND u.number > coalesce((SELECT number FROM journal WHERE kind = 'act' AND changeset IS NOT NULL
                                         ORDER BY number DESC LIMIT 1), 0)
                AND (SELECT t.kind FROM journal t WHERE t.target = u.target ORDER BY t.number DESC LIMIT 1) = 'undo')"
    );
    db.first(&sql, [], read)
}

/// A row, and what its act changed in the tables.
pub fn get(db: &Db<'_>, number: u32) -> Result<(Entry, Vec<RowChange>), StoreError> {
    let entry = db.one("journal", i64::from(number), &format!("{COLUMNS} WHERE j.number = ?1"), read)?;
    // What was taken back or done again is what its act changed.
    let changes = changeset(db, entry.target.unwrap_or(number))?;
    let rows = changes.map(|bytes| changeset::rows(db.0, &bytes)).transpose()?;
    Ok((entry, rows.unwrap_or_default()))
}

/// The last row up to which two journals are the same, both with the last row first.
pub fn common(ours: &[Entry], theirs: &[Entry]) -> u32 {
    let same = |(a, b): &(&Entry, &Entry)| {
        (a.number, a.at, &a.who, &a.host, &a.call, &a.said, a.kind, a.target)
            == (b.number, b.at, &b.who, &b.host, &b.call, &b.said, b.kind, b.target)
    };
    let both = ours.iter().rev().zip(theirs.iter().rev());
    both.take_while(same).last().map_or(0, |(row, _)| row.number)
}

/// What an act changed.
pub(crate) fn changeset(db: &Db<'_>, number: u32) -> Result<Option<Vec<u8>>, StoreError> {
    let found = db.first("SELECT changeset FROM journal WHERE number = ?1", [number], |row| row.get(0))?;
    Ok(found.flatten())
}

/// Adds an act.
pub(crate) fn add(
    tx: &Tx<'_>,
    act: &Act<'_>,
    said: &Said,
    kind: Kind,
    changes: Option<&[u8]>,
) -> Result<Entry, StoreError> {
    write(tx, act, said, kind, None, changes)
}

/// Adds the undo or redo of an act.
pub(crate) fn add_turn(tx: &Tx<'_>, act: &Act<'_>, kind: Kind, target: &Entry) -> Result<Entry, StoreError> {
    write(tx, act, &target.said, kind, Some(target.number), None)
}

fn write(
    tx: &Tx<'_>,
    act: &Act<'_>,
    said: &Said,
    kind: Kind,
    target: Option<u32>,
    changes: Option<&[u8]>,
) -> Result<Entry, StoreError> {
    let sql = "INSERT INTO journal (number, at, who, call, request, key, params, kind, target, changeset, host)
               VALUES ((SELECT coalesce(max(number), 0) + 1 FROM journal), ?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10)";
    let words = serde_json::to_string(&said.params).unwrap_or_else(|_| "{}".to_owned());
    let at = act.at.to_rfc3339_opts(SecondsFormat::Millis, true);
    let values =
        params![at, act.who, act.call, act.request, said.key, words, kind, target, changes, act.host];
    let number = tx.insert(sql, values)?;
    tx.one("journal", number, &format!("{COLUMNS} WHERE j.number = ?1"), read)
}
