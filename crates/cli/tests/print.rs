//! `arbitro print` as a script sees it.

#![allow(clippy::unwrap_used, reason = "helpers of tests may fail loudly")]

use std::path::Path;
use std::process::{Command, Output};

/// A report of a Swiss of four with one round.
const REPORT: &str = "\
012 Club Open
042 2026/04/01
052 2026/04/05
092 Individual: Swiss-System
142 3
001    1 m    Aranda, Lucia                     2184 ESP                                 1.0    1     3 w 1
001    2 m    Bell, Ann                         2102 ESP                                 0.5    2     4 b =
001    3 m    Carr, Bob                         1600 ESP                                 0.0    4     1 b 0
001    4 m    Dunn, Cal                         1500 ESP                                 0.5    3     2 w =
";

fn print(folder: &Path, what: &str, output: &str, more: &[&str]) -> Output {
    std::fs::write(folder.join("open.trf"), REPORT).unwrap();
    Command::new(env!("CARGO_BIN_EXE_arbitro"))
        .current_dir(folder)
        .env("XDG_DATA_HOME", folder)
        .env("XDG_CONFIG_HOME", folder)
        .args(["print", "open.trf", what, "-o", output, "--lang", "en"])
        .args(more)
        .output()
        .unwrap()
}

#[test]
fn a_report_is_printed_and_the_same_data_give_the_same_bytes() {
    let folder = tempfile::tempdir().unwrap();
    let printed = |name: &str| {
        let done = print(folder.path(), "standings", name, &["--paper", "letter"]);
        assert_eq!(done.status.code(), Some(0), "{}", String::from_utf8_lossy(&done.stderr));
        assert!(String::from_utf8_lossy(&done.stdout).contains("1 page"));
        std::fs::read(folder.path().join(name)).unwrap()
    };
    let once = printed("once.pdf");
    assert!(once.starts_with(b"%PDF"));
    assert_eq!(once, printed("again.pdf"));
}

#[test]
fn what_cannot_be_printed_is_said_and_nothing_is_written() {
    let folder = tempfile::tempdir().unwrap();
    for (what, more) in
        [("pairings", ["--round", "3"]), ("slips", ["--slips", "3"]), ("results", ["--tournament", "Other"])]
    {
        let done = print(folder.path(), what, "out.pdf", &more);
        assert_eq!(done.status.code(), Some(2));
        let said = String::from_utf8_lossy(&done.stderr).into_owned();
        assert!(!said.trim().is_empty() && !said.starts_with("error-"), "{said}");
        assert!(!folder.path().join("out.pdf").exists());
    }
}
