//! Periods, and what a move brings.

use serde::{Deserialize, Serialize};

use crate::edition::Seconds;

/// What each completed move brings.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(tag = "kind", content = "seconds", rename_all = "snake_case")]
pub enum Bonus {
    /// Nothing.
    #[default]
    None,
    /// Time added with each move, used or not (Fischer).
    Increment(Seconds),
    /// Time given back after each move, at most as much as was used (Bronstein).
    Bronstein(Seconds),
    /// Time that passes before the clock begins to run (US delay).
    Delay(Seconds),
}

impl Bonus {
    /// The time of one move, whatever its kind; a delay counts like an increment.
    pub const fn seconds(self) -> Seconds {
        match self {
            Bonus::None => Seconds(0),
            Bonus::Increment(seconds) | Bonus::Bronstein(seconds) | Bonus::Delay(seconds) => seconds,
        }
    }
}

/// One period of a time control.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Period {
    /// The moves to be completed in it; none for the rest of the game.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub moves: Option<u32>,
    /// The time the period brings.
    pub time: Seconds,
    /// What each move in it brings.
    #[serde(default)]
    pub bonus: Bonus,
}

/// A time control must have a period.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a time control has at least one period")]
pub struct NoPeriod;

/// The time control of one player: at least one period, the first of them at the start.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "Vec<Period>", into = "Vec<Period>")]
pub struct TimeControl {
    first: Period,
    later: Vec<Period>,
}

impl TimeControl {
    /// One period for the whole game.
    pub const fn single(time: Seconds, bonus: Bonus) -> TimeControl {
        TimeControl { first: Period { moves: None, time, bonus }, later: Vec::new() }
    }

    /// These periods, in their order.
    pub fn new(periods: Vec<Period>) -> Result<TimeControl, NoPeriod> {
        let mut periods = periods.into_iter();
        let first = periods.next().ok_or(NoPeriod)?;
        Ok(TimeControl { first, later: periods.collect() })
    }

    /// The periods, in their order.
    pub fn periods(&self) -> impl Iterator<Item = &Period> {
        std::iter::once(&self.first).chain(&self.later)
    }

    /// The period in which a player is who has completed so many moves, counted from 0, and that period. A control whose last
    /// period names a number of moves repeats it.
    pub fn period_after(&self, completed: u32) -> (usize, &Period) {
        let mut left = completed;
        let mut last = (0, &self.first);
        for (index, period) in self.periods().enumerate() {
            last = (index, period);
            match period.moves {
                Some(moves) if left >= moves && moves > 0 => left -= moves,
                _ => return last,
            }
        }
        let (index, period) = last;
        let repeats = period.moves.filter(|moves| *moves > 0).map_or(0, |moves| left / moves + 1);
        (index.saturating_add(usize::try_from(repeats).unwrap_or(usize::MAX)), period)
    }

    /// The moves that must be completed by the end of the period a player is in who has completed so many.
    pub fn moves_required(&self, completed: u32) -> Option<u32> {
        let mut sum = 0_u32;
        let mut last = None;
        for period in self.periods() {
            let moves = period.moves.filter(|moves| *moves > 0)?;
            sum = sum.checked_add(moves)?;
            last = Some(moves);
            if completed < sum {
                return Some(sum);
            }
        }
        let again = last?;
        ((completed - sum) / again).checked_add(1)?.checked_mul(again)?.checked_add(sum)
    }
}

impl TryFrom<Vec<Period>> for TimeControl {
    type Error = NoPeriod;

    fn try_from(periods: Vec<Period>) -> Result<Self, Self::Error> {
        TimeControl::new(periods)
    }
}

impl From<TimeControl> for Vec<Period> {
    fn from(control: TimeControl) -> Self {
        std::iter::once(control.first).chain(control.later).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn two_periods() -> TimeControl {
        let bonus = Bonus::Increment(Seconds(30));
        TimeControl::new(vec![
            Period { moves: Some(40), time: Seconds(5400), bonus },
            Period { moves: None, time: Seconds(1800), bonus },
        ])
        .expect("two periods")
    }

    #[test]
    fn the_required_moves_are_those_of_the_period() {
        let control = two_periods();
        assert_eq!(control.moves_required(0), Some(40));
        assert_eq!(control.moves_required(39), Some(40));
        assert_eq!(control.moves_required(40), None);
        assert_eq!(control.period_after(40).0, 1);
    }

    #[test]
    fn a_last_period_with_moves_repeats() {
        let control = TimeControl::new(vec![
            Period { moves: Some(40), time: Seconds(7200), bonus: Bonus::None },
            Period { moves: Some(20), time: Seconds(3600), bonus: Bonus::None },
        ])
        .expect("two periods");
        assert_eq!(control.moves_required(59), Some(60));
        assert_eq!(control.moves_required(60), Some(80));
        assert_eq!(control.period_after(60).0, 2);
        assert_eq!(control.period_after(79).0, 2);
        assert_eq!(control.period_after(80).0, 3);
    }
}
