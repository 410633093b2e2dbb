//! The rules of a tournament, as far as its table depends on them.

use arbitro_tournament::{Points, ScoringSystem};
use serde::{Deserialize, Serialize};

use crate::{Edition, PairingKind};

/// One of the two scores of a team (C.07 art. 11): its matches, or its games.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum TeamScore {
    /// Match points, `:MP`. The points of an individual event stand in their place.
    MatchPoints,
    /// Game points, `:GP`.
    GamePoints,
}

impl TeamScore {
    /// The other of the two.
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::MatchPoints => Self::GamePoints,
            Self::GamePoints => Self::MatchPoints,
        }
    }
}

/// What is particular to team events.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TeamRules {
    /// The number of boards of a match.
    pub boards: u16,
    /// What the results of games are worth.
    pub games: ScoringSystem,
    /// The score that decides first (C.07 art. 11).
    pub primary: TeamScore,
}

/// The rules of a tournament.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Rules {
    /// The edition of C.07.
    pub edition: Edition,
    /// How pairings come about.
    pub pairing: PairingKind,
    /// What the results of games are worth; in a team event, what those of matches are worth.
    pub scoring: ScoringSystem,
    /// In a team event.
    pub teams: Option<TeamRules>,
    /// The number of rounds planned; none where it is that of the rounds there are.
    pub planned_rounds: Option<u16>,
}

impl Rules {
    /// The score that decides first.
    pub fn primary(&self) -> TeamScore {
        self.teams.map_or(TeamScore::MatchPoints, |teams| teams.primary)
    }

    /// The points of a win: of a match won on every board, for game points.
    pub fn win(&self, score: TeamScore) -> Points {
        self.each_board(score, self.scoring.win, |games| games.win)
    }

    /// The points of a draw: of a match drawn on every board, for game points.
    pub fn draw(&self, score: TeamScore) -> Points {
        self.each_board(score, self.scoring.draw, |games| games.draw)
    }

    fn each_board(&self, score: TeamScore, points: Points, of_game: fn(&ScoringSystem) -> Points) -> Points {
        match (score, &self.teams) {
            (TeamScore::GamePoints, Some(teams)) => times(of_game(&teams.games), teams.boards),
            _ => points,
        }
    }
}

/// Points so many times.
pub fn times(points: Points, number: u16) -> Points {
    Points::from_hundredths(points.hundredths().saturating_mul(number.into()))
}
