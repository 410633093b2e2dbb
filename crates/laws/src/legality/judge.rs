//! The judgement of one move in one position.

use shakmaty::{Board, Chess, Move, Piece, Position, Rank, Role, Square};

use super::{Attacker, Attempt, Illegal, Reason, castling, geometry};

/// The legal move that `attempt` is in `pos`, or why it is illegal.
pub fn judge(pos: &Chess, attempt: Attempt) -> Result<Move, Illegal> {
    let judged = match attempt {
        Attempt::FromTo { from, to, promotion } => from_to(pos, from, to, promotion),
        Attempt::Castling { side } => castling::castle(pos, side),
        Attempt::Piece { role, to, promotion } => piece(pos, role, to, promotion),
    };
    judged.map_err(|reason| Illegal { attempt, reason })
}

fn from_to(pos: &Chess, from: Square, to: Square, promotion: Option<Role>) -> Result<Move, Reason> {
    let us = pos.turn();
    let Some(piece) = pos.board().piece_at(from) else {
        return Err(Reason::NoPiece { square: from });
    };
    let role = piece.role;
    if piece.color != us {
        return Err(Reason::OpponentsPiece { square: from, role });
    }
    if role == Role::King
        && let Some(side) = castling::side_meant(pos, from, to)
    {
        return castling::castle(pos, side);
    }
    if from == to {
        return Err(Reason::NotThatPiecesMove { role, from, to });
    }
    if let Some(own) = pos.board().piece_at(to)
        && own.color == us
    {
        let (square, role) = (to, own.role);
        return Err(Reason::CaptureOfOwnPiece { square, role });
    }
    if let Some(reason) = geometry::forbids(pos, piece, from, to) {
        return Err(reason);
    }
    if pos.board().role_at(to) == Some(Role::King) {
        return Err(Reason::CaptureOfKing { square: to });
    }
    if let Some(reason) = promotion_forbids(piece, to, promotion) {
        return Err(reason);
    }
    let en_passant = role == Role::Pawn && from.file() != to.file() && pos.board().role_at(to).is_none();
    let m = if en_passant {
        Move::EnPassant { from, to }
    } else {
        Move::Normal { role, from, capture: pos.board().role_at(to), to, promotion }
    };
    if pos.is_legal(m) { Ok(m) } else { Err(king_unsafe(pos, m, piece)) }
}

/// Articles 3.7.3.3 to 3.7.3.5.
fn promotion_forbids(piece: Piece, to: Square, promotion: Option<Role>) -> Option<Reason> {
    let last = piece.color.fold_wb(Rank::Eighth, Rank::First);
    let promotes = piece.role == Role::Pawn && to.rank() == last;
    match promotion {
        None if promotes => Some(Reason::NoPromotionPiece { square: to }),
        Some(role @ (Role::King | Role::Pawn)) if promotes => Some(Reason::ForbiddenPromotion { role }),
        Some(_) if !promotes => Some(Reason::PromotionNotThere { square: to }),
        _ => None,
    }
}

/// Why a move that the pieces can make leaves the king of the player to be taken.
fn king_unsafe(pos: &Chess, m: Move, piece: Piece) -> Reason {
    let us = pos.turn();
    let after = board_after(pos.board(), m, piece);
    let Some(king) = after.king_of(us) else {
        return Reason::IllegalPosition;
    };
    let by = Attacker::all(&after, king, !us, after.occupied());
    if piece.role == Role::King {
        Reason::KingIntoAttack { square: king, by }
    } else if pos.is_check() {
        Reason::KingLeftInCheck { king, by }
    } else {
        Reason::KingExposed { king, by }
    }
}

/// The board after a move that is no castling.
fn board_after(board: &Board, m: Move, piece: Piece) -> Board {
    let mut board = board.clone();
    if let Some(from) = m.from() {
        board.discard_piece_at(from);
        if m.is_en_passant() {
            board.discard_piece_at(Square::from_coords(m.to().file(), from.rank()));
        }
    }
    let role = m.promotion().unwrap_or(piece.role);
    board.set_piece_at(m.to(), role.of(piece.color));
    board
}

/// A kind of piece and a square: legal when one piece alone can do it, else the reason of the one piece that
/// comes nearest to it.
fn piece(pos: &Chess, role: Role, to: Square, promotion: Option<Role>) -> Result<Move, Reason> {
    let mut legal = Vec::new();
    let mut near = Vec::new();
    let mut far = Vec::new();
    for from in pos.our(role) {
        match from_to(pos, from, to, promotion) {
            Ok(m) => legal.push(m),
            Err(
                reason @ (Reason::NotThatPiecesMove { .. }
                | Reason::NothingToCapture { .. }
                | Reason::DoubleStepNotFirst { .. }),
            ) => far.push(reason),
            Err(reason) => near.push(reason),
        }
    }
    match (legal.as_slice(), near.as_slice(), far.as_slice()) {
        ([m], _, _) => Ok(*m),
        ([], [reason], _) | ([], [], [reason]) => Err(reason.clone()),
        _ => Err(Reason::NoSuchPieceReaches { role, to }),
    }
}
