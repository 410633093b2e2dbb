//! Templates of events: a text each, beside the events. What is in them is the desk's business.

use std::fs;
use std::io::{self, Write as _};
use std::path::{Path, PathBuf};

use crate::StoreError;
use crate::library::is_list_name;

const ENDING: &str = "json";
/// No template is longer: a few tournaments and their calendars.
const LONGEST: u64 = 1 << 20;

/// The names of the templates in a folder, in order.
pub fn names(folder: &Path) -> Result<Vec<String>, StoreError> {
    let entries = match fs::read_dir(folder) {
        Ok(entries) => entries,
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(Vec::new()),
        Err(source) => return Err(StoreError::Io { path: folder.to_owned(), source }),
    };
    let mut names: Vec<String> = entries
        .filter_map(Result::ok)
        .map(|entry| entry.path())
        .filter(|path| path.extension().is_some_and(|ending| ending == ENDING))
        .filter_map(|path| Some(path.file_stem()?.to_str()?.to_owned()))
        .filter(|name| is_list_name(name))
        .collect();
    names.sort();
    Ok(names)
}

/// The text of a template.
pub fn read(folder: &Path, name: &str) -> Result<String, StoreError> {
    let path = place(folder, name)?;
    let failed = |source: io::Error| match source.kind() {
        io::ErrorKind::NotFound => StoreError::NoSuchFile(path.clone()),
        _ => StoreError::Io { path: path.clone(), source },
    };
    if fs::metadata(&path).map_err(failed)?.len() > LONGEST {
        return Err(failed(io::Error::from(io::ErrorKind::FileTooLarge)));
    }
    fs::read_to_string(&path).map_err(failed)
}

/// Writes a template as a whole, in the place of one of its name.
pub fn write(folder: &Path, name: &str, text: &str) -> Result<(), StoreError> {
    let path = place(folder, name)?;
    let failed = |source| StoreError::Io { path: path.clone(), source };
    fs::create_dir_all(folder).map_err(failed)?;
    let beside = folder.join(format!(".{name}.new"));
    let written = fs::File::create(&beside).and_then(|mut file| {
        file.write_all(text.as_bytes())?;
        file.sync_all()
    });
    written.and_then(|()| fs::rename(&beside, &path)).map_err(failed)
}

/// Takes a template out.
pub fn remove(folder: &Path, name: &str) -> Result<(), StoreError> {
    let path = place(folder, name)?;
    fs::remove_file(&path).map_err(|source| match source.kind() {
        io::ErrorKind::NotFound => StoreError::NoSuchFile(path.clone()),
        _ => StoreError::Io { path: path.clone(), source },
    })
}

/// The file of a template: a name is never a path.
fn place(folder: &Path, name: &str) -> Result<PathBuf, StoreError> {
    let path = folder.join(format!("{name}.{ENDING}"));
    if is_list_name(name) { Ok(path) } else { Err(StoreError::NoSuchFile(path)) }
}
