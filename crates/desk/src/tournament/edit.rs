//! `tournament/edit`: what a tournament is called, and until it begins what it is played by.

use arbitro_store::TournamentId;
use arbitro_store::table::tournament::TournamentData;
use arbitro_store::table::{event, round, tournament};

use crate::api::DeskError;
use crate::api::event::{EventView, TournamentForm};
use crate::convert::{With as _, said};
use crate::event::view;
use crate::{Desk, standings};

/// Changes a tournament. Once a round is paired, system, rounds, scoring, bye, acceleration and tie-breaks stay as
/// they were announced; only the name can be changed.
pub fn edit(desk: &Desk, request: &TournamentForm) -> Result<EventView, DeskError> {
    desk.act("tournament/edit", request, |tx| {
        let id = request.id.ok_or_else(|| DeskError::plain("error-gone").with("what", "tournament"))?;
        let mut row = tournament::get(tx, TournamentId(id))?;
        let name = super::name(tx, Some(row.id), &request.name)?;
        let data = TournamentData { name, ..super::form::data(request)? };
        let frozen = TournamentData { name: data.name.clone(), ..row.data.clone() };
        if data != frozen && !round::of_tournament(tx, row.id)?.is_empty() {
            return Err(DeskError::plain("error-tournament-has-begun").with("tournament", &row.data.name));
        }
        // What a report brought stays until somebody touches it.
        if (&data.tie_breaks, data.system) != (&row.data.tie_breaks, row.data.system) {
            standings::refuse(&data, event::get(tx)?.start_date)?;
        }
        row.data = data;
        tournament::update(tx, &row)?;
        Ok(((), said("journal-tournament-edit").with("tournament", &row.data.name)))
    })?;
    desk.with_file(|file| view(file))
}
