//! `player/list`: the players of a tournament by pairing number.

use arbitro_store::table::{absence, player, tournament};
use arbitro_store::{Db, TournamentId};

use crate::Desk;
use crate::api::DeskError;
use crate::api::player::{ByeAsked, OfTournament, PlayerRow};
use crate::fee::Fees;
use crate::seat;

/// The players by pairing number.
pub fn list(desk: &Desk, request: &OfTournament) -> Result<Vec<PlayerRow>, DeskError> {
    desk.read(|db| rows(db, TournamentId(request.tournament)))
}

/// The rows of the list.
pub(crate) fn rows(db: &Db<'_>, id: TournamentId) -> Result<Vec<PlayerRow>, DeskError> {
    tournament::get(db, id)?;
    let frozen = super::has_begun(db, id)?;
    let requests = absence::bye_requests(db, id)?;
    let fees = Fees::of(db, id)?;
    let row = |entry: &player::EntryRow| PlayerRow {
        entry: entry.id.0,
        number: entry.number.0,
        player: seat::form(entry),
        frozen,
        first_round: entry.first_round,
        withdrawn_after: entry.withdrawn_after,
        expelled: entry.expelled,
        fixed_board: entry.fixed_board,
        byes: requests
            .iter()
            .filter(|request| request.entry == entry.id)
            .map(|request| ByeAsked { round: request.round, result: request.result.code().to_string() })
            .collect(),
        fee: fees.as_ref().map(|fees| fees.view(entry.id)),
    };
    Ok(player::of_tournament(db, id)?.iter().map(row).collect())
}
