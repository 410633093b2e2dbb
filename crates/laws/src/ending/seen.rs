//! The end of a run of legal moves, in one place for a game followed move by move and for one replayed from its record.
//!
//! Most ends show at once: [`on_board`] after a move, then [`by_history`]. What is left are positions that are dead although
//! the material would suffice; [`first_dead_of`] looks for them once, over the whole run up to the end that showed.

use shakmaty::Chess;

use super::dead::{dead_at_sight, dead_position, first_dead, may_be_dead};
use super::{EndRules, Fivefold, How, mated_or_stalemated_given};
use crate::winnable::Bound;

/// The positions a question about a dead position may look at: far more than any position of a real game was seen
/// to need, and few enough to be asked after every move entered.
const DEAD_BOUND: Bound<'static> = Bound::nodes(50_000);

/// What stands on the board and needs no search: mate, stalemate, too little material for any mate. `check` tells whether
/// the player to move is in check, `material_changed` whether the last move captured or promoted something or there was none.
#[inline]
pub(crate) fn on_board(
    position: &Chess,
    rules: EndRules,
    check: bool,
    material_changed: bool,
) -> Option<How> {
    mated_or_stalemated_given(position, check)
        .or_else(|| (material_changed && dead_at_sight(position, rules.dead)).then_some(How::DeadPosition))
}

/// What the history of a game ends it with. `consecutive` tells whether the position occurred five times on alternate moves
/// without a break; it is asked only where that matters.
#[inline]
pub(crate) fn by_history(
    rules: EndRules,
    occurrences: u32,
    quiet_plies: u32,
    consecutive: impl FnOnce() -> bool,
) -> Option<How> {
    let fivefold = match rules.fivefold {
        Fivefold::No => false,
        Fivefold::Anywhere => occurrences >= 5,
        Fivefold::Consecutive => occurrences >= 5 && consecutive(),
    };
    if fivefold {
        return Some(How::FivefoldRepetition);
    }
    (rules.seventy_five && quiet_plies >= 150).then_some(How::SeventyFiveMoves)
}

/// The first dead position of a run of `count` positions joined by legal moves, by its index. The run goes no further than
/// the end that showed, so that whoever asks about the same run asks about the same positions; `position` gives one of them.
pub(crate) fn first_dead_of(
    count: usize,
    rules: EndRules,
    mut position: impl FnMut(usize) -> Option<Chess>,
) -> Option<usize> {
    first_dead(count, |index| {
        position(index)
            .is_some_and(|chess| may_be_dead(&chess) && dead_position(&chess, rules.dead, &DEAD_BOUND))
    })
}
