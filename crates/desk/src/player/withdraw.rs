//! `player/withdraw`: a player leaves a tournament that has begun, or comes back.

use arbitro_store::table::player::{self, EntryRow};
use arbitro_store::table::{round, tournament};
use arbitro_store::{EntryId, Tx};
use arbitro_tournament::SideResult;

use super::list;
use crate::Desk;
use crate::api::DeskError;
use crate::api::player::{PlayerRow, WithdrawPlayer};
use crate::convert::{With as _, said};
use crate::tournament::is_swiss;

/// Takes a player out of the rounds that are not paired yet, or lets him in again. What he played stays. In a round robin,
/// which goes on by its tables, he loses the games that are left by forfeit; whether his results count is found from how
/// many he played (C.05 art. 6.6). Who comes back is not expelled any more.
pub fn withdraw(desk: &Desk, request: &WithdrawPlayer) -> Result<Vec<PlayerRow>, DeskError> {
    desk.act("player/withdraw", request, |tx| {
        let row = player::get(tx, EntryId(request.entry))?;
        let last = set(tx, row.clone(), request.withdrawn)?;
        let key = if request.withdrawn { "journal-player-withdraw" } else { "journal-player-back" };
        let said = said(key).with("name", &row.data.name).with("round", last);
        Ok((list::rows(tx, row.tournament)?, said))
    })
}

/// The same of one of several; answers with the last round of the player, or before the return.
pub(super) fn set(tx: &Tx<'_>, mut row: EntryRow, withdrawn: bool) -> Result<u16, DeskError> {
    if withdrawn { leave(tx, &mut row, false) } else { come_back(tx, &mut row) }
}

/// Takes a player out of what is to come, by his own will or expelled; gives the last round he was in.
pub(crate) fn leave(tx: &Tx<'_>, row: &mut EntryRow, expelled: bool) -> Result<u16, DeskError> {
    let last = last_round(tx, row)?;
    (row.withdrawn_after, row.expelled) = (Some(last), expelled);
    player::update(tx, row)?;
    if !is_swiss(&tournament::get(tx, row.tournament)?.data) {
        forfeit(tx, row)?;
    }
    Ok(last)
}

fn come_back(tx: &Tx<'_>, row: &mut EntryRow) -> Result<u16, DeskError> {
    let last = last_round(tx, row)?;
    (row.withdrawn_after, row.expelled) = (None, false);
    player::update(tx, row)?;
    Ok(last)
}

/// The last round of a player who leaves now.
fn last_round(tx: &Tx<'_>, row: &EntryRow) -> Result<u16, DeskError> {
    let paired = super::paired_for_good(tx, row.tournament)?;
    let swiss = is_swiss(&tournament::get(tx, row.tournament)?.data);
    if !swiss && paired == 0 {
        // Who has not begun is taken off the list.
        return Err(DeskError::plain("error-no-round-paired").with("tournament", &row.data.name));
    }
    if swiss { Ok(paired) } else { last_played(tx, row) }
}

/// The last round in which a player of a round robin has a result.
fn last_played(tx: &Tx<'_>, row: &EntryRow) -> Result<u16, DeskError> {
    let pairings = round::pairings_of_tournament(tx, row.tournament)?;
    let own = pairings.iter().filter(|(_, pairing)| pairing.white == row.id || pairing.black == Some(row.id));
    Ok(own
        .filter(|(_, pairing)| pairing.white_result.is_some())
        .map(|(number, _)| *number)
        .max()
        .unwrap_or(0))
}

/// Has a player who left a round robin lose his open games by forfeit.
pub(crate) fn forfeit(tx: &Tx<'_>, row: &EntryRow) -> Result<(), DeskError> {
    for (_, pairing) in round::pairings_of_tournament(tx, row.tournament)? {
        let own = if pairing.white == row.id { Some(true) } else { None };
        let own = own.or((pairing.black == Some(row.id)).then_some(false));
        let Some(white) = own.filter(|_| pairing.black.is_some() && pairing.white_result.is_none()) else {
            continue;
        };
        let side = |lost: bool| Some(if lost { SideResult::ForfeitLoss } else { SideResult::ForfeitWin });
        round::set_result(tx, pairing.id, side(white), side(!white), None)?;
    }
    Ok(())
}
