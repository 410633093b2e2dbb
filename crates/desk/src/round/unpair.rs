//! `round/unpair`: the last paired round is taken back, if nothing was entered in it.

use arbitro_store::TournamentId;
use arbitro_store::table::{round, tournament};

use super::show::is_untouched;
use crate::Desk;
use crate::api::DeskError;
use crate::api::event::EventView;
use crate::api::round::PairRound;
use crate::convert::{With as _, said};
use crate::event::view;

/// Takes back the last paired round.
pub fn unpair(desk: &Desk, request: &PairRound) -> Result<EventView, DeskError> {
    desk.act("round/unpair", request, |tx| {
        let row = tournament::get(tx, TournamentId(request.tournament))?;
        let last = round::of_tournament(tx, row.id)?.pop();
        let last =
            last.ok_or_else(|| DeskError::plain("error-no-round-paired").with("tournament", &row.name))?;
        if !is_untouched(&round::pairings(tx, last.id)?, &round::board_counts(tx, last.id)?) {
            return Err(DeskError::plain("error-round-has-begun").with("round", last.number));
        }
        round::delete(tx, last.id)?;
        let said = said("journal-round-unpair").with("round", last.number).with("tournament", &row.name);
        Ok(((), said))
    })?;
    desk.with_file(|file| view(file))
}
