//! The message catalogue: one Fluent catalogue for screen, terminal and paper.
//!
//! The pure crates answer with message keys and arguments; this crate turns them into sentences. The files are
//! `locales/<language>/<area>.ftl` at the root of the project, embedded at compile time; the page reads the
//! same files. English is the language of reference: a key that another language lacks is shown in English, and a key
//! that no language knows is shown as itself, so that nothing is ever silently empty.
//!
//! ```
//! use arbitro_messages::{Catalogue, Lang, Value};
//!
//! let catalogue = Catalogue::load()?;
//! let text = catalogue.text(Lang::Es, "laws-side", [("side", Value::from("white"))]);
//! assert_eq!(text, "las blancas");
//! # Ok::<(), arbitro_messages::CatalogueError>(())
//! ```

mod catalogue;
mod lang;
mod ruling;
mod standings;
mod value;

pub use catalogue::{Catalogue, CatalogueError};
pub use lang::{Lang, UnknownLanguage};
pub use ruling::{RulingText, message_text, ruling_text};
pub use standings::{Phrase, TermText, WorkingText, term_reason, working_method, working_text};
pub use value::Value;
