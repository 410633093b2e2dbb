//! One round of one participant, as the regulations see it.

use arbitro_tournament::{Colour, Points, SideResult};
use serde::Serialize;

use crate::TeamScore;

/// The kind of a round (C.07 art. 15 and 16.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum RoundKind {
    /// A game or match that began, rated or not.
    OverTheBoard,
    /// Won because the opponent did not come.
    ForfeitWin,
    /// Lost by not coming; also both sides of a game to which nobody came.
    ForfeitLoss,
    /// The pairing-allocated bye.
    PairingAllocatedBye,
    /// A bye worth a win.
    FullPointBye,
    /// A bye worth a draw.
    HalfPointBye,
    /// Absent: not yet entered, withdrawn, or a bye worth nothing.
    ZeroPointBye,
    /// A game that is not finished.
    Unfinished,
    /// A day of rest where pairings are predetermined: no round at all (art. 15.2).
    Rest,
}

impl RoundKind {
    /// The kind of a result.
    pub const fn of(result: SideResult) -> Self {
        match result {
            SideResult::ForfeitWin => Self::ForfeitWin,
            SideResult::ForfeitLoss => Self::ForfeitLoss,
            SideResult::PairingAllocatedBye => Self::PairingAllocatedBye,
            SideResult::FullPointBye => Self::FullPointBye,
            SideResult::HalfPointBye => Self::HalfPointBye,
            SideResult::ZeroPointBye => Self::ZeroPointBye,
            _ => Self::OverTheBoard,
        }
    }

    /// A voluntary unplayed round, VUR (art. 16.1.2).
    pub const fn is_voluntary(self) -> bool {
        matches!(self, Self::HalfPointBye | Self::ZeroPointBye | Self::ForfeitLoss)
    }

    /// A requested bye: worth half a point or none.
    pub const fn is_requested_bye(self) -> bool {
        matches!(self, Self::HalfPointBye | Self::ZeroPointBye)
    }

    /// A game that was paired and not played.
    pub const fn is_forfeit(self) -> bool {
        matches!(self, Self::ForfeitWin | Self::ForfeitLoss)
    }

    /// Whether there is a result of any kind.
    pub const fn is_finished(self) -> bool {
        !matches!(self, Self::Unfinished | Self::Rest)
    }

    /// The end of the key of its text in the message catalogue.
    pub const fn key(self) -> &'static str {
        match self {
            Self::OverTheBoard => "over-the-board",
            Self::ForfeitWin => "forfeit-win",
            Self::ForfeitLoss => "forfeit-loss",
            Self::PairingAllocatedBye => "pairing-allocated-bye",
            Self::FullPointBye => "full-point-bye",
            Self::HalfPointBye => "half-point-bye",
            Self::ZeroPointBye => "zero-point-bye",
            Self::Unfinished => "unfinished",
            Self::Rest => "rest",
        }
    }
}

/// One round of one participant.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Round {
    /// Its kind.
    pub kind: RoundKind,
    /// The place of the opponent in the field.
    pub opponent: Option<usize>,
    /// The colour.
    pub colour: Option<Colour>,
    /// The result; none while it is not known.
    pub result: Option<SideResult>,
    /// The points awarded: those of the match, in a team event.
    pub points: Points,
    /// The game points; in an individual event, the points.
    pub game_points: Points,
    /// The points on each board, from the first; none in an individual event.
    pub boards: Vec<Points>,
}

impl Round {
    /// The points awarded in one of the two scores.
    pub const fn score(&self, score: TeamScore) -> Points {
        match score {
            TeamScore::MatchPoints => self.points,
            TeamScore::GamePoints => self.game_points,
        }
    }

    /// The result on the scale of one, one half and nothing (Laws art. 10.1), where a game was played.
    pub fn standard_score(&self) -> Option<Points> {
        match self.result? {
            SideResult::Win | SideResult::UnratedWin => Some(Points::ONE),
            SideResult::Draw | SideResult::UnratedDraw => Some(Points::HALF),
            SideResult::Loss | SideResult::UnratedLoss => Some(Points::ZERO),
            _ => None,
        }
    }

    /// Whether it was won over the board.
    pub const fn is_won(&self) -> bool {
        matches!(self.result, Some(SideResult::Win | SideResult::UnratedWin))
    }
}
