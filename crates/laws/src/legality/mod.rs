//! Whether a move is legal, and if not, why not, with the article (Laws 2023 articles 3.1 to 3.10).
//!
//! ```
//! use arbitro_laws::legality::{Attempt, Reason, judge};
//! use shakmaty::{CastlingMode, Chess, Square, fen::Fen};
//!
//! let fen: Fen = "4k3/8/8/8/8/8/4q3/R3K2R w KQ - 0 1".parse()?;
//! let position: Chess = fen.into_position(CastlingMode::Standard)?;
//! let attempt = Attempt::FromTo { from: Square::A1, to: Square::A8, promotion: None };
//! let illegal = judge(&position, attempt).unwrap_err();
//! assert!(matches!(illegal.reason, Reason::KingLeftInCheck { .. }));
//! assert_eq!(illegal.article(), "3.9.2");
//! # Ok::<_, Box<dyn std::error::Error>>(())
//! ```

mod args;
mod attacker;
mod attempt;
mod castling;
mod geometry;
mod judge;
mod reason;
mod view;

pub use args::Args;
pub use attacker::Attacker;
pub use attempt::Attempt;
pub use judge::{judge, judge_on, legal_moves_on};
pub use reason::{CastlingHindrance, CastlingLoss, Illegal, Reason};
