//! A home folder for one test.

use std::path::{Path, PathBuf};
use std::{fs, io};

use tempfile::TempDir;

use crate::Trouble;

/// The folder in which everything that a test writes lies; taken away at its end.
pub struct Home(TempDir);

impl Home {
    /// An empty one.
    pub fn new() -> io::Result<Self> {
        tempfile::Builder::new().prefix("arbitro-e2e-").tempdir().map(Self)
    }

    /// The folder.
    pub fn path(&self) -> &Path {
        self.0.path()
    }

    /// A path in it.
    pub fn file(&self, name: &str) -> PathBuf {
        self.path().join(name)
    }

    /// Writes a file into it and tells its path.
    pub fn write(&self, name: &str, text: &str) -> Result<PathBuf, Trouble> {
        let path = self.file(name);
        fs::write(&path, text)?;
        Ok(path)
    }

    /// What makes a program take it for the home folder.
    pub fn variables(&self) -> [(&'static str, PathBuf); 4] {
        [
            ("HOME", self.path().to_path_buf()),
            ("XDG_CONFIG_HOME", self.file(".config")),
            ("XDG_DATA_HOME", self.file(".local/share")),
            ("XDG_CACHE_HOME", self.file(".cache")),
        ]
    }
}
