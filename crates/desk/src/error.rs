//! From what went wrong to the code that a page decides on.

use std::fmt::Display;
use std::io::{self, ErrorKind};

use arbitro_store::StoreError;

use crate::api::DeskError;

impl DeskError {
    /// An error by its key in the message catalogue, without arguments.
    pub fn plain(code: &str) -> Self {
        Self { code: code.to_owned(), params: std::collections::BTreeMap::new(), warning: None }
    }

    /// The same error with one more argument.
    #[must_use]
    #[allow(clippy::needless_pass_by_value, reason = "a value or a reference, whichever is at hand")]
    pub fn with(mut self, name: &str, value: impl ToString) -> Self {
        self.params.insert(name.to_owned(), value.to_string());
        self
    }
}

const DISK_FULL: &str = "error-disk-full";
const DISK_FAILURE: &str = "error-disk-failure";

impl DeskError {
    /// Whether the disk is to blame, and not what is on it.
    pub(crate) fn is_of_disk(&self) -> bool {
        [DISK_FULL, DISK_FAILURE].contains(&self.code.as_str())
    }
}

impl From<StoreError> for DeskError {
    fn from(error: StoreError) -> Self {
        if error.is_disk_full() {
            return Self::plain(DISK_FULL);
        }
        if error.is_read_only() {
            return Self::plain("error-read-only");
        }
        if error.is_disk_failure() {
            return Self::plain(DISK_FAILURE).with("detail", error);
        }
        if error.is_missing_reference() {
            return Self::plain("error-gone");
        }
        match error {
            StoreError::Vanished(path) => Self::plain("error-file-vanished").with("path", path.display()),
            StoreError::Exists(path) => Self::plain("error-file-exists").with("path", path.display()),
            StoreError::NoSuchFile(path) => Self::plain("error-no-such-file").with("path", path.display()),
            StoreError::NotAnEvent { path, detail } => {
                Self::plain("error-not-an-event").with("path", path.display()).with("detail", detail)
            }
            StoreError::Newer { path, found, known } => Self::plain("error-newer-file")
                .with("path", path.display())
                .with("found", found)
                .with("known", known),
            StoreError::TooLarge { path, bytes, most } => Self::plain("error-event-too-large")
                .with("path", path.display())
                .with("megabytes", bytes >> 20)
                .with("most", most >> 20),
            StoreError::InUse { path, owner: Some(owner) } => Self::plain("error-file-in-use")
                .with("path", path.display())
                .with("who", owner.who)
                .with("host", owner.host)
                .with("process", owner.process)
                .with("since", owner.since),
            StoreError::InUse { path, owner: None } => {
                Self::plain("error-file-in-use-by-unknown").with("path", path.display())
            }
            StoreError::NoSuchRow { what, id } => Self::plain("error-gone").with("what", what).with("id", id),
            StoreError::NothingToUndo => Self::plain("error-nothing-to-undo"),
            StoreError::Changed { table } => Self::plain("error-cannot-undo").with("table", table),
            StoreError::Io { path, source } => Self::file(path.display(), &source),
            StoreError::Sqlite(error) => Self::plain("error-store").with("detail", error),
        }
    }
}

impl DeskError {
    /// What is said of a file or folder that cannot be used. The usual reasons have words of their own: those of the system are in
    /// its language, not the person's.
    pub fn file(path: impl Display, error: &io::Error) -> Self {
        let why = match error.kind() {
            ErrorKind::NotFound => "missing".to_owned(),
            ErrorKind::PermissionDenied => "forbidden".to_owned(),
            ErrorKind::IsADirectory => "folder".to_owned(),
            ErrorKind::NotADirectory => "no-folder".to_owned(),
            ErrorKind::InvalidInput => "no-file".to_owned(),
            _ => error.to_string(),
        };
        Self::plain("error-file").with("path", path).with("detail", why)
    }
}
