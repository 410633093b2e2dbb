//! `cargo xtask package`: packages of the window that a person installs.

use std::path::Path;
use std::process::Command;

use crate::page;
use crate::shell::{finish, page_folder, root, target_folder};
use crate::system::{self, Job};

/// Sets up and bundles the window, in release unless `--debug` is given, and tells where the packages are.
pub fn package(arguments: &[String]) -> Result<(), String> {
    system::prepare(&[Job::Build, Job::Window])?;
    page::packages()?;
    page::build()?;
    // It looks for its configuration below the current folder.
    let bundler = page_folder().join("node_modules").join(".bin").join("tauri");
    let mut command = Command::new(bundler);
    command.current_dir(root()).arg("build");
    if cfg!(target_os = "linux") {
        // An AppImage would fetch programs while it is made.
        command.args(["--bundles", "deb,rpm"]);
    }
    finish(command.args(arguments))?;
    let profile = if arguments.iter().any(|argument| argument == "--debug") { "debug" } else { "release" };
    println!("The packages:");
    list(&target_folder().join(profile).join("bundle"))
}

fn list(folder: &Path) -> Result<(), String> {
    let entries =
        std::fs::read_dir(folder).map_err(|error| format!("cannot read {}: {error}", folder.display()))?;
    for entry in entries.flatten() {
        let path = entry.path();
        let is_package = ["deb", "rpm", "dmg", "msi", "exe"]
            .iter()
            .any(|ending| path.extension().is_some_and(|found| found.eq_ignore_ascii_case(ending)));
        if is_package && path.is_file() {
            let size = entry.metadata().map_or(0, |data| data.len());
            println!("  {} ({} kB)", path.display(), size / 1000);
        } else if path.is_dir() && path.parent().is_some_and(|parent| parent.ends_with("bundle")) {
            list(&path)?;
        }
    }
    Ok(())
}
