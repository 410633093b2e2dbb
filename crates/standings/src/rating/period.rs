//! Rating periods: the calendar months of the lists.

use chrono::{Datelike, NaiveDate};
use serde::{Serialize, Serializer};

/// An event that lasts longer than this is reported and rated month by month.
pub const LONG_EVENT_DAYS: i64 = 30;

/// A month.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Period {
    /// The year.
    pub year: i32,
    /// The month, from 1.
    pub month: u32,
}

impl Period {
    /// The period of a day.
    pub fn of(day: NaiveDate) -> Self {
        Self { year: day.year(), month: day.month() }
    }

    /// The period in which a game of an event counts: that of its own day in an event of more than 30 days, else that in
    /// which the event ends. A game without a day counts at the end.
    pub fn of_game(start: NaiveDate, end: NaiveDate, day: Option<NaiveDate>) -> Self {
        let long = (end - start).num_days() + 1 > LONG_EVENT_DAYS;
        Self::of(day.filter(|_| long).unwrap_or(end))
    }
}

impl Serialize for Period {
    /// `2026-03`.
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(&format_args!("{:04}-{:02}", self.year, self.month))
    }
}
