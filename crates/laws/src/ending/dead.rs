//! The dead position (article 5.2.2).
//!
//! Whether neither side can mate any more is a question for [`winnable`](crate::winnable). Here it is asked as
//! seldom as possible: a dead position stays dead whatever legal moves follow, so only the last position of a
//! run of legal moves needs asking, and only where that one is dead is the first one looked for.

use shakmaty::{Bitboard, Chess, Color, Position};

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

/// The first dead position in a run of positions joined by legal moves: its index, or nothing when the last one
/// is alive. `at` gives the position with an index below `count`.
pub(crate) fn first_dead(
    count: usize,
    rule: DeadRule,
    bound: &Bound<'_>,
    mut at: impl FnMut(usize) -> Option<Chess>,
) -> Option<usize> {
    let mut dead = |index| at(index).is_some_and(|pos| dead_position(&pos, rule, bound));
    let last = count.checked_sub(1)?;
    if !dead(last) {
        return None;
    }
    // All before `alive` are alive, `found` is dead.
    let (mut alive, mut found) = (0, last);
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
