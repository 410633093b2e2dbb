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

/// How a scoring system departs from what FIDE takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Departure {
    /// Two draws are worth more than a win and a loss.
    DrawsAboveWin,
    /// The pairing-allocated bye is worth more than a win.
    ByeAboveWin,
    /// The pairing-allocated bye is worth what no result is.
    ByeOfNoResult,
}

impl ScoringSystem {
    /// How it departs from what FIDE takes: two draws are worth at most a win and a loss, and the pairing-allocated bye is worth
    /// as much as a win, a draw or a loss, or nothing.
    pub fn departures(&self) -> Vec<Departure> {
        let mut found = Vec::new();
        if self.draw + self.draw > self.win + self.loss {
            found.push(Departure::DrawsAboveWin);
        }
        let bye = self.pairing_allocated_bye;
        if bye > self.win {
            found.push(Departure::ByeAboveWin);
        } else if ![self.win, self.draw, self.loss, Points::ZERO].contains(&bye) {
            found.push(Departure::ByeOfNoResult);
        }
        found
    }

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

#[cfg(test)]
mod tests {
    use super::*;

    fn scoring(win: i32, draw: i32, loss: i32, bye: i32) -> ScoringSystem {
        let [win, draw, loss, bye] = [win, draw, loss, bye].map(Points::from_hundredths);
        ScoringSystem { win, draw, loss, absence: Points::ZERO, pairing_allocated_bye: bye }
    }

    #[test]
    fn a_bye_is_worth_what_a_result_is_and_two_draws_no_more_than_a_win_and_a_loss() {
        for (win, draw, loss, bye) in
            [(100, 50, 0, 100), (100, 50, 0, 50), (100, 50, 0, 0), (300, 100, 0, 100)]
        {
            assert_eq!(scoring(win, draw, loss, bye).departures(), []);
        }
        assert_eq!(scoring(300, 200, 100, 0).departures(), []);
        assert_eq!(scoring(300, 200, 0, 300).departures(), [Departure::DrawsAboveWin]);
        assert_eq!(scoring(100, 50, 0, 150).departures(), [Departure::ByeAboveWin]);
        assert_eq!(scoring(100, 50, 0, 75).departures(), [Departure::ByeOfNoResult]);
        assert_eq!(scoring(100, 60, 0, 101).departures(), [Departure::DrawsAboveWin, Departure::ByeAboveWin]);
    }
}
