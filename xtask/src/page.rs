//! The page: its packages from the lock file, its build, its checks.

use std::fs;
use std::path::Path;
use std::time::SystemTime;

use crate::shell::{find_program, finish, npm, page_folder, root};

/// Installs the page's packages if the lock file changed since they were.
pub fn packages() -> Result<(), String> {
    if find_program(if cfg!(windows) { "npm.cmd" } else { "npm" }).is_none() && !cfg!(windows) {
        return Err("Node.js 20 or newer with npm is needed to build the page, and is not on the PATH".into());
    }
    let lock_file = page_folder().join("package-lock.json");
    let lock =
        fs::read(&lock_file).map_err(|error| format!("cannot read {}: {error}", lock_file.display()))?;
    let mark = page_folder().join("node_modules").join(".installed-from");
    if fs::read(&mark).is_ok_and(|installed| installed == lock) {
        return Ok(());
    }
    println!("Installing the page's packages from its lock file (npm ci).");
    finish(npm().args(["ci", "--no-audit", "--no-fund"]))?;
    fs::write(&mark, lock).map_err(|error| format!("cannot write {}: {error}", mark.display()))
}

/// Builds the page into `ui/dist` if anything it is made of is newer.
///
/// The window and the browser door embed `ui/dist`, so building without need would build them anew too.
pub fn build() -> Result<(), String> {
    let built =
        fs::metadata(page_folder().join("dist").join("index.html")).and_then(|data| data.modified()).ok();
    let mut newest = SystemTime::UNIX_EPOCH;
    for source in [page_folder(), root().join("locales")] {
        newest = newest.max(newest_below(&source));
    }
    if built.is_some_and(|built| built >= newest) {
        return Ok(());
    }
    println!("Building the page.");
    finish(npm().args(["run", "--silent", "build"]))
}

/// A script of the page's `package.json`.
pub fn script(name: &str) -> Result<(), String> {
    finish(npm().args(["run", "--silent", name]))
}

/// When the newest of a folder's files (and folders, for deleted files) was written.
fn newest_below(folder: &Path) -> SystemTime {
    let mut newest = SystemTime::UNIX_EPOCH;
    let Ok(entries) = fs::read_dir(folder) else { return newest };
    for entry in entries.flatten() {
        let name = entry.file_name();
        if name == "node_modules" || name == "dist" || name == "e2e" {
            continue;
        }
        let Ok(data) = entry.metadata() else { continue };
        if let Ok(written) = data.modified() {
            newest = newest.max(written);
        }
        if data.is_dir() {
            newest = newest.max(newest_below(&entry.path()));
        }
    }
    newest
}
