//! `prize/set`: the funds of a tournament.

use arbitro_store::TournamentId;
use arbitro_store::table::{prize, tournament};

use super::form;
use crate::Desk;
use crate::api::DeskError;
use crate::api::prize::{PrizesView, SetPrizes};
use crate::convert::{With as _, said};

/// Writes the funds, at any time.
pub fn set(desk: &Desk, request: &SetPrizes) -> Result<PrizesView, DeskError> {
    let id = TournamentId(request.tournament);
    desk.act("prize/set", request, |tx| {
        let row = tournament::get(tx, id)?;
        prize::set(tx, id, &form::rows(&request.funds)?)?;
        let said = said("journal-prizes").with("tournament", &row.data.name);
        Ok((super::show::view(tx, id, None)?, said))
    })
}
