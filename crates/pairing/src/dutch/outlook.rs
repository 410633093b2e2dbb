//! What becomes of the others: can they still be paired (criterion C4), how well does the next bracket do (C8).

use std::ops::{ControlFlow, Range};

use arbitro_tournament::Points;

use crate::matching::{Cost, Graph, Matcher, PlainMatcher, first_fit};

use super::decide::Tick;
use super::field::Field;

/// Floaters of a bracket with the players below it.
pub struct Outlook<'a> {
    field: &'a Field,
    floaters: Vec<usize>,
    next: Range<usize>,
    below: Range<usize>,
    sinks: Sinks,
    levels: Vec<Points>,
    width: u32,
}

/// What the last vertices stand for.
#[derive(Clone, Copy)]
pub enum Sinks {
    /// Nothing.
    None,
    /// The bye, for players with this score, or any.
    Bye(Option<Points>),
    /// Floating past the next bracket, so many times.
    Beyond(usize),
}

/// So few who are left after a first try are soon matched one by one.
const FEW: usize = 4;

impl<'a> Outlook<'a> {
    /// The floaters, the next scoregroup, and those below.
    pub fn new(
        field: &'a Field,
        floaters: &[usize],
        next: Range<usize>,
        below: Range<usize>,
        sinks: Sinks,
    ) -> Self {
        let mut levels: Vec<Points> = floaters.iter().map(|w| field.entrants[*w].score).collect();
        levels.dedup();
        let width = usize::BITS - floaters.len().leading_zeros() + 1;
        Self { field, floaters: floaters.to_vec(), next, below, sinks, levels, width }
    }

    /// Asks only whether there is a complete pairing; the number found means nothing.
    pub fn completion(field: &'a Field, floaters: &[usize], below: Range<usize>, sinks: Sinks) -> Self {
        let next = below.start..below.start;
        Self { field, floaters: floaters.to_vec(), next, below, sinks, levels: Vec::new(), width: 0 }
    }

    fn sinks(&self) -> usize {
        match self.sinks {
            Sinks::None => 0,
            Sinks::Bye(_) => 1,
            Sinks::Beyond(count) => count,
        }
    }

    fn len(&self) -> usize {
        self.floaters.len() + self.next.len() + self.below.len() + self.sinks()
    }

    /// Whether the failures of criterion C8 fit into a number.
    pub fn fits(&self) -> bool {
        self.levels.len() as u32 * self.width + 32 < i128::BITS - 8
    }

    /// One floater or resident of the next bracket who is not paired there.
    fn beyond(&self) -> i128 {
        i128::bit(1 + self.levels.len() as u32 * self.width)
    }

    /// The failure value of criterion C8 if nobody who floats is left and as few of the others as can be.
    pub fn ideal(&self) -> i128 {
        if (self.floaters.len() + self.next.len()) % 2 == 1 { self.beyond() } else { 0 }
    }

    /// A failure value read: how many are left over in the next bracket, and the scores of the floaters among them.
    pub fn read(&self, value: i128) -> (u32, Vec<Points>) {
        let count = value / self.beyond();
        let mut scores = Vec::new();
        for (i, level) in self.levels.iter().rev().enumerate().rev() {
            let digit = (value >> (1 + i as u32 * self.width)) & ((1 << self.width) - 1);
            scores.extend((0..digit).map(|_| *level));
        }
        (u32::try_from(count).unwrap_or(u32::MAX), scores)
    }

