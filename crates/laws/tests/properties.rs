//! What must hold of every game, whatever is played, written or undone in it.

#![allow(clippy::unwrap_used, reason = "tests stop at the first surprise")]

use arbitro_laws::claim::Limits;
use arbitro_laws::ending::{EndRules, earliest_end};
use arbitro_laws::legality::{Attempt, legal_moves_on};
use arbitro_laws::notation::{Descriptive, Language, read, read_descriptive, read_on};
use arbitro_laws::position::SetUp;
use arbitro_laws::record::{GameStatus, Record, Start};
use arbitro_laws::tracker::Tracker;
use proptest::prelude::*;
use shakmaty::{Chess, Position as _, Role, Square};

/// A game of moves chosen by numbers; every so often something illegal is played, and sometimes it stands.
fn game(start: Start, choices: &[(u16, u8)]) -> Record {
    let mut record = Record::new(start);
    for (choice, kind) in choices {
        let moves = legal_moves_on(record.replay().position());
        let index = usize::from(*choice).checked_rem(moves.len());
        match (kind, index.and_then(|index| moves.get(index))) {
            (0..=1, _) => {
                let from = Square::ALL[usize::from(*choice % 64)];
                let to = Square::ALL[usize::from(*choice / 64 % 64)];
                let ply = record.enter("?", Attempt::FromTo { from, to, promotion: None });
                if *kind == 1 {
                    record.let_stand(ply);
                }
            }
            (2, _) if !record.plies.is_empty() => {
                record.reinstate(usize::from(*choice) % record.plies.len());
            }
            (_, Some(m)) => {
                record.enter("m", (*m).into());
            }
            _ => break,
        }
    }
    record
}

/// Only legal moves.
fn clean(choices: &[u16]) -> Record {
    let legal: Vec<(u16, u8)> = choices.iter().map(|choice| (*choice, 9)).collect();
    game(Start::Standard, &legal)
}

fn mirrored(attempt: Attempt) -> Attempt {
    match attempt {
        Attempt::FromTo { from, to, promotion } => {
            Attempt::FromTo { from: from.flip_vertical(), to: to.flip_vertical(), promotion }
        }
        Attempt::Piece { role, to, promotion } => Attempt::Piece { role, to: to.flip_vertical(), promotion },
        castling @ Attempt::Castling { .. } => castling,
    }
}

fn status(record: &Record) -> GameStatus {
    GameStatus::of(&record.replay(), EndRules::CURRENT, Limits::default(), &[])
}

/// Starts from which a few moves lead to every kind of end: little material, walls that are locked or nearly so, forced
/// captures, a full counter, a promotion.
const NEAR_THE_END: &[&str] = &[
    "8/8/4k3/8/8/2bR4/4K3/8 b - - 0 1",
    "8/2k5/8/1p1p2p1/1P1P2P1/8/2K5/8 w - - 0 1",
    "8/8/4k1p1/p1p1p3/P1P1P1P1/4K3/8/8 b - - 0 1",
    "4k3/1b6/p1p1p1p1/P1P1P1P1/8/8/1B6/4K3 w - - 0 1",
    "1k1K4/1P6/8/8/8/8/8/8 w - - 0 1",
    "8/8/8/8/8/5k2/5p2/5K2 w - - 140 90",
    "k7/2Q5/8/8/8/8/1r6/7K b - - 0 1",
    "8/8/8/3k4/8/3n4/3BK3/8 w - - 3 60",
    "k1b5/p1p5/P1P5/8/8/8/8/K1N5 w - - 0 1",
    "4k1n1/8/8/8/8/8/8/4K1N1 w - - 130 80",
    "5k2/5P2/8/4K3/8/8/8/8 b - - 0 1",
    "7k/5Q2/6K1/8/8/7p/8/8 b - - 0 1",
];

