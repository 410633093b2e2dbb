//! A position in 32 bytes, exactly: what a set of a million positions is made of.

use std::hash::{BuildHasherDefault, Hash, Hasher};

use shakmaty::{
    Bitboard, Board, ByColor, ByRole, CastlingMode, Chess, Color, FromSetup, Position, PositionError, Rank,
    Setup, Square,
};

/// The placement, the side to move, the castling rights and the en passant possibility of a position
/// (what makes two positions the same, Laws 2023 art. 9.2.3), and nothing else.
///
/// Three planes spell the man on each square; a rook that may still castle has a code of its own. The fourth
/// plane tells White's men; on empty squares it marks the en passant square (ranks 3 and 6) and, if Black is to
/// move, the first empty square of the other ranks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PackedPosition([u64; 4]);

const EN_PASSANT_RANKS: Bitboard =
    Bitboard::from_rank(Rank::Third).with_const(Bitboard::from_rank(Rank::Sixth));

impl PackedPosition {
    /// Packs a position. Two positions pack to the same value just if the Laws call them the same.
    pub fn new(position: &Chess) -> PackedPosition {
        let en_passant = if position.maybe_ep_square().is_some() { position.legal_ep_square() } else { None };
        PackedPosition::of(
            position.board(),
            position.turn(),
            position.castles().castling_rights(),
            en_passant,
        )
    }

    /// Packs a placement that need not be a position of a game.
    pub(super) fn of(
        board: &Board,
        turn: Color,
        castling: Bitboard,
        en_passant: Option<Square>,
    ) -> PackedPosition {
        let low = board.pawns() | board.bishops() | board.queens() | castling;
        let middle = board.knights() | board.bishops() | board.kings() | castling;
        let high = board.rooks() | board.queens() | board.kings();
        let mut white = board.white();
        if let Some(square) = en_passant {
            white.add(square);
        }
        if turn == Color::Black {
            white |= turn_mark(board.occupied());
        }
        PackedPosition([low.0, middle.0, high.0, white.0])
    }

    /// The 32 bytes, the same on every machine.
    pub fn to_bytes(self) -> [u8; 32] {
        let mut bytes = [0; 32];
        for (chunk, plane) in bytes.chunks_exact_mut(8).zip(self.0) {
            chunk.copy_from_slice(&plane.to_le_bytes());
        }
        bytes
    }

    /// The position again, with fresh move counters.
    ///
    /// # Errors
    ///
    /// None for a value that [`PackedPosition::new`] made.
    pub fn unpack(self) -> Result<Chess, Box<PositionError<Chess>>> {
        let parts = self.parts();
        let mut setup = Setup::empty();
        setup.board = parts.board;
        setup.turn = parts.turn;
        setup.castling_rights = parts.castling;
        setup.ep_square = parts.en_passant;
        Chess::from_setup(setup, CastlingMode::Chess960)
            .or_else(PositionError::ignore_too_much_material)
            .or_else(PositionError::ignore_impossible_check)
            .map_err(Box::new)
    }

    /// What was packed, not checked to be a position.
    pub fn parts(self) -> Parts {
        let [low, middle, high, white] = self.0.map(Bitboard);
        let occupied = low | middle | high;
        let castling = low & middle & high;
        let roles = ByRole {
            pawn: low & !middle & !high,
            knight: middle & !low & !high,
            bishop: low & middle & !high,
            rook: (high & !low & !middle) | castling,
            queen: low & high & !middle,
            king: middle & high & !low,
        };
        let colors = ByColor { white: white & occupied, black: occupied & !white };
        Parts {
            board: Board::try_from_bitboards(roles, colors).unwrap_or_else(|_| Board::empty()),
            turn: Color::from_white((white & turn_mark(occupied)).is_empty()),
            castling,
            en_passant: (white & !occupied & EN_PASSANT_RANKS).first(),
        }
    }
}

/// What a [`PackedPosition`] holds.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Parts {
    /// The placement.
    pub board: Board,
    /// The side to move.
    pub turn: Color,
    /// Squares of the rooks that may still castle.
    pub castling: Bitboard,
    /// The square passed by a pawn that can be captured in passing.
    pub en_passant: Option<Square>,
}

/// The first empty square off the en passant ranks: with at most 32 men there always is one.
fn turn_mark(occupied: Bitboard) -> Bitboard {
    (!occupied & !EN_PASSANT_RANKS).isolate_first()
}

impl Hash for PackedPosition {
    fn hash<H: Hasher>(&self, state: &mut H) {
        for plane in self.0 {
            state.write_u64(plane);
        }
    }
}

/// A quick hasher for [`PackedPosition`]: what is hashed comes from the search itself, not from an adversary.
#[derive(Default, Clone, Copy, Debug)]
pub struct FoldHasher(u64);

impl Hasher for FoldHasher {
    fn finish(&self) -> u64 {
        self.0 ^ (self.0 >> 29)
    }

    fn write(&mut self, bytes: &[u8]) {
        for byte in bytes {
            self.write_u64(u64::from(*byte));
        }
    }

    fn write_u64(&mut self, value: u64) {
        let wide = u128::from(self.0 ^ value ^ 0x9E37_79B9_7F4A_7C15) * 0xD6E8_FEB8_6659_FD93;
        #[allow(clippy::cast_possible_truncation, reason = "folding the two halves is the point")]
        {
            self.0 = (wide as u64) ^ ((wide >> 64) as u64);
        }
    }
}

/// Makes [`FoldHasher`]s.
pub type BuildFold = BuildHasherDefault<FoldHasher>;
