//! `journal/list`: what was done, the last first.

use arbitro_store::table::journal::{self, Entry};

use crate::api::journal::JournalRow;
use crate::api::{DeskError, Nothing};
use crate::{Desk, convert};

/// The whole journal.
pub fn list(desk: &Desk, _: &Nothing) -> Result<Vec<JournalRow>, DeskError> {
    desk.read(|db| Ok(journal::all(db)?.into_iter().map(row).collect()))
}

pub(super) fn row(entry: Entry) -> JournalRow {
    JournalRow {
        number: entry.number,
        at: entry.at,
        message: convert::message(&entry.said),
        kind: convert::journal_kind(entry.kind),
        target: entry.target,
        undone: entry.undone,
        who: entry.who,
        host: entry.host,
        call: entry.call,
    }
}
