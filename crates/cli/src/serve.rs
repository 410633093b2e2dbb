//! `arbitro serve`: the browser door.

use std::fmt::Display;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::Arc;

use arbitro_desk::{Desk, DeskConfig, DeskError};
use arbitro_messages::{Catalogue, Lang, Value};
use clap::Args;
use serde_json::json;

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
    open(&desk, arguments).map_err(|refused| texts.of(&refused))?;
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

fn open(desk: &Desk, arguments: &Arguments) -> Result<(), DeskError> {
    if arguments.demo {
        desk.handle("event/sample", json!({}))?;
    } else if let Some(file) = &arguments.file {
        desk.handle("event/open", json!({ "path": absolute(file).to_string_lossy() }))?;
    }
    Ok(())
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
        self.catalogue.text(self.lang, key, [(name, Value::from(value.to_string()))])
    }

    fn of(&self, refused: &DeskError) -> String {
        let params = refused.params.iter().map(|(name, value)| (name.as_str(), Value::from(value.as_str())));
        self.catalogue.text(self.lang, &refused.code, params)
    }
}
