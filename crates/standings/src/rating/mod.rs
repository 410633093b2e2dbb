//! Ratings (FIDE Handbook B.02): what an event changes, first ratings, performances.
//!
//! [`rate`] takes a whole event and answers for each player with the working: the games that are rated and those that
//! are not and why, the difference that counted in each, K and why, the change of each rating period. The parts can be
//! had alone: [`expected`] and [`difference`] are the two tables, [`change()`] is the change of a period,
//! [`first_rating`] a first rating, [`performance()`] a performance.
//!
//! Everything is exact: expectations in hundredths of a point, changes in hundredths of a rating point. The numbers are
//! estimates all the same, since only FIDE's list counts.

mod change;
mod coefficient;
mod edition;
mod event;
mod first;
mod performance;
mod period;
mod table;

pub use change::{EventChange, PeriodChange, RatedGame, RatingChange, Rounding, Term, change, terms};
pub use coefficient::{History, KReason, coefficient, limited};
pub use edition::{CapRule, Edition, FirstRule};
pub use event::{
    Entrant, EntrantRating, Game, NotRated, Outcome, RatedEvent, RatedPeriod, RatedRound, UnratedRound, rate,
};
pub use first::{FirstRating, GAMES_NEEDED, NoFirst, first_rating};
pub use performance::{Performance, UNRATED, performance};
pub use period::{LONG_EVENT_DAYS, Period, is_long};
pub use table::{difference, expected, percentage};

pub(crate) use performance::average;

use serde::{Deserialize, Serialize};

/// The chapter of the rating regulations, by the time control.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Chapter {
    /// Standard chess.
    #[default]
    Standard,
    /// Rapid chess.
    Rapid,
    /// Blitz chess.
    Blitz,
}
