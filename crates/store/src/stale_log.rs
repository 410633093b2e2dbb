//! A log that lies beside an event file and is not its own.
//!
//! A program that was killed leaves its log, which is read into the file at the next opening. If meanwhile the file was replaced by
//! an earlier copy of it, or by another event, the log would be read into what it was not written for, and destroy it. SQLite
//! cannot tell; so a file with a log is first looked at in a copy, with its log and without.

use std::path::Path;

use rusqlite::OpenFlags;

use crate::backup::{beside, free_name, put_log_aside};
use crate::merge::leads_back;
use crate::verify::{Fault, WorkingCopy};
use crate::{Db, StoreError, event_file, migration};

/// So many of the last acts are held against the rows that they left.
const ACTS: usize = 500;

/// Puts the log of a file aside that nobody else has, if the file is whole without it and is not with it.
pub(crate) fn put_aside(path: &Path) -> Result<(), StoreError> {
    let log = beside(path, "-wal");
    if log.metadata().is_ok_and(|log| log.is_file() && log.len() == 0) || !log.exists() {
        return Ok(());
    }
    if is_whole(path, true)? || !is_whole(path, false)? {
        return Ok(());
    }
    let io = |source| StoreError::Io { path: path.to_owned(), source };
    put_log_aside(path, &free_name(path, "another log")).map_err(io)
}

fn is_whole(path: &Path, with_log: bool) -> Result<bool, StoreError> {
    let copy = WorkingCopy::copied(path, with_log)?;
    match copy.faults() {
        // What an act took back says nothing of the pages.
        Ok(faults) if faults.iter().all(|fault| matches!(fault, Fault::WrongTarget(_))) => {}
        Ok(_) | Err(StoreError::NotAnEvent { .. }) => return Ok(false),
        Err(other) => return Err(other),
    }
    let connection = event_file::guarded(copy.path(), OpenFlags::SQLITE_OPEN_READ_WRITE)?;
    if migration::is_older(&connection)? {
        return Ok(true);
    }
    match leads_back(&Db(&connection), ACTS) {
        Ok(()) => Ok(true),
        Err(disk) if disk.is_disk_failure() || disk.is_disk_full() => Err(disk),
        Err(_) => Ok(false),
    }
}
