//! What a given pairing breaks or worsens against the rules, criterion by criterion, before it is accepted.

use arbitro_tournament::{PairingNumber, Points};
use serde::{Deserialize, Serialize};

use super::judge::{Candidate, Failure};
use super::process::{ByeRule, Process};
use super::{Dutch, Field, stoppable};
use crate::dutch::Criterion;
use crate::{Pair, PairingError, Progress, RoundPairing, Tournament, Watch};

/// One thing to be said about a pairing.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Finding {
    /// A player to be paired is in no pair.
    Missing {
        /// The player.
        player: PairingNumber,
    },
    /// A player is in more than one pair.
    Twice {
        /// The player.
        player: PairingNumber,
    },
    /// A player in the pairing is absent, or there is no such player.
    NotToBePaired {
        /// The player.
        player: PairingNumber,
    },
    /// A pair or a bye that the rules forbid: C1 for a rematch or a prohibited pair, C2 for the bye, C3 for colours.
    Breaks {
        /// The criterion.
        criterion: Criterion,
        /// The players.
        players: Vec<PairingNumber>,
    },
    /// A bracket does worse in a criterion than it could, given who came down into it. A bracket may do better in
    /// less important criteria on that account: then `found` is less than `best`.
    Criterion {
        /// The score of the bracket's residents.
        bracket: Points,
        /// The criterion.
        criterion: Criterion,
        /// The failures of the best candidate.
        best: Failure,
        /// The failures found.
        found: Failure,
    },
    /// A bracket is as good as the best in every criterion, but comes later in the order of candidates (art. 4).
    LaterCandidate {
        /// The score of the bracket's residents.
        bracket: Points,
    },
    /// The colours of a pair are the other way round (art. 5).
    Colours {
        /// The pair as it should be.
        pair: Pair,
    },
}

impl Finding {
    /// The criterion it is about, if it is about one.
    pub const fn criterion(&self) -> Option<Criterion> {
        match self {
            Self::Breaks { criterion, .. } | Self::Criterion { criterion, .. } => Some(*criterion),
            Self::LaterCandidate { .. } => Some(Criterion::Exchanges),
            _ => None,
        }
    }
}

impl Dutch {
    /// Judges a pairing of the next round. Nothing found means that it is the pairing the rules ask for.
    pub fn check(
        &self,
        tournament: &Tournament,
        pairing: &RoundPairing,
        watch: &mut Watch<'_>,
    ) -> Result<Vec<Finding>, PairingError> {
        let field = Field::new(tournament, self.edition);
        let (given, mut findings) = Given::new(&field, pairing);
        if !findings.is_empty() {
            return Ok(findings);
        }
        let of = field.len();
        let bye = stoppable(ByeRule::settle(&field, &mut || watch(Progress { done: 0, of })))?;
        given.break_absolutely(&field, &mut findings);
        if let Some(bye) = bye {
            given.compare_brackets(&field, bye, watch, &mut findings)?;
        }
        given.compare_colours(&field, pairing, &mut findings);
        Ok(findings)
    }
}

/// A pairing by index into the entrants.
struct Given {
    /// The partner of each; none for the bye.
    partner: Vec<Option<usize>>,
    bye: Option<usize>,
}

impl Given {
    /// The completeness check: everybody once and nobody else.
    fn new(field: &Field, pairing: &RoundPairing) -> (Self, Vec<Finding>) {
        let mut findings = Vec::new();
        let find = |n: PairingNumber| field.entrants.iter().position(|e| e.number == n);
        let mut seen = vec![false; field.len()];
        let mut given = Self { partner: vec![None; field.len()], bye: None };
        let mut place = |number: PairingNumber, findings: &mut Vec<Finding>| {
            let Some(i) = find(number) else {
                findings.push(Finding::NotToBePaired { player: number });
                return None;
            };
            if seen[i] {
                findings.push(Finding::Twice { player: number });
                return None;
            }
            seen[i] = true;
            Some(i)
        };
        for pair in &pairing.pairs {
            let (white, black) = (place(pair.white, &mut findings), place(pair.black, &mut findings));
            if let (Some(white), Some(black)) = (white, black) {
                given.partner[white] = Some(black);
                given.partner[black] = Some(white);
            }
        }
        for bye in &pairing.byes {
            if let Some(i) = place(bye.player, &mut findings) {
                if given.bye.is_some() || field.len().is_multiple_of(2) {
                    findings.push(Finding::Missing { player: bye.player });
                }
                given.bye = Some(i);
            }
        }
        for (entrant, _) in field.entrants.iter().zip(&seen).filter(|(_, seen)| !**seen) {
            findings.push(Finding::Missing { player: entrant.number });
        }
        (given, findings)
    }

