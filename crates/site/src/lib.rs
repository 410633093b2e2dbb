//! Nouns to the web: an event as a folder of plain pages that any host can serve, and that a phone can read.
//!
//! A [`Site`] is a value, made of the same rows as the documents on paper; [`Site::files`] gives every file of it by its path,
//! and [`folder::write`] brings a folder up to date with them. A page needs no script but for the replay board, asks for
//! nothing from elsewhere, and holds no clock: the same data give the same bytes.
//!
//! Whatever comes from a file is text. Markup is made by `maud` alone, which escapes each text where it is put in; nothing
//! in this crate goes around it, and a content security policy stands in every page behind it.

mod event;
pub mod folder;
mod links;
mod page;
mod site;
mod words;

pub use event::{Event, Game, Ply, PlyNote, Round, Tournament};
pub use site::{Files, Site};
