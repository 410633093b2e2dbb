//! A position as the judgement of a move sees it, legal or not.

use std::borrow::Cow;

use shakmaty::{Bitboard, Board, Castles, Chess, Color, Position, Role, Square};

use crate::position::GamePosition;

/// What decides whether a move is legal.
pub(super) struct View<'a> {
    pub(super) board: &'a Board,
    pub(super) turn: Color,
    /// The square a pawn has just passed over.
    pub(super) en_passant: Option<Square>,
    pub(super) castles: Cow<'a, Castles>,
}

impl<'a> View<'a> {
    pub(super) fn of_chess(chess: &'a Chess) -> View<'a> {
        View {
            board: chess.board(),
            turn: chess.turn(),
            en_passant: chess.maybe_ep_square(),
            castles: Cow::Borrowed(chess.castles()),
        }
    }

    pub(super) fn of(position: &'a GamePosition) -> View<'a> {
        match position {
            GamePosition::Legal(chess) => View::of_chess(chess),
            GamePosition::Illegal(illegal) => {
                let setup = illegal.setup();
                let castles = Castles::from_setup(setup, position.castling_mode());
                View {
                    board: &setup.board,
                    turn: setup.turn,
                    en_passant: None,
                    castles: Cow::Owned(castles.unwrap_or_else(|valid| valid)),
                }
            }
        }
    }

    /// The pieces of one kind of the player to move.
    pub(super) fn our(&self, role: Role) -> Bitboard {
        self.board.by_piece(role.of(self.turn))
    }

    /// The king of the player to move is attacked.
    pub(super) fn is_check(&self) -> bool {
        let board = self.board;
        board
            .king_of(self.turn)
            .is_some_and(|king| !board.attacks_to(king, !self.turn, board.occupied()).is_empty())
    }
}
