//! `event/edit`: the event's name, days, edition and the like.

use arbitro_store::table::event;

use super::{form, view};
use crate::Desk;
use crate::api::DeskError;
use crate::api::event::{EventForm, EventView};
use crate::app::remember;
use crate::convert::{With as _, said};

/// Changes the event. Games whose record has begun stay under the edition they began with.
pub fn edit(desk: &Desk, request: &EventForm) -> Result<EventView, DeskError> {
    desk.act("event/edit", request, |tx| {
        let before = event::get(tx)?;
        let after = form::row(before.uuid, request)?;
        event::update(tx, &after)?;
        Ok(((), said("journal-event-edit").with("name", &after.name)))
    })?;
    let view = desk.with_file(|file| view(file))?;
    remember(desk, &view);
    Ok(view)
}
