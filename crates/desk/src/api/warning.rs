//! What an act that departs from the rules needs before it is done.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::Message;

/// How much stands in the way of an act, from little to all. No setting lowers it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum WarningLevel {
    /// It is to be acknowledged (L2).
    Acknowledge,
    /// It is to be confirmed (L3).
    Confirm,
    /// The consequences are shown, and then it is to be confirmed once more (L4).
    TwoSteps,
    /// It is not done in FIDE mode, which can be left (L5).
    Refused,
}

/// Why an act was not done yet. Asked for again with the field `confirmed` holding the token, beside what was asked for, it
/// goes on; of the two steps the first answers with another token.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Warning {
    /// How much stands in the way.
    pub level: WarningLevel,
    /// 1; or 2 where what was confirmed is to be confirmed once more.
    pub step: u8,
    /// What comes of it.
    pub consequences: Vec<Message>,
    /// What is sent again to go on; none where nothing leads on. It holds for this act as things stand.
    pub token: Option<String>,
    /// The tournament whose FIDE mode stands in the way.
    pub tournament: Option<i64>,
}
