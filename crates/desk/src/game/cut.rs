//! `game/cut`: takes the record back to its first plies.

use arbitro_store::PairingId;
use arbitro_store::table::game;

use super::sheet::{Sheet, index};
use super::view::{board_of, view};
use crate::Desk;
use crate::api::DeskError;
use crate::api::game::{CutGame, GameView};
use crate::convert::{With as _, said};

/// Cuts the record of a pairing after its first `plies` plies.
pub fn cut(desk: &Desk, request: &CutGame) -> Result<GameView, DeskError> {
    let pairing = PairingId(request.pairing);
    desk.act("game/cut", request, |tx| {
        let sheet = Sheet::load(tx, pairing)?;
        let held = index(sheet.rows.len());
        if request.plies > held {
            return Err(DeskError::plain("error-no-such-ply").with("plies", held));
        }
        game::cut(tx, pairing, request.plies)?;
        let board = board_of(tx, pairing)?;
        let said = said("journal-game-cut").with("round", board.round).with("board", board.board);
        Ok(((), said.with("plies", held - request.plies)))
    })?;
    desk.read(|db| view(db, pairing, &request.lang))
}
