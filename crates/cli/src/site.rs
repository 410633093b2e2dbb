//! `arbitro site`: the web site of an event.

use std::path::PathBuf;
use std::process::ExitCode;

use arbitro_desk::api::Nothing;
use arbitro_desk::api::event::OpenEvent;
use arbitro_desk::api::site::SiteWritten;
use arbitro_desk::{Desk, DeskError, event, site};
use arbitro_messages::Value;
use clap::Args;

use crate::print::absolute;
use crate::report_file::{Language, Texts};
use crate::this_desk::desk;

/// Writes the web site of an event into a folder: pairings, results, standings, players and games as plain pages that any
/// host can serve.
///
/// Written again it touches only what has changed. A file in the folder that is not of the site stays as it is.
///
/// Examples: arbitro site club-open.arbitro --out public
#[derive(Args)]
pub struct Arguments {
    /// The event file.
    file: PathBuf,
    /// The folder; made if it is not there.
    #[arg(short, long, value_name = "DIR")]
    out: PathBuf,
    #[command(flatten)]
    language: Language,
}

/// Runs the command.
pub fn run(arguments: &Arguments) -> ExitCode {
    let texts = Texts::new(&arguments.language);
    let Some(desk) = desk(&texts) else { return ExitCode::from(2) };
    match written(&desk, arguments, &texts) {
        Ok(site) => {
            let numbers = [("files", site.files), ("written", site.written), ("removed", site.removed)];
            let mut values = vec![("folder", Value::from(site.folder.as_str()))];
            values.extend(numbers.map(|(name, number)| (name, Value::from(i64::from(number)))));
            println!("{}", texts.text("site-written", &values));
            ExitCode::SUCCESS
        }
        Err(refused) => {
            eprintln!("{}", texts.refused(&refused));
            ExitCode::from(2)
        }
    }
}

/// The folder is not remembered: a script says it each time.
fn written(desk: &Desk, arguments: &Arguments, texts: &Texts) -> Result<SiteWritten, DeskError> {
    event::open(desk, &OpenEvent { path: absolute(&arguments.file) })?;
    let written = site::put(desk, &absolute(&arguments.out), texts.lang());
    event::close(desk, &Nothing {})?;
    written
}
