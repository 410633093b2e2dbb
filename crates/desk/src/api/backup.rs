//! Backups: copies of the event, taken by the program, and put back.

use chrono::{DateTime, Utc};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::Message;
use super::event::Act;

/// `backup/settings`: where copies go and how often they are taken, on this machine.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct BackupSettings {
    /// The folder; empty for the program's own. A stick is a good one.
    pub folder: String,
    /// A copy is taken after so many minutes of work; 0 for none by time.
    pub minutes: u32,
}

/// A copy of the event.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct BackupRow {
    /// The file.
    pub path: String,
    /// Its last act.
    pub act: u32,
    /// When that was done.
    pub at: DateTime<Utc>,
    /// What that was.
    pub message: Message,
}

/// The copies of the open event (`backup/list`), the last first.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct BackupsView {
    /// What was said.
    pub settings: BackupSettings,
    /// The folder that is meant.
    pub folder: String,
    /// The copies.
    pub backups: Vec<BackupRow>,
    /// Why the last copy could not be written.
    pub failed: Option<Message>,
}

/// `backup/look`, `backup/restore`: a copy. `backup/save`: where one is to be.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
pub struct ChooseBackup {
    /// The file.
    pub path: String,
}

/// What a copy has otherwise than the open event.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
pub struct BackupLook {
    /// The last act in both.
    pub common: u32,
    /// Acts of the event since then, which would be put aside.
    pub put_aside: Vec<Act>,
    /// Acts of the copy since then, which would come in their place: it went its own way.
    pub come_in: Vec<Act>,
}

/// What was put back.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Restored {
    /// Where the event is kept as it was before.
    pub kept: String,
}

/// What was saved.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Saved {
    /// The file.
    pub path: String,
}
