//! `start_of_play/begin`: the play of a round begins; the default time runs from here and not from the hour announced.

use arbitro_store::TournamentId;
use arbitro_store::table::round::Status;
use arbitro_store::table::{clock, round, tournament};

use super::show::view;
use crate::Desk;
use crate::api::DeskError;
use crate::api::clock::{BeginPlay, StartView};
use crate::convert::{With as _, said};

/// Says when play began, anew if it was said before; or that it did not.
pub fn begin(desk: &Desk, request: &BeginPlay) -> Result<StartView, DeskError> {
    let now = desk.now();
    desk.act("start_of_play/begin", request, |tx| {
        let row = tournament::get(tx, TournamentId(request.tournament))?;
        let number = u16::try_from(request.round).unwrap_or(u16::MAX);
        let this = round::find(tx, row.id, number)?;
        let this = this.ok_or_else(|| crate::round::not_paired(&row, request.round))?;
        if this.status == Status::Draft {
            return Err(DeskError::plain("error-round-is-draft").with("round", number));
        }
        let at = request.begun.then(|| request.at.unwrap_or(now));
        clock::set_start(tx, this.id, at)?;
        let key = if request.begun { "journal-play-begin" } else { "journal-play-not-begun" };
        let said = said(key).with("round", number).with("tournament", &row.data.name);
        Ok((view(tx, &row, &this, now)?, said))
    })
}
