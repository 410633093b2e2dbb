//! A whole event: for each player which games are rated, and what comes out.

use std::collections::BTreeMap;

use arbitro_tournament::{PairingNumber, Points, Rating, SideResult};
use chrono::NaiveDate;
use serde::Serialize;

use super::Chapter;
use super::change::{PeriodChange, RatedGame, RatingChange, Rounding, change};
use super::coefficient::{History, KReason, coefficient};
use super::edition::Edition;
use super::first::{FirstRating, first_rating};
use super::performance::{Performance, performance};
use super::period::Period;

/// A round of a player.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Game {
    /// The opponent; none for a bye or an absence.
    pub opponent: Option<PairingNumber>,
    /// The result of this side; none while the game is not finished.
    pub result: Option<SideResult>,
    /// The day it was played, where it is known.
    pub day: Option<NaiveDate>,
}

/// A player of the event.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entrant {
    /// The pairing number.
    pub number: PairingNumber,
    /// The rating of the event's class, on the list valid on its first day.
    pub rating: Option<Rating>,
    /// The standard rating, from which a player without a rapid or blitz rating starts.
    pub standard: Option<Rating>,
    /// K of the rating list.
    pub k: Option<u16>,
    /// What decides K where the list does not.
    pub history: History,
    /// Games of the same period in other events: they count for the limit of K.
    pub other_games: u32,
    /// Games against rated opponents in earlier events of a player without a rating, event by event.
    pub earlier: Vec<Vec<RatedGame>>,
    /// The rounds, from round 1.
    pub rounds: Vec<Game>,
}

impl Entrant {
    /// A player of whom nothing more is known.
    pub const fn new(number: PairingNumber, rating: Option<Rating>) -> Self {
        let history = History { birth_year: None, highest: None, games: None };
        let (standard, k, other_games) = (None, None, 0);
        Self { number, rating, standard, k, history, other_games, earlier: Vec::new(), rounds: Vec::new() }
    }
}

/// An event to be rated.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RatedEvent {
    /// Its chapter.
    pub chapter: Chapter,
    /// Its first day.
    pub start: NaiveDate,
    /// Its last day.
    pub end: NaiveDate,
    /// Whether it is a match of two: it is not rated with an unrated player, nor once it is decided.
    pub is_match: bool,
    /// Where changes are rounded.
    pub rounding: Rounding,
    /// Its players.
    pub entrants: Vec<Entrant>,
}

/// Why a round is not rated.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum NotRated {
    /// A forfeit, a bye or an absence: no game was played (B.02 art. 5.1).
    NotPlayed,
    /// It began, but is reported as not rated (W, D, L).
    ReportedUnrated,
    /// It is not finished.
    NotFinished,
    /// The opponent has no rating.
    UnratedOpponent,
    /// In rapid and blitz: a difference of 600 or more, with a player above 2600.
    TooFarApart,
    /// A match that was decided before.
    MatchDecided,
}

impl NotRated {
    /// Its word, as messages and the API have it.
    pub const fn word(self) -> &'static str {
        match self {
            Self::NotPlayed => "not-played",
            Self::ReportedUnrated => "reported-unrated",
            Self::NotFinished => "not-finished",
            Self::UnratedOpponent => "unrated-opponent",
            Self::TooFarApart => "too-far-apart",
            Self::MatchDecided => "match-decided",
        }
    }
}

/// A round that is rated.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct RatedRound {
    /// The round, from 1.
    pub round: usize,
    /// The opponent.
    pub opponent: PairingNumber,
}

/// A round that is not rated.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct UnratedRound {
    /// The round, from 1.
    pub round: usize,
    /// Why.
    pub why: NotRated,
}

/// A period of a rated player.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct RatedPeriod {
    /// The month.
    pub period: Period,
    /// The rounds, in the order of the terms of `change`.
    pub rounds: Vec<RatedRound>,
    /// The change; the event's games are its only event.
    pub change: PeriodChange,
}

