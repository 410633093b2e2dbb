//! `tournament/add`: one more tournament in the event.

use arbitro_store::table::event;
use arbitro_store::table::tournament::{self, TournamentData};

use crate::api::DeskError;
use crate::api::event::{EventView, TournamentForm};
use crate::api::warning::WarningLevel;
use crate::convert::{With as _, said};
use crate::event::view;
use crate::warning::Warnings;
use crate::{Desk, fide_mode, standings};

/// Adds a tournament after the others, in FIDE mode.
pub fn add(desk: &Desk, request: &TournamentForm) -> Result<EventView, DeskError> {
    desk.act("tournament/add", request, |tx| {
        let name = super::name(tx, None, &request.name)?;
        let data = TournamentData { name, ..super::form::data(request)? };
        standings::refuse(&data, event::get(tx)?.start_date)?;
        let mut warnings = Warnings::new();
        for departure in fide_mode::of_scoring(&data.scoring) {
            warnings.add(WarningLevel::Refused, departure);
        }
        warnings.settle(desk, tx, "tournament/add", request)?;
        tournament::insert(tx, &data)?;
        Ok(((), said("journal-tournament-add").with("tournament", &data.name)))
    })?;
    desk.with_file(|file| view(desk, file))
}
