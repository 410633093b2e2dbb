//! Sentences of the catalogue, for what the desk hands out as text: rulings to be read aloud, files.

use std::sync::OnceLock;

use arbitro_messages::{Catalogue, Lang, Value};

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

/// Arguments that are keys themselves: the everyday name of an event, the kind of a round.
const KEYS: [&str; 2] = ["event", "kind"];

/// A message in a language. Its arguments are texts; a 1 is a number, for the singular.
pub(crate) fn say(catalogue: &Catalogue, lang: Lang, message: &Message) -> String {
    let param = |(name, value): (&String, &String)| {
        let value = match value.as_str() {
            key if KEYS.contains(&name.as_str()) => Value::from(catalogue.plain(lang, key)),
            "1" => Value::from(1_i64),
            text => Value::from(text),
        };
        (name.clone(), value)
    };
    catalogue.text(lang, &message.key, message.params.iter().map(param))
}
