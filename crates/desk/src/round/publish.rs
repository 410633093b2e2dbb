//! `round/publish`: a draft goes on the wall.

use arbitro_store::TournamentId;
use arbitro_store::table::round::{self, Status};
use arbitro_store::table::tournament;

use crate::Desk;
use crate::api::DeskError;
use crate::api::round::{PublishRound, RoundView};
use crate::convert::{With as _, said};

/// Publishes the draft of a tournament.
pub fn publish(desk: &Desk, request: &PublishRound) -> Result<RoundView, DeskError> {
    desk.act("round/publish", request, |tx| {
        let row = tournament::get(tx, TournamentId(request.tournament))?;
        let draft = round::of_tournament(tx, row.id)?.into_iter().find(|round| round.status == Status::Draft);
        let draft =
            draft.ok_or_else(|| DeskError::plain("error-no-draft").with("tournament", &row.data.name))?;
        round::publish(tx, draft.id)?;
        let said =
            said("journal-round-publish").with("round", draft.number).with("tournament", &row.data.name);
        Ok((super::view(tx, row.id, draft.number)?, said))
    })
}
