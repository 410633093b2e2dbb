//! From where men see a square: looked up once, asked for many moves.

use shakmaty::{Bitboard, Board, Color, Role, Square, attacks};

/// The squares from which men of each kind attack one square.
#[derive(Clone, Copy)]
pub(super) struct Sights {
    pub(super) square: Square,
    by_rook: Bitboard,
    by_bishop: Bitboard,
}

impl Sights {
    pub(super) fn new(square: Square, occupied: Bitboard) -> Sights {
        Sights {
            square,
            by_rook: attacks::rook_attacks(square, occupied),
            by_bishop: attacks::bishop_attacks(square, occupied),
        }
    }

    /// The squares from which an officer or king sees the square.
    pub(super) fn by(&self, role: Role) -> Bitboard {
        match role {
            Role::Pawn => Bitboard::EMPTY,
            Role::Knight => attacks::knight_attacks(self.square),
            Role::Bishop => self.by_bishop,
            Role::Rook => self.by_rook,
            Role::Queen => self.by_rook | self.by_bishop,
            Role::King => attacks::king_attacks(self.square),
        }
    }

    /// True if a man on `from` attacks the square.
    pub(super) fn sees(&self, from: Square, role: Role, color: Color) -> bool {
        if role == Role::Pawn {
            attacks::pawn_attacks(!color, self.square).contains(from)
        } else {
            self.by(role).contains(from)
        }
    }

    /// The men of both sides that attack the square.
    pub(super) fn from(&self, board: &Board) -> Bitboard {
        let pawns = (attacks::pawn_attacks(Color::Black, self.square) & board.white())
            | (attacks::pawn_attacks(Color::White, self.square) & board.black());
        (self.by_rook & board.rooks_and_queens())
            | (self.by_bishop & board.bishops_and_queens())
            | (self.by(Role::Knight) & board.knights())
            | (self.by(Role::King) & board.kings())
            | (pawns & board.pawns())
    }
}
