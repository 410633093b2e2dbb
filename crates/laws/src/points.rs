//! What the results of a game are worth, in exact points (Laws 2023 art. 10.1, 10.2).

use std::str::FromStr;

use arbitro_tournament::{ParsePointsError, Points};

use crate::ruling::SideScore;

/// What a win, a draw and a loss are worth.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct System {
    /// A win.
    pub win: Points,
    /// A draw.
    pub draw: Points,
    /// A loss in a game that was played.
    pub loss: Points,
}

impl Default for System {
    /// One point, half a point, none (art. 10.1).
    fn default() -> Self {
        System { win: Points::ONE, draw: Points::HALF, loss: Points::ZERO }
    }
}

impl System {
    /// The points of a score; none where the arbiter decides.
    pub fn of(self, score: SideScore) -> Option<Points> {
        match score {
            SideScore::Win => Some(self.win),
            SideScore::Half => Some(self.draw),
            SideScore::Loss => Some(self.loss),
            SideScore::Arbiter => None,
        }
    }
}

impl FromStr for System {
    type Err = ParsePointsError;

    /// Reads `3-1-0`: win, draw, loss; a fourth number, for a forfeit, is allowed as in `3-2-1-0`.
    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let points: Vec<Points> = text.split('-').map(str::parse).collect::<Result<_, _>>()?;
        match points.as_slice() {
            [win, draw, loss] | [win, draw, loss, _] if win >= draw && draw >= loss => {
                Ok(System { win: *win, draw: *draw, loss: *loss })
            }
            _ => Err(ParsePointsError(text.to_owned())),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_system_is_read_as_it_is_written() {
        let system: System = "3-1-0".parse().expect("a points system");
        assert_eq!(system.of(SideScore::Half), Some(Points::ONE));
        assert!("0-1-3".parse::<System>().is_err());
    }
}
