//! Time controls and the arithmetic of the clock (Laws 2023 art. 6.1 to 6.3, Appendices A.1 and B.1).
//!
//! A [`TimeControl`] is what one player has: periods with their moves, their time and what each move brings. It is
//! read from the `TimeControl` tag of PGN ([`TimeControl::from_pgn`]) or from the way people write it
//! (`90 min/40 moves + 30 min + 30 s`, [`TimeControl::from_text`]), and says which [time class](class_of) a game is of.

mod class;
mod control;
mod pgn;
mod run;
mod sheet;
mod text;

pub use class::{class_of, total_for_class};
pub use control::{Bonus, NoPeriod, Period, TimeControl};
pub use pgn::PgnTimeControlError;
pub use run::{Clock, Pressed};
pub use sheet::{Doubt, Reading, doubts, most, used};
pub use text::TimeTextError;
