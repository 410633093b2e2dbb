//! One claim, checked.

use serde::{Deserialize, Serialize};
use shakmaty::{Color, Move};

use crate::legality::{Attempt, Illegal};
use crate::record::Replay;
use crate::wire;

/// What is claimed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Kind {
    /// The same position for at least the third time (9.2).
    Threefold,
    /// Fifty moves by each player without a pawn move or capture (9.3).
    FiftyMoves,
}

/// From what on a claim is correct.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Limits {
    /// Occurrences of a position: three.
    pub occurrences: u32,
    /// Half-moves without a pawn move or capture: 100, but more in some endings under editions before 1992.
    pub quiet_plies: u32,
}

impl Default for Limits {
    fn default() -> Self {
        Limits { occurrences: 3, quiet_plies: 100 }
    }
}

/// On what a claim rests.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(tag = "basis", rename_all = "snake_case")]
pub enum Basis {
    /// On the position on the board (9.2.2, 9.3.2).
    Present,
    /// On a move written and not yet played (9.2.1, 9.3.1).
    Intended {
        /// The move.
        attempt: Attempt,
    },
}

/// What proves or disproves a claim.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "evidence", rename_all = "snake_case")]
pub enum Evidence {
    /// The plies, counted from 1, after which the position stood on the board; 0 is the start. An intended move
    /// is counted with the ply it would be.
    Occurrences {
        /// They.
        plies: Vec<usize>,
    },
    /// The half-moves without a pawn move or capture, an intended move included.
    QuietPlies {
        /// How many.
        plies: u32,
        /// The ply, counted from 1, of the last pawn move or capture; 0 when there was none.
        since: usize,
    },
}

/// What a claim is worth.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "assessment", rename_all = "snake_case")]
pub enum Assessment {
    /// The game is drawn (9.5.2).
    Correct {
        /// Why.
        evidence: Evidence,
    },
    /// The claim fails (9.5.3).
    Incorrect {
        /// Why.
        evidence: Evidence,
    },
    /// Only the player who has the move may claim (9.2, 9.3).
    NotOnMove {
        /// Who has it.
        #[serde(with = "wire::one")]
        to_move: Color,
    },
    /// The intended move is not legal: nothing can be claimed with it.
    IllegalMove {
        /// Why.
        illegal: Illegal,
    },
}

impl Assessment {
    /// Whether the game is drawn by it.
    pub fn is_correct(&self) -> bool {
        matches!(self, Assessment::Correct { .. })
    }
}

/// Checks the claim of `claimant` against the record.
pub fn assess(replay: &Replay, claimant: Color, kind: Kind, basis: Basis, limits: Limits) -> Assessment {
    let to_move = replay.position().turn();
    if claimant != to_move {
        return Assessment::NotOnMove { to_move };
    }
    let intended = match basis {
        Basis::Present => None,
        Basis::Intended { attempt } => match replay.judge(attempt) {
            Ok(m) => Some(m),
            Err(illegal) => return Assessment::IllegalMove { illegal },
        },
    };
    let (evidence, enough) = match kind {
        Kind::Threefold => {
            let plies = occurrences(replay, intended);
            let enough = plies.len() >= usize::try_from(limits.occurrences).unwrap_or(usize::MAX);
            (Evidence::Occurrences { plies }, enough)
        }
        Kind::FiftyMoves => {
            let (plies, since) = quiet_plies(replay, intended);
            let evidence = Evidence::QuietPlies { plies, since };
            (evidence, plies >= limits.quiet_plies)
        }
    };
    if enough { Assessment::Correct { evidence } } else { Assessment::Incorrect { evidence } }
}

/// The plies after which the position, present or intended, stands on the board.
pub(super) fn occurrences(replay: &Replay, intended: Option<Move>) -> Vec<usize> {
    match intended {
        None => replay.occurrences(),
        Some(m) => {
            let mut plies = replay.occurrences_of(&replay.position().after(m));
            plies.push(replay.steps().len() + 1);
            plies
        }
    }
}

/// Quiet half-moves, the intended move included, and the ply since which they are counted.
fn quiet_plies(replay: &Replay, intended: Option<Move>) -> (u32, usize) {
    let next = replay.steps().len() + 1;
    match intended {
        Some(m) if m.is_zeroing() => (0, next),
        Some(_) => (replay.quiet_plies().saturating_add(1), replay.quiet_since()),
        None => (replay.quiet_plies(), replay.quiet_since()),
    }
}
