//! `game/offer`: a draw was offered with a move, as both players note it (Laws 2023 art. 9.1.2.2); or it was not.

use arbitro_store::PairingId;
use arbitro_store::table::game;

use super::sheet::{Sheet, index};
use super::view::{board_of, view};
use crate::Desk;
use crate::api::DeskError;
use crate::api::game::{GameView, OfferDraw};
use crate::convert::{With as _, said};

/// Notes the offer of a draw with a move, or takes the note away.
pub fn offer(desk: &Desk, request: &OfferDraw) -> Result<GameView, DeskError> {
    let pairing = PairingId(request.pairing);
    desk.act("game/offer", request, |tx| {
        let sheet = Sheet::load(tx, pairing)?;
        let held = index(sheet.rows.len());
        let at = usize::try_from(request.index).unwrap_or(usize::MAX);
        let mut row = sheet
            .rows
            .get(at)
            .cloned()
            .ok_or_else(|| DeskError::plain("error-no-such-ply").with("plies", held))?;
        row.draw_offer = request.offered;
        game::update_ply(tx, pairing, request.index, &row)?;
        let board = board_of(tx, pairing)?;
        let key = if request.offered { "journal-game-offer" } else { "journal-game-no-offer" };
        let number = sheet.replay.steps().get(at).map_or(0, |step| step.move_number);
        let side = sheet.replay.steps().get(at).map_or("white", |step| step.mover.fold_wb("white", "black"));
        let said = said(key).with("round", board.round).with("board", board.board);
        Ok(((), said.with("number", number).with("side", side)))
    })?;
    desk.read(|db| view(db, pairing, &request.lang))
}
