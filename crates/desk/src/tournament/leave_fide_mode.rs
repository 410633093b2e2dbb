//! `tournament/leave_fide_mode`: from now on the tournament need not keep to the FIDE rules.

use arbitro_store::TournamentId;
use arbitro_store::table::tournament;

use crate::api::DeskError;
use crate::api::event::EventView;
use crate::api::player::OfTournament;
use crate::convert::{With as _, said};
use crate::event::view;
use crate::warning::Warnings;
use crate::{Desk, fide_mode};

/// Leaves FIDE mode, in two steps and for good: nothing but taking back this very act, and all that was done since, undoes it.
pub fn leave_fide_mode(desk: &Desk, request: &OfTournament) -> Result<EventView, DeskError> {
    desk.act("tournament/leave_fide_mode", request, |tx| {
        let row = tournament::get(tx, TournamentId(request.tournament))?;
        if !fide_mode::is_in(&row) {
            return Err(DeskError::plain("error-fide-mode-left").with("tournament", &row.data.name));
        }
        let mut warnings = Warnings::new();
        fide_mode::warn_of_leaving(&row, &mut warnings);
        warnings.settle(desk, tx, "tournament/leave_fide_mode", request)?;
        fide_mode::leave(tx, &row)?;
        Ok(((), said("journal-fide-mode-left").with("tournament", &row.data.name)))
    })?;
    desk.with_file(|file| view(desk, file))
}
