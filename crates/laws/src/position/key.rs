//! The key by which repeated positions are found.

use shakmaty::zobrist::{Zobrist64, ZobristValue};
use shakmaty::{Board, Chess, Color, EnPassantMode, Position};

use super::GamePosition;

/// A hash of what makes a position the same (article 9.2.3): pieces, player to move, castling rights, and an
/// en passant right only where the capture is legal. Equal positions have equal keys; the reverse is confirmed
/// with [`GamePosition::same_as`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct PositionKey(pub u64);

impl PositionKey {
    /// The key of a legal position.
    pub fn of(position: &Chess) -> PositionKey {
        let Zobrist64(hash) = position.zobrist_hash(EnPassantMode::Legal);
        PositionKey(hash)
    }

    /// The key of any position. An illegal position never has the key of a legal one but by chance.
    pub fn of_any(position: &GamePosition) -> PositionKey {
        match position {
            GamePosition::Legal(chess) => PositionKey::of(chess),
            GamePosition::Illegal(illegal) => {
                let setup = illegal.setup();
                let Zobrist64(mut hash) = placement(&setup.board);
                hash ^= setup.castling_rights.0.rotate_left(17);
                if setup.turn == Color::White {
                    hash = !hash;
                }
                PositionKey(hash)
            }
        }
    }
}

fn placement(board: &Board) -> Zobrist64 {
    let mut hash = Zobrist64::default();
    for (square, piece) in board {
        hash ^= Zobrist64::zobrist_for_piece(square, piece);
    }
    hash
}
