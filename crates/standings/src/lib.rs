//! From results to a ranking: scores, tie-breaks with their working, shared ranks, lots (C.07).
//!
//! The crate is pure. A [`Field`] is a tournament as values: participants with every round of each, of players or of
//! teams, and the [`Rules`] they play under. [`rank`] gives the table, an [`Evaluation`] the working of any value:
//!
//! ```
//! use arbitro_standings::{Evaluation, Field, Participant, RoundCell, Rules, TieBreak, rank};
//! use arbitro_tournament::{PairingNumber, SideResult};
//!
//! let cell = |opponent, result| RoundCell {
//!     opponent: Some(PairingNumber(opponent)),
//!     result: Some(result),
//!     ..RoundCell::default()
//! };
//! let players = vec![
//!     Participant::new(PairingNumber(1), vec![cell(2, SideResult::Win)]),
//!     Participant::new(PairingNumber(2), vec![cell(1, SideResult::Loss)]),
//! ];
//! let field = Field::new(players, Rules::default());
//! let buchholz: TieBreak = "BH".parse()?;
//! let rows = rank(&field, &[buchholz], None);
//! assert_eq!((rows[0].number.0, rows[0].values[0].to_string()), (1, "0".to_owned()));
//! let working = &Evaluation::new(&field).workings(buchholz, &[1])[0];
//! assert_eq!(working.terms[0].opponent, Some(PairingNumber(1)));
//! # Ok::<(), arbitro_standings::tiebreak::CodeError>(())
//! ```
//!
//! What results do to ratings (B.02) is in [`rating`], what they do for titles (B.01) in [`norm`]; who wins which prize in
//! [`prize`].

mod edition;
mod exact;
mod field;
mod lots;
pub mod norm;
mod participant;
pub mod prize;
mod rank;
pub mod rating;
mod round;
mod rules;
mod score;
pub mod table;
pub mod tiebreak;
mod value;
mod working;

pub use edition::{Edition, PairingKind};
pub use exact::Exact;
pub use field::Field;
pub use lots::draw;
pub use participant::{Correction, Counting, Participant, RoundCell};
pub use rank::{Decided, Ranked, rank, tied};
pub use round::{Round, RoundKind};
pub use rules::{Rules, TeamRules, TeamScore};
pub use score::{Dummy, Scores};
pub use tiebreak::{Evaluation, TieBreak};
pub use value::Value;
pub use working::{CutMark, Method, Reason, Term, Working};
