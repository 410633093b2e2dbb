//! An event file is read through and held against what every event file must be. It is read from a copy, with the log that
//! a killed program left beside it, so nothing of it is changed, and a folder that cannot be written is no hindrance.

use std::collections::BTreeSet;
use std::fs::File;
use std::path::{Path, PathBuf};

use rusqlite::{Connection, ErrorCode, OpenFlags};

use crate::backup::beside;
use crate::event_file::MOST_BYTES;
use crate::lock::Lock;
use crate::table::journal::{self, Entry, Kind};
use crate::{Db, StoreError, changeset, event_file, health, migration};

/// Something that is wrong with an event file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fault {
    /// Pages, indices or rows are damaged; what SQLite says of it.
    Damaged(String),
    /// The tables are not those that this program makes.
    OtherTables,
    /// Rows refer to rows that are not there.
    BrokenReference {
        /// The table of the rows.
        table: String,
        /// The table referred to.
        parent: String,
        /// How many.
        rows: u32,
    },
    /// The journal is empty.
    NoJournal,
    /// Rows of the journal are missing.
    JournalGap {
        /// The number that should come.
        expected: u32,
        /// The number that comes.
        found: u32,
    },
    /// An undo or redo of something that could not be taken back or done again then.
    WrongTarget(u32),
    /// What an act changed cannot be read.
    UnreadableAct(u32),
}

/// A copy of an event file to work on, which is gone when this is dropped.
#[derive(Debug)]
pub struct WorkingCopy {
    folder: tempfile::TempDir,
    path: PathBuf,
    original: PathBuf,
}

/// So much of what SQLite says is told.
const MOST: u32 = 20;

impl WorkingCopy {
    /// Copies a file that nobody has open, with its log.
    pub fn of(original: &Path) -> Result<Self, StoreError> {
        if !original.is_file() {
            return Err(StoreError::NoSuchFile(original.to_owned()));
        }
        Lock::nobody_has(original)?;
        Self::copied(original, true)
    }

    /// The same of a file that is locked here, with its log or without.
    pub(crate) fn copied(original: &Path, with_log: bool) -> Result<Self, StoreError> {
        let io = |source| StoreError::Io { path: original.to_owned(), source };
        let folder = tempfile::tempdir().map_err(io)?;
        let path = folder.path().join("copy.arbitro");
        // Not with its permissions: the copy is written.
        let copy = |from: &Path, to: &Path| {
            std::io::copy(&mut File::open(from)?, &mut File::create_new(to)?).map(drop)
        };
        copy(original, &path).map_err(io)?;
        for ending in ["-wal", "-journal"].into_iter().filter(|_| with_log) {
            let log = beside(original, ending);
            let Ok(there) = log.metadata() else { continue };
            if !there.is_file() || there.len() > MOST_BYTES {
                return Err(StoreError::NotAnEvent {
                    path: log,
                    detail: "not the log of an event".to_owned(),
                });
            }
            copy(&log, &beside(&path, ending)).map_err(io)?;
        }
        Ok(Self { folder, path, original: original.to_owned() })
    }

    /// Where the copy is.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// A folder that goes with it.
    pub fn folder(&self) -> &Path {
        self.folder.path()
    }

    /// Everything that is wrong with it; an error for a file that is none of this program's, or of a later one.
    pub fn faults(&self) -> Result<Vec<Fault>, StoreError> {
        let read = || {
            let connection = event_file::guarded(&self.path, OpenFlags::SQLITE_OPEN_READ_WRITE)?;
            match event_file::known(&self.original, &connection)
                .and_then(|()| faults(&self.original, &connection))
            {
                Err(StoreError::Sqlite(error)) if is_damage(&error) => {
                    Ok(vec![Fault::Damaged(error.to_string())])
                }
                found => found,
            }
        };
        read().map_err(|error| event_file::named(error, &self.original))
    }
}

fn is_damage(error: &rusqlite::Error) -> bool {
    let code = error.sqlite_error_code();
    // A value that is not of its column's kind, or text that is none, is damage as well.
    code.is_none() || code == Some(ErrorCode::DatabaseCorrupt)
}

fn faults(path: &Path, connection: &Connection) -> Result<Vec<Fault>, StoreError> {
    let migrations = migration::all();
    let known = i64::try_from(migrations.len()).unwrap_or(i64::MAX);
    let found = migration::version(connection)?;
    if found > known {
        return Err(StoreError::Newer { path: path.to_owned(), found, known });
    }
    let damage = health::said(connection, &format!("integrity_check({MOST})"))?;
    let mut faults: Vec<Fault> = damage.into_iter().map(Fault::Damaged).collect();
    let made = migrations.get(..usize::try_from(found).unwrap_or(0)).unwrap_or_default();
    if migration::schema(connection)? != migration::expected_schema(made)? {
        faults.push(Fault::OtherTables);
    }
    // Of tables that are not there nothing can be asked.
    if faults.is_empty() {
        faults.extend(broken_references(connection)?);
        let migrated =
            if migration::is_older(connection)? { Some(migration::in_memory(connection)?) } else { None };
        faults.extend(of_journal(migrated.as_ref().unwrap_or(connection))?);
    }
    Ok(faults)
}

fn broken_references(connection: &Connection) -> Result<Vec<Fault>, StoreError> {
    let sql = "SELECT \"table\", parent, count(*) FROM pragma_foreign_key_check GROUP BY 1, 2";
    let mut statement = connection.prepare(sql)?;
    let fault = |row: &rusqlite::Row<'_>| {
        Ok(Fault::BrokenReference { table: row.get(0)?, parent: row.get(1)?, rows: row.get(2)? })
    };
    Ok(statement.query_map([], fault)?.collect::<rusqlite::Result<_>>()?)
}

fn of_journal(connection: &Connection) -> Result<Vec<Fault>, StoreError> {
    let db = Db(connection);
    let mut rows = journal::all(&db)?;
    rows.reverse();
    let mut faults = if rows.is_empty() { vec![Fault::NoJournal] } else { numbers(&rows) };
    for row in &rows {
        let changes = journal::changeset(&db, row.number)?;
        if let Some(changes) = changes
            && !changeset::readable(connection, &changes)?
        {
            faults.push(Fault::UnreadableAct(row.number));
        }
    }
    faults.extend(targets(&db, &rows)?);
    Ok(faults)
}

/// Rows are counted from 1, and only added.
fn numbers(rows: &[Entry]) -> Vec<Fault> {
    let before = [0].into_iter().chain(rows.iter().map(|row| row.number));
    let gap = |(before, row): (u32, &Entry)| {
        let expected = before + 1;
        (row.number != expected).then_some(Fault::JournalGap { expected, found: row.number })
    };
    before.zip(rows).filter_map(gap).collect()
}

/// What can be taken back are acts that changed something and stand, and what can be done again are those taken back.
fn targets(db: &Db<'_>, rows: &[Entry]) -> Result<Vec<Fault>, StoreError> {
    let (mut standing, mut taken_back) = (BTreeSet::new(), BTreeSet::new());
    let mut faults = Vec::new();
    for row in rows {
        let right = match (row.kind, row.target) {
            (Kind::Act, _) => {
                if journal::changeset(db, row.number)?.is_some() {
                    standing.insert(row.number);
                }
                true
            }
            (Kind::Undo, Some(target)) => standing.remove(&target) && taken_back.insert(target),
            (Kind::Redo, Some(target)) => taken_back.remove(&target) && standing.insert(target),
            (Kind::Undo | Kind::Redo, None) => false,
        };
        if !right {
            faults.push(Fault::WrongTarget(row.number));
        }
    }
    Ok(faults)
}
