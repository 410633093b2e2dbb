//! Ratings against FIDE's tables, its published calculations, its calculator, and independent arithmetic.

#![allow(clippy::unwrap_used, clippy::panic, reason = "helpers of tests may fail loudly")]

use std::collections::BTreeMap;

use arbitro_standings::rating::{
    self, Chapter, Edition, Entrant, FirstRule, Game, NotRated, Outcome, RatedEvent, RatedGame, RatingChange,
    Rounding,
};
use arbitro_tournament::{PairingNumber, Points, Rating, SideResult};
use chrono::NaiveDate;
use proptest::prelude::*;
use serde::Deserialize;

fn day(year: i32, month: u32, day: u32) -> NaiveDate {
    NaiveDate::from_ymd_opt(year, month, day).unwrap()
}

#[derive(Deserialize)]
struct Cases<T> {
    cases: Vec<T>,
}

fn cases<T: for<'a> Deserialize<'a>>(text: &str) -> Vec<T> {
    serde_json::from_str::<Cases<T>>(text).unwrap().cases
}

/// A score as the data has it: a JSON number with at most one decimal.
fn score(number: &serde_json::Number) -> Points {
    number.to_string().parse().unwrap()
}

/// A change as the data has it, of which trailing zeros say nothing.
fn hundredths(text: &str) -> i32 {
    text.parse::<Points>().unwrap().hundredths()
}

#[derive(Deserialize)]
struct Tables {
    p_to_dp: BTreeMap<Points, i32>,
    d_to_pd: Vec<Row>,
}

#[derive(Deserialize)]
struct Row {
    #[serde(rename = "D")]
    difference: i32,
    #[serde(rename = "H")]
    higher: i32,
    #[serde(rename = "L")]
    lower: i32,
}

#[test]
fn the_tables_are_those_of_the_handbook() {
    let tables: Tables = serde_json::from_str(include_str!("data/ratings/tables.json")).unwrap();
    assert_eq!((tables.p_to_dp.len(), tables.d_to_pd.len()), (101, 106));
    for (percentage, difference) in tables.p_to_dp {
        let percentage = u8::try_from(percentage.hundredths()).unwrap();
        assert_eq!(rating::difference(percentage), difference, "{percentage}");
    }
    for row in tables.d_to_pd {
        assert_eq!(rating::expected(row.difference).hundredths(), row.higher, "{}", row.difference);
        if row.difference > 0 {
            assert_eq!(rating::expected(-row.difference).hundredths(), row.lower, "-{}", row.difference);
        }
    }
}

#[derive(Deserialize)]
struct Single {
    own: u16,
    opp: u16,
    score: serde_json::Number,
    #[serde(rename = "K")]
    k: u16,
    change: String,
}

#[test]
fn single_games_change_as_in_the_calculator() {
    let edition = Edition::of(Chapter::Standard, day(2025, 9, 30));
    let cases: Vec<Single> = cases(include_str!("data/ratings/fide_calculator.json"));
    assert_eq!(cases.len(), 20);
    for case in cases {
        let game = RatedGame { opponent: Rating(case.opp), score: score(&case.score) };
        let events = [(Rating(case.own), vec![game])];
        let found = rating::change(case.k, &events, &edition, Rounding::Period, 0);
        assert_eq!(found.change.hundredths(), hundredths(&case.change), "{} {}", case.own, case.opp);
    }
}

#[derive(Deserialize)]
struct EventIn {
    own: u16,
    games: Vec<(u16, serde_json::Number)>,
}

#[derive(Deserialize)]
struct Computed {
    k_used: u16,
    events: Vec<EventOut>,
    total: String,
    rounded: i32,
}

#[derive(Deserialize)]
struct EventOut {
    sum_delta: String,
    change: String,
    per_game: Vec<String>,
}

fn events(events: &[EventIn]) -> Vec<(Rating, Vec<RatedGame>)> {
    let game = |(opponent, s): &(u16, serde_json::Number)| RatedGame {
        opponent: Rating(*opponent),
        score: score(s),
    };
    events.iter().map(|event| (Rating(event.own), event.games.iter().map(game).collect())).collect()
}

