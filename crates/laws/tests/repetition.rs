//! Histories in which en passant and castling rights decide whether a position is the same, found both by the
//! record and by the tracker.

#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    reason = "tests stop at the first surprise"
)]

use arbitro_laws::claim::{self, Limits};
use arbitro_laws::ending::EndRules;
use arbitro_laws::position::SetUp;
use arbitro_laws::record::{Record, Start};
use arbitro_laws::tracker::Tracker;
use serde_json::Value;
use shakmaty::san::San;

const CASES: &str = include_str!("data/repetition.jsonl");

struct Case {
    id: String,
    start: Start,
    moves: Vec<String>,
    third: Option<usize>,
    fifth: Option<usize>,
    claimable_from: Option<usize>,
}

fn cases() -> impl Iterator<Item = Case> {
    CASES.lines().map(|line| {
        let case: Value = serde_json::from_str(line).unwrap();
        let number = |value: &Value| value.as_u64().map(|n| usize::try_from(n).unwrap());
        let start = match case["fen"].as_str().unwrap() {
            "startpos" => Start::Standard,
            fen => Start::SetUp { position: SetUp::parse(fen, fen.contains(" HAha ")).unwrap() },
        };
        Case {
            id: case["id"].as_str().unwrap().to_owned(),
            start,
            moves: case["san"].as_str().unwrap().split(' ').map(str::to_owned).collect(),
            third: number(&case["fide_first3"]),
            fifth: number(&case["fide_first5"]),
            claimable_from: number(&case["python_chess"]["claimable_from"]),
        }
    })
}

/// S0-52, S2-43, S2-45, S3-16, S3-22: the same player to move, the same pieces, the same rights.
#[test]
fn the_record_counts_occurrences_by_article_9_2_3() {
    for case in cases() {
        let mut record = Record::new(case.start);
        for text in &case.moves {
            let position = record.replay().position().chess().unwrap().clone();
            let m = text.parse::<San>().unwrap().to_move(&position).unwrap();
            record.enter(text, m.into());
        }
        let replay = record.replay();
        let first =
            |count| replay.steps().iter().position(|step| step.occurrences >= count).map(|index| index + 1);
        assert_eq!(first(3), case.third, "{}: third occurrence", case.id);
        assert_eq!(first(5), case.fifth, "{}: fifth occurrence", case.id);
    }
}

/// S0-52, S2-44: the tracker finds the same plies, and a claim by an intended move one ply earlier.
#[test]
fn the_tracker_finds_the_same_occurrences() {
    for case in cases() {
        let mut tracker = Tracker::new(EndRules::CURRENT);
        tracker.begin(case.start.position().chess().unwrap());
        let (mut third, mut fifth, mut claimable) = (None, None, None);
        for (index, text) in case.moves.iter().enumerate() {
            if tracker.claims(Limits::default())[0].is_some() {
                claimable.get_or_insert(index);
            }
            let m = text.parse::<San>().unwrap().to_move(tracker.position()).unwrap();
            let played = tracker.play(m);
            if played.occurrences >= 3 {
                third.get_or_insert(index + 1);
            }
            if played.occurrences >= 5 {
                fifth.get_or_insert(index + 1);
            }
        }
        if tracker.claims(Limits::default())[0].is_some() {
            claimable.get_or_insert(case.moves.len());
        }
        assert_eq!(third, case.third, "{}: third occurrence", case.id);
        assert_eq!(fifth, case.fifth, "{}: fifth occurrence", case.id);
        assert_eq!(claimable, case.claimable_from, "{}: first claim", case.id);
    }
}

/// S0-52, S3-22, S3-23: a claim on the position names the plies of each occurrence.
#[test]
fn a_claim_names_the_plies() {
    let case = cases().find(|case| case.id == "R01").unwrap();
    let mut record = Record::new(case.start);
    for (index, text) in case.moves.iter().enumerate() {
        let replay = record.replay();
        let available = claim::available(&replay, Limits::default());
        assert_eq!(!available.is_empty(), index >= 7, "ply {index}");
        let position = replay.position().chess().unwrap().clone();
        let m = text.parse::<San>().unwrap().to_move(&position).unwrap();
        record.enter(text, m.into());
    }
    let claims = claim::available(&record.replay(), Limits::default());
    assert_eq!(claims.len(), 1);
    assert_eq!(claims[0].bases, [claim::Basis::Present]);
    assert_eq!(claims[0].evidence, claim::Evidence::Occurrences { plies: vec![0, 4, 8] });
}
