//! Mate and stalemate, found without listing every move where that can be avoided.

use shakmaty::attacks::{knight_attacks, queen_attacks};
use shakmaty::{Bitboard, Chess, Position, Role};

use super::How;

/// Mate or stalemate on the board (articles 5.1.1, 5.2.1).
pub fn mated_or_stalemated(pos: &Chess) -> Option<How> {
    if pos.is_check() {
        pos.legal_moves().is_empty().then_some(How::Checkmate { winner: !pos.turn() })
    } else {
        (!has_legal_move(pos)).then_some(How::Stalemate)
    }
}

/// Whether the player to move, who is not in check, has a legal move. Ordinary positions are settled by one
/// look at the pawns or knights that cannot be pinned.
pub fn has_legal_move(pos: &Chess) -> bool {
    let Some(king) = pos.our(Role::King).first() else {
        return false;
    };
    let board = pos.board();
    let us = pos.turn();
    // A piece that no line from the king meets on an empty board is never pinned.
    let free = pos.us() & !queen_attacks(king, Bitboard::EMPTY);
    let pawns = free & board.pawns();
    let ahead = if us.is_white() { Bitboard(pawns.0 << 8) } else { Bitboard(pawns.0 >> 8) };
    if !(ahead & !board.occupied()).is_empty() {
        return true;
    }
    if (free & board.knights()).into_iter().any(|square| !(knight_attacks(square) & !pos.us()).is_empty()) {
        return true;
    }
    !pos.legal_moves().is_empty()
}
