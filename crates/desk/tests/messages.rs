//! Every key the desk can answer with is in the catalogue, and its file has no key that nobody uses.

#![allow(clippy::unwrap_used, reason = "helpers of tests may fail loudly")]

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use arbitro_messages::{Catalogue, Lang};

/// How the keys begin that the desk and the reader of lists name in their sources.
const BEGINNINGS: [&str; 11] = [
    "error-", "journal-", "change-", "start-", "finding-", "csv-", "import-", "list-", "live-", "prize-",
    "warning-",
];

fn sources(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            sources(&path, found);
        } else if path.extension().is_some_and(|ending| ending == "rs") {
            found.push(path);
        }
    }
}

/// The texts between quotation marks in the sources that look like keys.
fn keys() -> BTreeSet<String> {
    let crates = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let mut files = Vec::new();
    sources(&crates.join("desk/src"), &mut files);
    sources(&crates.join("interchange/src/csv"), &mut files);
    sources(&crates.join("interchange/src/rating_list"), &mut files);
    let is_key = |text: &&str| {
        BEGINNINGS.iter().any(|beginning| text.len() > beginning.len() && text.starts_with(beginning))
            && text.chars().all(|c| c.is_ascii_lowercase() || c == '-')
    };
    files
        .iter()
        .flat_map(|file| {
            let text = std::fs::read_to_string(file).unwrap();
            text.split('"').filter(is_key).map(str::to_owned).collect::<Vec<_>>()
        })
        .collect()
}

#[test]
fn every_key_has_its_texts() {
    let catalogue = Catalogue::load().unwrap();
    let keys = keys();
    assert!(keys.len() > 60, "{keys:?}");
    for lang in Lang::ALL {
        let missing: Vec<_> = keys.iter().filter(|key| !catalogue.has(lang, key)).collect();
        assert!(missing.is_empty(), "{lang}: {missing:?}");
    }
}

#[test]
fn no_key_of_the_desk_is_unused() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../locales/en");
    let text: String = ["desk.ftl", "live.ftl", "warning.ftl"]
        .iter()
        .map(|file| std::fs::read_to_string(folder.join(file)).unwrap())
        .collect();
    let begins = |line: &&str| line.starts_with(|c: char| c.is_ascii_lowercase());
    let defined = text.lines().filter(begins).filter_map(|line| line.split_once(" ="));
    let keys = keys();
    let unused: Vec<&str> = defined.map(|(key, _)| key).filter(|key| !keys.contains(*key)).collect();
    assert!(unused.is_empty(), "{unused:?}");
}
