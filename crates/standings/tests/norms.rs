//! Norms against cases on which two independent evaluators agree, and what must hold of any norm.

#![allow(clippy::unwrap_used, reason = "helpers of tests may fail loudly")]

use std::collections::BTreeMap;

use arbitro_standings::norm::{
    Applicant, EventFacts, Exemption, NormEvent, NormGame, NormReport, NormSystem, NormTitle, NotCounted,
    Opponent, Requirement, RequirementKind as Kind, Route, SwissEntrant, conditions, norm, swiss_exemption,
};
use arbitro_tournament::{Federation, Points, Rating, Sex, SideResult, Title};
use proptest::prelude::*;
use serde::Deserialize;

/// A case: the player's federation and sex; the kind of event, its rounds, host and exemption; the games; what must come
/// out.
#[derive(Deserialize)]
struct Case {
    id: u32,
    player: (String, char),
    event: (String, u16, String, Option<String>),
    games: Vec<GameIn>,
    expect: BTreeMap<String, Expected>,
}

/// Round and result; rating, title and federation of the opponent; 1 where he scored nothing against rated opponents.
#[derive(Deserialize)]
#[serde(untagged)]
enum GameIn {
    Nothing(u16, char, Option<u16>, String, String, u8),
    Played(u16, char, Option<u16>, String, String),
    Bye(u16, char),
}

/// All games: met, articles not met, games, score, average, performance, rating that was raised, title holders, wanted
/// titles, wanted titles needed, foreign federations, opponents of the own federation, of the federation met most. The
/// best way: met, games left out, whether under 1.4.2c.
type Expected = (
    bool,
    Vec<String>,
    usize,
    Points,
    i32,
    i32,
    Option<u16>,
    i32,
    i32,
    i32,
    i32,
    i32,
    i32,
    bool,
    usize,
    bool,
);

fn federation(code: &str) -> Option<Federation> {
    code.parse().ok()
}

fn game(given: &GameIn) -> NormGame {
    let opponent = |rating: Option<u16>, title: &str, code: &str, nothing_against_rated| {
        let (rating, title) = (rating.map(Rating), title.parse().ok());
        Some(Opponent { number: None, rating, title, federation: federation(code), nothing_against_rated })
    };
    let (round, code, opponent) = match given {
        GameIn::Nothing(round, code, rating, title, fed, flag) => {
            (*round, *code, opponent(*rating, title, fed, *flag == 1))
        }
        GameIn::Played(round, code, rating, title, fed) => {
            (*round, *code, opponent(*rating, title, fed, false))
        }
        GameIn::Bye(round, code) => (*round, *code, None),
    };
    NormGame { round, opponent, result: SideResult::from_code(code) }
}

fn event(case: &Case) -> NormEvent {
    let (kind, rounds, host, exemption) = &case.event;
    let system = match kind.as_str() {
        "rr" => NormSystem::RoundRobin,
        "drr" => NormSystem::DoubleRoundRobin,
        _ => NormSystem::Swiss,
    };
    let exemption = exemption.as_deref().map(|article| Exemption::from_article(article).unwrap());
    NormEvent { system, rounds: *rounds, host: federation(host), exemption }
}

/// The articles that the data names for what is missing.
fn article(requirement: &Requirement) -> &'static str {
    match requirement.kind {
        Kind::OwnFederation => "1.4.4own",
        Kind::OneFederation => "1.4.4one",
        Kind::Woman => "sex",
        kind => kind.article(),
    }
}

fn compare(id: u32, report: &NormReport, expected: &Expected) {
    let name = format!("case {id} {:?}", report.title);
    let full = &report.full;
    let found = |kind| full.found(kind).unwrap();
    let needed = full.requirements.iter().find(|r| r.kind == Kind::WantedTitles).unwrap().needed;
    let mut missing: Vec<&str> = full.missing().map(article).collect();
    missing.sort_unstable();
    assert_eq!(missing, expected.1, "{name}");
    assert_eq!(full.is_met(), expected.0, "{name}");
    assert_eq!((full.rounds.len(), full.score), (expected.2, expected.3), "{name}");
    assert_eq!((full.average, full.performance), (expected.4, expected.5), "{name}");
    assert_eq!(full.raised.map(|raised| raised.from.0), expected.6, "{name}");
    assert_eq!(
        (found(Kind::TitleHolders), found(Kind::WantedTitles), needed),
        (expected.7, expected.8, expected.9),
        "{name}"
    );
    assert_eq!(
        (found(Kind::ForeignFederations), found(Kind::OwnFederation), found(Kind::OneFederation)),
        (expected.10, expected.11, expected.12),
        "{name}"
    );
    let route = report.route.as_ref();
    assert_eq!(route.is_some(), expected.13, "{name}");
    assert_eq!(route.map_or(0, Route::ignored), expected.14, "{name}");
    assert_eq!(route.is_some_and(|route| route.forfeit_as_loss.is_some()), expected.15, "{name}");
}

