//! `second_pass/show`: how far the second pass of a round has come, and where it differs.

use arbitro_store::TournamentId;
use arbitro_store::table::{round, tournament};

use crate::Desk;
use crate::api::DeskError;
use crate::api::round::ShowRound;
use crate::api::second_pass::SecondPassView;
use crate::round::not_paired;

/// The boards of a round with two players, in order.
pub fn show(desk: &Desk, request: &ShowRound) -> Result<SecondPassView, DeskError> {
    desk.read(|db| {
        let id = TournamentId(request.tournament);
        let number = u16::try_from(request.round).unwrap_or(u16::MAX);
        let row = tournament::get(db, id)?;
        let this = round::find(db, id, number)?.ok_or_else(|| not_paired(&row, request.round))?;
        super::view(db, &this)
    })
}
