//! How results become points.

use serde::{Deserialize, Serialize};

use crate::{Points, SideResult};

/// The points for each kind of result (TRF26 record 162; Laws art. 10).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ScoringSystem {
    /// A win, a forfeit win and a full-point bye.
    pub win: Points,
    /// A draw and a half-point bye.
    pub draw: Points,
    /// A loss over the board.
    pub loss: Points,
    /// Absence and a loss by forfeit.
    pub absence: Points,
    /// The pairing-allocated bye.
    pub pairing_allocated_bye: Points,
}

impl ScoringSystem {
    /// One point for a win, half for a draw, as in Laws art. 10.1.
    pub const STANDARD: Self = Self {
        win: Points::ONE,
        draw: Points::HALF,
        loss: Points::ZERO,
        absence: Points::ZERO,
        pairing_allocated_bye: Points::ONE,
    };

    /// The points this result is worth.
    pub const fn points(&self, result: SideResult) -> Points {
        match result {
            SideResult::Win | SideResult::UnratedWin | SideResult::ForfeitWin | SideResult::FullPointBye => {
                self.win
            }
            SideResult::Draw | SideResult::UnratedDraw | SideResult::HalfPointBye => self.draw,
            SideResult::Loss | SideResult::UnratedLoss => self.loss,
            SideResult::ForfeitLoss | SideResult::ZeroPointBye => self.absence,
            SideResult::PairingAllocatedBye => self.pairing_allocated_bye,
        }
    }
}

impl Default for ScoringSystem {
    fn default() -> Self {
        Self::STANDARD
    }
}