#[test]
fn every_case_is_judged_as_by_independent_evaluators() {
    let (mut compared, mut norms) = (0, 0);
    for line in include_str!("data/norms.jsonl").lines() {
        let case: Case = serde_json::from_str(line).unwrap();
        let (fed, sex) = &case.player;
        let sex = Some(if *sex == 'F' { Sex::Woman } else { Sex::Man });
        let applicant = Applicant { federation: federation(fed), sex };
        let games: Vec<NormGame> = case.games.iter().map(game).collect();
        for title in NormTitle::ALL {
            let report = norm(event(&case), applicant, &games, title);
            compare(case.id, &report, &case.expect[&format!("{title:?}")]);
            compared += 1;
            norms += usize::from(report.met());
        }
    }
    assert_eq!((compared, norms), (796, 173));
}

fn opponent(rating: u16, title: &str, code: &str) -> Opponent {
    let (rating, title) = (Rating::new(rating), title.parse().ok());
    Opponent { number: None, rating, title, federation: federation(code), nothing_against_rated: false }
}

const SWISS: NormEvent = NormEvent { system: NormSystem::Swiss, rounds: 9, host: None, exemption: None };

fn spaniard(sex: Sex) -> Applicant {
    Applicant { federation: federation("ESP"), sex: Some(sex) }
}

fn games(opponents: &[Opponent], codes: &str) -> Vec<NormGame> {
    let game = |((round, opponent), code): ((u16, &Opponent), char)| NormGame {
        round,
        opponent: Some(*opponent),
        result: SideResult::from_code(code),
    };
    (1..).zip(opponents).zip(codes.chars()).map(game).collect()
}

/// Nine opponents of a Grandmaster norm: three Grandmasters, two foreign federations.
fn nine(rating: u16) -> Vec<Opponent> {
    let titles = ["GM", "GM", "GM", "IM", "IM", "FM", "FM", "", ""];
    let federations = ["FRA", "FRA", "GER", "GER", "ITA", "ITA", "ESP", "ESP", "ESP"];
    titles.iter().zip(federations).map(|(title, code)| opponent(rating, title, code)).collect()
}

#[test]
fn the_worked_example_of_the_regulations_is_a_norm() {
    // Opponents of 2190 and eight averaging 2465, 6½ points: the lowest is raised to 2200.
    let mut opponents = nine(2465);
    opponents[8].rating = Some(Rating(2190));
    let report = norm(SWISS, spaniard(Sex::Man), &games(&opponents, "1111110=0"), NormTitle::GM);
    let full = &report.full;
    assert_eq!((full.average, full.percentage, full.difference, full.performance), (2436, 72, 166, 2602));
    assert_eq!(full.raised.map(|raised| (raised.from, raised.to)), Some((Rating(2190), Rating(2200))));
    assert!(report.met());
    assert_eq!(report.counts_as, Some(9));
}

#[test]
fn a_point_more_than_needed_counts_one_game_more_and_thirteen_are_the_most() {
    let report = norm(SWISS, spaniard(Sex::Man), &games(&nine(2475), "11111111="), NormTitle::GM);
    // 6 of 9 are enough against 2475; 8½ were scored.
    assert_eq!(report.counts_as, Some(11));
    let long = NormEvent { rounds: 18, ..SWISS };
    let twice: Vec<Opponent> = nine(2475).into_iter().chain(nine(2475)).collect();
    let report = norm(long, spaniard(Sex::Man), &games(&twice, "111111111111111110"), NormTitle::GM);
    assert_eq!(report.counts_as, Some(13));
}

#[test]
fn games_after_the_norm_are_left_out_in_a_swiss_but_not_in_a_round_robin() {
    let mut opponents = nine(2450);
    opponents.extend([opponent(2450, "GM", "FRA"), opponent(2450, "IM", "GER")]);
    // 6½ of the first nine are a norm; the two losses after them are not counted.
    let played = games(&opponents, "1111110=000");
    let swiss = NormEvent { rounds: 11, ..SWISS };
    let report = norm(swiss, spaniard(Sex::Man), &played, NormTitle::GM);
    assert!(!report.full.is_met());
    let route = report.route.unwrap();
    assert_eq!((route.after, route.won, route.assessment.rounds.len()), (vec![10, 11], vec![], 9));
    let round_robin = NormEvent { system: NormSystem::RoundRobin, ..swiss };
    assert!(!norm(round_robin, spaniard(Sex::Man), &played, NormTitle::GM).met());
}

