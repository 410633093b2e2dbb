//! Entry fees, and what was paid.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// `fee/set`: what a tournament asks of each player.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
pub struct SetFee {
    /// The tournament.
    pub tournament: i64,
    /// Money, with up to two decimals: `40`, `12.50`; empty for no fee.
    pub fee: String,
    /// The sign or code of the money, or empty.
    pub currency: String,
}

/// What is written down as paid.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Payment {
    /// All that was asked for.
    InFull,
    /// So much in all; empty for nothing.
    Amount(String),
}

/// `fee/pay`: what players are asked for and have paid. One act for all of them.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
pub struct PayFees {
    /// The tournament.
    pub tournament: i64,
    /// Entries.
    pub entries: Vec<i64>,
    /// Their own fee, `0` for free; empty for that of the tournament; none to leave it.
    #[serde(default)]
    pub fee: Option<String>,
    /// What they have paid; none to leave it.
    #[serde(default)]
    pub paid: Option<Payment>,
}

/// What a player is asked for and has paid, as amounts; nothing is empty.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct EntryFee {
    /// Asked for.
    pub fee: String,
    /// Whether that is the player's own fee, and not the tournament's.
    pub own: bool,
    /// Paid so far.
    pub paid: String,
    /// Still to be paid.
    pub owes: String,
}

/// The fees of a tournament (`fee/show`), as amounts; nothing is empty.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct FeesView {
    /// What each player is asked for.
    pub fee: String,
    /// The sign or code of the money.
    pub currency: String,
    /// What all are asked for together.
    pub due: String,
    /// What all have paid.
    pub paid: String,
    /// What is still to be paid.
    pub owed: String,
    /// So many players still owe something.
    pub owing: u32,
}
