//! How the pieces move on the board, before the safety of the king is asked (articles 3.2 to 3.8.1).

use shakmaty::attacks::{attacks, between, pawn_attacks};
use shakmaty::{Bitboard, Board, Color, Piece, Rank, Role, Square};

use super::Reason;
use super::view::View;

/// Why `piece` cannot go from `from` to `to`, if its own way of moving or a piece in between forbids it.
pub(super) fn forbids(view: &View<'_>, piece: Piece, from: Square, to: Square) -> Option<Reason> {
    if piece.role == Role::Pawn {
        return pawn_forbids(view, piece.color, from, to);
    }
    if !attacks(from, piece, Bitboard::EMPTY).contains(to) {
        return Some(Reason::NotThatPiecesMove { role: piece.role, from, to });
    }
    blocked(view.board, piece.role, from, between(from, to))
}

/// The first piece on `path`, seen from `from`.
fn blocked(board: &Board, role: Role, from: Square, path: Bitboard) -> Option<Reason> {
    (path & board.occupied()).into_iter().min_by_key(|square| from.distance(*square)).and_then(|square| {
        board.piece_at(square).map(|blocker| Reason::PathBlocked {
            role,
            square,
            blocker: blocker.role,
            blocker_color: blocker.color,
        })
    })
}

fn pawn_forbids(view: &View<'_>, color: Color, from: Square, to: Square) -> Option<Reason> {
    let board = view.board;
    let forward = |rank: Square| rank.offset(color.fold_wb(8, -8));
    let one = forward(from);
    let two = one.and_then(forward);
    if one == Some(to) {
        return blocked(board, Role::Pawn, from, Bitboard::from_square(to));
    }
    if two == Some(to) {
        if from.rank() != color.fold_wb(Rank::Second, Rank::Seventh) {
            return Some(Reason::DoubleStepNotFirst { from });
        }
        return blocked(board, Role::Pawn, from, between(from, to).with(to));
    }
    if !pawn_attacks(color, from).contains(to) {
        return Some(Reason::NotThatPiecesMove { role: Role::Pawn, from, to });
    }
    if board.color_at(to).is_some() || view.en_passant == Some(to) {
        return None;
    }
    let beside = Square::from_coords(to.file(), from.rank());
    let beside_is_enemy_pawn = board.piece_at(beside) == Some((!color).pawn());
    let fifth = color.fold_wb(Rank::Fifth, Rank::Fourth);
    Some(if beside_is_enemy_pawn && from.rank() == fifth {
        Reason::NoEnPassantRight { square: to }
    } else {
        Reason::NothingToCapture { square: to }
    })
}
