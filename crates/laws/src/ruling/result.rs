//! How the game stands after a ruling. The Laws allow a score of its own for each side.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::side::{PerSide, Side};

/// The score of one side of a game that was played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum SideScore {
    /// The win.
    Win,
    /// Half a win.
    Half,
    /// The loss.
    Loss,
    /// The arbiter decides the score (art. 12.9.6).
    Arbiter,
}

impl SideScore {
    const ALL: [(SideScore, &'static str); 4] =
        [(SideScore::Win, "1"), (SideScore::Half, "1/2"), (SideScore::Loss, "0"), (SideScore::Arbiter, "?")];

    fn word(self) -> &'static str {
        Self::ALL.iter().find(|(score, _)| *score == self).map_or("?", |(_, word)| word)
    }
}

/// How the game stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum RulingResult {
    /// The game goes on, or its result is not touched.
    Open,
    /// The game is over with these scores.
    Scores(PerSide<SideScore>),
    /// The game was not played; true for the side that is awarded the win.
    Forfeit(PerSide<bool>),
    /// The game is void and a new one is played.
    NewGame,
    /// What was asked for is not possible under the Laws.
    Rejected,
}

impl RulingResult {
    /// A draw.
    pub const DRAW: RulingResult =
        RulingResult::Scores(PerSide { white: SideScore::Half, black: SideScore::Half });

    /// The loss of one side, the win of the other.
    pub fn loss_of(side: Side) -> RulingResult {
        RulingResult::Scores(match side {
            Side::White => PerSide { white: SideScore::Loss, black: SideScore::Win },
            Side::Black => PerSide { white: SideScore::Win, black: SideScore::Loss },
        })
    }

    /// The loss of one side; the arbiter decides the score of the other.
    pub fn loss_only_of(side: Side) -> RulingResult {
        RulingResult::Scores(match side {
            Side::White => PerSide { white: SideScore::Loss, black: SideScore::Arbiter },
            Side::Black => PerSide { white: SideScore::Arbiter, black: SideScore::Loss },
        })
    }

    /// The loss of one side, half a point for the other.
    pub fn loss_with_half_of(side: Side) -> RulingResult {
        RulingResult::Scores(match side {
            Side::White => PerSide { white: SideScore::Loss, black: SideScore::Half },
            Side::Black => PerSide { white: SideScore::Half, black: SideScore::Loss },
        })
    }

    /// The forfeit of one side.
    pub fn forfeit_of(side: Side) -> RulingResult {
        RulingResult::Forfeit(PerSide { white: side == Side::Black, black: side == Side::White })
    }

    /// Whether the game is over.
    pub fn is_over(self) -> bool {
        matches!(self, RulingResult::Scores(_) | RulingResult::Forfeit(_))
    }
}

impl fmt::Display for RulingResult {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let sign = |won: bool| if won { '+' } else { '-' };
        match self {
            RulingResult::Open => f.write_str("*"),
            RulingResult::Scores(scores) => write!(f, "{}-{}", scores.white.word(), scores.black.word()),
            RulingResult::Forfeit(won) => write!(f, "{}/{}", sign(won.white), sign(won.black)),
            RulingResult::NewGame => f.write_str("void:new_game"),
            RulingResult::Rejected => f.write_str("rejected"),
        }
    }
}

/// The text is no result.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error(
    "{0:?} is no result: expected 1-0, 0-1, 1/2-1/2, 0-0, 1/2-0, 0-1/2, 0-?, +/-, -/+, -/-, *, void:new_game or rejected"
)]
pub struct UnknownResult(
    /// The text as it was given.
    pub String,
);

impl FromStr for RulingResult {
    type Err = UnknownResult;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let unknown = || UnknownResult(text.to_owned());
        match text {
            "*" => return Ok(RulingResult::Open),
            "void:new_game" => return Ok(RulingResult::NewGame),
            "rejected" => return Ok(RulingResult::Rejected),
            "+/-" => return Ok(RulingResult::Forfeit(PerSide { white: true, black: false })),
            "-/+" => return Ok(RulingResult::Forfeit(PerSide { white: false, black: true })),
            "-/-" => return Ok(RulingResult::Forfeit(PerSide { white: false, black: false })),
            _ => {}
        }
        let score =
            |word: &str| SideScore::ALL.iter().find(|(_, known)| *known == word).map(|(score, _)| *score);
        let (white, black) = text.split_once('-').ok_or_else(unknown)?;
        let (white, black) = (score(white).ok_or_else(unknown)?, score(black).ok_or_else(unknown)?);
        Ok(RulingResult::Scores(PerSide { white, black }))
    }
}

impl Serialize for RulingResult {
    fn serialize<S: Serializer>(&self, out: S) -> Result<S::Ok, S::Error> {
        out.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for RulingResult {
    fn deserialize<D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        String::deserialize(input)?.parse().map_err(serde::de::Error::custom)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn results_are_written_and_read_alike() {
        for text in
            ["1-0", "0-1", "1/2-1/2", "0-0", "0-1/2", "1/2-0", "+/-", "-/+", "-/-", "0-?", "*", "rejected"]
        {
            assert_eq!(text.parse::<RulingResult>().map(|result| result.to_string()), Ok(text.to_owned()));
        }
        assert!("3/4-1/4".parse::<RulingResult>().is_err());
    }
}
