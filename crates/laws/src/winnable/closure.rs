//! Every position that can arise: looked at until a mate turns up or there is nothing new.

use std::collections::VecDeque;

use shakmaty::{Chess, Color, Move, Position};

use super::budget::Budget;
use super::nearness::nearness;
use super::novelty::{KINDS, New, Novelty};
use super::packed::PackedPosition;
use super::picture::pictures;
use super::seen::{Place, Seen};
use super::wall::{self, Wall};
use super::{gather, material};

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
pub(super) struct Step {
    pub(super) from: u32,
    pub(super) played: Option<Move>,
    pub(super) ply: u32,
    /// It is behind a wall: what follows is not looked at.
    pub(super) behind: bool,
}

/// So many half-moves from the start every position is held against its wall; later, those after a capture or a pawn move.
const EARLY: u32 = 2;

/// One try of the quick ways for so many positions.
const EACH_TRY: usize = 128;

/// So many positions are looked at by their promise alone: mostly they are enough. With some hundreds more, a mate that looks
/// far is no longer found.
const EASY: usize = 100;

/// What a wall counts as, in moves looked at.
const WALL: u64 = 40;

/// Positions kept in memory at most, at about 200 bytes each.
const MOST_KEPT: usize = 3_000_000;

/// The positions that can arise from a start; can be stopped and gone on with. In turns, the most promising is looked at of
/// those that show something new in each of the ways that there are (see [`New`]), and of the rest.
pub(super) struct Exploration {
    winner: Color,
    with_walls: bool,
    seen: Seen,
    steps: Vec<Step>,
    walls: Vec<Wall>,
    /// The positions that wait, by what is new about them.
    open: [Open; KINDS],
    /// Whose turn it is among these.
    turn: usize,
    novelty: Novelty,
    /// Moves looked at.
    looked: u64,
    /// How often the quick ways have been tried.
    tries: usize,
    /// The moves to a mate that they found.
    rest: Option<Vec<Move>>,
}

impl Exploration {
    /// Nothing looked at yet. With walls, fewer positions need to be looked at, but each takes far longer.
    pub(super) fn new(start: &Chess, winner: Color, with_walls: bool) -> Exploration {
        let mut seen = Seen::new();
        let packed = PackedPosition::new(start);
        seen.insert(packed, Place::new(&packed));
        let steps = vec![Step { from: 0, played: None, ply: 0, behind: false }];
        let mut exploration = Exploration {
            winner,
            with_walls,
            seen,
            steps,
            walls: Vec::new(),
            open: Default::default(),
            turn: 0,
            novelty: Novelty::new(),
            looked: 0,
            tries: 0,
            rest: None,
        };
        exploration.wait(New::Not, 0, 0, start.clone());
        exploration
    }

    /// A position waits to be looked at.
    fn wait(&mut self, new: New, rank: u32, index: u32, position: Chess) {
        if let Some(open) = self.open.get_mut(new as usize) {
            open.push(rank, index, position);
        }
    }

    /// The position to be looked at next.
    fn next(&mut self) -> Option<(u32, u32, Chess)> {
        self.turn += 1;
        (0..KINDS).find_map(|kind| self.open.get_mut((self.turn + kind) % KINDS)?.pop())
    }

    /// Goes on until so many more moves have been looked at.
    pub(super) fn run(&mut self, most: u64, budget: &mut Budget<'_>) -> Closed {
        let last = self.looked.saturating_add(most);
        let mut next = Vec::new();
        while let Some((rank, index, position)) = self.next() {
            // What follows is looked up all at once, then what is new is looked at.
            let moves = position.legal_moves();
            self.seen.reserve(moves.len());
            let before = PackedPosition::new(&position);
            next.clear();
            next.extend(moves.into_iter().filter_map(|m| {
                let packed = self.after(&position, before, m)?;
                Some((m, packed, Place::new(&packed)))
            }));
            for (.., place) in &mut next {
                self.seen.look(place);
            }
            for (m, packed, place) in next.drain(..) {
                if self.looked >= last || self.seen.len() >= MOST_KEPT || !budget.spend() {
                    // What it leads to and has been seen is passed over when it is looked at again.
                    self.wait(New::Not, rank, index, position);
                    return Closed::Bounded(path(&self.steps, index));
                }
                self.looked += 1;
                if self.seen.insert(packed, place)
                    && let Some(mate) = self.meet(&position, m, index, budget)
                {
                    let mut line = path(&self.steps, mate);
                    line.extend(self.rest.take().unwrap_or_default());
                    return Closed::Mate(line);
                }
            }
        }
        // Each has its step, by the same number.
        let positions = self.seen.positions().iter().zip(&self.steps).filter(|(_, step)| !step.behind);
        Closed::Exhausted(positions.map(|(packed, _)| *packed).collect(), std::mem::take(&mut self.walls))
    }

