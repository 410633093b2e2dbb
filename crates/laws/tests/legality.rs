//! Every reason a move can be illegal for, each with its article.

#![allow(clippy::unwrap_used, clippy::panic, reason = "tests stop at the first surprise")]

use arbitro_laws::legality::{Attempt, CastlingLoss, Reason, judge};
use arbitro_laws::record::{Record, Start};
use shakmaty::fen::Fen;
use shakmaty::{CastlingMode, CastlingSide, Chess, Role, Square};

fn position(fen: &str, mode: CastlingMode) -> Chess {
    fen.parse::<Fen>().unwrap().into_position(mode).unwrap()
}

/// `e2e4`, `e7e8q`, `O-O`, `O-O-O`, or `N:e5` for a kind of piece and a square.
fn attempt(text: &str) -> Attempt {
    match text {
        "O-O" => return Attempt::Castling { side: CastlingSide::KingSide },
        "O-O-O" => return Attempt::Castling { side: CastlingSide::QueenSide },
        _ => {}
    }
    if let Some((letter, to)) = text.split_once(':') {
        let role = Role::from_char(letter.chars().next().unwrap()).unwrap();
        return Attempt::Piece { role, to: to.parse().unwrap(), promotion: None };
    }
    let square = |range: std::ops::Range<usize>| text[range].parse::<Square>().unwrap();
    let promotion = text.chars().nth(4).map(|letter| Role::from_char(letter).unwrap());
    Attempt::FromTo { from: square(0..2), to: square(2..4), promotion }
}

