//! `event/new`: an event file is made and opened.

use std::path::{Path, PathBuf};

use arbitro_store::{EventFile, NewFile, StoreError};

use super::{form, view};
use crate::api::DeskError;
use crate::api::event::{EventView, NewEvent};
use crate::app::remember;
use crate::convert::{With as _, said, sentence};
use crate::source::with_ending;
use crate::{Desk, template};

/// Makes an event file and opens it in the place of the one that is open. No existing file is touched.
pub fn new(desk: &Desk, request: &NewEvent) -> Result<EventView, DeskError> {
    let like = request.like.as_ref().map(|like| template::of(desk, like)).transpose()?;
    if let Some(like) = &like {
        template::asks(like)?.settle_at(desk, 0, "event/new", request)?;
    }
    let event = form::row(uuid::Uuid::new_v4().to_string(), &request.form)?;
    let path = match &request.path {
        Some(path) => with_ending(Path::new(path), "arbitro"),
        None => free_path(&desk.config().events_dir, &event.name)?,
    };
    let text = serde_json::to_string(request).unwrap_or_else(|_| "{}".to_owned());
    let act = desk.signed("event/new", &text);
    let said = said("journal-event-new").with("name", &event.name);
    let new = NewFile { event: &event, act, said: &said };
    desk.replace(|| Ok(Some(EventFile::create(&path, &desk.owner(), &new)?)))?;
    if let Some(like) = &like {
        template::set_up(desk, like)?;
    }
    let view = desk.with_file(|file| view(desk, file))?;
    remember(desk, &view);
    desk.announce_event(sentence("change-event-opened").with("name", &event.name));
    Ok(view)
}

/// A name for the file of a new event, in this folder, that no file has yet.
fn free_path(folder: &Path, event: &str) -> Result<PathBuf, DeskError> {
    std::fs::create_dir_all(folder).map_err(|source| StoreError::Io { path: folder.to_owned(), source })?;
    // What no file system takes in a name, or takes for something else.
    let plain: String =
        event.chars().map(|c| if c.is_control() || "/\\:*?\"<>|".contains(c) { ' ' } else { c }).collect();
    let stem = plain.split_whitespace().collect::<Vec<_>>().join(" ");
    let stem: String = stem.trim_matches('.').chars().take(60).collect();
    let stem = if stem.trim().is_empty() { "event" } else { stem.trim() };
    let name = |n: u32| match n {
        1 => folder.join(format!("{stem}.arbitro")),
        n => folder.join(format!("{stem} {n}.arbitro")),
    };
    (1..10_000)
        .map(name)
        .find(|path| !path.exists())
        .ok_or_else(|| DeskError::plain("error-file-exists").with("path", name(1).display()))
}
