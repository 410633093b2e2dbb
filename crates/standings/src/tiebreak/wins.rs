//! Number of wins (C.07 art. 7.1).

use arbitro_tournament::SideResult;

use crate::{Field, Value};

/// Rounds in which the participant got the points of a win, over the board or without.
pub fn wins(field: &Field, place: usize) -> Value {
    let scoring = field.scoring();
    let is_win = |result: SideResult| match result {
        SideResult::Win | SideResult::UnratedWin | SideResult::ForfeitWin | SideResult::FullPointBye => true,
        SideResult::PairingAllocatedBye => scoring.pairing_allocated_bye == scoring.win,
        _ => false,
    };
    let rounds = field.participants().get(place).map_or(&[][..], |participant| &participant.rounds);
    let count = rounds.iter().filter_map(|cell| cell.result).filter(|result| is_win(*result)).count();
    Value::Count(u32::try_from(count).unwrap_or(u32::MAX))
}
