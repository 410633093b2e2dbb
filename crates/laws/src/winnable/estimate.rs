//! How far a position is from a mate: the men of a mating net are sent to their squares, each by its own way.

use std::cell::Cell;

use shakmaty::{Bitboard, Board, Color, Role, Square, attacks};

use super::ways::{Way, Ways};

/// A number of steps that is never reached.
const NO_WAY: u32 = 10_000;

/// The steps to the nearest mate by `winner` on one of these squares, by rule of thumb. If there seems to be none on
/// them, others are looked at, and given back; none if there seems to be none at all. Then, how much was looked at.
pub(super) fn steps_to_mate(board: &Board, winner: Color, focus: Bitboard) -> (Option<(u32, Bitboard)>, u64) {
    let ways = Ways::new(board);
    let nets = Nets::new(&ways, winner, board);
    let found = nearest(&ways, &nets, winner, focus);
    (found, ways.looked() + nets.looked.get())
}

fn nearest(ways: &Ways, nets: &Nets<'_>, winner: Color, focus: Bitboard) -> Option<(u32, Bitboard)> {
    let king = ways.of(!winner).find(|way| way.piece.role == Role::King)?;
    let mut least = NO_WAY;
    for square in king.reach & focus {
        let steps = king.steps(square);
        if steps < least {
            least = steps + nets.around(square, least - steps);
        }
    }
    if least < NO_WAY {
        return Some((least, focus));
    }
    let mut nearest = None;
    for square in king.reach & !focus {
        let steps = king.steps(square);
        if steps < least {
            let far = steps + nets.around(square, least - steps);
            if far < least {
                least = far;
                nearest = Some((far, Bitboard::from(square)));
            }
        }
    }
    nearest
}

/// The squares on which the other king might be mated, those first that seem nearest to a mate.
pub(super) fn nearest_mates(board: &Board, winner: Color) -> Vec<Square> {
    let ways = Ways::new(board);
    let nets = Nets::new(&ways, winner, board);
    let Some(king) = ways.of(!winner).find(|way| way.piece.role == Role::King) else { return Vec::new() };
    let mut found: Vec<(u32, Square)> = king
        .reach
        .into_iter()
        .map(|square| (king.steps(square) + nets.around(square, NO_WAY), square))
        .filter(|(steps, _)| *steps < NO_WAY)
        .collect();
    found.sort_unstable();
    found.into_iter().map(|(_, square)| square).collect()
}

/// What the nets of a position are made of.
struct Nets<'a> {
    standing: Bitboard,
    /// Where men stand now, by colour of the mating side and of the mated.
    own: Bitboard,
    other: Bitboard,
    attackers: Vec<&'a Way>,
    king: Option<&'a Way>,
    /// The mated side's men, its king apart.
    helpers: Vec<&'a Way>,
    /// Places looked at.
    looked: Cell<u64>,
}

/// A net being put together around a king.
#[derive(Clone, Copy)]
struct Net {
    king: Square,
    /// Squares beside the king that are still open.
    open: Bitboard,
    /// Where the check comes from, and what must stay free for it.
    line: Bitboard,
    checker: Square,
    /// Men in use, by number.
    used: u32,
    steps: u32,
}

/// One way to close a square: what it costs, what it closes, whom it takes, and how many steps.
struct Closing {
    cost: u32,
    closes: Bitboard,
    used: u32,
    steps: u32,
}

