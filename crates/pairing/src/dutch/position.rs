//! One bracket in its place: how far one must look to pair it.

use std::ops::{ControlFlow, Range};

use super::bracket::{self, Outcome};
use super::decide::Tick;
use super::field::{Edition, Field};
use super::outlook::{self, Outlook, deficiency};
use super::process::{ByeRule, Path};
use super::scope::{Scope, Sinks, Stage};

/// A bracket about to be paired.
pub struct Position<'a> {
    /// The field.
    pub field: &'a Field,
    /// Those moved down into it.
    pub moved: &'a [usize],
    /// Its residents.
    pub residents: Range<usize>,
    /// The next scoregroup.
    pub next: Range<usize>,
    /// Who may have the bye.
    pub bye: ByeRule,
    /// Whether it is the collapsed last bracket of the rules before 2026.
    pub collapsed: bool,
}

impl Position<'_> {
    /// All below the next scoregroup.
    pub fn below(&self) -> Range<usize> {
        self.next.end..self.field.len()
    }

    /// The bracket with so much of the rest.
    pub fn scope(&self, next: Range<usize>, below: Range<usize>, sinks: Sinks) -> Scope {
        let residents = self.residents.clone().collect();
        let stage =
            if self.collapsed { Stage::Collapsed { artificial: self.artificial() } } else { Stage::Ordinary };
        Scope { stage, moved: self.moved.to_vec(), residents, next, below, sinks }
    }

    /// The place in the process, given what follows.
    pub fn stage(&self, path: Path) -> Stage {
        match path {
            _ if self.collapsed => Stage::Collapsed { artificial: self.artificial() },
            Path::Collapsed => Stage::Penultimate,
            Path::Ordinary => Stage::Ordinary,
        }
    }

    /// Whether the failures of a candidate can be weighed. They can but where floaters have hundreds of different scores.
    pub fn fits(&self) -> bool {
        let scope = self.scope(self.next.clone(), self.below(), self.bye.sinks());
        scope.layout(self.field, None).digit_bits() <= bracket::MOST_BITS
    }

    /// Whether whoever has the bye by criterion C5 is in this bracket.
    pub fn bye_is_here(&self) -> bool {
        let own = self.field.entrants.get(self.residents.start).map(|e| e.score);
        self.bye.odd && self.bye.score.is_some_and(|s| own.is_none_or(|own| s >= own))
    }

    /// Pairs the bracket, and tells what follows; none if there is no pairing.
    pub fn pair(&self, tick: &mut Tick<'_>) -> ControlFlow<(), Option<(Outcome, Path)>> {
        match self.field.edition {
            Edition::E2026 => self.pair_since_2026(tick).map_continue(|o| o.map(|o| (o, Path::Ordinary))),
            Edition::E2017 => self.pair_before_2026(tick),
        }
    }

    /// Pairs the bracket, looking no further than it takes.
    fn pair_since_2026(&self, tick: &mut Tick<'_>) -> ControlFlow<(), Option<Outcome>> {
        if !self.next.is_empty()
            && !self.bye_is_here()
            && let Some(outcome) = self.pair_near(tick)?
        {
            return ControlFlow::Continue(Some(outcome));
        }
        bracket::pair(self.field, &self.scope(self.next.clone(), self.below(), self.bye.sinks()), tick)
    }

    /// The bracket alone, then with the next one; none if neither is sure to be right.
    fn pair_near(&self, tick: &mut Tick<'_>) -> ControlFlow<(), Option<Outcome>> {
        let residents: Vec<usize> = self.residents.clone().collect();
        let count = deficiency(self.field, self.moved, &residents, tick)?;
        if count == self.moved.len() + residents.len() {
            // Nobody may meet anybody.
            let floaters = self.moved.iter().copied().chain(residents).collect();
            return ControlFlow::Continue(Some(Outcome { pairs: Vec::new(), floaters }));
        }
        let scope = self.scope(0..0, 0..0, Sinks::Floats { count });
        let Some(outcome) = bracket::pair(self.field, &scope, tick)? else {
            return ControlFlow::Continue(None);
        };
        let outlook = self.outlook(&outcome.floaters);
        if !outlook.fits() {
            return ControlFlow::Continue(None);
        }
        let failures = outlook.failures(tick)?;
        let ideal = if outcome.floaters.is_empty() { failures.unwrap_or(0) } else { outlook.ideal() };
        if failures == Some(ideal) {
            return ControlFlow::Continue(Some(outcome));
        }
        if self.below().is_empty() {
            return ControlFlow::Continue(None);
        }
        let next: Vec<usize> = self.next.clone().collect();
        let count = deficiency(self.field, &outcome.floaters, &next, tick)?;
        let scope = self.scope(self.next.clone(), 0..0, Sinks::Beyond { count });
        let Some(outcome) = bracket::pair(self.field, &scope, tick)? else {
            return ControlFlow::Continue(None);
        };
        let end = self.next.end;
        let sinks = outlook::Sinks::Beyond(count);
        let alone = Outlook::new(self.field, &outcome.floaters, self.next.clone(), end..end, sinks);
        let outlook = self.outlook(&outcome.floaters);
        if !outlook.fits() {
            return ControlFlow::Continue(None);
        }
        let failures = outlook.failures(tick)?;
        let right = failures.is_some() && failures == alone.failures(tick)?;
        ControlFlow::Continue(right.then_some(outcome))
    }

    fn outlook(&self, floaters: &[usize]) -> Outlook<'_> {
        Outlook::new(self.field, floaters, self.next.clone(), self.below(), self.bye.outlook())
    }
}
