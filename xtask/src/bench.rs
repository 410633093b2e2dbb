//! `cargo xtask bench`: the benchmarks of every crate, in release.

use crate::page;
use crate::shell::{cargo, finish};
use crate::system::{self, Job};

/// Sets up and runs every benchmark; the arguments go to the benchmarks.
pub fn bench(arguments: &[String]) -> Result<(), String> {
    system::prepare(&[Job::Build, Job::Window])?;
    page::packages()?;
    page::build()?;
    let mut command = cargo();
    command.args(["bench", "--workspace", "--locked", "--benches"]);
    if !arguments.is_empty() {
        command.arg("--").args(arguments);
    }
    finish(&mut command)
}
