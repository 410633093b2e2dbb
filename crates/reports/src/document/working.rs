//! How a player's points and tie-breaks come about.

use serde::Serialize;

use super::Person;

/// The working of all values of a player.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Working {
    /// Who.
    pub player: Person,
    /// The rank; empty for who is not ranked.
    pub rank: String,
    /// The points and each tie-break, in their order.
    pub values: Vec<WorkingOf>,
}

/// The working of one value.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct WorkingOf {
    /// Code, name, article and value.
    pub heading: String,
    /// The terms.
    pub terms: Vec<WorkingTerm>,
    /// How they make the value.
    pub method: String,
    /// What they make.
    pub total: String,
}

/// A term.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct WorkingTerm {
    /// The round; empty where there is none.
    pub round: String,
    /// The opponent, number and name; empty where there is none.
    pub opponent: String,
    /// The product it comes from, or empty.
    pub product: String,
    /// What it adds.
    pub value: String,
    /// Why.
    pub why: String,
    /// Whether it does not count.
    pub is_cut: bool,
}
