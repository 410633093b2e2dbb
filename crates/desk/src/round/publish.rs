//! `round/publish`: a draft goes on the wall.

use arbitro_store::TournamentId;
use arbitro_store::table::round;
use arbitro_store::table::tournament;

use crate::Desk;
use crate::api::DeskError;
use crate::api::round::{PublishRound, RoundView};
use crate::convert::{With as _, said};

/// Publishes the draft of a tournament, once pairing it by hand has ended if that had begun.
pub fn publish(desk: &Desk, request: &PublishRound) -> Result<RoundView, DeskError> {
    desk.act("round/publish", request, |tx| {
        let row = tournament::get(tx, TournamentId(request.tournament))?;
        let draft = super::draft(tx, row.id)?;
        if draft.manual {
            return Err(DeskError::plain("error-by-hand").with("round", draft.number));
        }
        round::publish(tx, draft.id)?;
        let said =
            said("journal-round-publish").with("round", draft.number).with("tournament", &row.data.name);
        Ok((super::view(tx, row.id, draft.number)?, said))
    })
}
