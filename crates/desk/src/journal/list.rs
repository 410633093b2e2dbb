//! `journal/list`: what was done, the last first.

use arbitro_store::table::journal::{self, Entry};

use crate::api::DeskError;
use crate::api::journal::{JournalRow, ListJournal};
use crate::{Desk, convert};

/// The rows of the journal that were asked for.
pub fn list(desk: &Desk, request: &ListJournal) -> Result<Vec<JournalRow>, DeskError> {
    let (before, most) = (request.before.unwrap_or(u32::MAX), request.most.unwrap_or(u32::MAX));
    desk.read(|db| Ok(journal::before(db, before, most)?.into_iter().map(row).collect()))
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
