//! Opening, making and closing an event file, and the one way of writing into it.

use std::fs::OpenOptions;
use std::path::{Path, PathBuf};

use chrono::{DateTime, Utc};
use rusqlite::config::DbConfig;
use rusqlite::limits::Limit;
use rusqlite::{Connection, ErrorCode, OpenFlags, Transaction, TransactionBehavior};

use crate::backup::{self, free_name, put_log_aside};
use crate::changeset::{self, Direction};
use crate::lock::{Lock, Owner};
use crate::place::Place;
use crate::table::event::{self, EventRow};
use crate::table::game;
use crate::table::journal::{self, Entry, Kind, Said};
use crate::{Db, StoreError, Tx, health, migration, stale_log};

/// Marks a SQLite file as an event (`Arbt`).
const APPLICATION_ID: i32 = 0x4172_6274;

/// The most memory that the pages of an open file take; an event of thousands of players has a tenth of it.
const CACHE_KIB: i64 = 128 * 1024;

/// No event file is larger: one of 6,000 players in 60 tournaments has a thirtieth of it, and copies are made in memory.
pub(crate) const MOST_BYTES: u64 = 1 << 30;

/// No text, no blob and no row is larger: what the largest file of games that is read at once changes has a tenth of it.
const MOST_OF_A_VALUE: i32 = 1 << 28;

/// An open event file. It is locked until it is dropped.
#[derive(Debug)]
pub struct EventFile {
    place: Place,
    pub(crate) connection: Connection,
    // Dropped after the connection, so that nobody opens a file that is still being closed.
    _lock: Lock,
}

/// When, by whom and as what something is written.
#[derive(Clone, Copy, Debug)]
pub struct Act<'a> {
    /// When.
    pub at: DateTime<Utc>,
    /// Who.
    pub who: &'a str,
    /// At which machine.
    pub host: &'a str,
    /// Name of the use case.
    pub call: &'a str,
    /// Its request, as JSON.
    pub request: &'a str,
}

/// What came of an act.
#[derive(Clone, Debug)]
pub struct Acted<T> {
    /// The answer of the work.
    pub answer: T,
    /// The journal's row; none if the work changed nothing, and so is not in the journal.
    pub entry: Option<Entry>,
}

/// A new event.
#[derive(Clone, Copy, Debug)]
pub struct NewFile<'a> {
    /// The event.
    pub event: &'a EventRow,
    /// The first row of the journal.
    pub act: Act<'a>,
    /// What that row says.
    pub said: &'a Said,
}

impl EventFile {
    /// Makes a new event file. It must not exist; nothing is left if it cannot be made.
    pub fn create(path: &Path, owner: &Owner, new: &NewFile<'_>) -> Result<Self, StoreError> {
        let io = |source: std::io::Error| match source.kind() {
            std::io::ErrorKind::AlreadyExists => StoreError::Exists(path.to_owned()),
            _ => StoreError::Io { path: path.to_owned(), source },
        };
        let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
        let folder = folder.canonicalize().map_err(io)?;
        let path = folder.join(path.file_name().unwrap_or_default());
        let lock = Lock::take(&path, owner)?;
        OpenOptions::new().write(true).create_new(true).open(&path).map_err(io)?;
        // Left by another file of this name that was moved away without it.
        put_log_aside(&path, &free_name(&path, "left over")).map_err(io)?;
        let made = Self::make(&path, lock, new);
        if made.is_err() {
            backup::remove(&path);
        }
        made
    }

    fn make(path: &Path, lock: Lock, new: &NewFile<'_>) -> Result<Self, StoreError> {
        let place = Place::of(path.to_owned())?;
        let mut connection = connect(path)?;
        connection.pragma_update(None, "synchronous", "FULL")?;
        let transaction = connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
        transaction.pragma_update(None, "application_id", APPLICATION_ID)?;
        migration::run(&transaction, &migration::all())?;
        let tx = Tx(Db(&transaction));
        event::insert(&tx, new.event)?;
        journal::add(&tx, &new.act, new.said, Kind::Act, None)?;
        transaction.commit()?;
        keep_log(&connection)?;
        Ok(Self { place, connection, _lock: lock })
    }

    /// Opens an event file. One of an older schema is copied beside itself, then brought to the present schema; the
    /// copy's path is given.
    pub fn open(path: &Path, owner: &Owner) -> Result<(Self, Option<PathBuf>), StoreError> {
        Self::open_with(path, owner, &migration::all())
    }

