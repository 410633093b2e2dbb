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
    /// At which machine; empty where the row does not say.
    pub host: String,
    /// Name of the use case.
    pub call: String,
    /// What was done; an undo or redo says what its act said.
    pub message: Message,
    /// Act, undo or redo.
    pub kind: JournalKind,
    /// The act that was taken back or done again.
    pub target: Option<u32>,
    /// Whether it is taken back at present.
    pub undone: bool,
}

/// What a row of the journal stands for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum JournalKind {
    /// Something was done.
    Act,
    /// An act was taken back.
    Undo,
    /// An act that was taken back was done again.
    Redo,
}

/// `journal/list`: the whole journal, or a part of it.
#[derive(Clone, Copy, Debug, Default, Serialize, Deserialize, TS)]
pub struct ListJournal {
    /// Rows before the one with this number alone.
    #[serde(default)]
    #[ts(optional)]
    pub before: Option<u32>,
    /// Not more rows than so many: the last ones.
    #[serde(default)]
    #[ts(optional)]
    pub most: Option<u32>,
}

/// `journal/show`.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
pub struct ShowJournal {
    /// The row.
    pub number: u32,
}

/// A row of a table that an act added, removed or changed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct ChangedRow {
    /// The table, as the event file calls it.
    pub table: String,
    /// The row's key.
    pub key: String,
    /// Columns with what was in them before and after; none where there was no row.
    pub columns: Vec<(String, Option<String>, Option<String>)>,
}

/// A row of the journal, with what its act changed.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
pub struct JournalDetail {
    /// The row.
    pub row: JournalRow,
    /// So many rows of tables were changed.
    pub rows: u32,
    /// The first of them.
    pub changes: Vec<ChangedRow>,
}
