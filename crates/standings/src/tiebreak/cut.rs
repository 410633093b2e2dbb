//! Cuts and medians (C.07 art. 14), and what goes first of them (art. 16.5).

use arbitro_tournament::Points;

use super::code::Cut;
use crate::working::{CutMark, Term};
use crate::{Edition, Exact};

/// A term with what decides whether it is cut.
pub struct Contribution {
    /// The term.
    pub term: Term,
    /// The score of the opponent or dummy, by which the least significant product is found; of a plain sum, its value.
    pub significance: Points,
    /// The points awarded in the round.
    pub result: Points,
    /// Whether the round is a voluntary unplayed one.
    pub voluntary: bool,
}

/// Marks what is cut, and gives the terms.
pub fn cut(contributions: Vec<Contribution>, cut: Cut, edition: Edition) -> Vec<Term> {
    let mut contributions = contributions;
    for _ in 0..cut.low() {
        let Some((i, mark)) = least(&contributions, edition) else { break };
        if let Some(contribution) = contributions.get_mut(i) {
            contribution.term.cut = Some(mark);
        }
    }
    for _ in 0..cut.high() {
        let greatest =
            remaining(&contributions).max_by_key(|(i, c)| (c.significance, c.term.value, usize::MAX - i));
        let Some(i) = greatest.map(|(i, _)| i) else { break };
        if let Some(contribution) = contributions.get_mut(i) {
            contribution.term.cut = Some(CutMark::Highest);
        }
    }
    contributions.into_iter().map(|contribution| contribution.term).collect()
}

fn remaining(contributions: &[Contribution]) -> impl Iterator<Item = (usize, &Contribution)> {
    contributions.iter().enumerate().filter(|(_, c)| c.term.cut.is_none())
}

/// The one to be cut next. Among equally low opponents the lowest product goes, in 2023 that with the worst result.
/// The lowest voluntary unplayed round goes instead, if it is not lower than that (art. 16.5).
fn least(contributions: &[Contribution], edition: Edition) -> Option<(usize, CutMark)> {
    let among_equals = |c: &Contribution| match edition {
        Edition::E2023 => Exact::from(c.result),
        _ => c.term.value,
    };
    let (least, value) = remaining(contributions)
        .min_by_key(|(i, c)| (c.significance, among_equals(c), *i))
        .map(|(i, c)| (i, c.term.value))?;
    let voluntary = remaining(contributions)
        .filter(|(_, c)| c.voluntary && edition != Edition::Before2023)
        .min_by_key(|(i, c)| (c.term.value, c.significance, *i));
    match voluntary {
        Some((i, c)) if c.term.value >= value => Some((i, CutMark::Voluntary)),
        _ => Some((least, CutMark::Lowest)),
    }
}
