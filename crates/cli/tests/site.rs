//! `arbitro site` as a script sees it.

#![allow(clippy::unwrap_used, reason = "helpers of tests may fail loudly")]

use std::path::Path;
use std::process::{Command, Output};

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

/// Runs the program in a folder that is its home as well.
fn arbitro(home: &Path, arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_arbitro"))
        .current_dir(home)
        .env("HOME", home)
        .env("XDG_DATA_HOME", home)
        .env("XDG_CONFIG_HOME", home)
        .args(arguments)
        .output()
        .unwrap()
}

fn site(home: &Path, lang: &str) -> Output {
    arbitro(home, &["site", "open.arbitro", "--out", "public", "--lang", lang])
}

fn said(bytes: &[u8]) -> String {
    String::from_utf8_lossy(bytes).into_owned()
}

#[test]
fn a_site_is_written_and_written_again_touches_nothing() {
    let home = tempfile::tempdir().unwrap();
    std::fs::write(home.path().join("open.trf"), REPORT).unwrap();
    let made = arbitro(home.path(), &["convert", "--confirm", "open.trf", "open.arbitro"]);
    assert!(home.path().join("open.arbitro").exists(), "{}", said(&made.stderr));
    let page = |path: &str| std::fs::read_to_string(home.path().join("public").join(path)).unwrap();
    let first = site(home.path(), "en");
    assert_eq!(first.status.code(), Some(0), "{}", said(&first.stderr));
    assert!(page("index.html").contains("Club Open") && page("index.html").contains("lang=\"en\""));
    assert!(page("t1/standings.html").contains("Aranda, Lucia"));
    let again = site(home.path(), "en");
    assert!(said(&again.stdout).contains(" 0 of them written, 0 removed"), "{}", said(&again.stdout));
    // In Spanish the first page is another one.
    let spanish = site(home.path(), "es");
    assert!(said(&spanish.stdout).contains("archivos"), "{}", said(&spanish.stdout));
    assert!(page("index.html").contains("lang=\"es\"") && page("en/index.html").contains("lang=\"en\""));
    assert!(!home.path().join("public/es").exists());
}

#[test]
fn what_cannot_be_written_is_said_in_words() {
    let home = tempfile::tempdir().unwrap();
    let missing = site(home.path(), "en");
    assert_eq!(missing.status.code(), Some(2));
    let why = said(&missing.stderr);
    assert!(!why.trim().is_empty() && !why.starts_with("error-"), "{why}");
    assert!(!home.path().join("public").exists());
}