    /// Opens a file as a program with these migrations would.
    pub(crate) fn open_with(
        path: &Path,
        owner: &Owner,
        migrations: &[&str],
    ) -> Result<(Self, Option<PathBuf>), StoreError> {
        let path = path.canonicalize().map_err(|source| match source.kind() {
            std::io::ErrorKind::NotFound => StoreError::NoSuchFile(path.to_owned()),
            _ => StoreError::Io { path: path.to_owned(), source },
        })?;
        if !path.is_file() {
            return Err(StoreError::NotAnEvent { path, detail: "not a file".to_owned() });
        }
        let lock = Lock::take(&path, owner)?;
        // Seen before it is opened: whatever takes its place from now on is seen as another.
        let place = Place::of(path.clone())?;
        stale_log::put_aside(&path)?;
        let opened = connect(&path).and_then(|connection| {
            let backup = prepare(&path, &connection, migrations)?;
            Ok((connection, backup))
        });
        let (connection, backup) = opened.map_err(|error| named(error, &path))?;
        Ok((Self { place, connection, _lock: lock }, backup))
    }

    /// Where the file is.
    pub fn path(&self) -> &Path {
        self.place.path()
    }

    /// Whether the file is still where it was when it was opened; if not, nothing more is written into it.
    pub fn is_there(&self) -> bool {
        self.place.check().is_ok()
    }

    /// How many rows each table has.
    pub fn counts(&self) -> Result<Vec<(String, u64)>, StoreError> {
        let db = self.db();
        let sql =
            "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%' ORDER BY name";
        let tables: Vec<String> = db.rows(sql, [], |row| row.get(0))?;
        // The schema is the one that the migrations make, so its names are ours.
        let count = |table: String| {
            let rows =
                db.first(&format!("SELECT count(*) FROM \"{table}\""), [], |row| row.get::<_, i64>(0))?;
            Ok((table, rows.map_or(0, i64::unsigned_abs)))
        };
        tables.into_iter().map(count).collect()
    }

    /// For reading.
    pub fn db(&self) -> Db<'_> {
        Db(&self.connection)
    }

    /// Does one thing in one transaction with one row in the journal. When this returns, it is on disk; on an error
    /// nothing has changed.
    pub fn act<T, E: From<StoreError>>(
        &mut self,
        act: &Act<'_>,
        work: impl FnOnce(&Tx<'_>) -> Result<(T, Said), E>,
    ) -> Result<Acted<T>, E> {
        self.write(act, true, work)
    }

    /// The same for what nobody at this desk did, and which therefore is not taken back: moves that an electronic board
    /// told. Undo and redo pass it over.
    pub fn receive<T, E: From<StoreError>>(
        &mut self,
        act: &Act<'_>,
        work: impl FnOnce(&Tx<'_>) -> Result<(T, Said), E>,
    ) -> Result<Acted<T>, E> {
        self.write(act, false, work)
    }

    fn write<T, E: From<StoreError>>(
        &mut self,
        act: &Act<'_>,
        undoable: bool,
        work: impl FnOnce(&Tx<'_>) -> Result<(T, Said), E>,
    ) -> Result<Acted<T>, E> {
        let transaction = begin(&self.place, &mut self.connection)?;
        let tx = Tx(Db(&transaction));
        let ((answer, said), changes) = changeset::record(&transaction, || work(&tx))?;
        if changes.is_empty() {
            return Ok(Acted { answer, entry: None });
        }
        let changes = Some(changes.as_slice()).filter(|_| undoable);
        let entry = journal::add(&tx, act, &said, Kind::Act, changes)?;
        commit(&self.place, transaction)?;
        Ok(Acted { answer, entry: Some(entry) })
    }

    /// Takes back the last act that stands. The journal gets a row that says so, and which act it was.
    pub fn undo(&mut self, act: &Act<'_>) -> Result<Entry, StoreError> {
        self.turn(act, Kind::Undo)
    }

    /// Does again the act that was taken back last, if nothing else was done since.
    pub fn redo(&mut self, act: &Act<'_>) -> Result<Entry, StoreError> {
        self.turn(act, Kind::Redo)
    }

    fn turn(&mut self, act: &Act<'_>, kind: Kind) -> Result<Entry, StoreError> {
        let transaction = begin(&self.place, &mut self.connection)?;
        let tx = Tx(Db(&transaction));
        let (target, direction) = match kind {
            Kind::Redo => (journal::to_redo(&tx)?, Direction::Forwards),
            Kind::Act | Kind::Undo => (journal::to_undo(&tx)?, Direction::Backwards),
        };
        let target = target.ok_or(StoreError::NothingToUndo)?;
        let changes = journal::changeset(&tx, target.number)?.ok_or(StoreError::NothingToUndo)?;
        changeset::apply(&transaction, &changes, direction)?;
        // Moves that came from an electronic board since must not be left hanging.
        if !game::are_whole(&tx)? || changeset::leaves_orphans(&transaction)? {
            return Err(StoreError::Changed { table: "ply".to_owned() });
        }
        let entry = journal::add_turn(&tx, act, kind, &target)?;
        commit(&self.place, transaction)?;
        Ok(entry)
    }

    /// Adds a row to the journal of something that was done with the file and not in it.
    pub fn note(&mut self, act: &Act<'_>, said: &Said) -> Result<Entry, StoreError> {
        let transaction = begin(&self.place, &mut self.connection)?;
        let entry = journal::add(&Tx(Db(&transaction)), act, said, Kind::Act, None)?;
        commit(&self.place, transaction)?;
        Ok(entry)
    }

    /// Closes the file, so that it is one file again that can be copied.
    pub fn close(self) -> Result<(), StoreError> {
        self.fold()
    }

    fn fold(&self) -> Result<(), StoreError> {
        if self.place.check().is_ok() {
            return fold_log(&self.connection);
        }
        // It was moved, and has what the log has wherever it is now. The log is left: one of its name may be another's.
        Ok(self.connection.query_row("PRAGMA wal_checkpoint(TRUNCATE)", [], |_| Ok(()))?)
    }
}

impl Drop for EventFile {
    fn drop(&mut self) {
        // Where this fails the log stays beside the file, whole, and is read at the next opening.
        let _ = self.fold();
    }
}

/// Begins to write. What was written into a file that is not there any more would be lost although it was acknowledged.
fn begin<'a>(place: &Place, connection: &'a mut Connection) -> Result<Transaction<'a>, StoreError> {
    place.check()?;
    Ok(connection.transaction_with_behavior(TransactionBehavior::Immediate)?)
}

