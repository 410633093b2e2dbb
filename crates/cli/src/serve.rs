//! `arbitro serve`: the browser door.

use std::fmt::Display;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::Arc;

use arbitro_desk::{Desk, DeskConfig, DeskError};
use arbitro_messages::{Catalogue, Lang, Value as Word};
use clap::Args;
use serde_json::{Value, json};

/// Shows the desk in a browser on this machine.
///
/// Prints a link that lets one browser in, once. Only this machine can reach it. Ctrl C ends it; everything is on disk
/// all the while.
///
/// Example: arbitro serve club-open.arbitro
#[derive(Args)]
pub struct Arguments {
    /// The event file to open; without it the page begins with its start screen.
    file: Option<PathBuf>,
    /// Opens a copy of the sample event.
    #[arg(long, conflicts_with = "file")]
    demo: bool,
    /// The port of the loopback address; 0 takes any that is free, and so does one that another program has.
    #[arg(long, value_name = "P", default_value_t = 0)]
    port: u16,
}

/// Opens the event and the door, and stays until it is interrupted.
pub fn run(arguments: &Arguments) -> ExitCode {
    match serve(arguments) {
        Ok(()) => ExitCode::SUCCESS,
        Err(problem) => {
            eprintln!("arbitro serve: {problem}");
            ExitCode::from(2)
        }
    }
}

fn serve(arguments: &Arguments) -> Result<(), String> {
    let texts = Texts::load()?;
    let config = DeskConfig::of_this_user().ok_or_else(|| texts.plain("door-no-home"))?;
    // Written until the door is closed.
    let _log = arbitro_desk::log::begin(&config, "browser");
    let desk = Arc::new(Desk::new(config));
    let opened = open(&desk, arguments).map_err(|refused| texts.of(&refused))?;
    if let Some(warning) = on_share(&opened, &texts) {
        eprintln!("{warning}");
    }
    let served = arbitro_server::run(Arc::clone(&desk), arguments.port, |door| {
        let asked = arguments.port;
        if asked != 0 && door.port().is_ok_and(|port| port != asked) {
            eprintln!("{}", texts.with("door-port-taken", "port", asked));
        }
        println!("{}", texts.with("door-open-link", "link", door.link()));
    });
    // Leaves one file, without its write-ahead log, ready to be copied.
    let closed = desk.handle("event/close", json!({}));
    served.map_err(|problem| texts.with("door-cannot-serve", "detail", problem))?;
    closed.map(|_| ()).map_err(|refused| texts.of(&refused))
}

/// What the desk shows of the event; null where none was asked for.
fn open(desk: &Desk, arguments: &Arguments) -> Result<Value, DeskError> {
    if arguments.demo {
        desk.handle("event/sample", json!({}))
    } else if let Some(file) = &arguments.file {
        desk.handle("event/open", json!({ "path": absolute(file).to_string_lossy() }))
    } else {
        Ok(Value::Null)
    }
}

/// That the event is on a network share, if it is.
fn on_share(event: &Value, texts: &Texts) -> Option<String> {
    let (file, kind) = (event.get("path")?.as_str()?, event.get("share")?.as_str()?);
    Some(texts.of_values("file-on-share", &[("file", file), ("kind", kind)]))
}

fn absolute(path: &Path) -> PathBuf {
    std::path::absolute(path).unwrap_or_else(|_| path.to_owned())
}

/// The catalogue in the language of the terminal.
struct Texts {
    catalogue: Catalogue,
    lang: Lang,
}

impl Texts {
    fn load() -> Result<Self, String> {
        let locale = ["LC_ALL", "LC_MESSAGES", "LANG"]
            .iter()
            .find_map(|name| std::env::var(name).ok().filter(|value| !value.is_empty()))
            .unwrap_or_default();
        let catalogue = Catalogue::load().map_err(|problem| problem.to_string())?;
        Ok(Self { catalogue, lang: Lang::from_locale(&locale) })
    }

    fn plain(&self, key: &str) -> String {
        self.catalogue.plain(self.lang, key)
    }

    fn with(&self, key: &str, name: &str, value: impl Display) -> String {
        self.catalogue.text(self.lang, key, [(name, Word::from(value.to_string()))])
    }

    fn of(&self, refused: &DeskError) -> String {
        let params: Vec<_> =
            refused.params.iter().map(|(name, value)| (name.as_str(), value.as_str())).collect();
        self.of_values(&refused.code, &params)
    }

    fn of_values(&self, key: &str, values: &[(&str, &str)]) -> String {
        self.catalogue.text(self.lang, key, values.iter().map(|(name, value)| (*name, Word::from(*value))))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_event_on_a_network_share_is_told_and_no_other() {
        let texts = Texts { lang: Lang::En, ..Texts::load().unwrap() };
        let shown = |share| json!({ "path": "/media/hall/open.arbitro", "share": share });
        let told = on_share(&shown(Some("cifs")), &texts).unwrap();
        assert!(told.contains("/media/hall/open.arbitro") && told.contains("cifs"), "{told}");
        assert_eq!(on_share(&shown(None), &texts), None);
        assert_eq!(on_share(&Value::Null, &texts), None);
    }
}
