//! Standings.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::player::PlayerForm;
use super::rating::RatingRow;
use super::{Message, Side};

/// `standings/show`.
#[derive(Clone, Debug, Default, Serialize, Deserialize, TS)]
pub struct ShowStandings {
    /// The tournament.
    pub tournament: i64,
    /// After this round; none for all results there are.
    pub after_round: Option<u32>,
    /// Only these players; none for all.
    #[serde(default)]
    #[ts(optional)]
    pub group: Option<StandingsGroup>,
}

/// Some of the players of a tournament.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum StandingsGroup {
    /// Those of a category.
    Category(Category),
    /// Those of a federation, by its code.
    Federation(String),
    /// Those of a club.
    Club(String),
}

/// A category of players. Ages are those reached in the year in which the event begins, so that a year of birth is enough.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Category {
    /// Women and girls.
    Women,
    /// Of at most this age: `U12` is 12.
    Under(u16),
    /// Of at least this age.
    Senior(u16),
    /// Without a rating.
    Unrated,
    /// With a rating below this.
    Below(u16),
}

/// A group that somebody is in.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct GroupChoice {
    /// The group.
    pub group: StandingsGroup,
    /// What it is called.
    pub name: Message,
    /// How many are in it.
    pub players: u32,
}

/// The table.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
pub struct StandingsView {
    /// The tournament.
    pub tournament: i64,
    /// After this round.
    pub after_round: u32,
    /// Boards without a result among those rounds.
    pub missing: u32,
    /// Why these are not the final standings although all rounds are played: a game has no result.
    pub provisional: Option<Message>,
    /// The tie-breaks in their order (C.07).
    pub tiebreaks: Vec<TieBreakColumn>,
    /// What the regulations list and is not computed, each with its reason.
    pub left_out: Vec<Message>,
    /// The groups that can be shown alone.
    pub groups: Vec<GroupChoice>,
    /// Rows by rank.
    pub rows: Vec<StandingsRow>,
}

/// A tie-break of the table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct TieBreakColumn {
    /// Its code, as `BH/C1`.
    pub code: String,
    /// What it is called: a key of the message catalogue.
    pub name: String,
    /// The article of C.07 that defines it.
    pub article: String,
}

/// A player in the table.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
pub struct StandingsRow {
    /// Rank; players equal in everything share it. 0 for who has none.
    pub rank: u32,
    /// Rank among those who are shown.
    pub group_rank: u32,
    /// The entry.
    pub entry: i64,
    /// Pairing number.
    pub number: u16,
    /// Who.
    pub player: PlayerForm,
    /// Whether the player was expelled, and so has no rank; the results count for the opponents.
    pub expelled: bool,
    /// Whether the results count for nobody (C.05 art. 6.6).
    pub annulled: bool,
    /// Games played.
    pub played: u32,
    /// Points, exact decimal.
    pub points: String,
    /// Values of the tie-breaks, exact decimals.
    pub tiebreaks: Vec<String>,
    /// One cell a paired round, for the cross table.
    pub rounds: Vec<CrossCell>,
}

/// What a player did in one round.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
pub struct CrossCell {
    /// The opponent's rank in this table; none without an opponent.
    pub opponent_rank: Option<u32>,
    /// The opponent's pairing number.
    pub opponent: Option<u16>,
    /// `white` or `black`; none without an opponent.
    pub colour: Option<Side>,
    /// TRF code; none while the game is not finished.
    pub result: Option<String>,
}

/// `standings/explain`: how a value of the table comes about.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
pub struct ExplainTieBreak {
    /// The tournament.
    pub tournament: i64,
    /// After this round; none for all results there are.
    pub after_round: Option<u32>,
    /// The entry.
    pub entry: i64,
    /// Which of [`StandingsView::tiebreaks`], from 0; none for the points.
    pub column: Option<u32>,
}

/// The working of a value.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
pub struct TieBreakExplained {
    /// Which tie-break, or the points.
    pub tiebreak: TieBreakColumn,
    /// Pairing number.
    pub number: u16,
    /// Who.
    pub player: PlayerForm,
    /// The value, exact decimals; empty for none.
    pub value: String,
    /// The terms, in the order of the rounds.
    pub terms: Vec<TieBreakTerm>,
    /// How the terms make the value.
    pub method: Message,
    /// What the method makes of the terms that are not left out, exact decimals: their sum where they are added or compared,
    /// else the value.
    pub total: String,
}

