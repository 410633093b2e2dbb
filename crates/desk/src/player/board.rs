//! `player/board`: a player who cannot move about always sits at one board.

use arbitro_store::EntryId;
use arbitro_store::table::player;

use super::list;
use crate::Desk;
use crate::api::DeskError;
use crate::api::player::{FixBoard, PlayerRow};
use crate::convert::{With as _, said};

/// The highest board that a player is bound to.
const MOST: u32 = 9_999;

/// Binds a player to a board, from the next round that is paired on, or lets him move again.
pub fn board(desk: &Desk, request: &FixBoard) -> Result<Vec<PlayerRow>, DeskError> {
    desk.act("player/board", request, |tx| {
        let mut row = player::get(tx, EntryId(request.entry))?;
        if let Some(board) = request.board.filter(|board| !(1..=MOST).contains(board)) {
            return Err(DeskError::plain("error-board").with("board", board).with("most", MOST));
        }
        row.fixed_board = request.board;
        player::update(tx, &row)?;
        let said = match request.board {
            Some(board) => said("journal-player-board").with("board", board),
            None => said("journal-player-board-free"),
        };
        Ok((list::rows(tx, row.tournament)?, said.with("name", &row.data.name)))
    })
}
