//! What a pairing system needs to know of a tournament.

use arbitro_tournament::{Colour, PairingNumber, Points, ScoringSystem, SideResult};
use serde::{Deserialize, Serialize};

/// What one player did in one past round.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct RoundRecord {
    /// The result of this side. An adjourned game counts as a draw (C.04.2 art. 3.6).
    pub result: SideResult,
    /// The opponent of a game or of a forfeit; none for byes.
    pub opponent: Option<PairingNumber>,
    /// The colour the player was paired with; it counts only if the game was played (C.04.2 art. 3.5).
    pub colour: Option<Colour>,
}

impl RoundRecord {
    /// A round without an opponent: a bye or an absence.
    pub const fn bye(result: SideResult) -> Self {
        Self { result, opponent: None, colour: None }
    }

    /// The colour of a game that was played, none otherwise.
    pub const fn played_colour(&self) -> Option<Colour> {
        if self.result.is_played() { self.colour } else { None }
    }

    /// Whether the player was paired in this round: a game, a forfeit or the pairing-allocated bye.
    pub fn was_paired(&self) -> bool {
        self.opponent.is_some() || self.result == SideResult::PairingAllocatedBye
    }
}

/// A player with everything that happened to him so far.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Player {
    /// The pairing number: the place in the initial ranking.
    pub number: PairingNumber,
    /// One record a past round, from round 1. Rounds before a late entry are [`SideResult::ZeroPointBye`] or
    /// whatever was granted; missing rounds at the end count as absences.
    pub rounds: Vec<RoundRecord>,
    /// Points beside the results of the rounds (a bonus or a penalty, TRF26 record 299).
    pub adjustment: Points,
    /// None: to be paired in the next round. Otherwise the player is not paired and gets this instead: a bye
    /// that was asked for, an absence, or a pairing-allocated bye by the arbiter's decision.
    pub next: Option<SideResult>,
}

impl Player {
    /// A player who has not yet played.
    pub const fn new(number: PairingNumber) -> Self {
        Self { number, rounds: Vec::new(), adjustment: Points::ZERO, next: None }
    }

    /// What happened in this round, counted from 0.
    pub fn round(&self, index: usize) -> RoundRecord {
        self.rounds.get(index).copied().unwrap_or(RoundRecord::bye(SideResult::ZeroPointBye))
    }

    /// The points of the first `rounds` rounds, without virtual points.
    pub fn score(&self, scoring: &ScoringSystem, rounds: usize) -> Points {
        (0..rounds).map(|r| scoring.points(self.round(r).result)).sum::<Points>() + self.adjustment
    }
}

/// Players of whom no two may meet in some rounds (TRF26 record 260).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ProhibitedPairs {
    /// The first round, from 1.
    pub first_round: u16,
    /// The last round, included.
    pub last_round: u16,
    /// No two of these meet.
    pub players: Vec<PairingNumber>,
}

/// Virtual points of an accelerated tournament (C.04.7; TRF26 record 250).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct VirtualPoints {
    /// Added to the score for pairing.
    pub points: Points,
    /// The first round, from 1.
    pub first_round: u16,
    /// The last round, included.
    pub last_round: u16,
    /// The first pairing number.
    pub first_player: PairingNumber,
    /// The last pairing number, included.
    pub last_player: PairingNumber,
}

/// A tournament as pairing sees it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Tournament {
    /// The players, by pairing number.
    pub players: Vec<Player>,
    /// How many rounds have been played: the round to be paired is the next.
    pub rounds_played: u16,
    /// How many rounds are planned; the last round has rules of its own.
    pub planned_rounds: u16,
    /// The colour drawn by lot before round 1 (C.04.2 art. 5.1).
    pub initial_colour: Colour,
    /// How results become points.
    pub scoring: ScoringSystem,
    /// Who may not meet.
    pub prohibited: Vec<ProhibitedPairs>,
    /// Virtual points; where two apply to a player in a round, the later one holds.
    pub acceleration: Vec<VirtualPoints>,
}

