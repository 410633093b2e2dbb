//! Known weaknesses of what is built on: the advisories about the crates, and about the page's packages.
//!
//! Both are told by databases on the network. Where one cannot be reached nothing is known, and the step says so instead of
//! passing.

use std::process::Command;

use crate::shell::{finish, npm};
use crate::steps::Outcome;
use crate::tools;

/// What both databases say.
pub fn check() -> Outcome {
    match (crates(), packages()) {
        (Outcome::Failed(problem), _) | (_, Outcome::Failed(problem)) => Outcome::Failed(problem),
        (Outcome::Skipped(lacking), _) | (_, Outcome::Skipped(lacking)) => Outcome::Skipped(lacking),
        (Outcome::Passed, Outcome::Passed) => Outcome::Passed,
    }
}

fn crates() -> Outcome {
    let deny = || tools::deny();
    let fetched = deny().map(|mut deny| finish(quick(&mut deny).args(["fetch", "db"])));
    match (fetched, deny()) {
        (Ok(Ok(())), Ok(mut deny)) => finish(deny.args(["check", "--disable-fetch", "advisories"])).into(),
        (Ok(Err(_)), _) => {
            Outcome::Skipped("the database of advisories about crates cannot be reached".into())
        }
        (Err(lacking), _) | (_, Err(lacking)) => Outcome::Skipped(lacking),
    }
}

/// A machine without a network is not to wait for one.
fn quick(command: &mut Command) -> &mut Command {
    command
        .env("GIT_HTTP_LOW_SPEED_LIMIT", "1000")
        .env("GIT_HTTP_LOW_SPEED_TIME", "10")
        .env("GIT_TERMINAL_PROMPT", "0")
}

/// An audit ends with an error for a finding and for a registry that does not answer alike; only the former is a report.
fn packages() -> Outcome {
    let audit = npm().args(["audit", "--json", "--fetch-retries=0", "--fetch-timeout=10000"]).output();
    let Ok(audit) = audit else { return Outcome::Failed("npm cannot be started".into()) };
    let report = String::from_utf8_lossy(&audit.stdout);
    match (report.contains("\"auditReportVersion\""), audit.status.success()) {
        (true, true) => Outcome::Passed,
        (true, false) => {
            println!("{report}");
            Outcome::Failed("the page is built on packages with known weaknesses: npm audit".into())
        }
        (false, _) => Outcome::Skipped("the registry does not tell of known weaknesses of packages".into()),
    }
}