fn compare(found: &rating::PeriodChange, expected: &Computed, name: &str) {
    assert_eq!(found.k, expected.k_used, "{name}: K");
    assert_eq!(found.events.len(), expected.events.len(), "{name}");
    for (found, expected) in found.events.iter().zip(&expected.events) {
        let deltas: Vec<i32> = found.terms.iter().map(|term| term.delta.hundredths()).collect();
        let wanted: Vec<i32> = expected.per_game.iter().map(|text| hundredths(text)).collect();
        assert_eq!(deltas, wanted, "{name}: games");
        assert_eq!(found.delta.hundredths(), hundredths(&expected.sum_delta), "{name}: sum");
        assert_eq!(found.change.hundredths(), hundredths(&expected.change), "{name}: event");
    }
    assert_eq!(found.change.hundredths(), hundredths(&expected.total), "{name}: total");
    assert_eq!(found.rounded, expected.rounded, "{name}: rounded");
}

#[derive(Deserialize)]
struct Published {
    id: String,
    k: u16,
    #[serde(rename = "published_total")]
    total: String,
    #[serde(rename = "published_rounded")]
    rounded: Option<i32>,
    #[serde(rename = "published_rounded_note")]
    rounded_note: Option<String>,
    events: Vec<PublishedEvent>,
    computed: Computed,
}

#[derive(Deserialize)]
struct PublishedEvent {
    #[serde(flatten)]
    event: EventIn,
    chg: Vec<String>,
}

#[test]
fn published_calculations_are_reproduced_game_by_game() {
    let edition = Edition::of(Chapter::Standard, day(2025, 10, 1));
    let mut games = 0;
    for case in cases::<Published>(include_str!("data/ratings/fide_published.json")) {
        let (given, published): (Vec<EventIn>, Vec<Vec<String>>) =
            case.events.into_iter().map(|event| (event.event, event.chg)).unzip();
        let found = rating::change(case.k, &events(&given), &edition, Rounding::Period, 0);
        compare(&found, &case.computed, &case.id);
        assert_eq!(found.change.hundredths(), hundredths(&case.total), "{}", case.id);
        if let Some(rounded) = case.rounded {
            assert_eq!(found.rounded, rounded, "{}", case.id);
        }
        if case.rounded_note.is_some() {
            // The one list that moved by the sum of what each event gives when it is rounded alone.
            let by_event = rating::change(case.k, &events(&given), &edition, Rounding::Event, 0);
            assert_eq!(by_event.rounded, 6, "{}", case.id);
        }
        for (event, published) in found.events.iter().zip(&published) {
            let deltas: Vec<i32> = event.terms.iter().map(|term| term.delta.hundredths()).collect();
            let published: Vec<i32> = published.iter().map(|text| hundredths(text)).collect();
            assert_eq!(deltas, published, "{}", case.id);
            games += deltas.len();
        }
    }
    assert_eq!(games, 79);
}

#[derive(Deserialize)]
struct PeriodCase {
    chapter: Chapter,
    tournament_after_2025_10_01: bool,
    #[serde(rename = "K_list")]
    k: u16,
    events: Vec<EventIn>,
    expected: Computed,
}

#[test]
fn periods_of_several_events_are_those_of_independent_arithmetic() {
    let cases: Vec<PeriodCase> = cases(include_str!("data/ratings/period_changes.json"));
    assert_eq!(cases.len(), 120);
    for (number, case) in cases.iter().enumerate() {
        let start = if case.tournament_after_2025_10_01 { day(2025, 10, 1) } else { day(2025, 9, 30) };
        let edition = Edition::of(case.chapter, start);
        let found = rating::change(case.k, &events(&case.events), &edition, Rounding::Period, 0);
        compare(&found, &case.expected, &format!("case {number}"));
    }
}

#[derive(Deserialize)]
struct FirstCase {
    opponents: Vec<u16>,
    score: serde_json::Number,
    expected: Option<u16>,
}

