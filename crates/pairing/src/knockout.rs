//! Knockout: the winner goes on.

use arbitro_tournament::{Colour, PairingNumber, Points, SideResult};
use serde::{Deserialize, Serialize};

use crate::{Bye, Pair, PairingError, PairingSystem, RoundPairing, Tournament, Watch};

/// A knockout by seeds: pairing number 1 meets the last, and so on; the winner of match i meets the winner of match
/// m + 1 - i. Where places stay empty, the top seeds have a bye in the first stage. One round of the tournament is one
/// game of each match.
///
/// There is no FIDE standard for knockouts beyond the regulations of single events.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Knockout {
    /// Games in a match, with colours changing.
    pub games: u16,
    /// Whether the losers of the semifinals play for the third place, beside the final.
    pub third_place: bool,
    /// Winners of matches that ended level, with the stage (from 0), however that was decided: play-off, lot or the
    /// arbiter.
    pub decided: Vec<(u16, PairingNumber)>,
}

/// A match of two; one alone has a bye.
type Match = (PairingNumber, Option<PairingNumber>);

impl Knockout {
    /// A knockout of matches of this many games.
    pub const fn new(games: u16) -> Self {
        Self { games, third_place: false, decided: Vec::new() }
    }

    /// The matches of a stage (from 0), the third-place match last.
    pub fn matches(&self, tournament: &Tournament, stage: u16) -> Result<Vec<Match>, PairingError> {
        let count = tournament.players.len();
        if count < 2 || self.games == 0 {
            return Err(PairingError::WrongNumberOfPlayers { found: count, needed: 2 });
        }
        let mut places: Vec<Option<PairingNumber>> =
            tournament.players.iter().map(|p| Some(p.number)).collect();
        places.resize(count.next_power_of_two(), None);
        let mut losers = Vec::new();
        for earlier in 0..stage {
            losers.clear();
            let mut winners = Vec::new();
            for pair in Self::fold(&places) {
                let (winner, loser) = self.result(tournament, earlier, pair)?;
                winners.push(Some(winner));
                losers.extend(loser);
            }
            places = winners;
        }
        let mut matches: Vec<Match> = Self::fold(&places).collect();
        if let [one, other] = losers.as_slice()
            && self.third_place
            && matches.len() == 1
        {
            matches.push((*one, Some(*other)));
        }
        Ok(matches)
    }

    /// Who won the knockout; none while the final is not over.
    pub fn winner(&self, tournament: &Tournament) -> Result<Option<PairingNumber>, PairingError> {
        let rounds = self.rounds(tournament).unwrap_or(0);
        if rounds == 0 || tournament.rounds_played < rounds {
            return Ok(None);
        }
        let last = (rounds / self.games.max(1)).saturating_sub(1);
        let matches = self.matches(tournament, last)?;
        let winner = |pair: &Match| self.result(tournament, last, *pair).map(|(winner, _)| winner);
        matches.first().map(winner).transpose()
    }

    /// First against last, and so on.
    fn fold(places: &[Option<PairingNumber>]) -> impl Iterator<Item = Match> + '_ {
        let half = places.len() / 2;
        let pairs = places.iter().take(half).zip(places.iter().rev());
        pairs.filter_map(|(a, b)| a.or(*b).map(|first| (first, a.and(*b))))
    }

    /// The winner and the loser of a match.
    fn result(
        &self,
        tournament: &Tournament,
        stage: u16,
        (first, second): Match,
    ) -> Result<(PairingNumber, Option<PairingNumber>), PairingError> {
        let Some(second) = second else { return Ok((first, None)) };
        let score = |number: PairingNumber| -> Points {
            let player = tournament.players.iter().find(|p| p.number == number);
            let games = stage.saturating_mul(self.games)..(stage + 1).saturating_mul(self.games);
            player.map_or(Points::ZERO, |p| {
                games.map(|r| tournament.scoring.points(p.round(usize::from(r)).result)).sum()
            })
        };
        let is_decided = |winner| self.decided.contains(&(stage, winner));
        match score(first).cmp(&score(second)) {
            std::cmp::Ordering::Greater => Ok((first, Some(second))),
            std::cmp::Ordering::Less => Ok((second, Some(first))),
            std::cmp::Ordering::Equal if is_decided(first) => Ok((first, Some(second))),
            std::cmp::Ordering::Equal if is_decided(second) => Ok((second, Some(first))),
            std::cmp::Ordering::Equal => Err(PairingError::Undecided { first, second }),
        }
    }
}

impl PairingSystem for Knockout {
    /// The first colour of the top seed is the initial colour, and alternates down the matches.
    fn pair(&self, tournament: &Tournament, _: &mut Watch<'_>) -> Result<RoundPairing, PairingError> {
        let games = self.games.max(1);
        let (stage, game) = (tournament.rounds_played / games, tournament.rounds_played % games);
        let last = self.rounds(tournament).unwrap_or(0);
        if tournament.rounds_played >= last {
            return Err(PairingError::NoSuchRound { round: tournament.next_round(), last });
        }
        let mut pairing = RoundPairing::default();
        for (i, (first, second)) in (0..).zip(self.matches(tournament, stage)?) {
            let Some(second) = second else {
                pairing.byes.push(Bye { player: first, result: SideResult::FullPointBye });
                continue;
            };
            let turned = (i + game) % 2 == 1;
            let initial: Colour = tournament.initial_colour;
            let colour = if turned { initial.other() } else { initial };
            pairing.pairs.push(Pair::with_colour(first, colour, second));
        }
        Ok(pairing)
    }

    fn rounds(&self, tournament: &Tournament) -> Option<u16> {
        let stages = tournament.players.len().max(1).next_power_of_two().trailing_zeros();
        u16::try_from(stages).ok().map(|stages| stages.saturating_mul(self.games))
    }
}
