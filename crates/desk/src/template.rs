//! Templates: what an event was set up with, kept beside the events to set up others like it. A template holds forms and no
//! rows, so that one outlives every change of the event file.

mod keep;
mod made;
mod set_up;

pub use keep::{list, remove, save, show};

pub(crate) use set_up::{asks, of, set_up};

use std::path::PathBuf;

use crate::Desk;

/// The folder of the templates, below that of the events.
const FOLDER: &str = "Templates";

fn folder(desk: &Desk) -> PathBuf {
    desk.config().events_dir.join(FOLDER)
}
