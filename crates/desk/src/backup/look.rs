//! `backup/look`: what a copy has otherwise than the open event.

use std::path::Path;

use arbitro_store::backup;
use arbitro_store::table::event;
use arbitro_store::table::journal::{self, Entry};

use crate::api::DeskError;
use crate::api::backup::{BackupLook, ChooseBackup};
use crate::{Desk, convert};

/// Looks into a copy of the open event: the acts that one of the two has and the other has not.
pub fn look(desk: &Desk, request: &ChooseBackup) -> Result<BackupLook, DeskError> {
    let path = Path::new(&request.path);
    let copy = backup::look(path)?;
    let theirs = backup::journal_of(path)?;
    desk.read(|db| {
        if event::get(db)?.uuid != copy.uuid {
            return Err(DeskError::plain("error-backup-of-another-event").with("name", &copy.name));
        }
        let ours = journal::all(db)?;
        let common = common(&ours, &theirs);
        let since = |rows: &[Entry]| {
            rows.iter().filter(|row| row.number > common).map(convert::act).collect::<Vec<_>>()
        };
        Ok(BackupLook { common, put_aside: since(&ours), come_in: since(&theirs) })
    })
}

/// The last row up to which two journals are the same, both with the last row first.
fn common(ours: &[Entry], theirs: &[Entry]) -> u32 {
    let same = |(a, b): &(&Entry, &Entry)| {
        (a.number, a.at, &a.who, &a.call, &a.said, a.kind)
            == (b.number, b.at, &b.who, &b.call, &b.said, b.kind)
    };
    let both = ours.iter().rev().zip(theirs.iter().rev());
    both.take_while(same).last().map_or(0, |(row, _)| row.number)
}
