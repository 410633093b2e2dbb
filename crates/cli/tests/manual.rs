//! `arbitro manual` as a person calls it.

#![allow(clippy::unwrap_used, reason = "helpers of tests may fail loudly")]

use std::path::Path;
use std::process::{Command, Output};

fn manual(folder: &Path, arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_arbitro"))
        .current_dir(folder)
        .env("XDG_DATA_HOME", folder)
        .env("XDG_CONFIG_HOME", folder)
        .arg("manual")
        .args(arguments)
        .output()
        .unwrap()
}

#[test]
fn the_manual_is_a_document_of_its_own_in_both_languages() {
    let folder = tempfile::tempdir().unwrap();
    for (lang, pages) in [("en", "pages"), ("es", "páginas")] {
        let file = format!("manual-{lang}.pdf");
        let done = manual(folder.path(), &["--lang", lang, "-o", &file]);
        assert_eq!(done.status.code(), Some(0), "{}", String::from_utf8_lossy(&done.stderr));
        assert!(String::from_utf8_lossy(&done.stdout).contains(pages));
        assert!(std::fs::read(folder.path().join(file)).unwrap().starts_with(b"%PDF"));
    }
}

#[test]
fn where_it_cannot_be_written_it_says_so() {
    let folder = tempfile::tempdir().unwrap();
    let done = manual(folder.path(), &["-o", "nowhere/manual.pdf"]);
    assert_eq!(done.status.code(), Some(2));
    assert!(String::from_utf8_lossy(&done.stderr).contains("nowhere"));
}
