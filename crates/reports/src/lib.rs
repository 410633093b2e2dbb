//! Nouns to paper: every document an arbiter hangs on the wall, hands to a player or puts on a table.
//!
//! A [`Document`] is a value: the lines of a list, the boards of a round. [`Print::pdf`] sets it by a template in
//! `templates/`, [`Print::pages`] gives the same pages as pictures for a preview. The words come from the message catalogue,
//! in the language of the [`Paper`], whatever the screen speaks.
//!
//! Setting a page reads no file, no clock and no network: the fonts are in the program, so the same document gives the
//! same bytes on every machine. Whatever is in a name is text and never read as markup.
//!
//! The user's [`Manual`] is set in the same way, from the texts in `docs/manual`.
//!
//! The pages need the feature `typeset`.
//!
//! ```
//! # #[cfg(feature = "typeset")] {
//! use arbitro_messages::Catalogue;
//! use arbitro_reports::{Document, Heading, Paper, Print, RoundDate};
//!
//! let catalogue = Catalogue::load()?;
//! let calendar = Document::Calendar(vec![RoundDate { round: 1, date: "2026-12-05".into(), time: "16:00".into(), remark: String::new() }]);
//! let heading = Heading { event: "Testville Open".into(), ..Heading::default() };
//! let print = Print::new(&catalogue, &calendar, &heading, &Paper::default())?;
//! assert!(print.pdf()?.starts_with(b"%PDF"));
//! # }
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod document;
mod logo;
#[cfg(feature = "typeset")]
mod manual;
mod paper;
#[cfg(feature = "typeset")]
mod print;
#[cfg(feature = "typeset")]
mod stack;
#[cfg(feature = "typeset")]
mod world;

pub use document::{
    ArbitersReport, Board, CardRound, CheckInLine, ClockLine, ClockSheet, CountLine, CrossRow, CrossTable,
    Document, Envelope, IncidentLine, NameLine, Person, PlayerCard, Prize, PrizeWinner, RoundDate,
    SlipsPerPage, StandingsLine, StandingsTable, Working, WorkingOf, WorkingTerm,
};
pub use logo::{Logo, LogoFault, Picture};
#[cfg(feature = "typeset")]
pub use manual::{Chapter, Manual};
pub use paper::{Heading, Paper, PaperSize};
#[cfg(feature = "typeset")]
pub use print::{Print, ReportError};
