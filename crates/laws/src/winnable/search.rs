//! A guided helpmate search: both sides play towards a mate of one of them, by rule of thumb, quickly.
//!
//! Most positions of games are settled by one such line. The thumb-rules only choose which lines are tried; a mate found
//! is a mate on the board, whatever led to it.

use shakmaty::{Bitboard, Chess, Color, Move, Position, Role, Square, attacks};

use super::budget::Budget;
use super::corner::Plan;
use super::crowd::Crowd;
use super::picture::pictures;
use super::{gather, pawns};

/// Tries `attempts` lines of at most `plies` half-moves; the first that ends in a mate by `winner`.
pub(super) fn helpmate(
    position: &Chess,
    winner: Color,
    attempts: u32,
    plies: usize,
    budget: &mut Budget<'_>,
    longest: &mut Vec<Move>,
) -> Option<Vec<Move>> {
    let mut line = Vec::with_capacity(plies);
    for attempt in 0..attempts {
        line.clear();
        let mut chance = Chance::new(attempt);
        if attempt_line(position, winner, plies, &mut chance, budget, &mut line) {
            return Some(line);
        }
        if line.len() > longest.len() {
            longest.clone_from(&line);
        }
        if budget.is_over() {
            return None;
        }
    }
    None
}

/// Plays one line; true if it ends in a mate by `winner`.
fn attempt_line(
    start: &Chess,
    winner: Color,
    plies: usize,
    chance: &mut Chance,
    budget: &mut Budget<'_>,
    line: &mut Vec<Move>,
) -> bool {
    let mut position = start.clone();
    let plan = Plan::new(start.board(), winner, chance.choice());
    while line.len() < plies && budget.spend() {
        let moves = position.legal_moves();
        if moves.is_empty() {
            return position.turn() != winner && position.is_check();
        }
        let Some(aim) = Aim::new(&position, winner) else { return false };
        let before = line.len().checked_sub(2).and_then(|ply| line.get(ply)).copied();
        let mut best: Option<(i32, Move)> = None;
        for m in &moves {
            if position.turn() == winner && aim.checks(*m) {
                let mut after = position.clone();
                after.play_unchecked(*m);
                if after.is_checkmate() {
                    line.push(*m);
                    return true;
                }
            }
            let noise = chance.below(aim.noise);
            let worth = match &plan {
                Some(plan) => plan.worth(position.board(), *m) + noise - Aim::back(*m, before),
                None => aim.worth(&position, *m, noise) - Aim::back(*m, before),
            };
            if best.is_none_or(|(most, _)| worth > most) {
                best = Some((worth, *m));
            }
        }
        let Some((_, m)) = best else { return false };
        position.play_unchecked(m);
        line.push(m);
        // With a new queen the mate is near; else it may have come nearer.
        if (m.is_promotion() && position.turn() != winner) || LOOKS.contains(&line.len()) {
            let pictures = pictures(position.board(), winner);
            if let Some(rest) = gather::first(&position, winner, pictures, budget) {
                line.extend(rest);
                return true;
            }
        }
    }
    false
}

/// After so many half-moves of a line pictures of a mate are looked for again.
const LOOKS: [usize; 6] = [3, 7, 12, 18, 26, 40];

/// So many men make a crowd around a king.
const CROWD: usize = 4;

/// What both sides are after in a position.
struct Aim {
    winner: Color,
    /// Where the side to be mated has its king.
    king: Square,
    /// Where it should go.
    corner: Square,
    /// Where the mating side has its king.
    own_king: Square,
    /// The mating side has a queen or a rook.
    heavy: bool,
    /// The mating side has neither queen nor rook nor pawn, so the other's men must help by standing in the way.
    minor: bool,
    /// What both sides are after if the king has men enough to be mated among them.
    crowd: Option<Crowd>,
    /// The pawn in the way of the mating side's pawns, if none of them has a free way.
    target: Option<Square>,
    /// Where a pawn, knight, bishop or rook gives check.
    by_pawn: Bitboard,
    by_knight: Bitboard,
    by_bishop: Bitboard,
    by_rook: Bitboard,
    /// Men of the mating side that may uncover a check.
    uncovers: Bitboard,
    noise: u32,
}

