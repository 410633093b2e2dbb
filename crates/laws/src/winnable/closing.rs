//! Completes a picture: who would take the striker leaves, and the squares beside the king are closed.

use shakmaty::{Bitboard, File, Role, Square, attacks};

use super::picture::{Part, Picture};
use super::sights::Sights;
use super::studio::{Man, Strike, Studio, count};
use super::walk::{FAR, steps};

/// So many ways to close the squares beside the king are followed up.
const WAYS: usize = 4;
/// So many parts before the squares beside the king are closed.
const PARTS: usize = 5;

impl Studio {
    /// The picture with this strike, if everything can be closed.
    pub(super) fn complete(&self, strike: &Strike) -> Option<Picture> {
        let king = strike.king;
        let beside = attacks::king_attacks(king);
        let striker = strike.man;
        let mut picture = Picture {
            parts: Vec::with_capacity(8),
            clear: strike.line,
            aloof: aloof(king),
            stays: Bitboard::EMPTY,
        };
        let place = Bitboard::from(strike.place);
        picture.parts.push(part(striker, strike.role, place));
        let mated = Role::King.of(!self.winner);
        picture.parts.push(Part { from: self.king, piece: mated, last: Role::King, places: king.into() });
        let mut blocked = self.other.without(self.king) & beside;
        self.send_away(strike, &mut blocked, &mut picture)?;
        let mut need = beside & !strike.covers & !blocked & !place;
        picture.stays |= blocked & !strike.covers;
        if beside.contains(strike.place) {
            need.add(strike.place);
        }
        // What others attack already.
        for man in self.attackers.iter().filter(|man| man.square != striker.square) {
            let held = man.sees & need;
            if held.any() && !strike.line.contains(man.square) {
                need &= !held;
                picture.stays.add(man.square);
            }
        }
        if need.any() {
            picture.parts = self.close_all(need, strike, &picture)?;
        }
        Some(picture)
    }

    /// Men of the mated side that would take the striker or stop the check have to leave; none if they cannot.
    fn send_away(&self, strike: &Strike, blocked: &mut Bitboard, picture: &mut Picture) -> Option<()> {
        let place = Bitboard::from(strike.place);
        let occupied = self.occupied.without(self.king).without(strike.king) | place;
        for man in &self.helpers {
            let pawn = man.piece.role == Role::Pawn;
            let takes = man.sees & if pawn { place } else { strike.line };
            if strike.place == man.square {
                // It is captured by the striker.
                blocked.discard(man.square);
            } else if takes.any() || strike.line.contains(man.square) {
                if pawn || picture.parts.len() >= PARTS {
                    return None;
                }
                let seen = strike
                    .line
                    .into_iter()
                    .fold(strike.line, |all, square| all | attacks::attacks(square, man.piece, occupied));
                picture.parts.push(part(*man, man.piece.role, !seen & !self.occupied));
                blocked.discard(man.square);
            }
        }
        Some(())
    }

    /// Closes the squares beside the king that are still open: those that the mating king keeps from one of the squares it
    /// may go to, if it is of use, and the others man by man.
    fn close_all(&self, need: Bitboard, strike: &Strike, picture: &Picture) -> Option<Vec<Part>> {
        let near = attacks::king_attacks(strike.king).with(strike.king) | strike.line;
        let mut best: Option<(i32, Vec<Part>)> = None;
        for (_, left, place) in self.ways(need, near).into_iter().take(WAYS) {
            let least = best.as_ref().map_or(FAR, |(least, _)| *least);
            let mut parts = Vec::with_capacity(8 + picture.parts.len());
            parts.extend_from_slice(&picture.parts);
            let mut cost = 0;
            if let Some(place) = place {
                cost += self.walk(place);
                let kept = need & !left;
                let places = kept.into_iter().fold(!near, |all, square| all & attacks::king_attacks(square));
                let places = if left.is_empty() { places } else { place.into() };
                let king = Role::King.of(self.winner);
                parts.push(Part { from: self.own_king, piece: king, last: Role::King, places });
            }
            for square in left {
                if cost >= least {
                    break;
                }
                let closing = self.close(square, strike, &parts, picture.stays, place);
                cost += closing.map_or(FAR, |(cost, _)| cost);
                parts.extend(closing.map(|(_, part)| part));
            }
            if cost < least {
                best = Some((cost, parts));
            }
        }
        best.map(|(_, parts)| parts)
    }

