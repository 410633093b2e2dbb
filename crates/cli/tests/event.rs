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

/// Adds a tournament to an event through the browser's door, as a person does.
fn add(home: &Home, path: &std::path::Path, name: &str) {
    let program = Program::start(home.serve(path));
    let form = serde_json::json!({ "id": null, "name": name, "system": "round_robin" });
    assert_eq!(program.browser().call("tournament/add", &form).status, 200);
    program.kill();
}

#[test]
fn a_copy_that_went_on_elsewhere_is_brought_together_with_the_event() {
    let home = Home::new();
    let (mine, theirs) = (home.event("open.arbitro"), home.file("copy.arbitro"));
    fs::copy(&mine, &theirs).unwrap();
    add(&home, &mine, "Here");
    add(&home, &theirs, "There");
    let merge = |more: &[&str]| {
        let files = ["event", "merge", mine.to_str().unwrap(), theirs.to_str().unwrap()];
        home.arbitro(&[&files, more].concat()).output().unwrap()
    };
    let look = merge(&["--look"]);
    assert_eq!(look.status.code(), Some(0), "{look:?}");
    assert!(said(&look).contains("same up to act 5"), "{}", said(&look));
    assert!(said(&look).contains("There: changed there alone") && !said(&look).contains("Taken over"));
    assert!(said(&home.verify(&mine)).contains("3 tournaments"));

    let output = merge(&["--lang", "es"]);
    assert_eq!(output.status.code(), Some(0), "{output:?}");
    assert!(said(&output).contains("Here: cambió solo aquí") && said(&output).contains("Tomado en"));
    assert!(said(&home.verify(&mine)).contains("4 tournaments"));
    assert!(said(&home.verify(&theirs)).contains("3 tournaments"), "the other is left as it is");
    assert_eq!(merge(&["--take", "Nobody"]).status.code(), Some(0), "it has nothing more");

    let other = home.file("other.arbitro");
    fs::write(&other, "no event").unwrap();
    let files = ["event", "merge", mine.to_str().unwrap(), other.to_str().unwrap()];
    assert_eq!(home.arbitro(&files).output().unwrap().status.code(), Some(2));
}
