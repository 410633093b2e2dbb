//! `site/write`: the site of the event, in a folder.

use std::path::Path;
use std::sync::MutexGuard;

use arbitro_messages::Lang;
use arbitro_site::folder::{self, FolderError};
use arbitro_store::table::event;

use super::gather;
use super::{KEPT_IN, Remembered};
use crate::api::DeskError;
use crate::api::site::{SiteView, SiteWritten, WriteSite};
use crate::{Desk, remembered, words};

/// Brings a folder up to date with the event and remembers it. Nothing changes in the event, so it is no act.
pub fn write(desk: &Desk, request: &WriteSite) -> Result<SiteWritten, DeskError> {
    now(desk, &desk.site_turn(), request)
}

/// The same for who has the turn.
pub(super) fn now(
    desk: &Desk,
    _turn: &MutexGuard<'_, ()>,
    request: &WriteSite,
) -> Result<SiteWritten, DeskError> {
    let lang = words::lang(&request.lang);
    // Before the pages are made: what is published meanwhile is followed once more.
    let (uuid, rounds) = desk.read(|db| Ok((event::get(db)?.uuid, gather::published(db)?)))?;
    let written = put(desk, &request.folder, lang)?;
    let site =
        SiteView { folder: written.folder.clone(), lang: lang.code().to_owned(), follow: request.follow };
    remembered::keep(desk, KEPT_IN, &uuid, Remembered { site, rounds });
    Ok(written)
}

/// Brings a folder up to date with the event, once; its first page is in this language.
pub fn put(desk: &Desk, folder: &str, lang: Lang) -> Result<SiteWritten, DeskError> {
    let folder = Path::new(folder.trim());
    if !folder.is_absolute() {
        return Err(DeskError::plain("error-site-folder").with("folder", folder.display()));
    }
    let uuid = desk.read(|db| Ok(event::get(db)?.uuid))?;
    let files = gather::files(desk, lang)?;
    let done = folder::write(folder, &uuid, &files).map_err(|error| refused(&error, folder))?;
    Ok(SiteWritten {
        folder: folder.display().to_string(),
        files: done.written + done.unchanged,
        written: done.written,
        removed: done.removed,
    })
}

fn refused(error: &FolderError, folder: &Path) -> DeskError {
    match error {
        FolderError::Io { path, source } => DeskError::file(path.display(), source),
        FolderError::Stranger(path) => DeskError::plain("error-site-stranger").with("path", path.display()),
        FolderError::OtherEvent => {
            DeskError::plain("error-site-other-event").with("folder", folder.display())
        }
    }
}
