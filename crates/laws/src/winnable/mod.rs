//! Can this side still be mated? Winnability of a position, with proof (Laws 2023 art. 5.2.2, 6.9, 7.5.5, 5.1.2).
//!
//! The question: from the position as it stands, with the real side to move, does any series of legal moves by both
//! sides end in a mate by one of them? [`winnable`] answers it with a mating line, or with a certificate that there is
//! none, or says that the bound was reached. [`dead_position`] asks it for both sides at once.
//!
//! What is tried, in order: a mate or stalemate on the board; the material lemmas; moves that are forced; pictures of a
//! mate to which the men are simply led, which settle most positions of a game within microseconds; a guided helpmate
//! search; and for what is left, in turns, proofs by walls and outlines, all positions that can arise, and mates along the
//! ways that each man might find.

mod ahead;
mod assemble;
mod budget;
mod closing;
mod closure;
mod corner;
mod crowd;
mod dead;
mod estimate;
mod forced;
mod gather;
mod guided;
mod material;
mod mating_net;
mod moves75;
mod nearness;
mod novelty;
mod outline;
mod packed;
mod paths;
mod pawns;
mod picture;
mod roaming;
mod search;
mod seen;
mod sights;
mod studio;
mod verdict;
mod walk;
mod wall;
mod ways;

use shakmaty::{Chess, Color, Move, Position};

use self::ahead::Depth;
pub use self::budget::Bound;
use self::budget::Budget;
use self::closure::{Closed, Exploration};
pub use self::dead::{Life, dead_position, plainly_alive};
use self::guided::Guided;
pub use self::material::{Lemma, cannot_mate};
pub use self::moves75::winnable_within_75;
pub use self::outline::Outlines;
pub use self::packed::{PackedPosition, Parts};
pub use self::verdict::{Certificate, CertificateKind, Verdict};
pub use self::wall::{Wall, WallMan};

/// Whether a series of legal moves from `position` ends in a mate by `winner`. The move counters are ignored: any
/// series counts, however long (see [`winnable_within_75`]).
pub fn winnable(position: &Chess, winner: Color, bound: &Bound<'_>) -> Verdict {
    let mut budget = Budget::new(bound);
    if position.turn() != winner && position.is_checkmate() {
        return Verdict::Winnable { line: Vec::new() };
    }
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
        return Verdict::Unwinnable {
            certificate: Certificate::Exhausted {
                positions: passed,
                walls: Vec::new(),
                outlines: Vec::new(),
            },
        };
    }
    match from_choice(&forced.end, winner, &mut budget) {
        Verdict::Winnable { line } => Verdict::Winnable { line: joined(forced.line, &line) },
        Verdict::Unknown { longest, nodes } => {
            Verdict::Unknown { longest: joined(forced.line, &longest), nodes }
        }
        Verdict::Unwinnable { certificate } => {
            Verdict::Unwinnable { certificate: from_start(forced.passed, certificate) }
        }
    }
}

/// The question where the side to move has a choice.
fn from_choice(position: &Chess, winner: Color, budget: &mut Budget<'_>) -> Verdict {
    let mut longest = Vec::new();
    let pictures = picture::pictures(position.board(), winner);
    if let Some(line) = gather::first(position, winner, pictures, budget) {
        return Verdict::Winnable { line };
    }
    let minor = material::only_minor(position.board(), winner);
    if minor && let Some(line) = assemble::first(position, winner, budget) {
        return Verdict::Winnable { line };
    }
    if let Some(line) = search::helpmate(position, winner, 8, 120, budget, &mut longest) {
        return Verdict::Winnable { line };
    }
    if !minor && let Some(line) = assemble::first(position, winner, budget) {
        return Verdict::Winnable { line };
    }
    if let Some(wall) = wall::prove(position, winner) {
        return Verdict::Unwinnable { certificate: Certificate::Wall(wall) };
    }
    let mut walled = Exploration::new(position, winner, true);
    match walled.run(30_000, budget) {
        Closed::Bounded(line) => keep_longer(&mut longest, line),
        closed => return settled(closed),
    }
    if let Some(line) = search::helpmate(position, winner, 60, 200, budget, &mut longest) {
        return Verdict::Winnable { line };
    }
    in_turns(position, winner, walled, longest, budget)
}

