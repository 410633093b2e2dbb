//! `fee/set`: what a tournament asks of each player.

use arbitro_store::TournamentId;
use arbitro_store::table::fee::{self, FeeRow};
use arbitro_store::table::tournament;

use super::{amount, show};
use crate::Desk;
use crate::api::DeskError;
use crate::api::fee::{FeesView, SetFee};
use crate::convert::{With as _, said};
use crate::money;
use crate::text::one_line;

/// Writes the fee, at any time; what was paid stays.
pub fn set(desk: &Desk, request: &SetFee) -> Result<FeesView, DeskError> {
    let id = TournamentId(request.tournament);
    desk.act("fee/set", request, |tx| {
        let name = tournament::get(tx, id)?.data.name;
        let fee = FeeRow { cents: amount(&request.fee)?, currency: one_line(&request.currency)? };
        fee::set(tx, id, Some(&fee).filter(|fee| fee.cents > 0))?;
        let said = match fee.cents {
            0 => said("journal-fee-none"),
            cents => said("journal-fee").with("fee", money::written(cents)).with("currency", &fee.currency),
        };
        Ok((show::view(tx, id)?, said.with("tournament", name)))
    })
}