proptest! {
    #![proptest_config(ProptestConfig::with_cases(32))]

    /// Undoing the last plies and entering them again gives the same record and the same game.
    #[test]
    fn undo_and_replay_give_the_same_game(
        choices in prop::collection::vec((any::<u16>(), 0u8..30), 0..60),
        undone in 0usize..20,
    ) {
        let record = game(Start::Standard, &choices);
        let mut again = record.clone();
        let mut taken: Vec<_> = (0..undone).map_while(|_| again.pop()).collect();
        while let Some(ply) = taken.pop() {
            again.push(ply);
        }
        prop_assert_eq!(&again, &record);
        prop_assert_eq!(status(&again), status(&record));
        let json = serde_json::to_string(&record).unwrap();
        prop_assert_eq!(serde_json::from_str::<Record>(&json).unwrap(), record);
    }

    /// The same game with colours changed and the board turned: everything counted is the same.
    #[test]
    fn a_mirrored_game_is_judged_alike(choices in prop::collection::vec((any::<u16>(), 0u8..40), 0..50)) {
        let record = game(Start::Standard, &choices);
        let turned = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR b KQkq - 0 1";
        let mut other = Record::new(Start::SetUp { position: SetUp::parse(turned, false).unwrap() });
        for ply in &record.plies {
            let mut ply = ply.clone();
            ply.attempt = ply.attempt.map(mirrored);
            other.push(ply);
        }
        let (here, there) = (status(&record), status(&other));
        prop_assert_eq!(here.to_move, !there.to_move);
        prop_assert_eq!(here.occurrences, there.occurrences);
        prop_assert_eq!(here.quiet_plies, there.quiet_plies);
        prop_assert_eq!(here.claims.len(), there.claims.len());
        prop_assert_eq!(here.faults.len(), there.faults.len());
        prop_assert_eq!(here.illegal_moves.white, there.illegal_moves.black);
        prop_assert_eq!(
            here.ended.map(|ended| (ended.ply, ended.how.key())),
            there.ended.map(|ended| (ended.ply, ended.how.key()))
        );
        for (a, b) in record.replay().steps().iter().zip(other.replay().steps()) {
            prop_assert_eq!(a.mark(), b.mark());
            prop_assert_eq!(
                a.illegal().map(|illegal| illegal.reason.key()),
                b.illegal().map(|illegal| illegal.reason.key())
            );
        }
    }

    /// The tracker and the record count and end alike.
    #[test]
    fn tracker_and_record_agree(choices in prop::collection::vec(any::<u16>(), 0..120)) {
        let record = clean(&choices);
        let replay = record.replay();
        let mut tracker = Tracker::new(EndRules::CURRENT);
        tracker.begin(&Chess::default());
        for step in replay.steps() {
            let arbitro_laws::record::Verdict::Legal(m) = step.verdict else { unreachable!() };
            let played = tracker.play(m);
            prop_assert_eq!(played.occurrences, step.occurrences);
            prop_assert_eq!(tracker.quiet_plies(), step.quiet_plies);
        }
        prop_assert_eq!(tracker.occurrence_plies(), replay.occurrences());
        let seen = tracker.ended();
        let whole = earliest_end(&replay, EndRules::CURRENT, &[]);
        prop_assert!(seen.is_none_or(|seen| whole.is_some_and(|whole| whole.ply <= seen.ply)));
    }

    /// A game followed live and its record read back from disk end alike, under every edition's ends, dead positions behind
    /// walls and by forced moves among them, and played on after the end.
    #[test]
    fn a_game_followed_and_its_record_end_alike(
        start in 0..NEAR_THE_END.len(),
        choices in prop::collection::vec((any::<u16>(), any::<bool>()), 0..60),
    ) {
        let position = SetUp::parse(NEAR_THE_END[start], false).unwrap();
        let mut record = Record::new(Start::SetUp { position });
        let first = record.start.position();
        let mut chess = first.chess().unwrap().clone();
        for (choice, take) in choices {
            let moves = chess.legal_moves();
            let captures: Vec<_> = moves.iter().filter(|m| m.is_capture()).copied().collect();
            let moves = if take && !captures.is_empty() { captures } else { moves.to_vec() };
            let Some(m) = usize::from(choice).checked_rem(moves.len()).map(|index| moves[index]) else { break };
            record.push(arbitro_laws::record::Ply::new("m", Some(m.into())));
            chess.play_unchecked(m);
        }
        let json = serde_json::to_string(&record).unwrap();
        let replay = serde_json::from_str::<Record>(&json).unwrap().replay();
        for rules in [EndRules::CURRENT, EndRules::OF_2014, EndRules::OF_1997, EndRules::BEFORE_1997] {
            let mut tracker = Tracker::new(rules);
            tracker.begin(first.chess().unwrap());
            for step in replay.steps() {
                let arbitro_laws::record::Verdict::Legal(m) = step.verdict else { unreachable!() };
                tracker.play(m);
            }
            prop_assert_eq!(tracker.finish(), earliest_end(&replay, rules, &[]));
        }
    }

    /// No text makes a reader panic, in any language, on any position of a game.
    #[test]
    fn readers_never_panic(
        choices in prop::collection::vec((any::<u16>(), 0u8..12), 0..12),
        language in 0..Language::ALL.len(),
        text in "[a-hKQRBNPDTACSLFx0O1-8=+#():/ .\\-]{0,9}|\\PC{0,12}",
    ) {
        let record = game(Start::Chess960 { number: 518 }, &choices);
        let position = record.replay().position().clone();
        let _ = read_on(&text, &position, &[Language::ALL[language]]);
        let start = Chess::default();
        let _ = read(&text, &start, &Language::ALL);
        for language in [Descriptive::English, Descriptive::Spanish] {
            let _ = read_descriptive(&text, &start, language);
        }
        let _ = SetUp::parse(&text, true);
    }

    /// No set-up makes the judgement, the record or its status panic.
    #[test]
    fn wild_set_ups_never_panic(
        pieces in prop::collection::vec((0usize..64, 0usize..12), 0..20),
        attempts in prop::collection::vec((0usize..64, 0usize..64, prop::option::of(0usize..6)), 0..6),
        black in any::<bool>(),
    ) {
        let mut board = shakmaty::Board::empty();
        for (square, piece) in pieces {
            let color = shakmaty::Color::from_white(piece < 6);
            board.set_piece_at(Square::ALL[square], Role::ALL[piece % 6].of(color));
        }
        let setup = shakmaty::Setup {
            board,
            turn: shakmaty::Color::from_white(!black),
            ..shakmaty::Setup::initial()
        };
        let fen = shakmaty::fen::Fen::try_from_setup(setup).unwrap_or_else(shakmaty::fen::LossyFenError::ignore).to_string();
        if let Ok(position) = SetUp::parse(&fen, false) {
            let mut record = Record::new(Start::SetUp { position });
            for (from, to, promotion) in attempts {
                let ply = record.enter("?", Attempt::FromTo {
                    from: Square::ALL[from],
                    to: Square::ALL[to],
                    promotion: promotion.map(|role| Role::ALL[role]),
                });
                record.let_stand(ply);
            }
            let _ = record.replay();
        }
    }
}
