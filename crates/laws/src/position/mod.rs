//! The position on the board, also where no legal game could hold it.
//!
//! A rapid or blitz game may go on after an illegal move that nobody noticed in time, and an arbiter may set up
//! any position the players left behind. [`GamePosition`] is therefore either a [`Chess`] position, on which
//! moves are judged and played by the Laws, or an [`IllegalPosition`] that is kept as it stands.

mod fault;
mod force;
mod key;
mod set_up;

pub use fault::Fault;
pub use key::PositionKey;
pub use set_up::{SetUp, SetUpError};

use shakmaty::fen::Fen;
use shakmaty::{
    Board, Castles, CastlingMode, Chess, Color, EnPassantMode, FromSetup, Move, Position, PositionError,
    Setup, Square,
};

use crate::legality::{Attacker, Attempt};

/// A position in a game, legal or not.
#[derive(Clone, Debug)]
pub enum GamePosition {
    /// A position that legal moves can be played from.
    Legal(Chess),
    /// A position in which a king is missing or can be taken, a pawn stands on the last rank, and the like
    /// (article 3.10.3).
    Illegal(IllegalPosition),
}

/// A position that legal play cannot produce, kept as it stands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct IllegalPosition {
    setup: Setup,
    mode: CastlingMode,
    faults: Vec<Fault>,
}

impl IllegalPosition {
    /// The pieces, the player to move and the castling rights.
    pub fn setup(&self) -> &Setup {
        &self.setup
    }

    /// What is wrong with the position; never empty.
    pub fn faults(&self) -> &[Fault] {
        &self.faults
    }
}

impl Default for GamePosition {
    fn default() -> Self {
        GamePosition::Legal(Chess::default())
    }
}

impl GamePosition {
    /// The position of a set-up. Castling rights without their king and rook, and an en passant square without
    /// its pawn, are dropped; everything else is kept even where it makes the position illegal.
    ///
    /// ```
    /// use arbitro_laws::position::{Fault, GamePosition};
    /// use shakmaty::{CastlingMode, fen::Fen};
    ///
    /// let fen: Fen = "4k3/8/8/8/8/8/8/4R1K1 w - - 0 1".parse()?;
    /// let position = GamePosition::from_setup(fen.into_setup(), CastlingMode::Standard);
    /// assert!(matches!(position.faults(), [Fault::OpponentInCheck { .. }]));
    /// # Ok::<_, shakmaty::fen::ParseFenError>(())
    /// ```
    pub fn from_setup(setup: Setup, mode: CastlingMode) -> GamePosition {
        let playable = Chess::from_setup(setup.clone(), mode)
            .or_else(PositionError::ignore_invalid_castling_rights)
            .or_else(PositionError::ignore_invalid_ep_square)
            .or_else(PositionError::ignore_too_much_material)
            .or_else(PositionError::ignore_impossible_check);
        if let Ok(chess) = playable {
            return GamePosition::Legal(chess);
        }
        let castles = Castles::from_setup(&setup, mode).unwrap_or_else(|valid| valid);
        let setup = Setup { castling_rights: castles.castling_rights(), ep_square: None, ..setup };
        GamePosition::Illegal(IllegalPosition { faults: fault::faults(&setup), setup, mode })
    }

    /// The position, if moves can be judged by the Laws in it.
    pub fn chess(&self) -> Option<&Chess> {
        match self {
            GamePosition::Legal(chess) => Some(chess),
            GamePosition::Illegal(_) => None,
        }
    }

    /// What is wrong with the position; empty when it is legal.
    pub fn faults(&self) -> &[Fault] {
        match self {
            GamePosition::Legal(_) => &[],
            GamePosition::Illegal(illegal) => &illegal.faults,
        }
    }

    /// The pieces on the board.
    pub fn board(&self) -> &Board {
        match self {
            GamePosition::Legal(chess) => chess.board(),
            GamePosition::Illegal(illegal) => &illegal.setup.board,
        }
    }

