//! `player/edit`: what is known of a player changes.

use arbitro_store::table::{player, round};
use arbitro_store::{EntryId, TournamentId};
use arbitro_tournament::Rating;

use super::{form, list};
use crate::Desk;
use crate::api::DeskError;
use crate::api::player::{PlayerIn, PlayerRow};
use crate::convert::{With as _, said, sentence};
use crate::integrity::{self, Breach};
use crate::warning::Warnings;

/// Changes what is known of a player, at any time. Pairing numbers stay.
pub fn edit(desk: &Desk, request: &PlayerIn) -> Result<Vec<PlayerRow>, DeskError> {
    desk.act("player/edit", request, |tx| {
        let gone = || DeskError::plain("error-gone").with("what", "entry");
        let id = EntryId(request.player.entry.ok_or_else(gone)?);
        let mut row = player::get(tx, id)?;
        if row.tournament != TournamentId(request.tournament) {
            return Err(gone());
        }
        let before = row.rating;
        (row.data, row.rating) = form::checked(tx, row.tournament, Some(id), &request.player)?;
        let changed = before != row.rating && super::has_begun(tx, row.tournament)?;
        let mut warnings = Warnings::new();
        if changed {
            Breach::Rating.warn(&mut warnings, sentence("warning-rating").with("name", &row.data.name));
        }
        warnings.settle(desk, tx, "player/edit", request)?;
        player::update(tx, &row)?;
        let key = if changed { "journal-player-rating" } else { "journal-player-edit" };
        let rating = |rating: Option<Rating>| rating.map_or(0, |rating| rating.0);
        let said = said(key)
            .with("name", &row.data.name)
            .with("before", rating(before))
            .with("rating", rating(row.rating));
        let paired = round::of_tournament(tx, row.tournament)?.last().map_or(0, |last| last.number);
        let said = integrity::mark(said, row.tournament, paired, changed.then_some(Breach::Rating));
        Ok((list::rows(tx, row.tournament)?, said))
    })
}
