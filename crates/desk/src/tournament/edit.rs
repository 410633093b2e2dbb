//! `tournament/edit`: the name and the pairing system of a tournament.

use arbitro_store::TournamentId;
use arbitro_store::table::{round, tournament};

use crate::Desk;
use crate::api::DeskError;
use crate::api::event::{EventView, TournamentForm};
use crate::convert::{self, With as _, said};
use crate::event::view;

/// Changes a tournament. The pairing system stays once a round is paired.
pub fn edit(desk: &Desk, request: &TournamentForm) -> Result<EventView, DeskError> {
    desk.act("tournament/edit", request, |tx| {
        let id = request.id.ok_or_else(|| DeskError::plain("error-gone").with("what", "tournament"))?;
        let mut row = tournament::get(tx, TournamentId(id))?;
        let system = convert::system_row(request.system);
        if system != row.system && !round::of_tournament(tx, row.id)?.is_empty() {
            return Err(DeskError::plain("error-tournament-has-begun").with("tournament", &row.name));
        }
        row.name = super::name(tx, Some(row.id), &request.name)?;
        row.system = system;
        tournament::update(tx, &row)?;
        Ok(((), said("journal-tournament-edit").with("tournament", &row.name)))
    })?;
    desk.with_file(|file| view(file))
}
