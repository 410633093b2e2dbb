//! Points of a game, exact, and the systems that give them (Laws 2023 art. 10.1, 10.2).

use std::fmt;
use std::str::FromStr;

use crate::ruling::SideScore;

/// Points, exact to a hundredth: systems use halves, and an award that is not allowed may come in quarters.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct GamePoints {
    hundredths: u32,
}

impl GamePoints {
    /// So many whole points.
    pub const fn whole(points: u32) -> GamePoints {
        GamePoints { hundredths: points.saturating_mul(100) }
    }

    /// Half of these points.
    #[must_use]
    pub const fn half(self) -> GamePoints {
        GamePoints { hundredths: self.hundredths / 2 }
    }
}

/// The text is no number of points.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0:?} is no number of points: expected a decimal number with at most two decimals, as 0.5")]
pub struct NoPoints(
    /// The text as it was given.
    pub String,
);

impl FromStr for GamePoints {
    type Err = NoPoints;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let wrong = || NoPoints(text.to_owned());
        let (whole, decimals) = text.trim().split_once('.').unwrap_or((text.trim(), ""));
        let digits = |part: &str| part.chars().all(|c| c.is_ascii_digit());
        if whole.is_empty() || !digits(whole) || !digits(decimals) {
            return Err(wrong());
        }
        let decimals = decimals.trim_end_matches('0');
        if decimals.len() > 2 {
            return Err(wrong());
        }
        let whole: u32 = whole.parse().map_err(|_| wrong())?;
        let fraction: u32 = format!("{decimals:0<2}").parse().map_err(|_| wrong())?;
        let hundredths =
            whole.checked_mul(100).and_then(|all| all.checked_add(fraction)).ok_or_else(wrong)?;
        Ok(GamePoints { hundredths })
    }
}

impl fmt::Display for GamePoints {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (whole, fraction) = (self.hundredths / 100, self.hundredths % 100);
        match fraction {
            0 => write!(f, "{whole}"),
            tenths if tenths % 10 == 0 => write!(f, "{whole}.{}", tenths / 10),
            hundredths => write!(f, "{whole}.{hundredths:02}"),
        }
    }
}

/// What a win, a draw and a loss are worth.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct System {
    /// A win.
    pub win: GamePoints,
    /// A draw.
    pub draw: GamePoints,
    /// A loss in a game that was played.
    pub loss: GamePoints,
}

impl Default for System {
    /// One point, half a point, none (art. 10.1).
    fn default() -> Self {
        System { win: GamePoints::whole(1), draw: GamePoints::whole(1).half(), loss: GamePoints::default() }
    }
}

impl System {
    /// The points of a score; none where the arbiter decides.
    pub fn of(self, score: SideScore) -> Option<GamePoints> {
        match score {
            SideScore::Win => Some(self.win),
            SideScore::Half => Some(self.draw),
            SideScore::Loss => Some(self.loss),
            SideScore::Arbiter => None,
        }
    }
}

impl FromStr for System {
    type Err = NoPoints;

    /// Reads `3-1-0`: win, draw, loss; a fourth number, for a forfeit, is allowed as in `3-2-1-0`.
    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let points: Vec<GamePoints> = text.split('-').map(str::parse).collect::<Result<_, _>>()?;
        match points.as_slice() {
            [win, draw, loss] | [win, draw, loss, _] if win >= draw && draw >= loss => {
                Ok(System { win: *win, draw: *draw, loss: *loss })
            }
            _ => Err(NoPoints(text.to_owned())),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn points_are_exact() {
        for text in ["0", "0.5", "1", "0.75", "10", "12.5"] {
            assert_eq!(text.parse::<GamePoints>().map(|points| points.to_string()), Ok(text.to_owned()));
        }
        for text in ["", ".5", "-1", "1e3", "0.125", "99999999999"] {
            assert!(text.parse::<GamePoints>().is_err(), "{text}");
        }
    }

    #[test]
    fn a_system_is_read_as_it_is_written() {
        let system: System = "3-1-0".parse().expect("a points system");
        assert_eq!(system.of(SideScore::Half), Some(GamePoints::whole(1)));
        assert!("0-1-3".parse::<System>().is_err());
    }
}