/// Games against these opponents with this score in all.
fn games(opponents: &[u16], total: Points) -> Vec<RatedGame> {
    let mut left = total;
    let game = |opponent: &u16| {
        let score = left.min(Points::ONE);
        left -= score;
        RatedGame { opponent: Rating(*opponent), score }
    };
    opponents.iter().map(game).collect()
}

#[test]
fn first_ratings_are_those_of_the_list_and_of_independent_arithmetic() {
    let edition = Edition::of(Chapter::Standard, day(2025, 12, 1));
    let mut all: Vec<FirstCase> = cases(include_str!("data/ratings/initial_fide.json"));
    all.extend(cases::<FirstCase>(include_str!("data/ratings/initial_ratings.json")));
    assert_eq!(all.len(), 121);
    for case in all {
        let games = games(&case.opponents, score(&case.score));
        let found = rating::first_rating(&[games], &edition);
        assert_eq!(found.rating.ok().map(|rating| rating.0), case.expected, "{:?}", case.opponents);
    }
}

#[test]
fn a_first_event_without_a_point_is_disregarded_and_later_ones_are_pooled() {
    let edition = Edition::of(Chapter::Standard, day(2026, 1, 1));
    let lost = games(&[1800, 1900, 2000, 1700, 1650], Points::ZERO);
    let won = games(&[1902, 1877, 1884, 2012, 1832], "3".parse().unwrap());
    let alone = rating::first_rating(std::slice::from_ref(&won), &edition);
    assert_eq!(rating::first_rating(&[lost.clone(), won.clone()], &edition), alone);
    let both = rating::first_rating(&[won, lost.clone()], &edition);
    assert_eq!(both.games, 10);
    let none = rating::first_rating(&[lost], &edition);
    assert_eq!(none.rating, Err(rating::NoFirst::NothingScored));
}

#[test]
fn editions_follow_the_first_day_of_the_event() {
    let of = |chapter, y, m, d| Edition::of(chapter, day(y, m, d));
    assert_eq!(of(Chapter::Standard, 2026, 11, 1).cap, rating::CapRule::Below(2650));
    assert_eq!(of(Chapter::Standard, 2025, 9, 30).cap, rating::CapRule::Always);
    assert_eq!(of(Chapter::Rapid, 2026, 11, 1).cap, rating::CapRule::Always);
    assert_eq!(of(Chapter::Blitz, 2024, 11, 30).too_far_apart, None);
    assert_eq!(of(Chapter::Blitz, 2024, 12, 1).too_far_apart, Some(600));
    assert_eq!(of(Chapter::Standard, 2024, 2, 29).first, FirstRule::TwentyAHalfPoint);
    assert_eq!(of(Chapter::Standard, 2024, 3, 1).floor, 1400);
    assert!(Edition::is_older(day(2010, 1, 1)));
    // 2022 to February 2024: 20 points a half point above even, and one upgrade an event.
    let old = of(Chapter::Standard, 2023, 5, 1);
    let first = rating::first_rating(&[games(&[1600, 1700, 1800, 1500, 1400], "4".parse().unwrap())], &old);
    assert_eq!(first.rating, Ok(Rating(1660)));
    let terms = rating::terms(Rating(2300), &games(&[1500, 1850, 2200], Points::ZERO), old.cap);
    assert_eq!(terms.iter().map(|t| t.counted).collect::<Vec<_>>(), [400, 450, 100]);
}

fn entrant(number: u16, rating: u16, rounds: &[(u16, char)]) -> Entrant {
    let game = |(opponent, code): &(u16, char)| Game {
        opponent: (*opponent > 0).then_some(PairingNumber(*opponent)),
        result: SideResult::from_code(*code),
        day: None,
    };
    let mut entrant = Entrant::new(PairingNumber(number), Rating::new(rating));
    entrant.rounds = rounds.iter().map(game).collect();
    entrant
}

fn event(chapter: Chapter, entrants: Vec<Entrant>) -> RatedEvent {
    let rounding = Rounding::Period;
    let (start, end) = (day(2026, 3, 1), day(2026, 3, 9));
    RatedEvent { chapter, start, end, is_match: false, rounding, entrants }
}

