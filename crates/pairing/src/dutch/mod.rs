//! The FIDE (Dutch) system (C.04.3), the edition in force since 1 February 2026 and the one before.
//!
//! Scoregroup by scoregroup from the top, each bracket is one matching of least cost, the cost being the vector of
//! failures of criteria C6 to C21 and then the place in the order of candidates (art. 4). See [`scope`] for how
//! little of the field that takes.

#![allow(
    clippy::cast_possible_truncation,
    clippy::cast_possible_wrap,
    reason = "players are numbered in u16, so that counts of them fit into any number"
)]

mod bracket;
mod check;
mod colour;
mod decide;
mod explain;
mod field;
mod graph;
mod judge;
mod layout;
mod obstacles;
mod outlook;
mod scope;
mod transposition;

use std::cmp::Reverse;
use std::ops::{ControlFlow, Range};

use arbitro_tournament::{Points, SideResult};

use crate::{Bye, Pair, PairingError, PairingSystem, Progress, RoundPairing, Tournament, Watch};
use bracket::Outcome;
pub use check::Finding;
pub use colour::{ColourRule, Preference, Strength};
use decide::Tick;
pub use explain::{Explanation, FloatExplained, PairExplained, Reason};
pub use field::{Edition, Entrant, Field, Float};
pub use judge::Failure;
pub use layout::Criterion;
pub use obstacles::Relaxation;
use outlook::{Outlook, deficiency};
use scope::{Scope, Sinks};

/// The Dutch system.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Dutch {
    /// The edition of the rules.
    pub edition: Edition,
}

/// A bracket as it was paired.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PairedBracket {
    /// Those moved down into it, by index into the entrants.
    pub moved: Vec<usize>,
    /// Its residents.
    pub residents: Range<usize>,
    /// The pairs, the higher-ranked first.
    pub pairs: Vec<(usize, usize)>,
    /// Those who move down, or the one with the bye.
    pub floaters: Vec<usize>,
}

/// A round as it was paired.
#[derive(Clone, Debug)]
pub struct Paired {
    /// The players.
    pub field: Field,
    /// The brackets, from the top.
    pub brackets: Vec<PairedBracket>,
    /// Who has the bye.
    pub bye: Option<usize>,
}

impl Dutch {
    /// Pairs a round and tells how it came about.
    pub fn brackets(&self, tournament: &Tournament, watch: &mut Watch<'_>) -> Result<Paired, PairingError> {
        let field = Field::new(tournament, self.edition);
        let mut done = 0;
        let of = field.len();
        stoppable(watch(Progress { done, of }))?;
        let Some(bye) = stoppable(ByeRule::settle(&field, &mut || watch(Progress { done, of })))? else {
            return Err(PairingError::NoPairing);
        };
        let groups = groups(&field);
        let mut brackets: Vec<PairedBracket> = Vec::with_capacity(groups.len());
        let mut moved = Vec::new();
        for (i, residents) in groups.iter().enumerate() {
            stoppable(watch(Progress { done, of }))?;
            let position = Position {
                field: &field,
                moved: &moved,
                residents: residents.clone(),
                next: groups.get(i + 1).cloned().unwrap_or(of..of),
                bye,
            };
            let outcome = stoppable(position.pair(&mut || watch(Progress { done, of })))?;
            let Some(outcome) = outcome else { return Err(PairingError::NoPairing) };
            done = residents.end - outcome.floaters.len();
            let moved_in = std::mem::replace(&mut moved, outcome.floaters.clone());
            brackets.push(PairedBracket {
                moved: moved_in,
                residents: residents.clone(),
                pairs: outcome.pairs,
                floaters: outcome.floaters,
            });
        }
        let bye = moved.first().copied();
        Ok(Paired { field, brackets, bye })
    }
}

impl PairingSystem for Dutch {
    fn pair(&self, tournament: &Tournament, watch: &mut Watch<'_>) -> Result<RoundPairing, PairingError> {
        Ok(self.brackets(tournament, watch)?.round_pairing())
    }

    fn rounds(&self, _: &Tournament) -> Option<u16> {
        None
    }
}

