//! Mates among the king's own men, where the queen sits down beside the king with somebody behind her.

use shakmaty::{Bitboard, Board, Chess, Color, Move, Position, Role, Square, attacks};

use super::search::apart;

/// What both sides are after in a crowd.
pub(super) struct Crowd {
    winner: Color,
    king: Square,
    /// The squares beside the king that its own men leave open.
    open: Bitboard,
    /// Where the queen should give mate.
    seat: Option<Square>,
    /// The seat is behind a man of the mating side already.
    backed: bool,
}

impl Crowd {
    pub(super) fn new(board: &Board, winner: Color, king: Square) -> Crowd {
        let open = attacks::king_attacks(king) & !board.by_color(!winner);
        let mut crowd = Crowd { winner, king, open, seat: None, backed: false };
        if (board.by_color(winner) & board.queens()).any() {
            crowd.choose(board);
        }
        crowd
    }

    /// The seat from which a queen leaves the fewest squares, and where nobody takes her.
    fn choose(&mut self, board: &Board) {
        let occupied = board.occupied();
        let queens = board.by_color(self.winner) & board.queens();
        let mut least = u32::MAX;
        for seat in attacks::king_attacks(self.king) & !board.by_color(self.winner) {
            let sees = attacks::queen_attacks(seat, occupied);
            let left = (self.open & !sees).without(seat).count();
            let takers = (board.attacks_to(seat, !self.winner, occupied) & !board.kings()).count();
            let backed = (board.attacks_to(seat, self.winner, occupied) & !queens).any();
            let far = (sees & queens).is_empty();
            let cost = 3 * left + 4 * takers + if backed { 0 } else { 3 } + if far { 2 } else { 0 };
            let cost = u32::try_from(cost).unwrap_or(u32::MAX);
            if cost < least {
                (least, self.seat, self.backed) = (cost, Some(seat), backed);
            }
        }
    }

    /// What a move is worth; `check` if it may be one.
    pub(super) fn worth(&self, position: &Chess, m: Move, check: bool) -> i32 {
        let board = position.board();
        let (from, to) = (m.from().unwrap_or(m.to()), m.to());
        let occupied = board.occupied();
        let sees = |square: Square, role: Role| attacks::attacks(square, role.of(position.turn()), occupied);
        if position.turn() == self.winner {
            // A check that does not mate only disturbs.
            let disturbs = if check { 12 } else { 0 };
            self.worth_to_winner(m, from, to, sees) - disturbs
        } else {
            self.worth_to_other(board, m, from, to, sees)
        }
    }

    fn worth_to_winner(
        &self,
        m: Move,
        from: Square,
        to: Square,
        sees: impl Fn(Square, Role) -> Bitboard,
    ) -> i32 {
        let role = m.promotion().unwrap_or(m.role());
        if role == Role::King {
            return -8;
        }
        let (before, after) = (sees(from, m.role()), sees(to, role));
        let seat = self.seat.map_or(0, |seat| {
            let gains = i32::from(after.contains(seat)) - i32::from(before.contains(seat));
            match role {
                Role::Queen => 20 * gains - if seat == to { 20 } else { 0 },
                _ if self.backed && gains > 0 => 0,
                _ => 24 * gains,
            }
        });
        let room = |squares: Bitboard| i32::try_from((squares & self.open).count()).unwrap_or(0);
        let nearer = if role == Role::Pawn { 0 } else { apart(from, self.king) - apart(to, self.king) };
        seat + 4 * (room(after) - room(before)) + 2 * nearer
    }

    fn worth_to_other(
        &self,
        board: &Board,
        m: Move,
        from: Square,
        to: Square,
        sees: impl Fn(Square, Role) -> Bitboard,
    ) -> i32 {
        let lost = match m.capture() {
            None => 0,
            Some(Role::Pawn) => 10,
            Some(_) => 60,
        };
        if m.role() == Role::King {
            let own = board.by_color(!self.winner);
            let room = |square| i32::try_from((attacks::king_attacks(square) & !own).count()).unwrap_or(8);
            return 4 * (room(from) - room(to)) - 10 - lost;
        }
        let seat = self.seat.map_or(0, |seat| {
            let role = m.promotion().unwrap_or(m.role());
            i32::from(sees(from, m.role()).contains(seat)) - i32::from(sees(to, role).contains(seat))
        });
        let beside = |square| i32::from(attacks::king_attacks(self.king).contains(square));
        15 * seat + 6 * (beside(to) - beside(from)) - lost
    }
}
