//! An event as it stood at an earlier row of its journal.

use std::collections::BTreeSet;

use super::shape::Shape;
use super::state::State;
use crate::backup::Snapshot;
use crate::changeset::{self, Direction};
use crate::table::journal::{self, Entry, Kind};
use crate::{Db, EventFile, StoreError};

/// Rows that say of something that it was done with the file, not in it.
const NOTES: [&str; 1] = ["backup/restore"];

/// A copy of an event in memory that goes back through its journal.
pub(super) struct Past<'a> {
    snapshot: Snapshot,
    shape: &'a Shape,
    /// The last row first; those that were gone through are away.
    rows: Vec<Entry>,
}

impl<'a> Past<'a> {
    /// The event as it stands.
    pub fn of(file: &EventFile, shape: &'a Shape) -> Result<Self, StoreError> {
        let snapshot = file.snapshot()?;
        // Halfway through an act rows refer to rows that are not there.
        snapshot.db().0.pragma_update(None, "foreign_keys", false)?;
        Ok(Self { snapshot, shape, rows: journal::all(&file.db())? })
    }

    /// The event as it stood when this row was the last; none where the journal does not say what was changed since:
    /// moves that an electronic board told.
    pub fn at(&mut self, number: u32) -> Result<Option<State>, StoreError> {
        let db = self.snapshot.db();
        let since = self.rows.iter().take_while(|row| row.number > number).count();
        for row in self.rows.drain(..since) {
            if !step(&db, &row)? {
                return Ok(None);
            }
        }
        State::of(&db, self.shape).map(Some)
    }
}

/// Goes back over so many of the last acts, as far as the journal says what they changed, in a file that is not needed any more. The
/// rows must be as each of them left them.
pub(crate) fn leads_back(db: &Db<'_>, acts: usize) -> Result<(), StoreError> {
    db.0.pragma_update(None, "foreign_keys", false)?;
    for row in journal::all(db)?.into_iter().take(acts) {
        if !step(db, &row)? {
            break;
        }
    }
    Ok(())
}

/// Goes back over one row; whether that was possible.
fn step(db: &Db<'_>, row: &Entry) -> Result<bool, StoreError> {
    let direction = match row.kind {
        Kind::Undo => Direction::Forwards,
        Kind::Act | Kind::Redo => Direction::Backwards,
    };
    match journal::changeset(db, row.target.unwrap_or(row.number))? {
        Some(changes) => {
            changeset::apply(db.0, &changes, direction)?;
            Ok(true)
        }
        None => Ok(NOTES.contains(&row.call.as_str())),
    }
}

/// A row that an act changed: its table, the first number of its key, and whether it was added.
pub(super) type Touched = (String, i64, bool);

/// What each row of a journal changed, from this one on, the last row first.
pub(super) fn since(db: &Db<'_>, number: u32) -> Result<Vec<(Entry, Vec<Touched>)>, StoreError> {
    let mut all = Vec::new();
    for row in journal::all(db)?.into_iter().take_while(|row| row.number > number) {
        let changes = journal::changeset(db, row.target.unwrap_or(row.number))?;
        let touched = changes.map(|bytes| changeset::touched(&bytes)).transpose()?.unwrap_or_default();
        all.push((row, touched));
    }
    Ok(all)
}

/// The numbers of the rows of a table that acts added since, which may be those of rows that were taken out before.
pub(super) fn added(since: &[(Entry, Vec<Touched>)], table: &str) -> BTreeSet<i64> {
    let acts = since.iter().filter(|(row, _)| row.kind == Kind::Act);
    let touched = acts.flat_map(|(_, touched)| touched);
    touched.filter(|(of, _, added)| *added && of == table).map(|(_, key, _)| *key).collect()
}
