//! The key of a position, kept up to date move by move; the same as [`crate::position::PositionKey`].

use shakmaty::zobrist::{Zobrist64, ZobristValue};
use shakmaty::{Bitboard, CastlingSide, Chess, Color, Move, Position, Role, Square};

/// The parts of the key of the position on the board.
#[derive(Clone, Debug, Default)]
pub(super) struct Hash {
    /// Pieces on squares.
    pieces: Zobrist64,
    /// Castling rights, and the rooks they belong to.
    castling: Zobrist64,
    rights: Bitboard,
    /// The right to capture en passant, where the capture is legal.
    en_passant: Option<Zobrist64>,
}

impl Hash {
    /// The parts of a position's key.
    pub(super) fn of(position: &Chess) -> Hash {
        let mut hash = Hash::default();
        for (square, piece) in position.board() {
            hash.pieces ^= Zobrist64::zobrist_for_piece(square, piece);
        }
        hash.set_castling(position);
        hash.set_en_passant(position);
        hash
    }

    /// Follows a legal move; `position` is the one after it. True when no earlier position can come again
    /// because a right was lost.
    #[inline]
    pub(super) fn follow(&mut self, m: Move, position: &Chess) -> bool {
        self.pieces ^= moved(m, !position.turn());
        let mut lost = self.en_passant.is_some();
        if position.castles().castling_rights() != self.rights {
            self.set_castling(position);
            lost = true;
        }
        self.en_passant = None;
        if position.maybe_ep_square().is_some() {
            self.set_en_passant(position);
        }
        lost
    }

    /// The key, `turn` being the player to move.
    #[inline]
    pub(super) fn key(&self, turn: Color) -> u64 {
        let Zobrist64(key) =
            self.pieces ^ self.castling ^ of_turn(turn) ^ self.en_passant.unwrap_or_default();
        key
    }

    /// The key after a move of `mover` that loses no right, changes no pawn and is no castling.
    pub(super) fn key_after(&self, m: Move, mover: Color) -> u64 {
        let Zobrist64(key) = self.pieces ^ moved(m, mover) ^ self.castling ^ of_turn(!mover);
        key
    }

    /// Whether a pawn may be captured en passant.
    pub(super) fn has_en_passant(&self) -> bool {
        self.en_passant.is_some()
    }

    #[cold]
    fn set_castling(&mut self, position: &Chess) {
        let castles = position.castles();
        self.rights = castles.castling_rights();
        self.castling = Zobrist64::default();
        for color in Color::ALL {
            for side in CastlingSide::ALL {
                if castles.has(color, side) {
                    self.castling ^= Zobrist64::zobrist_for_castling_right(color, side);
                }
            }
        }
    }

    fn set_en_passant(&mut self, position: &Chess) {
        self.en_passant =
            position.legal_ep_square().map(|square| Zobrist64::zobrist_for_en_passant_file(square.file()));
    }
}

#[inline]
fn of_turn(turn: Color) -> Zobrist64 {
    if turn.is_white() { Zobrist64::zobrist_for_white_turn() } else { Zobrist64::default() }
}

/// What a move changes in the key of the pieces.
#[inline]
fn moved(m: Move, mover: Color) -> Zobrist64 {
    let on = |square, role: Role, color| Zobrist64::zobrist_for_piece(square, role.of(color));
    match m {
        Move::Normal { role, from, capture, to, promotion } => {
            let mut change = on(from, role, mover) ^ on(to, promotion.unwrap_or(role), mover);
            if let Some(captured) = capture {
                change ^= on(to, captured, !mover);
            }
            change
        }
        Move::EnPassant { from, to } => {
            let passed = Square::from_coords(to.file(), from.rank());
            on(from, Role::Pawn, mover) ^ on(to, Role::Pawn, mover) ^ on(passed, Role::Pawn, !mover)
        }
        Move::Castle { king, rook } => {
            let side = CastlingSide::from_king_side(king < rook);
            on(king, Role::King, mover)
                ^ on(rook, Role::Rook, mover)
                ^ on(side.king_to(mover), Role::King, mover)
                ^ on(side.rook_to(mover), Role::Rook, mover)
        }
        Move::Put { role, to } => on(to, role, mover),
    }
}
