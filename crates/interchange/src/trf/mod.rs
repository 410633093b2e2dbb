//! The tournament report file (TRF26, Annexure A of C.02.03; TRF16 and TRF06 before it): read with tolerance, told
//! line by line, and written.
//!
//! [`read`] takes bytes and gives a [`Report`]: typed records, every line that was not understood kept as it was, and
//! a [`Note`] with line and column for whatever was odd. [`Report::tournament`] makes of it what pairing needs.
//! [`write()`] gives the file back as it stood, but for what the notes say was adjusted and what was changed since.

mod cell;
mod check;
mod columns;
mod date;
mod dialect;
mod event;
mod from_tournament;
mod header;
mod health;
mod layout;
mod ledger;
mod loose;
mod matches;
mod note;
mod pairing;
mod player;
mod record;
mod records;
mod report;
mod standings;
mod system;
mod team;
mod text;
mod write;

pub use cell::Cell;
pub use date::Date;
pub use dialect::Dialect;
pub use event::IntegrityEvent;
pub use header::{Period, RankMethod, StartingRank, TimeControl};
pub use health::{Lack, LackKind, health};
pub use layout::Layout;
pub use note::{Concern, Note, NoteKind, Severity};
pub use player::{NationalPlayer, ReportPlayer};
pub use records::{AbnormalPoints, Acceleration, Byes, Prohibited, Scoring};
pub use report::{Report, read, read_as};
pub use system::{Method, System, TeamColours, TeamScore};
pub use team::{Forfeit, ForfeitedMatch, LineUp, MatchScoring, Team, TeamByes};
pub use text::{LineEnd, MOST_BYTES, encoding};
pub use write::write;
