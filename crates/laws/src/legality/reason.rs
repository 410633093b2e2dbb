//! The reasons a move can be illegal for.

use serde::{Deserialize, Serialize};
use shakmaty::{CastlingSide, Color, Role, Square};

use super::{Attacker, Attempt};
use crate::wire;

/// A move that is not legal, with the first reason found in the order of the Laws: the piece, its way of
/// moving, what stands in its way, and last the safety of the king.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Illegal {
    /// What was played.
    pub attempt: Attempt,
    /// Why it is illegal.
    pub reason: Reason,
}

impl Illegal {
    /// The article that the move offends against, in the numbering of the Laws of 2023.
    pub fn article(&self) -> &'static str {
        self.reason.article()
    }
}

/// Why a move is illegal.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "reason", rename_all = "snake_case")]
pub enum Reason {
    /// No piece stands on the square of departure (3.10.2).
    NoPiece {
        /// The empty square.
        #[serde(with = "wire::one")]
        square: Square,
    },
    /// The piece belongs to the opponent (1.1), or it is not its owner's turn (1.2).
    OpponentsPiece {
        /// Where it stands.
        #[serde(with = "wire::one")]
        square: Square,
        /// What it is.
        #[serde(with = "wire::one")]
        role: Role,
    },
    /// A piece of the same colour stands on the square of arrival (3.1).
    CaptureOfOwnPiece {
        /// The square of arrival.
        #[serde(with = "wire::one")]
        square: Square,
        /// What stands there.
        #[serde(with = "wire::one")]
        role: Role,
    },
    /// The king was to be captured (1.4.1).
    CaptureOfKing {
        /// Where it stands.
        #[serde(with = "wire::one")]
        square: Square,
    },
    /// The piece does not move so (3.2 to 3.8).
    NotThatPiecesMove {
        /// The piece.
        #[serde(with = "wire::one")]
        role: Role,
        /// The square of departure.
        #[serde(with = "wire::one")]
        from: Square,
        /// The square of arrival.
        #[serde(with = "wire::one")]
        to: Square,
    },
    /// None of the player's pieces of that kind can go to the square.
    NoSuchPieceReaches {
        /// The kind of piece.
        #[serde(with = "wire::one")]
        role: Role,
        /// The square of arrival.
        #[serde(with = "wire::one")]
        to: Square,
    },
    /// A piece stands in the way of a bishop, rook or queen (3.5), or before a pawn (3.7.1, 3.7.2).
    PathBlocked {
        /// The moving piece.
        #[serde(with = "wire::one")]
        role: Role,
        /// The first occupied square on the way.
        #[serde(with = "wire::one")]
        square: Square,
        /// What stands there.
        #[serde(with = "wire::one")]
        blocker: Role,
        /// Whose piece it is.
        #[serde(with = "wire::one")]
        blocker_color: Color,
    },
    /// A pawn advances two squares only from where it stood at the start (3.7.2).
    DoubleStepNotFirst {
        /// The square of departure.
        #[serde(with = "wire::one")]
        from: Square,
    },
    /// A pawn moves diagonally only to capture (3.7.3).
    NothingToCapture {
        /// The empty square of arrival.
        #[serde(with = "wire::one")]
        square: Square,
    },
    /// Taking en passant is allowed only on the move after the pawn's advance by two squares (3.7.3.2).
    NoEnPassantRight {
        /// The square of arrival.
        #[serde(with = "wire::one")]
        square: Square,
    },
    /// A pawn reached the last rank and was not exchanged (3.7.3.3).
    NoPromotionPiece {
        /// The square of promotion.
        #[serde(with = "wire::one")]
        square: Square,
    },
    /// A pawn is exchanged for a queen, rook, bishop or knight of its own colour only (3.7.3.3).
    ForbiddenPromotion {
        /// What it was exchanged for.
        #[serde(with = "wire::one")]
        role: Role,
    },
    /// Only a pawn that reaches the last rank is exchanged (3.7.3.3).
    PromotionNotThere {
        /// The square of arrival.
        #[serde(with = "wire::one")]
        square: Square,
    },
    /// The king was in check and still is (3.9.2).
    KingLeftInCheck {
        /// Where the king stands.
        #[serde(with = "wire::one")]
        king: Square,
        /// What attacks it after the move.
        by: Vec<Attacker>,
    },
    /// The move uncovers an attack on the player's own king (3.9.2).
    KingExposed {
        /// Where the king stands.
        #[serde(with = "wire::one")]
        king: Square,
        /// What attacks it after the move.
        by: Vec<Attacker>,
    },
    /// The king goes to an attacked square (3.8.1, 3.9.2).
    KingIntoAttack {
        /// The square of arrival.
        #[serde(with = "wire::one")]
        square: Square,
        /// What attacks it.
        by: Vec<Attacker>,
    },
    /// The right to castle has been lost (3.8.2.1).
    CastlingLost {
        /// On which side.
        #[serde(with = "wire::one")]
        side: CastlingSide,
        /// By what.
        loss: CastlingLoss,
    },
    /// Castling is prevented for the time being (3.8.2.2).
    CastlingPrevented {
        /// On which side.
        #[serde(with = "wire::one")]
        side: CastlingSide,
        /// By what.
        hindrance: CastlingHindrance,
    },
    /// The game had already ended with the move before (5.1.1, 5.2.1, 5.2.2).
    GameOver,
}

