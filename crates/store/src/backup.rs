//! Copies of an event file: taken of an open one as it stands, looked into, and put in its place.

use std::fs::{self, File};
use std::path::{Path, PathBuf};

use rusqlite::Connection;
use rusqlite::backup::Backup;

use crate::lock::{Lock, Owner};
use crate::table::event;
use crate::table::journal::{self, Entry};
use crate::{Db, EventFile, StoreError, event_file, migration};

/// An event as it stood, in memory: taken in a moment, and written without holding up the event.
#[derive(Debug)]
pub struct Snapshot(Connection);

/// What a copy is of.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CopyOf {
    /// The identity of the event.
    pub uuid: String,
    /// Its name.
    pub name: String,
    /// The last row of its journal.
    pub last: Entry,
}

impl EventFile {
    /// The event as it stands.
    pub fn snapshot(&self) -> Result<Snapshot, StoreError> {
        let mut memory = Connection::open_in_memory()?;
        copy(&self.connection, &mut memory)?;
        Ok(Snapshot(memory))
    }
}

impl Snapshot {
    /// What is in it.
    pub(crate) fn db(&self) -> Db<'_> {
        Db(&self.0)
    }

    /// Writes it as a file, whole or not at all. Nothing that is there is written over.
    pub fn write(&self, path: &Path) -> Result<(), StoreError> {
        let io = |source| StoreError::Io { path: path.to_owned(), source };
        if path.exists() {
            return Err(StoreError::Exists(path.to_owned()));
        }
        let beside = beside(path, ".new");
        // What a program that was killed left half.
        remove(&beside);
        let written = Connection::open(&beside)
            .map_err(StoreError::from)
            .and_then(|mut file| {
                copy(&self.0, &mut file)?;
                // A file that can be read where nothing can be written beside it.
                event_file::fold_log(&file)
            })
            // Left by a file of this name that was moved away without it.
            .and_then(|()| put_log_aside(path, &free_name(path, "left over")).map_err(io))
            .and_then(|()| File::open(&beside).and_then(|file| file.sync_all()).map_err(io))
            .and_then(|()| rename(&beside, path).map_err(io));
        // All of the log is in the file by now, or the file is not wanted.
        remove(&beside);
        written
    }
}

/// Copies all pages at once.
pub(crate) fn copy(from: &Connection, to: &mut Connection) -> Result<(), StoreError> {
    const ALL: i32 = -1;
    Backup::new(from, to)?.step(ALL)?;
    Ok(())
}

/// Looks into a copy, checks it, and changes nothing in it.
pub fn look(path: &Path) -> Result<CopyOf, StoreError> {
    read(path, true, |db| copy_of(path, db))
}

/// The same without reading all of it, for a list of many copies.
pub fn glance(path: &Path) -> Result<CopyOf, StoreError> {
    read(path, false, |db| copy_of(path, db))
}

fn copy_of(path: &Path, db: &Db<'_>) -> Result<CopyOf, StoreError> {
    let nothing = || StoreError::NotAnEvent { path: path.to_owned(), detail: "an empty journal".to_owned() };
    let last = journal::last(db)?.ok_or_else(nothing)?;
    let (uuid, name) = event::identity(db)?;
    Ok(CopyOf { uuid, name, last })
}

/// The journal of a copy, the last row first.
pub fn journal_of(path: &Path) -> Result<Vec<Entry>, StoreError> {
    read(path, true, journal::all)
}

/// Reads from a file that nobody has to be able to write.
fn read<T>(
    path: &Path,
    whole: bool,
    work: impl FnOnce(&Db<'_>) -> Result<T, StoreError>,
) -> Result<T, StoreError> {
    if !path.is_file() {
        return Err(StoreError::NoSuchFile(path.to_owned()));
    }
    let done = event_file::connect_to_read(path).and_then(|connection| {
        event_file::known(path, &connection)?;
        let older = migration::is_older(&connection)?;
        // Nothing is brought to the present schema before its own is known to be ours.
        if whole || older {
            event_file::check(path, &connection, &migration::all())?;
        }
        if older {
            return work(&Db(&migration::in_memory(&connection)?));
        }
        work(&Db(&connection))
    });
    done.map_err(|error| event_file::named(error, path))
}

/// Puts a copy in the place of an event file, which nobody may have open. The file that was there is kept beside it, with
/// its log if it had one; answers with its path.
pub fn put_back(copy: &Path, path: &Path, owner: &Owner) -> Result<PathBuf, StoreError> {
    let io = |source| StoreError::Io { path: path.to_owned(), source };
    look(copy)?;
    let _lock = Lock::take(path, owner)?;
    let kept = free_name(path, "replaced");
    let new = beside(path, ".new");
    let done = (|| {
        fs::copy(copy, &new)?;
        File::open(&new)?.sync_all()?;
        fs::copy(path, &kept)?;
        File::open(&kept)?.sync_all()?;
        // A log belongs to the file that it was written for: beside another it would be read into it.
        put_log_aside(path, &kept)?;
        rename(&new, path)
    })();
    if done.is_err() {
        let _ = fs::remove_file(&new);
    }
    done.map_err(io)?;
    Ok(kept)
}

/// What SQLite puts beside a file while it is written, and leaves when the program is killed.
const LOGS: [&str; 3] = ["-wal", "-shm", "-journal"];

/// Moves what SQLite left beside a file to another name, so that it is not read into whatever comes in its place.
pub(crate) fn put_log_aside(path: &Path, to: &Path) -> std::io::Result<()> {
    for ending in LOGS {
        let log = beside(path, ending);
        if log.exists() {
            fs::rename(&log, beside(to, ending))?;
        }
    }
    Ok(())
}

/// Removes a file that is not wanted any more, with what SQLite left beside it.
pub(crate) fn remove(path: &Path) {
    let _ = fs::remove_file(path);
    for ending in LOGS {
        let _ = fs::remove_file(beside(path, ending));
    }
}

/// Gives a file the name of another in its folder, and brings that to disk: else the name could be lost with the power.
fn rename(from: &Path, to: &Path) -> std::io::Result<()> {
    fs::rename(from, to)?;
    match to.parent() {
        // Elsewhere a folder cannot be opened as a file.
        Some(folder) if cfg!(unix) => File::open(folder)?.sync_all(),
        _ => Ok(()),
    }
}

/// A path with something after its whole name.
pub(crate) fn beside(path: &Path, ending: &str) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(ending);
    name.into()
}

/// A name beside a file, with a word in brackets, that no file has.
pub(crate) fn free_name(path: &Path, word: &str) -> PathBuf {
    let stem = path.file_stem().unwrap_or_default().to_string_lossy();
    let name = |n: u32| match n {
        1 => path.with_file_name(format!("{stem} ({word}).arbitro")),
        n => path.with_file_name(format!("{stem} ({word}, {n}).arbitro")),
    };
    (1..10_000).map(name).find(|name| !name.exists()).unwrap_or_else(|| name(1))
}
