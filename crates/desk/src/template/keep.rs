//! `template/list`, `template/show`, `template/save`, `template/remove`: templates as files beside the events. They belong to
//! no event, so nothing of this is in a journal.

use arbitro_store::{StoreError, templates};

use super::{folder, made};
use crate::Desk;
use crate::api::template::{RemoveTemplate, SaveTemplate, ShowTemplate, Template};
use crate::api::{DeskError, Nothing};

/// The names of the templates, in order.
pub fn list(desk: &Desk, _: &Nothing) -> Result<Vec<String>, DeskError> {
    Ok(templates::names(&folder(desk))?)
}

/// A template, or what the open event would be one of.
pub fn show(desk: &Desk, request: &ShowTemplate) -> Result<Template, DeskError> {
    match &request.name {
        Some(name) => read(desk, name),
        None => desk.read(|db| made::template(db, false)),
    }
}

/// Keeps what the open event was set up with.
pub fn save(desk: &Desk, request: &SaveTemplate) -> Result<Vec<String>, DeskError> {
    let name = request.name.trim();
    let template = desk.read(|db| made::template(db, false))?;
    let text = serde_json::to_string_pretty(&template).map_err(|e| damaged(name, &e))?;
    templates::write(&folder(desk), name, &text).map_err(|e| unknown(e, "error-template-name", name))?;
    list(desk, &Nothing {})
}

/// Takes a template out.
pub fn remove(desk: &Desk, request: &RemoveTemplate) -> Result<Vec<String>, DeskError> {
    let name = request.name.trim();
    templates::remove(&folder(desk), name).map_err(|e| unknown(e, "error-template-not-there", name))?;
    list(desk, &Nothing {})
}

/// A template by its name.
pub(super) fn read(desk: &Desk, name: &str) -> Result<Template, DeskError> {
    let text =
        templates::read(&folder(desk), name).map_err(|e| unknown(e, "error-template-not-there", name))?;
    serde_json::from_str(&text).map_err(|e| damaged(name, &e))
}

fn unknown(error: StoreError, code: &str, name: &str) -> DeskError {
    match error {
        StoreError::NoSuchFile(_) => DeskError::plain(code).with("name", name),
        other => other.into(),
    }
}

fn damaged(name: &str, error: &serde_json::Error) -> DeskError {
    DeskError::plain("error-template-damaged").with("name", name).with("detail", error)
}
