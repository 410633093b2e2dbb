//! The commands people type: `cargo xtask run | test | bench | fuzz | package`.
//!
//! Depends on nothing, so that its first build takes a second. Each command does all the set-up it needs
//! (system packages, the page's packages, the page itself) and says what it does.

mod advisories;
mod bench;
mod fuzz;
mod package;
mod page;
mod run;
mod shell;
mod steps;
mod system;
mod test;
mod tools;

use std::process::ExitCode;

const USAGE: &str = "\
The commands of this project. Each does all the set-up it needs and says so.

  cargo xtask run                 build and open the window (or, without a display, the browser door)
  cargo xtask run -- --demo       the same on the sample event
  cargo xtask run -- FILE         the same on an event file
  cargo xtask test                every check, as the continuous integration runs it
  cargo xtask test STEP...        only these checks, and what they need (--list shows their names)
  cargo xtask bench               every benchmark, in release (--list shows their names)
  cargo xtask bench NAME [ARGS]   one of them
  cargo xtask fuzz                every fuzz target for a minute
  cargo xtask fuzz NAME -- SECS   one target, for so many seconds
  cargo xtask package [-- ARGS]   installable packages of the window (.deb, .rpm), in release
";

fn main() -> ExitCode {
    let mut arguments: Vec<String> = std::env::args().skip(1).collect();
    if arguments.is_empty() {
        eprint!("{USAGE}");
        return ExitCode::from(2);
    }
    let command = arguments.remove(0);
    arguments.retain(|argument| argument != "--");
    let done = match command.as_str() {
        "run" => run::run(&arguments),
        "test" => test::test(&arguments),
        "bench" => bench::bench(&arguments),
        "fuzz" => fuzz::fuzz(&arguments),
        "package" => package::package(&arguments),
        "help" | "--help" | "-h" => {
            print!("{USAGE}");
            Ok(())
        }
        other => Err(format!("no command `{other}`\n\n{USAGE}")),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(problem) => {
            eprintln!("{problem}");
            ExitCode::FAILURE
        }
    }
}