    fn pairs(&self) -> impl Iterator<Item = (usize, usize)> + '_ {
        self.partner.iter().enumerate().filter_map(|(i, p)| p.filter(|p| i < *p).map(|p| (i, p)))
    }

    fn break_absolutely(&self, field: &Field, findings: &mut Vec<Finding>) {
        let number = |w: usize| field.entrants[w].number;
        for (a, b) in self.pairs() {
            if !field.may_meet(a, b) {
                let criterion = if field.parted(a, b) { Criterion::C1 } else { Criterion::C3 };
                findings.push(Finding::Breaks { criterion, players: vec![number(a), number(b)] });
            }
        }
        if let Some(bye) = self.bye.filter(|w| !field.entrants[*w].may_have_bye) {
            findings.push(Finding::Breaks { criterion: Criterion::C2, players: vec![number(bye)] });
        }
    }

    fn compare_brackets(
        &self,
        field: &Field,
        bye: ByeRule,
        watch: &mut Watch<'_>,
        findings: &mut Vec<Finding>,
    ) -> Result<(), PairingError> {
        let of = field.len();
        if let (Some(best), Some(found)) = (bye.score, self.bye.map(|w| field.entrants[w].score))
            && best != found
        {
            findings.push(Finding::Criterion {
                bracket: found,
                criterion: Criterion::C5,
                best: Failure::Scores(0, vec![best]),
                found: Failure::Scores(0, vec![found]),
            });
        }
        let mut process = Process::new(field, bye);
        let mut moved: Vec<usize> = Vec::new();
        while let Some(position) = process.position(&moved) {
            if !position.fits() {
                return Err(PairingError::TooManyScores);
            }
            let (residents, next) = (position.residents.clone(), position.next.clone());
            let mut tick = || watch(Progress { done: residents.start, of });
            let members: Vec<usize> = moved.iter().copied().chain(residents.clone()).collect();
            let inside = |w: usize| self.partner[w].filter(|p| members.contains(p));
            let pairs: Vec<(usize, usize)> =
                members.iter().filter_map(|w| inside(*w).filter(|p| w < p).map(|p| (*w, p))).collect();
            let floaters: Vec<usize> = members.iter().copied().filter(|w| inside(*w).is_none()).collect();
            let bracket = field.entrants[residents.start].score;
            let Some((outcome, path)) = stoppable(position.pair(&mut tick))? else {
                // What was done above leaves no complete pairing.
                findings.push(Finding::Criterion {
                    bracket,
                    criterion: Criterion::C4,
                    best: Failure::Count(0),
                    found: Failure::Broken,
                });
                return Ok(());
            };
            let stage = position.stage(path);
            let sorted = |mut pairs: Vec<(usize, usize)>| {
                pairs.sort_unstable();
                pairs
            };
            if sorted(outcome.pairs.clone()) != sorted(pairs.clone()) {
                let judge = |pairs: &[(usize, usize)], floaters: &[usize], tick: &mut super::Tick<'_>| {
                    let next = next.clone();
                    let bye_is_here = position.bye_is_here();
                    let bye = bye.outlook();
                    let moved = &moved;
                    let candidate =
                        Candidate { field, moved, pairs, floaters, next, bye, bye_is_here, stage };
                    stoppable(candidate.failures(tick))
                };
                let best = judge(&outcome.pairs, &outcome.floaters, &mut tick)?;
                let found = judge(&pairs, &floaters, &mut tick)?;
                compare(bracket, best, found, findings);
            }
            process.go_on(path);
            moved = floaters;
        }
        Ok(())
    }

    fn compare_colours(&self, field: &Field, pairing: &RoundPairing, findings: &mut Vec<Finding>) {
        for (a, b) in self.pairs() {
            let (p, q) = (&field.entrants[a], &field.entrants[b]);
            let (colour, _) = super::colour::colour_of_higher(p, q, field.initial_colour);
            let pair = Pair::with_colour(p.number, colour, q.number);
            if !pairing.pairs.contains(&pair) {
                findings.push(Finding::Colours { pair });
            }
        }
    }
}

fn compare(
    bracket: Points,
    best: Vec<(Criterion, Failure)>,
    found: Vec<(Criterion, Failure)>,
    findings: &mut Vec<Finding>,
) {
    let before = findings.len();
    for ((criterion, best), (_, found)) in best.into_iter().zip(found) {
        if best != found {
            findings.push(Finding::Criterion { bracket, criterion, best, found });
        }
    }
    if findings.len() == before {
        findings.push(Finding::LaterCandidate { bracket });
    }
}