/// Position, attempt, key of the reason, article.
const STANDARD: &[(&str, &str, &str, &str)] = &[
    // S1-12, S4-08: a move is made with a piece.
    ("4k3/8/8/8/8/8/8/4K3 w - - 0 1", "a1a2", "no-piece", "3.10.2"),
    // S0-04, S1-10, S4-06, S4-07: each moves his own pieces, in turn.
    ("4k3/p7/8/8/8/8/8/4K3 w - - 0 1", "a7a6", "opponents-piece", "1.1"),
    // S0-13: no move to a square with a piece of one's own.
    ("4k3/8/8/8/8/8/4P3/4KQ2 w - - 0 1", "f1e2", "capture-of-own-piece", "3.1"),
    ("4k3/8/8/8/8/8/4P3/4KN2 w - - 0 1", "e1f1", "capture-of-own-piece", "3.1"),
    // S0-17 to S0-19, S0-21, S2-17, S3-04, S4-15, S4-16: how the pieces move.
    ("4k3/8/8/8/8/8/8/2B1K3 w - - 0 1", "c1c4", "not-that-pieces-move", "3.2"),
    ("4k3/8/8/8/8/8/8/R3K3 w - - 0 1", "a1b2", "not-that-pieces-move", "3.3"),
    ("4k3/8/8/8/8/8/8/Q3K3 w - - 0 1", "a1b3", "not-that-pieces-move", "3.4"),
    ("4k3/8/8/8/8/8/8/1N2K3 w - - 0 1", "b1b3", "not-that-pieces-move", "3.6"),
    ("4k3/8/8/8/8/8/8/3K4 w - - 0 1", "d1d3", "not-that-pieces-move", "3.8.1"),
    ("4k3/8/8/8/8/8/8/4K3 w - - 0 1", "e1e1", "not-that-pieces-move", "3.8.1"),
    // S0-20, S1-13, S2-09, S4-09: nothing may be jumped over.
    ("4k3/8/8/8/8/8/P7/R3K3 w - - 0 1", "a1a8", "path-blocked", "3.5"),
    ("4k3/8/8/8/8/4p3/8/2B1K3 w - - 0 1", "c1g5", "path-blocked", "3.5"),
    ("4k3/8/8/8/3n4/8/8/Q3K3 w - - 0 1", "a1h8", "path-blocked", "3.5"),
    // S0-22 to S0-24, S2-18, S3-03, S4-17: the pawn.
    ("4k3/8/8/8/8/p7/P7/4K3 w - - 0 1", "a2a3", "path-blocked", "3.7.1"),
    ("4k3/8/8/8/p7/8/P7/4K3 w - - 0 1", "a2a4", "path-blocked", "3.7.1"),
    ("4k3/8/8/8/8/p7/P7/4K3 w - - 0 1", "a2a4", "path-blocked", "3.7.1"),
    ("4k3/8/8/8/8/P7/8/4K3 w - - 0 1", "a3a5", "double-step-not-first", "3.7.2"),
    ("4k3/8/8/8/8/P7/8/4K3 w - - 0 1", "a3b4", "nothing-to-capture", "3.7.3"),
    ("4k3/8/8/8/8/P7/8/4K3 w - - 0 1", "a3a2", "not-that-pieces-move", "3.7"),
    ("4k3/8/8/8/8/1p6/P7/4K3 w - - 0 1", "a2b1", "not-that-pieces-move", "3.7"),
    // S0-25, S2-19, S3-15, S4-18: en passant, only on the very next move.
    ("4k3/8/8/3pP3/8/8/8/4K3 w - - 0 1", "e5d6", "no-en-passant-right", "3.7.3.2"),
    ("4k3/8/8/8/3Pp3/8/8/4K3 b - - 0 1", "e4d3", "no-en-passant-right", "3.7.3.2"),
    ("4k3/8/8/3rP3/8/8/8/4K3 w - - 0 1", "e5d6", "nothing-to-capture", "3.7.3"),
    // En passant that uncovers the king along the rank.
    ("8/8/8/K2pP2r/8/8/8/4k3 w - d6 0 1", "e5d6", "king-exposed", "3.9.2"),
    // S0-26, S0-27, S2-20, S3-20, S4-19: promotion.
    ("7k/P7/8/8/8/8/8/4K3 w - - 0 1", "a7a8", "no-promotion-piece", "3.7.3.3"),
    ("7k/P7/8/8/8/8/8/4K3 w - - 0 1", "a7a8k", "forbidden-promotion", "3.7.3.3"),
    ("7k/P7/8/8/8/8/8/4K3 w - - 0 1", "a7a8p", "forbidden-promotion", "3.7.3.3"),
    ("7k/8/P7/8/8/8/8/4K3 w - - 0 1", "a6a7q", "promotion-not-there", "3.7.3.3"),
    ("7k/8/8/8/8/8/8/R3K3 w - - 0 1", "a1a2q", "promotion-not-there", "3.7.3.3"),
    // S0-07, S0-16, S0-28, S1-15, S2-12, S3-13, S4-11: the king may not go to an attacked square, not even one
    // attacked by a pinned piece.
    ("4k3/8/8/8/8/8/r7/4K3 w - - 0 1", "e1e2", "king-into-attack", "3.8.1"),
    ("4k3/4r3/8/8/8/8/4Q3/3K4 b - - 0 1", "e8e7", "capture-of-own-piece", "3.1"),
    ("8/8/8/8/8/1k6/1r6/K1R5 w - - 0 1", "a1b1", "king-into-attack", "3.8.1"),
    ("3k4/3r4/8/8/8/8/8/3RK3 w - - 0 1", "e1d2", "king-into-attack", "3.8.1"),
    // S0-07, S2-30, S2-31, S3-14: check must be answered.
    ("4k3/8/8/8/8/8/4r3/R3K3 w - - 0 1", "a1a8", "king-left-in-check", "3.9.2"),
    ("4k3/8/8/8/8/3n4/8/R3K2R w KQ - 0 1", "a1a8", "king-left-in-check", "3.9.2"),
    ("4k3/8/8/8/4r3/3n4/8/4K1N1 w - - 0 1", "g1e2", "king-left-in-check", "3.9.2"),
    // S0-07, S0-16: a pinned piece may not leave the line.
    ("4k3/8/8/4r3/8/8/4B3/4K3 w - - 0 1", "e2d3", "king-exposed", "3.9.2"),
    // S0-30, S1-16, S2-14, S3-16, S4-13: the right to castle is lost for good.
    ("4k3/8/8/8/8/8/8/R3K2R w - - 0 1", "e1g1", "castling-lost", "3.8.2.1"),
    ("4k3/8/8/8/8/8/8/R4K1R w - - 0 1", "O-O", "castling-lost-king-moved", "3.8.2.1.1"),
    // S0-31.
    ("4k3/8/8/8/8/8/8/R3K1R1 w Q - 0 1", "O-O", "castling-lost-rook-moved", "3.8.2.1.2"),
    // S0-32, S2-15, S3-05, S4-14, X1: prevented while a square of the king's way is attacked.
    ("4k3/8/8/8/8/8/4r3/R3K2R w KQ - 0 1", "O-O", "castling-in-check", "3.8.2.2.1"),
    ("4k3/8/8/8/8/8/5r2/R3K2R w KQ - 0 1", "O-O", "castling-through-attack", "3.8.2.2.1"),
    ("4k3/8/8/8/8/8/6r1/R3K2R w KQ - 0 1", "e1g1", "castling-into-attack", "3.8.2.2.1"),
    ("4k3/8/8/8/8/8/3r4/R3K2R w KQ - 0 1", "e1c1", "castling-through-attack", "3.8.2.2.1"),
    ("4k3/8/8/8/8/8/2r5/R3K2R w KQ - 0 1", "e1a1", "castling-into-attack", "3.8.2.2.1"),
    // S0-33, S2-16, S3-05, S4-14: and while any piece stands between, own or enemy.
    ("4k3/8/8/8/8/8/8/RN2K2R w KQ - 0 1", "O-O-O", "castling-piece-between", "3.8.2.2.2"),
    ("4k3/8/8/8/8/8/8/R3K1nR w KQ - 0 1", "e1h1", "castling-piece-between", "3.8.2.2.2"),
    // A kind of piece and a square none of them can reach.
    ("4k3/8/8/8/8/8/8/RN2K1NR w KQ - 0 1", "N:e5", "no-such-piece-reaches", "3.6"),
];

