//! The languages the program speaks.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use unic_langid::LanguageIdentifier;

/// A language of the catalogue.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Lang {
    /// English, the language of reference.
    #[default]
    En,
    /// Spanish.
    Es,
}

impl Lang {
    /// Every language, the language of reference first.
    pub const ALL: [Lang; 2] = [Lang::En, Lang::Es];

    /// The two-letter code, which is also the name of the folder below `locales/`.
    pub const fn code(self) -> &'static str {
        match self {
            Lang::En => "en",
            Lang::Es => "es",
        }
    }

    /// The language a setting of the environment asks for, such as `es_AR.UTF-8`; English if it names none we have.
    pub fn from_locale(locale: &str) -> Lang {
        let code: String = locale.chars().take_while(char::is_ascii_alphabetic).collect();
        code.parse().unwrap_or_default()
    }

    /// What Fluent chooses plural forms by.
    pub(crate) fn identifier(self) -> LanguageIdentifier {
        self.code().parse().unwrap_or_default()
    }
}

impl fmt::Display for Lang {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

/// The code names no language of the catalogue.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownLanguage(
    /// The code as it was given.
    pub String,
);

impl fmt::Display for UnknownLanguage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "unknown language \"{}\": expected en or es", self.0)
    }
}

impl std::error::Error for UnknownLanguage {}

impl FromStr for Lang {
    type Err = UnknownLanguage;

    fn from_str(code: &str) -> Result<Self, Self::Err> {
        Lang::ALL
            .into_iter()
            .find(|lang| lang.code().eq_ignore_ascii_case(code))
            .ok_or_else(|| UnknownLanguage(code.to_owned()))
    }
}
