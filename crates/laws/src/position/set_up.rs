//! A position given by hand or by a file: the start of a game that did not begin at the beginning.

use serde::{Deserialize, Serialize};
use shakmaty::CastlingMode;
use shakmaty::fen::{Fen, ParseFenError};
use thiserror::Error;

use super::{Fault, GamePosition};
use crate::wire;

/// A position as the arbiter set it up, in FEN (also X-FEN and Shredder-FEN for Chess960 castling rights).
///
/// ```
/// use arbitro_laws::position::SetUp;
///
/// let set_up = SetUp::parse("8/8/4k3/8/8/2N5/p7/4K3 b - - 0 1", false)?;
/// assert!(set_up.position().chess().is_some());
/// assert!(SetUp::parse("8/8/4k3", false).is_err());
/// # Ok::<_, arbitro_laws::position::SetUpError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SetUp {
    #[serde(with = "wire::one")]
    fen: Fen,
    #[serde(default)]
    chess960: bool,
}

/// Why a text is not a position.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum SetUpError {
    /// A field of the FEN cannot be read.
    #[error("not a position in FEN: {0}")]
    Unreadable(ParseFenError),
    /// It can be read, but no game can stand so.
    #[error("no game can stand so: {0:?}")]
    Illegal(Vec<Fault>),
}

impl SetUp {
    /// Reads a FEN. Illegal positions are accepted, since a board may hold one; ask [`SetUp::check`].
    pub fn parse(fen: &str, chess960: bool) -> Result<SetUp, SetUpError> {
        match fen.trim().parse() {
            Ok(fen) => Ok(SetUp { fen, chess960 }),
            Err(error) => Err(SetUpError::Unreadable(error)),
        }
    }

    /// The set-up of a position on the board.
    pub fn of(position: &GamePosition) -> SetUp {
        SetUp { fen: position.fen(), chess960: position.castling_mode().is_chess960() }
    }

    /// The position.
    pub fn position(&self) -> GamePosition {
        GamePosition::from_setup(self.fen.as_setup().clone(), CastlingMode::from_chess960(self.chess960))
    }

    /// An error naming the faults when the position is illegal.
    pub fn check(&self) -> Result<(), SetUpError> {
        let position = self.position();
        match position.faults() {
            [] => Ok(()),
            faults => Err(SetUpError::Illegal(faults.to_vec())),
        }
    }

    /// The text.
    pub fn fen(&self) -> &Fen {
        &self.fen
    }

    /// Whether castling is that of Chess960.
    pub fn is_chess960(&self) -> bool {
        self.chess960
    }
}
