//! `adjournment/list`: the adjourned games of the event.

use arbitro_store::table::adjournment;

use super::show::view;
use crate::Desk;
use crate::api::clock::AdjournedGame;
use crate::api::{DeskError, Nothing};
use crate::game::view::board_of;

/// Lists the adjourned games, those that are concluded too, by tournaments, rounds and boards.
pub fn list(desk: &Desk, _: &Nothing) -> Result<Vec<AdjournedGame>, DeskError> {
    desk.read(|db| {
        let mut games = Vec::new();
        for row in adjournment::all(db)? {
            let place = board_of(db, row.pairing)?;
            games.push(AdjournedGame {
                tournament: place.tournament.id.0,
                tournament_name: place.tournament.data.name.clone(),
                adjournment: view(db, &place)?,
            });
        }
        games.sort_by_key(|game| (game.tournament, game.adjournment.round, game.adjournment.board));
        Ok(games)
    })
}
