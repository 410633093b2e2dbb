//! The card of a player.

use serde::Serialize;

use super::Person;

/// A card.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct PlayerCard {
    /// Who.
    pub player: Person,
    /// The rank; empty for who is not ranked.
    pub rank: String,
    /// The points.
    pub points: String,
    /// The performance; empty when there is none.
    pub performance: String,
    /// The rating change, with its sign; empty when there is none.
    pub rating_change: String,
    /// The rounds.
    pub rounds: Vec<CardRound>,
}

/// A round on the card.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct CardRound {
    /// The round.
    pub round: u32,
    /// `white`, `black`, or empty.
    pub colour: String,
    /// The opponent; none for a bye.
    pub opponent: Option<Person>,
    /// The result as it is to be read, or what bye it is.
    pub result: String,
    /// `down`, `up`, or empty: whether the player floated.
    pub float: String,
    /// The points after the round.
    pub points: String,
}
