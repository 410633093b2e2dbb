//! The folder into which a board system writes, or the one file that it writes.
//!
//! It is looked into again and again, for on a network share, where such folders often are, no system tells when another machine
//! has written. A file is read where its length or its date differs from what they were, and at times whatever they say, for a
//! share may tell them late.

use std::collections::BTreeMap;
use std::fs;
use std::hash::{DefaultHasher, Hash as _, Hasher as _};
use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::SystemTime;

use arbitro_interchange::pgn::{self, Game};

use super::agree::Told;

/// At every look of this number all files are read, whatever their dates say.
const ALL: u32 = 15;

/// More files than these no round has.
const MOST_FILES: usize = 2_000;

/// A file longer than this is no round: 64 MiB.
const LARGEST: u64 = 64 * 1024 * 1024;

/// A game of a file.
pub(super) struct Heard {
    /// The file's name.
    pub file: String,
    /// When the file was written, as its system tells.
    pub modified: Option<SystemTime>,
    /// The game, for its tags and its start.
    pub game: Game,
    /// What it tells.
    pub told: Told,
}

/// What is known of the files.
#[derive(Default)]
pub(super) struct Files {
    known: BTreeMap<PathBuf, Known>,
    looks: u32,
}

struct Known {
    len: u64,
    modified: Option<SystemTime>,
    hash: u64,
    games: Vec<Arc<Heard>>,
}

impl Files {
    /// Looks, and gives every game of every file. A file that cannot be read at the moment, because somebody writes it, is as it
    /// was.
    pub fn look(&mut self, place: &Path) -> io::Result<Vec<Arc<Heard>>> {
        self.looks = self.looks.wrapping_add(1);
        let all = self.looks.is_multiple_of(ALL);
        let files = list(place)?;
        self.known.retain(|path, _| files.contains(path));
        for path in files {
            self.read(path, all);
        }
        Ok(self.known.values().flat_map(|known| known.games.iter().map(Arc::clone)).collect())
    }

    /// How many files there are.
    pub fn count(&self) -> usize {
        self.known.len()
    }

    fn read(&mut self, path: PathBuf, whatever: bool) {
        let Ok(about) = fs::metadata(&path) else { return };
        let (len, modified) = (about.len(), about.modified().ok());
        let before = self.known.get(&path);
        let same = |known: &&Known| known.len == len && known.modified == modified && modified.is_some();
        if len > LARGEST || (!whatever && before.is_some_and(|known| same(&known))) {
            return;
        }
        let Ok(bytes) = fs::read(&path) else { return };
        let mut hasher = DefaultHasher::new();
        bytes.hash(&mut hasher);
        let hash = hasher.finish();
        if let Some(known) = self.known.get_mut(&path).filter(|known| known.hash == hash) {
            (known.len, known.modified) = (len, modified);
            return;
        }
        let file = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        let heard =
            |game: Game| Arc::new(Heard { file: file.clone(), modified, told: Told::of(&game), game });
        let games = pgn::read(&bytes).into_iter().map(heard).collect();
        self.known.insert(path, Known { len, modified, hash, games });
    }
}

/// The files of games of a folder, in the order of their names; or the one file.
pub(crate) fn list(place: &Path) -> io::Result<Vec<PathBuf>> {
    if fs::metadata(place)?.is_file() {
        return Ok(vec![place.to_owned()]);
    }
    let mut files: Vec<PathBuf> = fs::read_dir(place)?
        .filter_map(|entry| entry.ok().map(|entry| entry.path()))
        .filter(|path| is_games(path) && path.is_file())
        .take(MOST_FILES)
        .collect();
    files.sort();
    Ok(files)
}

/// Whether a file is one of games, and none that a program keeps beside what it writes.
fn is_games(path: &Path) -> bool {
    let name = path.file_name().unwrap_or_default().to_string_lossy();
    let ending = path.extension().is_some_and(|ending| ending.eq_ignore_ascii_case("pgn"));
    ending && !name.starts_with(['.', '~'])
}
