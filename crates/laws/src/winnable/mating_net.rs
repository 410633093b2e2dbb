//! Whether a mate could be made of men that stand only where a wall lets them.

use shakmaty::{Bitboard, Color, Piece, Role, Square, attacks};

use super::wall::{Wall, WallMan};

/// Placements tried before a net is held possible.
const MOST_TRIES: u32 = 20_000;

/// True if no placement within the wall is a mate by `winner`: on every square the other king might stand on, either no
/// check can be given, or the squares beside it cannot all be attacked or blocked by the king's own men at once,
/// each man standing in one place.
pub(super) fn impossible(wall: &Wall, winner: Color) -> bool {
    impossible_by(wall, winner, LastMove::Any)
}

/// The move that would give the mate, as far as it is known.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum LastMove {
    /// Any man might have moved.
    Any,
    /// This move: the check comes from where it ended or through where it began.
    Known {
        /// Where it began.
        from: Square,
        /// Where it ended.
        to: Square,
    },
}

impl LastMove {
    /// True if this move may have let a man on `place` attack `king`.
    fn opens(self, place: Square, king: Square) -> bool {
        match self {
            LastMove::Any => true,
            LastMove::Known { from, to } => place == to || attacks::between(place, king).contains(from),
        }
    }
}

/// As [`impossible`], where the last move may be known.
pub(super) fn impossible_by(wall: &Wall, winner: Color, last: LastMove) -> bool {
    // The king to be mated stops no line: it would still be attacked on the square behind.
    let fixed = wall.fixed() & !wall.king_squares(!winner);
    let attacked = attackable(wall, winner, fixed, false);
    let closed = attackable(wall, winner, fixed, true) | blockable(wall, !winner);
    let kings = wall.men.iter().filter(|man| man.piece.color != winner && man.piece.role == Role::King);
    let in_doubt = kings.flat_map(|king| king.reach).filter(|square| {
        attacked.contains(*square) && attacks::king_attacks(*square).is_subset_const(closed)
    });
    let ranges: Vec<Bitboard> = wall.men.iter().map(|man| range(man, fixed)).collect();
    let mut tries = 0;
    for square in in_doubt {
        if Net::new(wall, winner, square, last, fixed, &ranges, &mut tries).is_possible() {
            return false;
        }
    }
    true
}

/// The squares that men of this colour might attack, its king only if asked for.
fn attackable(wall: &Wall, color: Color, fixed: Bitboard, with_king: bool) -> Bitboard {
    let by_men = wall
        .of(color)
        .filter(|man| with_king || man.piece.role != Role::King)
        .fold(Bitboard::EMPTY, |all, man| all | range(man, fixed));
    by_men
        | wall
            .promoted(color)
            .into_iter()
            .fold(Bitboard::EMPTY, |all, square| all | by_promoted(square, fixed))
}

/// What a man might attack from the squares it might stand on.
fn range(man: &WallMan, fixed: Bitboard) -> Bitboard {
    man.reach
        .into_iter()
        .fold(Bitboard::EMPTY, |all, square| all | attacks::attacks(square, man.piece, fixed))
}

/// A promoted man is a queen or a knight, or less.
fn by_promoted(square: Square, occupied: Bitboard) -> Bitboard {
    attacks::queen_attacks(square, occupied) | attacks::knight_attacks(square)
}

/// The squares where men of this colour, its king apart, might stand.
fn blockable(wall: &Wall, color: Color) -> Bitboard {
    wall.of(color)
        .filter(|man| man.piece.role != Role::King)
        .fold(wall.promoted(color), |all, man| all | man.reach)
}

/// What stands on a square of a net.
#[derive(Clone, Copy)]
enum Stander {
    /// A man of the wall.
    Man(Piece),
    /// A promoted man of the mating side.
    Promoted,
}

/// A mate being put together around a king.
struct Net<'a> {
    wall: &'a Wall,
    winner: Color,
    king: Square,
    last: LastMove,
    /// Squares of men that stand for ever, and of men placed.
    occupied: Bitboard,
    /// Squares beside the king with a man of its own.
    blocked: Bitboard,
    /// Men of the mating side in their places.
    placed: Vec<(Square, Stander)>,
    /// Men of the wall, by number, that have their place.
    used: u64,
    /// What each man might attack, by number.
    ranges: &'a [Bitboard],
    tries: &'a mut u32,
}

