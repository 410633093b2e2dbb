//! The record that keeps what happened: illegal moves, positions put back, gaps, corrections.

#![allow(clippy::unwrap_used, clippy::panic, reason = "tests stop at the first surprise")]

use std::collections::BTreeMap;

use arbitro_laws::claim::Limits;
use arbitro_laws::ending::EndRules;
use arbitro_laws::legality::Attempt;
use arbitro_laws::notation::Language;
use arbitro_laws::position::{Fault, SetUp};
use arbitro_laws::record::{
    Agreement, Edit, EditCause, GameStatus, Mark, Ply, Record, Start, Verdict, compare, corrected, words_of,
};
use shakmaty::Color;

fn attempt(text: &str) -> Attempt {
    Attempt::FromTo { from: text[..2].parse().unwrap(), to: text[2..].parse().unwrap(), promotion: None }
}

fn enter(record: &mut Record, moves: &str) {
    for text in moves.split_whitespace() {
        record.enter(text, attempt(text));
    }
}

fn status(record: &Record) -> GameStatus {
    GameStatus::of(&record.replay(), EndRules::CURRENT, Limits::default(), &[])
}

/// S0-07, S3-24: an illegal move is kept, marked and taken back; the position put back is no new occurrence.
#[test]
fn an_illegal_move_is_kept_and_taken_back() {
    let mut record = Record::default();
    enter(&mut record, "e2e4 e7e5 e4e6");
    let replay = record.replay();
    assert_eq!(replay.steps()[2].mark(), Mark::IllegalTakenBack);
    assert_eq!(replay.position().turn(), Color::White);
    let status = status(&record);
    assert_eq!((status.illegal_moves.white, status.illegal_moves.black), (1, 0));
    assert!(status.reinstated);
    assert_eq!(status.occurrences, [2]);
    assert_eq!(status.move_number, 2);
    enter(&mut record, "g1f3");
    assert!(record.replay().steps()[3].is_legal());
}

/// S3-24, S3-25: noticed later, the position before the illegal move is put back and the moves since are void,
/// but each is still judged on the board the players had.
#[test]
fn moves_after_an_illegal_one_fall_with_it() {
    let mut record = Record::default();
    enter(&mut record, "e2e4 e7e5 e4e6");
    record.let_stand(2);
    enter(&mut record, "d7e6 g1f3");
    let replay = record.replay();
    let marks: Vec<Mark> = replay.steps().iter().map(arbitro_laws::record::Step::mark).collect();
    assert_eq!(marks, [Mark::Legal, Mark::Legal, Mark::IllegalStands, Mark::Legal, Mark::Legal]);
    record.reinstate(2);
    let replay = record.replay();
    let marks: Vec<Mark> = replay.steps().iter().map(arbitro_laws::record::Step::mark).collect();
    assert_eq!(marks, [Mark::Legal, Mark::Legal, Mark::IllegalTakenBack, Mark::Void, Mark::Void]);
    assert!(replay.steps()[3].is_legal() && replay.steps()[4].is_legal());
    assert_eq!((replay.steps()[3].mover, replay.steps()[4].move_number), (Color::Black, 3));
    assert_eq!(replay.position().move_number(), 2);
    assert_eq!(replay.position().turn(), Color::White);
    assert_eq!(replay.occurrences(), [2]);
}

/// S0-16, E03: an illegal move that stands may leave a position no legal game can hold; the game goes on in it.
#[test]
fn the_game_goes_on_in_an_illegal_position() {
    let mut record = Record::default();
    enter(&mut record, "e2e4 e7e5 d1h5 e8e7 h5e5 a7a6");
    record.let_stand(5);
    let now = status(&record);
    assert!(matches!(now.faults.as_slice(), [Fault::OpponentInCheck { .. }]));
    assert_eq!(now.standing_illegal_moves.black, 1);
    assert_eq!(now.destinations["a2"], ["a3", "a4"]);
    enter(&mut record, "a2a3");
    let now = status(&record);
    assert!(now.faults.is_empty(), "Black is to move and in check: a position as any other");
    assert_eq!(now.check.map(|square| square.to_string()).as_deref(), Some("e7"));
}

