//! `cargo xtask fuzz`: the fuzz targets, each for some seconds.

use std::ffi::OsString;
use std::fs;
use std::path::PathBuf;
use std::process::Command;

use crate::shell::{cargo, finish, root, target_folder};
use crate::system::{self, Job};

/// How long a target runs where nothing else is said.
const SECONDS: &str = "60";

/// An input on which a target spends more than this many seconds is a finding.
const SLOWEST: &str = "30";

/// Runs one target or all; a number among the arguments is the seconds each runs.
pub fn fuzz(arguments: &[String]) -> Result<(), String> {
    let known = targets()?;
    let is_number = |word: &&String| word.chars().all(|c| c.is_ascii_digit());
    let seconds = arguments.iter().find(is_number).map_or(SECONDS, String::as_str);
    let mut chosen: Vec<String> = arguments.iter().filter(|word| !is_number(word)).cloned().collect();
    if let Some(unknown) = chosen.iter().find(|name| !known.contains(name)) {
        return Err(format!("no fuzz target `{unknown}`: there are {}", known.join(", ")));
    }
    if chosen.is_empty() {
        chosen = known;
    }
    system::prepare(&[Job::Build])?;
    let path = tool_path()?;
    for target in &chosen {
        println!("Fuzzing {target} for {seconds} seconds.");
        run(target, seconds, &path)?;
    }
    Ok(())
}

/// The names of the targets, by their files.
fn targets() -> Result<Vec<String>, String> {
    let folder = root().join("fuzz").join("targets");
    let entries =
        fs::read_dir(&folder).map_err(|error| format!("cannot read {}: {error}", folder.display()))?;
    let mut names: Vec<String> = entries
        .flatten()
        .filter_map(|entry| entry.file_name().to_str()?.strip_suffix(".rs").map(str::to_owned))
        .collect();
    names.sort();
    Ok(names)
}

/// The search path with `cargo-fuzz` on it, which is built below `target/tools` if the machine has none.
fn tool_path() -> Result<OsString, String> {
    let tools = target_folder().join("tools");
    let mut folders = vec![tools.join("bin")];
    folders.extend(std::env::var_os("PATH").iter().flat_map(std::env::split_paths));
    let path = std::env::join_paths(folders).map_err(|error| error.to_string())?;
    if !cargo().env("PATH", &path).args(["fuzz", "--version"]).output().is_ok_and(|run| run.status.success())
    {
        println!("Installing cargo-fuzz below target/tools.");
        finish(cargo().args(["install", "cargo-fuzz", "--locked", "--root"]).arg(&tools))?;
    }
    Ok(path)
}

/// One target, from its seeds and from what earlier runs found; a finding is left below `fuzz/artifacts`.
fn run(target: &str, seconds: &str, path: &OsString) -> Result<(), String> {
    let fuzz = root().join("fuzz");
    let corpus = fuzz.join("corpus").join(target);
    fs::create_dir_all(&corpus).map_err(|error| format!("cannot make {}: {error}", corpus.display()))?;
    finish(&mut command(target, seconds, path, &[corpus, fuzz.join("seeds").join(target)]))
}

/// Coverage needs options that only an unstable compiler offers; the compiler of the project is told to offer them,
/// so that what is fuzzed is what is built. Nothing here is `unsafe`, so no sanitizer is needed beside it.
fn command(target: &str, seconds: &str, path: &OsString, corpora: &[PathBuf]) -> Command {
    let mut command = cargo();
    command.env("PATH", path).env("RUSTC_BOOTSTRAP", "1");
    command.args(["fuzz", "run", "--fuzz-dir", "fuzz", "--sanitizer", "none", "--target-dir"]);
    command.arg(target_folder().join("fuzz")).arg(target).args(corpora).arg("--");
    command.arg(format!("-max_total_time={seconds}")).arg(format!("-timeout={SLOWEST}"));
    command.args(["-rss_limit_mb=512", "-print_final_stats=1"]);
    command
}
