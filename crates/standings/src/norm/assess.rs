//! One set of games, held against every requirement.

use std::collections::{BTreeMap, BTreeSet};

use arbitro_tournament::{Federation, Points, Rating, Sex, Title};
use serde::Serialize;

use super::counted::{Counted, Table};
use super::input::{Applicant, NormEvent, NormSystem};
use super::requirement::{Requirement, RequirementKind as Kind};
use super::title::NormTitle;
use crate::rating::{UNRATED, average, difference, percentage};

/// The opponent whose rating was raised (1.4.6c).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Raised {
    /// The round of the game.
    pub round: u16,
    /// The rating he has, 1400 if he has none.
    pub from: Rating,
    /// The rating that counts.
    pub to: Rating,
}

/// What a set of games amounts to.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Assessment {
    /// The title.
    pub title: NormTitle,
    /// The rounds that count.
    pub rounds: Vec<u16>,
    /// The points in them.
    pub score: Points,
    /// The score in per cent, half rounded up.
    pub percentage: u8,
    /// The average of the opponents' ratings, half rounded up (1.4.7b).
    pub average: i32,
    /// What the percentage is worth (1.4.9).
    pub difference: i32,
    /// The performance.
    pub performance: i32,
    /// The opponent who was raised.
    pub raised: Option<Raised>,
    /// Every requirement.
    pub requirements: Vec<Requirement>,
}

impl Assessment {
    /// Whether nothing is missing.
    pub fn is_met(&self) -> bool {
        !self.requirements.iter().any(Requirement::is_missing)
    }

    /// What is missing.
    pub fn missing(&self) -> impl Iterator<Item = &Requirement> {
        self.requirements.iter().filter(|requirement| requirement.is_missing())
    }

    /// The number found for a requirement.
    pub fn found(&self, kind: Kind) -> Option<i32> {
        self.requirements.iter().find(|requirement| requirement.kind == kind).map(|r| r.found)
    }

    /// As how many games it counts (1.4.1d, 1.7).
    pub(super) fn counts_as(&self) -> u16 {
        let games = self.rounds.len();
        // The least score, by half points, that gives the performance against these opponents.
        let enough = |halves: &i32| {
            let score = Points::from_hundredths(50 * halves);
            percentage(score, games).is_some_and(|p| self.average + difference(p) >= self.title.performance())
        };
        let most = i32::try_from(games).unwrap_or(0) * 2;
        let above = (0..=most).find(enough).map_or(0, |halves| self.score.hundredths() - 50 * halves);
        let extra = usize::try_from(above / 100).unwrap_or(0);
        u16::try_from((games + extra).min(13)).unwrap_or(13)
    }
}

/// Half of the opponents, rounded up; and the other shares of 1.4.4 and 1.4.5.
fn share(games: usize, part: usize, of: usize, up: bool) -> i32 {
    let product = games * part;
    let share = if up { product.div_ceil(of) } else { product / of };
    i32::try_from(share).unwrap_or(i32::MAX)
}

/// Opponents with the titles wanted that so many games need (1.4.5).
pub(super) fn wanted_needed(system: NormSystem, games: usize) -> i32 {
    match system {
        NormSystem::DoubleRoundRobin => share(games, 1, 2, true),
        _ => share(games, 1, 3, true).max(3),
    }
}

/// Opponents with a title that so many games need (1.4.5a).
pub(super) fn holders_needed(games: usize) -> i32 {
    share(games, 1, 2, true)
}

/// The most opponents of the own federation (1.4.4).
pub(super) fn own_allowed(games: usize) -> i32 {
    share(games, 3, 5, false)
}

/// The most opponents of one federation (1.4.4).
pub(super) fn one_allowed(games: usize) -> i32 {
    share(games, 2, 3, false)
}

/// Whether a title counts among the half that must have one (1.4.5a).
pub(super) fn is_holder(title: Option<Title>) -> bool {
    title.is_some_and(|title| !matches!(title, Title::CM | Title::WCM))
}

/// The federation an opponent plays for: those of `FID` play for none.
pub(super) fn plays_for(federation: Option<Federation>) -> Option<Federation> {
    federation.filter(|federation| federation.as_str() != "FID")
}

