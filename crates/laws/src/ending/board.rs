//! Mate and stalemate, found without listing every move where that can be avoided.

use shakmaty::attacks::{king_attacks, knight_attacks, queen_attacks};
use shakmaty::{Bitboard, Chess, Position, Role, Square};

use super::How;

/// Mate or stalemate on the board (articles 5.1.1, 5.2.1).
pub fn mated_or_stalemated(pos: &Chess) -> Option<How> {
    mated_or_stalemated_given(pos, pos.is_check())
}

/// The same, where it is known whether there is check.
#[inline]
pub(crate) fn mated_or_stalemated_given(pos: &Chess, check: bool) -> Option<How> {
    if check {
        let mated = !king_can_step(pos) && pos.legal_moves().is_empty();
        mated.then_some(How::Checkmate { winner: !pos.turn() })
    } else {
        (!has_legal_move(pos)).then_some(How::Stalemate)
    }
}

/// Whether the king of the player to move has a square to go to.
fn king_can_step(pos: &Chess) -> bool {
    let (board, us) = (pos.board(), pos.turn());
    board.king_of(us).is_some_and(|king| {
        let seen_through = board.occupied().without(king);
        let steps = king_attacks(king) & !board.by_color(us);
        steps.into_iter().any(|step| board.attacks_to(step, !us, seen_through).is_empty())
    })
}

/// What a queen attacks from each square of an empty board.
static LINES: [Bitboard; 64] = {
    let mut lines = [Bitboard::EMPTY; 64];
    let mut index = 0;
    while index < 64 {
        lines[index] = queen_attacks(Square::ALL[index], Bitboard::EMPTY);
        index += 1;
    }
    lines
};

/// Whether the player to move, who is not in check, has a legal move. Ordinary positions are settled by one
/// look at the pawns or knights that cannot be pinned.
pub fn has_legal_move(pos: &Chess) -> bool {
    let Some(king) = pos.our(Role::King).first() else {
        return false;
    };
    let board = pos.board();
    let us = pos.turn();
    // A piece that no line from the king meets on an empty board is never pinned.
    let free = pos.us() & !LINES.get(usize::from(king)).copied().unwrap_or(Bitboard::FULL);
    let pawns = free & board.pawns();
    let ahead = if us.is_white() { Bitboard(pawns.0 << 8) } else { Bitboard(pawns.0 >> 8) };
    if !(ahead & !board.occupied()).is_empty() {
        return true;
    }
    if (free & board.knights()).into_iter().any(|square| !(knight_attacks(square) & !pos.us()).is_empty()) {
        return true;
    }
    king_can_step(pos) || !pos.legal_moves().is_empty()
}
