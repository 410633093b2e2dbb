//! Whether men could stand so that a king is mated, each somewhere within its reach.

use std::collections::BTreeMap;

use arbitro_laws::winnable::WallMan;
use shakmaty::{Bitboard, Color, Role, Square};

use crate::walls::{sees, strikes};

/// A man in a place: its number, or none for a promoted man.
type Places = BTreeMap<Square, (Option<usize>, Color, Role)>;

/// True if the king on `king` could be mated by `winner`; with `last`, by a move from one square to another.
pub fn possible(
    men: &[WallMan],
    promoted: Bitboard,
    other_promoted: Bitboard,
    winner: Color,
    king: Square,
    last: Option<(Square, Square)>,
) -> bool {
    let mut places = Places::new();
    for (number, man) in men.iter().enumerate() {
        let stands = !man.taken && man.reach.count() == 1;
        if stands && man.origin != king {
            places.insert(man.origin, (Some(number), man.piece.color, man.piece.role));
        }
    }
    let net = Net { men, promoted, other_promoted, winner, king };
    net.checkers(&places).into_iter().any(|(square, places)| {
        let opened = last.is_none_or(|(from, to)| square == to || strictly_between(square, king, from));
        opened && net.closes(&places, square)
    })
}

fn strictly_between(a: Square, b: Square, middle: Square) -> bool {
    let delta = |p: Square, q: Square| (q.file() as i32 - p.file() as i32, q.rank() as i32 - p.rank() as i32);
    let ((fx, fy), (mx, my)) = (delta(a, b), delta(a, middle));
    let on_line = fx * my == fy * mx && (fx == 0 || fy == 0 || fx.abs() == fy.abs());
    let along = fx * mx + fy * my;
    on_line && along > 0 && along < fx * fx + fy * fy
}

struct Net<'a> {
    men: &'a [WallMan],
    promoted: Bitboard,
    other_promoted: Bitboard,
    winner: Color,
    king: Square,
}

impl Net<'_> {
    fn attacks(&self, places: &Places, from: Square, role: Role, promoted: bool, to: Square) -> bool {
        let stops = |square: Square| places.contains_key(&square) && square != self.king;
        if promoted {
            return sees(Role::Queen, from, stops).contains(&to)
                || sees(Role::Knight, from, stops).contains(&to);
        }
        match role {
            Role::Pawn => strikes(self.winner, from).any(|square| square == to),
            role => sees(role, from, stops).contains(&to),
        }
    }

    fn is_attacked(&self, places: &Places, to: Square) -> bool {
        places.iter().any(|(from, (number, color, role))| {
            *color == self.winner && self.attacks(places, *from, *role, number.is_none(), to)
        })
    }

    /// Every way to have a man of the mating side attack a square: those placed, and those that can be.
    fn attackers(&self, places: &Places, to: Square) -> Vec<(Square, Places)> {
        let mut ways: Vec<(Square, Places)> = places
            .iter()
            .filter(|(from, (number, color, role))| {
                *color == self.winner && self.attacks(places, **from, *role, number.is_none(), to)
            })
            .map(|(from, _)| (*from, places.clone()))
            .collect();
        let used: Vec<usize> = places.values().filter_map(|(number, ..)| *number).collect();
        let free = self
            .men
            .iter()
            .enumerate()
            .filter(|(n, man)| man.piece.color == self.winner && !used.contains(n));
        let choices = free.map(|(n, man)| (Some(n), man.reach, man.piece.role)).chain(std::iter::once((
            None,
            self.promoted,
            Role::Queen,
        )));
        for (number, reach, role) in choices {
            for from in reach {
                let beside_king = role == Role::King && from.distance(self.king) <= 1;
                if places.contains_key(&from) || from == self.king || beside_king {
                    continue;
                }
                if self.attacks(places, from, role, number.is_none(), to) {
                    let mut more = places.clone();
                    more.insert(from, (number, self.winner, role));
                    ways.push((from, more));
                }
            }
        }
        ways
    }

    fn checkers(&self, places: &Places) -> Vec<(Square, Places)> {
        self.attackers(places, self.king)
    }

    /// True if every square beside the king can be closed while the check from `checker` stands.
    fn closes(&self, places: &Places, checker: Square) -> bool {
        let Some((number, _, role)) = places.get(&checker) else { return false };
        if !self.attacks(places, checker, *role, number.is_none(), self.king) {
            return false;
        }
        let open: Vec<Square> = sees(Role::King, self.king, |_| true)
            .into_iter()
            .filter(|square| !places.get(square).is_some_and(|(_, color, _)| *color != self.winner))
            .filter(|square| !self.is_attacked(places, *square))
            .collect();
        // The square that the fewest could close comes first.
        let ways = open.into_iter().map(|square| self.closers(places, square)).min_by_key(Vec::len);
        ways.is_none_or(|ways| ways.iter().any(|more| self.closes(more, checker)))
    }

    fn closers(&self, places: &Places, square: Square) -> Vec<Places> {
        let mut ways: Vec<Places> =
            self.attackers(places, square).into_iter().map(|(_, more)| more).collect();
        if places.contains_key(&square) {
            return ways;
        }
        let used: Vec<usize> = places.values().filter_map(|(number, ..)| *number).collect();
        for (number, man) in self.men.iter().enumerate() {
            let blocks = man.piece.color != self.winner
                && man.piece.role != Role::King
                && man.reach.contains(square)
                && !used.contains(&number);
            if blocks {
                let mut more = places.clone();
                more.insert(square, (Some(number), man.piece.color, man.piece.role));
                ways.push(more);
            }
        }
        if self.other_promoted.contains(square) {
            let mut more = places.clone();
            more.insert(square, (None, !self.winner, Role::Queen));
            ways.push(more);
        }
        ways
    }
}
