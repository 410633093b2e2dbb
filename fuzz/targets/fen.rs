//! A position in FEN, legal or not, in chess and Chess960.
//!
//! What is read is written and read again as the same position; every legal move is one the judge allows.
#![no_main]

use arbitro_interchange::pgn;
use arbitro_laws::legality::{Attempt, judge_on, legal_moves_on};
use arbitro_laws::position::{PositionKey, SetUp};
use libfuzzer_sys::fuzz_target;
use shakmaty::Square;

fuzz_target!(|data: &[u8]| {
    let Ok(text) = std::str::from_utf8(data) else { return };
    for chess960 in [false, true] {
        let start = pgn::Start { fen: Some(text.to_owned()), chess960 };
        let _ = pgn::position(&start);
        let Ok(set_up) = SetUp::parse(text, chess960) else { continue };
        let position = set_up.position();
        let _ = (set_up.check(), position.faults(), PositionKey::of_any(&position));
        let _ = (position.check_square(), position.both_kings_in_check());
        let again = SetUp::of(&position).position();
        assert!(again.same_as(&position), "{text} is {} when read again", again.fen());
        for m in legal_moves_on(&position) {
            assert_ne!(position.after(m).turn(), position.turn());
            let Some(from) = m.from() else { continue };
            let attempt = Attempt::FromTo { from, to: m.to(), promotion: m.promotion() };
            assert_eq!(judge_on(&position, attempt).ok(), Some(m), "{m:?} on {text}");
        }
        // Every other move is refused with a reason, and what it leaves on the board can be looked at.
        for (from, to) in Square::ALL.into_iter().zip(Square::ALL.into_iter().rev()) {
            let attempt = Attempt::FromTo { from, to, promotion: None };
            let _ = (judge_on(&position, attempt), position.after_attempt(attempt).faults());
        }
    }
});
