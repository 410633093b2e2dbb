//! `period/date`: the day on which a game was played.

use arbitro_store::PairingId;
use arbitro_store::table::{period, round, tournament};

use super::{closed_games, refuse_closed, refuse_moved, show};
use crate::Desk;
use crate::api::DeskError;
use crate::api::period::{DateGame, PeriodsView};
use crate::convert::{With as _, said};

/// Writes the day of a game, which may so go to another month; not into a month that is closed, nor out of one.
pub fn date(desk: &Desk, request: &DateGame) -> Result<PeriodsView, DeskError> {
    desk.act("period/date", request, |tx| {
        let pairing = round::pairing(tx, PairingId(request.pairing))?;
        let this = round::get(tx, pairing.round)?;
        if pairing.black.is_none() {
            return Err(DeskError::plain("error-period-bye"));
        }
        refuse_closed(tx, pairing.id)?;
        let closed = closed_games(tx, this.tournament)?;
        period::set_game_date(tx, pairing.id, request.date)?;
        refuse_moved(tx, this.tournament, &closed)?;
        let key = if request.date.is_some() { "journal-game-date" } else { "journal-game-date-of-round" };
        let said = said(key)
            .with("round", this.number)
            .with("board", pairing.board)
            .with("tournament", tournament::get(tx, this.tournament)?.data.name)
            .with("date", request.date.map(|date| date.to_string()).unwrap_or_default());
        Ok((show::view(tx, this.tournament)?, said))
    })
}