impl Tournament {
    /// A tournament before its first round, with the ordinary scoring and White as the initial colour.
    pub fn new(players: u16, planned_rounds: u16) -> Self {
        Self {
            players: (1..=players).map(|n| Player::new(PairingNumber(n))).collect(),
            rounds_played: 0,
            planned_rounds,
            initial_colour: Colour::White,
            scoring: ScoringSystem::STANDARD,
            prohibited: Vec::new(),
            acceleration: Vec::new(),
        }
    }

    /// The round to be paired, from 1.
    pub const fn next_round(&self) -> u16 {
        self.rounds_played.saturating_add(1)
    }

    /// The virtual points of a player in a round (from 1).
    pub fn virtual_points(&self, player: PairingNumber, round: u16) -> Points {
        self.acceleration
            .iter()
            .rev()
            .find(|v| {
                (v.first_round..=v.last_round).contains(&round)
                    && (v.first_player..=v.last_player).contains(&player)
            })
            .map_or(Points::ZERO, |v| v.points)
    }

    /// The tournament as it was before a round (from 1) that has been played: who had a bye then, other than the
    /// pairing-allocated one, is not to be paired.
    #[must_use]
    pub fn before(&self, round: u16) -> Self {
        let played = usize::from(round.max(1) - 1);
        let mut earlier = Self { rounds_played: round.max(1) - 1, ..self.clone() };
        for player in &mut earlier.players {
            let then = player.round(played);
            player.next = (!then.was_paired()).then_some(then.result);
            player.rounds.truncate(played);
        }
        earlier
    }

    /// The pairing of a round that has been played, without board order.
    pub fn pairing_of(&self, round: u16) -> crate::RoundPairing {
        let mut pairing = crate::RoundPairing::default();
        for player in &self.players {
            let record = player.round(usize::from(round.max(1) - 1));
            match (record.opponent, record.colour) {
                // Where colours are missing or alike, the lower number is taken for White.
                (Some(black), Some(Colour::White) | None)
                    if player.number < black || record.colour.is_some() =>
                {
                    pairing.pairs.push(crate::Pair { white: player.number, black });
                }
                (None, _) if record.result == SideResult::PairingAllocatedBye => {
                    pairing.byes.push(crate::Bye { player: player.number, result: record.result });
                }
                _ => {}
            }
        }
        pairing
    }

    /// Takes a pairing and the results of its games (White's side, Black's side; in the order of the pairs) as
    /// the next round played. Players who are neither paired nor have a bye get what they asked for, or are absent.
    pub fn record(&mut self, pairing: &crate::RoundPairing, results: &[(SideResult, SideResult)]) {
        let played = usize::from(self.rounds_played);
        for player in &mut self.players {
            player.rounds.resize(played, RoundRecord::bye(SideResult::ZeroPointBye));
            player.rounds.push(RoundRecord::bye(player.next.unwrap_or(SideResult::ZeroPointBye)));
        }
        for (pair, results) in pairing.pairs.iter().zip(results) {
            for (side, opponent, colour, result) in [
                (pair.white, pair.black, Colour::White, results.0),
                (pair.black, pair.white, Colour::Black, results.1),
            ] {
                let record = RoundRecord { result, opponent: Some(opponent), colour: Some(colour) };
                self.set_last(side, record);
            }
        }
        for bye in &pairing.byes {
            self.set_last(bye.player, RoundRecord::bye(bye.result));
        }
        self.rounds_played = self.next_round();
    }

    fn set_last(&mut self, number: PairingNumber, record: RoundRecord) {
        if let Ok(i) = self.players.binary_search_by_key(&number, |p| p.number)
            && let Some(last) = self.players.get_mut(i).and_then(|p| p.rounds.last_mut())
        {
            *last = record;
        }
    }
}
