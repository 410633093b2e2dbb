//! How much of the field a bracket's graph shows.
//!
//! What decides a bracket lies mostly in the bracket. Three scopes show more and more of the rest; a smaller one
//! ignores rules about the rest, so that its best candidate is the right one if it happens to obey them too.

use std::ops::Range;

use arbitro_tournament::Points;

use super::difference;
use super::field::{Field, Float};
use super::graph::Part;
use super::layout::{Criterion, Layout};

/// What the vertices without a player stand for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sinks {
    /// Downfloats of the bracket, exactly so many.
    Floats {
        /// How many.
        count: usize,
    },
    /// Downfloats out of the next bracket, or out of this one past the next, at most so many.
    Beyond {
        /// How many.
        count: usize,
    },
    /// The pairing-allocated bye, for players with this score.
    Bye {
        /// The score; any, if the edition has no criterion C5.
        score: Option<Points>,
    },
}

impl Sinks {
    /// No such vertex.
    pub const NONE: Self = Self::Floats { count: 0 };

    const fn count(self) -> usize {
        match self {
            Self::Floats { count } | Self::Beyond { count } => count,
            Self::Bye { .. } => 1,
        }
    }
}

/// The place of a bracket in the process, which makes a difference before 2026 only (A.9).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Stage {
    /// Any bracket since 2026, and ordinary ones before.
    #[default]
    Ordinary,
    /// The penultimate pairing bracket (PPB): paired so that the rest can be completed, with no look at how well.
    Penultimate,
    /// The collapsed last bracket (CLB): players of many scores, whose score differences count.
    Collapsed {
        /// What the score of a downfloater is compared with: a point less than the lowest score (A.8).
        artificial: Points,
    },
}

/// The members of a bracket and what of the field below is looked at.
#[derive(Clone, Debug)]
pub struct Scope {
    /// The place of the bracket in the process.
    pub stage: Stage,
    /// Players moved down, by rank.
    pub moved: Vec<usize>,
    /// The scoregroup, or what is left of it.
    pub residents: Vec<usize>,
    /// The next scoregroup.
    pub next: Range<usize>,
    /// All below that.
    pub below: Range<usize>,
    /// The vertices without a player.
    pub sinks: Sinks,
}

impl Scope {
    /// How many vertices.
    pub fn len(&self) -> usize {
        self.moved.len() + self.residents.len() + self.next.len() + self.below.len() + self.sink_count()
    }

    /// How many vertices without a player.
    pub const fn sink_count(&self) -> usize {
        self.sinks.count()
    }

    /// Whether the graph shows the bracket alone.
    pub fn is_near(&self) -> bool {
        self.next.is_empty() && self.below.is_empty()
    }

    /// How many are in the bracket.
    pub fn bracket_len(&self) -> usize {
        self.moved.len() + self.residents.len()
    }

    /// Whether nothing is looked at but the bracket, not even who has the bye.
    pub const fn is_plain(&self) -> bool {
        self.next.start == self.next.end
            && self.below.start == self.below.end
            && matches!(self.sinks, Sinks::Floats { .. })
    }

    /// All vertices in order, with their entrants.
    pub fn members(&self) -> impl Iterator<Item = (Part, usize)> + '_ {
        let moved = self.moved.iter().map(|w| (Part::MovedDown, *w));
        let part = |part, range: &Range<usize>| range.clone().map(move |w| (part, w));
        moved
            .chain(self.residents.iter().map(|w| (Part::Resident, *w)))
            .chain(part(Part::Next, &self.next))
            .chain(part(Part::Below, &self.below))
            .chain((0..self.sink_count()).map(|_| (Part::Sink, usize::MAX)))
    }

    /// The scores of the players moved down, highest first.
    pub fn levels(&self, field: &Field) -> Vec<Points> {
        let mut levels: Vec<Points> = self.moved.iter().map(|w| field.entrants[*w].score).collect();
        levels.dedup();
        levels
    }

    /// The digits for what differs between candidates of this scope. The whole bracket is weighed before the
    /// players moved down have their opponents, and the remainder after.
    pub fn layout(&self, field: &Field, remainder: Option<usize>) -> Layout {
        let mut layout = Layout::default();
        let size = self.bracket_len();
        let entrant = |w: &usize| &field.entrants[*w];
        let floated =
            |float, back: usize| self.residents.iter().filter(|w| entrant(w).floats[back] == float).count();
        let levels: Vec<(Points, usize, [usize; 2])> = self
            .levels(field)
            .into_iter()
            .map(|level| {
                let here = || self.moved.iter().map(entrant).filter(move |e| e.score == level);
                (level, here().count(), [0, 1].map(|b| here().filter(|e| e.floats[b] == Float::Down).count()))
            })
            .collect();
        let collapsed = matches!(self.stage, Stage::Collapsed { .. });
        let whole = remainder.is_none() && !collapsed;
        let far = !self.is_plain();
        if far {
            layout.digit(Criterion::C6, None, false, size);
        }
        if collapsed {
            difference::digits_of_pairs(self, field, &mut layout);
        }
        for (level, count, _) in levels.iter().filter(|_| whole) {
            layout.digit(Criterion::C7, Some(*level), false, *count);
        }
        let looks_on = self.stage == Stage::Ordinary;
        if looks_on && far && self.next.len() + self.below.len() + self.sink_count() > 0 {
            layout.digit(Criterion::C8, None, false, size + self.next.len());
            for (level, count, _) in &levels {
                layout.digit(Criterion::C8, Some(*level), true, *count);
            }
            let own = self.residents.first().map(|w| entrant(w).score);
            layout.digit(Criterion::C8, own, true, self.residents.len());
        }
        if far {
            let most =
                self.members().filter_map(|(_, w)| field.entrants.get(w)).map(|e| usize::from(e.unplayed));
            layout.digit(Criterion::C9, None, false, most.max().unwrap_or(0));
        }
        if field.last_round {
            layout.digit(Criterion::C10, None, false, size);
            layout.digit(Criterion::C11, None, false, size);
        }
        layout.digit(Criterion::C12, None, false, size / 2);
        layout.digit(Criterion::C13, None, false, size / 2);
        if collapsed {
            difference::digits_of_floats(self, field, &mut layout);
        }
        let moved = self.moved.len();
        for (back, down, up) in [(0, Criterion::C14, Criterion::C15), (1, Criterion::C16, Criterion::C17)] {
            if !collapsed {
                layout.digit(down, None, false, floated(Float::Down, back));
            }
            if whole {
                layout.digit(up, None, false, moved.min(floated(Float::Up, back)));
            }
        }
        for (back, down, up) in [(0, Criterion::C18, Criterion::C19), (1, Criterion::C20, Criterion::C21)] {
            for (level, _, flagged) in levels.iter().filter(|_| whole) {
                layout.digit(down, Some(*level), false, flagged[back]);
            }
            for (level, count, _) in levels.iter().filter(|_| whole) {
                layout.digit(up, Some(*level), false, (*count).min(floated(Float::Up, back)));
            }
        }
        if let Some(size) = remainder {
            layout.digit(Criterion::Exchanges, None, false, 2 * size);
            layout.digit(Criterion::ExchangeSum, None, false, 2 * size * size);
        }
        layout
    }
}
