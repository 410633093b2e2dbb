//! Files handed over by a door, and files handed back.

use std::fs::{File, Metadata};
use std::io::{self, ErrorKind, Read as _, Write as _};
use std::path::{Path, PathBuf};

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;

use crate::api::{DeskError, Source, Target};

/// A file that was handed over.
pub(crate) struct Handed {
    /// Its name, for messages.
    pub name: String,
    /// Its bytes.
    pub bytes: Vec<u8>,
}

/// What the journal keeps of a file that was handed over: its path or name, not its bytes.
pub(crate) fn name(source: &Source) -> &str {
    match source {
        Source::Path(path) => path,
        Source::Upload { name, .. } => name,
        Source::Text(_) => "",
    }
}

/// The largest file that is read at once: 256 MiB.
const LARGEST: u64 = 256 * 1024 * 1024;

/// Reads what a door handed over.
pub(crate) fn read(source: &Source) -> Result<Handed, DeskError> {
    match source {
        Source::Path(path) => read_path(Path::new(path)),
        Source::Text(text) => Ok(Handed { name: String::new(), bytes: text.clone().into_bytes() }),
        Source::Upload { name, base64 } => {
            let bytes = STANDARD
                .decode(base64)
                .map_err(|e| DeskError::plain("error-upload").with("name", name).with("detail", e))?;
            Ok(Handed { name: name.clone(), bytes })
        }
    }
}

/// Reads what a door handed over, which may be a folder: then every file of it that `list` names.
pub(crate) fn read_all(
    source: &Source,
    list: impl Fn(&Path) -> io::Result<Vec<PathBuf>>,
) -> Result<Vec<Handed>, DeskError> {
    match source {
        Source::Path(path) if Path::new(path).is_dir() => {
            let failed = |e: io::Error| DeskError::file(path, &e);
            list(Path::new(path)).map_err(failed)?.iter().map(|path| read_path(path)).collect()
        }
        one => Ok(vec![read(one)?]),
    }
}

fn read_path(path: &Path) -> Result<Handed, DeskError> {
    let failed = |e: io::Error| DeskError::file(path.display(), &e);
    let mut bytes = Vec::new();
    open(path).and_then(|file| file.take(LARGEST + 1).read_to_end(&mut bytes)).map_err(failed)?;
    if bytes.len() as u64 > LARGEST {
        return Err(DeskError::plain("error-file-too-large")
            .with("path", path.display())
            .with("limit", "256 MiB"));
    }
    let name = path.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default();
    Ok(Handed { name, bytes })
}

/// Opens a file that was named to be read. What only looks like one, a pipe or a device, may have no end or never begin.
pub(crate) fn open(path: &Path) -> io::Result<File> {
    is_file(path, &std::fs::metadata(path)?)?;
    File::open(path)
}

fn is_file(path: &Path, what: &Metadata) -> io::Result<()> {
    match (what.is_file(), what.is_dir()) {
        (true, _) => Ok(()),
        (false, true) => Err(ErrorKind::IsADirectory.into()),
        (false, false) => {
            Err(io::Error::new(ErrorKind::InvalidInput, format!("{} is no file", path.display())))
        }
    }
}

/// A name for a file that every system takes: its parts, of which some may be empty, and its ending.
pub(crate) fn file_name(parts: &[&str], ending: &str) -> String {
    let plain = |part: &&str| {
        let plain: String = part.chars().map(|c| if c.is_alphanumeric() { c } else { '-' }).collect();
        plain.trim_matches('-').to_owned()
    };
    let parts: Vec<String> = parts.iter().map(plain).filter(|part| !part.is_empty()).collect();
    format!("{}.{ending}", parts.join("-"))
}

/// Hands a text back: into a file, which is written beside its place first so that it is never half there, or as it is.
pub(crate) fn write(target: &Target, text: &str) -> Result<(Option<String>, Option<String>), DeskError> {
    match target {
        Target::Answer => Ok((None, Some(text.to_owned()))),
        Target::Path(path) => Ok((Some(write_bytes(path, text.as_bytes())?), None)),
    }
}

/// Writes a file, which is written beside its place first so that it is never half there. Answers with its path.
pub(crate) fn write_bytes(path: &str, bytes: &[u8]) -> Result<String, DeskError> {
    let failed = |e: io::Error| DeskError::file(path, &e);
    replace(&PathBuf::from(path), bytes).map_err(failed)?;
    Ok(path.to_owned())
}

/// What a link leads to is replaced, not the link; and nothing that is not a file.
fn replace(path: &Path, bytes: &[u8]) -> io::Result<()> {
    let path = &path.canonicalize().unwrap_or_else(|_| path.to_owned());
    if let Ok(there) = std::fs::metadata(path) {
        is_file(path, &there)?;
    }
    let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
    let mut beside = tempfile::NamedTempFile::new_in(folder)?;
    beside.write_all(bytes)?;
    beside.as_file().sync_all()?;
    beside.persist(path).map(drop).map_err(|e| e.error)
}

/// A path with this ending, whatever else its name ends in.
pub(crate) fn with_ending(path: &Path, ending: &str) -> PathBuf {
    if path.extension().is_some_and(|own| own.eq_ignore_ascii_case(ending)) {
        return path.to_owned();
    }
    let mut name = path.as_os_str().to_owned();
    name.push(".");
    name.push(ending);
    name.into()
}
