//! Sentences of the catalogue, for what the desk hands out as text: rulings to be read aloud, files.

use std::sync::OnceLock;

use arbitro_messages::{Catalogue, Lang};

use crate::api::{DeskError, Message};

static CATALOGUE: OnceLock<Option<Catalogue>> = OnceLock::new();

/// The catalogue built into the program.
pub(crate) fn catalogue() -> Result<&'static Catalogue, DeskError> {
    let loaded = CATALOGUE.get_or_init(|| Catalogue::load().ok());
    loaded.as_ref().ok_or_else(|| DeskError::plain("error-catalogue"))
}

/// A language by its code; English where it is not known.
pub(crate) fn lang(code: &str) -> Lang {
    code.parse().unwrap_or(Lang::En)
}

/// A message in a language. Its argument `event` is itself a key, the everyday name of an event.
pub(crate) fn say(catalogue: &Catalogue, lang: Lang, message: &Message) -> String {
    let param = |(name, value): (&String, &String)| {
        let value = if name == "event" { catalogue.plain(lang, value) } else { value.clone() };
        (name.clone(), value)
    };
    catalogue.text(lang, &message.key, message.params.iter().map(param))
}
