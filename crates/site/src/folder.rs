//! Bringing a folder up to date with the files of a site.
//!
//! Only what differs is written, each file beside its place first, so that a visitor never gets half a page. A manifest in
//! the folder says which files are ours: what is not in it is a stranger's, and is neither overwritten nor removed.

use std::collections::BTreeMap;
use std::io::{self, Write as _};
use std::path::{Component, Path, PathBuf};

use serde::{Deserialize, Serialize};

use crate::Files;

/// The manifest's name.
const MANIFEST: &str = "arbitro-site.json";

/// What was done in a folder.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Written {
    /// Files that were new or differed.
    pub written: u32,
    /// Files that were already there as they are now.
    pub unchanged: u32,
    /// Files of ours that are no longer part of the site.
    pub removed: u32,
}

/// Why a folder was not brought up to date.
#[derive(Debug, thiserror::Error)]
pub enum FolderError {
    /// The system refused.
    #[error("{}: {source}", path.display())]
    Io {
        /// The file or folder.
        path: PathBuf,
        /// What it said.
        source: io::Error,
    },
    /// A file of somebody else stands where one of ours would be. Nothing was written.
    #[error("{} is not of this site", .0.display())]
    Stranger(PathBuf),
    /// The folder holds the site of another event. Nothing was written.
    #[error("the folder holds the site of another event")]
    OtherEvent,
}

/// Which files of a folder are ours.
#[derive(Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
struct Manifest {
    /// The event whose site it is.
    event: String,
    /// Each file with the mark of what we wrote, by its path.
    files: BTreeMap<String, String>,
}

/// Brings the folder up to date with the site of an event, which is told by its identity. The folder is made if it is not
/// there.
pub fn write(folder: &Path, event: &str, files: &Files) -> Result<Written, FolderError> {
    let before = read_manifest(folder)?;
    if before.as_ref().is_some_and(|manifest| manifest.event != event) {
        return Err(FolderError::OtherEvent);
    }
    let before = before.unwrap_or_default();
    let changed = changed(folder, &before, files)?;
    let marks = files.iter().map(|(path, bytes)| (path.clone(), mark(bytes)));
    let after = Manifest { event: event.to_owned(), files: marks.collect() };
    make_folder(folder)?;
    // Should the program be killed on the way, whatever it wrote is known to be ours.
    let mut both = Manifest { event: after.event.clone(), files: before.files.clone() };
    both.files.extend(after.files.clone());
    write_manifest(folder, &both)?;
    for path in &changed {
        if let Some(bytes) = files.get(*path) {
            replace(&folder.join(path), bytes)?;
        }
    }
    let gone = before.files.iter().filter(|(path, _)| !files.contains_key(*path));
    let mut removed = 0;
    for (path, mark) in gone {
        removed += u32::from(remove(folder, path, mark)?);
    }
    write_manifest(folder, &after)?;
    let written = count(changed.len());
    Ok(Written { written, unchanged: count(files.len()) - written, removed })
}

fn count(things: usize) -> u32 {
    u32::try_from(things).unwrap_or(u32::MAX)
}

/// The files that are not in the folder as they are now; a stranger's file among them stops everything.
fn changed<'a>(folder: &Path, before: &Manifest, files: &'a Files) -> Result<Vec<&'a str>, FolderError> {
    let mut changed = Vec::new();
    for (path, bytes) in files {
        let place = folder.join(path);
        match read(&place)? {
            Some(found) if found == *bytes => {}
            Some(_) if !before.files.contains_key(path) => return Err(FolderError::Stranger(place)),
            _ => changed.push(path.as_str()),
        }
    }
    Ok(changed)
}

/// The bytes of a file; none if there is no such file.
fn read(path: &Path) -> Result<Option<Vec<u8>>, FolderError> {
    match std::fs::read(path) {
        Ok(bytes) => Ok(Some(bytes)),
        Err(e) if e.kind() == io::ErrorKind::NotFound => Ok(None),
        Err(source) => Err(FolderError::Io { path: path.to_owned(), source }),
    }
}

fn failed(path: &Path) -> impl FnOnce(io::Error) -> FolderError {
    let path = path.to_owned();
    move |source| FolderError::Io { path, source }
}

fn make_folder(folder: &Path) -> Result<(), FolderError> {
    std::fs::create_dir_all(folder).map_err(failed(folder))
}

/// A manifest that cannot be read says nothing: then every file there is a stranger's, unless it is what we would write.
fn read_manifest(folder: &Path) -> Result<Option<Manifest>, FolderError> {
    let bytes = read(&folder.join(MANIFEST))?;
    Ok(bytes.and_then(|bytes| serde_json::from_slice(&bytes).ok()))
}

fn write_manifest(folder: &Path, manifest: &Manifest) -> Result<(), FolderError> {
    let path = folder.join(MANIFEST);
    let mut bytes = serde_json::to_vec_pretty(manifest).map_err(io::Error::from).map_err(failed(&path))?;
    bytes.push(b'\n');
    if read(&path)?.is_some_and(|found| found == bytes) { Ok(()) } else { replace(&path, &bytes) }
}

/// Writes a file beside its place and renames it into it.
fn replace(path: &Path, bytes: &[u8]) -> Result<(), FolderError> {
    let folder = path.parent().unwrap_or(Path::new("."));
    make_folder(folder)?;
    let mut builder = tempfile::Builder::new();
    builder.prefix(".arbitro-");
    // What is served must be readable by the server, which the private mode of a temporary file would prevent.
    #[cfg(unix)]
    builder.permissions(std::os::unix::fs::PermissionsExt::from_mode(0o644));
    let mut beside = builder.tempfile_in(folder).map_err(failed(path))?;
    beside.write_all(bytes).map_err(failed(path))?;
    beside.persist(path).map(drop).map_err(|e| failed(path)(e.error))
}

/// Takes a file of ours away, if it still is what we wrote, and the folders above it that are empty then. A manifest that somebody
/// changed leads nowhere outside of the folder.
fn remove(folder: &Path, path: &str, marked: &str) -> Result<bool, FolderError> {
    let inside = Path::new(path).components().all(|part| matches!(part, Component::Normal(_)));
    let place = folder.join(path);
    if !inside || read(&place)?.is_none_or(|bytes| mark(&bytes) != marked) {
        return Ok(false);
    }
    std::fs::remove_file(&place).map_err(failed(&place))?;
    // The system refuses to take away a folder with anything left in it.
    let above = place.ancestors().skip(1).take_while(|above| *above != folder);
    let _ = above.map(std::fs::remove_dir).take_while(Result::is_ok).count();
    Ok(true)
}

/// Tells whether a file is still what was written: FNV-1a, for chance, not for an enemy.
fn mark(bytes: &[u8]) -> String {
    const BASIS: u64 = 0xcbf2_9ce4_8422_2325;
    const PRIME: u64 = 0x0100_0000_01b3;
    let mark = bytes.iter().fold(BASIS, |mark, byte| (mark ^ u64::from(*byte)).wrapping_mul(PRIME));
    format!("{mark:016x}")
}
