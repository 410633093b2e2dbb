//! The first rating of an unrated player (B.02 art. 8.2).

use arbitro_tournament::{Points, Rating};
use serde::Serialize;

use super::change::RatedGame;
use super::edition::{Edition, FirstRule};
use super::table::{difference, half_up, percentage};

/// The games against rated opponents that a first rating needs (art. 7.1.4).
pub const GAMES_NEEDED: usize = 5;
/// The rating of each of the two opponents who are added (art. 8.2.2).
const ADDED_OPPONENT: i64 = 1800;
/// The highest first rating (art. 8.2.3).
const HIGHEST: i64 = 2200;

/// Why there is no first rating.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum NoFirst {
    /// Fewer than five games against rated opponents so far.
    TooFewGames,
    /// Nothing was scored against rated opponents in the first event, which is then disregarded.
    NothingScored,
    /// The result is below the lowest rating that is published.
    BelowFloor,
}

/// A first rating with its working.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct FirstRating {
    /// Games against rated opponents.
    pub games: usize,
    /// Points in them.
    pub score: Points,
    /// The sum of the opponents' ratings, with those who are added.
    pub sum: i64,
    /// The number of opponents that sum is of.
    pub opponents: i64,
    /// The percentage.
    pub percentage: u8,
    /// What the percentage is worth.
    pub difference: i32,
    /// The rating that comes out, before the limits; none without games.
    pub computed: Option<i64>,
    /// The rating, or why there is none.
    pub rating: Result<Rating, NoFirst>,
}

/// The first rating from the games against rated opponents, event by event in their order (within 26 months).
pub fn first_rating(events: &[Vec<RatedGame>], edition: &Edition) -> FirstRating {
    // Art. 8.2.1: a first event without a point is disregarded.
    let scored = |games: &&Vec<RatedGame>| games.iter().any(|game| game.score > Points::ZERO);
    let leading = events.iter().take_while(|games| !scored(games)).count();
    let counted: Vec<RatedGame> = events.iter().skip(leading).flatten().copied().collect();
    let score: Points = counted.iter().map(|game| game.score).sum();
    let sum: i64 = counted.iter().map(|game| i64::from(game.opponent.0)).sum();
    let games = i64::try_from(counted.len()).unwrap_or(i64::MAX);
    let mut first = match edition.first {
        FirstRule::TwoDraws => two_draws(sum, games, score),
        FirstRule::TwentyAHalfPoint => twenty_a_half_point(sum, games, score),
    };
    first.games = counted.len();
    first.score = score;
    let dropped = counted.is_empty() && events.iter().any(|games| !games.is_empty());
    first.rating = match first.computed {
        _ if dropped => Err(NoFirst::NothingScored),
        Some(computed) if counted.len() >= GAMES_NEEDED => {
            let rating = u16::try_from(computed).ok().filter(|rating| *rating >= edition.floor);
            rating.and_then(Rating::new).ok_or(NoFirst::BelowFloor)
        }
        _ => Err(NoFirst::TooFewGames),
    };
    first
}

fn empty() -> FirstRating {
    FirstRating {
        games: 0,
        score: Points::ZERO,
        sum: 0,
        opponents: 0,
        percentage: 0,
        difference: 0,
        computed: None,
        rating: Err(NoFirst::TooFewGames),
    }
}

/// Art. 8.2.2 and 8.2.3 since March 2024.
fn two_draws(sum: i64, games: i64, score: Points) -> FirstRating {
    let (sum, opponents) = (sum + 2 * ADDED_OPPONENT, games + 2);
    let percentage =
        percentage(score + Points::ONE, usize::try_from(opponents).unwrap_or(usize::MAX)).unwrap_or(0);
    let difference = difference(percentage);
    let computed =
        half_up(sum + i64::from(difference) * opponents, opponents).map(|rating| rating.min(HIGHEST));
    FirstRating { sum, opponents, percentage, difference, computed, ..empty() }
}

/// Art. 8.2.2 and 8.2.3 until February 2024.
fn twenty_a_half_point(sum: i64, games: i64, score: Points) -> FirstRating {
    let percentage = percentage(score, usize::try_from(games).unwrap_or(usize::MAX)).unwrap_or(0);
    // Half points above 50 per cent, halved again: a score of one half in one game more than even is one half point.
    let above = i64::from(score.hundredths()) - 50 * games;
    let worth = if above > 0 { 20 * above / 50 } else { i64::from(difference(percentage)) };
    let difference = i32::try_from(worth).unwrap_or(0);
    let computed = half_up(sum + worth * games, games);
    FirstRating { sum, opponents: games, percentage, difference, computed, ..empty() }
}
