//! The moves that nobody could avoid: while there is only one legal move, it is played.

use shakmaty::{Chess, Move, Position};

use super::packed::PackedPosition;

/// Where the forced moves of a position lead.
pub(super) struct Forced {
    /// The forced moves, in order.
    pub(super) line: Vec<Move>,
    /// Each position passed on the way, the first included, the last not.
    pub(super) passed: Vec<PackedPosition>,
    /// Where there is a choice again, or no move, or a position met before.
    pub(super) end: Chess,
    /// The forced moves go round in a circle.
    pub(super) circle: bool,
}

/// Plays forced moves until there is a choice, the game is over or a position comes back.
pub(super) fn follow(position: &Chess) -> Forced {
    let mut forced = Forced { line: Vec::new(), passed: Vec::new(), end: position.clone(), circle: false };
    loop {
        let moves = forced.end.legal_moves();
        let [only] = moves.as_slice() else { return forced };
        let here = PackedPosition::new(&forced.end);
        if forced.passed.contains(&here) {
            forced.circle = true;
            return forced;
        }
        forced.passed.push(here);
        forced.line.push(*only);
        forced.end.play_unchecked(*only);
    }
}
