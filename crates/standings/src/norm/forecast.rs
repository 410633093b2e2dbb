//! What is still needed for a norm from the rounds that are left.

use arbitro_tournament::{Points, Rating, SideResult};
use serde::Serialize;

use super::assess::{Assessment, assess, holders_needed, one_allowed, own_allowed, wanted_needed};
use super::counted::{Counted, Table, count};
use super::input::{Applicant, NormEvent, NormGame, Opponent};
use super::requirement::RequirementKind as Kind;
use super::title::NormTitle;

/// The highest average that opponents who are not known yet are asked for: nobody has been rated higher.
const HIGHEST: u16 = 2900;

/// What is still needed of the opponents who are not known yet.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Mix {
    /// With the titles that are wanted (1.4.5), at least.
    pub wanted_titles: u32,
    /// With any title but CM and WCM (1.4.5a), at least; those wanted are among them.
    pub title_holders: u32,
    /// Of federations that are neither the applicant's nor met so far (1.4.3), at least.
    pub foreign_federations: u32,
    /// Of the applicant's federation (1.4.4), at most; none without such a limit.
    pub own_federation: Option<u32>,
    /// Of the federation met most so far (1.4.4), at most; none without such a limit.
    pub one_federation: Option<u32>,
}

impl Mix {
    /// What it asks for: the word of each limit with its number, as messages have it.
    pub fn limits(&self) -> impl Iterator<Item = (&'static str, u32)> {
        let least = |number: u32| Some(number).filter(|number| *number > 0);
        [
            ("wanted-titles", least(self.wanted_titles)),
            ("title-holders", least(self.title_holders)),
            ("foreign-federations", least(self.foreign_federations)),
            ("own-federation", self.own_federation),
            ("one-federation", self.one_federation),
        ]
        .into_iter()
        .filter_map(|(word, number)| Some((word, number?)))
    }
}

/// A score from the rounds that are left, and how strong the opponents must be for it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct PointsNeeded {
    /// Points from the rounds that are left.
    pub points: Points,
    /// The least average of the opponents who are not known yet; none where all are known.
    pub average: Option<Rating>,
}

/// What is still needed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Forecast {
    /// Rounds that are left.
    pub rounds: u32,
    /// Of them, rounds whose opponent is not known yet.
    pub unpaired: u32,
    /// What those opponents must be.
    pub mix: Mix,
    /// Whether a norm with all rounds is still possible: the mix fits into the rounds, there are enough games, and some
    /// score is enough.
    pub possible: bool,
    /// The least points that are enough against opponents as strong as those met so far; none if no score is.
    pub points: Option<Points>,
    /// Each score that can be enough, the highest first, with the opponents it needs.
    pub scores: Vec<PointsNeeded>,
}

/// What is needed from the rounds that are left; none when there are none. Games may still be left out later, and a norm
/// reached before needs nothing more: that is what [`super::NormReport::route`] tells.
pub(super) fn forecast(
    event: NormEvent,
    applicant: Applicant,
    games: &[NormGame],
    title: NormTitle,
) -> Option<Forecast> {
    let played = games.iter().filter(|game| game.result.is_some()).count();
    let rounds = usize::from(event.rounds).checked_sub(played).filter(|rounds| *rounds > 0)?;
    let mut table = count(event, games);
    // Those who are paired but have not finished, as if they had drawn: a game not rated for other reasons stays out.
    let known: Vec<Counted> = games
        .iter()
        .filter(|game| game.result.is_none())
        .map(|game| NormGame { result: Some(SideResult::Draw), ..*game })
        .filter_map(|game| count(event, &[game]).games.pop())
        .collect();
    let paired = games.iter().filter(|game| game.result.is_none() && game.opponent.is_some()).count();
    let unpaired = rounds.saturating_sub(paired);
    let so_far = std::mem::take(&mut table.games);
    let outlook = Outlook { event, applicant, table: &table, title, so_far, known, unpaired };
    Some(outlook.forecast(rounds))
}

struct Outlook<'a> {
    event: NormEvent,
    applicant: Applicant,
    table: &'a Table,
    title: NormTitle,
    so_far: Vec<Counted>,
    known: Vec<Counted>,
    unpaired: usize,
}

