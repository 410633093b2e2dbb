//! What makes a position illegal.

use serde::{Deserialize, Serialize};
use shakmaty::{Bitboard, Color, Setup, Square};

use crate::legality::Attacker;
use crate::wire;

/// Something no series of legal moves can leave on the board (Laws 2023 article 3.10.3).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "fault", rename_all = "snake_case")]
pub enum Fault {
    /// A player has no king.
    MissingKing {
        /// Whose king.
        #[serde(with = "wire::one")]
        color: Color,
    },
    /// A player has more than one king.
    TooManyKings {
        /// Whose kings.
        #[serde(with = "wire::one")]
        color: Color,
    },
    /// A pawn stands on the first or the eighth rank, such as one that was not exchanged on promotion.
    PawnOnEndRank {
        /// Where it stands.
        #[serde(with = "wire::one")]
        square: Square,
        /// Whose pawn.
        #[serde(with = "wire::one")]
        color: Color,
    },
    /// The king of the player who is not to move is attacked, so that it could be taken.
    OpponentInCheck {
        /// Where that king stands.
        #[serde(with = "wire::one")]
        king: Square,
        /// By what it is attacked.
        by: Vec<Attacker>,
    },
    /// The pieces cannot be brought into a position the Laws can judge, for another reason.
    Other,
}

/// All faults of a set-up that is known not to be legal; never empty.
pub(super) fn faults(setup: &Setup) -> Vec<Fault> {
    let board = &setup.board;
    let mut found = Vec::new();
    for color in Color::ALL {
        match (board.kings() & board.by_color(color)).count() {
            0 => found.push(Fault::MissingKing { color }),
            1 => {}
            _ => found.push(Fault::TooManyKings { color }),
        }
    }
    for square in board.pawns() & Bitboard::BACKRANKS {
        if let Some(color) = board.color_at(square) {
            found.push(Fault::PawnOnEndRank { square, color });
        }
    }
    if let Some(king) = board.king_of(!setup.turn) {
        let by = Attacker::all(board, king, setup.turn, board.occupied());
        if !by.is_empty() {
            found.push(Fault::OpponentInCheck { king, by });
        }
    }
    if found.is_empty() {
        found.push(Fault::Other);
    }
    found
}
