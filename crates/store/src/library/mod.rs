//! The library beside the events: rating lists, one SQLite file each.
//!
//! A list is made as a whole: [`Library::begin`] builds it beside its place, and [`ListBuilder::finish`] puts it in the
//! place of the list of that name, which until then is there to be searched. What is in a list is never changed.

mod build;
mod fold;
mod list;
mod search;

use std::path::{Path, PathBuf};

pub use build::{ListBuilder, NewList};
pub use list::{ListAbout, OddLine, RatingList};
pub use search::ListQuery;

use crate::StoreError;

/// Marks a SQLite file as a rating list (`ArbL`).
const APPLICATION_ID: i32 = 0x4172_624c;

/// The ending of a list's file.
const ENDING: &str = "ratings";

/// The longest name of a list.
const LONGEST_NAME: usize = 40;

/// The folder of the rating lists.
#[derive(Clone, Debug)]
pub struct Library {
    folder: PathBuf,
}

/// The lists of a library.
#[derive(Debug, Default)]
pub struct Lists {
    /// Those that can be read, by name.
    pub lists: Vec<ListAbout>,
    /// The files of those that cannot.
    pub unreadable: Vec<PathBuf>,
}

impl Library {
    /// The library in a folder, which need not be there yet.
    pub fn new(folder: impl AsRef<Path>) -> Self {
        Self { folder: folder.as_ref().to_owned() }
    }

    /// Begins to build a list.
    pub fn begin(&self) -> Result<ListBuilder, StoreError> {
        ListBuilder::new(&self.folder)
    }

    /// The lists that are there.
    pub fn lists(&self) -> Result<Lists, StoreError> {
        let io = |source| StoreError::Io { path: self.folder.clone(), source };
        let entries = match std::fs::read_dir(&self.folder) {
            Err(error) if error.kind() == std::io::ErrorKind::NotFound => return Ok(Lists::default()),
            entries => entries.map_err(io)?,
        };
        let mut found = Lists::default();
        for entry in entries {
            let path = entry.map_err(io)?.path();
            if path.extension().is_none_or(|ending| ending != ENDING) {
                continue;
            }
            match RatingList::open(&path).and_then(|list| list.about()) {
                Ok(about) => found.lists.push(about),
                Err(_) => found.unreadable.push(path),
            }
        }
        found.lists.sort_by(|a, b| a.name.cmp(&b.name));
        found.unreadable.sort();
        Ok(found)
    }

    /// The list of a name.
    pub fn open(&self, name: &str) -> Result<RatingList, StoreError> {
        RatingList::open(&place(&self.folder, name)?)
    }
}

/// Whether a list can have this name: letters, digits, blanks, `-` and `_`.
pub fn is_list_name(name: &str) -> bool {
    let sound = |c: char| c.is_alphanumeric() || matches!(c, ' ' | '-' | '_');
    !name.is_empty() && name.trim() == name && name.chars().count() <= LONGEST_NAME && name.chars().all(sound)
}

/// The file of the list of a name.
fn place(folder: &Path, name: &str) -> Result<PathBuf, StoreError> {
    let path = folder.join(format!("{name}.{ENDING}"));
    if is_list_name(name) { Ok(path) } else { Err(StoreError::NoSuchFile(path)) }
}
