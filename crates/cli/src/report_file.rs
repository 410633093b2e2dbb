//! Report files for every command that reads one: reading, and telling what was odd.

use std::io::{self, Read};
use std::path::Path;

use arbitro_desk::DeskError;
use arbitro_interchange::trf::{self, Note, Report, Severity};
use arbitro_messages::{Catalogue, Lang, Value};
use arbitro_tournament::PairingNumber;
use clap::Args;

/// The language of a command's texts.
#[derive(Args)]
pub struct Language {
    /// The language of texts, `en` or `es`; by default that of the environment.
    #[arg(long, value_name = "LANG")]
    lang: Option<Lang>,
}

#[cfg(test)]
impl Language {
    /// The language that was asked for.
    pub const fn of(lang: Lang) -> Self {
        Self { lang: Some(lang) }
    }
}

/// Texts in one language.
pub struct Texts {
    catalogue: Option<Catalogue>,
    lang: Lang,
}

impl Texts {
    /// The texts of the language asked for.
    pub fn new(language: &Language) -> Self {
        let from_environment = || {
            let set = ["LC_ALL", "LC_MESSAGES", "LANG"].into_iter().filter_map(|v| std::env::var(v).ok());
            set.into_iter().find(|v| !v.is_empty()).map_or(Lang::En, |v| Lang::from_locale(&v))
        };
        Self { catalogue: Catalogue::load().ok(), lang: language.lang.unwrap_or_else(from_environment) }
    }

    /// The catalogue, if it could be loaded.
    pub const fn catalogue(&self) -> Option<&Catalogue> {
        self.catalogue.as_ref()
    }

    /// The language.
    pub const fn lang(&self) -> Lang {
        self.lang
    }

    /// The text of a key.
    pub fn text(&self, key: &str, arguments: &[(&str, Value)]) -> String {
        match &self.catalogue {
            Some(catalogue) => catalogue.text(self.lang, key, arguments.iter().map(|(k, v)| (*k, v.clone()))),
            None => key.to_owned(),
        }
    }

    /// Why the desk refused.
    pub fn refused(&self, refused: &DeskError) -> String {
        let values = refused.params.iter().map(|(name, value)| (name.as_str(), Value::from(value.as_str())));
        self.text(&refused.code, &values.collect::<Vec<_>>())
    }
}

/// A report file that can be worked with.
pub struct ReportFile {
    /// Its name, for messages.
    pub name: String,
    /// What it holds.
    pub report: Report,
}

impl ReportFile {
    /// The name of the player, in a team event of the team, with this number; empty if nobody has it.
    pub fn name_of(&self, number: PairingNumber) -> String {
        let name = if self.report.is_team_event() {
            self.report.team(number).map(|team| &team.name)
        } else {
            self.report.player(number).map(|player| &player.name)
        };
        name.cloned().unwrap_or_default()
    }

    /// Reads a file, or standard input as `-`, and tells on standard error what is odd. None if it cannot be used.
    pub fn read(path: &Path, texts: &Texts) -> Option<Self> {
        let name = path.display().to_string();
        let bytes = match bytes(path) {
            Ok(bytes) => bytes,
            Err(error) => {
                eprintln!("{name}: {error}");
                return None;
            }
        };
        let report = trf::read(&bytes);
        let mut usable = true;
        for note in &report.notes {
            // What was merely read in another way is ordinary.
            if note.kind.severity() == Severity::Info {
                continue;
            }
            usable &= note.kind.severity() < Severity::Error;
            eprintln!("{name}:{}:{}: {}", note.line, note.column, note_text(note, texts));
        }
        usable.then_some(Self { name, report })
    }
}

/// What a note says.
pub fn note_text(note: &Note, texts: &Texts) -> String {
    let became = note.became.as_deref().unwrap_or_default();
    texts.text(
        note.kind.key(),
        &[("found", Value::from(note.found.as_str())), ("became", Value::from(became))],
    )
}

/// The bytes of a file, or of standard input as `-`: no more than a report may have, and one, by which it is refused.
pub fn bytes(path: &Path) -> io::Result<Vec<u8>> {
    let most = u64::try_from(trf::MOST_BYTES).unwrap_or(u64::MAX).saturating_add(1);
    let mut bytes = Vec::new();
    if path == Path::new("-") {
        io::stdin().lock().take(most).read_to_end(&mut bytes)?;
    } else {
        std::fs::File::open(path)?.take(most).read_to_end(&mut bytes)?;
    }
    Ok(bytes)
}
