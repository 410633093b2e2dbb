//! `fee/pay`: what players are asked for and have paid.

use arbitro_store::TournamentId;
use arbitro_store::table::fee;
use arbitro_store::table::journal::Said;

use super::{Fees, amount};
use crate::Desk;
use crate::api::DeskError;
use crate::api::fee::{PayFees, Payment};
use crate::api::player::PlayerRow;
use crate::convert::{With as _, said};
use crate::{money, player};

/// Writes the fees and payments of some players, as one act.
pub fn pay(desk: &Desk, request: &PayFees) -> Result<Vec<PlayerRow>, DeskError> {
    let id = TournamentId(request.tournament);
    desk.act("fee/pay", request, |tx| {
        let marked = player::marked(tx, id, &request.entries)?;
        let own = Own::of(request.fee.as_deref())?;
        let paid = match &request.paid {
            Some(Payment::Amount(text)) => Some(amount(text)?),
            _ => None,
        };
        let fees = Fees::of(tx, id)?.unwrap_or_default();
        for entry in &marked {
            let mut row = fees.of_entry(entry.id);
            row.fee = own.after(row.fee);
            row.paid = match request.paid {
                None => row.paid,
                Some(Payment::InFull) => fees.asked(&row),
                Some(Payment::Amount(_)) => paid.unwrap_or(0),
            };
            fee::pay(tx, &row)?;
        }
        Ok((player::rows(tx, id)?, sentence(request, own, paid).with("players", player::named(&marked))))
    })
}

/// What becomes of the players' own fee.
#[derive(Clone, Copy)]
enum Own {
    Stays,
    AsAll,
    /// Nothing too: the player is let in free.
    Fee(u64),
}

impl Own {
    fn of(asked: Option<&str>) -> Result<Self, DeskError> {
        match asked.map(str::trim) {
            None => Ok(Self::Stays),
            Some("") => Ok(Self::AsAll),
            Some(text) => amount(text).map(Self::Fee),
        }
    }

    fn after(self, before: Option<u64>) -> Option<u64> {
        match self {
            Self::Stays => before,
            Self::AsAll => None,
            Self::Fee(fee) => Some(fee),
        }
    }
}

/// What the journal says: the payment where one was written down, else the fee.
fn sentence(request: &PayFees, own: Own, paid: Option<u64>) -> Said {
    match (&request.paid, own) {
        (Some(Payment::InFull), _) => said("journal-fee-paid-in-full"),
        (Some(Payment::Amount(_)), _) => {
            said("journal-fee-paid").with("amount", money::written(paid.unwrap_or(0)))
        }
        (None, Own::Fee(own)) => said("journal-fee-own").with("amount", money::written(own)),
        (None, Own::Stays | Own::AsAll) => said("journal-fee-as-all"),
    }
}
