//! The ways in which games make a norm: which may be left out, and what a forfeit of the last round may count as.

use std::collections::BTreeMap;

use arbitro_tournament::{Federation, Points, Rating};
use serde::Serialize;

use super::assess::{Assessment, assess, is_holder};
use super::counted::{Counted, Table};
use super::input::{Applicant, NormEvent};
use super::requirement::Requirement;
use crate::rating::UNRATED;

/// A way in which the games make a norm.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Route {
    /// Rounds at the end that are left out, since the norm was reached before them (1.4.1e).
    pub after: Vec<u16>,
    /// Games won that are left out (1.4.1f).
    pub won: Vec<u16>,
    /// The last round, won by forfeit, that counts as a loss against its opponent (1.4.2c).
    pub forfeit_as_loss: Option<u16>,
    /// What the games that are left amount to.
    pub assessment: Assessment,
}

impl Route {
    /// How many games are left out.
    pub const fn ignored(&self) -> usize {
        self.after.len() + self.won.len()
    }
}

/// The most sets of games that are tried; a field of one player has far fewer that differ.
const MOST_TRIED: usize = 50_000;

/// The way that leaves out the fewest games, without 1.4.2c if it goes without; of those, that with the highest
/// performance.
pub(super) fn route(
    event: NormEvent,
    applicant: Applicant,
    table: &Table,
    full: &Assessment,
) -> Option<Route> {
    let plain = Search { event, applicant, table, full, forfeit_as_loss: None };
    plain.run(&table.games).or_else(|| {
        let loss = table.last_forfeit?;
        // The text does not say whether 1.4.1c may be had beside 1.4.2c: not both.
        let mut table = Table { point_without_game: false, ..table.clone() };
        table.games.push(loss);
        let games = &table.games;
        let full = assess(event, applicant, &table, games, full.title);
        let forfeit_as_loss = Some(loss.round);
        Search { event, applicant, table: &table, full: &full, forfeit_as_loss }.run(games)
    })
}

struct Search<'a> {
    event: NormEvent,
    applicant: Applicant,
    table: &'a Table,
    full: &'a Assessment,
    forfeit_as_loss: Option<u16>,
}

/// Games won against opponents who are alike in all but the rating, the lowest rated first: leaving out a higher rated
/// one before a lower rated one gains nothing.
type Alike = Vec<Counted>;

impl Search<'_> {
    fn run(&self, games: &[Counted]) -> Option<Route> {
        if self.full.is_met() {
            return Some(self.found(&[], &[], self.full.clone()));
        }
        let least = usize::from(self.event.system.least_games());
        let mut tried = 0;
        (1..=games.len().saturating_sub(least))
            .find_map(|ignored| self.leaving_out(games, ignored, &mut tried))
    }

    fn found(&self, after: &[Counted], won: &[Counted], assessment: Assessment) -> Route {
        let rounds = |games: &[Counted]| games.iter().map(|game| game.round).collect();
        Route { after: rounds(after), won: rounds(won), forfeit_as_loss: self.forfeit_as_loss, assessment }
    }

    /// The best way that leaves out so many games.
    fn leaving_out(&self, games: &[Counted], ignored: usize, tried: &mut usize) -> Option<Route> {
        let round_robin = self.event.system.is_round_robin();
        let mix = !self.full.requirements.iter().any(|r: &Requirement| r.kind.is_mix() && r.is_missing());
        let mut best: Option<Route> = None;
        // 1.4.1e is for events without pairings fixed beforehand; 1.4.1f asks round robins for the mix of all games.
        let longest_tail = if round_robin { 0 } else { ignored };
        for tail in 0..=longest_tail {
            let won = ignored - tail;
            if won > 0 && round_robin && !mix {
                continue;
            }
            let Some((kept, after)) = games.split_at_checked(games.len() - tail) else { continue };
            let alike = self.alike(kept);
            let mut choice = Vec::new();
            choose(&alike, won, &mut choice, &mut |choice| {
                *tried += 1;
                if *tried > MOST_TRIED {
                    return;
                }
                let left: Vec<Counted> = kept.iter().filter(|game| !choice.contains(game)).copied().collect();
                let assessment = assess(self.event, self.applicant, self.table, &left, self.full.title);
                let better =
                    best.as_ref().is_none_or(|best| best.assessment.performance < assessment.performance);
                if assessment.is_met() && better {
                    best = Some(self.found(after, choice, assessment));
                }
            });
        }
        best
    }

    fn alike(&self, games: &[Counted]) -> Vec<Alike> {
        let wanted = self.full.title.wanted();
        let mut classes: BTreeMap<(Option<Federation>, bool, bool), Alike> = BTreeMap::new();
        for game in games.iter().filter(|game| game.score == Points::ONE) {
            let title = game.opponent.title;
            let class = (
                game.opponent.federation,
                title.is_some_and(|title| wanted.contains(&title)),
                is_holder(title),
            );
            classes.entry(class).or_default().push(*game);
        }
        let rating = |game: &Counted| -> Rating { game.opponent.rating.unwrap_or(UNRATED) };
        let mut classes: Vec<Alike> = classes.into_values().collect();
        for class in &mut classes {
            class.sort_by_key(|game| (rating(game), game.round));
        }
        classes
    }
}

/// Hands each choice of so many games to `take`, the first ones of each class.
fn choose(classes: &[Alike], number: usize, chosen: &mut Vec<Counted>, take: &mut dyn FnMut(&[Counted])) {
    let Some((class, rest)) = classes.split_first() else {
        if number == 0 {
            take(chosen);
        }
        return;
    };
    let before = chosen.len();
    for from_class in 0..=class.len().min(number) {
        chosen.extend(class.iter().take(from_class));
        choose(rest, number - from_class, chosen, take);
        chosen.truncate(before);
    }
}