/// An arbiter sets the position up; pieces put right are no occurrence, a gap in the record is.
#[test]
fn set_ups_and_gaps() {
    let fen = "4k3/8/8/8/8/8/4P3/4K3 w - - 7 31";
    for (cause, occurrences) in [(EditCause::PutRight, vec![]), (EditCause::Gap { plies: None }, vec![1])] {
        let mut record = Record::default();
        enter(&mut record, "e2e4");
        let position = Some(SetUp::parse(fen, false).unwrap());
        record.set_up(Edit { cause, position, comment: None });
        let now = status(&record);
        assert_eq!((now.fen.as_str(), now.occurrences, now.quiet_plies), (fen, occurrences, 7));
        enter(&mut record, "e2e4");
        assert_eq!(status(&record).quiet_plies, 0);
        // Undoing the move leaves the set-up in place.
        record.pop();
        assert_eq!(status(&record).fen, fen);
    }
}

/// A correction keeps what stood there before, and puts right everything after it.
#[test]
fn corrections_are_kept() {
    let mut record = Record::default();
    enter(&mut record, "g1f3 e7e5");
    record.correct(0, "Nh3", Some(attempt("g1h3")));
    assert_eq!(record.plies[0].corrections[0].text, "g1f3");
    assert!(status(&record).fen.starts_with("rnbqkbnr/pppp1ppp/8/4p3/8/7N/"));
}

/// A move nobody can read is kept: the other player has the move, and until the position is set up nothing ends the game and
/// nothing can be claimed.
#[test]
fn a_move_nobody_can_read_is_kept() {
    let mut record = Record::default();
    record.push(Ply::new("?!f", None));
    assert_eq!(record.replay().steps()[0].mark(), Mark::Unread);
    assert_eq!(record.replay().position().turn(), Color::Black);
    enter(&mut record, "e7e5");
    let replay = record.replay();
    assert!(replay.steps()[1].is_legal() && !replay.steps()[1].known && !replay.is_known());
    assert!(status(&record).claims.is_empty());
    // The mate on this board may be none on the real one.
    let mut mated = Record::default();
    enter(&mut mated, "f2f3 e7e5 g2g4 d7d6");
    mated.push(Ply::new("?", None));
    enter(&mut mated, "d8h4");
    assert_eq!(status(&mated).ended, None);
    let position = SetUp::parse("4k3/8/8/8/8/8/4P3/4K3 w - - 0 9", false).unwrap();
    record.set_up(Edit { cause: EditCause::Gap { plies: None }, position: Some(position), comment: None });
    assert!(record.replay().is_known());
    assert_eq!(record.replay().occurrences(), [2]);
}

/// What follows from a correction is told: what was read from the same words means other moves, or none that is legal.
#[test]
fn a_correction_tells_what_follows_from_it() {
    let mut record = Record::default();
    for (text, uci) in [("e4", "e2e4"), ("e5", "e7e5"), ("Nf3", "g1f3"), ("Nc6", "b8c6"), ("Nxe5", "f3e5")] {
        record.push(Ply::new(text, Some(attempt(uci))));
    }
    let english = [Language::English];
    let (new, changed) = corrected(&record, 2, "Nh3", &english).unwrap();
    assert_eq!(changed.iter().map(|change| change.index).collect::<Vec<_>>(), [2, 4]);
    assert!(matches!(changed[0].is, Verdict::Legal(_)) && matches!(changed[1].is, Verdict::Illegal(_)));
    assert_eq!(new.plies[2].corrections[0].text, "Nf3");
    // Put right again, everything is as it was.
    let (again, changed) = corrected(&new, 2, "Nf3", &english).unwrap();
    assert_eq!(changed.len(), 2);
    assert_eq!(status(&again).fen, status(&record).fen);
    // A piece that comes from elsewhere after the correction is found by what was written.
    let mut knights = Record::default();
    for (text, uci) in [("Nf3", "g1f3"), ("d5", "d7d5"), ("Nd2", "f3d2")] {
        knights.push(Ply::new(text, Some(attempt(uci))));
    }
    let (new, _) = corrected(&knights, 0, "d3", &english).unwrap();
    assert_eq!(new.plies[2].attempt, Some(attempt("b1d2")));
    // No single move, no correction.
    assert!(
        corrected(&record, 2, "Nx", &english).is_none() && corrected(&record, 9, "e4", &english).is_none()
    );
}

