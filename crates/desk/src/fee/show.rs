//! `fee/show`: what a tournament asks for, and what has come in.

use arbitro_store::table::{player, tournament};
use arbitro_store::{Db, TournamentId};

use super::Fees;
use crate::Desk;
use crate::api::DeskError;
use crate::api::fee::FeesView;
use crate::api::player::OfTournament;
use crate::money;

/// The fee of a tournament and the sums over its players.
pub fn show(desk: &Desk, request: &OfTournament) -> Result<FeesView, DeskError> {
    desk.read(|db| view(db, TournamentId(request.tournament)))
}

pub(super) fn view(db: &Db<'_>, id: TournamentId) -> Result<FeesView, DeskError> {
    tournament::get(db, id)?;
    let (mut due, mut paid, mut owed, mut owing) = (0, 0, 0, 0);
    let fees = Fees::of(db, id)?;
    if let Some(fees) = &fees {
        for entry in player::of_tournament(db, id)? {
            let row = fees.of_entry(entry.id);
            let fee = fees.asked(&row);
            let open = fee.saturating_sub(row.paid);
            (due, paid, owed) = (due + fee, paid + row.paid, owed + open);
            owing += u32::from(open > 0);
        }
    }
    let asked = fees.map(|fees| fees.tournament).unwrap_or_default();
    Ok(FeesView {
        fee: money::written(asked.cents),
        currency: asked.currency,
        due: money::written(due),
        paid: money::written(paid),
        owed: money::written(owed),
        owing,
    })
}
