//! The development coefficient K (B.02 art. 8.3.3).

use arbitro_tournament::Rating;
use serde::{Deserialize, Serialize};

/// What is known of a player's ratings before the event.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct History {
    /// The year of birth.
    pub birth_year: Option<u16>,
    /// The highest rating ever published, where it is known to be above the present one.
    pub highest: Option<Rating>,
    /// Rated games so far; none if it is not known, and then there are taken to be enough.
    pub games: Option<u16>,
}

/// Why K is what it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum KReason {
    /// It stands in the rating list.
    Listed,
    /// A rating of 2400 has been published.
    Reached2400,
    /// Until the end of the year of the 18th birthday, while below 2300.
    Junior,
    /// Fewer than 30 games.
    New,
    /// Below 2400.
    Below2400,
}

impl KReason {
    /// Its word, as messages and the API have it.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Listed => "listed",
            Self::Reached2400 => "reached-2400",
            Self::Junior => "junior",
            Self::New => "new",
            Self::Below2400 => "below-2400",
        }
    }
}

/// Whether a player has the property that a row of the table asks for.
type Condition = fn(Rating, &History, u16) -> bool;

/// The table of art. 8.3.3, the first row that holds decides: condition, K, reason. The order is that of published
/// calculations.
const TABLE: [(Condition, u16, KReason); 4] = [
    (|rating, history, _| highest(rating, history).0 >= 2400, 10, KReason::Reached2400),
    (
        |rating, history, year| is_junior(history, year) && highest(rating, history).0 < 2300,
        40,
        KReason::Junior,
    ),
    (|_, history, _| history.games.is_some_and(|games| games < 30), 40, KReason::New),
    (|_, _, _| true, 20, KReason::Below2400),
];

fn highest(rating: Rating, history: &History) -> Rating {
    history.highest.map_or(rating, |highest| highest.max(rating))
}

fn is_junior(history: &History, year: u16) -> bool {
    history.birth_year.is_some_and(|birth| year.saturating_sub(birth) <= 18)
}

/// K of a player with this rating in a year.
pub fn coefficient(rating: Rating, history: &History, year: u16) -> (u16, KReason) {
    let row = TABLE.iter().find(|(holds, ..)| holds(rating, history, year));
    row.map_or((20, KReason::Below2400), |(_, k, reason)| (*k, *reason))
}

/// K when there are many games in a period: K times the games may not pass 700.
pub fn limited(k: u16, games: u32) -> u16 {
    match 700_u32.checked_div(games) {
        Some(most) if u32::from(k) > most => u16::try_from(most).unwrap_or(k),
        _ => k,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_condition_that_holds_decides() {
        let k = |rating, birth_year, highest: Option<u16>, games| {
            let history = History { birth_year, highest: highest.map(Rating), games };
            coefficient(Rating(rating), &history, 2026)
        };
        assert_eq!(k(2399, None, None, None), (20, KReason::Below2400));
        assert_eq!(k(2400, None, None, Some(3)), (10, KReason::Reached2400));
        assert_eq!(k(1900, Some(2015), Some(2400), None), (10, KReason::Reached2400));
        assert_eq!(k(2299, Some(2008), None, None), (40, KReason::Junior));
        assert_eq!(k(2299, Some(2007), None, None), (20, KReason::Below2400));
        assert_eq!(k(2299, Some(2010), Some(2300), None), (20, KReason::Below2400));
        assert_eq!(k(2300, Some(2010), None, Some(29)), (40, KReason::New));
        assert_eq!(k(2300, Some(2010), None, Some(30)), (20, KReason::Below2400));
    }

    #[test]
    fn many_games_lower_it() {
        assert_eq!(limited(20, 39), 17);
        assert_eq!(limited(20, 35), 20);
        assert_eq!(limited(40, 18), 38);
        assert_eq!(limited(10, 0), 10);
    }
}
