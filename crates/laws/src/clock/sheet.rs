//! What a time control allows a clock to show, and what speaks against readings that were noted during a game.

use super::control::{Bonus, TimeControl};
use crate::edition::Seconds;
use crate::record::Milliseconds;
use crate::side::{PerSide, Side};

/// How much longer clocks may have run between two readings than the time of day says: a reading is not taken in an instant,
/// and the time of day is noted by the minute.
const TOLERANCE: i64 = 90;
/// Moves beyond which nobody counts the increments any more.
const MANY: u32 = 500;

/// Both clocks at a time of day.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Reading {
    /// The time of day, in seconds from any beginning.
    pub at: Seconds,
    /// What the clocks show.
    pub shows: PerSide<Option<Milliseconds>>,
    /// The moves each has completed; none where nobody counted them.
    pub completed: PerSide<Option<u32>>,
    /// What the arbiter has added to each clock by then, or taken.
    pub added: PerSide<Seconds>,
}

/// What speaks against a reading.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Doubt {
    /// It is more than the player ever got.
    MoreThanGiven {
        /// Whose clock.
        side: Side,
        /// What it can show at most.
        most: Milliseconds,
    },
    /// It is more than was left before, with all that has come since.
    Rose {
        /// Whose clock.
        side: Side,
        /// What it can show at most.
        most: Milliseconds,
    },
    /// More time has gone from the clocks since the reading before than has passed.
    RanTooFast {
        /// What has gone from both clocks.
        used: Seconds,
        /// What has passed.
        passed: Seconds,
    },
}

/// What a clock shows at most after so many completed moves: nothing of what the player got was used.
pub fn most(control: &TimeControl, completed: u32) -> Milliseconds {
    let mut most = Seconds(0);
    let mut before = None;
    for moves in 0..=completed.min(MANY) {
        let (index, period) = control.period_after(moves);
        if before != Some(index) {
            most += period.time;
            before = Some(index);
        }
        // The increment of a move is there before it is made; a delay and a time given back are never more than was used.
        if let Bonus::Increment(seconds) = period.bonus {
            // The last move of a period still brings the increment of that period.
            most += seconds;
        }
    }
    milliseconds(most)
}

/// What a player has used of the time, where the moves are counted.
pub fn used(control: &TimeControl, shows: Milliseconds, completed: u32, added: Seconds) -> Seconds {
    Seconds(seconds(most(control, completed)) + added.0 - seconds(shows))
}

/// What speaks against each of these readings, which are in the order in which they were noted. Where moves were not counted,
/// or the clock of the day went back between two of them, nothing is said about what depends on it.
pub fn doubts(control: &TimeControl, readings: &[Reading]) -> Vec<Vec<Doubt>> {
    let befores = std::iter::once(None).chain(readings.iter().map(Some));
    readings.iter().zip(befores).map(|(reading, before)| of_one(control, reading, before)).collect()
}

fn of_one(control: &TimeControl, reading: &Reading, before: Option<&Reading>) -> Vec<Doubt> {
    let mut doubts = Vec::new();
    let mut gone = Some(0);
    for side in [Side::White, Side::Black] {
        let Some(shows) = *reading.shows.of(side) else { continue };
        let added = reading.added.of(side).0;
        if let Some(given) = given(control, *reading.completed.of(side)) {
            let most = given + added.max(0);
            if seconds(shows) > most {
                doubts.push(Doubt::MoreThanGiven { side, most: milliseconds(Seconds(most)) });
                continue;
            }
        }
        let since = before.and_then(|before| since(control, reading, before, side));
        if let Some((left, shown)) = since {
            if shown > left {
                doubts.push(Doubt::Rose { side, most: milliseconds(Seconds(left)) });
            }
            gone = gone.map(|gone| gone + (left - shown).max(0));
        } else if before.is_some_and(|before| before.shows.of(side).is_some()) {
            gone = None;
        }
    }
    let passed = before.map(|before| reading.at.0 - before.at.0).filter(|passed| *passed >= 0);
    if let Some((gone, passed)) = gone.zip(passed)
        && gone > passed + TOLERANCE
    {
        doubts.push(Doubt::RanTooFast { used: Seconds(gone), passed: Seconds(passed) });
    }
    doubts
}

