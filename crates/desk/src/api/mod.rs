//! The words between a door and the desk: one typed request and one typed answer a use case.
//!
//! A door knows a use case by its name (`result/enter`). [`crate::calls`] is the table of them; the types of the
//! page are generated from it. Names of fields are the same words from here to the screen.

pub mod backup;
pub mod check_in;
pub mod clock;
pub mod event;
pub mod fee;
pub mod game;
pub mod journal;
pub mod letterhead;
pub mod library;
pub mod live;
pub mod merge;
pub mod period;
pub mod pgn;
pub mod player;
pub mod print;
pub mod prize;
pub mod rating;
pub mod round;
pub mod ruling;
pub mod second_pass;
pub mod site;
pub mod standings;
pub mod table;
pub mod template;
pub mod trf;
pub mod warning;

use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// A request that needs nothing.
#[derive(Clone, Debug, Default, Serialize, Deserialize, TS)]
pub struct Nothing {}

/// A sentence to show: a key of the message catalogue and its arguments, all as text.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Message {
    /// Key in `locales/`, such as `illegal-king-left-in-check`.
    pub key: String,
    /// Arguments by name.
    pub params: std::collections::BTreeMap<String, String>,
    /// The article it rests on, in the numbering of the game's edition.
    pub article: Option<String>,
}

/// A colour.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, TS)]
#[serde(rename_all = "lowercase")]
pub enum Side {
    /// White.
    White,
    /// Black.
    Black,
}

/// A file handed over: a path on this machine (window, terminal), or its bytes (browser).
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Source {
    /// Absolute path.
    Path(String),
    /// Text typed or pasted.
    Text(String),
    /// A file chosen in a browser.
    Upload {
        /// File name, for messages and to tell the format.
        name: String,
        /// Its bytes in base 64.
        base64: String,
    },
}

/// Where a file goes: a path on this machine, or back in the answer (browser).
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Target {
    /// Absolute path; written beside it first and renamed.
    Path(String),
    /// The text comes back in the answer.
    Answer,
}

/// Something a reader has to say about an input: where, what, and what was done about it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Finding {
    /// Line in the file, counted from 1.
    pub line: Option<u32>,
    /// Column, counted from 1.
    pub column: Option<u32>,
    /// Whether the row or game could not be used.
    pub lost: bool,
    /// What is to be said.
    pub message: Message,
}

/// What every open page hears when something changed: it asks again for what it shows.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
pub struct Change {
    /// Number of the journal row; none when an event was opened or closed.
    pub journal: Option<u32>,
    /// What happened, for the foot of the window.
    pub message: Message,
    /// Whether it was done, taken back or done again.
    pub kind: journal::JournalKind,
}

/// Why a request was not done. The page decides by the code, never by a text.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, thiserror::Error)]
#[error("{code} {params:?}")]
pub struct DeskError {
    /// Key of the message catalogue, such as `error-no-event-open`.
    pub code: String,
    /// Arguments of the message.
    pub params: std::collections::BTreeMap<String, String>,
    /// What is to be known, and perhaps confirmed, before it is done.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub warning: Option<Box<warning::Warning>>,
}
