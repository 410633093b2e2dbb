//! What a reader makes of a written move.

use serde::{Deserialize, Serialize};
use shakmaty::Move;

use crate::legality::Illegal;

/// What was written beside the move itself.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[allow(
    clippy::struct_excessive_bools,
    reason = "each is one sign of appendix C.13 that is on the paper or not"
)]
pub struct Marks {
    /// `x` or `:`: a capture.
    pub capture: bool,
    /// `+`: check.
    pub check: bool,
    /// `++` or `#`: checkmate.
    pub mate: bool,
    /// `e.p.`: a pawn captured en passant.
    pub en_passant: bool,
    /// `(=)`: a draw was offered.
    pub draw_offer: bool,
}

/// A sign that does not agree with the move. It changes nothing; signs are optional (article C.13).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Remark {
    /// Check is written, but there is none.
    NoCheck,
    /// Checkmate is written, but there is none.
    NoMate,
    /// A capture is written, but nothing is captured.
    NoCapture,
    /// En passant is written, but it is not.
    NoEnPassant,
}

/// What a reader would have needed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Expected {
    /// Something to read that can mean a move here.
    Move,
    /// A piece letter of the language or a square.
    PieceOrSquare,
    /// A square of arrival.
    Square,
    /// A queen, rook, bishop or knight.
    PromotionPiece,
    /// The end of the move.
    End,
}

/// What a written move means in a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Reading {
    /// One legal move.
    Legal {
        /// The move.
        m: Move,
        /// The signs written with it.
        marks: Marks,
        /// The signs that do not agree with it.
        remarks: Vec<Remark>,
    },
    /// Several legal moves can be meant.
    Ambiguous {
        /// They.
        candidates: Vec<Move>,
        /// The signs written with it.
        marks: Marks,
    },
    /// It can be read, but no legal move is meant.
    Illegal {
        /// What it means and why that is illegal.
        illegal: Illegal,
        /// The signs written with it.
        marks: Marks,
        /// Legal moves that are written alike.
        offered: Vec<Move>,
    },
    /// It cannot be read.
    Unreadable {
        /// What was expected.
        expected: Expected,
        /// The character of the text, counted from 0, at which it was.
        at: usize,
        /// Legal moves that are written alike.
        offered: Vec<Move>,
    },
}

impl Reading {
    /// The legal move, if it is the only one that can be meant.
    pub fn legal(&self) -> Option<Move> {
        match self {
            Reading::Legal { m, .. } => Some(*m),
            _ => None,
        }
    }
}