/// A term of a working.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
pub struct TieBreakTerm {
    /// The round.
    pub round: Option<u32>,
    /// The opponent's pairing number.
    pub opponent: Option<u16>,
    /// The opponent's name; empty without an opponent.
    pub name: String,
    /// What is multiplied, where the value is a product, exact decimal.
    pub base: Option<String>,
    /// What it is multiplied by, exact decimal.
    pub factor: Option<String>,
    /// What it adds, exact decimal.
    pub value: String,
    /// Why it has this value.
    pub why: Message,
    /// Why it does not count, if it does not.
    pub cut: Option<Message>,
}

/// `standings/grid`: everybody against everybody.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
pub struct ShowGrid {
    /// The tournament.
    pub tournament: i64,
    /// After this round; none for all results there are.
    pub after_round: Option<u32>,
    /// The order of rows and columns.
    pub order: GridOrder,
}

/// The order of rows and columns of a grid.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum GridOrder {
    /// By rank: a cross table.
    Rank,
    /// By pairing number: the grid of the Berger tables.
    Number,
}

/// The grid.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
pub struct GridView {
    /// The tournament.
    pub tournament: i64,
    /// After this round.
    pub after_round: u32,
    /// The rows.
    pub rows: Vec<GridRow>,
}

/// A row of the grid.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
pub struct GridRow {
    /// Rank; none for those whose results do not count.
    pub rank: Option<u32>,
    /// The entry.
    pub entry: i64,
    /// Pairing number.
    pub number: u16,
    /// Who.
    pub player: PlayerForm,
    /// Points, exact decimal.
    pub points: String,
    /// One cell a row, in the same order: the games of the two, by rounds; none where the two are one.
    pub cells: Vec<Option<Vec<GridGame>>>,
}

/// A game in the grid.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct GridGame {
    /// The round.
    pub round: u32,
    /// The colour of the row's player.
    pub colour: Option<Side>,
    /// TRF code of the row's player; none while the game is not finished.
    pub result: Option<String>,
}

/// `player/card`: a player's way through the tournament.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
pub struct ShowCard {
    /// The tournament.
    pub tournament: i64,
    /// The entry.
    pub entry: i64,
    /// After this round; none for all results there are.
    pub after_round: Option<u32>,
}

/// The card of a player.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
pub struct PlayerCard {
    /// The entry.
    pub entry: i64,
    /// Pairing number.
    pub number: u16,
    /// Who.
    pub player: PlayerForm,
    /// After this round.
    pub after_round: u32,
    /// Rank; none for a player whose results do not count.
    pub rank: Option<u32>,
    /// Points, exact decimal.
    pub points: String,
    /// The tie-breaks.
    pub tiebreaks: Vec<TieBreakColumn>,
    /// Their values, exact decimals; empty for none.
    pub values: Vec<String>,
    /// The rounds.
    pub rounds: Vec<CardRound>,
    /// What all published rounds do to the rating, with performance and working.
    pub rating: Option<RatingRow>,
}

/// A round on a card.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct CardRound {
    /// The round.
    pub round: u32,
    /// What kind of round it was: a key of the message catalogue.
    pub kind: String,
    /// Who the opponent was.
    pub opponent: Option<CardOpponent>,
    /// The colour.
    pub colour: Option<Side>,
    /// TRF code; none while the game is not finished.
    pub result: Option<String>,
    /// Points of the round, exact decimal.
    pub points: String,
    /// Points after the round, exact decimal.
    pub running: String,
    /// How the player floated, in a Swiss (C.04.3 art. 1.4).
    pub float: Option<FloatView>,
}

/// An opponent on a card.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct CardOpponent {
    /// The entry.
    pub entry: i64,
    /// Pairing number.
    pub number: u16,
    /// Name.
    pub name: String,
    /// Title code, or empty.
    pub title: String,
    /// Rating, 0 for unrated.
    pub rating: u16,
    /// Points at the end of the rounds shown, exact decimal.
    pub points: String,
}

/// A float.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum FloatView {
    /// Met someone with fewer points, or scored without playing.
    Down,
    /// Met someone with more points.
    Up,
}
