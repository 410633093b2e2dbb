//! `second_pass/show`: how far the second pass of a round has come, and where it differs.

use arbitro_store::TournamentId;
use arbitro_store::table::{round, tournament};

use crate::Desk;
use crate::api::DeskError;
use crate::api::round::ShowRound;
use crate::api::second_pass::SecondPassView;

/// The boards of a round with two players, in order.
pub fn show(desk: &Desk, request: &ShowRound) -> Result<SecondPassView, DeskError> {
    desk.read(|db| {
        let id = TournamentId(request.tournament);
        let number = u16::try_from(request.round).unwrap_or(u16::MAX);
        match round::find(db, id, number)? {
            Some(this) => super::view(db, &this),
            None => Err(DeskError::plain("error-round-not-paired")
                .with("round", number)
                .with("tournament", tournament::get(db, id)?.data.name)),
        }
    })
}
