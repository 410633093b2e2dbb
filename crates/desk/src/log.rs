//! The log: what was asked of the desk, how long it took and what came of it, for whoever has to find a fault.
//!
//! It holds names of use cases, times, codes of errors and places in the source: no name of a person, no path and no text
//! that anybody typed, so that it can be sent away. It is a file a day in a folder of the user's own; of the last days only.

use std::path::PathBuf;
use std::time::Instant;

use serde_json::Value;
use tracing_appender::non_blocking::WorkerGuard;
use tracing_appender::rolling::{RollingFileAppender, Rotation};

use crate::{DeskConfig, DeskError};

/// So many days are kept.
const DAYS: usize = 7;

/// How the files begin; the day follows.
const PREFIX: &str = "arbitro";

/// The folder of the logs.
pub(crate) fn folder(config: &DeskConfig) -> PathBuf {
    config.config_dir.join("logs")
}

/// Writes the log of this program from now on, until the answer is dropped. None where it cannot be written: the program does
/// without. A program error is in it with its place, whatever it says, which may have a name in it.
pub fn begin(config: &DeskConfig, door: &str) -> Option<WorkerGuard> {
    let file = RollingFileAppender::builder()
        .rotation(Rotation::DAILY)
        .filename_prefix(PREFIX)
        .filename_suffix("log")
        .max_log_files(DAYS)
        .build(folder(config))
        .ok()?;
    let (writer, guard) = tracing_appender::non_blocking(file);
    let subscriber = tracing_subscriber::fmt()
        .json()
        .with_writer(writer)
        .with_current_span(false)
        .with_span_list(false)
        .with_target(false)
        .with_max_level(tracing::Level::INFO)
        .finish();
    tracing::subscriber::set_global_default(subscriber).ok()?;
    let system = std::env::consts::OS;
    tracing::info!(door, version = env!("CARGO_PKG_VERSION"), system, "begins");
    let before = std::panic::take_hook();
    std::panic::set_hook(Box::new(move |panic| {
        let place = panic.location().map(|place| format!("{}:{}", place.file(), place.line()));
        tracing::error!(place, "program error");
        before(panic);
    }));
    Some(guard)
}

/// Does a call and writes down that it was done.
pub(crate) fn called(
    call: &str,
    work: impl FnOnce() -> Result<Value, DeskError>,
) -> Result<Value, DeskError> {
    let begin = Instant::now();
    let answer = work();
    let ms = u64::try_from(begin.elapsed().as_millis()).unwrap_or(u64::MAX);
    match &answer {
        // Whoever asks for something that does not exist says what he likes.
        Err(refused) if refused.code == "error-unknown-call" => {
            tracing::warn!(ms, code = refused.code, "call");
        }
        Err(refused) => tracing::warn!(call, ms, code = refused.code, "call"),
        Ok(_) => tracing::info!(call, ms, "call"),
    }
    answer
}
