//! `cargo xtask test`: every check of the project, in the order of what they cost.
//!
//! Every call of cargo selects the same packages, so that no dependency is built twice.

use std::collections::BTreeMap;
use std::process::Command;

use crate::shell::{built, cargo, find_program, finish, page_folder, root, target_folder};
use crate::steps::{Outcome, Step, run_all};
use crate::system::{self, Job};
use crate::{advisories, page, tools};

const STEPS: &[Step] = &[
    Step { name: "system", what: "system packages", needs: &[], run: system_packages },
    Step { name: "fmt", what: "formatting of the Rust code", needs: &[], run: fmt },
    Step { name: "migrations", what: "numbering of the migrations", needs: &[], run: migrations },
    Step { name: "licences", what: "licences and sources of the dependencies", needs: &[], run: licences },
    Step { name: "packages", what: "the page's packages", needs: &[], run: || page::packages().into() },
    Step {
        name: "advisories",
        what: "known weaknesses of the dependencies",
        needs: &["packages"],
        run: advisories::check,
    },
    Step { name: "page", what: "build of the page", needs: &["packages"], run: || page::build().into() },
    Step {
        name: "check",
        what: "types of the page",
        needs: &["packages"],
        run: || page::script("check").into(),
    },
    Step {
        name: "vitest",
        what: "unit tests of the page",
        needs: &["packages"],
        run: || page::script("test").into(),
    },
    Step {
        name: "clippy",
        what: "lints of the Rust code and of the fuzz targets",
        needs: &["system", "page"],
        run: clippy,
    },
    Step { name: "build", what: "every program and test", needs: &["system", "page"], run: build },
    Step {
        name: "tests",
        what: "Rust tests; the page's types and the migrations among them",
        needs: &["build"],
        run: tests,
    },
    Step { name: "window", what: "the walk in the real window", needs: &["build"], run: window },
    Step {
        name: "browser",
        what: "the same walk in Chromium, through the browser door",
        needs: &["build"],
        run: browser,
    },
    Step { name: "doctests", what: "examples in the documentation", needs: &["build"], run: doctests },
];

/// How the names of the tests begin that need a display and the built window.
const WINDOW_TESTS: &str = "in_the_window";

/// Runs the steps named, or all.
pub fn test(arguments: &[String]) -> Result<(), String> {
    if arguments.iter().any(|argument| argument == "--list") {
        for step in STEPS {
            println!("{:<12} {}", step.name, step.what);
        }
        return Ok(());
    }
    run_all(STEPS, arguments)
}

fn system_packages() -> Outcome {
    system::prepare(&[Job::Build, Job::Window, Job::Test]).into()
}

fn fmt() -> Outcome {
    let fuzz = ["fmt", "--manifest-path", "fuzz/Cargo.toml", "--check"];
    finish(cargo().args(["fmt", "--all", "--check"])).and_then(|()| finish(cargo().args(fuzz))).into()
}

/// The migrations of the event file, and in their own folder those of a rating list, are `NNNN_name.sql`, numbered from
/// one without a gap or a number used twice.
///
/// What each of them does to a file is tested by the store.
fn migrations() -> Outcome {
    for folder in ["migrations", "migrations/library"] {
        if let Err(problem) = numbered(folder) {
            return Outcome::Failed(problem);
        }
    }
    Outcome::Passed
}

/// What is wrong with the names in a folder of migrations.
fn numbered(folder: &str) -> Result<(), String> {
    let entries =
        std::fs::read_dir(root().join(folder)).map_err(|error| format!("cannot read {folder}: {error}"))?;
    let mut by_number: BTreeMap<u32, String> = BTreeMap::new();
    for entry in entries.flatten().filter(|entry| !entry.path().is_dir()) {
        let name = entry.file_name().to_string_lossy().into_owned();
        let named_so = || format!("{folder}/{name} is not named NNNN_name.sql");
        let number = name.split_once('_').filter(|(digits, _)| digits.len() == 4);
        let number = number.and_then(|(digits, _)| digits.parse().ok()).ok_or_else(named_so)?;
        if name.strip_suffix(".sql").is_none_or(|stem| stem.len() <= 5) {
            return Err(named_so());
        }
        if let Some(other) = by_number.insert(number, name.clone()) {
            return Err(format!("{folder}/{name} and {other} have the same number"));
        }
    }
    match by_number.keys().zip(1..).find(|(found, expected)| **found != *expected) {
        Some((found, expected)) => {
            Err(format!("migration {expected:04} of {folder} is missing before {found:04}"))
        }
        None if by_number.is_empty() => Err(format!("there is no migration in {folder}")),
        None => Ok(()),
    }
}

fn licences() -> Outcome {
    match tools::deny() {
        Ok(mut deny) => finish(deny.args(["check", "licenses", "bans", "sources"])).into(),
        Err(lacking) => Outcome::Skipped(lacking),
    }
}

/// The fuzz targets are a workspace of their own, and would be left behind unseen.
fn clippy() -> Outcome {
    let lint = |of: &[&str]| {
        let mut cargo = cargo();
        cargo.arg("clippy").args(of).arg("--locked").arg("--target-dir").arg(target_folder());
        finish(cargo.args(["--", "-D", "warnings"]))
    };
    let fuzz = ["--manifest-path", "fuzz/Cargo.toml"];
    lint(&["--workspace", "--all-targets"]).and_then(|()| lint(&fuzz)).into()
}

fn build() -> Outcome {
    finish(cargo().args(["build", "--workspace", "--bins", "--tests", "--locked"])).into()
}

fn tests() -> Outcome {
    if tools::has_nextest() {
        let words = ["nextest", "run", "--workspace", "--locked", "-E"];
        return finish(cargo().args(words).arg(format!("not test({WINDOW_TESTS})"))).into();
    }
    println!("cargo-nextest is not installed; using cargo test, which is slower and says the same.");
    let words =
        ["test", "--workspace", "--locked", "--lib", "--bins", "--tests", "--", "--skip", WINDOW_TESTS];
    finish(cargo().args(words)).into()
}

fn window() -> Outcome {
    for program in ["Xvfb", "WebKitWebDriver"] {
        if find_program(program).is_none() {
            return Outcome::Skipped(format!(
                "this system has no {program} to show and drive the window with"
            ));
        }
    }
    if tools::has_nextest() {
        let words = ["nextest", "run", "--workspace", "--locked", "-E"];
        return finish(cargo().args(words).arg(format!("test({WINDOW_TESTS})"))).into();
    }
    let words = ["test", "--workspace", "--locked", "--lib", "--bins", "--tests", "--", WINDOW_TESTS];
    finish(cargo().args(words)).into()
}

fn browser() -> Outcome {
    let Some(browser) = system::browser() else {
        return Outcome::Skipped("this system has no Chromium".into());
    };
    let mut node = Command::new("node");
    node.current_dir(page_folder()).args(["--test", "--test-concurrency=1", "--test-reporter=spec"]);
    node.args([
        "e2e/walk.test.mjs",
        "e2e/swiss.test.mjs",
        "e2e/organiser.test.mjs",
        "e2e/boards.test.mjs",
        "e2e/clocks.test.mjs",
        "e2e/site.test.mjs",
    ]);
    node.env("ARBITRO", built("arbitro")).env("ARBITRO_BROWSER", browser);
    node.env("ARBITRO_SCREENSHOTS", target_folder().join("e2e").join("browser"));
    finish(&mut node).into()
}

fn doctests() -> Outcome {
    finish(cargo().args(["test", "--workspace", "--locked", "--doc"])).into()
}
