//! One event file has one owner: a lock file beside it says who.
//!
//! The lock is the operating system's, so it ends with the process however that ends; the text in the lock file only
//! tells a second program whom to name. The database is locked as well, against programs that do not look here.

use std::fs::{File, OpenOptions, TryLockError};
use std::io::{Read, Seek, Write};
use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};

use crate::StoreError;
use crate::place::Place;

/// Who has an event file open.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Owner {
    /// The person.
    pub who: String,
    /// The machine.
    pub host: String,
    /// The process.
    pub process: u32,
    /// Since when, as RFC 3339.
    pub since: String,
}

/// A lock that is held until it is dropped.
#[derive(Debug)]
pub(crate) struct Lock {
    place: Place,
    file: File,
}

/// How often a lock file that vanished between opening and locking is tried again.
const ATTEMPTS: usize = 5;

impl Lock {
    /// The lock file of an event file.
    pub(crate) fn path(event: &Path) -> PathBuf {
        let mut name = event.as_os_str().to_owned();
        name.push(".lock");
        name.into()
    }

    /// Makes sure that nobody has the file open, without taking it or writing anything.
    pub(crate) fn nobody_has(event: &Path) -> Result<(), StoreError> {
        let path = Self::path(event);
        // Something else of this name might never be opened.
        if !path.is_file() {
            return Ok(());
        }
        let Ok(mut file) = File::open(path) else { return Ok(()) };
        match file.try_lock_shared() {
            Err(TryLockError::WouldBlock) => {
                let owner = read_owner(&mut file);
                Err(StoreError::InUse { path: event.to_owned(), owner })
            }
            // Left by a program that was killed.
            Ok(()) | Err(TryLockError::Error(_)) => Ok(()),
        }
    }

    /// Takes the lock, or says who has it.
    pub(crate) fn take(event: &Path, owner: &Owner) -> Result<Self, StoreError> {
        let path = Self::path(event);
        let io = |source| StoreError::Io { path: path.clone(), source };
        for _ in 0..ATTEMPTS {
            let mut file = OpenOptions::new()
                .read(true)
                .write(true)
                .create(true)
                .truncate(false)
                .open(&path)
                .map_err(io)?;
            match file.try_lock() {
                Ok(()) => {}
                Err(TryLockError::WouldBlock) => {
                    let owner = read_owner(&mut file);
                    return Err(StoreError::InUse { path: event.to_owned(), owner });
                }
                Err(TryLockError::Error(source)) => return Err(io(source)),
            }
            let text = serde_json::to_string(owner).unwrap_or_default();
            file.set_len(0).and_then(|()| file.rewind()).map_err(io)?;
            file.write_all(text.as_bytes()).and_then(|()| file.flush()).map_err(io)?;
            // The former owner may have removed the file between our opening and locking it.
            if cfg!(windows) || std::fs::read_to_string(&path).is_ok_and(|found| found == text) {
                return Ok(Self { place: Place::of(path)?, file });
            }
        }
        Err(StoreError::InUse { path: event.to_owned(), owner: None })
    }
}

impl Drop for Lock {
    fn drop(&mut self) {
        // Removed while it is still held, so that nobody else's lock file can be removed; nor that of a file which came in
        // the place of one that was moved away with its folder.
        if self.place.check().is_ok() {
            let _ = std::fs::remove_file(self.place.path());
        }
        let _ = self.file.unlock();
    }
}

fn read_owner(file: &mut File) -> Option<Owner> {
    let mut text = String::new();
    file.read_to_string(&mut text).ok()?;
    serde_json::from_str(&text).ok()
}