/// What the event does to a player's rating.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Outcome {
    /// A rated player.
    Change {
        /// K before the limit of 700.
        k: u16,
        /// Why.
        reason: KReason,
        /// The periods; one, unless the event lasts longer than 30 days.
        periods: Vec<RatedPeriod>,
        /// The change, exact.
        change: RatingChange,
        /// The sum of the periods' changes in whole points.
        rounded: i32,
        /// The new rating; none if it falls below the lowest that is published.
        new: Option<Rating>,
    },
    /// A player without a rating.
    First {
        /// The rounds against rated opponents.
        rounds: Vec<RatedRound>,
        /// The first rating, or why there is none.
        first: FirstRating,
    },
}

/// What the event means for one player.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct EntrantRating {
    /// The player's pairing number.
    pub number: PairingNumber,
    /// The rating he is rated with.
    pub rating: Option<Rating>,
    /// Rated games.
    pub games: usize,
    /// Points in them.
    pub score: Points,
    /// Points that were expected of a rated player.
    pub expected: Points,
    /// The performance in them.
    pub performance: Option<Performance>,
    /// The change or the first rating.
    pub outcome: Outcome,
    /// The rounds that are not rated.
    pub not_rated: Vec<UnratedRound>,
}

/// Rates an event: one answer a player, in their order.
pub fn rate(event: &RatedEvent) -> Vec<EntrantRating> {
    let edition = Edition::of(event.chapter, event.start);
    let ratings: BTreeMap<PairingNumber, Rating> = event
        .entrants
        .iter()
        .filter_map(|entrant| Some((entrant.number, own_rating(event.chapter, entrant)?)))
        .collect();
    event.entrants.iter().map(|entrant| rate_entrant(event, &edition, &ratings, entrant)).collect()
}

/// A player without a rapid or blitz rating starts from the standard one (B.02, rapid and blitz, art. 7.2).
fn own_rating(chapter: Chapter, entrant: &Entrant) -> Option<Rating> {
    entrant.rating.or(entrant.standard.filter(|_| chapter != Chapter::Standard))
}

/// A round that is rated, with its game.
struct Counted {
    round: RatedRound,
    period: Period,
    game: RatedGame,
}

fn rate_entrant(
    event: &RatedEvent,
    edition: &Edition,
    ratings: &BTreeMap<PairingNumber, Rating>,
    entrant: &Entrant,
) -> EntrantRating {
    let own = own_rating(event.chapter, entrant);
    let decided = event.is_match.then(|| decided_after(entrant)).flatten();
    let (mut counted, mut not_rated) = (Vec::new(), Vec::new());
    for (round, game) in (1..).zip(&entrant.rounds) {
        let rated = if decided.is_some_and(|last| round > last) {
            Err(NotRated::MatchDecided)
        } else {
            rated_game(event, edition, ratings, own, game)
        };
        match rated {
            Ok((opponent, game, period)) => {
                counted.push(Counted { round: RatedRound { round, opponent }, period, game });
            }
            Err(why) => not_rated.push(UnratedRound { round, why }),
        }
    }
    let games: Vec<RatedGame> = counted.iter().map(|counted| counted.game).collect();
    let outcome = match own {
        Some(own) => rated_player(event, edition, entrant, own, &counted),
        None => unrated_player(edition, entrant, &counted, &games),
    };
    let expected = match &outcome {
        Outcome::Change { periods, .. } => expected_in(periods),
        Outcome::First { .. } => Points::ZERO,
    };
    EntrantRating {
        number: entrant.number,
        rating: own,
        games: games.len(),
        score: games.iter().map(|game| game.score).sum(),
        expected,
        performance: performance(&games),
        outcome,
        not_rated,
    }
}

fn expected_in(periods: &[RatedPeriod]) -> Points {
    let events = periods.iter().flat_map(|period| &period.change.events);
    events.flat_map(|event| &event.terms).map(|term| term.expected).sum()
}

