//! `event/open`: an event file is opened.

use std::path::Path;

use arbitro_store::{EventFile, backup};

use super::view;
use crate::Desk;
use crate::api::DeskError;
use crate::api::event::{EventView, OpenEvent};
use crate::app::remember;
use crate::convert::{With as _, sentence};

/// Opens an event file in the place of the one that is open. Opening the one that is open shows it.
pub fn open(desk: &Desk, request: &OpenEvent) -> Result<EventView, DeskError> {
    let path = Path::new(&request.path);
    let open = |there: bool| {
        path.canonicalize().is_ok_and(|path| {
            desk.has_event()
                && desk.with_file(|file| Ok(file.path() == path && file.is_there() == there)).unwrap_or(false)
        })
    };
    let same = open(true);
    if open(false) {
        // Another file took the place of the open one, whose lock is in its way. That it can be opened is seen first.
        backup::look(path)?;
        desk.replace(|| Ok(None))?;
    }
    let mut copied = None;
    if !same {
        desk.replace(|| {
            let (file, backup) = EventFile::open(path, &desk.owner())?;
            copied = backup;
            Ok(Some(file))
        })?;
    }
    let view = desk.with_file(|file| view(desk, file))?;
    remember(desk, &view);
    let message = match copied {
        Some(copy) => sentence("change-event-migrated").with("copy", copy.display()),
        None => sentence("change-event-opened"),
    };
    desk.announce_event(message.with("name", &view.form.name));
    Ok(view)
}
