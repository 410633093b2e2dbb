//! `game/show`: the scoresheet of a pairing with all that the Laws say of it.

use arbitro_store::PairingId;

use super::view::view;
use crate::Desk;
use crate::api::DeskError;
use crate::api::game::{GameView, ShowGame};

/// Shows the game of a pairing.
pub fn show(desk: &Desk, request: &ShowGame) -> Result<GameView, DeskError> {
    desk.read(|db| view(db, PairingId(request.pairing), &request.lang))
}
