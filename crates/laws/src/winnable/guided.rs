//! A search for a mate that looks first where the men are nearest to a mating net.
//!
//! Turn by turn the most promising position is looked at, and one picked at random among all kinds of positions seen, so
//! that the search does not stay where the steps to a mate no longer get fewer. It begins anew again and again, each time
//! for a mate on another square.

use std::cmp::Reverse;
use std::collections::{BinaryHeap, HashMap, HashSet};

use shakmaty::{Bitboard, Chess, Color, Move, Position, Square};

use super::budget::Budget;
use super::closure::{Step, path};
use super::estimate::{nearest_mates, steps_to_mate};
use super::material;
use super::packed::{BuildFold, PackedPosition};
use super::search::Chance;

/// What one look at the ways of all men counts as, in positions, and how many places looked at count as one more.
const LOOK: u64 = 16;
const PLACES: u64 = 40;
/// So many squares for the mated king are kept in view at first, and again after so many attempts.
const FOCUS: usize = 8;
/// So many squares are tried one by one after that.
const SINGLE: usize = 12;

/// The guided searches from one position: each try goes on where the one before ended.
pub(super) struct Guided {
    squares: Vec<Square>,
    attempt: usize,
}

impl Guided {
    pub(super) fn new(start: &Chess, winner: Color) -> Guided {
        Guided { squares: nearest_mates(start.board(), winner), attempt: 0 }
    }

    /// Makes so many attempts at finding a mate by `winner`, none of them longer than `most` positions' worth.
    pub(super) fn attempts(
        &mut self,
        start: &Chess,
        winner: Color,
        count: u64,
        most: u64,
        budget: &mut Budget<'_>,
    ) -> Option<Vec<Move>> {
        for _ in 0..count {
            let attempt = self.attempt;
            self.attempt += 1;
            let focus = if attempt.is_multiple_of(SINGLE + 1) {
                self.squares.iter().take(FOCUS).copied().collect()
            } else {
                Bitboard::from(*self.squares.get((attempt - 1) % self.squares.len().clamp(1, SINGLE))?)
            };
            if let Some(line) = search(start, winner, focus, attempt, most, budget) {
                return Some(line);
            }
            if budget.is_over() {
                return None;
            }
        }
        None
    }
}

/// One search, for a mate on one of the squares in focus as long as there seems to be one.
fn search(
    start: &Chess,
    winner: Color,
    focus: Bitboard,
    attempt: usize,
    most: u64,
    budget: &mut Budget<'_>,
) -> Option<Vec<Move>> {
    let mut seen: HashSet<PackedPosition, BuildFold> = HashSet::default();
    let mut steps = vec![Step { from: 0, played: None, ply: 0, behind: false }];
    let mut open = Open::new(attempt);
    seen.insert(PackedPosition::new(start));
    open.push(0, 0, Waiting { position: start.clone(), index: 0, focus });
    let mut left = most;
    while let Some(Waiting { position, index, focus }) = open.pop() {
        let moves = position.legal_moves();
        if moves.is_empty() {
            if position.turn() != winner && position.is_check() {
                return Some(path(&steps, index));
            }
            continue;
        }
        let (found, places) = steps_to_mate(position.board(), winner, focus);
        let cost = LOOK + places / PLACES;
        left = left.saturating_sub(cost);
        if left == 0 || !budget.spend_more(cost) {
            return None;
        }
        let Some((far, focus)) = found else { continue };
        let ply = steps.get(index as usize).map_or(0, |step| step.ply + 1);
        for m in moves {
            let mut after = position.clone();
            after.play_unchecked(m);
            if material::cannot_mate(after.board(), winner).is_none()
                && seen.insert(PackedPosition::new(&after))
            {
                let here = u32::try_from(steps.len()).ok()?;
                steps.push(Step { from: index, played: Some(m), ply, behind: false });
                open.push(far, ply, Waiting { position: after, index: here, focus });
            }
        }
    }
    None
}

/// A position that waits to be looked at.
struct Waiting {
    position: Chess,
    index: u32,
    /// Where the king is to be mated.
    focus: Bitboard,
}

/// How far from a mate the position before was, and its half-move.
type Kind = (u32, u32);

/// The positions that wait.
struct Open {
    waiting: Vec<Option<Waiting>>,
    by_promise: BinaryHeap<(Reverse<u32>, Reverse<u32>)>,
    kinds: Vec<(Kind, Vec<u32>)>,
    kind_at: HashMap<Kind, usize>,
    chance: Chance,
    noise: usize,
    turn: u32,
}

impl Open {
    fn new(attempt: usize) -> Open {
        Open {
            waiting: Vec::new(),
            by_promise: BinaryHeap::new(),
            kinds: Vec::new(),
            kind_at: HashMap::new(),
            chance: Chance::new(u32::try_from(attempt).unwrap_or(0)),
            noise: if attempt == 0 { 4 } else { 8 },
            turn: 0,
        }
    }

    fn push(&mut self, far: u32, ply: u32, waiting: Waiting) {
        let Ok(number) = u32::try_from(self.waiting.len()) else { return };
        self.waiting.push(Some(waiting));
        let noise = u32::try_from(self.chance.index(self.noise)).unwrap_or(0);
        self.by_promise.push((Reverse(4 * far + ply + noise), Reverse(number)));
        let kind = (far, ply);
        let at = *self.kind_at.entry(kind).or_insert_with(|| {
            self.kinds.push((kind, Vec::new()));
            self.kinds.len() - 1
        });
        if let Some((_, members)) = self.kinds.get_mut(at) {
            members.push(number);
        }
    }

    fn pop(&mut self) -> Option<Waiting> {
        self.turn += 1;
        if self.turn.is_multiple_of(2)
            && let Some(waiting) = self.pop_any()
        {
            return Some(waiting);
        }
        while let Some((_, Reverse(number))) = self.by_promise.pop() {
            if let Some(waiting) = self.take(number) {
                return Some(waiting);
            }
        }
        None
    }

    /// One of a kind picked at random.
    fn pop_any(&mut self) -> Option<Waiting> {
        while !self.kinds.is_empty() {
            let at = self.chance.index(self.kinds.len());
            while let Some((_, members)) = self.kinds.get_mut(at).filter(|(_, members)| !members.is_empty()) {
                let pick = self.chance.index(members.len());
                let number = members.swap_remove(pick);
                if let Some(waiting) = self.take(number) {
                    return Some(waiting);
                }
            }
            let (kind, _) = self.kinds.swap_remove(at);
            self.kind_at.remove(&kind);
            if let Some((moved, _)) = self.kinds.get(at) {
                self.kind_at.insert(*moved, at);
            }
        }
        None
    }

    /// None if it has been looked at already.
    fn take(&mut self, number: u32) -> Option<Waiting> {
        self.waiting.get_mut(number as usize).and_then(Option::take)
    }
}