#[test]
fn what_is_not_a_game_between_rated_players_is_not_rated() {
    let players = vec![
        entrant(1, 2000, &[(2, '1'), (3, '+'), (4, '1'), (0, 'H'), (2, 'W'), (5, ' ')]),
        entrant(2, 2100, &[(1, '0'), (4, '1'), (3, '='), (0, 'U'), (1, 'L'), (0, 'Z')]),
        entrant(3, 1900, &[(4, '='), (1, '-'), (2, '=')]),
        entrant(4, 0, &[(3, '='), (2, '0'), (1, '0')]),
        entrant(5, 1500, &[]),
    ];
    let rated = rating::rate(&event(Chapter::Standard, players));
    let why: Vec<(usize, NotRated)> =
        rated[0].not_rated.iter().map(|round| (round.round, round.why)).collect();
    assert_eq!(
        why,
        [
            (2, NotRated::NotPlayed),
            (3, NotRated::UnratedOpponent),
            (4, NotRated::NotPlayed),
            (5, NotRated::ReportedUnrated),
            (6, NotRated::NotFinished),
        ]
    );
    let Outcome::Change { change, rounded, new, k, .. } = &rated[0].outcome else { panic!("a rated player") };
    // Lower by 100: .36 was expected.
    assert_eq!((change.to_string().as_str(), *rounded, *new, *k), ("12.8", 13, Some(Rating(2013)), 20));
    assert_eq!((rated[0].games, rated[0].expected.to_string()), (1, "0.36".to_owned()));
    let Outcome::First { first, rounds } = &rated[3].outcome else { panic!("an unrated player") };
    assert_eq!((first.games, rounds.len()), (3, 3));
    assert_eq!(first.rating, Err(rating::NoFirst::TooFewGames));
}

#[test]
fn rapid_games_too_far_apart_are_not_rated_and_newcomers_start_from_the_standard_rating() {
    let mut seeded = entrant(3, 0, &[(2, '1')]);
    seeded.standard = Some(Rating(2100));
    let players = vec![entrant(1, 2601, &[(2, '1')]), entrant(2, 2001, &[(1, '0'), (3, '0')]), seeded];
    let rapid = rating::rate(&event(Chapter::Rapid, players.clone()));
    assert_eq!(rapid[0].not_rated[0].why, NotRated::TooFarApart);
    assert_eq!((rapid[1].games, rapid[2].games), (1, 1));
    assert!(matches!(rapid[2].outcome, Outcome::Change { .. }));
    let standard = rating::rate(&event(Chapter::Standard, players));
    assert_eq!(standard[0].games, 1);
    assert!(matches!(standard[2].outcome, Outcome::First { .. }));
}

#[test]
fn a_decided_match_is_rated_no_further_and_not_at_all_with_an_unrated_player() {
    let mut decided = event(
        Chapter::Standard,
        vec![
            entrant(1, 2000, &[(2, '1'), (2, '1'), (2, '='), (2, '0')]),
            entrant(2, 2000, &[(1, '0'), (1, '0'), (1, '='), (1, '1')]),
        ],
    );
    decided.is_match = true;
    let rated = rating::rate(&decided);
    assert_eq!((rated[0].games, rated[1].games), (3, 3));
    decided.entrants[1].rating = None;
    let rated = rating::rate(&decided);
    assert_eq!((rated[0].games, rated[1].games), (0, 0));
}

#[test]
fn an_event_of_more_than_thirty_days_has_a_period_a_month() {
    let mut long = event(
        Chapter::Standard,
        vec![
            entrant(1, 2000, &[(2, '1'), (2, '1'), (2, '0')]),
            entrant(2, 2000, &[(1, '0'), (1, '0'), (1, '1')]),
        ],
    );
    (long.start, long.end) = (day(2026, 1, 20), day(2026, 3, 2));
    for entrant in &mut long.entrants {
        for (game, day) in
            entrant.rounds.iter_mut().zip([day(2026, 1, 20), day(2026, 2, 10), day(2026, 2, 20)])
        {
            game.day = Some(day);
        }
    }
    let rated = rating::rate(&long);
    let Outcome::Change { periods, rounded, .. } = &rated[0].outcome else { panic!("a rated player") };
    let months: Vec<(u32, i32)> = periods.iter().map(|p| (p.period.month, p.change.rounded)).collect();
    assert_eq!((months, *rounded), (vec![(1, 10), (2, 0)], 10));
    long.end = day(2026, 2, 18);
    let Outcome::Change { periods, .. } = &rating::rate(&long)[0].outcome else { panic!("a rated player") };
    assert_eq!(periods.len(), 1);
}

