//! The question where the 75-move rule ends the game first (Laws 2023 art. 9.6.2).

use std::collections::HashSet;

use shakmaty::{Chess, Color, Move, Position};

use super::budget::{Bound, Budget};
use super::packed::{BuildFold, PackedPosition};
use super::verdict::{Certificate, Verdict};
use super::{material, winnable};

/// Half-moves without a capture or a pawn move after which the game is drawn, unless the last of them mates.
const LAST: u32 = 150;

/// Whether a series of legal moves ends in a mate by `winner` before 75 moves by each side without a capture or pawn
/// move end the game (Laws 2023 art. 9.6.2; a mate on the 150th half-move takes precedence). The count starts from the
/// position's half-move clock.
///
/// Whether this rule bounds "any possible series of legal moves" is for the arbiter; the plain question is
/// [`winnable`]. An [`Certificate::Exhausted`] of this question holds the positions that can arise in time.
pub fn winnable_within_75(position: &Chess, winner: Color, bound: &Bound<'_>) -> Verdict {
    let plain = winnable(position, winner, bound);
    let Verdict::Winnable { line } = plain else { return plain };
    if in_time(position, &line) {
        return Verdict::Winnable { line };
    }
    by_breadth(position, winner, bound, line)
}

/// True if the game is not over by the rule before the last move of the line.
fn in_time(position: &Chess, line: &[Move]) -> bool {
    let mut position = position.clone();
    line.iter().all(|m| {
        let playing = position.halfmoves() < LAST;
        position.play_unchecked(*m);
        playing
    })
}

/// Looks at the positions in the order of their half-move number, so that each is met as early as it can be; a capture
/// or a pawn move starts the count again, and the plain question decides from there.
fn by_breadth(start: &Chess, winner: Color, bound: &Bound<'_>, longest: Vec<Move>) -> Verdict {
    let mut budget = Budget::new(bound);
    let mut seen: HashSet<PackedPosition, BuildFold> = HashSet::default();
    seen.insert(PackedPosition::new(start));
    let mut layer = vec![(start.clone(), Vec::new())];
    let mut undecided = false;
    while !layer.is_empty() {
        let mut next = Vec::new();
        for (position, line) in layer {
            if position.halfmoves() >= LAST {
                continue;
            }
            for m in position.legal_moves() {
                if !budget.spend() {
                    return Verdict::Unknown { longest, nodes: budget.used() };
                }
                let mut after = position.clone();
                after.play_unchecked(m);
                // The last half-move counts only if it mates.
                if after.halfmoves() >= LAST
                    && !(after.turn() != winner && after.is_check() && after.is_checkmate())
                {
                    continue;
                }
                if material::cannot_mate(after.board(), winner).is_some()
                    || !seen.insert(PackedPosition::new(&after))
                {
                    continue;
                }
                let mut line: Vec<Move> = line.clone();
                line.push(m);
                if after.turn() != winner && after.is_checkmate() {
                    return Verdict::Winnable { line };
                }
                if m.is_zeroing() {
                    match winnable(&after, winner, bound) {
                        Verdict::Winnable { line: rest } if in_time(&after, &rest) => {
                            line.extend(rest);
                            return Verdict::Winnable { line };
                        }
                        Verdict::Unwinnable { .. } => continue,
                        _ => undecided = true,
                    }
                }
                next.push((after, line));
            }
        }
        layer = next;
    }
    if undecided {
        return Verdict::Unknown { longest, nodes: budget.used() };
    }
    Verdict::Unwinnable {
        certificate: Certificate::Exhausted {
            positions: seen.into_iter().collect(),
            walls: Vec::new(),
            outlines: Vec::new(),
        },
    }
}