/// How the right to castle was lost for good.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "loss", rename_all = "snake_case")]
pub enum CastlingLoss {
    /// The king has moved (3.8.2.1.1).
    KingMoved {
        /// The ply, counted from 1, by which it first moved, where the record tells it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        ply: Option<usize>,
    },
    /// The rook has moved (3.8.2.1.2) or is gone.
    RookMoved {
        /// The ply, counted from 1, by which it first moved or was captured, where the record tells it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        ply: Option<usize>,
    },
    /// King and rook stand where castling begins, but the position carries no right: the record or the arbiter
    /// must tell whether one of them has moved, or whether they were set up wrongly (A.5.1.2).
    NotGiven,
}

/// What prevents castling for the time being.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "hindrance", rename_all = "snake_case")]
pub enum CastlingHindrance {
    /// The king is in check (3.8.2.2.1).
    InCheck {
        /// Where the king stands.
        #[serde(with = "wire::one")]
        king: Square,
        /// What attacks it.
        by: Vec<Attacker>,
    },
    /// A square the king must cross is attacked (3.8.2.2.1).
    CrossedSquareAttacked {
        /// The square.
        #[serde(with = "wire::one")]
        square: Square,
        /// What attacks it.
        by: Vec<Attacker>,
    },
    /// The square the king is to occupy is attacked (3.8.2.2.1).
    ArrivalSquareAttacked {
        /// The square.
        #[serde(with = "wire::one")]
        square: Square,
        /// What attacks it.
        by: Vec<Attacker>,
    },
    /// In Chess960, the castling rook shields the king from an attack along the rank (3.9.2).
    RookShieldsKing {
        /// Where the king would stand.
        #[serde(with = "wire::one")]
        square: Square,
        /// What would attack it.
        by: Vec<Attacker>,
    },
    /// A piece stands between (3.8.2.2.2; Guidelines II.3 for Chess960).
    PieceBetween {
        /// Where it stands.
        #[serde(with = "wire::one")]
        square: Square,
        /// What it is.
        #[serde(with = "wire::one")]
        role: Role,
    },
}

