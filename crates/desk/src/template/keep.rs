//! `template/list`, `template/show`, `template/save`, `template/remove`: templates as files beside the events. They belong to
//! no event, so nothing of this is in a journal.

use super::{folder, made};
use crate::Desk;
use crate::api::template::{RemoveTemplate, SaveTemplate, ShowTemplate, Template};
use crate::api::{DeskError, Nothing};

/// The names of the templates, in order.
pub fn list(desk: &Desk, _: &Nothing) -> Result<Vec<String>, DeskError> {
    folder::names(desk)
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
    let text = serde_json::to_vec_pretty(&template).map_err(|error| damaged(name, &error))?;
    folder::write(desk, name, &text)?;
    folder::names(desk)
}

/// Takes a template out.
pub fn remove(desk: &Desk, request: &RemoveTemplate) -> Result<Vec<String>, DeskError> {
    folder::remove(desk, request.name.trim())?;
    folder::names(desk)
}

/// A template by its name.
pub(super) fn read(desk: &Desk, name: &str) -> Result<Template, DeskError> {
    serde_json::from_slice(&folder::read(desk, name)?).map_err(|error| damaged(name, &error))
}

fn damaged(name: &str, error: &serde_json::Error) -> DeskError {
    DeskError::plain("error-template-damaged").with("name", name).with("detail", error)
}
