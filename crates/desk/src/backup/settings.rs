//! `backup/settings`: where copies go and how often they are taken.

use std::path::PathBuf;

use super::list;
use crate::Desk;
use crate::api::DeskError;
use crate::api::backup::{BackupSettings, BackupsView};
use crate::source;

/// A copy is taken after so many minutes of work, unless a person says otherwise.
const MINUTES: u32 = 5;

/// The longest time without a copy that can be said: a day.
const LONGEST: u32 = 24 * 60;

fn place(desk: &Desk) -> PathBuf {
    desk.config().config_dir.join("backups.json")
}

/// What was said.
pub(super) fn said(desk: &Desk) -> BackupSettings {
    let text = std::fs::read_to_string(place(desk)).unwrap_or_default();
    let as_ever = BackupSettings { folder: String::new(), minutes: MINUTES };
    serde_json::from_str(&text).unwrap_or(as_ever)
}

/// The folder of all copies; none where a desk takes none.
pub(super) fn folder(desk: &Desk) -> Option<PathBuf> {
    let own = desk.config().backups_dir.as_ref()?;
    let said = said(desk).folder;
    Some(if said.is_empty() { own.clone() } else { PathBuf::from(said) })
}

/// Says where copies go and how often they are taken. The folder must be there and take files.
pub fn settings(desk: &Desk, request: &BackupSettings) -> Result<BackupsView, DeskError> {
    let folder = request.folder.trim();
    let failed = |path: &str, e: std::io::Error| DeskError::file(path, &e);
    if !folder.is_empty() {
        // Tried out now, and not in the middle of a round.
        tempfile::NamedTempFile::new_in(folder).map_err(|e| failed(folder, e))?;
    }
    let settings = BackupSettings { folder: folder.to_owned(), minutes: request.minutes.min(LONGEST) };
    let text = serde_json::to_vec_pretty(&settings).map_err(|e| {
        DeskError::plain("error-bad-request").with("call", "backup/settings").with("detail", e)
    })?;
    let own = &desk.config().config_dir;
    std::fs::create_dir_all(own).map_err(|e| failed(&own.display().to_string(), e))?;
    source::write_bytes(&place(desk).to_string_lossy(), &text)?;
    list::list(desk, &crate::api::Nothing {})
}
