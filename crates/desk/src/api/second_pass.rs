//! The second pass over the results of a round: show, enter.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::round::BoardResult;

/// What the second person typed, against the results (`second_pass/show`, `second_pass/enter`).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct SecondPassView {
    /// The tournament.
    pub tournament: i64,
    /// The round, from 1.
    pub round: u16,
    /// Its boards with two players, in order.
    pub boards: Vec<SecondPassBoard>,
    /// Boards that were not typed a second time yet.
    pub missing: u32,
    /// Boards where the second pass says otherwise than the result.
    pub differing: u32,
}

/// A board in the second pass.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct SecondPassBoard {
    /// The pairing.
    pub pairing: i64,
    /// What was typed the second time; none yet.
    pub result: Option<BoardResult>,
    /// Whether that is the result.
    pub agreement: Agreement,
}

/// Whether both passes say the same of a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Agreement {
    /// It was not typed a second time yet.
    NotTyped,
    /// Both say the same.
    Agrees,
    /// They differ, or there is no result yet.
    Differs,
}
