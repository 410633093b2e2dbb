//! Tie-breaks: one module a family.

mod direct_encounter;
mod koya;
mod sonneborn_berger;
mod wins;

use std::fmt;
use std::str::FromStr;

use crate::{Field, Value};

pub use direct_encounter::direct_encounter;
pub use koya::koya;
pub use sonneborn_berger::sonneborn_berger;
pub use wins::wins;

/// A tie-break (C.07).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum TieBreak {
    /// Direct encounter among those who are tied (art. 6).
    DirectEncounter,
    /// Rounds with the points of a win (art. 7.1).
    Wins,
    /// Sonneborn-Berger (art. 9.1).
    SonnebornBerger,
    /// Koya system (art. 9.2).
    Koya,
}

/// One row a tie-break: its code.
const CODES: [(TieBreak, &str); 4] = [
    (TieBreak::DirectEncounter, "DE"),
    (TieBreak::Wins, "WIN"),
    (TieBreak::SonnebornBerger, "SB"),
    (TieBreak::Koya, "KS"),
];

impl TieBreak {
    /// What a round robin uses where its regulations say nothing.
    pub const ROUND_ROBIN: [Self; 4] = [Self::DirectEncounter, Self::Wins, Self::SonnebornBerger, Self::Koya];

    /// The code in report files and on lists.
    pub fn code(self) -> &'static str {
        CODES.iter().find(|row| row.0 == self).map_or("", |row| row.1)
    }

    /// The values of those at these places, who are tied in everything before.
    pub fn values(self, field: &Field, tied: &[usize]) -> Vec<Value> {
        match self {
            Self::DirectEncounter => direct_encounter(field, tied),
            Self::Wins => tied.iter().map(|place| wins(field, *place)).collect(),
            Self::SonnebornBerger => tied.iter().map(|place| sonneborn_berger(field, *place)).collect(),
            Self::Koya => tied.iter().map(|place| koya(field, *place)).collect(),
        }
    }
}

impl fmt::Display for TieBreak {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

impl FromStr for TieBreak {
    type Err = ();

    fn from_str(code: &str) -> Result<Self, ()> {
        CODES.iter().find(|row| row.1.eq_ignore_ascii_case(code.trim())).map(|row| row.0).ok_or(())
    }
}
