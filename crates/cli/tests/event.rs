//! `arbitro event verify` as a script sees it.
#![cfg(unix)]
#![allow(clippy::unwrap_used, reason = "helpers of tests may fail loudly")]

mod hall;

use std::fs;
use std::process::Output;

use hall::{Home, Program};
use serde_json::Value;

fn said(output: &Output) -> String {
    String::from_utf8_lossy(&output.stdout).into_owned()
}

#[test]
fn it_says_what_is_wrong_in_its_exit_code_and_in_words() {
    let home = Home::new();
    let whole = home.event("open.arbitro");
    let damaged = home.file("damaged.arbitro");
    let bytes = fs::read(&whole).unwrap();
    fs::write(&damaged, &bytes[..bytes.len() / 2]).unwrap();
    let other = home.file("other.arbitro");
    fs::write(&other, "no event").unwrap();
    let verify = |files: &[&std::path::Path], more: &[&str]| {
        let files: Vec<&str> = files.iter().map(|file| file.to_str().unwrap()).collect();
        home.arbitro(&[&["event", "verify"], files.as_slice(), more].concat()).output().unwrap()
    };

    let output = verify(&[&whole], &[]);
    assert_eq!(output.status.code(), Some(0));
    assert!(said(&output).contains("Club Open is whole: 5 acts"), "{}", said(&output));
    let output = verify(&[&whole, &damaged], &["--lang", "es"]);
    assert_eq!(output.status.code(), Some(1));
    assert!(
        said(&output).contains("está íntegro") && said(&output).contains("está dañado"),
        "{}",
        said(&output)
    );
    let output = verify(&[&other, &whole], &[]);
    assert_eq!(output.status.code(), Some(2));
    assert!(said(&output).contains("is whole"), "the others are checked all the same");

    let output = verify(&[&whole, &damaged], &["--format", "json"]);
    let lines: Vec<Value> = said(&output).lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert_eq!(lines.len(), 2);
    assert_eq!(lines[0]["findings"], Value::Array(Vec::new()));
    assert_eq!(lines[0]["tournaments"], 2);
    assert_eq!(lines[1]["findings"][0]["code"], "finding-file-damaged");
}

#[test]
fn what_a_killed_program_left_is_read_with_its_log_and_not_touched() {
    let home = Home::new();
    let path = home.event("open.arbitro");
    let program = Program::start(home.serve(&path));
    let form = serde_json::json!({ "id": null, "name": "Third", "system": "round_robin" });
    assert_eq!(program.browser().call("tournament/add", &form).status, 200);
    program.kill();
    let log = home.file("open.arbitro-wal");
    let before = (fs::read(&path).unwrap(), fs::read(&log).unwrap());
    let output = home.verify(&path);
    assert_eq!(output.status.code(), Some(0), "{output:?}");
    assert!(said(&output).contains("6 acts in the journal, 3 tournaments"), "{}", said(&output));
    assert_eq!((fs::read(&path).unwrap(), fs::read(&log).unwrap()), before);
}
