//! What a person says of a list, against what would be guessed.

use std::collections::BTreeMap;

use super::Field;

/// How to read a list. What is left out is guessed.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Options {
    /// The encoding.
    pub encoding: Option<Encoding>,
    /// What parts the cells, an ASCII character.
    pub delimiter: Option<char>,
    /// Whether the first row names the columns; else every row is a player.
    pub header: Option<bool>,
    /// What columns hold, by their place from 0; none for a column that is not to be used.
    pub columns: BTreeMap<usize, Option<Field>>,
    /// The year of the event, by which an age can be absurd.
    pub year: Option<u16>,
    /// Whether a FIDE identity number is enough to be a player, whose name is then looked up elsewhere.
    pub numbers_are_enough: bool,
}

/// An encoding, by the names it has on the web.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Encoding(pub(super) &'static encoding_rs::Encoding);

impl Encoding {
    /// The encodings that lists come in, by name: the first is the usual one.
    pub const USUAL: [&'static str; 9] = [
        "UTF-8",
        "windows-1252",
        "windows-1250",
        "windows-1251",
        "windows-1254",
        "ISO-8859-2",
        "macintosh",
        "UTF-16LE",
        "UTF-16BE",
    ];

    /// The encoding of a name, in any of its spellings (`latin1`, `cp1250`, `utf8`...).
    pub fn from_name(name: &str) -> Option<Self> {
        encoding_rs::Encoding::for_label(name.as_bytes()).map(Self)
    }

    /// Its name.
    pub fn name(self) -> &'static str {
        self.0.name()
    }
}