/// The game as it is rated, or why it is not.
fn rated_game(
    event: &RatedEvent,
    edition: &Edition,
    ratings: &BTreeMap<PairingNumber, Rating>,
    own: Option<Rating>,
    game: &Game,
) -> Result<(PairingNumber, RatedGame, Period), NotRated> {
    let Some(opponent) = game.opponent else { return Err(NotRated::NotPlayed) };
    let score = match game.result.ok_or(NotRated::NotFinished)? {
        SideResult::Win => Points::ONE,
        SideResult::Draw => Points::HALF,
        SideResult::Loss => Points::ZERO,
        SideResult::UnratedWin | SideResult::UnratedDraw | SideResult::UnratedLoss => {
            return Err(NotRated::ReportedUnrated);
        }
        _ => return Err(NotRated::NotPlayed),
    };
    let rating = *ratings.get(&opponent).ok_or(NotRated::UnratedOpponent)?;
    // A match with an unrated player is not rated, for neither.
    if event.is_match && own.is_none() {
        return Err(NotRated::UnratedOpponent);
    }
    let apart = |limit: u16, own: Rating| own.0.abs_diff(rating.0) >= limit && own.max(rating).0 > 2600;
    if edition.too_far_apart.zip(own).is_some_and(|(limit, own)| apart(limit, own)) {
        return Err(NotRated::TooFarApart);
    }
    let period = Period::of_game(event.start, event.end, game.day);
    Ok((opponent, RatedGame { opponent: rating, score }, period))
}

/// The round in which a match was decided: one side has more than half of the points of all games.
fn decided_after(entrant: &Entrant) -> Option<usize> {
    let all = i32::try_from(entrant.rounds.len()).ok()?.checked_mul(100)?;
    let (mut own, mut other) = (0, 0);
    for (round, game) in (1..).zip(&entrant.rounds) {
        match game.result {
            Some(SideResult::Win | SideResult::ForfeitWin | SideResult::UnratedWin) => own += 200,
            Some(SideResult::Draw | SideResult::UnratedDraw) => (own, other) = (own + 100, other + 100),
            Some(SideResult::Loss | SideResult::ForfeitLoss | SideResult::UnratedLoss) => other += 200,
            _ => {}
        }
        if own > all || other > all {
            return Some(round);
        }
    }
    None
}

fn rated_player(
    event: &RatedEvent,
    edition: &Edition,
    entrant: &Entrant,
    own: Rating,
    counted: &[Counted],
) -> Outcome {
    let year = u16::try_from(Period::of(event.end).year).unwrap_or(u16::MAX);
    let (k, reason) = match entrant.k {
        Some(k) => (k, KReason::Listed),
        None => coefficient(own, &entrant.history, year),
    };
    let mut months: BTreeMap<Period, Vec<&Counted>> = BTreeMap::new();
    for game in counted {
        months.entry(game.period).or_default().push(game);
    }
    let period = |(period, counted): (Period, Vec<&Counted>)| {
        let games = vec![(own, counted.iter().map(|counted| counted.game).collect())];
        RatedPeriod {
            period,
            rounds: counted.iter().map(|counted| counted.round).collect(),
            change: change(k, &games, edition, event.rounding, entrant.other_games),
        }
    };
    let periods: Vec<RatedPeriod> = months.into_iter().map(period).collect();
    let rounded = periods.iter().map(|period| period.change.rounded).sum();
    let new = u16::try_from(i32::from(own.0).saturating_add(rounded)).ok();
    Outcome::Change {
        k,
        reason,
        change: periods.iter().map(|period| period.change.change).sum(),
        rounded,
        new: new.filter(|new| *new >= edition.floor).and_then(Rating::new),
        periods,
    }
}

fn unrated_player(edition: &Edition, entrant: &Entrant, counted: &[Counted], games: &[RatedGame]) -> Outcome {
    let mut events = entrant.earlier.clone();
    events.push(games.to_vec());
    Outcome::First {
        rounds: counted.iter().map(|counted| counted.round).collect(),
        first: first_rating(&events, edition),
    }
}
