//! Rating periods: show, date of a game, ratings of a month, close, report.

use chrono::NaiveDate;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::Target;
use super::round::BoardResult;

/// The rating periods of a tournament (`period/show`): the months in which its games were played.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct PeriodsView {
    /// The tournament.
    pub tournament: i64,
    /// Whether the event lasts more than 30 days, so that each month is reported by itself.
    pub long: bool,
    /// The months, in order.
    pub periods: Vec<PeriodRow>,
    /// Every game, by rounds and boards.
    pub games: Vec<PeriodGame>,
    /// Games of which no day is known: neither their own nor that of their round. They count in the month in which the
    /// event ends.
    pub undated: u32,
}

/// A month in which games were played.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct PeriodRow {
    /// `2026-09`.
    pub period: String,
    /// Games in it.
    pub games: u32,
    /// Games in it that have no result yet.
    pub missing: u32,
    /// Players with a game in it.
    pub players: u32,
    /// Those of them whose rating in this month is known; the others are reported with the rating they entered with.
    pub ratings: u32,
    /// The note it was closed with; none while it is open.
    pub closed: Option<String>,
}

/// A game and its day.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct PeriodGame {
    /// The pairing.
    pub pairing: i64,
    /// The round.
    pub round: u16,
    /// The board.
    pub board: u32,
    /// White.
    pub white: String,
    /// Black.
    pub black: String,
    /// The result, once there is one.
    pub result: Option<BoardResult>,
    /// The day it counts for; none where that is not known.
    #[ts(type = "string | null")]
    pub date: Option<NaiveDate>,
    /// Whether that is its own day and not that of its round.
    pub moved: bool,
}

/// `period/date`: the day on which a game was played; none for that of its round.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
pub struct DateGame {
    /// The pairing.
    pub pairing: i64,
    /// The day.
    #[ts(type = "string | null")]
    pub date: Option<NaiveDate>,
}

/// `period/ratings`: the ratings of a month, from the list that was valid in it.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
pub struct TakeRatings {
    /// The tournament.
    pub tournament: i64,
    /// The month, `2026-09`.
    pub period: String,
    /// The rating list. One whose month is known must be of this month.
    pub list: String,
}

/// `period/close`: nothing of a month changes any more, or may again.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
pub struct ClosePeriod {
    /// The tournament.
    pub tournament: i64,
    /// The month, `2026-09`.
    pub period: String,
    /// Whether it is closed from now on.
    pub closed: bool,
    /// Why; needed to open it again.
    #[serde(default)]
    pub note: String,
}

/// `period/report`: the report of a month alone.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
pub struct ReportPeriod {
    /// The tournament.
    pub tournament: i64,
    /// The month, `2026-09`.
    pub period: String,
    /// Where it goes.
    pub target: Target,
}
