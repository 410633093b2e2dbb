//! The performance rating: the average of the opponents and what the percentage is worth (B.01 art. 1.4.7 to 1.4.9).

use arbitro_tournament::{Points, Rating};
use serde::Serialize;

use super::change::RatedGame;
use super::table::{difference, half_up, percentage};

/// A performance rating with its working.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Performance {
    /// Games against rated opponents.
    pub games: usize,
    /// Points in them.
    pub score: Points,
    /// The average of the opponents' ratings, half rounded up.
    pub average: i32,
    /// The percentage, half rounded up.
    pub percentage: u8,
    /// What the percentage is worth.
    pub difference: i32,
    /// The performance rating.
    pub rating: i32,
}

/// The performance in these games; none without games.
pub fn performance(games: &[RatedGame]) -> Option<Performance> {
    let sum: i64 = games.iter().map(|game| i64::from(game.opponent.0)).sum();
    let score: Points = games.iter().map(|game| game.score).sum();
    let average = average(sum, games.len())?;
    let percentage = percentage(score, games.len())?;
    let difference = difference(percentage);
    Some(Performance {
        games: games.len(),
        score,
        average,
        percentage,
        difference,
        rating: average + difference,
    })
}

/// The average to the nearest whole number, half rounded up (art. 1.4.7b).
pub(crate) fn average(sum: i64, opponents: usize) -> Option<i32> {
    half_up(sum, i64::try_from(opponents).ok()?).and_then(|average| i32::try_from(average).ok())
}

/// The rating of an opponent without one, for performances and norms (B.01 art. 1.4.6d).
pub const UNRATED: Rating = Rating(1400);
