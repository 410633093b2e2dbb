//! `tournament/add`: one more tournament in the event.

use arbitro_store::table::tournament;

use crate::Desk;
use crate::api::DeskError;
use crate::api::event::{EventView, TournamentForm};
use crate::convert::{self, With as _, said};
use crate::event::view;

/// Adds a tournament after the others.
pub fn add(desk: &Desk, request: &TournamentForm) -> Result<EventView, DeskError> {
    desk.act("tournament/add", request, |tx| {
        let name = super::name(tx, None, &request.name)?;
        tournament::insert(tx, &name, convert::system_row(request.system))?;
        Ok(((), said("journal-tournament-add").with("tournament", name)))
    })?;
    desk.with_file(|file| view(file))
}