/// What a clock would show if it had not run since the reading before, and what it shows.
fn since(control: &TimeControl, reading: &Reading, before: &Reading, side: Side) -> Option<(i64, i64)> {
    let (shown, earlier) = ((*reading.shows.of(side))?, (*before.shows.of(side))?);
    let came = given(control, *reading.completed.of(side))? - given(control, *before.completed.of(side))?;
    let added = reading.added.of(side).0 - before.added.of(side).0;
    Some((seconds(earlier) + came + added, seconds(shown)))
}

/// What a player has got after so many moves, in seconds; also where they were not counted and nothing depends on them.
fn given(control: &TimeControl, completed: Option<u32>) -> Option<i64> {
    let constant = || (most(control, 0) == most(control, MANY)).then_some(0);
    completed.or_else(constant).map(|completed| seconds(most(control, completed)))
}

fn seconds(time: Milliseconds) -> i64 {
    i64::from(time.0 / 1000)
}

fn milliseconds(time: Seconds) -> Milliseconds {
    Milliseconds(u32::try_from(time.0.saturating_mul(1000).max(0)).unwrap_or(u32::MAX))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::clock::{Clock, Period};

    fn control() -> TimeControl {
        let bonus = Bonus::Increment(Seconds(30));
        TimeControl::new(vec![
            Period { moves: Some(40), time: Seconds(5400), bonus },
            Period { moves: None, time: Seconds(1800), bonus },
        ])
        .expect("two periods")
    }

    fn reading(at: i64, white: i64, black: i64, completed: Option<u32>) -> Reading {
        let both = |value| PerSide { white: value, black: value };
        Reading {
            at: Seconds(at),
            shows: PerSide {
                white: Some(milliseconds(Seconds(white))),
                black: Some(milliseconds(Seconds(black))),
            },
            completed: both(completed),
            added: PerSide { white: Seconds(0), black: Seconds(0) },
        }
    }

    #[test]
    fn the_most_is_what_a_clock_shows_that_never_ran() {
        for bonus in [
            Bonus::None,
            Bonus::Increment(Seconds(30)),
            Bonus::Delay(Seconds(5)),
            Bonus::Bronstein(Seconds(5)),
        ] {
            let control = TimeControl::new(vec![
                Period { moves: Some(3), time: Seconds(600), bonus },
                Period { moves: Some(2), time: Seconds(300), bonus },
            ])
            .expect("two periods");
            let mut clock = Clock::start(&control);
            for completed in 0..9 {
                assert_eq!(most(&control, completed), clock.remaining(), "{bonus:?} {completed}");
                clock.press(Milliseconds(0));
            }
        }
    }

    #[test]
    fn more_than_was_given_is_doubted_and_time_given_by_the_arbiter_is_not() {
        let mut one = reading(600, 5431, 5000, Some(0));
        let found = doubts(&control(), &[one]);
        assert_eq!(found, [vec![Doubt::MoreThanGiven { side: Side::White, most: Milliseconds(5_430_000) }]]);
        one.added.white = Seconds(120);
        assert_eq!(doubts(&control(), &[one]), [vec![]]);
    }

    #[test]
    fn a_clock_that_rises_by_more_than_its_moves_brought_is_doubted() {
        let found =
            doubts(&control(), &[reading(0, 4000, 4000, Some(10)), reading(1800, 4200, 3000, Some(14))]);
        assert_eq!(found[1], [Doubt::Rose { side: Side::White, most: Milliseconds(4_120_000) }]);
    }

    #[test]
    fn clocks_do_not_run_faster_than_the_day() {
        let found =
            doubts(&control(), &[reading(0, 4000, 4000, Some(10)), reading(600, 3000, 3000, Some(10))]);
        assert_eq!(found[1], [Doubt::RanTooFast { used: Seconds(2000), passed: Seconds(600) }]);
        // The clock of the day went back: nothing can be said.
        let found =
            doubts(&control(), &[reading(9000, 4000, 4000, Some(10)), reading(600, 3000, 3000, Some(10))]);
        assert_eq!(found[1], []);
    }

    #[test]
    fn without_the_moves_nothing_is_said_that_hangs_on_them() {
        let found = doubts(&control(), &[reading(0, 9000, 4000, None)]);
        assert_eq!(found, [vec![]]);
        let sudden = TimeControl::single(Seconds(3600), Bonus::None);
        let found = doubts(&sudden, &[reading(0, 3601, 10, None)]);
        assert_eq!(found[0], [Doubt::MoreThanGiven { side: Side::White, most: Milliseconds(3_600_000) }]);
        assert_eq!(used(&sudden, Milliseconds(600_000), 30, Seconds(60)), Seconds(3060));
    }
}