    /// The failure value of criterion C8; none if the players cannot all be paired.
    pub fn failures(&self, tick: &mut Tick<'_>) -> ControlFlow<(), Option<i128>> {
        let n = self.len();
        if n % 2 == 1 {
            return ControlFlow::Continue(None);
        }
        let (mates, left) = first_fit(n, |u, v| self.cost(u, v) == Some(0));
        if left == 0 {
            return ControlFlow::Continue(Some(0));
        }
        tick()?;
        if self.levels.is_empty() && self.next.is_empty() {
            let left = PlainMatcher::with_edges(n, |u, v| self.cost(u, v).is_some()).fill();
            return ControlFlow::Continue((left == 0).then_some(0));
        }
        let mut matcher = if left <= FEW {
            let mut matcher = Matcher::new(n, vec![0; n]);
            matcher.rematch(&mates);
            matcher
        } else {
            Matcher::start(n, self, |_| ())
        };
        if !matcher.solve(self, tick)? {
            return ControlFlow::Continue(None);
        }
        let cost = |u| matcher.mate(u).filter(|v| u < *v).and_then(|v| self.cost(u, v)).unwrap_or(0);
        ControlFlow::Continue(Some((0..n).map(cost).sum()))
    }

    fn part(&self, v: usize) -> (u8, usize) {
        let next = self.floaters.len();
        let below = next + self.next.len();
        let sinks = below + self.below.len();
        if v < next {
            (0, self.floaters[v])
        } else if v < below {
            (1, self.next.start + v - next)
        } else if v < sinks {
            (2, self.below.start + v - below)
        } else {
            (3, usize::MAX)
        }
    }
}

impl Graph<i128> for Outlook<'_> {
    fn cost(&self, u: usize, v: usize) -> Option<i128> {
        let ((part, a), (other, b)) = (self.part(u.min(v)), self.part(u.max(v)));
        if other == 3 {
            let allowed = match self.sinks {
                Sinks::Bye(score) => self.field.entrants.get(a).is_some_and(|e| e.may_take_bye(score)),
                Sinks::Beyond(_) => true,
                Sinks::None => false,
            };
            if !allowed {
                return None;
            }
        } else if !self.field.may_meet(a, b) {
            return None;
        }
        Some(match (part, other) {
            (0, 0) => return None,
            (0, 2 | 3) => {
                let score = self.field.entrants[a].score;
                let level = self.levels.iter().rev().position(|l| *l == score).unwrap_or(0);
                self.beyond() + i128::bit(1 + level as u32 * self.width)
            }
            (1, 2 | 3) => self.beyond(),
            _ => 0,
        })
    }
}

/// A graph for questions that only ask how many can be paired.
struct Plain<'a> {
    field: &'a Field,
    /// The first so many do not meet each other.
    apart: usize,
    who: Vec<usize>,
    /// Whether the last vertex stands for the bye.
    bye: bool,
}

impl Plain<'_> {
    const fn len(&self) -> usize {
        self.who.len() + self.bye as usize
    }

    /// How many vertices are left in a largest matching.
    fn left_over(&self, tick: &mut Tick<'_>) -> ControlFlow<(), usize> {
        let (_, left) = first_fit(self.len(), |u, v| self.may_meet(u, v));
        if left <= 1 {
            return ControlFlow::Continue(left);
        }
        tick()?;
        ControlFlow::Continue(PlainMatcher::with_edges(self.len(), |u, v| self.may_meet(u, v)).fill())
    }

    fn may_meet(&self, u: usize, v: usize) -> bool {
        match (self.who.get(u), self.who.get(v)) {
            (Some(a), Some(b)) => !(u < self.apart && v < self.apart) && self.field.may_meet(*a, *b),
            (Some(one), None) | (None, Some(one)) => self.field.entrants[*one].may_have_bye,
            (None, None) => false,
        }
    }
}

/// Criteria C1 and C3 alone: how many of these are left in a largest matching. Players of the first part do not
/// meet each other.
pub fn deficiency(
    field: &Field,
    apart: &[usize],
    others: &[usize],
    tick: &mut Tick<'_>,
) -> ControlFlow<(), usize> {
    let who = apart.iter().chain(others).copied().collect();
    Plain { field, apart: apart.len(), who, bye: false }.left_over(tick)
}

/// Criteria C1 to C3: how many of these, and of the bye if there is one, are left over where as many as can be are
/// paired.
pub fn most_paired(
    field: &Field,
    present: &[usize],
    bye: bool,
    tick: &mut Tick<'_>,
) -> ControlFlow<(), usize> {
    Plain { field, apart: 0, who: present.to_vec(), bye }.left_over(tick)
}
