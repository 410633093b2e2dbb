//! `player/import`: the players of a file are entered.

use arbitro_store::TournamentId;
use arbitro_store::table::{player, tournament};
use serde::Serialize;

use super::file;
use crate::Desk;
use crate::api::DeskError;
use crate::api::player::{PlayersRead, ReadPlayers, Reading};
use crate::convert::{With as _, said};
use crate::source;

/// What the journal keeps of the request: not the bytes of the file.
#[derive(Serialize)]
struct Kept<'a> {
    tournament: i64,
    file: &'a str,
    reading: Option<&'a Reading>,
}

/// Enters those players of a file who are not in the tournament yet, in the order of the file, before it begins.
pub fn import(desk: &Desk, request: &ReadPlayers) -> Result<PlayersRead, DeskError> {
    let kept = Kept {
        tournament: request.tournament,
        file: source::name(&request.source),
        reading: request.reading.as_ref(),
    };
    desk.act("player/import", &kept, |tx| {
        let id = TournamentId(request.tournament);
        super::before_it_begins(tx, id)?;
        let (mut read, new) = file::read(desk, tx, request)?;
        super::not_full(tx, id, new.len())?;
        for (form, player) in read.players.iter_mut().zip(&new) {
            form.entry = Some(player::insert(tx, id, &player.data, player.rating, 1)?.0);
        }
        let said = said("journal-player-import")
            .with("players", new.len())
            .with("tournament", tournament::get(tx, id)?.data.name);
        Ok((read, said))
    })
}
