//! How moves are read and written (Laws 2023 appendix C).
//!
//! A scoresheet is written in the player's own language, short or long, with or without the signs for capture
//! and check. [`read`] understands all of these, in any of the [languages](Language) it is given, and says what
//! it expected where it understands nothing. [`write`] writes a move back.
//!
//! ```
//! use arbitro_laws::notation::{Language, Reading, Style, read, write};
//! use shakmaty::Chess;
//!
//! let position = Chess::default();
//! let Reading::Legal { m, .. } = read("Cf3", &position, &[Language::Spanish]) else { unreachable!() };
//! assert_eq!(write(&position, m, Language::English, Style::Short), "Nf3");
//! assert_eq!(write(&position, m, Language::German, Style::Long), "Sg1-f3");
//! ```

mod descriptive;
mod letters;
mod offer;
mod read;
mod reading;
mod token;
mod write;

pub use descriptive::{Descriptive, read_descriptive};
pub use letters::Language;
pub use read::{read, read_on};
pub use reading::{Expected, Marks, Reading, Remark};
pub use write::{Style, write, write_on};
