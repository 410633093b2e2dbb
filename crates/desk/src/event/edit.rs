//! `event/edit`: the event's name, days, edition and the like.

use arbitro_store::table::{event, tournament};

use super::{form, view};
use crate::api::DeskError;
use crate::api::event::{EventForm, EventView};
use crate::app::remember;
use crate::convert::{With as _, said};
use crate::{Desk, period};

/// Changes the event. Games whose record has begun stay under the edition they began with.
pub fn edit(desk: &Desk, request: &EventForm) -> Result<EventView, DeskError> {
    desk.act("event/edit", request, |tx| {
        let before = event::get(tx)?;
        let after = form::row(before.uuid, request)?;
        let tournaments = tournament::all(tx)?;
        let closed = tournaments.iter().map(|row| period::closed_games(tx, row.id));
        let closed = closed.collect::<Result<Vec<_>, _>>()?;
        event::update(tx, &after)?;
        // The days of an event decide in which months its games count.
        for (row, closed) in tournaments.iter().zip(&closed) {
            period::refuse_moved(tx, row.id, closed)?;
        }
        Ok(((), said("journal-event-edit").with("name", &after.name)))
    })?;
    let view = desk.with_file(|file| view(desk, file))?;
    remember(desk, &view);
    Ok(view)
}