impl Reason {
    /// The article offended against, in the numbering of the Laws of 2023.
    pub fn article(&self) -> &'static str {
        match self {
            Reason::NoPiece { .. } => "3.10.2",
            Reason::OpponentsPiece { .. } => "1.1",
            Reason::CaptureOfOwnPiece { .. } => "3.1",
            Reason::CaptureOfKing { .. } => "1.4.1",
            Reason::NotThatPiecesMove { role, .. } | Reason::NoSuchPieceReaches { role, .. } => {
                way_of_moving(*role)
            }
            Reason::PathBlocked { role: Role::Pawn, .. } => "3.7.1",
            Reason::PathBlocked { .. } => "3.5",
            Reason::DoubleStepNotFirst { .. } => "3.7.2",
            Reason::NothingToCapture { .. } => "3.7.3",
            Reason::NoEnPassantRight { .. } => "3.7.3.2",
            Reason::NoPromotionPiece { .. }
            | Reason::ForbiddenPromotion { .. }
            | Reason::PromotionNotThere { .. } => "3.7.3.3",
            Reason::KingLeftInCheck { .. } | Reason::KingExposed { .. } => "3.9.2",
            Reason::KingIntoAttack { .. } => "3.8.1",
            Reason::CastlingLost { loss, .. } => match loss {
                CastlingLoss::KingMoved { .. } => "3.8.2.1.1",
                CastlingLoss::RookMoved { .. } => "3.8.2.1.2",
                CastlingLoss::NotGiven => "3.8.2.1",
            },
            Reason::CastlingPrevented { hindrance, .. } => match hindrance {
                CastlingHindrance::RookShieldsKing { .. } => "3.9.2",
                CastlingHindrance::PieceBetween { .. } => "3.8.2.2.2",
                _ => "3.8.2.2.1",
            },
            Reason::GameOver => "5.1.1",
        }
    }

    /// The key of the message that tells the reason, stable across releases.
    pub fn key(&self) -> &'static str {
        match self {
            Reason::NoPiece { .. } => "no-piece",
            Reason::OpponentsPiece { .. } => "opponents-piece",
            Reason::CaptureOfOwnPiece { .. } => "capture-of-own-piece",
            Reason::CaptureOfKing { .. } => "capture-of-king",
            Reason::NotThatPiecesMove { .. } => "not-that-pieces-move",
            Reason::NoSuchPieceReaches { .. } => "no-such-piece-reaches",
            Reason::PathBlocked { .. } => "path-blocked",
            Reason::DoubleStepNotFirst { .. } => "double-step-not-first",
            Reason::NothingToCapture { .. } => "nothing-to-capture",
            Reason::NoEnPassantRight { .. } => "no-en-passant-right",
            Reason::NoPromotionPiece { .. } => "no-promotion-piece",
            Reason::ForbiddenPromotion { .. } => "forbidden-promotion",
            Reason::PromotionNotThere { .. } => "promotion-not-there",
            Reason::KingLeftInCheck { .. } => "king-left-in-check",
            Reason::KingExposed { .. } => "king-exposed",
            Reason::KingIntoAttack { .. } => "king-into-attack",
            Reason::CastlingLost { loss, .. } => match loss {
                CastlingLoss::KingMoved { .. } => "castling-lost-king-moved",
                CastlingLoss::RookMoved { .. } => "castling-lost-rook-moved",
                CastlingLoss::NotGiven => "castling-lost",
            },
            Reason::CastlingPrevented { hindrance, .. } => match hindrance {
                CastlingHindrance::InCheck { .. } => "castling-in-check",
                CastlingHindrance::CrossedSquareAttacked { .. } => "castling-through-attack",
                CastlingHindrance::ArrivalSquareAttacked { .. } => "castling-into-attack",
                CastlingHindrance::RookShieldsKing { .. } => "castling-rook-shields-king",
                CastlingHindrance::PieceBetween { .. } => "castling-piece-between",
            },
            Reason::GameOver => "game-over",
        }
    }

    /// Every key [`Reason::key`] can give, for the message catalogues.
    pub const KEYS: [&'static str; 25] = [
        "no-piece",
        "opponents-piece",
        "capture-of-own-piece",
        "capture-of-king",
        "not-that-pieces-move",
        "no-such-piece-reaches",
        "path-blocked",
        "double-step-not-first",
        "nothing-to-capture",
        "no-en-passant-right",
        "no-promotion-piece",
        "forbidden-promotion",
        "promotion-not-there",
        "king-left-in-check",
        "king-exposed",
        "king-into-attack",
        "castling-lost-king-moved",
        "castling-lost-rook-moved",
        "castling-lost",
        "castling-in-check",
        "castling-through-attack",
        "castling-into-attack",
        "castling-rook-shields-king",
        "castling-piece-between",
        "game-over",
    ];
}

/// The article that says how a piece moves.
fn way_of_moving(role: Role) -> &'static str {
    match role {
        Role::Bishop => "3.2",
        Role::Rook => "3.3",
        Role::Queen => "3.4",
        Role::Knight => "3.6",
        Role::Pawn => "3.7",
        Role::King => "3.8.1",
    }
}
