//! `game/set_up`: a position is set up in a game, where moves are missing from the record or pieces were put right.

use arbitro_store::PairingId;
use arbitro_store::table::game::{self, GameRow, Variant};
use arbitro_store::table::set_up::{self, Cause, SetUpRow};

use super::sheet::{START_FEN, Sheet, index, position};
use super::view::{board_of, view};
use crate::Desk;
use crate::api::DeskError;
use crate::api::game::{GameView, SetUpCause, SetUpPosition};
use crate::convert::{With as _, said};

/// Sets a position up after the last move; before the first one the game begins from it.
pub fn set_up(desk: &Desk, request: &SetUpPosition) -> Result<GameView, DeskError> {
    let pairing = PairingId(request.pairing);
    desk.act("game/set_up", request, |tx| {
        crate::round::published(tx, pairing)?;
        let sheet = Sheet::load(tx, pairing)?;
        let held = index(sheet.rows.len());
        if request.seen_plies != held {
            return Err(DeskError::plain("error-game-moved-on")
                .with("seen", request.seen_plies)
                .with("held", held));
        }
        let fen = position(request.fen.trim(), sheet.row.variant == Variant::Chess960)?.fen().to_string();
        let board = board_of(tx, pairing)?;
        let key = if held == 0 {
            game::put(tx, &GameRow { start_fen: start(&fen), ..sheet.row.clone() })?;
            "journal-game-start"
        } else {
            set_up::put(
                tx,
                pairing,
                &SetUpRow { index: held, cause: cause(request.cause), fen: fen.clone() },
            )?;
            match request.cause {
                SetUpCause::Gap => "journal-game-gap",
                SetUpCause::PutRight => "journal-game-put-right",
            }
        };
        let said = said(key).with("round", board.round).with("board", board.board);
        Ok(((), said.with("fen", fen)))
    })?;
    desk.read(|db| view(db, pairing, &request.lang))
}

/// The classical starting position is written in one way.
fn start(fen: &str) -> String {
    let same = fen.split(' ').take(4).eq(START_FEN.split(' ').take(4));
    if same { START_FEN.to_owned() } else { fen.to_owned() }
}

const fn cause(cause: SetUpCause) -> Cause {
    match cause {
        SetUpCause::Gap => Cause::Gap,
        SetUpCause::PutRight => Cause::PutRight,
    }
}
