//! Who played whom, and how it ended.

use std::collections::BTreeMap;

use arbitro_tournament::{Colour, PairingNumber, Points, ScoringSystem, SideResult};
use serde::{Deserialize, Serialize};

/// What one participant did in one round.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct RoundCell {
    /// The opponent; none for a bye, a rest or an absence.
    pub opponent: Option<PairingNumber>,
    /// The colour, where there is an opponent.
    pub colour: Option<Colour>,
    /// The result; none while the game is not finished.
    pub result: Option<SideResult>,
}

/// A participant with the rounds so far.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Participant {
    /// The pairing number.
    pub number: PairingNumber,
    /// One cell a round, from round 1.
    pub rounds: Vec<RoundCell>,
}

/// A finished game or forfeit between two participants, as one of them sees it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Meeting {
    /// The opponent's place in the field.
    pub opponent: usize,
    /// The result of this side.
    pub result: SideResult,
    /// The points it is worth.
    pub points: Points,
}

/// A tournament as the ranking sees it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Field {
    participants: Vec<Participant>,
    scoring: ScoringSystem,
    scores: Vec<Points>,
    meetings: Vec<Vec<Meeting>>,
}

impl Field {
    /// A field of these participants. An opponent who is not among them counts as none.
    pub fn new(participants: Vec<Participant>, scoring: ScoringSystem) -> Self {
        let places: BTreeMap<PairingNumber, usize> =
            participants.iter().enumerate().map(|(place, participant)| (participant.number, place)).collect();
        let meeting = |cell: &RoundCell| {
            let opponent = *places.get(&cell.opponent?)?;
            let result = cell.result?;
            Some(Meeting { opponent, result, points: scoring.points(result) })
        };
        let meetings = participants.iter().map(|p| p.rounds.iter().filter_map(meeting).collect()).collect();
        let score = |participant: &Participant| -> Points {
            participant.rounds.iter().filter_map(|cell| cell.result).map(|r| scoring.points(r)).sum()
        };
        let scores = participants.iter().map(score).collect();
        Self { participants, scoring, scores, meetings }
    }

    /// The participants, in the order they were given; their places are used as names within this crate.
    pub fn participants(&self) -> &[Participant] {
        &self.participants
    }

    /// What results are worth.
    pub const fn scoring(&self) -> &ScoringSystem {
        &self.scoring
    }

    /// The points of the participant at this place.
    pub fn score(&self, place: usize) -> Points {
        self.scores.get(place).copied().unwrap_or_default()
    }

    /// The finished games and forfeits of the participant at this place.
    pub fn meetings(&self, place: usize) -> &[Meeting] {
        self.meetings.get(place).map_or(&[], Vec::as_slice)
    }
}
