//! `backup/save`: the event as it stands, as a new file anywhere.

use std::path::Path;

use crate::Desk;
use crate::api::DeskError;
use crate::api::backup::{ChooseBackup, Saved};
use crate::source::with_ending;

/// Writes the open event to a new file, also where its own file is not there any more. The one that is open stays open.
pub fn save(desk: &Desk, request: &ChooseBackup) -> Result<Saved, DeskError> {
    let path = with_ending(Path::new(request.path.trim()), "arbitro");
    let snapshot = desk.with_file(|file| Ok(file.snapshot()?))?;
    snapshot.write(&path)?;
    Ok(Saved { path: path.display().to_string() })
}
