//! The tournament report file (TRF26, Annexure A of C.02.03): read with tolerance, told line by line, and written.
//!
//! [`read`] takes bytes and gives a [`Report`]: typed records, every line that was not understood kept as it was, and
//! a [`Note`] with line and column for whatever was odd. [`Report::tournament`] makes of it what pairing needs.

mod columns;
mod from_tournament;
mod note;
mod pairing;
mod player;
mod records;
mod report;
mod text;
mod write;

pub use note::{Note, NoteKind, Severity};
pub use player::{Cell, ReportPlayer};
pub use records::{AbnormalPoints, Acceleration, Byes, Prohibited};
pub use report::{Report, read};
pub use write::write;
