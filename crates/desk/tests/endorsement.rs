//! `docs/endorsement.md` answers each question of the checklist once, by tests that there are, and the program claims no
//! approval.

#![allow(clippy::unwrap_used, clippy::indexing_slicing, reason = "tests may fail loudly")]

use std::path::{Path, PathBuf};

const QUESTIONS: u16 = 225;

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// The texts of all files below a folder with one of these endings.
fn texts(folder: &Path, endings: &[&str], found: &mut Vec<(PathBuf, String)>) {
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        let name = path.file_name().unwrap().to_string_lossy().into_owned();
        if path.is_dir() {
            if !["target", "node_modules", "dist"].contains(&name.as_str()) {
                texts(&path, endings, found);
            }
        } else if endings.iter().any(|ending| name.ends_with(ending)) {
            let text = std::fs::read_to_string(&path).unwrap();
            found.push((path, text));
        }
    }
}

struct Row {
    number: u16,
    answer: String,
    why: String,
}

fn answers() -> Vec<Row> {
    let text = std::fs::read_to_string(root().join("docs/endorsement.md")).unwrap();
    let row = |line: &str| {
        let cells: Vec<&str> = line.strip_prefix('|')?.strip_suffix('|')?.split('|').map(str::trim).collect();
        let [number, _, answer, why] = cells[..] else { return None };
        Some(Row { number: number.parse().ok()?, answer: answer.to_owned(), why: why.to_owned() })
    };
    text.lines().filter_map(row).collect()
}

/// What stands between backticks.
fn quoted(text: &str) -> Vec<&str> {
    text.split('`').skip(1).step_by(2).collect()
}

#[test]
fn every_question_is_answered_once() {
    let numbers: Vec<u16> = answers().iter().map(|answer| answer.number).collect();
    assert_eq!(numbers, (1..=QUESTIONS).collect::<Vec<_>>());
    for Row { number, answer, why } in answers() {
        assert!(["met", "not met", "not applicable"].contains(&answer.as_str()), "{number}: {answer}");
        assert!(!why.is_empty(), "{number} says neither by which test nor why not");
    }
}

#[test]
fn what_is_met_is_met_by_tests_that_there_are() {
    let mut files = Vec::new();
    for folder in ["crates", "tests", "ui/src", "ui/e2e"] {
        texts(&root().join(folder), &[".rs", ".test.ts", ".test.mjs"], &mut files);
    }
    let is_test = |name: &str| {
        let function = format!("fn {name}()");
        // A test of properties names its arguments on lines of their own.
        let property = format!("fn {name}(\n");
        let titles = ["it", "part", "test"].map(|word| format!("{word}('{name}'"));
        files.iter().any(|(_, text)| {
            text.contains(&function)
                || text.contains(&property)
                || titles.iter().any(|title| text.contains(title))
        })
    };
    for Row { number, answer, why } in answers() {
        let named: Vec<&str> = quoted(&why).into_iter().filter(|name| name.contains(['_', ' '])).collect();
        let tests: Vec<&str> = named.into_iter().filter(|name| !name.starts_with("arbitro ")).collect();
        let missing: Vec<&&str> = tests.iter().filter(|name| !is_test(name)).collect();
        assert!(missing.is_empty(), "{number}: no such tests: {missing:?}");
        assert!(answer != "met" || !tests.is_empty(), "{number} is met by no test");
    }
}

#[test]
fn the_program_claims_no_approval() {
    let mut files = Vec::new();
    texts(&root().join("locales"), &[".ftl"], &mut files);
    assert!(files.len() > 10);
    // What FIDE does for a program that it takes, in both languages.
    let claims = [
        "approved",
        "endorsed",
        "accepted by fide",
        "certified",
        "fide program",
        "official program",
        "aprobado",
        "avalado",
        "homologado",
        "certificado",
        "aceptado por la fide",
        "programa oficial",
    ];
    for (path, text) in files {
        for line in text.lines().map(str::to_lowercase) {
            let claim = claims.iter().find(|claim| line.contains(*claim));
            assert!(claim.is_none(), "{}: {line}", path.display());
        }
    }
}