/// Holds a set of games against every requirement of a norm.
pub(super) fn assess(
    event: NormEvent,
    applicant: Applicant,
    table: &Table,
    games: &[Counted],
    title: NormTitle,
) -> Assessment {
    let n = games.len();
    let (sum, raised) = ratings(games, title);
    let average = average(sum, n).unwrap_or(0);
    let score: Points = games.iter().map(|game| game.score).sum();
    let percentage = percentage(score, n).unwrap_or(0);
    let difference = if n == 0 { 0 } else { difference(percentage) };
    let performance = average + difference;
    let mut requirements = vec![games_played(event, table, n)];
    requirements.extend(federations(event, applicant, games));
    requirements.extend(titles(event, games, title));
    requirements.push(Requirement::new(Kind::Performance, title.performance(), performance));
    requirements.push(Requirement::new(Kind::Average, title.average(), average));
    requirements.push(enough_score(score, n));
    if title.is_womens() {
        let woman = i32::from(applicant.sex == Some(Sex::Woman));
        requirements.push(Requirement::new(Kind::Woman, 1, woman));
    }
    Assessment {
        title,
        rounds: games.iter().map(|game| game.round).collect(),
        score,
        percentage,
        average,
        difference,
        performance,
        raised,
        requirements,
    }
}

/// The sum of the opponents' ratings, the lowest of them raised (1.4.6).
fn ratings(games: &[Counted], title: NormTitle) -> (i64, Option<Raised>) {
    let rating = |game: &Counted| game.opponent.rating.unwrap_or(UNRATED);
    let sum: i64 = games.iter().map(|game| i64::from(rating(game).0)).sum();
    let lowest = games.iter().min_by_key(|game| rating(game)).filter(|game| rating(game) < title.floor());
    let raised = lowest.map(|game| Raised { round: game.round, from: rating(game), to: title.floor() });
    let added = raised.map_or(0, |raised| i64::from(raised.to.0) - i64::from(raised.from.0));
    (sum + added, raised)
}

/// 1.4.1: enough games; in nine rounds eight are enough with a point that needed no game (1.4.1c).
fn games_played(event: NormEvent, table: &Table, n: usize) -> Requirement {
    let least = event.system.least_games();
    let found = i32::try_from(n).unwrap_or(i32::MAX);
    let requirement = Requirement::new(Kind::Games, least.into(), found);
    let one_short = event.rounds == 9 && least == 9 && n == 8 && table.point_without_game;
    Requirement { waived: one_short.then_some("1.4.1c"), ..requirement }
}

/// 1.4.3 and 1.4.4.
fn federations(event: NormEvent, applicant: Applicant, games: &[Counted]) -> [Requirement; 3] {
    let exemption = event.exemption.filter(|exemption| exemption.holds_for(applicant.federation, event.host));
    let mut opponents: BTreeMap<Federation, i32> = BTreeMap::new();
    for federation in games.iter().filter_map(|game| plays_for(game.opponent.federation)) {
        *opponents.entry(federation).or_default() += 1;
    }
    let own_federation = plays_for(applicant.federation);
    let own = own_federation.and_then(|own| opponents.get(&own)).copied().unwrap_or(0);
    let foreign = opponents.keys().filter(|federation| Some(**federation) != own_federation).count();
    let top = opponents.values().max().copied().unwrap_or(0);
    [
        Requirement::new(Kind::ForeignFederations, 2, i32::try_from(foreign).unwrap_or(i32::MAX)),
        Requirement::new(Kind::OwnFederation, own_allowed(games.len()), own),
        Requirement::new(Kind::OneFederation, one_allowed(games.len()), top),
    ]
    .map(|requirement| requirement.waived_by(exemption))
}

/// 1.4.5.
fn titles(event: NormEvent, games: &[Counted], title: NormTitle) -> Vec<Requirement> {
    let number = |has: &dyn Fn(Option<Title>) -> bool| {
        i32::try_from(games.iter().filter(|game| has(game.opponent.title)).count()).unwrap_or(i32::MAX)
    };
    let wanted = number(&|held| held.is_some_and(|held| title.wanted().contains(&held)));
    let mut requirements = vec![
        Requirement::new(Kind::WantedTitles, wanted_needed(event.system, games.len()), wanted),
        Requirement::new(Kind::TitleHolders, holders_needed(games.len()), number(&is_holder)),
    ];
    if event.system == NormSystem::DoubleRoundRobin {
        let numbers: Option<BTreeSet<_>> = games.iter().map(|game| game.opponent.number).collect();
        // Six players are the applicant and five others; where opponents have no numbers it is not known.
        let players = numbers.map(|numbers| i32::try_from(numbers.len() + 1).unwrap_or(i32::MAX));
        requirements.extend(players.map(|players| Requirement::new(Kind::Players, 6, players)));
    }
    requirements
}

/// 1.4.8b: 35 per cent, exactly.
fn enough_score(score: Points, games: usize) -> Requirement {
    let games = i64::try_from(games).unwrap_or(i64::MAX);
    let found = i64::from(score.hundredths()).checked_div(games).unwrap_or(0);
    let met = i64::from(score.hundredths()) >= games.saturating_mul(35);
    Requirement { met, ..Requirement::new(Kind::Score, 35, i32::try_from(found).unwrap_or(i32::MAX)) }
}
