//! The positions seen: a set made for millions of them, most of which are asked for again and again.
//!
//! The positions lie in a row, as they came; a table of slots says where. A slot is a number, so the table is small,
//! and the slots of all that follows a position can be looked up at once before any of them is needed.

use std::hash::BuildHasher;

use super::packed::{BuildFold, PackedPosition};

/// A set of positions, each with its number.
pub(super) struct Seen {
    /// Half of the hash, and the number of a position and one; zero if there is none.
    slots: Vec<u64>,
    positions: Vec<PackedPosition>,
}

/// Where a position is looked for: its hash and the first slot for it, as it was found; zero if
/// it was not looked up.
#[derive(Clone, Copy)]
pub(super) struct Place {
    hash: u64,
    slot: u64,
}

impl Place {
    /// Not looked up yet.
    pub(super) fn new(position: &PackedPosition) -> Place {
        Place { hash: hash(position), slot: 0 }
    }
}

/// The half of a slot that is of the hash.
const TAG: u64 = !NUMBER;
const NUMBER: u64 = 0xFFFF_FFFF;

impl Seen {
    pub(super) fn new() -> Seen {
        Seen { slots: vec![0; 1 << 10], positions: Vec::new() }
    }

    pub(super) fn len(&self) -> usize {
        self.positions.len()
    }

    /// Makes room for so many more: only then is what [`Seen::look`] found good for as many [`Seen::insert`]s.
    pub(super) fn reserve(&mut self, more: usize) {
        let most = self.positions.len() + more;
        if 2 * most <= self.slots.len() {
            return;
        }
        self.slots = vec![0; (4 * most).next_power_of_two()];
        let positions = std::mem::take(&mut self.positions);
        for (number, position) in (0..).zip(&positions) {
            let hash = hash(position);
            let mut at = hash;
            while self.slot(at) != 0 {
                at = at.wrapping_add(1);
            }
            self.set(at, hash, number);
        }
        self.positions = positions;
    }

    /// Looks up the first slot for a position: done for many at once, none waits for another.
    pub(super) fn look(&self, place: &mut Place) {
        place.slot = self.slot(place.hash);
    }

    /// Adds a position, looked up or not; false if it is there already.
    pub(super) fn insert(&mut self, position: PackedPosition, place: Place) -> bool {
        let Place { hash, mut slot } = place;
        let mut at = hash;
        if slot == 0 {
            slot = self.slot(at);
        }
        while slot != 0 {
            if slot & TAG == hash & TAG && self.number(slot).is_some_and(|same| *same == position) {
                return false;
            }
            at = at.wrapping_add(1);
            slot = self.slot(at);
        }
        let number = u64::try_from(self.positions.len()).unwrap_or(NUMBER);
        self.set(at, hash, number);
        self.positions.push(position);
        true
    }

    /// All of them, in the order they came.
    pub(super) fn positions(&self) -> &[PackedPosition] {
        &self.positions
    }

    fn index(&self, at: u64) -> usize {
        usize::try_from(at & (self.slots.len() as u64 - 1)).unwrap_or(0)
    }

    fn slot(&self, at: u64) -> u64 {
        self.slots.get(self.index(at)).copied().unwrap_or(0)
    }

    fn set(&mut self, at: u64, hash: u64, number: u64) {
        let index = self.index(at);
        if let Some(slot) = self.slots.get_mut(index) {
            *slot = (hash & TAG) | (number + 1);
        }
    }

    fn number(&self, slot: u64) -> Option<&PackedPosition> {
        let number = usize::try_from(slot & NUMBER).ok()?;
        self.positions.get(number.checked_sub(1)?)
    }
}

fn hash(position: &PackedPosition) -> u64 {
    BuildFold::default().hash_one(position)
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use shakmaty::{Chess, Position};

    use super::*;

    /// Against the set of the standard library.
    #[test]
    fn holds_what_was_put_in_and_nothing_else() {
        let (mut seen, mut known) = (Seen::new(), HashSet::new());
        let mut open = vec![Chess::new()];
        for _ in 0..300 {
            let Some(position) = open.pop() else { break };
            let moves = position.legal_moves();
            seen.reserve(moves.len());
            let mut next = Vec::new();
            for m in moves {
                let mut after = position.clone();
                after.play_unchecked(m);
                let packed = PackedPosition::new(&after);
                let mut place = Place::new(&packed);
                seen.look(&mut place);
                next.push((after, packed, place));
            }
            for (after, packed, place) in next {
                let new = seen.insert(packed, place);
                assert_eq!(new, known.insert(packed.to_bytes()));
                if new {
                    open.push(after);
                }
            }
        }
        assert_eq!(seen.len(), known.len());
        assert!(seen.positions().iter().all(|packed| known.contains(&packed.to_bytes())));
    }
}
