//! `cargo xtask run`: everything from a fresh clone to the open window.

use std::process::Command;

use crate::page;
use crate::shell::{built, cargo, finish};
use crate::system::{self, Job};

/// Sets up, builds and opens the window; without a display, serves the same page on the loopback address.
pub fn run(arguments: &[String]) -> Result<(), String> {
    let window = system::has_display();
    if window {
        system::prepare(&[Job::Build, Job::Window])?;
    } else {
        println!("There is no display here (DISPLAY and WAYLAND_DISPLAY are not set).");
        println!("The same page is served on the loopback address instead: the browser door.");
        system::prepare(&[Job::Build])?;
    }
    page::packages()?;
    page::build()?;
    let (package, program) =
        if window { ("arbitro-window", "arbitro-window") } else { ("arbitro", "arbitro") };
    println!("Building {program} (minutes the first time, seconds after an edit).");
    finish(cargo().args(["build", "--locked", "--package", package]))?;
    let mut command = Command::new(built(program));
    if !window {
        command.arg("serve");
    }
    finish(command.args(arguments))
}
