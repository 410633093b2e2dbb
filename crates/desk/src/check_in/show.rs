//! `check_in/show`: who has come for the next round.

use arbitro_store::TournamentId;

use crate::Desk;
use crate::api::DeskError;
use crate::api::check_in::{CheckInView, ShowCheckIn};

/// The players by name, each here, missing or not to be paired.
pub fn show(desk: &Desk, request: &ShowCheckIn) -> Result<CheckInView, DeskError> {
    desk.read(|db| super::view(db, TournamentId(request.tournament)))
}
