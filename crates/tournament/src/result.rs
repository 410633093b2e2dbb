//! What one side got out of one round.

use std::fmt;

use serde::{Deserialize, Serialize};

/// The colour of the pieces.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Colour {
    /// The light-coloured pieces, which move first (Laws art. 1.2).
    White,
    /// The dark-coloured pieces.
    Black,
}

impl Colour {
    /// The other colour.
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::White => Self::Black,
            Self::Black => Self::White,
        }
    }
}

/// The result of one side in one round: one row a code of the tournament report file (TRF26, record 001).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum SideResult {
    /// `1`: won a game that was played.
    Win,
    /// `=`: drew a game that was played.
    Draw,
    /// `0`: lost a game that was played.
    Loss,
    /// `W`: won a game that began but is not rated.
    UnratedWin,
    /// `D`: drew a game that began but is not rated.
    UnratedDraw,
    /// `L`: lost a game that began but is not rated.
    UnratedLoss,
    /// `+`: won by forfeit; the game was not played.
    ForfeitWin,
    /// `-`: lost by forfeit; the game was not played.
    ForfeitLoss,
    /// `U`: the pairing-allocated bye (C.04.1 art. 4).
    PairingAllocatedBye,
    /// `F`: a bye worth a win, given by the arbiter.
    FullPointBye,
    /// `H`: a bye worth a draw, asked for by the player.
    HalfPointBye,
    /// `Z`: absent, no points.
    ZeroPointBye,
}

/// One row a result: its code in the TRF and the same result given by the opponent, where there is one.
const TABLE: [(SideResult, char, Option<SideResult>); 12] = [
    (SideResult::Win, '1', Some(SideResult::Loss)),
    (SideResult::Draw, '=', Some(SideResult::Draw)),
    (SideResult::Loss, '0', Some(SideResult::Win)),
    (SideResult::UnratedWin, 'W', Some(SideResult::UnratedLoss)),
    (SideResult::UnratedDraw, 'D', Some(SideResult::UnratedDraw)),
    (SideResult::UnratedLoss, 'L', Some(SideResult::UnratedWin)),
    (SideResult::ForfeitWin, '+', Some(SideResult::ForfeitLoss)),
    (SideResult::ForfeitLoss, '-', Some(SideResult::ForfeitWin)),
    (SideResult::PairingAllocatedBye, 'U', None),
    (SideResult::FullPointBye, 'F', None),
    (SideResult::HalfPointBye, 'H', None),
    (SideResult::ZeroPointBye, 'Z', None),
];

impl SideResult {
    /// Every result, in the order of the table.
    pub fn all() -> impl Iterator<Item = Self> {
        TABLE.iter().map(|row| row.0)
    }

    /// The code in the tournament report file.
    pub fn code(self) -> char {
        TABLE.iter().find(|row| row.0 == self).map_or('Z', |row| row.1)
    }

    /// The result with this code, in either case.
    pub fn from_code(code: char) -> Option<Self> {
        let code = code.to_ascii_uppercase();
        TABLE.iter().find(|row| row.1 == code).map(|row| row.0)
    }

    /// What the opponent ordinarily gets when this side gets `self`; none for byes.
    pub fn opposite(self) -> Option<Self> {
        TABLE.iter().find(|row| row.0 == self).and_then(|row| row.2)
    }

    /// Whether a game was played over the board, rated or not.
    pub const fn is_played(self) -> bool {
        matches!(
            self,
            Self::Win | Self::Draw | Self::Loss | Self::UnratedWin | Self::UnratedDraw | Self::UnratedLoss
        )
    }

    /// Whether it needs an opponent: a game played or a forfeit.
    pub fn has_opponent(self) -> bool {
        self.opposite().is_some()
    }
}

impl fmt::Display for SideResult {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.code())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_result_has_a_code_of_its_own_and_an_opposite_that_comes_back() {
        for result in SideResult::all() {
            assert_eq!(SideResult::from_code(result.code()), Some(result));
            assert_eq!(SideResult::from_code(result.code().to_ascii_lowercase()), Some(result));
            if let Some(other) = result.opposite() {
                assert_eq!(other.opposite(), Some(result));
                assert_eq!(other.is_played(), result.is_played());
            }
        }
    }
}
