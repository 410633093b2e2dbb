//! The mates that one knight or bishops of one colour can give: in a corner, with the mated side's help.
//!
//! A minor piece alone mates only where one of the king's own men stands beside it. So a plan is made: a corner, the
//! square beside it for the helper, the place of the mating king; then everyone walks there.

use shakmaty::{Bitboard, Board, Color, Move, Role, Square};

use super::walk::{FAR, same_colour, walk};

/// Where everyone should be when the mate is given.
#[derive(Clone, Copy, Debug)]
pub(super) struct Plan {
    winner: Color,
    /// Where the king is mated.
    corner: Square,
    /// Beside it along the edge, where its own man stands.
    block: Square,
    /// Where the mating side's king keeps the other squares beside the corner.
    king: Square,
    /// Where the mating man gives check.
    strike: Square,
    /// The mating man is a knight; else a bishop.
    knight: bool,
}

impl Plan {
    /// A plan for a side with nothing but knights or bishops beside its king; `choice` picks one of the many.
    pub(super) fn new(board: &Board, winner: Color, choice: u32) -> Option<Plan> {
        let own = board.by_color(winner);
        if (own & (board.pawns() | board.rooks_and_queens())).any() {
            return None;
        }
        let knight =
            (own & board.knights()).any() && ((own & board.bishops()).is_empty() || choice & 16 == 0);
        let bishops = own & board.bishops();
        let corners: &[Square] = if knight {
            &[Square::A1, Square::H1, Square::A8, Square::H8]
        } else if (bishops & Bitboard::DARK_SQUARES).any() {
            &[Square::A1, Square::H8]
        } else {
            &[Square::H1, Square::A8]
        };
        let corner = *corners.get((choice & 3) as usize % corners.len())?;
        let along_rank = choice & 4 != 0;
        let near = choice & 8 != 0;
        // Steps as from A1 towards the board, the helper on the second square of the edge.
        let at = |along: u32, across: u32| {
            let (file, rank) = if along_rank { (along, across) } else { (across, along) };
            let file = if corner.file() as u32 == 0 { file } else { 7 - file };
            let rank = if corner.rank() as u32 == 0 { rank } else { 7 - rank };
            Square::try_from(rank * 8 + file).unwrap_or(corner)
        };
        // From A1 with the helper on B1: the king on A3 or B3 keeps A2 and B2.
        let king = if near { at(0, 2) } else { at(1, 2) };
        let strike = match (knight, near) {
            (false, _) => at(1, 1),
            (true, true) => at(1, 2),
            (true, false) => at(2, 1),
        };
        Some(Plan { winner, corner, block: at(1, 0), king, strike, knight })
    }

    /// What a move is worth to the plan.
    pub(super) fn worth(self, board: &Board, m: Move) -> i32 {
        let (to, role) = (m.to(), m.role());
        let from = m.from().unwrap_or(to);
        let own = board.by_color(self.winner).contains(from);
        let helper = self.helper(board);
        if own {
            let captured = match m.capture() {
                None => 0,
                Some(_) if helper == Some(to) => -400,
                Some(_) => 8,
            };
            captured
                + match role {
                    Role::King => 20 * (walk(Role::King, from, self.king) - walk(Role::King, to, self.king)),
                    _ if (role == Role::Knight) == self.knight => {
                        let wait = |square| (walk(role, square, self.strike) - 1).abs();
                        12 * (wait(from) - wait(to))
                    }
                    _ => 0,
                }
        } else {
            let lost = if m.is_capture() { -400 } else { 0 };
            let in_the_way = i32::from([self.king, self.strike].contains(&to)) * 10;
            lost - in_the_way
                + match role {
                    Role::King => {
                        20 * (walk(Role::King, from, self.corner) - walk(Role::King, to, self.corner))
                    }
                    _ if helper == Some(from) => {
                        14 * (self.help(from, role) - self.help(to, m.promotion().unwrap_or(role)))
                    }
                    _ => 0,
                }
        }
    }

    /// The man of the mated side that is soonest beside the corner.
    fn helper(self, board: &Board) -> Option<Square> {
        (board.by_color(!self.winner) & !board.kings())
            .into_iter()
            .filter_map(|square| board.role_at(square).map(|role| (self.help(square, role), square)))
            .filter(|(steps, _)| *steps < FAR)
            .min()
            .map(|(_, square)| square)
    }

    /// Moves until a man of this kind is beside the corner; at least [`FAR`] if it can be of no help there.
    fn help(self, square: Square, role: Role) -> i32 {
        match role {
            Role::Pawn => {
                let rank = square.rank() as i32;
                4 + if self.winner.is_white() { rank } else { 7 - rank }
            }
            Role::Queen => FAR,
            // Beside the striking bishop a rook would capture it.
            Role::Rook if !self.knight => FAR,
            // So would a bishop the knight, where the knight stands on its colour.
            Role::Bishop if self.knight && same_colour(self.strike, self.block) => FAR,
            _ => walk(role, square, self.block),
        }
    }
}