/// Two scoresheets: the reading stops where they differ, and goes on once the arbiter has decided.
#[test]
fn two_scoresheets_are_read_side_by_side() {
    let (white, black) =
        (words_of("1. e4 e5 2. Nf3 Nc6 3. Bb5 (=)"), words_of("1. e4 e5 2. Ng1f3 d6 3. Bb5 a6"));
    let english = [Language::English];
    let read =
        |decided: &BTreeMap<usize, String>| compare(&Start::Standard, [&white, &black], decided, &english);
    let open = read(&BTreeMap::new());
    let agreements: Vec<Agreement> = open.iter().map(|row| row.agreement).collect();
    assert_eq!(agreements, [Agreement::Same, Agreement::Same, Agreement::Same, Agreement::Differ]);
    assert!(open[3].taken.is_none());
    let whole = read(&BTreeMap::from([(3, "Nc6".to_owned())]));
    let agreements: Vec<Agreement> = whole.iter().skip(3).map(|row| row.agreement).collect();
    assert_eq!(agreements, [Agreement::Decided, Agreement::Same, Agreement::Only(Color::Black)]);
    assert!(whole.iter().all(|row| row.taken.is_some()) && whole[4].taken.as_ref().unwrap().draw_offer);
    // After the other decision White's bishop gives check, and Black's a6 does not meet it.
    let other = read(&BTreeMap::from([(3, "d6".to_owned())]));
    assert_eq!(other.last().unwrap().agreement, Agreement::Differ);
    // A decision that is no move decides nothing.
    assert_eq!(read(&BTreeMap::from([(3, "Nx".to_owned())])).last().unwrap().agreement, Agreement::Differ);
}

/// S3-07: the board offers castling in both ways of making it.
#[test]
fn destinations_for_a_board() {
    let set_up = SetUp::parse("4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1", false).unwrap();
    let record = Record::new(Start::SetUp { position: set_up });
    let king = &status(&record).destinations["e1"];
    assert_eq!(king, &["a1", "c1", "d1", "f1", "g1", "h1", "d2", "e2", "f2"]);
    let set_up = SetUp::parse("4k3/8/8/8/8/8/8/5KR1 w G - 0 1", true).unwrap();
    let record = Record::new(Start::SetUp { position: set_up });
    assert_eq!(status(&record).destinations["f1"], ["e1", "g1", "e2", "f2", "g2"]);
}

/// S2-04: White's and Black's move together have one number, also after the position was set up.
#[test]
fn moves_are_numbered_by_pairs() {
    let mut record = Record::default();
    enter(&mut record, "e2e4 e7e5 g1f3 b8c6 f1b5");
    let numbers: Vec<u32> = record.replay().steps().iter().map(|step| step.move_number).collect();
    assert_eq!(numbers, [1, 1, 2, 2, 3]);
    let black_to_move = SetUp::parse("4k3/8/8/8/8/8/4p3/4K3 b - - 0 41", false).unwrap();
    let mut record = Record::new(Start::SetUp { position: black_to_move });
    enter(&mut record, "e8e7 e1e2");
    let numbers: Vec<u32> = record.replay().steps().iter().map(|step| step.move_number).collect();
    assert_eq!(numbers, [41, 42]);
}

/// S2-07, E27: all 960 starting positions are numbered, the classical one 518, and found again by their number.
#[test]
fn chess960_starting_positions() {
    for number in [0, 1, 517, 518, 959] {
        let start = Start::chess960(number).unwrap();
        assert_eq!(Start::chess960_number(&start.position()), Some(number));
    }
    assert_eq!(Start::chess960_number(&Start::Standard.position()), Some(518));
    let wrong = SetUp::parse("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RBNQKBNR w KQkq - 0 1", false).unwrap();
    assert_eq!(Start::chess960_number(&wrong.position()), None, "bishops on squares of one colour");
}

/// S0-11, S1-07, S1-09, S2-06, S3-07, S3-08, S4-05: the initial position, 16 pieces a side, queens on their colour.
#[test]
fn the_initial_position() {
    let position = Start::Standard.position();
    let board = position.board();
    assert_eq!(position.fen().to_string(), "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1");
    for color in Color::ALL {
        let side = board.material_side(color);
        assert_eq!(
            (side.king, side.queen, side.rook, side.bishop, side.knight, side.pawn),
            (1, 1, 2, 2, 2, 8)
        );
    }
    assert!(shakmaty::Square::D1.is_light() && shakmaty::Square::D8.is_dark());
    assert!(shakmaty::Square::H1.is_light() && shakmaty::Square::A8.is_light());
}

/// The record is written to JSON and read back as it was.
#[test]
fn the_record_survives_json() {
    let mut record = Record::default();
    enter(&mut record, "e2e4 e7e5 e4e6");
    record.correct(1, "e6", Some(attempt("e7e6")));
    record.set_up(Edit {
        cause: EditCause::Gap { plies: Some(3) },
        position: Some(SetUp::parse("4k3/8/8/8/8/8/8/4K3 w - - 0 1", false).unwrap()),
        comment: Some("three moves not recorded".to_owned()),
    });
    let json = serde_json::to_string(&record).unwrap();
    assert_eq!(serde_json::from_str::<Record>(&json).unwrap(), record);
}
