//! Where pictures of a mate are made: strikes are sketched by the dozen, with a guess at the moves that all would take.

use shakmaty::{Bitboard, Board, Color, Piece, Role, Square, attacks};

use super::walk::{FAR, steps};
use super::{material, pawns};

/// So many strikes are looked at closely in an open position.
const MOST: usize = 12;
/// So many among many men.
const FEW: usize = 6;
/// A picture that takes no more moves is good enough.
const GOOD: i32 = 6;
/// A king among so many men of its own is mated among them.
const CROWD: usize = 5;

/// A side rarely has more men: room for them is made at once.
const SIDE: usize = 16;

pub(super) fn count(squares: Bitboard) -> i32 {
    i32::try_from(squares.count()).unwrap_or(8)
}

/// A man that may have a part.
#[derive(Clone, Copy)]
pub(super) struct Man {
    pub(super) square: Square,
    pub(super) piece: Piece,
    /// The squares it attacks; the king to be mated stops no line.
    pub(super) sees: Bitboard,
}

/// Where pictures are made.
pub(super) struct Studio {
    pub(super) winner: Color,
    pub(super) king: Square,
    pub(super) own_king: Square,
    pub(super) occupied: Bitboard,
    pub(super) own: Bitboard,
    pub(super) other: Bitboard,
    pub(super) attackers: Vec<Man>,
    /// Those of them that might strike.
    strikers: Vec<Man>,
    pub(super) helpers: Vec<Man>,
    /// All that the mating side attacks, its king too.
    attacked: Bitboard,
    /// What two of its men or more attack.
    twice: Bitboard,
    /// All that the mated side's men attack, its king apart.
    defended: Bitboard,
    sketches: Vec<Strike>,
    /// What a step of the mating king counts as: it walks badly among many men.
    pub(super) pace: i32,
}

/// A man about to strike.
#[derive(Clone, Copy)]
pub(super) struct Strike {
    pub(super) king: Square,
    pub(super) man: Man,
    pub(super) role: Role,
    pub(super) place: Square,
    /// Squares the check passes, the striker's place included.
    pub(super) line: Bitboard,
    pub(super) covers: Bitboard,
    /// A guess at the moves of all.
    guess: i32,
}

impl Studio {
    pub(super) fn new(board: &Board, winner: Color) -> Option<Studio> {
        let king = board.king_of(!winner)?;
        let own_king = board.king_of(winner)?;
        let lines = board.occupied().without(king);
        let men = |color: Color| -> Vec<Man> {
            let mut men = Vec::with_capacity(SIDE);
            men.extend((board.by_color(color) & !board.kings()).into_iter().filter_map(|square| {
                let piece = board.piece_at(square)?;
                Some(Man { square, piece, sees: attacks::attacks(square, piece, lines) })
            }));
            men
        };
        let (attackers, helpers) = (men(winner), men(!winner));
        let strikers = strikers(board, winner, &attackers);
        let (mut attacked, mut twice) = (attacks::king_attacks(own_king), Bitboard::EMPTY);
        for man in &attackers {
            twice |= attacked & man.sees;
            attacked |= man.sees;
        }
        let defended = helpers.iter().fold(Bitboard::EMPTY, |all, man| all | man.sees);
        Some(Studio {
            winner,
            king,
            own_king,
            occupied: board.occupied(),
            own: board.by_color(winner),
            other: board.by_color(!winner),
            attackers,
            strikers,
            helpers,
            attacked,
            twice,
            defended,
            sketches: Vec::with_capacity(MOST),
            pace: 1 + i32::try_from(board.occupied().count() / 10).unwrap_or(0),
        })
    }

    /// Sketches of strikes, the best last.
    pub(super) fn sketches(&mut self, board: &Board) -> Vec<Strike> {
        let minor = material::only_minor(board, self.winner);
        let crowd = board.by_color(!self.winner).count() >= CROWD;
        if !minor || crowd {
            self.sketch(self.king, 0);
        }
        let near = attacks::king_attacks(self.king) & !self.occupied & !self.attacked;
        if crowd && !self.satisfied() {
            for square in near {
                self.sketch(square, 1);
            }
        }
        if !self.satisfied() {
            let corners = Bitboard::CORNERS & !self.occupied.without(self.king);
            for square in if minor { corners } else { self.rims() } {
                let far = i32::try_from(self.king.distance(square)).unwrap_or(FAR);
                self.sketch(square, far);
            }
        }
        let mut sketches = std::mem::take(&mut self.sketches);
        sketches.sort_unstable_by_key(|strike| std::cmp::Reverse(strike.guess));
        sketches
    }

