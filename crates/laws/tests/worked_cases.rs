//! Every worked case: result, clock, permitted moves, legality and first article are as expected.
//!
//! A case that is not verified may be put to the arbiter instead.

#![allow(clippy::expect_used, reason = "a test that cannot read its cases must fail")]

use arbitro_laws::incident::{Case, rule};
use serde_json::Value;

/// What is wrong with the answer to a case; empty if nothing is.
///
/// Where the arbiter is asked, an answer may differ if `asking_is_enough`.
fn differences(row: &Value, asking_is_enough: bool) -> Vec<String> {
    let case: Case = match serde_json::from_value(row.clone()) {
        Ok(case) => case,
        Err(error) => return vec![format!("not readable: {error}")],
    };
    let ruling = match rule(&case) {
        Ok(ruling) => serde_json::to_value(ruling).expect("a ruling is JSON"),
        Err(error) => return vec![format!("no ruling: {error}")],
    };
    let expected = &row["expected"];
    let discretion = expected["discretion"] == true;
    let asked = ruling["needs_arbiter"].as_array().is_some_and(|questions| !questions.is_empty());
    if asked && (row["confidence"] != "verified" || (discretion && asking_is_enough)) {
        return Vec::new();
    }
    let mut found = Vec::new();
    if discretion && !asked {
        found.push("the arbiter is not asked".to_owned());
    }
    let mut compare = |field: &str| {
        if ruling[field] != expected[field] {
            found.push(format!("{field} {}, not {}", ruling[field], expected[field]));
        }
    };
    compare("result");
    if !discretion && expected.get("clock_delta_options_s").is_none() {
        compare("clock_delta_s");
    }
    if expected.get("legal").is_some() {
        compare("legal");
    }
    let sorted = |value: &Value| {
        let mut list = value.as_array().cloned().unwrap_or_default();
        list.sort_by_key(ToString::to_string);
        list
    };
    if expected.get("permitted_moves_san").is_some()
        && sorted(&ruling["permitted_moves_san"]) != sorted(&expected["permitted_moves_san"])
    {
        found.push(format!(
            "moves {}, not {}",
            ruling["permitted_moves_san"], expected["permitted_moves_san"]
        ));
    }
    if let Some(first) = expected["articles"].as_array().and_then(|articles| articles.first())
        && !ruling["articles"].as_array().is_some_and(|cited| cited.contains(first))
    {
        found.push(format!("articles {} lack {first}", ruling["articles"]));
    }
    found
}

/// Rules on every case of a file, and tells each that is not as expected.
fn check(cases: &str, asking_is_enough: bool) {
    let mut wrong = Vec::new();
    for line in cases.lines() {
        let row: Value = serde_json::from_str(line).expect("a case is JSON");
        let found = differences(&row, asking_is_enough);
        if !found.is_empty() {
            wrong.push(format!("{}: {}", row["id"], found.join("; ")));
        }
    }
    assert!(wrong.is_empty(), "{} of {}:\n{}", wrong.len(), cases.lines().count(), wrong.join("\n"));
}

#[test]
fn every_worked_case_is_ruled_as_expected() {
    check(include_str!("data/laws.jsonl"), true);
}

/// Each row names the features of the Laws it ticks off, in its `source`.
#[test]
fn every_listed_feature_of_the_arbiter_is_ruled_as_expected() {
    check(include_str!("data/features.jsonl"), false);
}
