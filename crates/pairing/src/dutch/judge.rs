//! The failures of a bracket as anyone would count them, criterion by criterion.

use std::cmp::Reverse;
use std::ops::{ControlFlow, Range};

use arbitro_tournament::Points;
use serde::{Deserialize, Serialize};

use super::colour::{Strength, colour_of_higher};
use super::decide::Tick;
use super::field::{Field, Float};
use super::layout::Criterion;
use super::outlook::{Outlook, Sinks};
use super::scope::Stage;

/// How badly a criterion fails; less is better.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(untagged)]
pub enum Failure {
    /// So many players.
    Count(u32),
    /// So many players, and the scores or score differences of some of them, highest first.
    Scores(u32, Vec<Points>),
    /// The criterion cannot be met at all.
    Broken,
}

/// A bracket with its pairs and those who leave it.
pub struct Candidate<'a> {
    /// The field.
    pub field: &'a Field,
    /// Those moved down into it.
    pub moved: &'a [usize],
    /// Its pairs, the higher-ranked first.
    pub pairs: &'a [(usize, usize)],
    /// Those who leave it.
    pub floaters: &'a [usize],
    /// The next scoregroup.
    pub next: Range<usize>,
    /// Who may have the bye.
    pub bye: Sinks,
    /// Whether whoever has the bye is in this bracket.
    pub bye_is_here: bool,
    /// The place of the bracket in the process.
    pub stage: Stage,
}

/// Floaters count in the differences of C18 and C20 as more than anyone who is paired.
const FLOATED: Points = Points::from_hundredths(1_000_000);

impl Candidate<'_> {
    /// The failures in criteria C4 and C6 to C21.
    pub fn failures(&self, tick: &mut Tick<'_>) -> ControlFlow<(), Vec<(Criterion, Failure)>> {
        let mut failures = Vec::new();
        let (c4, c8) = self.others(tick)?;
        failures.push((Criterion::C4, c4));
        let score = |w: &usize| self.field.entrants[*w].score;
        failures.push((Criterion::C6, Failure::Count(self.floaters.len() as u32)));
        let mut scores: Vec<Points> = match self.stage {
            // The pairing score difference (A.8 before 2026).
            Stage::Collapsed { artificial } => {
                let pairs = self.pairs.iter().map(|(a, b)| score(a) - score(b));
                pairs.chain(self.floaters.iter().map(|w| score(w) - artificial)).collect()
            }
            _ => self.floaters.iter().map(score).collect(),
        };
        scores.sort_unstable_by_key(|s| Reverse(*s));
        failures.push((Criterion::C7, Failure::Scores(0, scores)));
        let c8 = if self.stage == Stage::Ordinary { c8 } else { Failure::Count(0) };
        failures.push((Criterion::C8, c8));
        let unplayed = match self.floaters {
            [one] if self.bye_is_here => u32::from(self.field.entrants[*one].unplayed),
            _ => 0,
        };
        failures.push((Criterion::C9, Failure::Count(unplayed)));
        self.count_colours(&mut failures);
        self.count_floats(&mut failures);
        ControlFlow::Continue(failures)
    }

    fn others(&self, tick: &mut Tick<'_>) -> ControlFlow<(), (Failure, Failure)> {
        let below = self.next.end..self.field.len();
        let outlook = Outlook::new(self.field, self.floaters, self.next.clone(), below, self.bye);
        if !outlook.fits() {
            return ControlFlow::Continue((Failure::Count(0), Failure::Count(0)));
        }
        ControlFlow::Continue(match outlook.failures(tick)? {
            None => (Failure::Broken, Failure::Broken),
            Some(_) if self.next.is_empty() => (Failure::Count(0), Failure::Count(0)),
            Some(value) => {
                let (count, scores) = outlook.read(value);
                (Failure::Count(0), Failure::Scores(count, scores))
            }
        })
    }

    fn count_colours(&self, failures: &mut Vec<(Criterion, Failure)>) {
        let mut counts = [0_u32; 4];
        for (a, b) in self.pairs {
            let (p, q) = (&self.field.entrants[*a], &self.field.entrants[*b]);
            let (colour, _) = colour_of_higher(p, q, self.field.initial_colour);
            let topscorers = p.topscorer || q.topscorer;
            let both_absolute = p.is_absolute() && q.is_absolute();
            for (entrant, colour) in [(p, colour), (q, colour.other())] {
                let preference = &entrant.preference;
                if preference.colour.is_none_or(|due| due == colour) {
                    continue;
                }
                counts[0] += u32::from(topscorers && preference.difference.abs() >= 2);
                counts[1] += u32::from(topscorers && preference.repeated == Some(colour));
                counts[2] += 1;
                counts[3] += u32::from(preference.strength >= Strength::Strong && !both_absolute);
            }
        }
        let criteria = [Criterion::C10, Criterion::C11, Criterion::C12, Criterion::C13];
        failures.extend(criteria.into_iter().zip(counts.map(Failure::Count)));
    }

    fn count_floats(&self, failures: &mut Vec<(Criterion, Failure)>) {
        let entrant = |w: usize| &self.field.entrants[w];
        let had = |w: usize, back: usize, float| entrant(w).floats[back] == float;
        let difference = |(a, b): &(usize, usize)| entrant(*a).score - entrant(*b).score;
        let mixed: Vec<(usize, usize)> =
            self.pairs.iter().copied().filter(|pair| difference(pair) != Points::ZERO).collect();
        let collapsed = matches!(self.stage, Stage::Collapsed { .. });
        let floated = |w: usize| match self.stage {
            Stage::Collapsed { artificial } => entrant(w).score - artificial,
            _ => FLOATED + entrant(w).score,
        };
        let counts = [(0, Criterion::C14, Criterion::C15), (1, Criterion::C16, Criterion::C17)];
        for (back, down, up) in counts {
            let residents = self.floaters.iter().filter(|w| collapsed || !self.moved.contains(w));
            let paired = mixed.iter().filter(|(a, _)| collapsed && had(*a, back, Float::Down)).count();
            let downs = paired + residents.filter(|w| had(**w, back, Float::Down)).count();
            let ups = mixed.iter().filter(|(_, b)| had(*b, back, Float::Up)).count();
            failures.push((down, Failure::Count(downs as u32)));
            failures.push((up, Failure::Count(ups as u32)));
        }
        let sorted = |mut all: Vec<Points>| {
            all.sort_unstable_by_key(|s| Reverse(*s));
            Failure::Scores(0, all)
        };
        for (back, down, up) in [(0, Criterion::C18, Criterion::C19), (1, Criterion::C20, Criterion::C21)] {
            let paired = mixed.iter().filter(|(a, _)| had(*a, back, Float::Down)).map(difference);
            let gone = self.floaters.iter().filter(|w| collapsed || self.moved.contains(w));
            let gone = gone.filter(|w| had(**w, back, Float::Down)).map(|w| floated(*w));
            failures.push((down, sorted(paired.chain(gone).collect())));
            let raised = mixed.iter().filter(|(_, b)| had(*b, back, Float::Up)).map(difference);
            failures.push((up, sorted(raised.collect())));
        }
    }
}
