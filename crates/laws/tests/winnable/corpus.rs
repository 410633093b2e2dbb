//! The handed positions: each verdict right, each proof checked.

use arbitro_laws::winnable::{Bound, winnable};

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