impl Aim {
    fn new(position: &Chess, winner: Color) -> Option<Aim> {
        let board = position.board();
        let own = board.by_color(winner);
        let king = board.king_of(!winner)?;
        let own_king = board.king_of(winner)?;
        let heavy = (own & board.rooks_and_queens()).any();
        let minor = !heavy && (own & board.pawns()).is_empty();
        let corner = if minor && (own & board.knights()).is_empty() && (own & board.bishops()).any() {
            // A bishop mates in a corner of its own colour.
            let colour = if (own & board.bishops() & Bitboard::DARK_SQUARES).any() {
                Bitboard::DARK_SQUARES
            } else {
                Bitboard::LIGHT_SQUARES
            };
            nearest(king, Bitboard::CORNERS & colour)
        } else {
            nearest(king, Bitboard::CORNERS)
        };
        let other = board.by_color(!winner);
        let crowd = heavy && other.count() >= CROWD;
        let noise = if crowd { 8 } else { 16 };
        let crowd = crowd.then(|| Crowd::new(board, winner, king));
        let occupied = board.occupied();
        let (by_bishop, by_rook) =
            (attacks::bishop_attacks(king, occupied), attacks::rook_attacks(king, occupied));
        let lines = attacks::rook_attacks(king, Bitboard::EMPTY) & board.rooks_and_queens()
            | attacks::bishop_attacks(king, Bitboard::EMPTY) & board.bishops_and_queens();
        let uncovers = if (lines & own & !by_bishop & !by_rook).any() {
            own & (by_bishop | by_rook)
        } else {
            Bitboard::EMPTY
        };
        let target = if heavy || minor { None } else { pawns::in_the_way(board, winner, own_king) };
        Some(Aim {
            winner,
            king,
            corner,
            own_king,
            heavy,
            minor,
            crowd,
            target,
            by_pawn: attacks::pawn_attacks(!winner, king),
            by_knight: attacks::knight_attacks(king),
            by_bishop,
            by_rook,
            uncovers,
            noise,
        })
    }

    /// True if the move may give check: a first sieve before it is played out.
    fn checks(&self, m: Move) -> bool {
        let from_line = m.from().is_some_and(|from| self.uncovers.contains(from));
        let direct = match m.promotion().unwrap_or(m.role()) {
            Role::Pawn => self.by_pawn,
            Role::Knight => self.by_knight,
            Role::Bishop => self.by_bishop,
            Role::Rook => self.by_rook,
            Role::Queen => self.by_bishop | self.by_rook,
            Role::King => Bitboard::EMPTY,
        };
        from_line || direct.contains(m.to()) || m.is_castle() || m.is_en_passant()
    }

    fn worth(&self, position: &Chess, m: Move, noise: i32) -> i32 {
        if let Some(crowd) = &self.crowd {
            return noise + crowd.worth(position, m, self.checks(m));
        }
        noise
            + if position.turn() == self.winner {
                self.worth_to_winner(position, m)
            } else {
                self.worth_to_other(position, m)
            }
    }

    /// Going straight back helps nobody.
    fn back(m: Move, before: Option<Move>) -> i32 {
        let back = before.is_some_and(|b| b.from() == Some(m.to()) && m.from() == Some(b.to()));
        if back { 20 } else { 0 }
    }

    fn worth_to_winner(&self, position: &Chess, m: Move) -> i32 {
        let to = m.to();
        let captured = match m.capture() {
            None => 0,
            Some(_) if self.minor => -60,
            Some(Role::Pawn) if self.target == Some(to) => 200,
            Some(Role::Pawn) => 10,
            Some(_) => 25,
        };
        if let Some(role) = m.promotion() {
            return captured
                + match role {
                    Role::Queen => 300,
                    Role::Rook => 280,
                    _ => 200,
                };
        }
        let from = m.from().unwrap_or(to);
        captured
            + match m.role() {
                Role::Pawn if self.heavy => 0,
                Role::Pawn => {
                    let rank = if self.winner.is_white() { to.rank() as i32 } else { 7 - to.rank() as i32 };
                    30 + rank * 4
                }
                Role::King if self.target.is_some() => {
                    self.target.map_or(0, |target| 14 * (gap(from, target) - gap(to, target)))
                }
                // A king that stops a pawn must have room to leave.
                Role::King
                    if !self.heavy
                        && self.stops(position.board().pawns() & self.own(position), self.king) != 0 =>
                {
                    12 * (gap(to, self.king) - gap(from, self.king))
                }
                Role::King => 12 * (gap(from, self.king) - gap(to, self.king).max(2)),
                Role::Queen | Role::Rook => 2 * (apart(from, self.king) - apart(to, self.king)),
                _ => 6 * (apart(from, self.king) - apart(to, self.king)),
            }
            - self.stalemating(position, m)
    }

