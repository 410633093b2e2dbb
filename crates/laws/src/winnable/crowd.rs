//! Mates among the king's own men, where the queen sits down beside the king with somebody behind her.

use shakmaty::{Bitboard, Board, Chess, Color, Move, Position, Role, Square, attacks};

use super::search::apart;
use super::sights::Sights;

/// What both sides are after in a crowd.
pub(super) struct Crowd {
    winner: Color,
    king: Square,
    /// From where a man sees the squares beside the king that its own men leave open.
    open: Vec<Sights>,
    /// Where the queen should give mate, and from where a man sees it.
    seat: Option<Sights>,
    /// The seat is behind a man of the mating side already.
    backed: bool,
    /// Squares beside the king.
    beside: Bitboard,
    /// The men of the side to be mated.
    other: Bitboard,
}

impl Crowd {
    pub(super) fn new(board: &Board, winner: Color, king: Square) -> Crowd {
        let (beside, other) = (attacks::king_attacks(king), board.by_color(!winner));
        let occupied = board.occupied();
        // A king has no more squares beside it.
        let mut open = Vec::with_capacity(8);
        open.extend((beside & !other).into_iter().map(|square| Sights::new(square, occupied)));
        let mut crowd = Crowd { winner, king, open, seat: None, backed: false, beside, other };
        if (board.by_color(winner) & board.queens()).any() {
            crowd.choose(board);
        }
        crowd
    }

    /// The seat from which a queen leaves the fewest squares, and where nobody takes her.
    fn choose(&mut self, board: &Board) {
        let own = board.by_color(self.winner);
        let queens = own & board.queens();
        let open = self.beside & !self.other;
        let mut least = u32::MAX;
        for seat in self.beside & !own {
            let sights = Sights::new(seat, board.occupied());
            let seen = sights.from(board);
            let left = (open & !sights.by(Role::Queen)).without(seat).count();
            let takers = (seen & self.other & !board.kings()).count();
            let backed = (seen & own & !queens).any();
            let far = (sights.by(Role::Queen) & queens).is_empty();
            let cost = 3 * left + 4 * takers + if backed { 0 } else { 3 } + if far { 2 } else { 0 };
            let cost = u32::try_from(cost).unwrap_or(u32::MAX);
            if cost < least {
                (least, self.seat, self.backed) = (cost, Some(sights), backed);
            }
        }
    }

    /// What a move is worth; `check` if it may be one.
    pub(super) fn worth(&self, position: &Chess, m: Move, check: bool) -> i32 {
        let (from, to) = (m.from().unwrap_or(m.to()), m.to());
        if position.turn() == self.winner {
            // A check that does not mate only disturbs.
            let disturbs = if check { 12 } else { 0 };
            self.worth_to_winner(m, from, to) - disturbs
        } else {
            self.worth_to_other(m, from, to)
        }
    }

    fn worth_to_winner(&self, m: Move, from: Square, to: Square) -> i32 {
        let role = m.promotion().unwrap_or(m.role());
        if role == Role::King {
            return -8;
        }
        let gains = |sights: &Sights| {
            i32::from(sights.sees(to, role, self.winner))
                - i32::from(sights.sees(from, m.role(), self.winner))
        };
        let seat = self.seat.as_ref().map_or(0, |seat| {
            let gains = gains(seat);
            match role {
                Role::Queen => 20 * gains - if seat.square == to { 20 } else { 0 },
                _ if self.backed && gains > 0 => 0,
                _ => 24 * gains,
            }
        });
        let room: i32 = self.open.iter().map(gains).sum();
        let nearer = if role == Role::Pawn { 0 } else { apart(from, self.king) - apart(to, self.king) };
        seat + 4 * room + 2 * nearer
    }

    fn worth_to_other(&self, m: Move, from: Square, to: Square) -> i32 {
        let lost = match m.capture() {
            None => 0,
            Some(Role::Pawn) => 10,
            Some(_) => 60,
        };
        if m.role() == Role::King {
            let room =
                |square| i32::try_from((attacks::king_attacks(square) & !self.other).count()).unwrap_or(8);
            return 4 * (room(from) - room(to)) - 10 - lost;
        }
        let seat = self.seat.as_ref().map_or(0, |seat| {
            let role = m.promotion().unwrap_or(m.role());
            i32::from(seat.sees(from, m.role(), !self.winner)) - i32::from(seat.sees(to, role, !self.winner))
        });
        let beside = |square| i32::from(self.beside.contains(square));
        15 * seat + 6 * (beside(to) - beside(from)) - lost
    }
}
