//! Entry fees: what a tournament asks for, what its players have paid and still owe.

mod pay;
mod set;
mod show;

pub use pay::pay;
pub use set::set;
pub use show::show;

use std::collections::HashMap;

use arbitro_store::table::fee::{self, FeeRow, PaymentRow};
use arbitro_store::{Db, EntryId, TournamentId};

use crate::api::DeskError;
use crate::api::fee::EntryFee;
use crate::money;

/// The fees of a tournament's players.
#[derive(Default)]
pub(crate) struct Fees {
    tournament: FeeRow,
    payments: HashMap<EntryId, PaymentRow>,
}

impl Fees {
    /// None where nothing is asked for and nothing was paid.
    pub fn of(db: &Db<'_>, id: TournamentId) -> Result<Option<Self>, DeskError> {
        let tournament = fee::of_tournament(db, id)?;
        let payments: HashMap<_, _> =
            fee::payments(db, id)?.into_iter().map(|row| (row.entry, row)).collect();
        let none = tournament.is_none() && payments.is_empty();
        Ok((!none).then(|| Self { tournament: tournament.unwrap_or_default(), payments }))
    }

    /// What a player has paid, and the player's own fee.
    fn of_entry(&self, entry: EntryId) -> PaymentRow {
        self.payments.get(&entry).copied().unwrap_or(PaymentRow { entry, fee: None, paid: 0 })
    }

    /// What a player is asked for.
    fn asked(&self, row: &PaymentRow) -> u64 {
        row.fee.unwrap_or(self.tournament.cents)
    }

    /// The same as the page has it.
    pub fn view(&self, entry: EntryId) -> EntryFee {
        let row = self.of_entry(entry);
        let fee = self.asked(&row);
        EntryFee {
            fee: money::written(fee),
            own: row.fee.is_some(),
            paid: money::written(row.paid),
            owes: money::written(fee.saturating_sub(row.paid)),
        }
    }
}

/// An amount in hundredths.
fn amount(text: &str) -> Result<u64, DeskError> {
    money::read(text).ok_or_else(|| DeskError::plain("error-amount").with("text", text))
}
