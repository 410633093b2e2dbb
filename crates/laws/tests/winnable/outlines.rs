//! Checks outlines: whatever moves, or whatever the officers set aside do, stays in the set and makes no mate.

use std::collections::HashSet;

use arbitro_laws::winnable::{Outlines, Parts, WallMan};
use shakmaty::{Bitboard, Board, Chess, Color, Piece, Position, Role, Square};

use crate::nets;
use crate::walls::{self, beyond, forward, sees, strikes};

/// What tells outlines apart: the placement, the turn and the square passed.
type Key = (String, Color, Option<Square>);

pub fn check(start: &Chess, winner: Color, proof: &Outlines) {
    walls::holds(start, &proof.wall);
    walls::closed(&proof.wall);
    for man in &proof.aside {
        assert!(proof.wall.men.contains(man) && !matches!(man.piece.role, Role::King | Role::Pawn));
    }
    let set: HashSet<Key> = proof.outlines.iter().map(|packed| key(&packed.parts())).collect();
    let mut board = start.board().clone();
    for man in &proof.aside {
        board.discard_piece_at(man.origin);
    }
    let checker = Checker { proof, winner, set };
    let first =
        Parts { board, turn: start.turn(), castling: Bitboard::EMPTY, en_passant: start.legal_ep_square() };
    assert!(checker.set.contains(&key(&first)), "the start is missing");
    for packed in &proof.outlines {
        checker.stays(&packed.parts());
    }
}

fn key(outline: &Parts) -> Key {
    (outline.board.to_string(), outline.turn, outline.en_passant)
}

struct Checker<'a> {
    proof: &'a Outlines,
    winner: Color,
    set: HashSet<Key>,
}

impl Checker<'_> {
    /// An officer of this colour that is set aside might be on the square.
    fn might_be(&self, color: Color, square: Square) -> bool {
        self.proof.aside.iter().any(|man| man.piece.color == color && man.reach.contains(square))
    }

    fn stays(&self, outline: &Parts) {
        let (board, us) = (&outline.board, outline.turn);
        if self.proof.aside.iter().any(|man| man.piece.color == us) {
            self.arrives(board.clone(), us, None, None);
            for (square, piece) in board {
                if piece.color != us && piece.role != Role::King && self.might_be(us, square) {
                    let mut after = board.clone();
                    after.discard_piece_at(square);
                    self.arrives(after, us, None, None);
                }
            }
        }
        for (from, piece) in board.iter().filter(|(_, piece)| piece.color == us) {
            if piece.role == Role::Pawn {
                self.pawn(outline, from);
                continue;
            }
            for to in sees(piece.role, from, |square| board.piece_at(square).is_some()) {
                let there = board.piece_at(to);
                if there.is_none_or(|other| other.color != us && other.role != Role::King) {
                    self.plays(board, from, to, piece, None, true);
                }
            }
        }
    }

    fn pawn(&self, outline: &Parts, from: Square) {
        let (board, us) = (&outline.board, outline.turn);
        let home = if us.is_white() { 1 } else { 6 };
        let free = |square: &Square| board.piece_at(*square).is_none();
        if let Some(one) = beyond(from, 0, forward(us)).filter(free) {
            self.advances(board, us, from, one);
            if from.rank() as i32 == home
                && let Some(two) = beyond(one, 0, forward(us)).filter(free)
            {
                self.plays(board, from, two, Role::Pawn.of(us), Some(one), true);
            }
        }
        for to in strikes(us, from) {
            match board.piece_at(to) {
                Some(other) if other.color != us && other.role != Role::King => {
                    self.advances(board, us, from, to);
                }
                None if self.might_be(!us, to) => self.advances(board, us, from, to),
                _ => {}
            }
            if outline.en_passant == Some(to)
                && let Some(victim) = beyond(to, 0, -forward(us))
            {
                let mut after = board.clone();
                after.discard_piece_at(victim);
                self.plays(&after, from, to, Role::Pawn.of(us), None, false);
            }
        }
    }

    fn advances(&self, board: &Board, us: Color, from: Square, to: Square) {
        if matches!(to.rank() as i32, 0 | 7) {
            for role in [Role::Queen, Role::Rook, Role::Bishop, Role::Knight] {
                self.plays(board, from, to, role.of(us), None, true);
            }
        } else {
            self.plays(board, from, to, Role::Pawn.of(us), None, true);
        }
    }

    fn plays(
        &self,
        board: &Board,
        from: Square,
        to: Square,
        piece: Piece,
        passed: Option<Square>,
        plain: bool,
    ) {
        let mut after = board.clone();
        after.discard_piece_at(from);
        after.set_piece_at(to, piece);
        let king = after.king_of(piece.color).expect("a king");
        let crowded = |square: Square| {
            after.piece_at(square).is_some() || Color::ALL.iter().any(|color| self.might_be(*color, square))
        };
        let attacked = after.iter().filter(|(_, other)| other.color != piece.color).any(|(square, other)| {
            match other.role {
                Role::Pawn => strikes(other.color, square).any(|s| s == king),
                role => sees(role, square, crowded).contains(&king),
            }
        });
        if !attacked {
            self.arrives(after, piece.color, passed, plain.then_some((from, to)));
        }
    }

    /// What came of a move by `us` is in the set and no mate, or the side asked about has a lone king.
    fn arrives(&self, board: Board, us: Color, passed: Option<Square>, last: Option<(Square, Square)>) {
        let helped = self.proof.aside.iter().any(|man| man.piece.color == self.winner);
        if !helped && board.by_color(self.winner).count() == 1 {
            return;
        }
        let after = Parts { board, turn: !us, castling: Bitboard::EMPTY, en_passant: passed };
        assert!(self.set.contains(&key(&after)), "{} is missing", after.board);
        if us != self.winner {
            return;
        }
        let standing = after.board.iter().map(|(origin, piece)| WallMan {
            piece,
            origin,
            reach: Bitboard::from(origin),
            taken: false,
        });
        let roaming = self.proof.aside.iter().map(|man| WallMan { taken: true, ..*man });
        let men: Vec<WallMan> = standing.chain(roaming).collect();
        let king = after.board.king_of(!us).expect("a king");
        assert!(
            !nets::possible(&men, Bitboard::EMPTY, Bitboard::EMPTY, self.winner, king, last),
            "a mate might be made: {}",
            after.board
        );
    }
}
