//! Touch-move: from the pieces touched, in their order, to the moves the player may choose from (Laws 2023 art. 4.3 to 4.5).

use shakmaty::{CastlingSide, Chess, Move, MoveList, Position, Role, Square};

use crate::edition::TouchBoth;

/// The step of the ladder that decided.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step {
    /// King, then rook: castling on that side is legal and must be played (4.4.1).
    CastleAsTouched(CastlingSide),
    /// Rook, then king: no castling on that side; the first touched piece that can move (4.4.2).
    RookFirst(Square),
    /// King, then rook, and that castling is illegal: the king must move otherwise, or castle on the other side (4.4.3).
    KingOtherwise(CastlingSide),
    /// King, then rook, that castling is illegal and the king has no legal move: any legal move (4.4.3).
    KingHasNoMove,
    /// The first touched own piece that can be moved (4.3.1).
    Move(Square),
    /// The first touched piece of the opponent that can be captured (4.3.2).
    Capture(Square),
    /// The first touched piece of the opponent is captured by the first touched own piece (4.3.3).
    CaptureWith {
        /// The own piece.
        with: Square,
        /// The piece captured.
        captured: Square,
    },
    /// One of each was touched and that capture is illegal: the first touched piece that can be moved (4.3.3).
    MoveInstead(Square),
    /// One of each was touched and that capture is illegal: the first touched piece that can be captured (4.3.3).
    CaptureInstead(Square),
    /// No touched piece can be moved or captured: any legal move (4.5).
    Free,
    /// No piece was touched with intent: any legal move.
    NothingTouched,
}

/// What the player may choose from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Permission {
    /// The legal moves; every legal move where the player is free.
    pub moves: Vec<Move>,
    /// The step of the ladder that decided.
    pub step: Step,
}

/// The moves the player having the move may choose from after touching these squares with intent, in this order.
/// Empty squares and adjusted pieces are not to be given.
pub fn permitted(position: &Chess, touched: &[Square], both: TouchBoth) -> Permission {
    let legal = position.legal_moves();
    let us = position.us();
    let (own, theirs): (Vec<Square>, Vec<Square>) = touched
        .iter()
        .filter(|square| position.board().occupied().contains(**square))
        .partition(|square| us.contains(**square));
    if let Some(permission) = castling(position, &legal, &own) {
        return permission;
    }
    let allowed = |wanted: &dyn Fn(&Move) -> bool| -> Vec<Move> {
        legal.iter().filter(|mv| wanted(mv)).copied().collect()
    };
    let found = match (own.as_slice(), theirs.as_slice()) {
        ([], []) => return Permission { moves: legal.to_vec(), step: Step::NothingTouched },
        (own, []) => own.iter().find_map(|at| some(allowed(&|mv| from(*mv) == *at), Step::Move(*at))),
        ([], theirs) => {
            theirs.iter().find_map(|at| some(allowed(&|mv| captures(*mv, *at)), Step::Capture(*at)))
        }
        (own @ [with, ..], theirs @ [captured, ..]) => {
            let (with, captured) = (*with, *captured);
            let capture = allowed(&|mv| from(*mv) == with && self::captures(*mv, captured));
            some(capture, Step::CaptureWith { with, captured })
                .or_else(|| instead(&legal, touched, own, theirs, both))
        }
    };
    found.unwrap_or_else(|| Permission { moves: legal.to_vec(), step: Step::Free })
}

/// Pieces of both colours were touched and the capture of the one by the other is illegal.
fn instead(
    legal: &MoveList,
    touched: &[Square],
    own: &[Square],
    theirs: &[Square],
    both: TouchBoth,
) -> Option<Permission> {
    let order: Vec<Square> = match both {
        TouchBoth::FirstTouched => touched.to_vec(),
        TouchBoth::OwnFirst => own.iter().chain(theirs).copied().collect(),
    };
    order.into_iter().find_map(|at| {
        if own.contains(&at) {
            some(legal.iter().filter(|mv| from(**mv) == at).copied().collect(), Step::MoveInstead(at))
        } else {
            some(legal.iter().filter(|mv| captures(**mv, at)).copied().collect(), Step::CaptureInstead(at))
        }
    })
}

/// King and rook touched (4.4.1 to 4.4.3). None if it is not a matter of castling.
fn castling(position: &Chess, legal: &MoveList, own: &[Square]) -> Option<Permission> {
    let [first, second, ..] = own else { return None };
    let role = |square: &Square| position.board().role_at(*square);
    let king_first = match (role(first)?, role(second)?) {
        (Role::King, Role::Rook) => true,
        (Role::Rook, Role::King) => false,
        _ => return None,
    };
    let (king, rook) = if king_first { (*first, *second) } else { (*second, *first) };
    let side = CastlingSide::from_queen_side(rook < king);
    let is_that_castling = |mv: &Move| mv.castling_side() == Some(side);
    let all = |wanted: &dyn Fn(&Move) -> bool| -> Vec<Move> {
        legal.iter().filter(|mv| wanted(mv)).copied().collect()
    };
    if king_first {
        return some(all(&is_that_castling), Step::CastleAsTouched(side))
            .or_else(|| some(all(&|mv| from(*mv) == king), Step::KingOtherwise(side)))
            .or_else(|| Some(Permission { moves: legal.to_vec(), step: Step::KingHasNoMove }));
    }
    [rook, king]
        .into_iter()
        .find_map(|at| some(all(&|mv| from(*mv) == at && !is_that_castling(mv)), Step::RookFirst(at)))
        .or_else(|| Some(Permission { moves: legal.to_vec(), step: Step::Free }))
}

fn some(moves: Vec<Move>, step: Step) -> Option<Permission> {
    (!moves.is_empty()).then_some(Permission { moves, step })
}

/// The square of the own piece that is moved; the king's in castling.
fn from(mv: Move) -> Square {
    match mv {
        Move::Normal { from, .. } | Move::EnPassant { from, .. } => from,
        Move::Castle { king, .. } => king,
        Move::Put { to, .. } => to,
    }
}

/// Whether the move captures the piece on that square; a pawn captured en passant stands beside.
fn captures(mv: Move, square: Square) -> bool {
    match mv {
        Move::Normal { to, capture, .. } => capture.is_some() && to == square,
        Move::EnPassant { from, to } => Square::from_coords(to.file(), from.rank()) == square,
        Move::Castle { .. } | Move::Put { .. } => false,
    }
}
