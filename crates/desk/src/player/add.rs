//! `player/add`: a player is entered in a tournament.

use arbitro_store::TournamentId;
use arbitro_store::table::{player, tournament};

use super::{form, list};
use crate::Desk;
use crate::api::DeskError;
use crate::api::player::{PlayerIn, PlayerRow};
use crate::convert::{With as _, said};

/// Enters a player, with the next pairing number, before the tournament begins.
pub fn add(desk: &Desk, request: &PlayerIn) -> Result<Vec<PlayerRow>, DeskError> {
    desk.act("player/add", request, |tx| {
        let id = TournamentId(request.tournament);
        super::before_it_begins(tx, id)?;
        super::not_full(tx, id, 1)?;
        let (data, rating) = form::data(&request.player)?;
        form::not_twice(tx, id, None, &data)?;
        player::insert(tx, id, &data, rating)?;
        let said = said("journal-player-add")
            .with("name", &data.name)
            .with("tournament", tournament::get(tx, id)?.name);
        Ok((list::rows(tx, id)?, said))
    })
}
