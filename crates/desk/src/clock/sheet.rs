//! `clock/sheet`: the clock sheet of a board.

use arbitro_store::table::clock;
use arbitro_store::{Db, PairingId};
use chrono::{DateTime, Utc};

use super::board::{Board, moves_of};
use crate::Desk;
use crate::api::DeskError;
use crate::api::clock::{ClockSheetView, OfPairing};
use crate::game::sheet::Sheet;
use crate::game::view::{Place, board_of};
use crate::seat;

/// Shows the clock sheet of a board.
pub fn sheet(desk: &Desk, request: &OfPairing) -> Result<ClockSheetView, DeskError> {
    let now = desk.now();
    desk.read(|db| view(db, PairingId(request.pairing), now))
}

/// The clock sheet of a board, as it stands at this time.
pub(super) fn view(db: &Db<'_>, pairing: PairingId, now: DateTime<Utc>) -> Result<ClockSheetView, DeskError> {
    let place = board_of(db, pairing)?;
    let board = Board::of(db, pairing)?;
    let interval = clock::rules(db, place.tournament.id)?.reading_interval_min;
    let start = clock::start(db, place.pairing.round)?;
    let open = place.pairing.white_result.is_none();
    Ok(ClockSheetView {
        pairing: pairing.0,
        round: place.round.into(),
        board: place.board,
        players: names(db, &place)?,
        now,
        periods: board.periods(),
        moves: moves_of(&Sheet::load(db, pairing)?),
        due_at: board.due(interval, start, now).filter(|_| open),
        lines: board.lines(),
    })
}

/// White and Black of a board.
pub(crate) fn names(db: &Db<'_>, place: &Place) -> Result<(String, String), DeskError> {
    let seats = seat::seats(db, place.tournament.id, place.round, &place.pairing)?;
    Ok((seats.white.player.name, seats.black.map(|seat| seat.player.name).unwrap_or_default()))
}
