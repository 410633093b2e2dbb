//! The outlook of a round under the rules before 2026 (A.9).
//!
//! A bracket was paired without a thought for the rest, but for how many pairs the next bracket has (C.7 of that
//! edition). Where the rest could then not be paired, the bracket was paired once more so that it could (the
//! penultimate pairing bracket), and all players below became one bracket, the collapsed last one.

use std::ops::ControlFlow;

use arbitro_tournament::Points;

use super::bracket::{self, Outcome};
use super::decide::Tick;
use super::outlook::{self, Outlook, deficiency};
use super::position::Position;
use super::process::Path;
use super::scope::{Sinks, Stage};

impl Position<'_> {
    /// Pairs the bracket by the rules before 2026; also tells whether all that follows collapses into one bracket.
    pub(super) fn pair_before_2026(&self, tick: &mut Tick<'_>) -> ControlFlow<(), Option<(Outcome, Path)>> {
        let last = self.next.is_empty();
        if !last
            && let Some(outcome) = self.pair_ordinary(tick)?
            && self.leaves_a_pairing(&outcome.floaters, tick)?
        {
            return ControlFlow::Continue(Some((outcome, Path::Ordinary)));
        }
        let end = self.field.len();
        let below = self.next.start..end;
        let mut scope = self.scope(end..end, below, self.bye.sinks());
        if !last {
            scope.stage = Stage::Penultimate;
        }
        let path = if last { Path::Ordinary } else { Path::Collapsed };
        let outcome = bracket::pair(self.field, &scope, tick)?;
        ControlFlow::Continue(outcome.map(|outcome| (outcome, path)))
    }

    /// A point less than the score of the lowest-ranked player of the bracket (A.8).
    pub(super) fn artificial(&self) -> Points {
        let lowest = self.residents.clone().next_back().and_then(|w| self.field.entrants.get(w));
        lowest.map_or(Points::ZERO, |e| e.score) - Points::ONE
    }

    /// Whether the round can be completed with these floaters.
    fn leaves_a_pairing(&self, floaters: &[usize], tick: &mut Tick<'_>) -> ControlFlow<(), bool> {
        let rest = self.next.start..self.field.len();
        let found = Outlook::completion(self.field, floaters, rest, self.bye.outlook()).failures(tick)?;
        ControlFlow::Continue(found.is_some())
    }

    /// The bracket with no thought for the rest but the pairs of the next bracket; none if those of the last bracket
    /// cannot be made.
    fn pair_ordinary(&self, tick: &mut Tick<'_>) -> ControlFlow<(), Option<Outcome>> {
        let end = self.next.end;
        let residents: Vec<usize> = self.residents.clone().collect();
        let count = deficiency(self.field, self.moved, &residents, tick)?;
        let scope = self.scope(end..end, end..end, Sinks::Floats { count });
        let Some(alone) = bracket::pair(self.field, &scope, tick)? else {
            return ControlFlow::Continue(None);
        };
        if alone.floaters.is_empty() {
            return ControlFlow::Continue(Some(alone));
        }
        let next: Vec<usize> = self.next.clone().collect();
        let next_is_last = end == self.field.len();
        let left = deficiency(self.field, &alone.floaters, &next, tick)?;
        let beyond = if next_is_last { self.bye.outlook() } else { outlook::Sinks::Beyond(left) };
        let outlook = Outlook::new(self.field, &alone.floaters, self.next.clone(), end..end, beyond);
        if outlook.fits() && outlook.failures(tick)? == Some(outlook.ideal()) {
            return ControlFlow::Continue(Some(alone));
        }
        let sinks = if next_is_last { self.bye.sinks() } else { Sinks::Beyond { count: left } };
        let Some(found) = bracket::pair(self.field, &self.scope(self.next.clone(), end..end, sinks), tick)?
        else {
            return ControlFlow::Continue(None);
        };
        // The pairs and scores of this bracket come before those of the next.
        let scores = |outcome: &Outcome| -> Vec<Points> {
            outcome.floaters.iter().map(|w| self.field.entrants[*w].score).collect()
        };
        ControlFlow::Continue((scores(&found) == scores(&alone)).then_some(found))
    }
}
