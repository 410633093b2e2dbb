//! A few moves ahead: where the wall closes only after what must happen first.

use shakmaty::{Chess, Color, Position};

use super::budget::Budget;
use super::outline::{self, Outlines, SetAside};
use super::packed::PackedPosition;
use super::wall::{self, Wall};
use super::{material, verdict::Certificate};

/// Positions tried in one look ahead, at most.
const MOST_POSITIONS: usize = 120;

/// How far to look.
#[derive(Clone, Copy)]
pub(super) struct Depth {
    /// So many half-moves ahead.
    plies: u32,
    /// Outlines in one proof, at most.
    outlines: usize,
    /// Outlines in all.
    total: usize,
}

impl Depth {
    pub(super) const fn new(plies: u32, outlines: usize, total: usize) -> Depth {
        Depth { plies, outlines, total }
    }
}

/// What was needed for a proof.
#[derive(Default)]
struct Proof {
    positions: Vec<PackedPosition>,
    walls: Vec<Wall>,
    outlines: Vec<Outlines>,
    tried: usize,
    /// Outlines that may still be looked at in one proof, and in all.
    each: usize,
    left: usize,
}

/// Tries to prove that `winner` can never mate, by walls and outlines from `position` or from every position that can
/// arise soon.
pub(super) fn prove(
    position: &Chess,
    winner: Color,
    depth: Depth,
    budget: &mut Budget<'_>,
) -> Option<Certificate> {
    let mut proof = Proof { each: depth.outlines, left: depth.total, ..Proof::default() };
    if !proof.covers(position, winner, depth.plies, budget) {
        return None;
    }
    Some(match (proof.positions.as_slice(), proof.walls.pop(), proof.outlines.pop()) {
        ([], Some(wall), None) => Certificate::Wall(wall),
        ([], None, Some(outlines)) => Certificate::Outlines(outlines),
        (_, wall, outlines) => {
            proof.walls.extend(wall);
            proof.outlines.extend(outlines);
            Certificate::Exhausted {
                positions: proof.positions,
                walls: proof.walls,
                outlines: proof.outlines,
            }
        }
    })
}

impl Proof {
    fn covers(&mut self, position: &Chess, winner: Color, plies: u32, budget: &mut Budget<'_>) -> bool {
        if material::cannot_mate(position.board(), winner).is_some() {
            return true;
        }
        let packed = PackedPosition::new(position);
        if self.positions.contains(&packed) {
            return true;
        }
        if let Some(wall) = wall::prove(position, winner) {
            self.walls.push(wall);
            return true;
        }
        self.tried += 1;
        if self.tried > MOST_POSITIONS || self.left == 0 || budget.is_over() {
            return false;
        }
        for which in SetAside::all(winner) {
            let most = which.most(self.each).min(self.left);
            let mut left = most;
            let outlines = outline::prove(position, winner, which, &mut left, budget);
            self.left -= most - left;
            if let Some(outlines) = outlines {
                self.outlines.push(outlines);
                return true;
            }
        }
        let moves = position.legal_moves();
        if plies == 0 || (position.turn() != winner && position.is_check() && moves.is_empty()) {
            return false;
        }
        // Held to be covered while what follows is looked at: a proof may go in circles.
        self.positions.push(packed);
        moves.iter().all(|m| {
            let mut after = position.clone();
            after.play_unchecked(*m);
            self.covers(&after, winner, plies - 1, budget)
        })
    }
}
