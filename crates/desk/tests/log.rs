//! The log and the report for the developers: what is in them, and that nobody is.

#![allow(clippy::unwrap_used, clippy::panic, reason = "helpers of tests may fail loudly")]

mod common;

use std::io::Read as _;

use arbitro_desk::api::Nothing;
use arbitro_desk::api::event::{SystemChoice, WriteReport};
use arbitro_desk::api::round::PairRound;
use arbitro_desk::{app, event, log, round};
use common::{code, enter, enter_club, first_round, hall, new_event};
use serde_json::json;

/// Words that only a person can have brought in.
const PERSONAL: [&str; 6] = ["Aranda", "Lucía", "Club Open", "Solé", "Zzyzx", "Bench 7"];

#[test]
fn the_log_and_the_report_tell_what_was_done_and_of_nobody() {
    let hall = hall();
    let desk = &hall.desk;
    let folder = hall.folder.path().display().to_string();
    let kept = log::begin(desk.config(), "test").unwrap();
    let tournament = new_event(desk, SystemChoice::RoundRobin);
    enter_club(desk, tournament, 6);
    round::pair(desk, &PairRound::next(tournament)).unwrap();
    enter(desk, first_round(desk, tournament).boards[0].pairing, "1", "0").unwrap();
    let shown = desk.handle("player/list", json!({ "tournament": tournament }));
    assert!(shown.unwrap().to_string().contains("Aranda"));
    assert_eq!(
        code(desk.handle("event/open", json!({ "path": "/home/Zzyzx/Bench 7.arbitro" }))),
        "error-no-such-file"
    );
    assert_eq!(code(desk.handle("Zzyzx/none", json!({}))), "error-unknown-call");
    assert!(std::thread::spawn(|| panic!("Zzyzx sat at Bench 7")).join().is_err());
    drop(kept);

    let seen = app::report(desk, &WriteReport { path: String::new() }).unwrap();
    assert_eq!(seen.path, "");
    let text = |begins: &str| {
        let file = seen.files.iter().find(|file| file.name.starts_with(begins)).unwrap();
        file.text.clone()
    };
    let log = text("arbitro.");
    let rows: Vec<serde_json::Value> = log.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    let has = |name: &str, value: &str| rows.iter().any(|row| row["fields"][name] == value);
    assert!(
        has("call", "player/list") && has("code", "error-no-such-file") && has("code", "error-unknown-call")
    );
    let place = rows.iter().find_map(|row| row["fields"]["place"].as_str()).unwrap();
    assert!(place.contains("log.rs:"), "{place}");
    assert!(text("journal").contains(",round/pair,act,"));
    assert!(text("about").contains("entry: 6"));

    let path = hall.folder.path().join("report.zip");
    let written = app::report(desk, &WriteReport { path: path.display().to_string() }).unwrap();
    let mut zip = zip::ZipArchive::new(std::fs::File::open(&path).unwrap()).unwrap();
    assert_eq!(zip.len(), written.files.len());
    for file in &written.files {
        let mut packed = String::new();
        zip.by_name(&file.name).unwrap().read_to_string(&mut packed).unwrap();
        assert_eq!(packed, file.text, "{}", file.name);
        for word in PERSONAL.iter().copied().chain([folder.as_str()]) {
            assert!(!packed.contains(word), "{} has {word}", file.name);
        }
    }
    // Without an event there is still a program to tell of.
    event::close(desk, &Nothing {}).unwrap();
    let alone = app::report(desk, &WriteReport { path: String::new() }).unwrap();
    assert!(alone.files.iter().all(|file| file.name != "journal.csv"));
}