#[test]
fn what_does_not_count_is_told() {
    let mut played = games(&nine(2475), "11111+1W ");
    played[0].opponent = Some(opponent(2475, "GM", "NON"));
    let report = norm(SWISS, spaniard(Sex::Man), &played, NormTitle::GM);
    let why: Vec<(u16, NotCounted)> = report.left_out.iter().map(|left| (left.round, left.why)).collect();
    assert_eq!(
        why,
        [
            (1, NotCounted::NotOfFide),
            (6, NotCounted::NotPlayed),
            (8, NotCounted::ReportedUnrated),
            (9, NotCounted::ToBePlayed),
        ]
    );
    assert!(!report.met());
}

#[test]
fn a_forecast_says_what_is_needed_of_the_last_rounds() {
    // 5 of 7 against 2475; one Grandmaster so far, so two of the last two must be.
    let mut opponents = nine(2475);
    opponents.truncate(7);
    opponents[1].title = Some(Title::IM);
    opponents[2].title = Some(Title::IM);
    let report = norm(SWISS, spaniard(Sex::Man), &games(&opponents, "1111100"), NormTitle::GM);
    let forecast = report.forecast.unwrap();
    assert_eq!((forecast.rounds, forecast.unpaired, forecast.possible), (2, 2, true));
    assert_eq!((forecast.mix.wanted_titles, forecast.mix.title_holders), (2, 0));
    // 6 of 9 are worth 125 (67 per cent): 2475 is the least average.
    assert_eq!(forecast.points, Some(Points::ONE));
    let scores: Vec<(String, u16)> =
        forecast.scores.iter().map(|s| (s.points.to_string(), s.average.unwrap().0)).collect();
    assert_eq!(scores[0].0, "2");
    assert_eq!(scores[2], ("1".to_owned(), 2473));
    // Two more Grandmasters cannot come in one round.
    let one_left = NormEvent { rounds: 8, ..SWISS };
    let report = norm(one_left, spaniard(Sex::Man), &games(&opponents, "1111100"), NormTitle::GM);
    assert!(!report.forecast.unwrap().possible);
    let over = NormEvent { rounds: 7, ..SWISS };
    assert_eq!(norm(over, spaniard(Sex::Man), &games(&opponents, "1111100"), NormTitle::GM).forecast, None);
}

#[test]
fn a_paired_round_is_forecast_with_its_opponent() {
    let played = games(&nine(2475), "11111000 ");
    let report = norm(SWISS, spaniard(Sex::Man), &played, NormTitle::GM);
    let forecast = report.forecast.unwrap();
    assert_eq!((forecast.rounds, forecast.unpaired, forecast.possible), (1, 0, true));
    assert_eq!(
        forecast.scores.iter().map(|s| (s.points, s.average)).collect::<Vec<_>>(),
        [(Points::ONE, None)]
    );
}

#[test]
fn a_swiss_with_many_guests_is_exempt() {
    let guest = |place: u16| SwissEntrant {
        federation: federation(["FRA", "GER", "ITA"][usize::from(place % 3)]),
        rated: true,
        title: (place < 10).then_some(Title::IM),
        missed: u16::from(place.is_multiple_of(2)),
    };
    let guests: Vec<SwissEntrant> = (0..20).map(guest).collect();
    let found = swiss_exemption(&guests, federation("ESP"));
    assert_eq!((found.guests, found.federations, found.titled, found.is_met()), (20, 3, 10, true));
    assert!(!swiss_exemption(&guests[1..], federation("ESP")).is_met());
    assert!(!swiss_exemption(&guests, federation("ITA")).is_met());
    let mut absent = guests;
    absent[0].missed = 2;
    assert!(!swiss_exemption(&absent, federation("ESP")).is_met());
}

#[test]
fn conditions_that_are_not_known_are_left_to_the_arbiter() {
    let facts = EventFacts { rounds_a_day: Some(3), minutes: Some(120), ..EventFacts::default() };
    let found: Vec<Option<bool>> = conditions(&facts).iter().map(|condition| condition.met).collect();
    assert_eq!(found, [Some(false), Some(true), None, None, None]);
}

fn any_opponent() -> impl Strategy<Value = Opponent> {
    let rating = prop_oneof![9 => (1900_u16..2750).prop_map(|rating| Some(Rating(rating))), 1 => Just(None)];
    let title = prop::sample::select(vec!["GM", "GM", "IM", "IM", "FM", "WGM", "WIM", "CM", ""]);
    let code = prop::sample::select(vec!["ESP", "FRA", "GER", "ITA", "NED", "FID", "NON"]);
    (rating, title, code).prop_map(|(rating, title, code)| Opponent { rating, ..opponent(0, title, code) })
}