#[test]
fn a_rating_below_the_floor_is_none() {
    let players = vec![entrant(1, 1401, &[(2, '0')]), entrant(2, 1401, &[(1, '1')])];
    let rated = rating::rate(&event(Chapter::Standard, players));
    let new = |place: usize| match &rated[place].outcome {
        Outcome::Change { new, .. } => *new,
        Outcome::First { .. } => panic!("a rated player"),
    };
    assert_eq!((new(0), new(1)), (None, Some(Rating(1411))));
}

#[test]
fn performances_average_and_percentage_are_rounded_half_up() {
    let found = rating::performance(&games(&[1750, 1900, 2200, 1450, 2100], "4".parse().unwrap())).unwrap();
    assert_eq!((found.average, found.percentage, found.rating), (1880, 80, 2120));
    let one = rating::performance(&games(&[2050], Points::ZERO)).unwrap();
    assert_eq!(one.rating, 1250);
    assert_eq!(rating::performance(&[]), None);
    let halves = rating::performance(&games(&[2000, 2001], Points::ONE)).unwrap();
    assert_eq!(halves.average, 2001);
    assert_eq!(
        (RatingChange::from_hundredths(-250).rounded(), RatingChange::from_hundredths(250).rounded()),
        (-3, 3)
    );
}

proptest! {
    /// What one is expected to score, the other is expected not to.
    #[test]
    fn expectations_of_two_players_are_one(difference in -4000_i32..4000) {
        prop_assert_eq!(rating::expected(difference) + rating::expected(-difference), Points::ONE);
        prop_assert!(rating::expected(difference) <= rating::expected(difference + 1));
    }

    /// What a player wins the other loses, where both have one K and the difference counts alike for both.
    #[test]
    fn changes_of_two_players_cancel(a in 1400_u16..2650, b in 1400_u16..2650, half_points in 0_i32..=2, month in 1_u32..=12) {
        let edition = Edition::of(Chapter::Standard, day(2026, month, 1));
        let score = Points::from_hundredths(50 * half_points);
        let change = |own, opponent, score| {
            let game = RatedGame { opponent: Rating(opponent), score };
            rating::change(20, &[(Rating(own), vec![game])], &edition, Rounding::Period, 0).change
        };
        let sum = change(a, b, score) + change(b, a, Points::ONE - score);
        prop_assert_eq!(sum, RatingChange::default());
    }

    /// The order of the games changes nothing, and the working sums to the change.
    #[test]
    fn the_working_sums_to_the_change(own in 1400_u16..2900, played in proptest::collection::vec((1400_u16..2900, 0_i32..=2), 0..30)) {
        let edition = Edition::of(Chapter::Standard, day(2026, 1, 1));
        let games: Vec<RatedGame> = played
            .iter()
            .map(|(opponent, halves)| RatedGame { opponent: Rating(*opponent), score: Points::from_hundredths(50 * halves) })
            .collect();
        let mut turned = games.clone();
        turned.reverse();
        let change = |games| rating::change(40, &[(Rating(own), games)], &edition, Rounding::Period, 0);
        let found = change(games);
        let sum: Points = found.events[0].terms.iter().map(|term| term.score - term.expected).sum();
        prop_assert_eq!(RatingChange::of(found.k, sum), found.change);
        prop_assert_eq!(change(turned).change, found.change);
        prop_assert!(i32::from(found.k) * i32::try_from(played.len()).unwrap() <= 700);
    }
}
