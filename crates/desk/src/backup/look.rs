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
        let common = journal::common(&ours, &theirs);
        let since = |rows: &[Entry]| {
            rows.iter().filter(|row| row.number > common).map(convert::act).collect::<Vec<_>>()
        };
        Ok(BackupLook { common, put_aside: since(&ours), come_in: since(&theirs) })
    })
}
