//! A position in 32 bytes, exactly: what a set of a million positions is made of.

use std::hash::{BuildHasherDefault, Hash, Hasher};

use shakmaty::{
    Bitboard, Board, ByColor, ByRole, CastlingMode, Chess, Color, FromSetup, Move, Position, PositionError,
    Rank, Role, Setup, Square,
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

    /// What a move of a piece or a pawn's single step or capture makes of it; none where more than two squares might
    /// change: castling, rights to castle, a pawn's first move of two squares, a capture in passing.
    pub(super) fn after(self, m: Move) -> Option<PackedPosition> {
        let Move::Normal { role, from, to, promotion, .. } = m else { return None };
        let [low, middle, high, white] = self.0.map(Bitboard);
        if (low & middle & high).any() || (role == Role::Pawn && from.rank().distance(to.rank()) == 2) {
            return None;
        }
        let occupied = low | middle | high;
        let blacks_turn = !(white & turn_mark(occupied)).is_empty();
        let gone = !(Bitboard::from(from) | Bitboard::from(to));
        let (man, there) = (code(promotion.unwrap_or(role)), Bitboard::from(to));
        let plane =
            |plane: Bitboard, bit: u8| if man & bit == 0 { plane & gone } else { plane & gone | there };
        let (low, middle, high) = (plane(low, 1), plane(middle, 2), plane(high, 4));
        let men = white & occupied & gone;
        let white = if blacks_turn { men } else { men | there | turn_mark(low | middle | high) };
        Some(PackedPosition([low.0, middle.0, high.0, white.0]))
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

/// What spells a man in the three planes, the lowest first.
const fn code(role: Role) -> u8 {
    match role {
        Role::Pawn => 0b001,
        Role::Knight => 0b010,
        Role::Bishop => 0b011,
        Role::Rook => 0b100,
        Role::Queen => 0b101,
        Role::King => 0b110,
    }
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

#[cfg(test)]
mod tests {
    use shakmaty::fen::Fen;

    use super::*;

    /// Against the move played on the board, from openings to endings with promotions and captures in passing.
    #[test]
    fn a_move_of_the_planes_is_the_move_on_the_board() -> Result<(), &'static str> {
        let starts = [
            "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
            "r3k2r/pPp3pp/8/3pP3/4p3/7p/PPP2pPP/R2K3R w kq d6 0 1",
            "1n4n1/P1p1k1P1/8/1pP5/4pP2/8/p1P1K1p1/1N4N1 b - f3 0 1",
            "8/5k2/8/2Q5/8/2K5/8/8 w - - 0 1",
        ];
        let mut quick = 0;
        for start in starts {
            let fen: Fen = start.parse().map_err(|_| "a FEN")?;
            let mut position: Chess = fen.into_position(CastlingMode::Standard).map_err(|_| "a position")?;
            for turn in 0..120 {
                let packed = PackedPosition::new(&position);
                let moves = position.legal_moves();
                for m in &moves {
                    let mut after = position.clone();
                    after.play_unchecked(*m);
                    if let Some(quickly) = packed.after(*m) {
                        assert_eq!(quickly, PackedPosition::new(&after), "{start}: {m:?}");
                        quick += 1;
                    }
                }
                let Some(m) = moves.get(turn * 7 % moves.len().max(1)) else { break };
                position.play_unchecked(*m);
            }
        }
        assert!(quick > 1_000, "{quick}");
        Ok(())
    }
}
