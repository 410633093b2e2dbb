//! What can go wrong with an event file.

use std::path::PathBuf;

use crate::Owner;

/// Why an event file could not be used. Nothing was changed in it.
#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    /// A file with this name is there already.
    #[error("{0:?} exists")]
    Exists(PathBuf),
    /// There is no such file.
    #[error("{0:?} does not exist")]
    NoSuchFile(PathBuf),
    /// The open file is not where it was: it was moved, replaced or deleted, or its disk is gone.
    #[error("{0:?} is not there any more")]
    Vanished(PathBuf),
    /// It is not a file of this program, or its tables are not those this program makes.
    #[error("{path:?} is not an event file: {detail}")]
    NotAnEvent {
        /// The file.
        path: PathBuf,
        /// What gave it away.
        detail: String,
    },
    /// It was written by a later version of the program.
    #[error("{path:?} has schema {found}, this program knows {known}")]
    Newer {
        /// The file.
        path: PathBuf,
        /// Its schema.
        found: i64,
        /// The newest schema known here.
        known: i64,
    },
    /// It is larger than any event file.
    #[error("{path:?} has {bytes} bytes, more than {most}")]
    TooLarge {
        /// The file.
        path: PathBuf,
        /// Its size.
        bytes: u64,
        /// The largest size.
        most: u64,
    },
    /// Another program, or another window, has it open.
    #[error("{path:?} is open in another program: {owner:?}")]
    InUse {
        /// The file.
        path: PathBuf,
        /// Who has it, where that can be read.
        owner: Option<Owner>,
    },
    /// No row with this number.
    #[error("no {what} {id}")]
    NoSuchRow {
        /// The table.
        what: &'static str,
        /// The number asked for.
        id: i64,
    },
    /// There is no act to take back, or none to do again.
    #[error("nothing to take back or to do again")]
    NothingToUndo,
    /// The rows are not as the act left them, so it cannot be taken back.
    #[error("the rows of {table} are not as the act left them")]
    Changed {
        /// The table.
        table: String,
    },
    /// The operating system's complaint.
    #[error("{path:?}: {source}")]
    Io {
        /// The file.
        path: PathBuf,
        /// The complaint.
        source: std::io::Error,
    },
    /// SQLite's complaint.
    #[error(transparent)]
    Sqlite(#[from] rusqlite::Error),
}

impl StoreError {
    /// Whether the disk is full.
    pub fn is_disk_full(&self) -> bool {
        match self {
            Self::Sqlite(error) => error.sqlite_error_code() == Some(rusqlite::ErrorCode::DiskFull),
            Self::Io { source, .. } => source.kind() == std::io::ErrorKind::StorageFull,
            _ => false,
        }
    }

    /// Whether the disk failed while it was read or written, or a file on it was opened.
    pub fn is_disk_failure(&self) -> bool {
        use rusqlite::ErrorCode::{CannotOpen, SystemIoFailure};
        matches!(self, Self::Sqlite(error) if matches!(error.sqlite_error_code(), Some(CannotOpen | SystemIoFailure)))
    }

    /// Whether a row was to refer to one that is not there.
    pub fn is_missing_reference(&self) -> bool {
        matches!(self, Self::Sqlite(error) if error.sqlite_error().is_some_and(
            |error| error.extended_code == rusqlite::ffi::SQLITE_CONSTRAINT_FOREIGNKEY
        ))
    }

    /// Whether the file or its folder may not be written.
    pub fn is_read_only(&self) -> bool {
        match self {
            Self::Sqlite(error) => matches!(
                error.sqlite_error_code(),
                Some(rusqlite::ErrorCode::ReadOnly | rusqlite::ErrorCode::PermissionDenied)
            ),
            Self::Io { source, .. } => matches!(
                source.kind(),
                std::io::ErrorKind::PermissionDenied | std::io::ErrorKind::ReadOnlyFilesystem
            ),
            _ => false,
        }
    }
}
