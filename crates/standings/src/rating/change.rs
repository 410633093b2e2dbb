//! The rating change of a rated player (B.02 art. 8.3).

use std::fmt;
use std::iter::Sum;
use std::ops::Add;

use arbitro_tournament::{Points, Rating};
use serde::{Serialize, Serializer};

use super::coefficient::limited;
use super::edition::{CapRule, Edition};
use super::table::expected;

/// A rated game against a rated opponent.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RatedGame {
    /// The opponent's rating.
    pub opponent: Rating,
    /// 1, ½ or 0, whatever the event gives for it.
    pub score: Points,
}

/// A change of rating, exact, in hundredths of a rating point.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct RatingChange(i32);

impl RatingChange {
    /// A change from hundredths of a rating point.
    pub const fn from_hundredths(hundredths: i32) -> Self {
        Self(hundredths)
    }

    /// The change in hundredths of a rating point.
    pub const fn hundredths(self) -> i32 {
        self.0
    }

    /// K times the sum of what was scored above expectation.
    pub fn of(k: u16, delta: Points) -> Self {
        Self(delta.hundredths().saturating_mul(k.into()))
    }

    /// In whole points, half rounded away from zero (art. 8.3.4).
    pub const fn rounded(self) -> i32 {
        let away = if self.0 < 0 { -50 } else { 50 };
        self.0.saturating_add(away) / 100
    }
}

impl Add for RatingChange {
    type Output = Self;
    fn add(self, other: Self) -> Self {
        Self(self.0.saturating_add(other.0))
    }
}

impl Sum for RatingChange {
    fn sum<I: Iterator<Item = Self>>(changes: I) -> Self {
        changes.fold(Self::default(), Add::add)
    }
}

impl fmt::Display for RatingChange {
    /// The shortest decimal.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        Points::from_hundredths(self.0).fmt(f)
    }
}

impl Serialize for RatingChange {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

/// The working of one game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Term {
    /// The opponent's rating.
    pub opponent: Rating,
    /// Own rating less the opponent's.
    pub difference: i32,
    /// The difference that counts, after the 400-point rule.
    pub counted: i32,
    /// What was expected.
    pub expected: Points,
    /// What was scored.
    pub score: Points,
    /// Score less expectation.
    pub delta: Points,
}

/// The games of one event.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct EventChange {
    /// The player's own rating in it.
    pub own: Rating,
    /// Its games.
    pub terms: Vec<Term>,
    /// The sum of what was scored above expectation.
    pub delta: Points,
    /// K times that sum.
    pub change: RatingChange,
}

/// Where changes are rounded.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Rounding {
    /// Once for a rating period, as the text has it (art. 8.3.4).
    #[default]
    Period,
    /// Once for each event.
    Event,
}

/// A rating period.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct PeriodChange {
    /// K after the limit of 700.
    pub k: u16,
    /// The events.
    pub events: Vec<EventChange>,
    /// The change, exact.
    pub change: RatingChange,
    /// The change in whole points.
    pub rounded: i32,
}

/// The games of an event with the difference that counts (art. 8.3.1).
pub fn terms(own: Rating, games: &[RatedGame], cap: CapRule) -> Vec<Term> {
    let differences: Vec<i32> =
        games.iter().map(|game| i32::from(own.0) - i32::from(game.opponent.0)).collect();
    let greatest = differences.iter().enumerate().max_by_key(|(place, d)| (**d, usize::MAX - place));
    let upgraded = greatest.map(|(place, _)| place);
    let counted = |place: usize, difference: i32| match cap {
        CapRule::Below(limit) if own.0 >= limit => difference,
        CapRule::OneUpgrade if upgraded != Some(place) => difference.max(-400),
        _ => difference.clamp(-400, 400),
    };
    let term = |(place, (game, difference)): (usize, (&RatedGame, &i32))| {
        let counted = counted(place, *difference);
        let expected = expected(counted);
        Term {
            opponent: game.opponent,
            difference: *difference,
            counted,
            expected,
            score: game.score,
            delta: game.score - expected,
        }
    };
    games.iter().zip(&differences).enumerate().map(term).collect()
}

/// The change of a player over a period: for each event his own rating and his games. `other_games` are games of the same
/// period that are not here but count for the limit of K.
pub fn change(
    k: u16,
    events: &[(Rating, Vec<RatedGame>)],
    edition: &Edition,
    rounding: Rounding,
    other_games: u32,
) -> PeriodChange {
    let games = events.iter().map(|(_, games)| games.len()).sum::<usize>();
    let k = limited(k, u32::try_from(games).unwrap_or(u32::MAX).saturating_add(other_games));
    let event = |(own, games): &(Rating, Vec<RatedGame>)| {
        let terms = terms(*own, games, edition.cap);
        let delta: Points = terms.iter().map(|term| term.delta).sum();
        EventChange { own: *own, terms, delta, change: RatingChange::of(k, delta) }
    };
    let events: Vec<EventChange> = events.iter().map(event).collect();
    let change: RatingChange = events.iter().map(|event| event.change).sum();
    let rounded = match rounding {
        Rounding::Period => change.rounded(),
        Rounding::Event => events.iter().map(|event| event.change.rounded()).sum(),
    };
    PeriodChange { k, events, change, rounded }
}