impl Outlook<'_> {
    fn forecast(&self, rounds: usize) -> Forecast {
        let mix = self.mix();
        let open = self.known.len() + self.unpaired;
        let halves = i32::try_from(2 * open).unwrap_or(i32::MAX);
        let scores: Vec<PointsNeeded> = (0..=halves)
            .rev()
            .filter_map(|halves| self.needed(Points::from_hundredths(50 * halves)))
            .collect();
        let (fits, enough_games) = (self.fits(&mix), self.enough_games());
        let usual = self.usual();
        let enough = |needed: &&PointsNeeded| needed.average.is_none_or(|average| average <= usual);
        let number = |count: usize| u32::try_from(count).unwrap_or(u32::MAX);
        Forecast {
            rounds: number(rounds),
            unpaired: number(self.unpaired),
            mix,
            possible: fits && enough_games && !scores.is_empty(),
            points: scores.iter().rev().find(enough).map(|needed| needed.points),
            scores,
        }
    }

    /// The average of those met so far and of those known, to whom the others are taken to be alike.
    fn usual(&self) -> Rating {
        let all: Vec<Counted> = self.so_far.iter().chain(&self.known).copied().collect();
        let average = assess(self.event, self.applicant, self.table, &all, self.title).average;
        u16::try_from(average).ok().and_then(Rating::new).unwrap_or(Rating(HIGHEST))
    }

    /// All games, with this score in those that are open and such opponents where they are not known.
    fn assessed(&self, points: Points, average: Rating) -> Assessment {
        let opponent = Opponent { rating: Some(average), ..Opponent::default() };
        let unknown = Counted { round: 0, opponent, score: Points::ZERO };
        let mut all = self.so_far.clone();
        all.extend(&self.known);
        all.resize(all.len() + self.unpaired, unknown);
        // Only the sum of the scores matters.
        let mut left = points;
        for game in all.iter_mut().skip(self.so_far.len()) {
            game.score = left.min(Points::ONE);
            left -= game.score;
        }
        assess(self.event, self.applicant, self.table, &all, self.title)
    }

    /// The opponents that this score needs; none if no opponents are enough.
    fn needed(&self, points: Points) -> Option<PointsNeeded> {
        let enough = |average: u16| {
            let assessment = self.assessed(points, Rating(average));
            let met = |kind| assessment.requirements.iter().any(|r| r.kind == kind && r.met);
            met(Kind::Performance) && met(Kind::Average) && met(Kind::Score)
        };
        if !enough(HIGHEST) {
            return None;
        }
        if self.unpaired == 0 {
            return Some(PointsNeeded { points, average: None });
        }
        // Stronger opponents never make it worse: the least that is enough lies between.
        let (mut low, mut high) = (0, HIGHEST);
        while high - low > 1 {
            let middle = u16::midpoint(low, high);
            if enough(middle) {
                high = middle;
            } else {
                low = middle;
            }
        }
        Some(PointsNeeded { points, average: Some(Rating(high)) })
    }

    /// What the opponents who are not known yet must be.
    fn mix(&self) -> Mix {
        let assessment = self.assessed(Points::ZERO, Rating(HIGHEST));
        let games = assessment.rounds.len();
        let found = |kind| assessment.found(kind).unwrap_or(0);
        let waived = |kind| {
            let exemption = self.event.exemption;
            let holds = exemption.is_some_and(|e| e.holds_for(self.applicant.federation, self.event.host));
            holds && matches!(kind, Kind::ForeignFederations | Kind::OwnFederation | Kind::OneFederation)
        };
        let short = |needed: i32, kind| {
            if waived(kind) { 0 } else { u32::try_from(needed - found(kind)).unwrap_or(0) }
        };
        let room = |allowed: i32, kind| {
            let left = u32::try_from(allowed - found(kind)).unwrap_or(0);
            let tight = usize::try_from(left).is_ok_and(|left| left < self.unpaired);
            (tight && !waived(kind)).then_some(left)
        };
        Mix {
            wanted_titles: short(wanted_needed(self.event.system, games), Kind::WantedTitles),
            title_holders: short(holders_needed(games), Kind::TitleHolders),
            foreign_federations: short(2, Kind::ForeignFederations),
            own_federation: room(own_allowed(games), Kind::OwnFederation),
            one_federation: room(one_allowed(games), Kind::OneFederation),
        }
    }

    /// Whether what is needed finds room in the rounds that are not paired, and no limit is passed already.
    fn fits(&self, mix: &Mix) -> bool {
        let most = mix.wanted_titles.max(mix.title_holders).max(mix.foreign_federations);
        let assessment = self.assessed(Points::ZERO, Rating(HIGHEST));
        let passed = |kind| assessment.missing().any(|requirement| requirement.kind == kind);
        usize::try_from(most).is_ok_and(|most| most <= self.unpaired)
            && !passed(Kind::OwnFederation)
            && !passed(Kind::OneFederation)
            && !passed(Kind::Woman)
    }

    fn enough_games(&self) -> bool {
        let assessment = self.assessed(Points::ZERO, Rating(HIGHEST));
        !assessment.missing().any(|requirement| requirement.kind == Kind::Games)
    }
}
