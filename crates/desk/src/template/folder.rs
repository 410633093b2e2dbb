//! The folder of the templates: a text each, below that of the events.

use std::io::ErrorKind;
use std::path::PathBuf;

use arbitro_store::StoreError;
use arbitro_store::library::is_list_name;

use crate::api::{DeskError, Source};
use crate::{Desk, source};

const FOLDER: &str = "Templates";
const ENDING: &str = "json";

fn folder(desk: &Desk) -> PathBuf {
    desk.config().events_dir.join(FOLDER)
}

/// The file of a template. A name is never a path.
fn place(desk: &Desk, name: &str) -> Result<PathBuf, DeskError> {
    if is_list_name(name) {
        Ok(folder(desk).join(format!("{name}.{ENDING}")))
    } else {
        Err(DeskError::plain("error-template-name").with("name", name))
    }
}

/// The file of a template that is there.
fn found(desk: &Desk, name: &str) -> Result<PathBuf, DeskError> {
    let path = place(desk, name).ok().filter(|path| path.is_file());
    path.ok_or_else(|| DeskError::plain("error-template-not-there").with("name", name))
}

/// The names of the templates, in order.
pub(super) fn names(desk: &Desk) -> Result<Vec<String>, DeskError> {
    let entries = match std::fs::read_dir(folder(desk)) {
        Ok(entries) => entries,
        Err(error) if error.kind() == ErrorKind::NotFound => return Ok(Vec::new()),
        Err(source) => return Err(StoreError::Io { path: folder(desk), source }.into()),
    };
    let paths = entries.filter_map(Result::ok).map(|entry| entry.path());
    let mut names: Vec<String> = paths
        .filter(|path| path.extension().is_some_and(|ending| ending == ENDING))
        .filter_map(|path| Some(path.file_stem()?.to_str()?.to_owned()))
        .filter(|name| is_list_name(name))
        .collect();
    names.sort();
    Ok(names)
}

/// The bytes of a template.
pub(super) fn read(desk: &Desk, name: &str) -> Result<Vec<u8>, DeskError> {
    let path = found(desk, name)?;
    Ok(source::read(&Source::Path(path.display().to_string()))?.bytes)
}

/// Writes a template as a whole, in the place of one of its name.
pub(super) fn write(desk: &Desk, name: &str, bytes: &[u8]) -> Result<(), DeskError> {
    let path = place(desk, name)?;
    let failed = |source| StoreError::Io { path: folder(desk), source };
    std::fs::create_dir_all(folder(desk)).map_err(failed)?;
    source::write_bytes(&path.display().to_string(), bytes).map(drop)
}

/// Takes a template out.
pub(super) fn remove(desk: &Desk, name: &str) -> Result<(), DeskError> {
    let path = found(desk, name)?;
    Ok(std::fs::remove_file(&path).map_err(|source| StoreError::Io { path, source })?)
}
