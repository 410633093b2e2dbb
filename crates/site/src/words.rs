//! The words of the pages, in one language.

use arbitro_messages::{Catalogue, Lang, Value};

/// The catalogue in a language.
#[derive(Clone, Copy)]
pub struct Words<'a> {
    pub catalogue: &'a Catalogue,
    pub lang: Lang,
}

impl Words<'_> {
    /// A text without arguments.
    pub fn plain(&self, key: &str) -> String {
        self.catalogue.plain(self.lang, key)
    }

    /// A text about a round.
    pub fn of_round(&self, key: &str, round: u32) -> String {
        self.catalogue.text(self.lang, key, [("round", i64::from(round))])
    }

    /// A text with one text in it.
    pub fn with(&self, key: &str, name: &str, value: &str) -> String {
        self.catalogue.text(self.lang, key, [(name, Value::from(value))])
    }
}
