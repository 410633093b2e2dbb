//! `game/cut`: takes the record back to its first plies; to all of them, takes back the position set up after them.

use arbitro_store::PairingId;
use arbitro_store::table::{game, set_up};

use super::sheet::{Sheet, index};
use super::view::{board_of, is_ruled, view};
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
        // What was ruled on stays on the scoresheet: a move in its place would pass for one that was ruled on.
        if is_ruled(tx, pairing, &(request.plies..=held))? {
            return Err(DeskError::plain("error-ply-ruled"));
        }
        game::cut(tx, pairing, request.plies)?;
        if request.plies == held {
            // What stands after the last move is a position that was set up.
            set_up::cut(tx, pairing, held)?;
        }
        let board = board_of(tx, pairing)?;
        let key = if request.plies == held { "journal-game-no-set-up" } else { "journal-game-cut" };
        let said = said(key).with("round", board.round).with("board", board.board);
        Ok(((), said.with("plies", held - request.plies)))
    })?;
    desk.read(|db| view(db, pairing, &request.lang))
}
