//! How a game ends by itself: what stands on the board, how often, and for how long.
//!
//! Mate, stalemate and a dead position end the game at once if a legal move produced them (Laws 2023 articles
//! 5.1.1, 5.2.1, 5.2.2); the fifth occurrence of a position and 75 moves without a pawn move or capture end it
//! since 2014 (article 9.6). Mate comes before everything else. Nobody needs to notice: [`earliest_end`] finds
//! the first end over the whole record, and all that was played or claimed after it is void.

mod board;
mod dead;
mod earliest;
mod rules;
mod seen;

pub(crate) use board::mated_or_stalemated_given;
pub use board::{has_legal_move, mated_or_stalemated};
pub use dead::{dead_by_material, dead_position};
pub use earliest::{Declaration, Declared, earliest_end};
pub use rules::{DeadRule, EndRules, Fivefold};
pub(crate) use seen::{by_history, first_dead_of, on_board};

use serde::{Deserialize, Serialize};
use shakmaty::Color;

use crate::wire;

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(tag = "how", rename_all = "snake_case")]
pub enum How {
    /// The king of the loser is mated (5.1.1).
    Checkmate {
        /// Who gave mate.
        #[serde(with = "wire::one")]
        winner: Color,
    },
    /// The player to move has no legal move and is not in check (5.2.1).
    Stalemate,
    /// Neither player can mate the other by any series of legal moves (5.2.2).
    DeadPosition,
    /// The same position for the fifth time (9.6.1).
    FivefoldRepetition,
    /// 75 moves by each player without a pawn move or capture (9.6.2).
    #[serde(rename = "seventyfive_moves")]
    SeventyFiveMoves,
    /// The players or the arbiter ended it.
    Declared {
        /// How.
        by: Declared,
    },
}

impl How {
    /// The article, in the numbering of the Laws of 2023.
    pub fn article(self) -> &'static str {
        match self {
            How::Checkmate { .. } => "5.1.1",
            How::Stalemate => "5.2.1",
            How::DeadPosition => "5.2.2",
            How::FivefoldRepetition => "9.6.1",
            How::SeventyFiveMoves => "9.6.2",
            How::Declared { by } => by.article(),
        }
    }

    /// The word for it in machine output and message keys.
    pub fn key(self) -> &'static str {
        match self {
            How::Checkmate { .. } => "checkmate",
            How::Stalemate => "stalemate",
            How::DeadPosition => "dead_position",
            How::FivefoldRepetition => "fivefold_repetition",
            How::SeventyFiveMoves => "seventyfive_moves",
            How::Declared { by } => by.key(),
        }
    }

    /// The winner on the board; nothing for a draw and for what the players declared.
    pub fn winner(self) -> Option<Color> {
        match self {
            How::Checkmate { winner } => Some(winner),
            _ => None,
        }
    }
}

/// The end of a game and when it came.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Ended {
    /// The ply that ended it, counted from 1; 0 when the game could not even begin.
    pub ply: usize,
    /// How.
    #[serde(flatten)]
    pub how: How,
}