    /// What comes of a move; none if with the men left the material lemmas make a mate impossible.
    fn after(&self, position: &Chess, before: PackedPosition, m: Move) -> Option<PackedPosition> {
        let same_men = !m.is_capture() && !m.is_promotion();
        if same_men && let Some(packed) = before.after(m) {
            return Some(packed);
        }
        let mut after = position.clone();
        after.play_unchecked(m);
        let alive = material::cannot_mate(after.board(), self.winner).is_none();
        alive.then(|| PackedPosition::new(&after))
    }

    /// Looks at what comes of a move and is new; its number if that is a mate.
    fn meet(&mut self, position: &Chess, m: Move, index: u32, budget: &mut Budget<'_>) -> Option<u32> {
        let winner = self.winner;
        let mut after = position.clone();
        after.play_unchecked(m);
        let ply = self.steps.get(index as usize).map_or(0, |step| step.ply + 1);
        // No more than MOST_KEPT are kept.
        let here = u32::try_from(self.steps.len()).unwrap_or(u32::MAX);
        self.steps.push(Step { from: index, played: Some(m), ply, behind: false });
        if after.turn() != winner && after.is_check() && after.legal_moves().is_empty() {
            return Some(here);
        }
        if self.with_walls && (m.is_zeroing() || ply <= EARLY) {
            self.looked += WALL;
            if let Some(wall) = wall::prove(&after, winner) {
                if let Some(step) = self.steps.last_mut() {
                    step.behind = true;
                }
                if !self.walls.contains(&wall) {
                    self.walls.push(wall);
                }
                return None;
            }
        }
        if m.is_zeroing() && self.try_quickly(&after, budget) {
            return Some(here);
        }
        let rank = nearness(&after, winner);
        let new = if self.seen.len() < EASY { New::Not } else { self.novelty.of(&after, m, rank) };
        self.wait(new, rank, here, after);
        None
    }

    /// After a capture or pawn move the quick ways are tried again, now and then; true if they find a mate.
    fn try_quickly(&mut self, after: &Chess, budget: &mut Budget<'_>) -> bool {
        if self.tries * EACH_TRY > self.seen.len() {
            return false;
        }
        self.tries += 1;
        let pictures = pictures(after.board(), self.winner);
        self.rest = gather::first(after, self.winner, pictures, budget);
        self.rest.is_some()
    }
}

/// The moves that led to a position seen.
pub(super) fn path(steps: &[Step], mut index: u32) -> Vec<Move> {
    let mut line = Vec::new();
    while let Some(Step { from, played: Some(m), .. }) = steps.get(index as usize) {
        line.push(*m);
        index = *from;
    }
    line.reverse();
    line
}

/// The positions that wait, by how near a mate they look; of the same rank, those first that came first.
#[derive(Default)]
struct Open {
    ranks: Vec<VecDeque<(u32, Chess)>>,
    /// No position of a lower rank waits.
    lowest: usize,
}

impl Open {
    fn push(&mut self, rank: u32, index: u32, position: Chess) {
        let rank = rank as usize;
        if rank >= self.ranks.len() {
            self.ranks.resize_with(rank + 1, VecDeque::new);
        }
        if let Some(same) = self.ranks.get_mut(rank) {
            same.push_back((index, position));
        }
        self.lowest = self.lowest.min(rank);
    }

    fn pop(&mut self) -> Option<(u32, u32, Chess)> {
        while let Some(same) = self.ranks.get_mut(self.lowest) {
            if let Some((index, position)) = same.pop_front() {
                return Some((u32::try_from(self.lowest).unwrap_or(0), index, position));
            }
            self.lowest += 1;
        }
        None
    }
}
