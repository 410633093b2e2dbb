//! Which ends an edition of the Laws knows.

use serde::{Deserialize, Serialize};

/// Whether the fifth occurrence of a position ends the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Fivefold {
    /// Before 2014 it did not.
    No,
    /// 2014: only on five consecutive alternate moves by each player.
    Consecutive,
    /// Since 2017: five occurrences anywhere in the game (article 9.6.1).
    Anywhere,
}

/// Which positions are dead.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum DeadRule {
    /// The editions before 1997 named the material: king against king, king against king with a bishop or a
    /// knight, kings with bishops on squares of one colour.
    MaterialList,
    /// Neither player can mate by any series of legal moves (article 5.2.2).
    AnySeries,
}

/// What ends a game by itself under an edition.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct EndRules {
    /// Fivefold repetition (article 9.6.1).
    pub fivefold: Fivefold,
    /// Whether 75 moves without a pawn move or capture end the game (article 9.6.2).
    pub seventy_five: bool,
    /// The dead position (article 5.2.2).
    pub dead: DeadRule,
}

impl EndRules {
    /// Since July 2017.
    pub const CURRENT: EndRules =
        EndRules { fivefold: Fivefold::Anywhere, seventy_five: true, dead: DeadRule::AnySeries };
    /// July 2014 to June 2017.
    pub const OF_2014: EndRules =
        EndRules { fivefold: Fivefold::Consecutive, seventy_five: true, dead: DeadRule::AnySeries };
    /// 1997 to June 2014.
    pub const OF_1997: EndRules =
        EndRules { fivefold: Fivefold::No, seventy_five: false, dead: DeadRule::AnySeries };
    /// Before 1997.
    pub const BEFORE_1997: EndRules =
        EndRules { fivefold: Fivefold::No, seventy_five: false, dead: DeadRule::MaterialList };
}

impl Default for EndRules {
    fn default() -> Self {
        EndRules::CURRENT
    }
}
