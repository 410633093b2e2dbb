//! Between the rows of the store and the words of the doors.

use arbitro_store::table::event::TimeClass;
use arbitro_store::table::journal::{Entry, Kind, Said};
use arbitro_store::table::tournament::System;
use arbitro_tournament::Colour;
use unicode_normalization::UnicodeNormalization as _;
use unicode_normalization::char::is_combining_mark;

use crate::api::event::{Act, SystemChoice, TimeClassChoice};
use crate::api::journal::JournalKind;
use crate::api::{Message, Side};

/// A name in small letters without accents, as names are compared and lists of them sorted: Álvarez before Bru.
pub(crate) fn plain(name: &str) -> String {
    name.nfd().filter(|c| !is_combining_mark(*c)).flat_map(char::to_lowercase).collect()
}

/// What the journal says was done, without arguments yet.
pub(crate) fn said(key: &str) -> Said {
    Said { key: key.to_owned(), params: std::collections::BTreeMap::new() }
}

/// Adds arguments, one after the other.
pub(crate) trait With: Sized {
    /// The same with one more argument.
    #[must_use]
    fn with(self, name: &str, value: impl ToString) -> Self;
}

impl With for Said {
    fn with(mut self, name: &str, value: impl ToString) -> Self {
        self.params.insert(name.to_owned(), value.to_string());
        self
    }
}

impl With for Message {
    fn with(mut self, name: &str, value: impl ToString) -> Self {
        self.params.insert(name.to_owned(), value.to_string());
        self
    }
}

/// A sentence of the catalogue, without arguments yet.
pub(crate) fn sentence(key: &str) -> Message {
    Message { key: key.to_owned(), params: std::collections::BTreeMap::new(), article: None }
}

/// What a row of the journal says.
pub(crate) fn message(said: &Said) -> Message {
    Message { key: said.key.clone(), params: said.params.clone(), article: None }
}

/// A row of the journal, in short.
pub(crate) fn act(entry: &Entry) -> Act {
    Act { number: entry.number, at: entry.at, message: message(&entry.said), kind: journal_kind(entry.kind) }
}

/// The colour of a side.
pub(crate) const fn colour(side: Side) -> Colour {
    match side {
        Side::White => Colour::White,
        Side::Black => Colour::Black,
    }
}

pub(crate) const fn journal_kind(kind: Kind) -> JournalKind {
    match kind {
        Kind::Act => JournalKind::Act,
        Kind::Undo => JournalKind::Undo,
        Kind::Redo => JournalKind::Redo,
    }
}

pub(crate) const fn side(colour: Colour) -> Side {
    match colour {
        Colour::White => Side::White,
        Colour::Black => Side::Black,
    }
}

pub(crate) const fn time_class(class: TimeClass) -> TimeClassChoice {
    match class {
        TimeClass::Standard => TimeClassChoice::Standard,
        TimeClass::Rapid => TimeClassChoice::Rapid,
        TimeClass::Blitz => TimeClassChoice::Blitz,
    }
}

pub(crate) const fn time_class_row(class: TimeClassChoice) -> TimeClass {
    match class {
        TimeClassChoice::Standard => TimeClass::Standard,
        TimeClassChoice::Rapid => TimeClass::Rapid,
        TimeClassChoice::Blitz => TimeClass::Blitz,
    }
}

pub(crate) const fn system(system: System) -> SystemChoice {
    match system {
        System::RoundRobin => SystemChoice::RoundRobin,
        System::DoubleRoundRobin => SystemChoice::DoubleRoundRobin,
        System::Dutch => SystemChoice::Dutch,
    }
}

pub(crate) const fn system_row(system: SystemChoice) -> System {
    match system {
        SystemChoice::RoundRobin => System::RoundRobin,
        SystemChoice::DoubleRoundRobin => System::DoubleRoundRobin,
        SystemChoice::Dutch => System::Dutch,
    }
}
