//! The recorded games of a round, for the replay board.

use arbitro_reports::Board;
use arbitro_site::{Game, Ply, PlyNote};
use arbitro_store::PairingId;

use crate::Desk;
use crate::api::DeskError;
use crate::api::Side;
use crate::api::game::{PlyMark, PlyView};
use crate::api::round::BoardRow;
use crate::game::sheet::Sheet;
use crate::game::{text, view};

/// The games of a round that have a move. The boards are those of the same round as they are printed.
pub(super) fn of_round(
    desk: &Desk,
    round: u32,
    rows: &[BoardRow],
    boards: &[Board],
    lang: &str,
) -> Result<Vec<Game>, DeskError> {
    let recorded = rows.iter().filter(|row| row.plies > 0);
    let printed = recorded.filter_map(|row| {
        let board = boards.iter().find(|board| board.board == row.board)?;
        Some((row, board, board.black.as_ref()?))
    });
    printed
        .map(|(row, board, black)| {
            let sheet = desk.read(|db| Sheet::load(db, PairingId(row.pairing)))?;
            let steps = sheet.replay.steps().iter();
            let plies = view::plies(&sheet, text::language(lang));
            Ok(Game {
                round,
                board: row.board,
                white: board.white.clone(),
                black: black.clone(),
                result: board.result.clone(),
                start: placement(&sheet.row.start_fen),
                comment: sheet.row.comment.clone().unwrap_or_default(),
                plies: plies.into_iter().zip(steps).map(|(view, step)| ply(view, step.known)).collect(),
            })
        })
        .collect()
}

/// The pieces of a FEN, without whose move it is.
fn placement(fen: &str) -> String {
    fen.split(' ').next().unwrap_or_default().to_owned()
}

fn ply(view: PlyView, known: bool) -> Ply {
    Ply {
        number: view.number,
        white: view.side == Side::White,
        san: view.san,
        note: note(view.mark),
        placement: placement(&view.fen),
        known,
        squares: view.squares,
        comment: view.comment.unwrap_or_default(),
    }
}

const fn note(mark: PlyMark) -> Option<PlyNote> {
    match mark {
        PlyMark::Legal => None,
        PlyMark::Illegal => Some(PlyNote::Illegal),
        PlyMark::Reinstated => Some(PlyNote::Reinstated),
        PlyMark::Stands => Some(PlyNote::Stands),
        PlyMark::Void => Some(PlyNote::Void),
        PlyMark::Unread => Some(PlyNote::Unread),
    }
}