#[test]
fn standard_chess_each_reason_with_its_article() {
    for (fen, text, key, article) in STANDARD {
        let illegal = judge(&position(fen, CastlingMode::Standard), attempt(text)).unwrap_err();
        assert_eq!((illegal.reason.key(), illegal.article()), (*key, *article), "{text} in {fen}");
        assert!(Reason::KEYS.contains(&illegal.reason.key()));
    }
}

/// The same, upside down with the colours changed: the reasons do not depend on the colour.
#[test]
fn mirrored_positions_give_the_same_reasons() {
    for (fen, text, key, _) in STANDARD {
        let setup = fen.parse::<Fen>().unwrap().into_setup().into_mirrored();
        let mirrored: Chess = setup.position(CastlingMode::Standard).unwrap();
        let attempt = match attempt(text) {
            Attempt::FromTo { from, to, promotion } => {
                Attempt::FromTo { from: from.flip_vertical(), to: to.flip_vertical(), promotion }
            }
            Attempt::Piece { role, to, promotion } => {
                Attempt::Piece { role, to: to.flip_vertical(), promotion }
            }
            castling @ Attempt::Castling { .. } => castling,
        };
        assert_eq!(judge(&mirrored, attempt).unwrap_err().reason.key(), *key, "{text} in {fen} mirrored");
    }
}

/// E27, S2-07: castling of Chess960, legal (`ok`) and not.
#[test]
fn chess960_castling() {
    let cases = [
        ("4k3/8/8/8/8/8/8/6KR w H - 0 1", "g1h1", "ok"),
        ("4k3/8/8/8/8/8/8/1R3KR1 w GB - 0 1", "f1g1", "ok"),
        ("4k3/8/8/8/8/8/8/1R3KR1 w GB - 0 1", "O-O", "ok"),
        ("4k3/8/8/8/8/8/8/NR3K1R w HB - 0 1", "f1b1", "ok"),
        ("1r2k3/8/8/8/8/8/8/1R3K1R w HB - 0 1", "f1b1", "ok"),
        ("3rk3/8/8/8/8/8/8/1R3K1R w HB - 0 1", "f1b1", "castling-through-attack"),
        ("4k3/8/8/8/8/8/8/qR2K3 w B - 0 1", "e1b1", "castling-rook-shields-king"),
        ("4k3/8/8/8/8/8/8/1RN2K1R w HB - 0 1", "f1b1", "castling-piece-between"),
        ("4k3/8/8/8/8/8/8/1R2NK1R w HB - 0 1", "O-O-O", "castling-piece-between"),
        ("4k3/8/8/8/8/8/6r1/5K1R w H - 0 1", "O-O", "castling-into-attack"),
        ("4k3/8/8/8/8/8/5r2/5K1R w H - 0 1", "O-O", "castling-in-check"),
        ("4k3/8/8/8/8/8/8/5K1R w - - 0 1", "O-O", "castling-lost"),
        ("4k3/8/8/8/8/8/5K2/7R w - - 0 1", "O-O", "castling-lost-king-moved"),
        ("4k3/8/8/8/8/8/8/R4K2 w - - 0 1", "O-O", "castling-lost-rook-moved"),
    ];
    for (fen, text, expected) in cases {
        let judged = judge(&position(fen, CastlingMode::Chess960), attempt(text));
        let found = judged.as_ref().map_or_else(|illegal| illegal.reason.key(), |_| "ok");
        assert_eq!(found, expected, "{text} in {fen}");
    }
}

