//! Where a game starts.

use serde::{Deserialize, Serialize};
use shakmaty::{Bitboard, Board, CastlingMode, Chess, Color, Setup};
use thiserror::Error;

use crate::position::{GamePosition, SetUp};

/// The position a game starts from.
#[derive(Clone, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(tag = "start", rename_all = "snake_case")]
pub enum Start {
    /// The initial position of article 2.3.
    #[default]
    Standard,
    /// A starting position of Chess960 by its number, 0 to 959; 518 is the classical one (Guidelines II).
    Chess960 {
        /// The number.
        number: u16,
    },
    /// A position set up by hand or given by a file.
    SetUp {
        /// The position.
        position: SetUp,
    },
}

/// There is no such start.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum StartError {
    /// The number is above 959.
    #[error("Chess960 starting positions are numbered 0 to 959, not {0}")]
    NoSuchNumber(u16),
}

impl Start {
    /// A Chess960 start by its number.
    ///
    /// ```
    /// use arbitro_laws::record::Start;
    ///
    /// let classical = Start::chess960(518)?;
    /// assert!(classical.position().same_as(&Start::Standard.position()));
    /// assert!(Start::chess960(960).is_err());
    /// # Ok::<_, arbitro_laws::record::StartError>(())
    /// ```
    pub fn chess960(number: u16) -> Result<Start, StartError> {
        if number < 960 { Ok(Start::Chess960 { number }) } else { Err(StartError::NoSuchNumber(number)) }
    }

    /// The position. A number above 959, which only a damaged file holds, gives the classical one.
    pub fn position(&self) -> GamePosition {
        match self {
            Start::Standard => GamePosition::Legal(Chess::default()),
            Start::Chess960 { number } => {
                let number = if *number < 960 { *number } else { 518 };
                let board = Board::chess960(u32::from(number));
                let castling_rights = board.rooks();
                let setup = Setup { board, castling_rights, ..Setup::empty() };
                GamePosition::from_setup(setup, CastlingMode::Chess960)
            }
            Start::SetUp { position } => position.position(),
        }
    }

    /// Whether a position is a starting position of Chess960: the king between the rooks, bishops on squares of
    /// opposite colour, Black's pieces opposite White's, all castling rights whole. Gives its number.
    pub fn chess960_number(position: &GamePosition) -> Option<u16> {
        let setup = position.setup();
        if setup.turn != Color::White || setup.castling_rights != setup.board.rooks() & Bitboard::BACKRANKS {
            return None;
        }
        (0..960).find(|number| Board::chess960(u32::from(*number)) == setup.board)
    }
}
