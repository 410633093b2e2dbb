//! A slow checker of verdicts, written apart from the solver: it trusts nothing but the moves of the game.

use std::collections::{HashMap, HashSet};

use arbitro_laws::winnable::{Certificate, Lemma, Outlines, PackedPosition, Verdict, Wall, WallMan};
use shakmaty::{Board, Chess, Color, EnPassantMode, Position, fen::Fen};

use crate::{outlines, walls};

/// Panics unless the verdict's proof holds.
pub fn check(start: &Chess, winner: Color, verdict: &Verdict) {
    match verdict {
        Verdict::Winnable { line } => {
            let end = line.iter().fold(start.clone(), |position, m| position.play(*m).expect("a legal move"));
            assert!(end.is_checkmate() && end.turn() != winner, "no mate: {}", fen(&end));
        }
        Verdict::Unwinnable { certificate: Certificate::Material(lemma) } => {
            assert_eq!(lemma_of(start, winner), Some(*lemma), "{}", fen(start));
        }
        Verdict::Unwinnable { certificate: Certificate::Wall(wall) } => walls::check(start, winner, wall),
        Verdict::Unwinnable { certificate: Certificate::Outlines(proof) } => {
            outlines::check(start, winner, proof);
        }
        Verdict::Unwinnable { certificate: Certificate::Exhausted { positions, walls, outlines } } => {
            exhausted(start, winner, positions, walls, outlines);
        }
        Verdict::Unknown { .. } => {}
    }
}

/// Every position that can arise is in the set, has a material lemma or is behind a wall that holds; none is a mate by the
/// side asked about.
fn exhausted(
    start: &Chess,
    winner: Color,
    positions: &[PackedPosition],
    walls: &[Wall],
    proofs: &[Outlines],
) {
    let starts_of = |men: &[WallMan]| men.iter().map(|man| (man.origin, man.piece)).collect::<Board>();
    let by_wall: HashMap<Board, &Wall> = walls.iter().map(|wall| (starts_of(&wall.men), wall)).collect();
    let proofs: Vec<outlines::Checker<'_>> =
        proofs.iter().map(|proof| outlines::Checker::new(proof, winner)).collect();
    for proof in &proofs {
        proof.check();
    }
    let mut behind = HashSet::new();
    let set: HashSet<[u8; 32]> = positions.iter().map(|p| p.to_bytes()).collect();
    assert!(set.contains(&PackedPosition::new(start).to_bytes()), "the start is missing: {}", fen(start));
    for packed in positions {
        let position = packed.unpack().expect("a position");
        assert_eq!(PackedPosition::new(&position), *packed);
        assert!(position.turn() == winner || !position.is_checkmate(), "a mate: {}", fen(&position));
        for m in position.legal_moves() {
            let after = position.clone().play(m).expect("a legal move");
            if set.contains(&PackedPosition::new(&after).to_bytes()) || lemma_of(&after, winner).is_some() {
                continue;
            }
            assert!(after.turn() == winner || !after.is_checkmate(), "a mate: {}", fen(&after));
            if !behind.insert(PackedPosition::new(&after).to_bytes()) {
                continue;
            }
            if let Some(wall) = by_wall.get(after.board()) {
                walls::check(&after, winner, wall);
            } else if !proofs.iter().any(|proof| proof.holds(&after)) {
                panic!("{} leads out of the set by {m:?}", fen(&position));
            }
        }
    }
}

/// The material lemmas again, from the letters of the FEN.
fn lemma_of(position: &Chess, winner: Color) -> Option<Lemma> {
    let text = fen(position);
    let placement = text.split(' ').next().unwrap_or_default();
    let letters = |side: Color| {
        let mut men: Vec<char> = placement
            .chars()
            .filter(|c| c.is_ascii_alphabetic() && c.is_ascii_uppercase() == side.is_white())
            .map(|c| c.to_ascii_lowercase())
            .filter(|c| *c != 'k')
            .collect();
        men.sort_unstable();
        men.into_iter().collect::<String>()
    };
    let (own, other) = (letters(winner), letters(!winner));
    if own.is_empty() {
        return Some(Lemma::BareKing);
    }
    if own == "n" && other.chars().all(|c| c == 'q') {
        return Some(Lemma::KnightAgainstQueens);
    }
    let mut colours = HashSet::new();
    for (row, line) in placement.split('/').enumerate() {
        let mut column = 0;
        for c in line.chars() {
            if let Some(empty) = c.to_digit(10) {
                column += empty as usize;
                continue;
            }
            if c.eq_ignore_ascii_case(&'b') {
                colours.insert((row + column) % 2);
            }
            column += 1;
        }
    }
    let helpers = !own.chars().all(|c| c == 'b') || other.chars().any(|c| matches!(c, 'p' | 'n'));
    (!helpers && colours.len() == 1).then_some(Lemma::BishopsOfOneColour)
}

fn fen(position: &Chess) -> String {
    Fen::from_position(position, EnPassantMode::Legal).to_string()
}