    fn own(&self, position: &Chess) -> Bitboard {
        position.board().by_color(self.winner)
    }

    /// One if a king on this square stops a pawn.
    fn stops(&self, pawns: Bitboard, king: Square) -> i32 {
        i32::from((pawns::ahead(pawns, self.winner) & Bitboard::from(king)).any())
    }

    /// How much a man of the other side keeps the mating king from going where its pawns need it.
    fn room(&self, position: &Chess, role: Role, square: Square) -> i32 {
        if self.target.is_none() {
            return 0;
        }
        let seen = attacks::attacks(square, role.of(!self.winner), position.board().occupied());
        6 * i32::try_from((seen & attacks::king_attacks(self.own_king)).count()).unwrap_or(0)
    }

    /// A check that does not mate forces the other side's hand: rarely what is wanted.
    fn stalemating(&self, position: &Chess, m: Move) -> i32 {
        let lonely = position.board().by_color(!self.winner).count() <= 2;
        if lonely && m.role() != Role::King && gap(m.to(), self.king) <= 1 { 30 } else { 0 }
    }

    fn worth_to_other(&self, position: &Chess, m: Move) -> i32 {
        let to = m.to();
        let from = m.from().unwrap_or(to);
        let lost = match m.capture() {
            None => 0,
            Some(Role::Pawn) if self.heavy => -20,
            Some(Role::Pawn) => -150,
            Some(_) => -200,
        };
        let own_pawns = position.board().by_color(self.winner) & position.board().pawns();
        lost + match m.role() {
            Role::King if self.target.is_some() => {
                self.target.map_or(0, |target| 6 * (gap(to, target).min(4) - gap(from, target).min(4)))
            }
            Role::King => {
                10 * (gap(from, self.corner) - gap(to, self.corner))
                    + 4 * (gap(from, self.own_king) - gap(to, self.own_king))
                    + 60 * (self.stops(own_pawns, from) - self.stops(own_pawns, to))
            }
            _ if self.minor => {
                let promoted = match m.promotion() {
                    Some(Role::Queen) => -20,
                    Some(_) => 20,
                    None => 0,
                };
                promoted + 8 * (apart(from, self.corner) - apart(to, self.corner))
            }
            Role::Pawn => 0,
            _ if self.heavy => 0,
            // Out of the way of pawns that want to promote, or into their mouths.
            _ => {
                let way = |square: Square| {
                    let mouths = attacks::pawn_attacks(!self.winner, square) & own_pawns;
                    let ahead = Bitboard::from_file(square.file()) & own_pawns;
                    // Beside its king the pawn would be taken in turn.
                    let given = mouths.any() && gap(square, self.king) > 1;
                    i32::from(given) * 30 - i32::from(ahead.any()) * 20
                };
                let role = m.promotion().unwrap_or(m.role());
                way(to) - way(from) + self.room(position, m.role(), from) - self.room(position, role, to)
            }
        }
    }
}

/// Steps of a king between two squares.
fn gap(a: Square, b: Square) -> i32 {
    a.distance(b).try_into().unwrap_or(7)
}

/// Steps along ranks and files between two squares: finer than [`gap`].
pub(super) fn apart(a: Square, b: Square) -> i32 {
    (a.file() as i32 - b.file() as i32).abs() + (a.rank() as i32 - b.rank() as i32).abs()
}

fn nearest(from: Square, among: Bitboard) -> Square {
    among.into_iter().min_by_key(|square| apart(from, *square)).unwrap_or(from)
}

/// A small stream of numbers from a seed, the same on every machine.
pub(super) struct Chance(u64);

impl Chance {
    pub(super) fn new(seed: u32) -> Chance {
        Chance(0x9E37_79B9_7F4A_7C15 ^ (u64::from(seed) << 17) ^ u64::from(seed))
    }

    /// Any number.
    fn choice(&mut self) -> u32 {
        self.below(1 << 16).unsigned_abs()
    }

    /// Any number from 0 that is less than a length.
    pub(super) fn index(&mut self, length: usize) -> usize {
        u32::try_from(length).ok().and_then(|length| self.below(length).try_into().ok()).unwrap_or(0)
    }

    fn below(&mut self, limit: u32) -> i32 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        i32::try_from(((self.0 >> 32) * u64::from(limit)) >> 32).unwrap_or(0)
    }
}
