//! The argument of a message.

use std::borrow::Cow;

use fluent_bundle::FluentValue;
use serde::{Deserialize, Serialize};

/// An argument of a message: a word or a whole number. Points and times are given as words, already exact.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(untagged)]
pub enum Value {
    /// A whole number; the language chooses the plural form by it.
    Number(i64),
    /// A word, shown as it is or chosen by in the message.
    Text(String),
}

impl From<&str> for Value {
    fn from(text: &str) -> Self {
        Value::Text(text.to_owned())
    }
}

impl From<String> for Value {
    fn from(text: String) -> Self {
        Value::Text(text)
    }
}

impl From<i64> for Value {
    fn from(number: i64) -> Self {
        Value::Number(number)
    }
}

impl From<u32> for Value {
    fn from(number: u32) -> Self {
        Value::Number(i64::from(number))
    }
}

impl From<Value> for FluentValue<'static> {
    fn from(value: Value) -> Self {
        match value {
            Value::Number(number) => FluentValue::from(number),
            Value::Text(text) => FluentValue::String(Cow::Owned(text)),
        }
    }
}
