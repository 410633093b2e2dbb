//! The ends of a game, the first of them over the whole record, and what may be claimed before.

#![allow(clippy::unwrap_used, clippy::panic, reason = "tests stop at the first surprise")]

use arbitro_laws::claim::{self, Assessment, Basis, Evidence, Kind, Limits};
use arbitro_laws::ending::{Declaration, Declared, EndRules, How, dead_by_material, earliest_end};
use arbitro_laws::notation::{Language, read_on};
use arbitro_laws::position::SetUp;
use arbitro_laws::record::{Record, Start};
use arbitro_laws::tracker::Tracker;
use shakmaty::{Color, Position as _};

fn record(start: Start, moves: &str) -> Record {
    let mut record = Record::new(start);
    for text in moves.split_whitespace() {
        let position = record.replay().position().clone();
        let m = read_on(text, &position, &[Language::English]).legal().unwrap_or_else(|| panic!("{text}"));
        record.enter(text, m.into());
    }
    record
}

fn from(fen: &str, moves: &str) -> Record {
    record(Start::SetUp { position: SetUp::parse(fen, false).unwrap() }, moves)
}

/// The end by the record and by the tracker, which must agree.
fn end(record: &Record, rules: EndRules) -> End {
    let replay = record.replay();
    let by_record = earliest_end(&replay, rules, &[]);
    let mut tracker = Tracker::new(rules);
    tracker.begin(replay.start().chess().unwrap());
    for step in replay.steps() {
        let arbitro_laws::record::Verdict::Legal(m) = step.verdict else { panic!("not legal") };
        tracker.play(m);
    }
    assert_eq!(tracker.finish(), by_record, "tracker and record");
    by_record.map(|ended| (ended.ply, ended.how.key()))
}

