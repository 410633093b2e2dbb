//! `check_in/close`: what becomes of the players who have not come.

use arbitro_store::table::{absence, player, tournament};
use arbitro_store::{TournamentId, Tx};
use arbitro_tournament::SideResult;

use crate::Desk;
use crate::api::DeskError;
use crate::api::check_in::{Absent, CheckInView, CloseCheckIn};
use crate::convert::{With as _, said};
use crate::player::paired_for_good;

/// Gives all who have not come a bye for the round, or withdraws them. One act, which can be undone as one.
pub fn close(desk: &Desk, request: &CloseCheckIn) -> Result<CheckInView, DeskError> {
    desk.act("check_in/close", request, |tx| {
        let row = tournament::get(tx, TournamentId(request.tournament))?;
        let round = super::coming_round(tx, &row)?;
        // A draft was paired with other byes.
        let paired = paired_for_good(tx, row.id)?;
        let missing = super::missing(tx, row.id, round)?;
        if missing.is_empty() {
            return Err(DeskError::plain("error-check-in-nobody-missing").with("round", round));
        }
        for entry in &missing {
            deal_with(tx, entry, request.absent, paired)?;
        }
        let key = match request.absent {
            Absent::ZeroPointBye => "journal-check-in-zero",
            Absent::HalfPointBye => "journal-check-in-half",
            Absent::Withdraw => "journal-check-in-withdraw",
        };
        Ok((super::view(tx, row.id)?, said(key).with("round", round).with("players", missing.len())))
    })
}

fn deal_with(tx: &Tx<'_>, entry: &player::EntryRow, absent: Absent, paired: u16) -> Result<(), DeskError> {
    let bye = match absent {
        Absent::ZeroPointBye => SideResult::ZeroPointBye,
        Absent::HalfPointBye => SideResult::HalfPointBye,
        Absent::Withdraw => {
            let withdrawn = player::EntryRow { withdrawn_after: Some(paired), ..entry.clone() };
            return Ok(player::update(tx, &withdrawn)?);
        }
    };
    Ok(absence::set_bye_request(tx, entry.id, paired.saturating_add(1), Some(bye))?)
}
