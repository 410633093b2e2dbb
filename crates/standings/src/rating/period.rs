//! Rating periods: the calendar months of the lists.

use std::fmt;
use std::str::FromStr;

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
        Self::of(day.filter(|_| is_long(start, end)).unwrap_or(end))
    }
}

/// Whether an event lasts so long that it is rated month by month.
pub fn is_long(start: NaiveDate, end: NaiveDate) -> bool {
    (end - start).num_days() + 1 > LONG_EVENT_DAYS
}

impl fmt::Display for Period {
    /// `2026-03`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:04}-{:02}", self.year, self.month)
    }
}

impl FromStr for Period {
    type Err = ();

    /// A period as it is written, `2026-03`, and in no other way.
    fn from_str(text: &str) -> Result<Self, ()> {
        let (year, month) = text.split_once('-').ok_or(())?;
        let period = Self { year: year.parse().map_err(drop)?, month: month.parse().map_err(drop)? };
        let is_month = (1..=12).contains(&period.month) && (0..=9999).contains(&period.year);
        if is_month && period.to_string() == text { Ok(period) } else { Err(()) }
    }
}

impl Serialize for Period {
    /// As it is written.
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_period_is_read_as_it_is_written() {
        let march = Period { year: 2026, month: 3 };
        assert_eq!(march.to_string().parse(), Ok(march));
        for odd in ["", "2026", "2026-3", "2026-13", "2026-00", "26-03", "+026-03", "2026-03-01", "März"] {
            assert_eq!(odd.parse::<Period>(), Err(()), "{odd}");
        }
    }
}
