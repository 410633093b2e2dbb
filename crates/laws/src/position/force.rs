//! What an illegal move does to the board when it stands.

use shakmaty::{Bitboard, Board, CastlingSide, Color, EnPassantMode, Position, Role, Setup, Square};

use super::GamePosition;
use crate::legality::Attempt;

/// The position after `attempt`, whether the Laws allow it or not. A king that castled is put where castling
/// would put it, with its rook if there is one. An attempt that names no square of departure changes only the
/// turn. Rights that the moved or removed pieces carried are gone; counters go on unless a pawn moved or a
/// piece was captured.
pub(super) fn force(position: &GamePosition, attempt: Attempt) -> GamePosition {
    let mut setup = match position {
        GamePosition::Legal(chess) => chess.to_setup(EnPassantMode::Always),
        GamePosition::Illegal(illegal) => illegal.setup().clone(),
    };
    let turn = setup.turn;
    let zeroing = match attempt {
        Attempt::FromTo { from, to, promotion } => shift(&mut setup, from, to, promotion),
        Attempt::Castling { side } => {
            castle(&mut setup, turn, side);
            false
        }
        Attempt::Piece { .. } => false,
    };
    setup.halfmoves = if zeroing { 0 } else { setup.halfmoves.saturating_add(1) };
    if turn.is_black() {
        setup.fullmoves = setup.fullmoves.saturating_add(1);
    }
    setup.ep_square = double_step(&setup.board, turn, attempt);
    setup.turn = !turn;
    GamePosition::from_setup(setup, position.castling_mode())
}

/// Moves one piece; true when a pawn moved or something was captured.
fn shift(setup: &mut Setup, from: Square, to: Square, promotion: Option<Role>) -> bool {
    let en_passant = setup.ep_square == Some(to);
    let Some(piece) = setup.board.remove_piece_at(from) else {
        return false;
    };
    let captured = setup.board.remove_piece_at(to);
    let mut removed = captured.is_some();
    if en_passant && piece.role == Role::Pawn && from.file() != to.file() {
        let passed = Square::from_coords(to.file(), from.rank());
        removed |= setup.board.remove_piece_at(passed).is_some();
    }
    let role = promotion.filter(|_| piece.role == Role::Pawn);
    setup.board.set_piece_at(to, role.unwrap_or(piece.role).of(piece.color));
    if piece.role == Role::King {
        setup.castling_rights &= !Bitboard::from_rank(piece.color.backrank());
    }
    setup.castling_rights.discard(from);
    setup.castling_rights.discard(to);
    removed || piece.role == Role::Pawn
}

/// Puts king and rook where castling on `side` puts them.
fn castle(setup: &mut Setup, color: Color, side: CastlingSide) {
    let Some(king) = setup.board.king_of(color) else {
        return;
    };
    let rook = castling_rook(&setup.board, setup.castling_rights, color, king, side);
    setup.castling_rights &= !Bitboard::from_rank(color.backrank());
    setup.board.discard_piece_at(king);
    if let Some(rook) = rook {
        setup.board.discard_piece_at(rook);
        setup.board.set_piece_at(side.rook_to(color), color.rook());
    }
    setup.board.set_piece_at(side.king_to(color), color.king());
}

/// The rook a player means when he castles on `side`: the one that has the right, else the outermost one.
fn castling_rook(
    board: &Board,
    rights: Bitboard,
    color: Color,
    king: Square,
    side: CastlingSide,
) -> Option<Square> {
    let own = board.by_piece(color.rook()) & Bitboard::from_rank(color.backrank());
    let on_side = |rooks: Bitboard| match side {
        CastlingSide::KingSide => rooks.last().filter(|rook| rook.file() > king.file()),
        CastlingSide::QueenSide => rooks.first().filter(|rook| rook.file() < king.file()),
    };
    on_side(own & rights).or_else(|| on_side(own))
}

/// The square a pawn has just passed over, after the move.
fn double_step(board: &Board, color: Color, attempt: Attempt) -> Option<Square> {
    let Attempt::FromTo { from, to, .. } = attempt else {
        return None;
    };
    let start = color.fold_wb(shakmaty::Rank::Second, shakmaty::Rank::Seventh);
    let forward = color.fold_wb(16, -16);
    (board.role_at(to) == Some(Role::Pawn) && from.rank() == start && from.offset(forward) == Some(to))
        .then(|| from.offset(color.fold_wb(8, -8)))
        .flatten()
}
