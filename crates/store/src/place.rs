//! Whether the file at a path is still the one that was found there.
//!
//! An open file that is moved, replaced or deleted goes on taking what is written, and so does one of a stick that is not
//! there any more, until the system notices: nothing of it would be found again.

use std::fs::Metadata;
use std::path::{Path, PathBuf};

use crate::StoreError;

/// A path, and which file was there.
#[derive(Debug)]
pub(crate) struct Place {
    path: PathBuf,
    found: Identity,
}

/// What tells two files apart that were at one path, one after the other.
#[derive(Debug, PartialEq, Eq)]
struct Identity {
    #[cfg(unix)]
    device_and_number: (u64, u64),
    // An open file cannot be moved there; what this tells is that it was on a stick, and another is in its place.
    #[cfg(not(unix))]
    created: Option<std::time::SystemTime>,
}

impl Identity {
    #[cfg(unix)]
    fn of(file: &Metadata) -> Self {
        use std::os::unix::fs::MetadataExt as _;
        Self { device_and_number: (file.dev(), file.ino()) }
    }

    #[cfg(not(unix))]
    fn of(file: &Metadata) -> Self {
        Self { created: file.created().ok() }
    }
}

impl Place {
    /// The file that is there now.
    pub(crate) fn of(path: PathBuf) -> Result<Self, StoreError> {
        match std::fs::metadata(&path) {
            Ok(file) => Ok(Self { path, found: Identity::of(&file) }),
            Err(source) => Err(StoreError::Io { path, source }),
        }
    }

    /// Where it is.
    pub(crate) fn path(&self) -> &Path {
        &self.path
    }

    /// Whether it is still there; an error if nothing is, or something else.
    pub(crate) fn check(&self) -> Result<(), StoreError> {
        let there = std::fs::metadata(&self.path).is_ok_and(|file| Identity::of(&file) == self.found);
        if there { Ok(()) } else { Err(StoreError::Vanished(self.path.clone())) }
    }
}
