//! Every position that can arise: looked at until a mate turns up or there is nothing new.

use std::cmp::Reverse;
use std::collections::{BinaryHeap, HashSet};

use shakmaty::{Chess, Color, Move, Position};

use super::budget::Budget;
use super::material;
use super::nearness::nearness;
use super::packed::{BuildFold, PackedPosition};
use super::wall::{self, Wall};

/// What looking at the positions that can arise has shown.
pub(super) enum Closed {
    /// A mate, and the moves to it.
    Mate(Vec<Move>),
    /// All positions that can arise, up to those with a material lemma or behind one of the walls; no mate among them.
    Exhausted(Vec<PackedPosition>, Vec<Wall>),
    /// The bound came first; the moves to the position furthest from the start.
    Bounded(Vec<Move>),
}

/// A position seen: the step to it from another.
struct Step {
    from: u32,
    played: Option<Move>,
    ply: u32,
}

/// So many half-moves from the start every position is held against its wall; later, those after a capture or a pawn move.
const EARLY: u32 = 2;

/// Looks at the positions that can arise from `start`, most promising first, at most `most` of them.
pub(super) fn explore(start: &Chess, winner: Color, most: usize, budget: &mut Budget<'_>) -> Closed {
    let mut seen: HashSet<PackedPosition, BuildFold> = HashSet::default();
    let mut steps: Vec<Step> = Vec::new();
    let mut walls = Vec::new();
    let mut open = BinaryHeap::new();
    seen.insert(PackedPosition::new(start));
    steps.push(Step { from: 0, played: None, ply: 0 });
    open.push((Reverse(0_u32), Reverse(0_u32), Waiting(start.clone())));
    while let Some((_, Reverse(index), Waiting(position))) = open.pop() {
        let ply = steps.get(index as usize).map_or(0, |step| step.ply + 1);
        for m in position.legal_moves() {
            if seen.len() >= most || !budget.spend() {
                return Closed::Bounded(path(&steps, index));
            }
            let mut after = position.clone();
            after.play_unchecked(m);
            if material::cannot_mate(after.board(), winner).is_some() {
                continue;
            }
            let packed = PackedPosition::new(&after);
            if !seen.insert(packed) {
                continue;
            }
            let Ok(here) = u32::try_from(steps.len()) else { return Closed::Bounded(Vec::new()) };
            steps.push(Step { from: index, played: Some(m), ply });
            if after.turn() != winner && after.is_check() && after.legal_moves().is_empty() {
                return Closed::Mate(path(&steps, here));
            }
            if (m.is_zeroing() || ply <= EARLY)
                && let Some(wall) = wall::prove(&after, winner)
            {
                seen.remove(&packed);
                if !walls.contains(&wall) {
                    walls.push(wall);
                }
                continue;
            }
            open.push((Reverse(nearness(&after, winner)), Reverse(here), Waiting(after)));
        }
    }
    Closed::Exhausted(seen.into_iter().collect(), walls)
}

/// The moves that led to a position seen.
fn path(steps: &[Step], mut index: u32) -> Vec<Move> {
    let mut line = Vec::new();
    while let Some(Step { from, played: Some(m), .. }) = steps.get(index as usize) {
        line.push(*m);
        index = *from;
    }
    line.reverse();
    line
}

/// A position that waits in the queue; its rank is beside it, so all are equal here.
struct Waiting(Chess);

impl PartialEq for Waiting {
    fn eq(&self, _: &Waiting) -> bool {
        true
    }
}

impl Eq for Waiting {}

impl PartialOrd for Waiting {
    fn partial_cmp(&self, other: &Waiting) -> Option<std::cmp::Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for Waiting {
    fn cmp(&self, _: &Waiting) -> std::cmp::Ordering {
        std::cmp::Ordering::Equal
    }
}
