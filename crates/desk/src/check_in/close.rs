//! `check_in/close`: what becomes of the players who have not come.

use arbitro_store::table::{absence, player, tournament};
use arbitro_store::{Db, TournamentId, Tx};
use arbitro_tournament::SideResult;

use crate::Desk;
use crate::api::DeskError;
use crate::api::check_in::{Absent, CheckInView, CloseCheckIn};
use crate::api::warning::WarningLevel;
use crate::convert::{With as _, said, sentence};
use crate::player::{HalfPointByes, paired_for_good};
use crate::warning::Warnings;

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
        if request.absent == Absent::HalfPointBye {
            asks(tx, row.id, &missing, round)?.settle(desk, tx, "check_in/close", request)?;
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

/// Who has had a half-point bye gets no second one unasked.
fn asks(
    db: &Db<'_>,
    tournament: TournamentId,
    missing: &[player::EntryRow],
    round: u16,
) -> Result<Warnings, DeskError> {
    let byes = HalfPointByes::of(db, tournament)?;
    let mut warnings = Warnings::new();
    for entry in missing.iter().filter(|entry| byes.would_be_second(entry.id, round)) {
        let again = sentence("warning-second-half-point-bye").with("name", &entry.data.name);
        warnings.add(WarningLevel::Confirm, again.with("round", round));
    }
    Ok(warnings)
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
