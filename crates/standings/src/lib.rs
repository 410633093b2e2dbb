//! From results to a ranking: scores, tie-breaks (C.07), shared ranks.
//!
//! The crate is pure: a [`Field`] (participants with their rounds, and what results are worth) goes in, [`rank`] gives
//! the table. Values are exact. Pairings are taken as fixed beforehand, as in a round robin: article 15.2 of C.07
//! applies, so forfeits are ordinary games, and a round of rest is no round at all.
//!
//! What results do to ratings (B.02) is in [`rating`], what they do for titles (B.01) in [`norm`].

mod field;
pub mod norm;
mod rank;
pub mod rating;
pub mod tiebreak;
mod value;

pub use field::{Field, Meeting, Participant, RoundCell};
pub use rank::{Ranked, rank};
pub use tiebreak::TieBreak;
pub use value::Value;
