//! Which rules of B.02 are in force on the day an event begins.

use chrono::NaiveDate;

use super::Chapter;

/// How a difference of more than 400 points counts (B.02 art. 8.3.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CapRule {
    /// As 400, in every game.
    Always,
    /// As 400; but a player may gain by it only once an event, in the game with the greatest difference.
    OneUpgrade,
    /// As 400 for players below this rating, as it is for the others.
    Below(u16),
}

/// How a first rating is found (B.02 art. 8.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FirstRule {
    /// From the average of the opponents: 20 points for each half point above 50 per cent, by the table below it.
    TwentyAHalfPoint,
    /// As if there were two more draws against opponents of 1800, and not above 2200.
    TwoDraws,
}

/// The rules that changed from one edition to another.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Edition {
    /// The day from which events are played under it.
    pub from: NaiveDate,
    /// The 400-point rule.
    pub cap: CapRule,
    /// Whether a game is not rated when the difference is this or more and one player is rated above 2600.
    pub too_far_apart: Option<u16>,
    /// First ratings.
    pub first: FirstRule,
    /// The lowest rating that is published (art. 7.1.3).
    pub floor: u16,
}

/// One row: year and month, the chapters it is for, the rules.
type Row = ((i32, u32), &'static [Chapter], CapRule, Option<u16>, FirstRule, u16);

const ALL: &[Chapter] = &[Chapter::Standard, Chapter::Rapid, Chapter::Blitz];
const STANDARD: &[Chapter] = &[Chapter::Standard];
const RAPID_AND_BLITZ: &[Chapter] = &[Chapter::Rapid, Chapter::Blitz];

/// The oldest edition known here.
const FIRST_KNOWN: Row = ((2017, 7), ALL, CapRule::Always, None, FirstRule::TwentyAHalfPoint, 1000);

/// The editions, the newest first. Each begins on the first day of its month.
const EDITIONS: [Row; 5] = [
    ((2025, 10), STANDARD, CapRule::Below(2650), None, FirstRule::TwoDraws, 1400),
    ((2024, 12), RAPID_AND_BLITZ, CapRule::Always, Some(600), FirstRule::TwoDraws, 1400),
    ((2024, 3), ALL, CapRule::Always, None, FirstRule::TwoDraws, 1400),
    ((2022, 1), ALL, CapRule::OneUpgrade, None, FirstRule::TwentyAHalfPoint, 1000),
    FIRST_KNOWN,
];

impl Edition {
    /// The edition in force for an event of this chapter that begins on `start`. Events before the first edition known
    /// here are taken under that one.
    pub fn of(chapter: Chapter, start: NaiveDate) -> Self {
        let its_own = |row: &&Row| row.1.contains(&chapter);
        let in_force =
            EDITIONS.iter().filter(its_own).map(Self::from_row).find(|edition| edition.from <= start);
        in_force.unwrap_or_else(Self::first_known)
    }

    /// Whether the event began before the first edition known here.
    pub fn is_older(start: NaiveDate) -> bool {
        start < Self::first_known().from
    }

    fn first_known() -> Self {
        Self::from_row(&FIRST_KNOWN)
    }

    fn from_row(&((year, month), _, cap, too_far_apart, first, floor): &Row) -> Self {
        let from = NaiveDate::from_ymd_opt(year, month, 1).unwrap_or_default();
        Self { from, cap, too_far_apart, first, floor }
    }
}