fn any_games() -> impl Strategy<Value = Vec<NormGame>> {
    let result = prop::sample::select(vec!['1', '1', '1', '=', '=', '0', '+']);
    proptest::collection::vec((any_opponent(), result), 9..14).prop_map(|rounds| {
        let (opponents, codes): (Vec<Opponent>, String) = rounds.into_iter().unzip();
        games(&opponents, &codes)
    })
}

fn event_of(games: &[NormGame], system: NormSystem) -> NormEvent {
    NormEvent {
        system,
        rounds: u16::try_from(games.len()).unwrap(),
        host: federation("ESP"),
        exemption: None,
    }
}

fn any_system() -> impl Strategy<Value = NormSystem> {
    prop::sample::select(vec![NormSystem::Swiss, NormSystem::RoundRobin])
}

fn any_title() -> impl Strategy<Value = NormTitle> {
    prop::sample::select(NormTitle::ALL.to_vec())
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(96))]

    /// A norm never appears when an opponent loses his title, a game won is lost, an opponent is rated lower; nor does one
    /// disappear when the event gets an exemption.
    #[test]
    fn no_norm_appears_from_less(mut games in any_games(), place in 0_usize..9, system in any_system(), title in any_title()) {
        let event = event_of(&games, system);
        let met = |event: NormEvent, games: &[NormGame]| norm(event, spaniard(Sex::Woman), games, title).met();
        let before = met(event, &games);
        let zonal = NormEvent { exemption: Some(Exemption::Zonal), ..event };
        prop_assert!(met(zonal, &games) || !before);
        for change in 0..3 {
            let game = &mut games[place];
            match change {
                0 => game.opponent = game.opponent.map(|opponent| Opponent { title: None, ..opponent }),
                1 => game.opponent = game.opponent.map(|opponent| Opponent { rating: None, ..opponent }),
                _ if game.result == Some(SideResult::Win) => game.result = Some(SideResult::Loss),
                _ => {}
            }
            prop_assert!(before || !met(event, &games), "change {change}");
        }
    }

    /// A norm for a higher title is one for the lower.
    #[test]
    fn a_higher_norm_is_a_lower_one_too(games in any_games(), system in any_system()) {
        let event = event_of(&games, system);
        let met: Vec<bool> =
            NormTitle::ALL.iter().map(|title| norm(event, spaniard(Sex::Woman), &games, *title).met()).collect();
        prop_assert!(met.windows(2).all(|pair| pair[1] || !pair[0]), "{met:?}");
    }

    /// What is left out and what counts are the games that count, and the way found is a norm.
    #[test]
    fn the_way_accounts_for_every_game(games in any_games(), system in any_system(), title in any_title()) {
        let event = event_of(&games, system);
        let report = norm(event, spaniard(Sex::Woman), &games, title);
        prop_assert_eq!(report.full.rounds.len() + report.left_out.len(), games.len());
        if let Some(route) = report.route {
            let mut rounds: Vec<u16> = [&route.after[..], &route.won, &route.assessment.rounds].concat();
            rounds.sort_unstable();
            let mut counted = report.full.rounds.clone();
            counted.extend(route.forfeit_as_loss);
            counted.sort_unstable();
            prop_assert_eq!(rounds, counted);
            prop_assert!(route.assessment.is_met());
        }
    }

    /// Opponents such as a forecast asks for, and the points it asks for, make a norm.
    #[test]
    fn a_forecast_comes_true(all in any_games(), left in 1_usize..4, title in any_title()) {
        let event = event_of(&all, NormSystem::Swiss);
        let mut games = all.clone();
        games.truncate(all.len() - left);
        let report = norm(event, spaniard(Sex::Woman), &games, title);
        let forecast = report.forecast.unwrap();
        prop_assert_eq!(usize::try_from(forecast.unpaired).unwrap(), left);
        if !forecast.possible {
            return Ok(());
        }
        let needed = forecast.scores.last().unwrap();
        let mut score = needed.points;
        for (round, code) in (games.len() + 1..=all.len()).zip(["AAA", "BBB", "CCC"]) {
            let result = match score.min(Points::ONE) {
                Points::ONE => SideResult::Win,
                Points::HALF => SideResult::Draw,
                _ => SideResult::Loss,
            };
            score -= score.min(Points::ONE);
            let opponent = opponent(needed.average.unwrap().0, "GM", code);
            games.push(NormGame { round: u16::try_from(round).unwrap(), opponent: Some(opponent), result: Some(result) });
        }
        let report = norm(event, spaniard(Sex::Woman), &games, title);
        prop_assert!(report.full.is_met(), "{:?}", report.full.missing().collect::<Vec<_>>());
    }
}
