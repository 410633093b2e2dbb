//! What is handed in: the event, the applicant, the games.

use arbitro_tournament::{Federation, PairingNumber, Rating, Sex, SideResult, Title};
use serde::{Deserialize, Serialize};

/// How the pairings are made; the number of games and the mix depend on it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum NormSystem {
    /// A Swiss, a team event or anything else without pairings fixed beforehand.
    Swiss,
    /// Everybody meets everybody once.
    RoundRobin,
    /// Everybody meets everybody twice.
    DoubleRoundRobin,
    /// A world or continental team championship of 7 to 9 rounds.
    TeamChampionship,
    /// The World Cup.
    WorldCup,
}

impl NormSystem {
    /// The fewest games (1.4.1a and b).
    pub const fn least_games(self) -> u16 {
        match self {
            Self::Swiss | Self::RoundRobin => 9,
            Self::DoubleRoundRobin => 10,
            Self::TeamChampionship => 7,
            Self::WorldCup => 8,
        }
    }

    /// Whether the pairings are fixed beforehand.
    pub const fn is_round_robin(self) -> bool {
        matches!(self, Self::RoundRobin | Self::DoubleRoundRobin)
    }
}

/// Why the federations of the opponents need not be mixed (1.4.3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Exemption {
    /// The final of a national championship, for players of that federation (1.4.3a).
    NationalFinal,
    /// A national team championship, for players of that federation (1.4.3b).
    NationalTeam,
    /// A zonal or sub-zonal tournament (1.4.3c).
    Zonal,
    /// A Swiss with many foreign players ([`super::swiss_exemption`], 1.4.3d).
    InternationalSwiss,
}

impl Exemption {
    /// Each with its article.
    const TABLE: [(Self, &'static str); 4] = [
        (Self::NationalFinal, "1.4.3a"),
        (Self::NationalTeam, "1.4.3b"),
        (Self::Zonal, "1.4.3c"),
        (Self::InternationalSwiss, "1.4.3d"),
    ];

    /// Its article.
    pub fn article(self) -> &'static str {
        Self::TABLE.iter().find(|row| row.0 == self).map_or("", |row| row.1)
    }

    /// The exemption of an article, as `1.4.3a`.
    pub fn from_article(article: &str) -> Option<Self> {
        Self::TABLE.iter().find(|row| row.1 == article).map(|row| row.0)
    }

    /// Whether it holds for a player of this federation.
    pub(super) fn holds_for(self, player: Option<Federation>, host: Option<Federation>) -> bool {
        match self {
            Self::NationalFinal | Self::NationalTeam => player.is_some() && player == host,
            Self::Zonal | Self::InternationalSwiss => true,
        }
    }
}

/// The event.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NormEvent {
    /// How it is paired.
    pub system: NormSystem,
    /// Its rounds.
    pub rounds: u16,
    /// The federation that holds it.
    pub host: Option<Federation>,
    /// The exemption it has, if any.
    pub exemption: Option<Exemption>,
}

/// The player whose games are checked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Applicant {
    /// The federation.
    pub federation: Option<Federation>,
    /// The sex; titles for women are for women.
    pub sex: Option<Sex>,
}

/// An opponent, by the list valid at the start of the event (1.4.6a); in an event of more than 30 days by that valid when
/// the game was played (1.1.4).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Opponent {
    /// The pairing number; none where it is not known.
    pub number: Option<PairingNumber>,
    /// The rating.
    pub rating: Option<Rating>,
    /// The title.
    pub title: Option<Title>,
    /// The federation; `FID` plays for none, `NON` does not belong to FIDE.
    pub federation: Option<Federation>,
    /// Whether he has scored nothing against rated opponents in the whole event.
    pub nothing_against_rated: bool,
}

/// One round.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NormGame {
    /// The round, from 1.
    pub round: u16,
    /// The opponent; none for a bye, an absence or a round that is not paired.
    pub opponent: Option<Opponent>,
    /// The result of this side; none while it is to be played.
    pub result: Option<SideResult>,
}
