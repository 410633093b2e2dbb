//! `arbitro rule` with the overlays of federations, as a script sees it.

#![allow(clippy::unwrap_used, reason = "helpers of tests may fail loudly")]

use std::io::Write as _;
use std::path::PathBuf;
use std::process::{Command, Output, Stdio};

use serde_json::{Value, json};

/// A folder of its own for a test, with a file of overlays in it.
struct Overlays {
    folder: tempfile::TempDir,
}

impl Overlays {
    fn new(text: &str) -> Self {
        let folder = tempfile::tempdir().unwrap();
        std::fs::write(folder.path().join("overlays.json"), text).unwrap();
        Self { folder }
    }

    fn path(&self) -> PathBuf {
        self.folder.path().join("overlays.json")
    }

    /// What the program answers to one case.
    fn rule(&self, case: &Value, further: &[&str]) -> Output {
        let mut child = Command::new(env!("CARGO_BIN_EXE_arbitro"))
            .args(["rule", "--format", "json", "--lang", "en", "--overlays"])
            .arg(self.path())
            .args(further)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        // A program that refuses the overlays reads no case.
        let _ = child.stdin.take().unwrap().write_all(format!("{case}\n").as_bytes());
        child.wait_with_output().unwrap()
    }

    fn answer(&self, case: &Value) -> Value {
        let done = self.rule(case, &[]);
        assert_eq!(done.status.code(), Some(0), "{}", String::from_utf8_lossy(&done.stderr));
        serde_json::from_slice(&done.stdout).unwrap()
    }
}

const TWO: &str = r#"[
  {"name": "Three minutes", "federation": "ESP",
   "rules": [{"parameter": "illegal_bonus_standard", "value": 180, "article": "ESP 7"}]},
  {"name": "Less than the Laws", "federation": "ESP",
   "rules": [{"parameter": "illegal_bonus_standard", "value": 30, "article": "ESP 8"}]}
]"#;

/// Black's first illegal move of a game under the Laws of 2009, which gave the opponent two minutes.
fn case(overlay: &str, played_in: &str, fide_event: &str) -> Value {
    json!({
        "id": "C1", "edition": "2009", "overlay": overlay, "played_in": played_in, "fide_event": fide_event,
        "position_fen": "3qkb2/5ppp/8/8/8/8/5PPP/4R1K1 b - - 0 30",
        "event": {"type": "illegal_move_completed", "player": "black", "played": "d8d2", "clock_pressed": true,
            "noticed": "immediately", "prior_illegal": {"white": 0, "black": 0}},
    })
}

#[test]
fn an_overlay_of_the_file_is_applied_where_the_three_guards_let_it() {
    let overlays = Overlays::new(TWO);
    let bonus = |answer: &Value| answer["clock_delta_s"]["white"].clone();
    let at_home = overlays.answer(&case("Three minutes", "ESP", "none"));
    assert_eq!(bonus(&at_home), 180, "{at_home}");
    assert!(at_home["text"].as_str().unwrap().contains("\"Three minutes\""), "{at_home}");
    assert!(at_home["articles"].as_array().unwrap().contains(&json!("Preface")), "{at_home}");
    // Another territory, an event of FIDE, a conflict with the Laws: they are ruled on without it, and the ruling says so.
    for (refused, said) in [
        (case("Three minutes", "FRA", "none"), "territory"),
        (case("Three minutes", "ESP", "rated"), "FIDE"),
        (case("Less than the Laws", "ESP", "none"), "illegal_bonus_standard"),
    ] {
        let answer = overlays.answer(&refused);
        assert_eq!(bonus(&answer), 120, "{answer}");
        assert!(answer["text"].as_str().unwrap().contains(said), "{answer}");
    }
}

#[test]
fn an_overlay_that_no_file_holds_is_asked_for() {
    let done = Overlays::new(TWO).rule(&case("Four minutes", "ESP", "none"), &[]);
    assert_eq!(done.status.code(), Some(2));
    let said = String::from_utf8(done.stderr).unwrap();
    assert!(said.starts_with("-:1:1: C1: the overlay “Four minutes” is not known"), "{said}");
}

#[test]
fn a_file_that_is_no_overlay_is_refused_with_its_place() {
    for (text, place) in [
        ("{\"name\": \"A\", \"federation\": \"ESP\",\n \"rule\": []}", ":2:"),
        ("[{\"name\": \"A\", \"federation\": \"ESP\"},\n {\"name\": 1}]", ":2:"),
        ("", ":1:"),
    ] {
        let overlays = Overlays::new(text);
        let done = overlays.rule(&case("A", "ESP", "none"), &[]);
        assert_eq!(done.status.code(), Some(2), "{text}");
        assert!(done.stdout.is_empty());
        let said = String::from_utf8(done.stderr).unwrap();
        assert!(said.contains(&format!("overlays.json{place}")), "{said}");
        assert!(said.contains("an overlay is expected"), "{said}");
    }
}

#[test]
fn two_overlays_of_one_name_are_refused() {
    let overlays = Overlays::new(r#"{"name": "A", "federation": "ESP"}"#);
    let again = overlays.path();
    let done = overlays.rule(&case("A", "ESP", "none"), &["--overlays", again.to_str().unwrap()]);
    assert_eq!(done.status.code(), Some(2));
    assert!(String::from_utf8(done.stderr).unwrap().contains("two overlays called “A”"));
}
