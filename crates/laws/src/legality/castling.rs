//! Castling: the right that is lost for good and what prevents it for a move (article 3.8.2, Guidelines II.3).

use shakmaty::attacks::between;
use shakmaty::{Bitboard, CastlingSide, File, Move, Role, Square};

use super::view::View;
use super::{Attacker, CastlingHindrance, CastlingLoss, Reason};

/// The side on which a king that goes from `from` to `to` castles, if that is what the move means: onto its own
/// rook where the right to castle with that rook exists or the two do not stand side by side, or two squares
/// from the e-file.
pub(super) fn side_meant(view: &View<'_>, from: Square, to: Square) -> Option<CastlingSide> {
    let us = view.turn;
    if from.rank() != us.backrank() || to.rank() != us.backrank() || from == to {
        return None;
    }
    let side = CastlingSide::from_king_side(from.file() < to.file());
    let own_rook = view.our(Role::Rook).contains(to);
    let has_right = view.castles.rook(us, side) == Some(to);
    let two_squares = from.file() == File::E && from.distance(to) == 2;
    let to_arrival = view.castles.mode().is_chess960() && to == side.king_to(us) && from.distance(to) > 1;
    let means_castling = has_right || (own_rook && from.distance(to) > 1) || two_squares || to_arrival;
    means_castling.then_some(side)
}

/// The castling move on `side`, or why it is not to be had.
pub(super) fn castle(view: &View<'_>, side: CastlingSide) -> Result<Move, Reason> {
    let us = view.turn;
    let king = view.our(Role::King).first();
    let right = view.castles.rook(us, side);
    let (Some(king), Some(rook)) = (king, right) else {
        let loss = loss(view, side);
        return Err(Reason::CastlingLost { side, loss });
    };
    match hindrance(view, king, rook, side) {
        None => Ok(Move::Castle { king, rook }),
        Some(hindrance) => Err(Reason::CastlingPrevented { side, hindrance }),
    }
}

/// How the right was lost, as far as the position alone tells it.
fn loss(view: &View<'_>, side: CastlingSide) -> CastlingLoss {
    let us = view.turn;
    let chess960 = view.castles.mode().is_chess960();
    let home = us.backrank();
    let king = view.our(Role::King).first();
    let king_home = king.is_some_and(|king| king.rank() == home && (chess960 || king.file() == File::E));
    if !king_home {
        return CastlingLoss::KingMoved { ply: None };
    }
    let corner = Square::from_coords(side.standard_rook_file(), home);
    let rooks = view.our(Role::Rook) & Bitboard::from_rank(home);
    let rook_home = if chess960 {
        rooks
            .into_iter()
            .any(|rook| king.is_some_and(|king| (king.file() < rook.file()) == side.is_king_side()))
    } else {
        rooks.contains(corner)
    };
    if rook_home { CastlingLoss::NotGiven } else { CastlingLoss::RookMoved { ply: None } }
}

/// What prevents castling with a right that exists.
fn hindrance(view: &View<'_>, king: Square, rook: Square, side: CastlingSide) -> Option<CastlingHindrance> {
    let us = view.turn;
    let board = view.board;
    let occupied = board.occupied();
    let between_them = view.castles.path(us, side) & occupied;
    if let Some(square) = between_them.into_iter().min_by_key(|square| king.distance(*square)) {
        let role = board.role_at(square)?;
        return Some(CastlingHindrance::PieceBetween { square, role });
    }
    let by = Attacker::all(board, king, !us, occupied);
    if !by.is_empty() {
        return Some(CastlingHindrance::InCheck { king, by });
    }
    let arrival = side.king_to(us);
    let without_king = occupied.without(king);
    let mut crossed: Vec<Square> = between(king, arrival).into_iter().collect();
    crossed.sort_by_key(|square| king.distance(*square));
    for square in crossed {
        let by = Attacker::all(board, square, !us, without_king);
        if !by.is_empty() {
            return Some(CastlingHindrance::CrossedSquareAttacked { square, by });
        }
    }
    let by = Attacker::all(board, arrival, !us, without_king);
    if !by.is_empty() {
        let square = arrival;
        return Some(CastlingHindrance::ArrivalSquareAttacked { square, by });
    }
    let after = without_king.without(rook).with(side.rook_to(us));
    let by = Attacker::all(board, arrival, !us, after);
    (!by.is_empty()).then_some(CastlingHindrance::RookShieldsKing { square: arrival, by })
}

/// The file a rook castles from in the standard starting position.
trait StandardRook {
    fn standard_rook_file(self) -> File;
}

impl StandardRook for CastlingSide {
    fn standard_rook_file(self) -> File {
        if self.is_king_side() { File::H } else { File::A }
    }
}
