//! Rating changes and title norms.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::Message;
use super::event::TimeClassChoice;
use super::player::PlayerForm;

/// `rating/show`.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
pub struct ShowRatings {
    /// The tournament.
    pub tournament: i64,
}

/// What a tournament does to ratings (B.02). Estimates: only FIDE's list counts.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
pub struct RatingsView {
    /// The tournament.
    pub tournament: i64,
    /// The class it is rated as.
    pub time_class: TimeClassChoice,
    /// A row a player, by pairing number.
    pub rows: Vec<RatingRow>,
}

/// A player's change or first rating.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
pub struct RatingRow {
    /// The entry.
    pub entry: i64,
    /// Pairing number.
    pub number: u16,
    /// Who.
    pub player: PlayerForm,
    /// Rated games.
    pub games: u32,
    /// Points in them, exact decimal.
    pub score: String,
    /// Points expected of a rated player, exact decimal.
    pub expected: Option<String>,
    /// Points less those expected, of a rated player: K times this is the change. Exact decimal.
    pub delta: Option<String>,
    /// K of a rated player.
    pub k: Option<u16>,
    /// The change of a rated player, exact decimal.
    pub change: Option<String>,
    /// The change in whole points.
    pub rounded: Option<i32>,
    /// The new rating, or the first; none if it is below the lowest that is published or there is none yet.
    pub new: Option<u16>,
    /// The performance.
    pub performance: Option<i32>,
    /// The games with their working.
    pub terms: Vec<RatingTerm>,
    /// Why K is what it is, how the sum is made, why there is no first rating, which rounds are not rated and why.
    pub notes: Vec<Message>,
}

/// The working of one game.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
pub struct RatingTerm {
    /// The round.
    pub round: u32,
    /// The opponent's pairing number.
    pub opponent: u16,
    /// The opponent's rating.
    pub rating: u16,
    /// Own rating less the opponent's.
    pub difference: i32,
    /// The difference that counts, after the 400-point rule.
    pub counted: i32,
    /// Points, exact decimal.
    pub score: String,
    /// Points expected, exact decimal.
    pub expected: String,
    /// Points less those expected, exact decimal.
    pub delta: String,
}

/// `norm/show`.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
pub struct ShowNorms {
    /// The tournament.
    pub tournament: i64,
    /// One player; none for all who have a norm or may still make one.
    pub entry: Option<i64>,
}

/// The title norms of a tournament (B.01).
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
pub struct NormsView {
    /// The tournament.
    pub tournament: i64,
    /// The article by which the event needs no mix of federations.
    pub exemption: Option<String>,
    /// A row a player and title.
    pub rows: Vec<NormRow>,
}

/// A player's games held against one norm.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
pub struct NormRow {
    /// The entry.
    pub entry: i64,
    /// Pairing number.
    pub number: u16,
    /// Who.
    pub player: PlayerForm,
    /// `GM`, `IM`, `WGM` or `WIM`.
    pub title: String,
    /// Whether there is a norm.
    pub met: bool,
    /// Games that count.
    pub games: u32,
    /// Points in them, exact decimal.
    pub score: String,
    /// Average rating of the opponents.
    pub average: i32,
    /// Performance.
    pub performance: i32,
    /// Every requirement.
    pub requirements: Vec<NormRequirement>,
    /// How the games make a norm, which do not count and why, or what is still needed.
    pub notes: Vec<Message>,
}

/// One requirement.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
pub struct NormRequirement {
    /// The article of B.01.
    pub article: String,
    /// What is required: a key of the message catalogue.
    pub what: Message,
    /// The number needed.
    pub needed: i32,
    /// Whether that is the most; else it is the least.
    pub at_most: bool,
    /// The number found.
    pub found: i32,
    /// Whether it is met or waived.
    pub met: bool,
    /// The article that waives it.
    pub waived: Option<String>,
}
