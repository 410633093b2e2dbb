//! `period/date`: the day on which a game was played.

use arbitro_store::PairingId;
use arbitro_store::table::{period, round, tournament};

use super::{period_of, refuse_closed, refuse_closed_period, show};
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
        if let Some(date) = request.date {
            refuse_closed_period(tx, this.tournament, &period_of(date))?;
        }
        period::set_game_date(tx, pairing.id, request.date)?;
        // Without a day of its own it goes back to that of its round, which may be in a closed month.
        refuse_closed(tx, pairing.id)?;
        let key = if request.date.is_some() { "journal-game-date" } else { "journal-game-date-of-round" };
        let said = said(key)
            .with("round", this.number)
            .with("board", pairing.board)
            .with("tournament", tournament::get(tx, this.tournament)?.data.name)
            .with("date", request.date.map(|date| date.to_string()).unwrap_or_default());
        Ok((show::view(tx, this.tournament)?, said))
    })
}