    /// The player to move.
    pub fn turn(&self) -> Color {
        match self {
            GamePosition::Legal(chess) => chess.turn(),
            GamePosition::Illegal(illegal) => illegal.setup.turn,
        }
    }

    /// The number of the move to be played, a move being White's and Black's together.
    pub fn move_number(&self) -> u32 {
        match self {
            GamePosition::Legal(chess) => chess.fullmoves().get(),
            GamePosition::Illegal(illegal) => illegal.setup.fullmoves.get(),
        }
    }

    /// Half-moves since the last pawn move or capture (articles 9.3, 9.6.2).
    pub fn quiet_plies(&self) -> u32 {
        match self {
            GamePosition::Legal(chess) => chess.halfmoves(),
            GamePosition::Illegal(illegal) => illegal.setup.halfmoves,
        }
    }

    /// Whether castling is written and played as in Chess960 (Guidelines II).
    pub fn castling_mode(&self) -> CastlingMode {
        match self {
            GamePosition::Legal(chess) => chess.castles().mode(),
            GamePosition::Illegal(illegal) => illegal.mode,
        }
    }

    /// The position with everything that belongs to it, en passant only where it can legally be captured.
    pub fn setup(&self) -> Setup {
        match self {
            GamePosition::Legal(chess) => chess.to_setup(EnPassantMode::Legal),
            GamePosition::Illegal(illegal) => illegal.setup.clone(),
        }
    }

    /// The position in FEN.
    pub fn fen(&self) -> Fen {
        match Fen::try_from_setup(self.setup()) {
            Ok(fen) => fen,
            Err(lossy) => lossy.ignore(),
        }
    }

    /// The opponent's pieces that attack the king of `color`, in the order of their squares; empty when that
    /// king is not in check or not on the board (article 3.9.1).
    pub fn checkers(&self, color: Color) -> Vec<Attacker> {
        let board = self.board();
        board
            .king_of(color)
            .map_or_else(Vec::new, |king| Attacker::all(board, king, !color, board.occupied()))
    }

    /// The king of the player to move, if it is in check.
    pub fn check_square(&self) -> Option<Square> {
        let turn = self.turn();
        self.board().king_of(turn).filter(|_| !self.checkers(turn).is_empty())
    }

    /// Both kings in check at once: no legal move leads there (article A.5.4).
    pub fn both_kings_in_check(&self) -> bool {
        Color::ALL.into_iter().all(|color| !self.checkers(color).is_empty())
    }

    /// The position after a legal move.
    #[must_use]
    pub fn after(&self, m: Move) -> GamePosition {
        match self {
            GamePosition::Legal(chess) => {
                let mut next = chess.clone();
                next.play_unchecked(m);
                GamePosition::Legal(next)
            }
            GamePosition::Illegal(_) => self.after_attempt(m.into()),
        }
    }

    /// The position after a move that was not legal but stands on the board.
    #[must_use]
    pub fn after_attempt(&self, attempt: Attempt) -> GamePosition {
        force::force(self, attempt)
    }

    /// The same pieces with the other player to move: where a move was made that nobody knows.
    #[must_use]
    pub fn passed(&self) -> GamePosition {
        let mut setup = self.setup();
        if setup.turn.is_black() {
            setup.fullmoves = setup.fullmoves.saturating_add(1);
        }
        setup.swap_turn();
        setup.ep_square = None;
        setup.halfmoves = 0;
        GamePosition::from_setup(setup, self.castling_mode())
    }

    /// The same position in the sense of article 9.2.3: same player to move, same pieces on the same squares,
    /// same castling and en passant rights. Counters and move numbers do not matter.
    pub fn same_as(&self, other: &GamePosition) -> bool {
        match (self, other) {
            (GamePosition::Legal(a), GamePosition::Legal(b)) => a == b,
            (GamePosition::Illegal(a), GamePosition::Illegal(b)) => {
                a.setup.board == b.setup.board
                    && a.setup.turn == b.setup.turn
                    && a.setup.castling_rights == b.setup.castling_rights
            }
            _ => false,
        }
    }
}
