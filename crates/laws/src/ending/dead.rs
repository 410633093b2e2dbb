//! The dead position (article 5.2.2).
//!
//! Whether neither side can mate any more is a question for [`winnable`](crate::winnable). Here it is asked as
//! seldom as possible: a dead position stays dead whatever legal moves follow, so only the last position of a
//! run of legal moves needs asking, and only where that one is dead is the first one looked for.

use shakmaty::{Bitboard, Chess, Color, File, Position};

use super::DeadRule;
use crate::winnable::{self, Bound, Life, plainly_alive};

/// Whether the material alone rules out mate for both: king against king, with a knight, or with bishops that
/// all stand on squares of one colour, whoever owns them.
pub fn dead_by_material(pos: &Chess) -> bool {
    let board = pos.board();
    let mating = board.pawns() | board.rooks_and_queens();
    if !mating.is_empty() {
        return false;
    }
    let (bishops, knights) = (board.bishops(), board.knights());
    if knights.is_empty() {
        (bishops & Bitboard::LIGHT_SQUARES).is_empty() || (bishops & Bitboard::DARK_SQUARES).is_empty()
    } else {
        bishops.is_empty() && knights.count() == 1
    }
}

/// The positions that editions before 1997 called drawn by their material: one bishop a side at most.
fn on_material_list(pos: &Chess) -> bool {
    let bishops = pos.board().bishops();
    let one_each = Color::ALL.into_iter().all(|color| (bishops & pos.board().by_color(color)).count() <= 1);
    one_each && dead_by_material(pos)
}

/// What the material alone says under `rule`.
pub(crate) fn dead_at_sight(pos: &Chess, rule: DeadRule) -> bool {
    match rule {
        DeadRule::MaterialList => on_material_list(pos),
        DeadRule::AnySeries => dead_by_material(pos),
    }
}

/// Whether the position is known to be dead under `rule`. `false` where that is not so or could not be settled
/// within `bound`: a game is never ended on a guess. A stalemate is dead too, and a mate is not.
///
/// ```
/// use arbitro_laws::ending::{DeadRule, dead_position};
/// use arbitro_laws::winnable::Bound;
/// use shakmaty::{CastlingMode, Chess, fen::Fen};
///
/// let fen: Fen = "8/8/8/3k4/8/8/2NN4/4K3 w - - 0 1".parse()?;
/// let two_knights: Chess = fen.into_position(CastlingMode::Standard)?;
/// assert!(!dead_position(&two_knights, DeadRule::AnySeries, &Bound::default()));
/// # Ok::<_, Box<dyn std::error::Error>>(())
/// ```
pub fn dead_position(pos: &Chess, rule: DeadRule, bound: &Bound<'_>) -> bool {
    match rule {
        DeadRule::MaterialList => on_material_list(pos),
        DeadRule::AnySeries => {
            dead_by_material(pos)
                || (!plainly_alive(pos) && winnable::dead_position(pos, bound) == Life::Dead)
        }
    }
}

/// With more pieces than this no forced captures leave too little for a mate.
const FEW: usize = 8;

/// Whether a search for mates is worth its time where thousands of games are read: the pawns may form a wall,
/// or the player to move has so little choice that everything may be forced. Elsewhere somebody can mate, but
/// for positions nobody has met in a game.
pub(super) fn may_be_dead(pos: &Chess) -> bool {
    let forced = || pos.board().occupied().count() <= FEW && pos.legal_moves().len() <= 2;
    dead_by_material(pos) || (!plainly_alive(pos) && (may_be_locked(pos) || forced()))
}

/// Whether the pawns can form a wall: no pawn can capture now, and each has a pawn of the other side before it,
/// at once or, with no pieces but kings and bishops, somewhere on its file.
fn may_be_locked(pos: &Chess) -> bool {
    let board = pos.board();
    let (white, black) = (board.pawns() & board.white(), board.pawns() & board.black());
    // A blocked pair keeps kings from three files, so it takes three to keep them apart.
    if white.count() < 3 || black.count() < 3 {
        return false;
    }
    let rammed = Bitboard(white.0 << 8) & !black | Bitboard(black.0 >> 8) & !white;
    let only_bishops = (board.knights() | board.rooks_and_queens()).is_empty();
    (rammed.is_empty() || (only_bishops && faced(white, black))) && !pawn_can_capture(pos)
}

/// Each pawn has one of the other side somewhere before it on its file.
fn faced(white: Bitboard, black: Bitboard) -> bool {
    let (mut before_white, mut before_black) = (white.0, black.0);
    for shift in [8, 16, 32] {
        before_white |= before_white << shift;
        before_black |= before_black >> shift;
    }
    (white & !Bitboard(before_black)).is_empty() && (black & !Bitboard(before_white)).is_empty()
}

/// Whether a pawn of either side attacks something it could capture.
fn pawn_can_capture(pos: &Chess) -> bool {
    let board = pos.board();
    let attacked = |pawns: Bitboard, up: bool| {
        let (left, right) = (pawns & !Bitboard::from_file(File::A), pawns & !Bitboard::from_file(File::H));
        if up { Bitboard(left.0 << 7 | right.0 << 9) } else { Bitboard(left.0 >> 9 | right.0 >> 7) }
    };
    let white = attacked(board.pawns() & board.white(), true) & board.black();
    let black = attacked(board.pawns() & board.black(), false) & board.white();
    !((white | black) & !board.kings()).is_empty() || pos.legal_ep_square().is_some()
}

/// The first dead position in a run of `count` positions joined by legal moves: its index, or nothing when the
/// last one is alive. `dead` answers for an index below `count`. It is asked from the end in growing steps, since
/// a game seldom goes on for long after its end.
pub(crate) fn first_dead(count: usize, mut dead: impl FnMut(usize) -> bool) -> Option<usize> {
    let last = count.checked_sub(1)?;
    if !dead(last) {
        return None;
    }
    // All before `alive` are alive, `found` is dead.
    let (mut alive, mut found) = (0, last);
    let mut step = 1;
    while let Some(back) = found.checked_sub(step) {
        if dead(back) {
            found = back;
            step *= 2;
        } else {
            alive = back + 1;
            break;
        }
    }
    while alive < found {
        let middle = alive.midpoint(found);
        if dead(middle) {
            found = middle;
        } else {
            alive = middle + 1;
        }
    }
    Some(found)
}

#[cfg(test)]
mod tests {
    use super::first_dead;

    #[test]
    fn the_first_dead_position_of_a_run_is_found() {
        for count in 0..40 {
            for first in 0..=count {
                let found = first_dead(count, |index| index >= first);
                assert_eq!(found, (first < count).then_some(first), "{first} of {count}");
            }
        }
    }
}