/// S0-07, S2-30: which piece gives check, and from where.
#[test]
fn the_checking_piece_is_named() {
    let pos = position("4k3/8/8/8/7b/8/4r3/R3K3 w - - 0 1", CastlingMode::Standard);
    let Reason::KingLeftInCheck { king, by } = judge(&pos, attempt("a1a8")).unwrap_err().reason else {
        panic!("another reason");
    };
    assert_eq!(king, Square::E1);
    let by: Vec<(Square, Role)> = by.iter().map(|piece| (piece.square, piece.role)).collect();
    assert_eq!(by, [(Square::E2, Role::Rook), (Square::H4, Role::Bishop)]);
}

/// S0-30, S0-31, S2-14, S3-16: the record tells by which ply the right was lost, though king and rook are back.
#[test]
fn the_record_tells_when_the_right_was_lost() {
    let lost = |moves: &str, side| {
        let mut record = Record::new(Start::Standard);
        for text in moves.split(' ') {
            record.enter(text, attempt(text));
        }
        match record.replay().judge(Attempt::Castling { side }).unwrap_err().reason {
            Reason::CastlingLost { loss, .. } => loss,
            other => panic!("{other:?}"),
        }
    };
    let king_trip = "e2e4 e7e5 g1f3 b8c6 f1c4 f8c5 e1e2 e8e7 e2e1 e7e8";
    assert_eq!(lost(king_trip, CastlingSide::KingSide), CastlingLoss::KingMoved { ply: Some(7) });
    let rook_trip = "g1f3 g8f6 h1g1 h8g8 g1h1 g8h8 g2g3 g7g6 f1g2 f8g7";
    assert_eq!(lost(rook_trip, CastlingSide::KingSide), CastlingLoss::RookMoved { ply: Some(3) });
}

/// S0-07, S2-11: the king cannot be captured. A legal position never allows it, so the move is judged in the
/// position that an illegal move left standing.
#[test]
fn the_king_is_never_captured() {
    let mut record = Record::new(Start::Standard);
    for text in ["e2e4", "e7e5", "d1h5", "e8e7", "h5e5"] {
        record.enter(text, attempt(text));
    }
    // Black leaves his king in check and nobody notices.
    let ply = record.enter("a7a6", attempt("a7a6"));
    record.let_stand(ply);
    let replay = record.replay();
    assert!(replay.position().chess().is_none());
    let illegal = replay.judge(attempt("e5e7")).unwrap_err();
    assert_eq!((illegal.reason.key(), illegal.article()), ("capture-of-king", "1.4.1"));
    // Any other move of White is judged as always.
    assert!(replay.judge(attempt("a2a3")).is_ok());
    assert_eq!(replay.judge(attempt("a2a5")).unwrap_err().reason.key(), "not-that-pieces-move");
}

/// No attempt whatever makes the judgement panic, and none is judged legal that is not among the legal moves.
#[test]
fn every_pair_of_squares_is_judged() {
    let fens = [
        "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
        "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
        "8/P1k5/K7/8/8/8/8/8 w - - 0 1",
        "8/8/8/K2pP2r/8/8/8/4k3 w - d6 0 1",
    ];
    for fen in fens {
        for mode in [CastlingMode::Standard, CastlingMode::Chess960] {
            let pos = position(fen, mode);
            let legal = shakmaty::Position::legal_moves(&pos);
            let mut found = std::collections::HashSet::new();
            for from in Square::ALL {
                for to in Square::ALL {
                    for promotion in [None, Some(Role::Queen), Some(Role::Knight), Some(Role::King)] {
                        if let Ok(m) = judge(&pos, Attempt::FromTo { from, to, promotion }) {
                            assert!(legal.contains(&m), "{from}{to} in {fen}");
                            found.insert(m.to_string());
                        }
                    }
                }
            }
            let rook_or_bishop =
                |m: &&shakmaty::Move| matches!(m.promotion(), Some(Role::Rook | Role::Bishop));
            assert_eq!(found.len(), legal.len() - legal.iter().filter(rook_or_bishop).count(), "{fen}");
        }
    }
}
