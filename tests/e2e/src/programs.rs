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

/// Whether the program runs with this home folder.
pub fn runs_in(program: &Path, home: &Path) -> bool {
    let home = format!("HOME={}", home.display());
    let Ok(processes) = std::fs::read_dir("/proc") else { return false };
    processes.flatten().map(|process| process.path()).any(|process| {
        std::fs::read_link(process.join("exe")).is_ok_and(|exe| exe == program)
            && std::fs::read(process.join("environ")).is_ok_and(|environment| {
                environment.split(|byte| *byte == 0).any(|line| line == home.as_bytes())
            })
    })
}
