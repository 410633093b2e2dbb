//! What lies beside an event file, or where a file is expected, and is not what it seems: the log of another file, a pipe, a device.

#![allow(
    clippy::panic,
    clippy::unwrap_used,
    reason = "a test ends at the first thing that is not as it should be"
)]

mod common;

use std::fs;
use std::path::{Path, PathBuf};

use common::{Hall, call, hall, refused, round_one, rows};
use serde_json::{Value, json};

fn beside(path: &Path, ending: &str) -> PathBuf {
    PathBuf::from(format!("{}{ending}", path.display()))
}

fn path_of(hall: &Hall) -> PathBuf {
    call(hall, "event/show", json!({}))["path"].as_str().unwrap().into()
}

fn enters(hall: &Hall, board: usize, white: &str, black: &str) {
    let round = call(hall, "round/show", json!({ "tournament": 1, "round": 1 }));
    let result = json!({ "white": white, "black": black });
    call(hall, "result/enter", json!({ "pairing": round["boards"][board]["pairing"], "result": result }));
}

/// The log as a program leaves it that is killed now.
fn log_of(hall: &Hall) -> Vec<u8> {
    fs::read(beside(&path_of(hall), "-wal")).unwrap()
}

/// Opens a file with a log beside it, and closes it; the rows that were found.
fn opened_with(log: &[u8], file: &[u8]) -> (tempfile::TempDir, Value) {
    let reader = hall();
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("open.arbitro");
    fs::write(&path, file).unwrap();
    fs::write(beside(&path, "-wal"), log).unwrap();
    call(&reader, "event/open", json!({ "path": path }));
    call(&reader, "event/close", json!({}));
    let found = json!(rows(&path.display().to_string()));
    let verified = call(&reader, "event/verify", json!({ "path": path }));
    assert_eq!(verified["findings"], json!([]));
    (folder, found)
}

/// How many logs were put aside in a folder.
fn put_aside(folder: &tempfile::TempDir) -> usize {
    let names = fs::read_dir(folder).unwrap().map(|file| file.unwrap().file_name().into_string().unwrap());
    names.filter(|name| name.ends_with("(another log).arbitro-wal")).count()
}

/// Enters results over and over: more than the last pages of a file hold.
fn works(hall: &Hall) {
    for act in 0..40 {
        let (white, black) = [("1", "0"), ("=", "="), ("0", "1")][act / 3 % 3];
        enters(hall, act % 3, white, black);
    }
}

#[test]
fn a_log_is_read_into_its_own_file_and_put_aside_where_it_is_another_s() {
    let hall = hall();
    round_one(&hall);
    let path = path_of(&hall);
    let reopened = || {
        call(&hall, "event/close", json!({}));
        let bytes = fs::read(&path).unwrap();
        let found = json!(rows(&path.display().to_string()));
        call(&hall, "event/open", json!({ "path": path }));
        (bytes, found)
    };
    let (early, early_rows) = reopened();
    works(&hall);
    let (late, _) = reopened();
    enters(&hall, 3, "1", "0");
    let log = log_of(&hall);
    let (_, killed_rows) = reopened();

    let (folder, found) = opened_with(&log, &late);
    assert_eq!((found, put_aside(&folder)), (killed_rows, 0), "its own");
    // Somebody put an earlier copy in its place.
    let (folder, found) = opened_with(&log, &early);
    assert_eq!((found, put_aside(&folder)), (early_rows.clone(), 1));

    let other = common::hall();
    round_one(&other);
    works(&other);
    let path = path_of(&other);
    call(&other, "event/close", json!({}));
    call(&other, "event/open", json!({ "path": path }));
    enters(&other, 3, "0", "1");
    let (folder, found) = opened_with(&log_of(&other), &early);
    assert_eq!((found, put_aside(&folder)), (early_rows.clone(), 1));
    // What never was a log is nothing to SQLite.
    let (_, found) = opened_with(b"not a log at all", &early);
    assert_eq!(found, early_rows);
}

#[cfg(unix)]
#[test]
fn a_pipe_or_a_device_in_the_place_of_a_file_is_refused_at_once() {
    let hall = hall();
    let tournament = round_one(&hall);
    let folder = tempfile::tempdir().unwrap();
    let pipe = folder.path().join("pipe");
    assert!(std::process::Command::new("mkfifo").arg(&pipe).status().unwrap().success());
    for path in [pipe.as_path(), Path::new("/dev/zero")] {
        let source = json!({ "path": path });
        let reads = [
            ("player/read", json!({ "tournament": tournament, "source": source })),
            ("letterhead/set", json!({ "footer": "", "logo": { "take": source } })),
            (
                "game/import",
                json!({ "tournament": tournament, "round": 1, "source": source, "preview": true, "take_results": false }),
            ),
            ("trf/import", json!({ "source": source, "path": null })),
            ("library/look", json!({ "source": source })),
            ("pgn/check", json!({ "source": source })),
        ];
        for (name, request) in reads {
            assert_eq!(refused(&hall, name, request), "error-file", "{name} {path:?}");
        }
    }
    let table = json!({ "tournament": tournament, "table": "players", "round": null, "group": null, "lang": "en", "delimiter": ",", "target": { "path": pipe } });
    assert_eq!(refused(&hall, "table/export", table), "error-file");
    assert!(!pipe.is_file(), "it is what it was");

    let copy = folder.path().join("copy.arbitro");
    call(&hall, "backup/save", json!({ "path": copy }));
    std::os::unix::fs::symlink(&pipe, beside(&copy, ".lock")).unwrap();
    call(&hall, "event/verify", json!({ "path": copy }));
    std::os::unix::fs::symlink(&pipe, beside(&copy, "-wal")).unwrap();
    for name in ["event/verify", "merge/look"] {
        assert_eq!(refused(&hall, name, json!({ "path": copy })), "error-not-an-event", "{name}");
    }
}

#[test]
fn play_that_began_at_the_end_of_time_is_shown() {
    let hall = hall();
    let tournament = round_one(&hall);
    let begin =
        json!({ "tournament": tournament, "round": 1, "at": "+262142-12-31T23:59:59Z", "begun": true });
    call(
        &hall,
        "clock/rules",
        json!({ "tournament": tournament, "default_time_min": 30, "reading_interval_min": 30 }),
    );
    let shown = call(&hall, "start_of_play/begin", begin);
    assert_eq!(shown["default_at"], Value::Null);
    call(&hall, "clock/show", json!({ "tournament": tournament, "round": 1 }));
}

#[test]
fn what_belongs_to_something_that_is_gone_says_so() {
    let hall = hall();
    round_one(&hall);
    let player = json!({ "entry": null, "name": "Late, Ana", "title": "", "federation": "", "rating": 0,
                         "fide_id": "", "sex": "", "birth_year": 0, "club": "" });
    assert_eq!(refused(&hall, "player/add", json!({ "tournament": 77, "player": player })), "error-gone");
}