/// What each of the ways may take in one turn; the last turn is longer than any bound in use.
struct Turn {
    /// How far a proof by walls and outlines looks ahead.
    ahead: Depth,
    /// How many moves are looked at, without walls and with.
    plain: u64,
    walled: u64,
    /// How often a mate along ways is looked for, and how long each time.
    attempts: (u64, u64),
}

const TURNS: [Turn; 6] = [
    Turn { ahead: Depth::new(1, 4_000, 12_000), plain: 100_000, walled: 30_000, attempts: (2, 60_000) },
    Turn { ahead: Depth::new(3, 64_000, 150_000), plain: 600_000, walled: 30_000, attempts: (2, 60_000) },
    Turn { ahead: Depth::new(3, 64_000, 300_000), plain: 2_000_000, walled: 120_000, attempts: (9, 120_000) },
    Turn {
        ahead: Depth::new(3, 128_000, 1_000_000),
        plain: 8_000_000,
        walled: 1_000_000,
        attempts: (13, 500_000),
    },
    Turn {
        ahead: Depth::new(4, 500_000, 4_000_000),
        plain: ALL,
        walled: 8_000_000,
        attempts: (26, 2_000_000),
    },
    Turn { ahead: Depth::new(4, 1_000_000, 16_000_000), plain: ALL, walled: ALL, attempts: (ALL, 8_000_000) },
];

/// More than any bound in use.
const ALL: u64 = u64::MAX;

/// What is left is hard. Proofs by walls and outlines, all positions with walls, all positions without, and the mates along
/// ways take turns, each longer than the last, since nobody can tell beforehand which of them will settle it.
fn in_turns(
    position: &Chess,
    winner: Color,
    mut walled: Exploration,
    mut longest: Vec<Move>,
    budget: &mut Budget<'_>,
) -> Verdict {
    let mut plain = Exploration::new(position, winner, false);
    let mut guided = Guided::new(position, winner);
    for turn in &TURNS {
        if let Some(certificate) = ahead::prove(position, winner, turn.ahead, budget) {
            return Verdict::Unwinnable { certificate };
        }
        for (exploration, most) in [(&mut plain, turn.plain), (&mut walled, turn.walled)] {
            match exploration.run(most, budget) {
                Closed::Bounded(line) => keep_longer(&mut longest, line),
                closed => return settled(closed),
            }
        }
        if let Some(line) = guided.attempts(position, winner, turn.attempts.0, turn.attempts.1, budget) {
            return Verdict::Winnable { line };
        }
        if budget.is_over() {
            break;
        }
    }
    Verdict::Unknown { longest, nodes: budget.used() }
}

/// The verdict of an exploration that came to an end.
fn settled(closed: Closed) -> Verdict {
    match closed {
        Closed::Mate(line) => Verdict::Winnable { line },
        Closed::Exhausted(positions, walls) => Verdict::Unwinnable {
            certificate: Certificate::Exhausted { positions, walls, outlines: Vec::new() },
        },
        Closed::Bounded(longest) => Verdict::Unknown { longest, nodes: 0 },
    }
}

/// A certificate for where the forced moves end, made one for where they begin.
fn from_start(passed: Vec<PackedPosition>, certificate: Certificate) -> Certificate {
    if passed.is_empty() {
        return certificate;
    }
    let (mut positions, walls, outlines) = match certificate {
        Certificate::Material(_) => (Vec::new(), Vec::new(), Vec::new()),
        Certificate::Exhausted { positions, walls, outlines } => (positions, walls, outlines),
        Certificate::Wall(wall) => (Vec::new(), vec![wall], Vec::new()),
        Certificate::Outlines(outlines) => (Vec::new(), Vec::new(), vec![outlines]),
    };
    positions.extend(passed);
    Certificate::Exhausted { positions, walls, outlines }
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
