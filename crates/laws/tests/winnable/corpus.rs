//! The handed positions: each verdict right, each proof checked.

use arbitro_laws::winnable::{Bound, Certificate, Verdict, winnable};

use crate::cases::{color, position, rows};
use crate::checker::check;

#[test]
fn verdicts_of_the_handed_positions() {
    let (mut known, mut unknown) = (0, Vec::new());
    for row in rows(include_str!("../data/winnability.tsv")) {
        let (start, winner) = (position(row[0]), color(row[1]));
        let verdict = winnable(&start, winner, &Bound::nodes(60_000));
        check(&start, winner, &verdict);
        match verdict.can_win() {
            Some(answer) => {
                assert_eq!(answer, row[3] == "winnable", "{} {}", row[0], row[1]);
                known += 1;
            }
            None => unknown.push(row[0].to_owned()),
        }
    }
    assert!(known >= 4_710, "{known} answered");
    assert!(unknown.len() <= 7, "{} unknown, as {:?}", unknown.len(), unknown.first());
}

/// A king shut in by its own men, a queen that cannot get at it, and men elsewhere that may become anything: only what is
/// near matters.
#[test]
fn men_that_roam_are_set_aside() {
    for (fen, winner) in [
        ("5k1N/5PNQ/q4PKB/5PPP/8/8/2P5/R7 w - - 0 1", "black"),
        ("5k1N/5PNQ/q4PKB/5PPP/8/1P6/P7/3B4 w - - 0 1", "black"),
    ] {
        let (start, winner) = (position(fen), color(winner));
        let verdict = winnable(&start, winner, &Bound::default());
        assert!(
            matches!(&verdict, Verdict::Unwinnable { certificate: Certificate::Outlines(_) }),
            "{fen}: {}",
            verdict.word()
        );
        check(&start, winner, &verdict);
    }
}

/// A king and a rook shut in by their own pawns, and mates that are near only once those pawns have gone where nothing calls
/// them: what shows something new has to be looked at from early on, or the search stays where the mate looks nearest.
#[test]
fn a_mate_that_looks_far_is_found() {
    for (fen, winner) in [
        ("8/5p2/8/6P1/6pp/6pk/p5pr/rn4K1 b - - 0 1", "white"),
        ("RN4k1/P5PR/6PK/6PP/6p1/8/5P2/8 w - - 0 1", "black"),
    ] {
        let (start, winner) = (position(fen), color(winner));
        let verdict = winnable(&start, winner, &Bound::default());
        check(&start, winner, &verdict);
        assert_eq!(verdict.can_win(), Some(true), "{fen}");
    }
}
