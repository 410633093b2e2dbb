//! Standings of report files: every value and ranking that independent programs agree on, and the printed examples of the
//! technical commission's exercises.

#![allow(clippy::unwrap_used, reason = "helpers of tests may fail loudly")]

use std::collections::{BTreeMap, BTreeSet};
use std::io::Read as _;

use arbitro_interchange::trf::{self, Report};
use arbitro_standings::tiebreak::read_list;
use arbitro_standings::{Evaluation, Field, TieBreak, Value, rank};
use flate2::read::GzDecoder;
use serde::Deserialize;

/// A tournament with what must come out. Values and ranks stand in the order of the numbers, with blanks between; `?` is
/// not known, `-` no value.
#[derive(Deserialize)]
struct Case {
    file: String,
    trf: String,
    ids: String,
    values: BTreeMap<String, String>,
    midpoint: Option<Midpoint>,
    standings: Vec<Standing>,
    /// Values on which the programs differ: code, number, theirs.
    #[serde(default)]
    disputed: Vec<(String, u16, String, String)>,
}

/// Values after some of the rounds, as if there were no more.
#[derive(Deserialize)]
struct Midpoint {
    after: u16,
    values: BTreeMap<String, String>,
}

#[derive(Deserialize)]
struct Standing {
    list: String,
    ranks: String,
    /// Only one program has it.
    #[serde(default)]
    single: u8,
}

fn cases() -> Vec<Case> {
    let packed: &[u8] = include_bytes!("data/standings/cases.jsonl.gz");
    let mut text = String::new();
    GzDecoder::new(packed).read_to_string(&mut text).unwrap();
    text.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

/// The field after so many rounds; after a middle round, as if no more were planned.
fn field(report: &Report, after: Option<u16>) -> Field {
    let mut rules = report.rules();
    if after.is_some() {
        rules.planned_rounds = after;
    }
    report.field(rules, after.unwrap_or_else(|| report.rounds_with_results()))
}

fn compare(
    case: &Case,
    field: &Field,
    values: &BTreeMap<String, String>,
    differences: &mut Vec<String>,
) -> usize {
    let all: Vec<usize> = (0..field.participants().len()).collect();
    let evaluation = Evaluation::new(field);
    let disputed: BTreeSet<(&str, u16)> = case.disputed.iter().map(|d| (d.0.as_str(), d.1)).collect();
    let ids: Vec<u16> = case.ids.split(' ').map(|id| id.parse().unwrap()).collect();
    let mut compared = 0;
    for (code, expected) in values {
        let tiebreak: TieBreak = code.parse().unwrap();
        let found = evaluation.values(tiebreak, &all);
        for (id, expected) in ids.iter().zip(expected.split(' ')) {
            if expected == "?" || disputed.contains(&(code.as_str(), *id)) {
                continue;
            }
            let place = field.participants().iter().position(|p| p.number.0 == *id).unwrap();
            let text =
                if found[place] == Value::Undefined { "-".to_owned() } else { found[place].to_string() };
            if text != expected {
                differences.push(format!("{} {code} of {id}: {text}, not {expected}", case.file));
            }
            compared += 1;
        }
    }
    compared
}

#[test]
fn values_are_those_of_independent_programs() {
    let (mut compared, mut differences) = (0, Vec::new());
    for case in cases() {
        let report = trf::read(case.trf.as_bytes());
        compared += compare(&case, &field(&report, None), &case.values, &mut differences);
        if let Some(midpoint) = &case.midpoint {
            let field = field(&report, Some(midpoint.after));
            compared += compare(&case, &field, &midpoint.values, &mut differences);
        }
    }
    differences.truncate(40);
    assert!(differences.is_empty(), "{differences:#?}");
    assert!(compared > 55_000, "{compared}");
}

#[test]
fn rankings_are_those_of_independent_programs() {
    let (mut compared, mut differences) = (0, Vec::new());
    for case in cases() {
        let report = trf::read(case.trf.as_bytes());
        let field = field(&report, None);
        for standing in case.standings.iter().filter(|standing| standing.single == 0) {
            let (listed, errors) = read_list(&standing.list);
            assert!(errors.is_empty(), "{errors:?}");
            let codes: Vec<TieBreak> = listed.iter().filter_map(|l| l.tiebreak).collect();
            let mut rows = rank(&field, &codes, None);
            rows.sort_by_key(|row| row.number);
            let found: Vec<String> = rows.iter().map(|row| row.rank.unwrap().to_string()).collect();
            if found.join(" ") != standing.ranks {
                differences.push(format!("{} by {}", case.file, standing.list));
            }
            compared += 1;
        }
    }
    differences.truncate(40);
    assert!(differences.is_empty(), "{differences:#?}");
    assert!(compared > 500, "{compared}");
}
