//! Reading the embedded files and answering with texts.

use std::collections::BTreeSet;
use std::fmt;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource};
use include_dir::{Dir, include_dir};

use crate::{Lang, Value};

static LOCALES: Dir<'_> = include_dir!("$CARGO_MANIFEST_DIR/../../locales");

/// What is wrong with an embedded file of the catalogue: a fault of the build, found by the tests of this crate.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum CatalogueError {
    /// The file is not readable as Fluent.
    Syntax {
        /// The file, below `locales/`.
        file: String,
        /// The first complaint of the parser.
        detail: String,
    },
    /// Two files of one language define the same key.
    Twice {
        /// The file, below `locales/`.
        file: String,
        /// The complaint, which names the key.
        detail: String,
    },
}

impl fmt::Display for CatalogueError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            CatalogueError::Syntax { file, detail } => write!(f, "locales/{file}: {detail}"),
            CatalogueError::Twice { file, detail } => write!(f, "locales/{file}: defined twice: {detail}"),
        }
    }
}

impl std::error::Error for CatalogueError {}

/// All texts of the program, in every language. It is loaded once and shared between threads.
pub struct Catalogue {
    languages: Vec<Language>,
}

struct Language {
    lang: Lang,
    bundle: FluentBundle<FluentResource>,
    keys: BTreeSet<String>,
}

impl Catalogue {
    /// Reads every embedded file.
    pub fn load() -> Result<Self, CatalogueError> {
        let languages = Lang::ALL.into_iter().map(Language::load).collect::<Result<_, _>>()?;
        Ok(Catalogue { languages })
    }

    /// The text of a key. A key the language lacks is given in English; a key that no language has is given as itself.
    pub fn text<K, V, I>(&self, lang: Lang, key: &str, args: I) -> String
    where
        K: AsRef<str>,
        V: Into<Value>,
        I: IntoIterator<Item = (K, V)>,
    {
        let mut fluent = FluentArgs::new();
        for (name, value) in args {
            fluent.set(name.as_ref().to_owned(), value.into());
        }
        self.format(lang, key, &fluent)
            .or_else(|| self.format(Lang::En, key, &fluent))
            .unwrap_or_else(|| key.to_owned())
    }

    /// The text of a key that takes no argument.
    pub fn plain(&self, lang: Lang, key: &str) -> String {
        self.text(lang, key, std::iter::empty::<(&str, Value)>())
    }

    /// Whether the language has the key.
    pub fn has(&self, lang: Lang, key: &str) -> bool {
        self.language(lang).is_some_and(|language| language.keys.contains(key))
    }

    /// Every key of a language, in alphabetical order.
    pub fn keys(&self, lang: Lang) -> impl Iterator<Item = &str> {
        self.language(lang).into_iter().flat_map(|language| language.keys.iter().map(String::as_str))
    }

    fn language(&self, lang: Lang) -> Option<&Language> {
        self.languages.iter().find(|language| language.lang == lang)
    }

    fn format(&self, lang: Lang, key: &str, args: &FluentArgs<'_>) -> Option<String> {
        let bundle = &self.language(lang)?.bundle;
        let pattern = bundle.get_message(key)?.value()?;
        // An argument that is missing shows as its name in braces: visible, and never a panic.
        let mut unresolved = Vec::new();
        Some(bundle.format_pattern(pattern, Some(args), &mut unresolved).into_owned())
    }
}

impl Language {
    fn load(lang: Lang) -> Result<Self, CatalogueError> {
        let mut bundle = FluentBundle::new_concurrent(vec![lang.identifier()]);
        // The marks that isolate arguments of another writing direction would litter a terminal and a PDF.
        bundle.set_use_isolating(false);
        let mut keys = BTreeSet::new();
        let files = LOCALES.get_dir(lang.code()).into_iter().flat_map(Dir::files);
        for file in files.filter(|file| file.path().extension().is_some_and(|ending| ending == "ftl")) {
            let name = file.path().display().to_string();
            let text = file.contents_utf8().unwrap_or_default().replace("\r\n", "\n");
            let resource = FluentResource::try_new(text).map_err(|(_, errors)| CatalogueError::Syntax {
                file: name.clone(),
                detail: errors.first().map(ToString::to_string).unwrap_or_default(),
            })?;
            keys.extend(message_keys(&resource));
            bundle.add_resource(resource).map_err(|errors| CatalogueError::Twice {
                file: name,
                detail: errors.first().map(ToString::to_string).unwrap_or_default(),
            })?;
        }
        Ok(Language { lang, bundle, keys })
    }
}

/// The keys of the messages in a file. The parser keeps the source text, in which a message starts a line with
/// its key; terms (`-name`), attributes (`.name`), comments and continued lines start otherwise.
fn message_keys(resource: &FluentResource) -> Vec<String> {
    resource
        .source()
        .lines()
        .filter(|line| line.starts_with(|first: char| first.is_ascii_alphabetic()))
        .filter_map(|line| line.split_once('=').map(|(key, _)| key.trim().to_owned()))
        .collect()
}
