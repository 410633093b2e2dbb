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
mod collapse;
mod colour;
mod decide;
mod difference;
mod explain;
mod field;
mod graph;
mod judge;
mod layout;
mod obstacles;
mod outlook;
mod position;
mod process;
mod scope;
mod transposition;

use std::cmp::Reverse;
use std::ops::{ControlFlow, Range};

use arbitro_tournament::SideResult;

use crate::{Bye, Pair, PairingError, PairingSystem, Progress, RoundPairing, Tournament, Watch};
use bracket::Outcome;
pub use check::Finding;
pub use colour::{ColourRule, Preference, Strength};
use decide::Tick;
pub use explain::{Explanation, FloatExplained, PairExplained, Reason};
pub use field::{Edition, Entrant, Field, Float, floats};
pub use judge::Failure;
pub use layout::Criterion;
pub use obstacles::{Bottleneck, Relaxation};
use process::{ByeRule, Process};

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
    /// Whether it is the collapsed last bracket of the rules before 2026 (A.9).
    pub collapsed: bool,
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
        let mut process = Process::new(&field, bye);
        let mut brackets: Vec<PairedBracket> = Vec::new();
        let mut moved = Vec::new();
        while let Some(position) = process.position(&moved) {
            stoppable(watch(Progress { done, of }))?;
            if !position.fits() {
                return Err(PairingError::TooManyScores);
            }
            let outcome = stoppable(position.pair(&mut || watch(Progress { done, of })))?;
            let Some((outcome, path)) = outcome else { return Err(PairingError::NoPairing) };
            done = position.residents.end - outcome.floaters.len();
            let (residents, collapsed) = (position.residents, position.collapsed);
            process.go_on(path);
            let moved_in = std::mem::replace(&mut moved, outcome.floaters.clone());
            let Outcome { pairs, floaters } = outcome;
            brackets.push(PairedBracket { moved: moved_in, residents, pairs, floaters, collapsed });
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