/// The ply that ends a game and how.
type End = Option<(usize, &'static str)>;

/// Start, moves, the end.
const ENDS: &[(&str, &str, End)] = &[
    // S0-06, S0-47, S2-32, S3-01, S3-09: mate ends the game at once.
    ("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", "f3 e5 g4 Qh4", Some((4, "checkmate"))),
    // S0-49, S2-41, S3-21: stalemate.
    ("7k/8/6K1/8/8/8/8/5Q2 w - - 0 1", "Qf7", Some((1, "stalemate"))),
    // S0-08, S0-50, S2-40: dead by material.
    ("8/8/4k3/8/8/2bR4/4K3/8 b - - 0 1", "Be5 Rd5 Kxd5", Some((3, "dead_position"))),
    ("4k3/8/8/8/8/4q3/3K4/8 w - - 0 1", "Kxe3", Some((1, "dead_position"))),
    ("4k3/8/5b2/8/8/4p3/3K4/2B5 w - - 0 1", "Kxe3", Some((1, "dead_position"))),
    ("4k3/8/4b3/8/8/4p3/3K4/2B5 w - - 0 1", "Kxe3", None),
    ("4k3/8/8/8/8/4p3/3K4/2NN4 w - - 0 1", "Kxe3", None),
    // S0-50: dead by a locked wall, with effect from the move that locked it.
    ("8/2k5/8/1p1p2p1/1P1P2P1/8/2K5/8 w - - 0 1", "Kd3", Some((0, "dead_position"))),
    // A game that has not ended.
    ("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", "e4 e5 Nf3", None),
];

#[test]
fn ends_on_the_board() {
    for (fen, moves, expected) in ENDS {
        assert_eq!(end(&from(fen, moves), EndRules::CURRENT), *expected, "{moves} from {fen}");
    }
}

/// S2-40, X16: the list of material is the fast path of the full question.
#[test]
fn material_that_cannot_mate() {
    let dead =
        ["8/8/4k3/8/8/8/4K3/8", "8/8/4k3/8/8/8/4KN2/8", "8/8/4k3/8/8/8/4KB2/8", "8/8/4k1b1/8/8/8/4K3/1B6"];
    let alive =
        ["8/8/4k3/8/8/8/4KBB1/8", "8/8/4k3/8/8/8/4KNN1/8", "8/8/4k1n1/8/8/8/4KN2/8", "8/8/4k3/8/8/8/4KP2/8"];
    for (boards, expected) in [(dead, true), (alive, false)] {
        for board in boards {
            let position = SetUp::parse(&format!("{board} w - - 0 1"), false).unwrap().position();
            assert_eq!(dead_by_material(position.chess().unwrap()), expected, "{board}");
        }
    }
}

const OUT_AND_HOME: &str = "Nf3 Nf6 Ng1 Ng8 ";

/// S2-44: the fifth occurrence ends the game since 2017 wherever it comes, in 2014 only on alternate moves, and
/// before 2014 not at all.
#[test]
fn fivefold_repetition_by_edition() {
    let straight = record(Start::Standard, &OUT_AND_HOME.repeat(5));
    assert_eq!(end(&straight, EndRules::CURRENT), Some((16, "fivefold_repetition")));
    assert_eq!(end(&straight, EndRules::OF_2014), Some((16, "fivefold_repetition")));
    assert_eq!(end(&straight, EndRules::OF_1997), None);
    let broken = format!("{OUT_AND_HOME}{OUT_AND_HOME}Nc3 Nc6 Nb1 Nb8 {OUT_AND_HOME}");
    let broken = record(Start::Standard, &broken);
    assert_eq!(end(&broken, EndRules::CURRENT), Some((16, "fivefold_repetition")));
    // The starting position came back every fourth ply here too, so 2014 counts it as well.
    assert_eq!(end(&broken, EndRules::OF_2014), Some((16, "fivefold_repetition")));
    let late = format!("{OUT_AND_HOME}{OUT_AND_HOME}Nc3 Nc6 Ne4 Ne5 Nc3 Nc6 Nb1 Nb8 {OUT_AND_HOME}");
    let late = record(Start::Standard, &late);
    assert_eq!(end(&late, EndRules::CURRENT), Some((20, "fivefold_repetition")));
    assert_eq!(end(&late, EndRules::OF_2014), None);
}

/// S2-47, S2-48: 75 moves by each player end the game, but mate comes first.
#[test]
fn seventy_five_moves_and_mate_first() {
    let almost = "7k/8/6K1/8/8/8/8/R7 w - - 148 200";
    assert_eq!(end(&from(almost, "Ra2"), EndRules::CURRENT), None);
    assert_eq!(end(&from(almost, "Ra2 Kg8"), EndRules::CURRENT), Some((2, "seventyfive_moves")));
    assert_eq!(end(&from(almost, "Ra2 Kg8"), EndRules::OF_1997), None);
    let mating = "7k/8/6K1/8/8/8/8/R7 w - - 149 200";
    assert_eq!(end(&from(mating, "Ra8"), EndRules::CURRENT), Some((1, "checkmate")));
    let stalemating = "7k/8/6K1/8/8/8/8/5Q2 w - - 149 200";
    assert_eq!(end(&from(stalemating, "Qf7"), EndRules::CURRENT), Some((1, "stalemate")));
}

/// S0-48, S0-51, S2-33, S2-42, S3-11 and 2.10: what is declared after the end on the board is void, and moves
/// after a declared end are not looked at.
#[test]
fn the_earliest_end_wins() {
    let mated = record(Start::Standard, "f3 e5 g4 Qh4");
    let resigned = |ply| Declaration { ply, declared: Declared::Resignation { player: Color::Black } };
    let end = |declarations: &[Declaration]| {
        earliest_end(&mated.replay(), EndRules::CURRENT, declarations).unwrap()
    };
    assert_eq!(end(&[resigned(4)]).how, How::Checkmate { winner: Color::Black });
    assert_eq!(end(&[resigned(2)]).how, How::Declared { by: Declared::Resignation { player: Color::Black } });
    let agreed = Declaration { ply: 3, declared: Declared::Agreement };
    assert_eq!((end(&[resigned(4), agreed]).ply, end(&[agreed]).how.article()), (3, "5.2.3"));
}

/// S0-47, S0-50: an illegal move ends nothing, whatever it leaves on the board; a legal mate after it does.
#[test]
fn illegal_moves_end_nothing() {
    let mut game = from("4k3/8/8/8/8/8/4r3/R3K2Q w - - 0 1", "");
    let attempt = |from: &str, to: &str| arbitro_laws::legality::Attempt::FromTo {
        from: from.parse().unwrap(),
        to: to.parse().unwrap(),
        promotion: None,
    };
    let ply = game.enter("Ra8+", attempt("a1", "a8"));
    game.let_stand(ply);
    assert_eq!(earliest_end(&game.replay(), EndRules::CURRENT, &[]), None);
}

/// S0-53, S2-46: fifty moves, claimed on the position or with a move that completes them; a pawn move or a
/// capture does not.
#[test]
fn fifty_move_claims() {
    let game = from("7k/8/6K1/8/8/8/P7/R7 w - - 99 200", "");
    let claims = claim::available(&game.replay(), Limits::default());
    assert_eq!(claims.len(), 1);
    assert_eq!((claims[0].kind, claims[0].by), (Kind::FiftyMoves, Color::White));
    let assess = |text: &str| {
        let position = game.replay().position().clone();
        let m = read_on(text, &position, &[Language::English]).legal().unwrap();
        let basis = Basis::Intended { attempt: m.into() };
        claim::assess(&game.replay(), Color::White, Kind::FiftyMoves, basis, Limits::default())
    };
    assert!(assess("Rb1").is_correct());
    assert!(!assess("a4").is_correct());
    let wrong =
        claim::assess(&game.replay(), Color::White, Kind::FiftyMoves, Basis::Present, Limits::default());
    assert_eq!(wrong, Assessment::Incorrect { evidence: Evidence::QuietPlies { plies: 99, since: 0 } });
    // S0-05, S1-11: only the player who has the move may claim.
    let black =
        claim::assess(&game.replay(), Color::Black, Kind::FiftyMoves, Basis::Present, Limits::default());
    assert_eq!(black, Assessment::NotOnMove { to_move: Color::White });
}

/// S0-52, S3-23: a claim with a written move, and one with a move that is illegal.
#[test]
fn threefold_claims_with_a_written_move() {
    let game = record(Start::Standard, "Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1");
    let assess = |from: &str, to: &str| {
        let attempt = arbitro_laws::legality::Attempt::FromTo {
            from: from.parse().unwrap(),
            to: to.parse().unwrap(),
            promotion: None,
        };
        claim::assess(
            &game.replay(),
            Color::Black,
            Kind::Threefold,
            Basis::Intended { attempt },
            Limits::default(),
        )
    };
    let correct = Assessment::Correct { evidence: Evidence::Occurrences { plies: vec![0, 4, 8] } };
    assert_eq!(assess("f6", "g8"), correct);
    assert!(matches!(assess("f6", "h5"), Assessment::Incorrect { .. }));
    assert!(matches!(assess("f6", "f5"), Assessment::IllegalMove { .. }));
    let claims = claim::available(&game.replay(), Limits::default());
    assert_eq!(claims[0].bases.len(), 1);
    assert!(game.replay().position().chess().unwrap().legal_moves().len() > 1);
}
