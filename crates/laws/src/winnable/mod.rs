//! Can this side still be mated? Winnability of a position, with proof (Laws 2023 art. 5.2.2, 6.9, 7.5.5, 5.1.2).
//!
//! The question: from the position as it stands, with the real side to move, does any series of legal moves by both
//! sides end in a mate by one of them? [`winnable`] answers it with a mating line, or with a certificate that there is
//! none, or says that the bound was reached. [`dead_position`] asks it for both sides at once.
//!
//! What is tried, in order: a mate or stalemate on the board; the material lemmas; moves that are forced; a
//! guided helpmate search, which settles nearly every position of a game within microseconds; and all positions that
//! can arise.

mod budget;
mod closure;
mod dead;
mod forced;
mod material;
mod moves75;
mod nearness;
mod packed;
mod search;
mod verdict;

use shakmaty::{Chess, Color, Move, Position};

pub use self::budget::Bound;
use self::budget::Budget;
use self::closure::Closed;
pub use self::dead::{Life, dead_position, plainly_alive};
pub use self::material::{Lemma, cannot_mate};
pub use self::moves75::winnable_within_75;
pub use self::packed::PackedPosition;
pub use self::verdict::{Certificate, CertificateKind, Verdict};

/// Whether a series of legal moves from `position` ends in a mate by `winner`. The move counters are ignored: any
/// series counts, however long (see [`winnable_within_75`]).
pub fn winnable(position: &Chess, winner: Color, bound: &Bound<'_>) -> Verdict {
    let mut budget = Budget::new(bound);
    if let Some(lemma) = material::cannot_mate(position.board(), winner) {
        return Verdict::Unwinnable { certificate: Certificate::Material(lemma) };
    }
    let forced = forced::follow(position);
    let at_end = forced.end.legal_moves().is_empty();
    if at_end && forced.end.turn() != winner && forced.end.is_check() {
        return Verdict::Winnable { line: forced.line };
    }
    if at_end || forced.circle || material::cannot_mate(forced.end.board(), winner).is_some() {
        let mut passed = forced.passed;
        if at_end {
            passed.push(PackedPosition::new(&forced.end));
        }
        return Verdict::Unwinnable { certificate: Certificate::Exhausted(passed) };
    }
    match from_choice(&forced.end, winner, &mut budget) {
        Verdict::Winnable { line } => Verdict::Winnable { line: joined(forced.line, &line) },
        Verdict::Unknown { longest, nodes } => {
            Verdict::Unknown { longest: joined(forced.line, &longest), nodes }
        }
        Verdict::Unwinnable { certificate: Certificate::Exhausted(mut positions) } => {
            positions.extend(forced.passed);
            Verdict::Unwinnable { certificate: Certificate::Exhausted(positions) }
        }
        other @ Verdict::Unwinnable { .. } => other,
    }
}

/// The question where the side to move has a choice.
fn from_choice(position: &Chess, winner: Color, budget: &mut Budget<'_>) -> Verdict {
    let mut longest = Vec::new();
    if let Some(line) = search::helpmate(position, winner, 8, 120, budget, &mut longest) {
        return Verdict::Winnable { line };
    }
    match closure::explore(position, winner, 4_000, budget) {
        Closed::Mate(line) => return Verdict::Winnable { line },
        Closed::Exhausted(positions) => {
            return Verdict::Unwinnable { certificate: Certificate::Exhausted(positions) };
        }
        Closed::Bounded(line) => keep_longer(&mut longest, line),
    }
    if let Some(line) = search::helpmate(position, winner, 60, 200, budget, &mut longest) {
        return Verdict::Winnable { line };
    }
    match closure::explore(position, winner, usize::MAX, budget) {
        Closed::Mate(line) => Verdict::Winnable { line },
        Closed::Exhausted(positions) => {
            Verdict::Unwinnable { certificate: Certificate::Exhausted(positions) }
        }
        Closed::Bounded(line) => {
            keep_longer(&mut longest, line);
            Verdict::Unknown { longest, nodes: budget.used() }
        }
    }
}

fn keep_longer(longest: &mut Vec<Move>, line: Vec<Move>) {
    if line.len() > longest.len() {
        *longest = line;
    }
}

fn joined(mut first: Vec<Move>, second: &[Move]) -> Vec<Move> {
    first.extend_from_slice(second);
    first
}
