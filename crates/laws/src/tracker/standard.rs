//! A move in standard notation, found from its squares without listing the legal moves.
//!
//! The standard gives each move one spelling (Laws 2023 appendix C; PGN standard 8.2.3): the shortest that fits no
//! other legal move. Where thousands of games are read, each word is held against that spelling; this is the quick way
//! to do so, and it knows no other spelling.

use shakmaty::attacks::{
    bishop_attacks, king_attacks, knight_attacks, pawn_attacks, queen_attacks, rook_attacks,
};
use shakmaty::san::Suffix;
use shakmaty::{Bitboard, Board, CastlingSide, Color, Move, Position, Rank, Role, Square};

use super::Tracker;

impl Tracker {
    /// The legal move that `word` writes in the one spelling the standard has for it, and the sign after it. Whether
    /// the sign is right is known once the move is played. Nothing for every other word.
    ///
    /// ```
    /// use arbitro_laws::ending::EndRules;
    /// use arbitro_laws::tracker::Tracker;
    ///
    /// let tracker = Tracker::new(EndRules::CURRENT);
    /// assert!(tracker.standard_move(b"Nf3").is_some());
    /// for other in ["Ngf3", "Ng1f3", "Nf4", "e2e4", "Nf3!", "nf3"] {
    ///     assert!(tracker.standard_move(other.as_bytes()).is_none());
    /// }
    /// ```
    #[inline]
    pub fn standard_move(&self, word: &[u8]) -> Option<(Move, Option<Suffix>)> {
        let (core, sign) = match word {
            [core @ .., b'+'] => (core, Some(Suffix::Check)),
            [core @ .., b'#'] => (core, Some(Suffix::Checkmate)),
            core => (core, None),
        };
        let m = match core {
            [b'a'..=b'h', ..] => self.pawn_move(core),
            [b'N', rest @ ..] => self.piece_move(Role::Knight, rest),
            [b'B', rest @ ..] => self.piece_move(Role::Bishop, rest),
            [b'R', rest @ ..] => self.piece_move(Role::Rook, rest),
            [b'Q', rest @ ..] => self.piece_move(Role::Queen, rest),
            [b'K', rest @ ..] => self.king_move(rest),
            b"O-O" => self.castling(CastlingSide::KingSide),
            b"O-O-O" => self.castling(CastlingSide::QueenSide),
            _ => None,
        };
        Some((m?, sign))
    }

    fn castling(&self, side: CastlingSide) -> Option<Move> {
        self.position.castling_moves(side).first().copied()
    }

    /// `e4`, `exd5`, `e8=Q`, `exd8=Q`.
    fn pawn_move(&self, core: &[u8]) -> Option<Move> {
        let (core, promotion) = match core {
            [core @ .., b'=', letter] => (core, Some(promoted(*letter)?)),
            core => (core, None),
        };
        let (board, us) = (self.position.board(), self.position.turn());
        let pawns = board.pawns() & board.by_color(us);
        let (from, to, captures) = match *core {
            [file, rank] => (None, square(file, rank)?, false),
            [from, b'x', file, rank] => (Some(from), square(file, rank)?, true),
            _ => return None,
        };
        if promotion.is_some() != (to.rank() == us.relative_rank(Rank::Eighth)) {
            return None;
        }
        if !captures {
            let from = pusher(board, us, pawns, to)?;
            let m = Move::Normal { role: Role::Pawn, from, capture: None, to, promotion };
            return self.leaves_king_safe(from, to).then_some(m);
        }
        let file = from?;
        let sources = pawn_attacks(!us, to) & pawns;
        let from = sources.into_iter().find(|source| source.file().char() as u32 == u32::from(file))?;
        if let Some(role) = captured(board, us, to) {
            let m = Move::Normal { role: Role::Pawn, from, capture: Some(role), to, promotion };
            return self.leaves_king_safe(from, to).then_some(m);
        }
        (self.position.maybe_ep_square() == Some(to) && self.is_safe_en_passant(from, to))
            .then_some(Move::EnPassant { from, to })
    }

    /// What follows the letter of a knight, bishop, rook or queen.
    fn piece_move(&self, role: Role, rest: &[u8]) -> Option<Move> {
        let (start, to, captures) = target(rest)?;
        let (board, us) = (self.position.board(), self.position.turn());
        let capture = captured(board, us, to);
        if capture.is_some() != captures || board.by_color(us).contains(to) {
            return None;
        }
        let reached = match role {
            Role::Knight => knight_attacks(to),
            Role::Bishop => bishop_attacks(to, board.occupied()),
            Role::Rook => rook_attacks(to, board.occupied()),
            Role::Queen => queen_attacks(to, board.occupied()),
            Role::Pawn | Role::King => return None,
        };
        let pieces = reached & board.by_piece(role.of(us));
        let from = if let Some(from) = pieces.single_square() {
            (start.is_empty() && self.leaves_king_safe(from, to)).then_some(from)?
        } else {
            self.told_apart(pieces, start, to)?
        };
        Some(Move::Normal { role, from, capture, to, promotion: None })
    }

