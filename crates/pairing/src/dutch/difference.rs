//! Score differences in the collapsed last bracket of the rules before 2026: A.8, and criteria C.6 and C.12 to C.19 of
//! that edition, which are here called by their present names C7 and C14 to C21.
//!
//! In other brackets residents have one score, so that the differences follow from who is paired at all.

use std::cmp::Reverse;

use arbitro_tournament::Points;

use super::field::{Entrant, Field, Float};
use super::layout::{Criterion, Layout};
use super::scope::{Scope, Stage};
use crate::matching::Cost;

/// Criteria on floats: how many rounds back, the count, the score differences.
const DOWN: [(usize, Criterion, Criterion); 2] =
    [(0, Criterion::C14, Criterion::C18), (1, Criterion::C16, Criterion::C20)];
const UP: [(usize, Criterion, Criterion); 2] =
    [(0, Criterion::C15, Criterion::C19), (1, Criterion::C17, Criterion::C21)];

/// Every score difference that a candidate may have, the largest first; none of nothing.
fn differences(scope: &Scope, field: &Field) -> Vec<Points> {
    let scores = scores(scope, field);
    let mut found: Vec<Points> = Vec::new();
    for (i, high) in scores.iter().enumerate() {
        found.extend(scores.iter().skip(i + 1).map(|low| *high - *low));
        if let Stage::Collapsed { artificial } = scope.stage {
            found.push(*high - artificial);
        }
    }
    found.sort_unstable_by_key(|d| Reverse(*d));
    found.dedup();
    found
}

/// The scores in the bracket, the highest first.
fn scores(scope: &Scope, field: &Field) -> Vec<Points> {
    let members = scope.moved.iter().chain(&scope.residents);
    let mut scores: Vec<Points> = members.map(|w| field.entrants[*w].score).collect();
    scores.sort_unstable_by_key(|s| Reverse(*s));
    scores.dedup();
    scores
}

/// Digits for the pairing score difference.
pub fn digits_of_pairs(scope: &Scope, field: &Field, layout: &mut Layout) {
    for difference in differences(scope, field) {
        layout.digit(Criterion::C7, Some(difference), false, scope.bracket_len() / 2 + 1);
    }
}

/// Digits for players who get the same float again, and their differences.
pub fn digits_of_floats(scope: &Scope, field: &Field, layout: &mut Layout) {
    let members = || scope.moved.iter().chain(&scope.residents);
    let floated =
        |float, back: usize| members().filter(|w| field.entrants[**w].floats[back] == float).count();
    let counts = |back| [(Float::Down, DOWN[back]), (Float::Up, UP[back])];
    for (float, (back, counted, _)) in counts(0).into_iter().chain(counts(1)) {
        layout.digit(counted, None, false, floated(float, back));
    }
    for (float, (back, _, by_difference)) in counts(0).into_iter().chain(counts(1)) {
        for difference in differences(scope, field) {
            layout.digit(by_difference, Some(difference), false, floated(float, back));
        }
    }
}

/// What the score difference of a pair, or of whoever is left over, costs in a collapsed last bracket.
#[derive(Clone, Debug)]
pub struct Differences<W> {
    /// The differences, the largest first.
    rows: Vec<Points>,
    /// For each: the pair itself; downfloats and upfloats as in the rounds before (a bit a round).
    pairs: Vec<W>,
    downs: Vec<[W; 4]>,
    ups: Vec<[W; 4]>,
    artificial: Points,
}

impl<W: Cost> Differences<W> {
    /// The table of a scope; none if its bracket is not the collapsed last one.
    pub fn new(scope: &Scope, field: &Field, layout: &Layout) -> Option<Self> {
        let Stage::Collapsed { artificial } = scope.stage else { return None };
        let rows = differences(scope, field);
        let unit = |criterion, difference| layout.unit::<W>(criterion, difference, false);
        let floats = |criteria: [(usize, Criterion, Criterion); 2], difference: Points| {
            let mut costs = [W::ZERO; 4];
            for (flags, cost) in costs.iter_mut().enumerate() {
                for (back, counted, by_difference) in criteria {
                    if flags >> back & 1 == 1 {
                        *cost = *cost + unit(counted, None) + unit(by_difference, Some(difference));
                    }
                }
            }
            costs
        };
        Some(Self {
            pairs: rows.iter().map(|d| unit(Criterion::C7, Some(*d))).collect(),
            downs: rows.iter().map(|d| floats(DOWN, *d)).collect(),
            ups: rows.iter().map(|d| floats(UP, *d)).collect(),
            rows,
            artificial,
        })
    }

    /// The cost of a pair.
    pub fn pair(&self, a: &Entrant, b: &Entrant) -> W {
        let (high, low) = if a.score >= b.score { (a, b) } else { (b, a) };
        self.cost(high.score - low.score, flags(high, Float::Down), flags(low, Float::Up))
    }

    /// The cost of being left over.
    pub fn left_over(&self, entrant: &Entrant) -> W {
        self.cost(entrant.score - self.artificial, flags(entrant, Float::Down), 0)
    }

    fn cost(&self, difference: Points, down: usize, up: usize) -> W {
        match self.rows.binary_search_by(|d| difference.cmp(d)) {
            Ok(row) => self.pairs[row] + self.downs[row][down] + self.ups[row][up],
            Err(_) => W::ZERO,
        }
    }
}

/// A bit for each of the two rounds before in which the player floated so.
fn flags(entrant: &Entrant, float: Float) -> usize {
    usize::from(entrant.floats[0] == float) + 2 * usize::from(entrant.floats[1] == float)
}
