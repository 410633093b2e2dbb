//! `backup/restore`: a copy takes the place of the open event.

use std::path::Path;

use arbitro_store::backup;

use super::look;
use crate::Desk;
use crate::api::DeskError;
use crate::api::backup::{ChooseBackup, Restored};
use crate::api::warning::WarningLevel;
use crate::convert::{With as _, said, sentence};
use crate::warning::Warnings;

/// Puts a copy in the place of the open event, which is kept beside it as it was. What that puts aside is confirmed first.
pub fn restore(desk: &Desk, request: &ChooseBackup) -> Result<Restored, DeskError> {
    let seen = look(desk, request)?;
    let mut warnings = Warnings::new();
    let told = sentence("warning-restore").with("act", seen.common).with("acts", seen.put_aside.len());
    warnings.add(WarningLevel::Confirm, told);
    desk.read(|db| warnings.settle(desk, db, "backup/restore", request))?;
    desk.backups().closing(desk);
    let owner = desk.owner();
    let kept = desk.exchange(|path| Ok(backup::put_back(Path::new(&request.path), path, &owner)?))?;
    let name = kept.file_name().unwrap_or_default().to_string_lossy().into_owned();
    let said = said("journal-restored")
        .with("act", seen.common)
        .with("acts", seen.put_aside.len())
        .with("kept", &name);
    let text = serde_json::to_string(request).unwrap_or_else(|_| "{}".to_owned());
    let entry = desk.with_file(|file| Ok(file.note(&desk.signed("backup/restore", &text), &said)?))?;
    desk.announce_entry(&entry);
    Ok(Restored { kept: kept.display().to_string() })
}
