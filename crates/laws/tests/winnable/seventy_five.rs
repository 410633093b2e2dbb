//! The question where the 75-move rule ends the game first (Laws 2023 art. 9.6.2).

use arbitro_laws::winnable::{Bound, Verdict, winnable, winnable_within_75};
use shakmaty::Position;

use crate::cases::{color, position, rows};
use crate::checker::check;

#[test]
fn verdicts_with_and_without_the_rule() {
    let mut unknown = 0;
    for row in rows(include_str!("../data/winnability-75move.tsv")) {
        let (start, winner) = (position(row[0]), color(row[1]));
        let bound = Bound::nodes(1_000_000);
        let plain = winnable(&start, winner, &bound);
        check(&start, winner, &plain);
        if plain.can_win().is_none() {
            unknown += 1;
            continue;
        }
        assert_eq!(plain.word(), row[2], "{} {}", row[0], row[1]);
        let within = winnable_within_75(&start, winner, &bound);
        assert_eq!(within.word(), row[3], "{} {} with the rule", row[0], row[1]);
        if let Verdict::Winnable { line } = &within {
            check(&start, winner, &within);
            let mut game = start.clone();
            for m in line {
                assert!(game.halfmoves() < 150, "{}: the game was over", row[0]);
                game = game.play(*m).expect("a legal move");
            }
        }
    }
    assert_eq!(unknown, 0);
}