impl Paired {
    /// The pairs with their colours in board order (C.04.2 art. 4.4): the higher score of a pair first, then the higher
    /// sum of scores, then the lower number of the higher-ranked player. Scores are pairing scores (C.04.7 art. 1.5).
    pub fn round_pairing(&self) -> RoundPairing {
        let mut pairs: Vec<(usize, usize)> = self.brackets.iter().flat_map(|b| b.pairs.clone()).collect();
        let entrant = |w: usize| &self.field.entrants[w];
        pairs.sort_by_key(|(a, b)| {
            let (a, b) = (entrant(*a), entrant(*b));
            (Reverse(a.score), Reverse(a.score + b.score), a.number)
        });
        let pairs = pairs
            .into_iter()
            .map(|(a, b)| {
                let (a, b) = (entrant(a), entrant(b));
                let (colour, _) = colour::colour_of_higher(a, b, self.field.initial_colour);
                Pair::with_colour(a.number, colour, b.number)
            })
            .collect();
        let bye = |w| Bye { player: entrant(w).number, result: SideResult::PairingAllocatedBye };
        RoundPairing { pairs, byes: self.bye.map(bye).into_iter().collect() }
    }
}

fn stoppable<T>(flow: ControlFlow<(), T>) -> Result<T, PairingError> {
    match flow {
        ControlFlow::Continue(value) => Ok(value),
        ControlFlow::Break(()) => Err(PairingError::Stopped),
    }
}

/// The scoregroups, from the top.
fn groups(field: &Field) -> Vec<Range<usize>> {
    let mut groups = Vec::new();
    let mut start = 0;
    for group in field.entrants.chunk_by(|a, b| a.score == b.score) {
        groups.push(start..start + group.len());
        start += group.len();
    }
    groups
}

/// Who may have the bye.
#[derive(Clone, Copy, Debug)]
struct ByeRule {
    /// Whether there is one.
    odd: bool,
    /// Criterion C5: the only score that may have it.
    score: Option<Points>,
}

impl ByeRule {
    /// Criterion C5: the lowest score whose bye leaves the others a complete pairing. None if there is no complete
    /// pairing at all (C4).
    fn settle(field: &Field, tick: &mut Tick<'_>) -> ControlFlow<(), Option<Self>> {
        let odd = field.len() % 2 == 1;
        let mut scores = vec![None];
        if odd && field.edition == Edition::E2026 {
            let mut eligible: Vec<Points> =
                field.entrants.iter().filter(|e| e.may_have_bye).map(|e| e.score).collect();
            eligible.dedup();
            scores = eligible.into_iter().rev().map(Some).collect();
        }
        for score in scores {
            let rule = Self { odd, score };
            if Outlook::new(field, &[], 0..0, 0..field.len(), rule.outlook()).failures(tick)?.is_some() {
                return ControlFlow::Continue(Some(rule));
            }
        }
        ControlFlow::Continue(None)
    }

    const fn outlook(self) -> outlook::Sinks {
        if self.odd { outlook::Sinks::Bye(self.score) } else { outlook::Sinks::None }
    }

    const fn sinks(self) -> Sinks {
        if self.odd { Sinks::Bye { score: self.score } } else { Sinks::NONE }
    }
}

/// A bracket about to be paired.
struct Position<'a> {
    field: &'a Field,
    moved: &'a [usize],
    residents: Range<usize>,
    next: Range<usize>,
    bye: ByeRule,
}

impl Position<'_> {
    fn below(&self) -> Range<usize> {
        self.next.end..self.field.len()
    }

    fn scope(&self, next: Range<usize>, below: Range<usize>, sinks: Sinks) -> Scope {
        Scope { moved: self.moved.to_vec(), residents: self.residents.clone().collect(), next, below, sinks }
    }

    /// Whether whoever has the bye by criterion C5 is in this bracket.
    fn bye_is_here(&self) -> bool {
        let own = self.field.entrants.get(self.residents.start).map(|e| e.score);
        self.bye.odd && self.bye.score.is_some_and(|s| own.is_none_or(|own| s >= own))
    }

    /// Pairs the bracket, looking no further than it takes.
    fn pair(&self, tick: &mut Tick<'_>) -> ControlFlow<(), Option<Outcome>> {
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