    /// The squares from which the mating king is of use, or none, with what they leave open; the most promising first.
    fn ways(&self, need: Bitboard, near: Bitboard) -> Vec<(i32, Bitboard, Option<Square>)> {
        let mut ways = Vec::with_capacity(24);
        ways.push((2 * count(need), need, None));
        let around =
            need.into_iter().fold(Bitboard::EMPTY, |all, square| all | attacks::king_attacks(square));
        let room = if self.pace > 1 {
            attacks::king_attacks(self.own_king).with(self.own_king)
        } else {
            Bitboard::FULL
        };
        for place in around & room & !near & !self.other & !self.own.without(self.own_king) {
            let left = need & !attacks::king_attacks(place);
            ways.push((self.walk(place) + 3 * count(left), left, Some(place)));
        }
        ways.sort_unstable_by_key(|way| way.0);
        ways
    }

    /// What the way of the mating king to a square counts as.
    fn walk(&self, place: Square) -> i32 {
        self.pace * i32::try_from(self.own_king.distance(place)).unwrap_or(FAR)
    }

    /// The moves of a man to one of the places.
    fn soon(&self, man: &Man, last: Role, places: Bitboard) -> i32 {
        if man.piece.role != Role::Pawn && (man.sees & places).any() {
            return 1;
        }
        steps(man.piece, last, man.square, places, self.occupied)
    }

    /// The cheapest way to close a square beside the king.
    fn close(
        &self,
        square: Square,
        strike: &Strike,
        parts: &[Part],
        stays: Bitboard,
        own_king: Option<Square>,
    ) -> Option<(i32, Part)> {
        let idle =
            |man: &&Man| !stays.contains(man.square) && parts.iter().all(|part| part.from != man.square);
        let lines = self.occupied.without(self.king).without(strike.king) | Bitboard::from(strike.place);
        let (sights, checks) = (Sights::new(square, lines), Sights::new(strike.king, lines));
        let officers = |man: &&Man| man.piece.role != Role::Pawn;
        let attackers = self.attackers.iter().filter(idle).filter(officers).map(|man| {
            let role = man.piece.role;
            let near = strike.line | checks.by(role).with(strike.king);
            let places = sights.by(role) & !near & !self.own.without(man.square);
            (self.soon(man, role, places), part(*man, role, places))
        });
        // Nobody stands where the striker goes.
        let helpers = self.helpers.iter().filter(|_| strike.place != square).filter(idle).flat_map(|man| {
            let keep = own_king.map_or(strike.line, |place| strike.line.with(place));
            let quiet = move |last: &Role| {
                attacks::attacks(square, last.of(man.piece.color), lines).is_disjoint_const(keep)
            };
            let place = Bitboard::from(square);
            becomes(man.piece.role)
                .filter(quiet)
                .map(move |last| (self.soon(man, last, place), part(*man, last, place)))
        });
        attackers.chain(helpers).filter(|(cost, _)| *cost < FAR).min_by_key(|(cost, _)| *cost)
    }
}

fn part(man: Man, last: Role, places: Bitboard) -> Part {
    Part { from: man.square, piece: man.piece, last, places }
}

/// What a man may be in the end; a queen beside its king would rarely keep still.
fn becomes(role: Role) -> impl Iterator<Item = Role> {
    let promoted: &[Role] = if role == Role::Pawn { &[Role::Knight, Role::Bishop, Role::Rook] } else { &[] };
    std::iter::once(role).chain(promoted.iter().copied())
}

/// The files far from a king.
fn aloof(king: Square) -> Bitboard {
    File::ALL
        .into_iter()
        .filter(|file| file.distance(king.file()) > 2)
        .fold(Bitboard::EMPTY, |all, file| all | Bitboard::from_file(file))
}
