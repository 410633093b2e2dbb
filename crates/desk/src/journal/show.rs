//! `journal/show`: a row of the journal, with what its act changed.

use arbitro_store::RowChange;
use arbitro_store::table::journal;

use super::list::row;
use crate::Desk;
use crate::api::DeskError;
use crate::api::journal::{ChangedRow, JournalDetail, ShowJournal};

/// So many rows are told; an import changes thousands.
const TOLD: usize = 200;

/// A row, and what was in the tables before and after.
pub fn show(desk: &Desk, request: &ShowJournal) -> Result<JournalDetail, DeskError> {
    let (entry, changes) = desk.read(|db| Ok(journal::get(db, request.number)?))?;
    let rows = u32::try_from(changes.len()).unwrap_or(u32::MAX);
    let told = |RowChange { table, key, columns }: RowChange| ChangedRow { table, key, columns };
    Ok(JournalDetail { row: row(entry), rows, changes: changes.into_iter().take(TOLD).map(told).collect() })
}
