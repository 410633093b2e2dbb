//! Backups: copies of the open event, taken before what changes much and after some minutes of work, and put back.
//!
//! A copy is taken in memory in a moment and written by a thread of its own, so that a slow stick holds nobody up.
//! Where copies go is kept on this machine, not in the event: an event that comes from elsewhere must not say where files are
//! written here.

mod keeper;
mod list;
mod look;
mod restore;
mod rotation;
mod save;
mod settings;

pub(crate) use keeper::Keeper;
pub use list::{list, make};
pub use look::look;
pub use restore::restore;
pub use save::save;
pub use settings::settings;

use std::path::{Path, PathBuf};

use arbitro_store::CopyOf;
use arbitro_store::table::event;

use crate::Desk;
use crate::api::DeskError;

/// The folder of the copies of one event. Events are told apart by their identity: two files may have one name.
fn folder_of(desk: &Desk, uuid: &str) -> Option<PathBuf> {
    let folder = settings::folder(desk)?;
    let plain: String = uuid.chars().filter(|c| c.is_ascii_alphanumeric() || *c == '-').collect();
    (!plain.is_empty()).then(|| folder.join(plain))
}

/// The folder of the copies of the open event.
fn folder_of_open(desk: &Desk) -> Result<PathBuf, DeskError> {
    let uuid = desk.read(|db| Ok(event::get(db)?.uuid))?;
    folder_of(desk, &uuid).ok_or_else(|| DeskError::plain("error-no-backups"))
}

/// The copies in a folder, the last first. What cannot be read as one is none.
fn copies(folder: &Path) -> Vec<(PathBuf, CopyOf)> {
    let files = std::fs::read_dir(folder).into_iter().flatten().flatten().map(|file| file.path());
    let mut copies: Vec<_> = files
        .filter(|path| path.extension().is_some_and(|ending| ending == "arbitro"))
        .filter_map(|path| arbitro_store::backup::glance(&path).ok().map(|copy| (path, copy)))
        .collect();
    copies.sort_by(|(one, a), (other, b)| {
        (b.last.at, b.last.number, other).cmp(&(a.last.at, a.last.number, one))
    });
    copies
}
