//! A whole event: the norms of its players.

use std::collections::BTreeMap;

use arbitro_tournament::{Federation, PairingNumber, Points, Rating, Sex, SideResult, Title};

use super::input::{Applicant, Exemption, NormEvent, NormGame, Opponent};
use super::swiss::{SwissEntrant, SwissExemption, swiss_exemption};
use super::title::NormTitle;
use super::{NormReport, norm};
use crate::rating::Game;

/// A player of the event.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NormEntrant {
    /// The pairing number.
    pub number: PairingNumber,
    /// The standard rating at the start.
    pub rating: Option<Rating>,
    /// The title at the start.
    pub title: Option<Title>,
    /// The federation.
    pub federation: Option<Federation>,
    /// The sex.
    pub sex: Option<Sex>,
    /// The rounds, from round 1.
    pub rounds: Vec<Game>,
}

/// The players of an event, ready to be checked for norms.
#[derive(Clone, Debug)]
pub struct NormField<'a> {
    event: NormEvent,
    entrants: &'a [NormEntrant],
    opponents: BTreeMap<PairingNumber, Opponent>,
    swiss: SwissExemption,
}

impl<'a> NormField<'a> {
    /// Takes a whole event. Where it has no exemption, it gets that of 1.4.3d if its players make it one.
    pub fn new(event: NormEvent, entrants: &'a [NormEntrant]) -> Self {
        let swiss = swiss_exemption(&entrants.iter().map(swiss_entrant).collect::<Vec<_>>(), event.host);
        let own = (swiss.is_met() && !event.system.is_round_robin()).then_some(Exemption::InternationalSwiss);
        let ratings: BTreeMap<PairingNumber, Option<Rating>> =
            entrants.iter().map(|entrant| (entrant.number, entrant.rating)).collect();
        let opponent = |entrant: &NormEntrant| {
            let opponent = Opponent {
                number: Some(entrant.number),
                rating: entrant.rating,
                title: entrant.title,
                federation: entrant.federation,
                nothing_against_rated: scored_nothing(entrant, &ratings),
            };
            (entrant.number, opponent)
        };
        let opponents = entrants.iter().map(opponent).collect();
        let event = NormEvent { exemption: event.exemption.or(own), ..event };
        Self { event, entrants, opponents, swiss }
    }

    /// The event with the exemption that it has.
    pub const fn event(&self) -> NormEvent {
        self.event
    }

    /// What was found of the conditions of 1.4.3d.
    pub const fn swiss_exemption(&self) -> SwissExemption {
        self.swiss
    }

    /// The norms that a player can make: titles above his own, those for women only of women.
    pub fn reports(&self, number: PairingNumber) -> Vec<NormReport> {
        let Some(entrant) = self.entrants.iter().find(|entrant| entrant.number == number) else {
            return Vec::new();
        };
        let game = |(round, game): (u16, &Game)| NormGame {
            round,
            opponent: game.opponent.and_then(|number| self.opponents.get(&number)).copied(),
            result: game.result,
        };
        let games: Vec<NormGame> = (1..).zip(&entrant.rounds).map(game).collect();
        let applicant = Applicant { federation: entrant.federation, sex: entrant.sex };
        let open = |title: &NormTitle| !title.is_womens() || entrant.sex == Some(Sex::Woman);
        let titles = NormTitle::ALL.into_iter().filter(open).filter(|title| title.is_above(entrant.title));
        titles.map(|title| norm(self.event, applicant, &games, title)).collect()
    }
}

fn swiss_entrant(entrant: &NormEntrant) -> SwissEntrant {
    let missed = |game: &&Game| {
        let there = |result: SideResult| {
            result.is_played() || matches!(result, SideResult::PairingAllocatedBye | SideResult::ForfeitWin)
        };
        game.result.is_some_and(|result| !there(result))
    };
    let missed = entrant.rounds.iter().filter(missed).count();
    SwissEntrant {
        federation: entrant.federation,
        rated: entrant.rating.is_some(),
        title: entrant.title,
        missed: u16::try_from(missed).unwrap_or(u16::MAX),
    }
}

/// Whether a player has played rated opponents and scored nothing against them (1.4.2b).
fn scored_nothing(entrant: &NormEntrant, ratings: &BTreeMap<PairingNumber, Option<Rating>>) -> bool {
    let rated = |game: &&Game| game.opponent.and_then(|number| *ratings.get(&number)?).is_some();
    let points = |game: &Game| match game.result? {
        SideResult::Win => Some(Points::ONE),
        SideResult::Draw => Some(Points::HALF),
        SideResult::Loss => Some(Points::ZERO),
        _ => None,
    };
    let scores: Vec<Points> = entrant.rounds.iter().filter(rated).filter_map(points).collect();
    !scores.is_empty() && scores.iter().all(|score| *score == Points::ZERO)
}