impl<'a> Net<'a> {
    fn new(
        wall: &'a Wall,
        winner: Color,
        king: Square,
        last: LastMove,
        fixed: Bitboard,
        ranges: &'a [Bitboard],
        tries: &'a mut u32,
    ) -> Net<'a> {
        let mut net = Net {
            wall,
            winner,
            king,
            last,
            occupied: fixed.without(king),
            blocked: wall.fixed_of(!winner).without(king),
            placed: Vec::new(),
            used: 0,
            ranges,
            tries,
        };
        for (number, man) in wall.men.iter().enumerate() {
            if man.is_fixed() {
                net.used |= 1 << number;
                if man.piece.color == winner {
                    net.placed.push((man.origin, Stander::Man(man.piece)));
                }
            }
        }
        net
    }

    /// True if a mate can be put together, or if that takes too long to tell.
    fn is_possible(&mut self) -> bool {
        let checked = self.placed.iter().any(|(square, stander)| self.checks(*square, *stander));
        (checked && self.mates()) || self.place_attacker(self.king)
    }

    /// True if a man on this square gives a check that the last move may have brought about.
    fn checks(&self, square: Square, stander: Stander) -> bool {
        self.attacks_of(square, stander).contains(self.king) && self.last.opens(square, self.king)
    }

    fn is_check(&self) -> bool {
        self.attacked().contains(self.king)
    }

    /// With the men placed so far and a check given: goes on until every square beside the king is closed.
    fn mates(&mut self) -> bool {
        *self.tries += 1;
        if *self.tries > MOST_TRIES {
            return true;
        }
        if !self.is_check() {
            return false;
        }
        let open = attacks::king_attacks(self.king) & !self.attacked() & !self.blocked;
        match open.into_iter().min_by_key(|square| self.providers(*square)) {
            None => true,
            Some(square) => self.place_blocker(square) || self.place_attacker(square),
        }
    }

    /// The squares the mating side's placed men attack; the mated king stops no line.
    fn attacked(&self) -> Bitboard {
        self.placed
            .iter()
            .fold(Bitboard::EMPTY, |all, (square, stander)| all | self.attacks_of(*square, *stander))
    }

    fn attacks_of(&self, square: Square, stander: Stander) -> Bitboard {
        match stander {
            Stander::Man(piece) => attacks::attacks(square, piece, self.occupied),
            Stander::Promoted => by_promoted(square, self.occupied),
        }
    }

    /// How many men might close a square: the fewest are tried first.
    fn providers(&self, square: Square) -> usize {
        let promoted = |color: Color| if self.wall.promoted(color).is_empty() { 0 } else { 8 };
        self.free()
            .filter(|(number, man)| {
                if man.piece.color == self.winner {
                    self.ranges.get(*number).is_some_and(|range| range.contains(square))
                } else {
                    man.piece.role != Role::King && man.reach.contains(square)
                }
            })
            .count()
            + promoted(self.winner)
            + promoted(!self.winner)
    }

    fn free(&self) -> impl Iterator<Item = (usize, &'a WallMan)> + use<'a> {
        let used = self.used;
        self.wall.men.iter().enumerate().filter(move |(number, _)| used & (1 << number) == 0)
    }

    /// Puts one of the king's own men on the square.
    fn place_blocker(&mut self, square: Square) -> bool {
        if self.occupied.contains(square) {
            return false;
        }
        let mut numbers: Vec<Option<usize>> = self
            .free()
            .filter(|(_, man)| {
                man.piece.color != self.winner && man.piece.role != Role::King && man.reach.contains(square)
            })
            .map(|(number, _)| Some(number))
            .collect();
        if self.wall.promoted(!self.winner).contains(square) {
            numbers.push(None);
        }
        let before = (self.occupied, self.blocked, self.used);
        for number in numbers {
            self.occupied.add(square);
            self.blocked.add(square);
            self.used |= number.map_or(0, |number| 1 << number);
            if self.mates() {
                return true;
            }
            (self.occupied, self.blocked, self.used) = before;
        }
        false
    }

    /// Puts one of the mating side's men where it attacks the square.
    fn place_attacker(&mut self, square: Square) -> bool {
        let winner = self.winner;
        let mut choices: Vec<(Option<usize>, Bitboard, Stander)> = self
            .free()
            .filter(|(_, man)| man.piece.color == winner)
            .map(|(number, man)| (Some(number), man.reach, Stander::Man(man.piece)))
            .collect();
        choices.push((None, self.wall.promoted(winner), Stander::Promoted));
        let before = (self.occupied, self.used);
        for (number, reach, stander) in choices {
            let mut squares = reach & !self.occupied.with(self.king);
            if matches!(stander, Stander::Man(piece) if piece.role == Role::King) {
                squares &= !attacks::king_attacks(self.king);
            }
            for place in squares {
                let serves = if square == self.king {
                    self.checks(place, stander)
                } else {
                    self.attacks_of(place, stander).contains(square)
                };
                if !serves {
                    continue;
                }
                self.placed.push((place, stander));
                self.occupied.add(place);
                self.used |= number.map_or(0, |number| 1 << number);
                let mates = self.mates();
                self.placed.pop();
                (self.occupied, self.used) = before;
                if mates {
                    return true;
                }
            }
        }
        false
    }
}