/// Brings to disk what was written, if the file is still there.
fn commit(place: &Place, transaction: Transaction<'_>) -> Result<(), StoreError> {
    place.check()?;
    Ok(transaction.commit()?)
}

/// A connection that trusts nothing in the file.
fn connect(path: &Path) -> Result<Connection, StoreError> {
    let connection = guarded(path, OpenFlags::SQLITE_OPEN_READ_WRITE)?;
    // SQLite opens to read what it may not write, and would say so only at the first act.
    if connection.is_readonly("main")? {
        let source = std::io::ErrorKind::PermissionDenied.into();
        return Err(StoreError::Io { path: path.to_owned(), source });
    }
    connection.pragma_update(None, "locking_mode", "EXCLUSIVE")?;
    // All of it was read when it was checked, and stays: of a stick that was pulled out it can still be saved.
    connection.pragma_update(None, "cache_size", -CACHE_KIB)?;
    connection.set_prepared_statement_cache_capacity(128);
    Ok(connection)
}

/// The same, to read alone.
pub(crate) fn connect_to_read(path: &Path) -> Result<Connection, StoreError> {
    guarded(path, OpenFlags::SQLITE_OPEN_READ_ONLY)
}

/// Opens a file, and trusts nothing in it.
pub(crate) fn guarded(path: &Path, flags: OpenFlags) -> Result<Connection, StoreError> {
    let bytes = std::fs::metadata(path).map_or(0, |file| file.len());
    if bytes > MOST_BYTES {
        return Err(StoreError::TooLarge { path: path.to_owned(), bytes, most: MOST_BYTES });
    }
    let connection = Connection::open_with_flags(path, flags | OpenFlags::SQLITE_OPEN_NO_MUTEX)?;
    connection.set_limit(Limit::SQLITE_LIMIT_LENGTH, MOST_OF_A_VALUE)?;
    // No other file is ever read or written through this one.
    connection.set_limit(Limit::SQLITE_LIMIT_ATTACHED, 0)?;
    connection.set_db_config(DbConfig::SQLITE_DBCONFIG_DEFENSIVE, true)?;
    connection.set_db_config(DbConfig::SQLITE_DBCONFIG_TRUSTED_SCHEMA, false)?;
    connection.set_db_config(DbConfig::SQLITE_DBCONFIG_ENABLE_VIEW, false)?;
    connection.set_db_config(DbConfig::SQLITE_DBCONFIG_DQS_DML, false)?;
    connection.set_db_config(DbConfig::SQLITE_DBCONFIG_DQS_DDL, false)?;
    connection.pragma_update(None, "cell_size_check", true)?;
    Ok(connection)
}