    /// The corners, and the edge squares straight ahead of the king.
    fn rims(&self) -> Bitboard {
        let cross = Bitboard::from_file(self.king.file()) | Bitboard::from_rank(self.king.rank());
        (Bitboard::CORNERS | (cross & Bitboard::EDGES)) & !self.occupied & !attacks::king_attacks(self.king)
    }

    fn satisfied(&self) -> bool {
        self.sketches.iter().any(|strike| strike.guess <= GOOD)
    }

    /// What the guess must be less than for a strike to be kept.
    fn limit(&self) -> i32 {
        let slots = if self.pace > 1 { FEW } else { MOST };
        if self.sketches.len() < slots {
            return FAR;
        }
        self.sketches.iter().map(|strike| strike.guess).max().unwrap_or(FAR)
    }

    fn keep(&mut self, strike: Strike) {
        let slots = if self.pace > 1 { FEW } else { MOST };
        if self.sketches.len() < slots {
            self.sketches.push(strike);
        } else if let Some(worst) = self.sketches.iter_mut().max_by_key(|strike| strike.guess) {
            *worst = strike;
        }
    }

    /// Guesses what a mate with the king on this square, so many moves away, would take.
    fn sketch(&mut self, king: Square, far: i32) {
        let lines = self.occupied.without(self.king).without(king);
        let beside = attacks::king_attacks(king);
        let by_rook = attacks::rook_attacks(king, lines);
        let by_bishop = attacks::bishop_attacks(king, lines);
        for at in 0..self.strikers.len() {
            let Some(man) = self.strikers.get(at).copied() else { return };
            let role = if man.piece.role == Role::Pawn { Role::Queen } else { man.piece.role };
            let seen = match role {
                Role::Knight => attacks::knight_attacks(king),
                Role::Bishop => by_bishop,
                Role::Rook => by_rook,
                _ => by_rook | by_bishop,
            } & !self.own;
            let afar = if role == Role::Knight { Bitboard::EMPTY } else { seen & !beside };
            let one = afar & man.sees;
            let afar = if one.any() { one } else { afar };
            let close = if role == Role::Knight { seen } else { seen & beside };
            for place in close.into_iter().chain(afar.into_iter().take(3)) {
                self.strike_from(king, far, man, role, place, lines);
            }
        }
    }

    fn strike_from(&mut self, king: Square, far: i32, man: Man, role: Role, place: Square, lines: Bitboard) {
        let limit = self.limit();
        let beside = attacks::king_attacks(king);
        let line = attacks::between(place, king).with(place);
        let takers = (self.defended & line).count();
        let others = self.twice | (self.attacked & !man.sees);
        let covers = attacks::attacks(place, role.of(self.winner), lines.without(man.square));
        let mut need = beside & !covers & !self.other.without(self.king) & !others;
        if beside.contains(place) && !others.contains(place) {
            need.add(place);
        }
        let need = i32::try_from(need.count()).unwrap_or(8);
        let by_king = self.pace * (i32::try_from(self.own_king.distance(king)).unwrap_or(8) - 1);
        let guess = far + 2 * i32::try_from(takers).unwrap_or(8) + (2 * need).min(by_king.max(1) + need / 2);
        if guess + 1 >= limit {
            return;
        }
        let steps = steps(man.piece, role, man.square, place.into(), lines).max(1);
        let guess = guess + steps;
        if guess < limit {
            self.keep(Strike { king, man, role, place, line, covers, guess });
        }
    }
}

/// Queens, if there are any; else all officers and the foremost pawn, if its way is free.
fn strikers(board: &Board, winner: Color, attackers: &[Man]) -> Vec<Man> {
    let own = board.by_color(winner);
    let mut strikers = Vec::with_capacity(SIDE);
    if (own & board.queens()).any() {
        strikers.extend(attackers.iter().filter(|man| man.piece.role == Role::Queen));
        return strikers;
    }
    let pawns = own & board.pawns();
    let first = if winner.is_white() { pawns.last() } else { pawns.first() };
    let free = |man: &&Man| {
        let ahead = pawns::from_here_on(man.square, winner).without(man.square);
        man.piece.role != Role::Pawn || (Some(man.square) == first && (ahead & board.occupied()).is_empty())
    };
    strikers.extend(attackers.iter().filter(free));
    strikers
}
