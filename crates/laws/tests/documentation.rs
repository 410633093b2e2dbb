//! `docs/laws.md` tells the truth: the modules, the tests and the cases it names exist, and no incident is left out.

#![allow(clippy::unwrap_used, reason = "tests stop at the first surprise")]

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

const PAGE: &str = include_str!("../../../docs/laws.md");

fn crate_folder() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR"))
}

/// The cells of the table, row by row: article, rule, module, test.
fn rows() -> Vec<[&'static str; 4]> {
    let table = PAGE.lines().filter(|line| line.starts_with("| ") && !line.starts_with("| Article"));
    table
        .map(|line| {
            let cells: Vec<&str> = line.trim_matches('|').split('|').map(str::trim).collect();
            <[&str; 4]>::try_from(cells).unwrap()
        })
        .collect()
}

/// The words of a cell in backticks.
fn names(cell: &str) -> impl Iterator<Item = &str> {
    cell.split('`').skip(1).step_by(2)
}

fn is_source(folder: &Path, name: &str) -> bool {
    folder.join(format!("{name}.rs")).is_file()
        || folder.join(name).join("mod.rs").is_file()
        || folder.join(name).join("main.rs").is_file()
}

#[test]
fn modules_and_tests_of_the_page_exist() {
    let rows = rows();
    assert!(rows.len() > 30, "{}", rows.len());
    for [article, rule, modules, tests] in rows {
        assert!(!article.is_empty() && !rule.is_empty());
        assert!(names(modules).count() > 0, "{article} names no module");
        for module in names(modules) {
            assert!(is_source(&crate_folder().join("src"), module), "no module {module} for {article}");
        }
        assert!(names(tests).count() > 0 || tests.contains("unit tests of"), "{article} names no test");
        for test in names(tests) {
            let is_test = is_source(&crate_folder().join("tests"), test);
            let is_unit = tests.contains("unit tests of") && is_source(&crate_folder().join("src"), test);
            assert!(is_test || is_unit || test == "properties", "no test {test} for {article}");
        }
    }
}

#[test]
fn cases_of_the_page_exist() {
    let cases: BTreeSet<String> = include_str!("data/laws.jsonl")
        .lines()
        .map(|line| {
            let row: serde_json::Value = serde_json::from_str(line).unwrap();
            row["id"].as_str().unwrap().to_owned()
        })
        .collect();
    for [article, _, _, tests] in rows() {
        let words = tests.split(|c: char| !(c.is_ascii_uppercase() || c.is_ascii_digit() || c == '-'));
        for id in words.filter(|word| word.len() >= 6 && word.contains('-')) {
            assert!(cases.iter().any(|case| case.starts_with(id)), "no case {id} for {article}");
        }
    }
}

#[test]
fn every_incident_stands_on_the_page() {
    // What the incidents share has no article of its own.
    let shared = ["mod", "case", "claim", "end", "event", "facts", "form", "game", "scene", "words"]
        .map(str::to_owned);
    let named: BTreeSet<&str> = rows().iter().flat_map(|[_, _, modules, _]| names(modules)).collect();
    for entry in std::fs::read_dir(crate_folder().join("src/incident")).unwrap() {
        let file = entry.unwrap().file_name().into_string().unwrap();
        let module = file.trim_end_matches(".rs").to_owned();
        let known = named.contains(format!("incident/{module}").as_str());
        assert!(known || shared.contains(&module), "docs/laws.md does not name incident/{module}");
    }
}
