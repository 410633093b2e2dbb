//! The journal: list, undo, redo.

use chrono::{DateTime, Utc};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::Message;

/// A row of the journal (`journal/list`).
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
pub struct JournalRow {
    /// Counts from 1.
    pub number: u32,
    /// When.
    #[ts(type = "string")]
    pub at: DateTime<Utc>,
    /// Who.
    pub who: String,
    /// Name of the use case.
    pub call: String,
    /// What was done.
    pub message: Message,
    /// Whether it was taken back.
    pub undone: bool,
}
