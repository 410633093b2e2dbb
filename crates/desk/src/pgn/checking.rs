//! The check that is running, and what is kept of the file checked last.

use std::fs::Metadata;
use std::io::{self, Cursor, Read};
use std::path::PathBuf;
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::SystemTime;

use crate::api::{DeskError, Source};
use crate::running::Running;
use crate::source;

/// The check of a desk.
pub(crate) struct Checking {
    pub running: Running,
    /// Games checked so far.
    pub games: AtomicU32,
    count: AtomicU32,
    last: Mutex<Option<Arc<Checked>>>,
}

/// A file that was checked.
pub(super) struct Checked {
    check: u32,
    pub input: Input,
    /// Where the games start that are among the rows, in order.
    pub starts: Vec<Start>,
}

/// Where a game starts.
#[derive(Clone, Copy)]
pub(super) struct Start {
    pub game: u64,
    pub line: u32,
    /// Which it is, from 0, of the games that start on the line.
    pub nth: usize,
}

impl Checking {
    /// None.
    pub const fn new() -> Self {
        Self {
            running: Running::new(),
            games: AtomicU32::new(0),
            count: AtomicU32::new(0),
            last: Mutex::new(None),
        }
    }

    /// Keeps a file that was checked, in place of the one before; gives its number.
    pub(super) fn keep(&self, input: Input, starts: Vec<Start>) -> u32 {
        let check = self.count.fetch_add(1, Ordering::Relaxed).wrapping_add(1);
        *self.last.lock().unwrap_or_else(PoisonError::into_inner) =
            Some(Arc::new(Checked { check, input, starts }));
        check
    }

    /// The file of a check, if it is the last.
    pub(super) fn checked(&self, check: u32) -> Option<Arc<Checked>> {
        let last = self.last.lock().unwrap_or_else(PoisonError::into_inner);
        last.clone().filter(|last| last.check == check)
    }
}

/// What is checked: a file that stays where it is, or bytes that were handed over.
pub(super) enum Input {
    File { path: PathBuf, len: u64, modified: Option<SystemTime> },
    Bytes { name: String, bytes: Vec<u8> },
}

impl Input {
    /// Looks at what was handed over.
    pub fn of(source: &Source) -> Result<Self, DeskError> {
        let Source::Path(path) = source else {
            let source::Handed { name, bytes } = source::read(source)?;
            return Ok(Input::Bytes { name, bytes });
        };
        let about = std::fs::metadata(path)
            .and_then(
                |about| if about.is_dir() { Err(io::ErrorKind::IsADirectory.into()) } else { Ok(about) },
            )
            .map_err(|error| unusable(path, &error))?;
        Ok(Input::File { path: PathBuf::from(path), len: about.len(), modified: modified(&about) })
    }

    /// Its name, for messages.
    pub fn name(&self) -> String {
        match self {
            Input::File { path, .. } => {
                path.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default()
            }
            Input::Bytes { name, .. } => name.clone(),
        }
    }

    /// How many bytes it has.
    pub fn size(&self) -> u64 {
        match self {
            Input::File { len, .. } => *len,
            Input::Bytes { bytes, .. } => bytes.len() as u64,
        }
    }

    /// Opens it for reading, from its beginning.
    pub fn open(&self) -> Result<Box<dyn Read + '_>, DeskError> {
        match self {
            Input::File { path, .. } => {
                let file = source::open(path).map_err(|error| unusable(&self.name(), &error))?;
                Ok(Box::new(file))
            }
            Input::Bytes { bytes, .. } => Ok(Box::new(Cursor::new(bytes))),
        }
    }

    /// Whether the file is another by now.
    pub fn has_changed(&self) -> bool {
        match self {
            Input::File { path, len, modified: before } => std::fs::metadata(path)
                .map_or(true, |about| about.len() != *len || modified(&about) != *before),
            Input::Bytes { .. } => false,
        }
    }
}

/// When a file was changed last, where its system tells.
fn modified(about: &Metadata) -> Option<SystemTime> {
    about.modified().ok()
}

/// What is said of a file that cannot be read.
pub(super) fn unusable(name: &str, error: &io::Error) -> DeskError {
    DeskError::file(name, error)
}