/// Checks that the file is an event this program knows; gives its schema.
pub(crate) fn check(path: &Path, connection: &Connection, migrations: &[&str]) -> Result<i64, StoreError> {
    known(path, connection)?;
    let not_an_event = |detail: String| StoreError::NotAnEvent { path: path.to_owned(), detail };
    let known = i64::try_from(migrations.len()).unwrap_or(i64::MAX);
    let found = migration::version(connection)?;
    if found > known {
        return Err(StoreError::Newer { path: path.to_owned(), found, known });
    }
    let made = migrations.get(..usize::try_from(found).unwrap_or(0)).unwrap_or_default();
    if migration::schema(connection)? != migration::expected_schema(made)? {
        return Err(not_an_event("its tables are not those of this program".to_owned()));
    }
    match health::said(connection, "quick_check(1)")?.into_iter().next() {
        None => Ok(found),
        Some(damage) => Err(not_an_event(damage)),
    }
}

/// Checks that the file says of itself that it is an event.
pub(crate) fn known(path: &Path, connection: &Connection) -> Result<(), StoreError> {
    let id: i32 = connection.query_row("PRAGMA application_id", [], |row| row.get(0))?;
    if id == APPLICATION_ID {
        return Ok(());
    }
    Err(StoreError::NotAnEvent { path: path.to_owned(), detail: "another kind of file".to_owned() })
}

/// Checks the file, and brings it to the present schema.
fn prepare(path: &Path, connection: &Connection, migrations: &[&str]) -> Result<Option<PathBuf>, StoreError> {
    let found = check(path, connection, migrations)?;
    let known = i64::try_from(migrations.len()).unwrap_or(i64::MAX);
    connection.pragma_update(None, "synchronous", "FULL")?;
    let backup = if found < known { Some(migrate(path, connection, migrations, found)?) } else { None };
    connection.pragma_update(None, "foreign_keys", true)?;
    keep_log(connection)?;
    Ok(backup)
}

/// Copies the file beside itself and brings it to the last of these migrations.
fn migrate(
    path: &Path,
    connection: &Connection,
    migrations: &[&str],
    found: i64,
) -> Result<PathBuf, StoreError> {
    let copy = free_name(path, &format!("schema {found}"));
    connection.backup("main", &copy, None::<fn(rusqlite::backup::Progress)>)?;
    // A migration may have to make a table anew, and the rows that refer to it must not stop it.
    connection.pragma_update(None, "foreign_keys", false)?;
    let transaction = connection.unchecked_transaction()?;
    migration::run(&transaction, migrations)?;
    let broken = transaction.prepare("PRAGMA foreign_key_check")?.exists([])?;
    if broken {
        let detail = "rows refer to rows that are not there".to_owned();
        return Err(StoreError::NotAnEvent { path: path.to_owned(), detail });
    }
    transaction.commit()?;
    Ok(copy)
}

/// From now on changes go to a log beside the file first.
fn keep_log(connection: &Connection) -> Result<(), StoreError> {
    journal_mode(connection, "wal")
}

/// Brings the log into the file and removes it.
pub(crate) fn fold_log(connection: &Connection) -> Result<(), StoreError> {
    journal_mode(connection, "delete")
}

/// Where it cannot be changed, SQLite answers with the mode that stays, and calls that no error.
fn journal_mode(connection: &Connection, mode: &str) -> Result<(), StoreError> {
    let now: String = connection.pragma_update_and_check(None, "journal_mode", mode, |row| row.get(0))?;
    if now == mode {
        return Ok(());
    }
    Err(health::disk_failure(rusqlite::ffi::SQLITE_IOERR, format!("the journal stays in mode {now}")))
}

/// Says in our words what SQLite says of a file it cannot open.
pub(crate) fn named(error: StoreError, path: &Path) -> StoreError {
    let StoreError::Sqlite(error) = error else { return error };
    let path = path.to_owned();
    match error.sqlite_error_code() {
        Some(ErrorCode::NotADatabase | ErrorCode::DatabaseCorrupt) => {
            StoreError::NotAnEvent { path, detail: error.to_string() }
        }
        Some(ErrorCode::DatabaseBusy | ErrorCode::DatabaseLocked) => StoreError::InUse { path, owner: None },
        _ => StoreError::Sqlite(error),
    }
}

#[cfg(test)]
mod tests;
