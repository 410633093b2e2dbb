//! `backup/list`, `backup/make`: the copies of the open event.

use super::{copies, folder_of_open, settings};
use crate::api::backup::{BackupRow, BackupsView};
use crate::api::{DeskError, Nothing};
use crate::{Desk, convert};

/// The copies of the open event, the last first.
pub fn list(desk: &Desk, _: &Nothing) -> Result<BackupsView, DeskError> {
    desk.backups().settle();
    let folder = folder_of_open(desk)?;
    let row = |(path, copy): (std::path::PathBuf, arbitro_store::CopyOf)| BackupRow {
        path: path.display().to_string(),
        act: copy.last.number,
        at: copy.last.at,
        message: convert::message(&copy.last.said),
    };
    Ok(BackupsView {
        settings: settings::said(desk),
        backups: copies(&folder).into_iter().map(row).collect(),
        folder: folder.display().to_string(),
        failed: desk.backups().failed(),
    })
}

/// Takes a copy now.
pub fn make(desk: &Desk, request: &Nothing) -> Result<BackupsView, DeskError> {
    folder_of_open(desk)?;
    desk.backups().now(desk)?;
    list(desk, request)
}
