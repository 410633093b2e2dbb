//! Tie-breaks from ratings (C.07 art. 10). Only games over the board count, and nobody has a value if anybody is unrated,
//! unless the regulations of the event give the unrated a rating.

use arbitro_tournament::Points;

use super::Evaluation;
use super::code::{Family, TieBreak};
use super::cut::{Contribution, cut};
use crate::field::Field;
use crate::rating::{difference, expected, percentage};
use crate::round::{Round, RoundKind};
use crate::working::{Method, Reason, Term, Working};
use crate::{Exact, Value};

/// The own rating (10.6).
pub fn own(field: &Field, tiebreak: TieBreak, place: usize) -> Working {
    match rating(field, tiebreak, place) {
        Some((rating, _)) => Working::own(rating.into()),
        None => Working::undefined(),
    }
}

/// A rating, and whether it is that of the regulations for those who have none.
fn rating(field: &Field, tiebreak: TieBreak, place: usize) -> Option<(u16, bool)> {
    let own = field.participant(place)?.rating.map(|rating| (rating.0, false));
    own.or(tiebreak.unrated.map(|rating| (rating.0, true)))
}

/// A game over the board against a rated opponent.
struct Game<'f> {
    round: usize,
    rating: u16,
    given: bool,
    opponent: usize,
    record: &'f Round,
}

impl Game<'_> {
    fn term(&self, field: &Field, reason: Reason, value: Exact) -> Term {
        let number = field.number(self.opponent);
        Term::new(reason, value).in_round(self.round, self.record.kind).against(Some(number))
    }
}

/// The games over the board; none at all if anybody has no rating.
fn games(field: &Field, tiebreak: TieBreak, place: usize) -> Vec<Game<'_>> {
    let unrated = |place: usize| field.participant(place).is_some_and(|p| p.rating.is_none());
    if tiebreak.unrated.is_none() && field.has_unrated() {
        return Vec::new();
    }
    let rounds = field.rounds(place).iter().enumerate();
    let games =
        rounds.filter(|(_, round)| round.kind == RoundKind::OverTheBoard).filter_map(|(i, record)| {
            let opponent = record.opponent?;
            let (rating, _) = rating(field, tiebreak, opponent)?;
            Some(Game { round: i, rating, given: unrated(opponent), opponent, record })
        });
    games.collect()
}

/// The mean of the opponents' ratings, rounded half up (10.1).
pub fn average(field: &Field, tiebreak: TieBreak, place: usize) -> Working {
    let games = games(field, tiebreak, place);
    let contributions = games.iter().map(|game| {
        let reason = if game.given { Reason::OpponentUnrated } else { Reason::OpponentRating };
        let term = game.term(field, reason, game.rating.into());
        let significance = Points::from_hundredths(game.rating.into());
        Contribution { term, significance, result: Points::ZERO, voluntary: false }
    });
    Working::mean(cut(contributions.collect(), tiebreak.cut, field.rules().edition), 0)
}

/// The points over the board on the scale of one, one half and nothing.
fn standard_score(games: &[Game<'_>]) -> Points {
    games.iter().filter_map(|game| game.record.standard_score()).sum()
}

/// The average rating of the opponents and the difference for the fractional score, which is rounded half up to
/// hundredths (10.2).
pub fn tournament_performance(field: &Field, tiebreak: TieBreak, place: usize) -> Working {
    let games = games(field, tiebreak, place);
    let percentage = percentage(standard_score(&games), games.len());
    let average = average(field, tiebreak, place).value.number();
    let (Some(percentage), Some(average)) = (percentage, average) else { return Working::undefined() };
    Working::sum(vec![
        Term::new(Reason::AverageRating, average),
        Term::new(Reason::RatingDifference(percentage), Exact::from(difference(percentage))),
    ])
}

/// The lowest rating of which the points scored, or more, are expected (10.3). Of no points it is 800 less than the
/// lowest opponent's.
pub fn perfect_performance(field: &Field, tiebreak: TieBreak, place: usize) -> Working {
    let games = games(field, tiebreak, place);
    let (lowest, highest) = (games.iter().map(|g| g.rating).min(), games.iter().map(|g| g.rating).max());
    let (Some(lowest), Some(highest)) = (lowest, highest) else { return Working::undefined() };
    let scored = standard_score(&games);
    let expected_of = |rating: i32| -> Points {
        games.iter().map(|game| expected(rating.saturating_sub(game.rating.into()))).sum()
    };
    let (mut low, mut high) = (i32::from(lowest) - 800, i32::from(highest) + 800);
    while low < high {
        let middle = low + (high - low).div_euclid(2);
        if expected_of(middle) >= scored {
            high = middle;
        } else {
            low = middle + 1;
        }
    }
    let term = |game: &Game<'_>| {
        let of_game = expected(low.saturating_sub(game.rating.into()));
        let term = game.term(field, Reason::Expected, of_game.into());
        Term { base: Some(game.rating.into()), ..term }
    };
    Working {
        terms: games.iter().map(term).collect(),
        method: Method::LowestRating(scored),
        value: Value::Number(Exact::from(low)),
    }
}

/// The mean of the opponents' performances, rounded half up (10.4 and 10.5).
pub fn average_performance(evaluation: &Evaluation<'_>, tiebreak: TieBreak, place: usize) -> Working {
    let field = evaluation.field();
    let family = match tiebreak.family {
        Family::AveragePerfect => Family::PerfectPerformance,
        _ => Family::TournamentPerformance,
    };
    let of_opponent = TieBreak { family, ..tiebreak };
    let terms = games(field, tiebreak, place).into_iter().filter_map(|game| {
        let value = evaluation.value_of(of_opponent, game.opponent).number()?;
        Some(game.term(field, Reason::OpponentPerformance, value))
    });
    Working::mean(terms.collect(), 0)
}