impl<'a> Nets<'a> {
    fn new(ways: &'a Ways, winner: Color, board: &Board) -> Nets<'a> {
        let is_king = |way: &&Way| way.piece.role == Role::King;
        Nets {
            standing: ways.standing(),
            own: board.by_color(winner),
            other: board.by_color(!winner),
            attackers: ways.of(winner).filter(|way| !is_king(way)).collect(),
            king: ways.of(winner).find(is_king),
            helpers: ways.of(!winner).filter(|way| !is_king(way)).collect(),
            looked: Cell::new(0),
        }
    }

    /// The fewest steps to a mate on this square, or `most` if there are no fewer.
    fn around(&self, king: Square, most: u32) -> u32 {
        let beside = attacks::king_attacks(king);
        let standing = self.standing.without(king);
        let mut least = most;
        for way in &self.attackers {
            let places = way.attackers(king, standing).without(king);
            let soonest = places.into_iter().min_by_key(|place| self.attack(way, *place, king, king));
            for checker in (places & beside).into_iter().chain(soonest) {
                let covers = self.covers(way, checker, king);
                let net = Net {
                    king,
                    open: beside & !covers,
                    line: attacks::between(checker, king).with(checker),
                    checker,
                    used: way.bit(),
                    steps: self.attack(way, checker, king, king),
                };
                least = self.close(net, least);
            }
        }
        least
    }

    /// Closes the open squares, each in the way that costs least; `most` if that takes no fewer steps.
    fn close(&self, mut net: Net, most: u32) -> u32 {
        while let Some(square) = net.open.first() {
            if net.steps >= most {
                return most;
            }
            let mut best: Option<Closing> = None;
            let least = |best: &Option<Closing>| best.as_ref().map_or(NO_WAY, |best| best.cost);
            let keep = |closing: Option<Closing>, best: &mut Option<Closing>| {
                if closing.as_ref().is_some_and(|closing| closing.cost < least(best)) {
                    *best = closing;
                }
            };
            for way in &self.attackers {
                keep(self.by_attacker(&net, way, square, least(&best)), &mut best);
            }
            keep(self.king.and_then(|way| self.by_king(&net, way, square)), &mut best);
            for way in &self.helpers {
                keep(self.by_helper(&net, way, square, least(&best)), &mut best);
            }
            let Some(best) = best else { return most };
            net.open &= !best.closes;
            net.used |= best.used;
            net.steps += best.steps;
        }
        net.steps.min(most)
    }

    /// The steps until a man attacks a square from a place: its way there, and whoever is in the way has to leave.
    fn attack(&self, way: &Way, place: Square, square: Square, king: Square) -> u32 {
        let between = attacks::between(place, square) & (self.own | self.other).without(king);
        let in_the_way = u32::try_from(between.count()).unwrap_or(0);
        way.steps(place) + in_the_way + Nets::taken(way, place, self.own)
    }

    /// A step more if another man of its side stands on the square.
    fn taken(way: &Way, place: Square, side: Bitboard) -> u32 {
        u32::from(way.steps(place) > 0 && side.contains(place))
    }

    /// What a man covers from a place.
    fn covers(&self, way: &Way, place: Square, king: Square) -> Bitboard {
        let there = way.steps(place) == 0;
        let occupied = if there { self.own | self.other } else { self.standing };
        way.attacks(place, occupied.without(king))
    }

    /// A man of the mating side attacks the square, if that costs less than `most`.
    fn by_attacker(&self, net: &Net, way: &Way, square: Square, most: u32) -> Option<Closing> {
        if net.used & way.bit() != 0 {
            return None;
        }
        let standing = self.standing.without(net.king);
        let places = way.attackers(square, standing) & !net.line.with(net.king);
        self.looked.set(self.looked.get() + 1 + u64::try_from(places.count()).unwrap_or(64));
        let mut soonest: Option<(u32, Square)> = None;
        for place in places {
            let least = soonest.map_or(NO_WAY, |(steps, _)| steps);
            if way.steps(place) < least {
                let steps = self.attack(way, place, square, net.king);
                if steps < least {
                    soonest = Some((steps, place));
                }
            }
        }
        let (steps, place) = soonest.filter(|(steps, _)| 2 * steps < most)?;
        Some(closing(net, way, steps, self.covers(way, place, net.king).with(square)))
    }

    /// The mating side's king keeps the square, from two steps away.
    fn by_king(&self, net: &Net, way: &Way, square: Square) -> Option<Closing> {
        if net.used & way.bit() != 0 {
            return None;
        }
        let near = attacks::king_attacks(net.king).with(net.king);
        let places = attacks::king_attacks(square) & way.reach & !near & !net.line;
        places
            .into_iter()
            .map(|place| {
                closing(
                    net,
                    way,
                    way.steps(place) + Nets::taken(way, place, self.own),
                    attacks::king_attacks(place),
                )
            })
            .min_by_key(|closing| closing.cost)
    }

    /// A man of the mated side stands on the square, and does not disturb the check.
    fn by_helper(&self, net: &Net, way: &Way, square: Square, most: u32) -> Option<Closing> {
        if 2 * way.steps(square) >= most
            || net.used & way.bit() != 0
            || square == net.checker
            || !way.reach.contains(square)
        {
            return None;
        }
        let sees = || attacks::attacks(square, way.piece, self.standing.with(net.king));
        let disturbs = !way.promoted && (sees() & net.line).any();
        let steps = way.steps(square) + Nets::taken(way, square, self.other);
        (!disturbs).then(|| closing(net, way, steps, Bitboard::from(square)))
    }
}

fn closing(net: &Net, way: &Way, steps: u32, covers: Bitboard) -> Closing {
    let closes = covers & net.open;
    let worth = u32::try_from(closes.count()).unwrap_or(1);
    Closing { cost: 2 * steps + 8 - worth.min(8), closes, used: way.bit(), steps }
}
