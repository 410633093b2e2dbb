//! `round/unpair`: the last paired round is taken back, if nothing was entered in it.

use arbitro_store::TournamentId;
use arbitro_store::table::round::{self, Status};
use arbitro_store::table::tournament;

use super::show::is_untouched;
use crate::Desk;
use crate::api::DeskError;
use crate::api::event::EventView;
use crate::api::round::UnpairRound;
use crate::convert::{With as _, said, sentence};
use crate::event::view;
use crate::integrity::{self, Breach};
use crate::tournament::is_swiss;
use crate::warning::Warnings;

/// Takes back the last paired round. A published round of a Swiss is not taken back without a reason.
pub fn unpair(desk: &Desk, request: &UnpairRound) -> Result<EventView, DeskError> {
    desk.act("round/unpair", request, |tx| {
        let row = tournament::get(tx, TournamentId(request.tournament))?;
        let last = round::of_tournament(tx, row.id)?.pop();
        let last =
            last.ok_or_else(|| DeskError::plain("error-no-round-paired").with("tournament", &row.data.name))?;
        if !is_untouched(&round::pairings(tx, last.id)?, &round::board_counts(tx, last.id)?) {
            return Err(DeskError::plain("error-round-has-begun").with("round", last.number));
        }
        let reason = request.reason.trim();
        if last.status == Status::Published && is_swiss(&row.data) && reason.is_empty() {
            return Err(DeskError::plain("error-reason-needed").with("round", last.number));
        }
        let told = last.status == Status::Published && is_swiss(&row.data);
        let mut warnings = Warnings::new();
        if told {
            Breach::Unpairing.warn(&mut warnings, sentence("warning-unpairing").with("round", last.number));
        }
        warnings.settle(desk, tx, "round/unpair", request)?;
        round::delete(tx, last.id)?;
        let key = if reason.is_empty() { "journal-round-unpair" } else { "journal-round-unpair-reason" };
        let said =
            said(key).with("reason", reason).with("round", last.number).with("tournament", &row.data.name);
        Ok(((), integrity::mark(said, row.id, last.number, told.then_some(Breach::Unpairing))))
    })?;
    desk.with_file(|file| view(desk, file))
}