    /// The one piece that `start` names where several stand ready, if it names no more of its square than it must: its
    /// file, else its rank, else both (Laws 2023 C.10).
    fn told_apart(&self, pieces: Bitboard, start: &[u8], to: Square) -> Option<Square> {
        let mut able = Bitboard::EMPTY;
        for piece in pieces {
            if self.leaves_king_safe(piece, to) {
                able.add(piece);
            }
        }
        let named = |piece: Square| {
            let (file, rank) = (piece.file().char() as u32, piece.rank().char() as u32);
            let mut others = able;
            others.discard(piece);
            let needed = if others.is_empty() {
                (false, false)
            } else if (others & Bitboard::from_file(piece.file())).is_empty() {
                (true, false)
            } else if (others & Bitboard::from_rank(piece.rank())).is_empty() {
                (false, true)
            } else {
                (true, true)
            };
            match (needed, start) {
                ((false, false), []) => true,
                ((true, false), [only]) => u32::from(*only) == file,
                ((false, true), [only]) => u32::from(*only) == rank,
                ((true, true), [first, second]) => u32::from(*first) == file && u32::from(*second) == rank,
                _ => false,
            }
        };
        able.into_iter().find(|piece| named(*piece))
    }

    /// What follows the letter of a king.
    fn king_move(&self, rest: &[u8]) -> Option<Move> {
        let (start, to, captures) = target(rest)?;
        let (board, us) = (self.position.board(), self.position.turn());
        let capture = captured(board, us, to);
        let from = board.king_of(us)?;
        let sound = start.is_empty()
            && capture.is_some() == captures
            && !board.by_color(us).contains(to)
            && king_attacks(from).contains(to)
            && board.attacks_to(to, !us, board.occupied().without(from)).is_empty();
        sound.then_some(Move::Normal { role: Role::King, from, capture, to, promotion: None })
    }

    /// Whether the king is not attacked once a piece has gone to `to`. It must be looked at only where there is check
    /// or the piece stands in a line with the king.
    #[inline]
    fn leaves_king_safe(&self, from: Square, to: Square) -> bool {
        let (board, us) = (self.position.board(), self.position.turn());
        let Some(king) = board.king_of(us) else { return false };
        if self.checkers.is_empty() && !in_line(king, from) {
            return true;
        }
        let occupied = board.occupied().without(from).with(to);
        board.attacks_to(king, !us, occupied).without(to).is_empty()
    }

    /// The same for a pawn that captures en passant.
    fn is_safe_en_passant(&self, from: Square, to: Square) -> bool {
        let (board, us) = (self.position.board(), self.position.turn());
        let passed = Square::from_coords(to.file(), from.rank());
        let occupied = board.occupied().without(from).without(passed).with(to);
        board.king_of(us).is_some_and(|king| board.attacks_to(king, !us, occupied).without(passed).is_empty())
    }
}

/// What is written before the square a piece goes to, that square, and whether something is captured there.
#[inline]
fn target(rest: &[u8]) -> Option<(&[u8], Square, bool)> {
    let [before @ .., file, rank] = rest else { return None };
    let to = square(*file, *rank)?;
    Some(match before {
        [start @ .., b'x'] => (start, to, true),
        start => (start, to, false),
    })
}

#[inline]
fn square(file: u8, rank: u8) -> Option<Square> {
    let (file, rank) = (file.wrapping_sub(b'a'), rank.wrapping_sub(b'1'));
    if file > 7 || rank > 7 {
        return None;
    }
    Square::try_from(rank * 8 + file).ok()
}

fn promoted(letter: u8) -> Option<Role> {
    match letter {
        b'Q' => Some(Role::Queen),
        b'R' => Some(Role::Rook),
        b'B' => Some(Role::Bishop),
        b'N' => Some(Role::Knight),
        _ => None,
    }
}

/// The pawn that goes straight on to a square.
fn pusher(board: &Board, us: Color, pawns: Bitboard, to: Square) -> Option<Square> {
    let occupied = board.occupied();
    let back = us.fold_wb(-8, 8);
    let near = to.offset(back)?;
    if occupied.contains(to) {
        return None;
    }
    if pawns.contains(near) {
        return Some(near);
    }
    let far = near.offset(back)?;
    let double = to.rank() == us.relative_rank(Rank::Fourth) && !occupied.contains(near);
    (double && pawns.contains(far)).then_some(far)
}

/// The piece of the other side on a square.
#[inline]
fn captured(board: &Board, us: Color, to: Square) -> Option<Role> {
    if board.by_color(!us).contains(to) { board.role_at(to) } else { None }
}

/// Whether a queen on one square would attack the other on an empty board.
#[inline]
fn in_line(a: Square, b: Square) -> bool {
    let (files, ranks) = (a.file().distance(b.file()), a.rank().distance(b.rank()));
    files == 0 || ranks == 0 || files == ranks
}
