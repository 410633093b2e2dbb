//! The judgement of one move in one position.

use shakmaty::{Board, CastlingSide, Chess, Move, Piece, Position, Rank, Role, Square};

use super::view::View;
use super::{Attacker, Attempt, Illegal, Reason, castling, geometry};
use crate::position::GamePosition;

/// The legal move that `attempt` is in `pos`, or why it is illegal.
pub fn judge(pos: &Chess, attempt: Attempt) -> Result<Move, Illegal> {
    judge_view(&View::of_chess(pos), attempt)
}

/// The same in any position. Where the position is itself illegal (article 3.10.3) the pieces still move as they
/// do, no king may be captured, and a king that its owner has may not be left attacked.
pub fn judge_on(position: &GamePosition, attempt: Attempt) -> Result<Move, Illegal> {
    judge_view(&View::of(position), attempt)
}

/// All legal moves in a position that may itself be illegal.
pub fn legal_moves_on(position: &GamePosition) -> Vec<Move> {
    if let Some(chess) = position.chess() {
        return chess.legal_moves().into_iter().collect();
    }
    let view = View::of(position);
    let own = view.board.by_color(view.turn);
    let shifts = own.into_iter().flat_map(|from| {
        Square::ALL.into_iter().flat_map(move |to| {
            [None, Some(Role::Queen), Some(Role::Rook), Some(Role::Bishop), Some(Role::Knight)]
                .map(|promotion| Attempt::FromTo { from, to, promotion })
        })
    });
    let castling = CastlingSide::ALL.map(|side| Attempt::Castling { side });
    let mut moves = Vec::new();
    for m in shifts.chain(castling).filter_map(|attempt| judge_view(&view, attempt).ok()) {
        if !moves.contains(&m) {
            moves.push(m);
        }
    }
    moves
}

fn judge_view(view: &View<'_>, attempt: Attempt) -> Result<Move, Illegal> {
    let judged = match attempt {
        Attempt::FromTo { from, to, promotion } => from_to(view, from, to, promotion),
        Attempt::Castling { side } => castling::castle(view, side),
        Attempt::Piece { role, to, promotion } => piece(view, role, to, promotion),
    };
    judged.map_err(|reason| Illegal { attempt, reason })
}

fn from_to(view: &View<'_>, from: Square, to: Square, promotion: Option<Role>) -> Result<Move, Reason> {
    let us = view.turn;
    let Some(piece) = view.board.piece_at(from) else {
        return Err(Reason::NoPiece { square: from });
    };
    let role = piece.role;
    if piece.color != us {
        return Err(Reason::OpponentsPiece { square: from, role });
    }
    if role == Role::King
        && let Some(side) = castling::side_meant(view, from, to)
    {
        return castling::castle(view, side);
    }
    if from == to {
        return Err(Reason::NotThatPiecesMove { role, from, to });
    }
    if let Some(reason) = geometry::forbids(view, piece, from, to) {
        return Err(reason);
    }
    if let Some(own) = view.board.piece_at(to)
        && own.color == us
    {
        let (square, role) = (to, own.role);
        return Err(Reason::CaptureOfOwnPiece { square, role });
    }
    if view.board.role_at(to) == Some(Role::King) {
        return Err(Reason::CaptureOfKing { square: to });
    }
    if let Some(reason) = promotion_forbids(piece, to, promotion) {
        return Err(reason);
    }
    let en_passant = role == Role::Pawn && from.file() != to.file() && view.board.role_at(to).is_none();
    let m = if en_passant {
        Move::EnPassant { from, to }
    } else {
        Move::Normal { role, from, capture: view.board.role_at(to), to, promotion }
    };
    king_unsafe(view, m, piece).map_or(Ok(m), Err)
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

/// Why a move that the pieces can make leaves the king of the player to be taken, if it does.
fn king_unsafe(view: &View<'_>, m: Move, piece: Piece) -> Option<Reason> {
    let us = view.turn;
    let after = board_after(view.board, m, piece);
    let king = after.king_of(us)?;
    let by = Attacker::all(&after, king, !us, after.occupied());
    if by.is_empty() {
        return None;
    }
    Some(if piece.role == Role::King {
        Reason::KingIntoAttack { square: king, by }
    } else if view.is_check() {
        Reason::KingLeftInCheck { king, by }
    } else {
        Reason::KingExposed { king, by }
    })
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
fn piece(view: &View<'_>, role: Role, to: Square, promotion: Option<Role>) -> Result<Move, Reason> {
    let mut legal = Vec::new();
    let mut near = Vec::new();
    let mut far = Vec::new();
    for from in view.our(role) {
        match from_to(view, from, to, promotion) {
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
