//! A message key with its arguments.

use std::borrow::Cow;
use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::edition::{EditionId, Seconds};
use crate::side::Side;

/// An argument of a message: a word or a whole number.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(untagged)]
pub enum Arg {
    /// A whole number.
    Number(i64),
    /// A word: a side, a square, a move.
    Text(String),
}

/// A sentence as a key of the catalogue and its arguments.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Message {
    /// The key in `laws.ftl`.
    pub key: Cow<'static, str>,
    /// The arguments by name.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub args: BTreeMap<String, Arg>,
}

impl Message {
    /// A message without arguments.
    pub const fn new(key: &'static str) -> Message {
        Message { key: Cow::Borrowed(key), args: BTreeMap::new() }
    }

    /// The message with one more argument.
    #[must_use]
    pub fn with(mut self, name: &str, value: impl Into<Arg>) -> Message {
        self.args.insert(name.to_owned(), value.into());
        self
    }
}

impl From<&'static str> for Message {
    fn from(key: &'static str) -> Self {
        Message::new(key)
    }
}

impl From<Side> for Arg {
    fn from(side: Side) -> Self {
        Arg::Text(side.word().to_owned())
    }
}

impl From<Seconds> for Arg {
    fn from(time: Seconds) -> Self {
        Arg::Number(time.0)
    }
}

impl From<&EditionId> for Arg {
    fn from(id: &EditionId) -> Self {
        Arg::Text(id.to_string())
    }
}

impl From<i64> for Arg {
    fn from(number: i64) -> Self {
        Arg::Number(number)
    }
}

impl From<u32> for Arg {
    fn from(number: u32) -> Self {
        Arg::Number(i64::from(number))
    }
}

impl From<usize> for Arg {
    fn from(number: usize) -> Self {
        Arg::Number(i64::try_from(number).unwrap_or(i64::MAX))
    }
}

impl From<String> for Arg {
    fn from(text: String) -> Self {
        Arg::Text(text)
    }
}

impl From<&str> for Arg {
    fn from(text: &str) -> Self {
        Arg::Text(text.to_owned())
    }
}
