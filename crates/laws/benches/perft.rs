//! Counting positions to the depths that other programs have published, through the crate's own positions.
//!
//! `cargo bench -p arbitro-laws --bench perft` takes some seconds and fails at a wrong count; the tests count the same less deep,
//! through the judgement of every move.

#![allow(clippy::unwrap_used, clippy::print_stdout, reason = "a benchmark speaks and stops at a surprise")]

use std::time::Instant;

use arbitro_laws::legality::legal_moves_on;
use arbitro_laws::position::{GamePosition, SetUp};

/// Position, depth, positions after so many half-moves.
const STANDARD: &[(&str, u32, u64)] = &[
    ("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", 5, 4_865_609),
    ("r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1", 4, 4_085_603),
    ("8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1", 6, 11_030_083),
    ("r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1", 4, 422_333),
    ("rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8", 4, 2_103_487),
    ("r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - - 0 10", 4, 3_894_594),
];

/// Own positions of Chess960, with the counts of two independent programs.
const CHESS960: &str = include_str!("../tests/data/own960.perft");

fn perft(position: &GamePosition, depth: u32) -> u64 {
    let moves = legal_moves_on(position);
    if depth == 1 {
        return moves.len() as u64;
    }
    moves.into_iter().map(|m| perft(&position.after(m), depth - 1)).sum()
}

fn main() {
    let started = Instant::now();
    let mut counted = 0;
    for (fen, depth, expected) in STANDARD {
        let position = SetUp::parse(fen, false).unwrap().position();
        assert_eq!(perft(&position, *depth), *expected, "{fen} at depth {depth}");
        counted += expected;
    }
    let mut position = None;
    for line in CHESS960.lines() {
        let words: Vec<&str> = line.split_whitespace().collect();
        match words.as_slice() {
            ["epd", fields @ ..] => {
                position = Some(SetUp::parse(&fields.join(" "), true).unwrap().position());
            }
            ["perft", depth, nodes] => {
                let (depth, nodes): (u32, u64) = (depth.parse().unwrap(), nodes.parse().unwrap());
                assert_eq!(perft(position.as_ref().unwrap(), depth), nodes, "{line}");
                counted += nodes;
            }
            _ => {}
        }
    }
    println!("{counted} positions counted as published, in {:.1} s", started.elapsed().as_secs_f64());
}
