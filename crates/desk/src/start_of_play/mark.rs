//! `start_of_play/mark`: a player is missing at the start of play, comes, or was there.

use arbitro_store::PairingId;
use arbitro_store::table::clock::{self, MissingRow};
use arbitro_store::table::{player, round};
use arbitro_tournament::Colour;

use super::show::view;
use crate::api::DeskError;
use crate::api::clock::{MarkMissing, Sight, StartView};
use crate::convert::{With as _, said};
use crate::game::view::board_of;
use crate::{Desk, convert};

/// Marks a player of a board.
pub fn mark(desk: &Desk, request: &MarkMissing) -> Result<StartView, DeskError> {
    let now = desk.now();
    desk.act("start_of_play/mark", request, |tx| {
        let place = board_of(tx, PairingId(request.pairing))?;
        crate::round::published(tx, place.pairing.id)?;
        let (pairing, side) = (place.pairing.id, convert::colour(request.side));
        let arrived_at = (request.sight == Sight::Arrived).then_some(now);
        match request.sight {
            Sight::Here => clock::set_here(tx, pairing, side)?,
            Sight::Missing | Sight::Arrived => {
                clock::set_missing(tx, &MissingRow { pairing, side, arrived_at })?;
            }
        }
        let key = match request.sight {
            Sight::Here => "journal-player-was-here",
            Sight::Missing => "journal-player-missing",
            Sight::Arrived => "journal-player-arrived",
        };
        let entry = match side {
            Colour::White => Some(place.pairing.white),
            Colour::Black => place.pairing.black,
        };
        let name = entry.map(|entry| player::get(tx, entry)).transpose()?.map(|row| row.data.name);
        let said = said(key)
            .with("name", name.unwrap_or_default())
            .with("round", place.round)
            .with("board", place.board);
        let this = round::get(tx, place.pairing.round)?;
        Ok((view(tx, &place.tournament, &this, now)?, said))
    })
}
