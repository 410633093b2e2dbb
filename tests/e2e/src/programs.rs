//! The programs under test, as cargo built them beside this test.

use std::path::{Path, PathBuf};

use crate::Trouble;

/// The folder that cargo builds this profile into.
fn profile_folder() -> Result<PathBuf, Trouble> {
    let test = std::env::current_exe()?;
    let folder = test.parent().and_then(Path::parent).ok_or("a test has a folder")?;
    Ok(folder.to_path_buf())
}

/// A program of the workspace, built.
pub fn built(name: &str) -> Result<PathBuf, Trouble> {
    let program = profile_folder()?.join(name);
    if program.is_file() {
        Ok(program)
    } else {
        Err(format!("{} is not built: cargo xtask test window builds and runs it", program.display()).into())
    }
}

/// The folder for the screenshots of a test, `target/e2e/<test>`.
pub fn screenshots(test: &str) -> Result<PathBuf, Trouble> {
    let folder = profile_folder()?;
    let folder = folder.parent().ok_or("a profile has a folder")?.join("e2e").join(test);
    std::fs::create_dir_all(&folder)?;
    Ok(folder)
}
