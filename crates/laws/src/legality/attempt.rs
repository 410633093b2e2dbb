//! A move as a player made or wrote it, before anything is known of its legality.

use serde::{Deserialize, Serialize};
use shakmaty::{CastlingSide, Move, Role, Square};

use crate::wire;

/// What a player did or wrote.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Attempt {
    /// A piece went from one square to another. Castling may be given as the king's move of two squares or,
    /// as in Chess960, as the king moving onto its own rook.
    FromTo {
        /// The square of departure.
        #[serde(with = "wire::one")]
        from: Square,
        /// The square of arrival.
        #[serde(with = "wire::one")]
        to: Square,
        /// The piece a pawn was exchanged for.
        #[serde(default, with = "wire::maybe", skip_serializing_if = "Option::is_none")]
        promotion: Option<Role>,
    },
    /// Castling.
    Castling {
        /// Towards the h-file or the a-file.
        #[serde(with = "wire::one")]
        side: CastlingSide,
    },
    /// A kind of piece and its square of arrival, where no single piece can be meant by it.
    Piece {
        /// The kind of piece.
        #[serde(with = "wire::one")]
        role: Role,
        /// The square of arrival.
        #[serde(with = "wire::one")]
        to: Square,
        /// The piece a pawn was exchanged for.
        #[serde(default, with = "wire::maybe", skip_serializing_if = "Option::is_none")]
        promotion: Option<Role>,
    },
}

impl From<Move> for Attempt {
    /// The attempt that a legal move is. Castling keeps its side; a drop, which chess does not know, is the
    /// piece arriving.
    fn from(m: Move) -> Attempt {
        match m {
            Move::Normal { from, to, promotion, .. } => Attempt::FromTo { from, to, promotion },
            Move::EnPassant { from, to } => Attempt::FromTo { from, to, promotion: None },
            Move::Castle { king, rook } => {
                Attempt::Castling { side: CastlingSide::from_king_side(king < rook) }
            }
            Move::Put { role, to } => Attempt::Piece { role, to, promotion: None },
        }
    }
}
