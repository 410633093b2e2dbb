//! `journal/undo` and `journal/redo`: the last act is taken back, or done again.

use arbitro_store::StoreError;

use crate::Desk;
use crate::api::event::EventView;
use crate::api::{DeskError, Nothing};
use crate::event::view;

/// Takes back the last act that stands.
pub fn undo(desk: &Desk, _: &Nothing) -> Result<EventView, DeskError> {
    let act = desk.signed("journal/undo", "{}");
    turned(
        desk,
        desk.with_file(|file| {
            let entry = file.undo(&act)?;
            Ok((entry, view(desk, file)?))
        }),
    )
}

/// Does again the act that was taken back last; not after something else was done.
pub fn redo(desk: &Desk, _: &Nothing) -> Result<EventView, DeskError> {
    let act = desk.signed("journal/redo", "{}");
    turned(
        desk,
        desk.with_file(|file| {
            let entry = file.redo(&act).map_err(|error| match error {
                StoreError::NothingToUndo => DeskError::plain("error-nothing-to-redo"),
                other => other.into(),
            })?;
            Ok((entry, view(desk, file)?))
        }),
    )
}

fn turned(
    desk: &Desk,
    done: Result<(arbitro_store::table::journal::Entry, EventView), DeskError>,
) -> Result<EventView, DeskError> {
    let (entry, view) = done?;
    desk.announce_entry(&entry);
    Ok(view)
}
