//! Move counts to fixed depths, standard and Chess960, played through the crate's own judgement of each move.

#![allow(clippy::unwrap_used, reason = "tests stop at the first surprise")]

use arbitro_laws::legality::judge;
use shakmaty::fen::Fen;
use shakmaty::{CastlingMode, Chess, Position};

const SUITE: &str = include_str!("data/own960.perft");

/// The leaves at `depth`. Every legal move must be judged legal, and be the same move.
fn perft(position: &Chess, depth: u32) -> u64 {
    let moves = position.legal_moves();
    for m in &moves {
        assert_eq!(judge(position, (*m).into()), Ok(*m));
    }
    if depth == 1 {
        return moves.len() as u64;
    }
    moves.iter().map(|m| perft(&position.clone().play(*m).unwrap(), depth - 1)).sum()
}

/// S0-04, S0-13 to S0-33, S1-12, S1-13, S1-15, S1-16, S2-08, S2-09, S2-12 to S2-20, S3-03 to S3-05, S3-14, S3-15,
/// S4-08, S4-09, S4-11 to S4-19: the moves of all pieces, castling in Chess960 included.
#[test]
fn counts_agree_with_independent_programs() {
    let mut counted = 0;
    let mut position: Option<Chess> = None;
    for line in SUITE.lines() {
        let words: Vec<&str> = line.split_whitespace().collect();
        match words.as_slice() {
            ["epd", fields @ ..] => {
                let fen: Fen = fields.join(" ").parse().unwrap();
                position = Some(fen.into_position(CastlingMode::Chess960).unwrap());
            }
            ["perft", depth, nodes] => {
                let (depth, nodes): (u32, u64) = (depth.parse().unwrap(), nodes.parse().unwrap());
                counted += 1;
                assert_eq!(perft(position.as_ref().unwrap(), depth), nodes, "{position:?}");
            }
            _ => {}
        }
    }
    assert_eq!(counted, 720);
}

/// Positions of standard chess with castling, promotion, en passant and pins, to the depth a test has time for.
#[test]
fn published_counts_of_standard_chess() {
    let published: &[(&str, &[u64])] = &[
        ("r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1", &[48, 2039, 97_862]),
        ("8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1", &[14, 191, 2812, 43_238]),
        ("r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1", &[6, 264, 9467]),
        ("rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8", &[44, 1486, 62_379]),
        ("r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - - 0 10", &[46, 2079, 89_890]),
    ];
    for (fen, counts) in published {
        let position: Chess = fen.parse::<Fen>().unwrap().into_position(CastlingMode::Standard).unwrap();
        for (depth, expected) in (1..).zip(*counts) {
            assert_eq!(perft(&position, depth), *expected, "{fen} at depth {depth}");
        }
    }
}

/// The initial position of article 2.3 and its known counts (S0-11, S1-09, S2-06, S3-07, S4-05).
#[test]
fn the_initial_position_has_20_400_and_8902_lines() {
    let counts: Vec<u64> = (1..=3).map(|depth| perft(&Chess::default(), depth)).collect();
    assert_eq!(counts, [20, 400, 8902]);
}
