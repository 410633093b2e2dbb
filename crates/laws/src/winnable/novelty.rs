//! What is new about a position: two men on squares where they have not been seen together.
//!
//! A search led by one measure alone stays where that measure cannot fall, among thousands of positions that are much the
//! same. Those that show something new lead out of there. There are few of them: so many as there are pairs of men on
//! squares, however many positions there are.

use shakmaty::{Bitboard, Board, Chess, Color, Move, Position, Role, Square};

/// Among which positions a pair is new.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum New {
    /// Among all.
    Anywhere,
    /// Among those as near to a mate.
    AsNear,
    /// Among those as near to a mate with the same men left and the same side to move.
    Alike,
    /// It is not new.
    Not,
}

/// How many answers there are.
pub(super) const KINDS: usize = 4;

/// The pairs seen so far, each a mark in a field; two that share a mark are taken for one. The field is made when it is
/// first needed.
pub(super) struct Novelty {
    marks: Vec<u64>,
}

/// So many marks, as a power of two.
const MARKS: u32 = 24;

/// No more men than that stand on a board.
const MEN: usize = 32;

impl Novelty {
    pub(super) fn new() -> Novelty {
        Novelty { marks: Vec::new() }
    }

    /// What is new about a position, so near to a mate, after a move; it is known from then on.
    pub(super) fn of(&mut self, after: &Chess, m: Move, nearness: u32) -> New {
        if self.marks.is_empty() {
            self.marks = vec![0; 1 << (MARKS - 6)];
        }
        let board = after.board();
        let (moved, men, count) = standing(board, m.to());
        let others = men.get(..count).unwrap_or(&men);
        let near = u64::from(nearness) + 1;
        if self.marks_any(0, moved, others) {
            return New::Anywhere;
        }
        if self.marks_any(spread(near), moved, others) {
            return New::AsNear;
        }
        let alike = spread(spread(near) ^ men_left(board)) ^ u64::from(after.turn().is_white());
        if self.marks_any(spread(alike), moved, others) { New::Alike } else { New::Not }
    }

    /// Marks a man with each of the others; true if one of the marks was not there.
    fn marks_any(&mut self, among: u64, moved: u64, others: &[u64]) -> bool {
        let mut new = false;
        for other in others {
            let pair = moved.min(*other) << 10 | moved.max(*other);
            let place = spread(among ^ pair) >> (u64::BITS - MARKS);
            let (word, bit) = (place / 64, 1_u64 << (place % 64));
            if let Some(word) = usize::try_from(word).ok().and_then(|word| self.marks.get_mut(word)) {
                new |= *word & bit == 0;
                *word |= bit;
            }
        }
        new
    }
}

/// Numbers for the man on a square and for each of the others, and how many these are.
fn standing(board: &Board, square: Square) -> (u64, [u64; MEN], usize) {
    let (mut moved, mut men, mut count) = (0, [0; MEN], 0);
    for (color, side) in [(Color::White, board.white()), (Color::Black, board.black())] {
        for role in Role::ALL {
            for at in side & board.by_role(role) {
                let man = (u64::from(role) << 1 | u64::from(color.is_white())) << 6 | u64::from(at.to_u32());
                if at == square {
                    moved = man;
                } else if let Some(place) = men.get_mut(count) {
                    *place = man;
                    count += 1;
                }
            }
        }
    }
    (moved, men, count)
}

/// A number for how many men of each kind are left.
fn men_left(board: &Board) -> u64 {
    let count = |men: Bitboard| u64::try_from(men.count()).unwrap_or(0);
    Color::ALL.into_iter().fold(0, |all, color| {
        Role::ALL.into_iter().fold(all, |all, role| {
            all.wrapping_mul(11).wrapping_add(count(board.by_color(color) & board.by_role(role)))
        })
    })
}

/// Any number over the whole width.
fn spread(number: u64) -> u64 {
    let mixed = (number ^ (number >> 31)).wrapping_mul(0x9E37_79B9_7F4A_7C15);
    (mixed ^ (mixed >> 29)).wrapping_mul(0xD6E8_FEB8_6659_FD93)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn king_goes(from: Square, to: Square) -> Move {
        Move::Normal { role: Role::King, from, capture: None, to, promotion: None }
    }

    fn kings(fen: &str) -> Option<Chess> {
        let fen: shakmaty::fen::Fen = fen.parse().ok()?;
        fen.into_position(shakmaty::CastlingMode::Standard).ok()
    }

    #[test]
    fn what_is_new_is_new_once_in_each_way() -> Result<(), &'static str> {
        let black_next = kings("4k3/8/8/8/8/8/4K3/8 b - -").ok_or("a position")?;
        let white_next = kings("4k3/8/8/8/8/8/4K3/8 w - -").ok_or("a position")?;
        let (to_e2, to_e8) = (king_goes(Square::E1, Square::E2), king_goes(Square::D8, Square::E8));
        let mut novelty = Novelty::new();
        assert_eq!(novelty.of(&black_next, to_e2, 7), New::Anywhere);
        assert_eq!(novelty.of(&black_next, to_e2, 7), New::AsNear);
        assert_eq!(novelty.of(&black_next, to_e2, 7), New::Alike);
        assert_eq!(novelty.of(&black_next, to_e2, 7), New::Not);
        // Whoever moved, it is the same pair; with another side to move it is not the same kind of position.
        assert_eq!(novelty.of(&white_next, to_e8, 7), New::Alike);
        assert_eq!(novelty.of(&white_next, to_e8, 7), New::Not);
        assert_eq!(novelty.of(&white_next, to_e8, 8), New::AsNear);
        Ok(())
    }
}
