//! An act fails at its first call to the disk, its second, and so on until it comes through: whatever is acknowledged is there,
//! whatever is refused is not, and the program goes on as soon as the disk works again.

#![allow(
    clippy::panic,
    clippy::unwrap_used,
    reason = "a test ends at the first thing that is not as it should be"
)]

mod common;

use std::cell::Cell;
use std::collections::BTreeMap;
use std::fmt;
use std::fs;
use std::path::{Path, PathBuf};

use arbitro_desk::api::backup::ChooseBackup;
use arbitro_desk::api::event::OpenEvent;
use arbitro_desk::{Desk, DeskConfig, DeskError, backup, event};
use arbitro_failing_disk::{Disk, Failure};
use common::{CLUB, Hall, as_schema_22, call, confirmed, elsewhere, round_one, rows};
use serde_json::{Value, json};

/// What is refused because of the disk.
const DISK: [&str; 2] = ["error-disk-failure", "error-disk-full"];

const FAILURES: [Failure; 3] = [Failure::Once, Failure::Lasting, Failure::Full];

/// The calls that fail: every one of the first, and some of those that read or write page after page.
fn calls() -> impl Iterator<Item = u64> {
    (1..40).chain((40..5_000).step_by(23))
}

/// One try of something while the disk fails.
struct Try<'a> {
    disk: &'a Disk,
    number: u64,
    failure: Failure,
    failed: Cell<u64>,
}

impl Try<'_> {
    /// Does it; afterwards the disk works again. What is refused is refused because of the disk.
    fn of<T>(&self, act: impl FnOnce() -> Result<T, DeskError>) -> Result<T, DeskError> {
        self.disk.fail_at(self.number, self.failure);
        let answer = act();
        self.failed.set(self.disk.mend());
        if let Err(error) = &answer {
            assert!(self.failed.get() > 0 && DISK.contains(&error.code.as_str()), "{self}: {error}");
        }
        answer
    }
}

impl fmt::Display for Try<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "call {}, {:?}", self.number, self.failure)
    }
}

/// Tries something with the disk failing at every call that it makes, in every way, until it comes through untouched.
fn at_every_call(disk: &Disk, mut attempt: impl FnMut(&Try<'_>)) {
    for failure in FAILURES {
        let came_through = calls().any(|number| {
            let this = Try { disk, number, failure, failed: Cell::new(0) };
            attempt(&this);
            this.failed.get() == 0
        });
        assert!(came_through, "{failure:?}: it never came through");
    }
}

/// Every table with its rows.
type Tables = BTreeMap<String, Vec<String>>;

/// An event of eight players, its file, and the disk.
struct Open {
    disk: Disk,
    hall: Hall,
    path: PathBuf,
    tournament: i64,
}

fn open() -> Open {
    Open::with(common::config)
}

impl Open {
    fn with(config: impl FnOnce(&tempfile::TempDir) -> DeskConfig) -> Self {
        // Files are reached that are opened from now on.
        let disk = Disk::take();
        let folder = tempfile::tempdir().unwrap();
        let hall = Hall { desk: Desk::new(config(&folder)), folder };
        let tournament = round_one(&hall);
        let path = call(&hall, "event/show", json!({}))["path"].as_str().unwrap().into();
        Self { disk, hall, path, tournament }
    }

    fn desk(&self) -> &Desk {
        &self.hall.desk
    }

    /// What a program would find if this one was killed now: the rows, and the calls of the journal.
    fn found(&self) -> (Tables, Vec<String>) {
        let folder = tempfile::tempdir().unwrap();
        let copy = folder.path().join("copy.arbitro");
        let log = |path: &Path| PathBuf::from(format!("{}-wal", path.display()));
        fs::copy(&self.path, &copy).unwrap();
        if log(&self.path).exists() {
            fs::copy(log(&self.path), log(&copy)).unwrap();
        }
        let tables = rows(&copy.display().to_string());
        let file = rusqlite::Connection::open(&copy).unwrap();
        let mut statement = file.prepare("SELECT call FROM journal ORDER BY number").unwrap();
        let calls = statement.query_map([], |row| row.get(0)).unwrap().collect::<Result<_, _>>().unwrap();
        (tables, calls)
    }

    /// What the page shows: the event, its journal, the round, the record at board 1.
    fn shown(&self) -> Vec<Value> {
        let of_round = json!({ "tournament": self.tournament, "round": 1 });
        let asked = [
            ("event/show", json!({})),
            ("journal/list", json!({})),
            ("player/list", json!({ "tournament": self.tournament })),
            ("round/show", of_round),
        ];
        asked.map(|(name, request)| call(&self.hall, name, request)).to_vec()
    }

    /// The game at a board of round 1, the first being 0.
    fn board(&self, number: usize) -> Value {
        let round = call(&self.hall, "round/show", json!({ "tournament": self.tournament, "round": 1 }));
        round["boards"][number]["pairing"].clone()
    }

    /// Lets an act fail at every call to the disk that it makes; says how often it was refused.
    fn fails(&self, name: &str, act: &dyn Fn(&Desk) -> Result<Value, DeskError>) -> usize {
        let mut refused = 0;
        let start = self.found().0;
        at_every_call(&self.disk, |this| {
            let shown = self.shown();
            let acts = shown[1].as_array().unwrap().len();
            let answer = this.of(|| confirmed(self.desk(), act));
            let (found, journal) = self.found();
            if answer.is_err() {
                assert_eq!(self.shown(), shown, "{name}, {this}: refused, and shown");
                // What had reached the disk before it failed may be found after a crash, but then all of it.
                match journal.len() - acts {
                    0 => assert_eq!(found, start, "{name}, {this}: half an act"),
                    _ => assert_eq!(journal[acts..], [name], "{name}, {this}"),
                }
                refused += 1;
                return;
            }
            assert_eq!(journal[acts..], [name], "{name}, {this}: acknowledged");
            // Turned back, the next try begins where this one began.
            let back = if name == "journal/undo" { "journal/redo" } else { "journal/undo" };
            call(&self.hall, back, json!({}));
            assert_eq!(self.found().0, start, "{name}, {this}: not as it was");
        });
        refused
    }
}

/// The file is read through, and nothing is found.
fn is_whole(desk: &Desk, path: &Path) {
    let verified = event::verify(desk, &OpenEvent { path: path.display().to_string() }).unwrap();
    assert_eq!(verified.findings, []);
}

#[test]
fn an_act_that_the_disk_refuses_is_not_half_there_and_one_that_is_acknowledged_is() {
    let open = open();
    let juniors = json!({ "id": null, "name": "Juniors", "system": "round_robin" });
    let juniors = call(&open.hall, "tournament/add", juniors)["tournaments"][1]["id"].clone();
    let result = json!({ "pairing": open.board(0), "result": { "white": "1", "black": "0" } });
    let played = json!({ "pairing": open.board(1), "seen_plies": 0, "played": { "text": "e4" },
                         "clock_ms": null, "lang": "en" });
    let acts = [
        ("result/enter", result),
        ("player/import", json!({ "tournament": juniors, "source": { "text": CLUB } })),
        ("game/play", played),
        ("tournament/add", json!({ "id": null, "name": "B", "system": "dutch", "rounds": 5 })),
        ("player/withdraw", json!({ "entry": open.shown()[2][0]["entry"], "withdrawn": true })),
        ("journal/undo", json!({})),
    ];
    for (name, request) in &acts {
        let refused = open.fails(name, &|desk: &Desk| desk.handle(name, request.clone()));
        assert!(refused > 3, "{name}: the disk failed only {refused} times");
    }
    call(&open.hall, "event/close", json!({}));
    is_whole(open.desk(), &open.path);
}

/// Opens the file, and closes it again, with the disk failing at every call of both.
#[test]
fn a_file_is_opened_and_closed_through_every_failure_with_all_that_was_in_it() {
    let open = open();
    call(
        &open.hall,
        "result/enter",
        json!({ "pairing": open.board(0), "result": { "white": "1", "black": "0" } }),
    );
    let shown = open.shown();
    let path = json!({ "path": open.path });
    for (name, request) in [("event/close", json!({})), ("event/open", path.clone())] {
        at_every_call(&open.disk, |this| {
            if name == "event/open" {
                call(&open.hall, "event/close", json!({}));
            }
            let _ = this.of(|| open.desk().handle(name, request.clone()));
            // Whether it was done or not: it can be opened, and is what it was.
            let _ = open.desk().handle("event/close", json!({}));
            call(&open.hall, "event/open", path.clone());
            assert_eq!(open.shown(), shown, "{name}, {this}");
        });
    }
    call(&open.hall, "event/close", json!({}));
    is_whole(open.desk(), &open.path);
}

/// A file of an older schema is brought to the present one whole, or stays what it was.
#[test]
fn a_migration_that_fails_leaves_the_older_file() {
    let open = open();
    let shown = open.shown();
    call(&open.hall, "event/close", json!({}));
    as_schema_22(&open.path.display().to_string());
    let older = fs::read(&open.path).unwrap();
    let opening = || open.desk().handle("event/open", json!({ "path": open.path }));
    at_every_call(&open.disk, |this| {
        fs::write(&open.path, &older).unwrap();
        if this.of(opening).is_err() {
            opening().unwrap();
        }
        assert_eq!(open.shown()[2..], shown[2..], "{this}");
        call(&open.hall, "event/close", json!({}));
        is_whole(open.desk(), &open.path);
    });
}

/// A copy that could not be written is not there, and the file that should have been replaced is what it was.
#[test]
fn a_copy_is_written_whole_or_not_at_all() {
    let open = open();
    let state = open.found();
    let copy = open.hall.folder.path().join("stick").join("copy.arbitro");
    let stick = copy.parent().unwrap();
    fs::create_dir(stick).unwrap();
    at_every_call(&open.disk, |this| {
        let answer = this.of(|| open.desk().handle("backup/save", json!({ "path": copy })));
        let files = fs::read_dir(stick).unwrap().count();
        if answer.is_err() {
            assert_eq!(files, 0, "{this}: something is left");
            return;
        }
        assert_eq!(files, 1, "{this}");
        assert_eq!(rows(&copy.display().to_string()), state.0, "{this}");
        fs::remove_file(&copy).unwrap();
    });
    assert_eq!(open.found(), state);
}

/// Copies that the program takes by itself fail beside the act, not with it; and a restore is whole or nothing.
#[test]
fn a_restore_that_fails_leaves_the_event_as_it_was() {
    let open = Open::with(|folder| DeskConfig {
        backups_dir: Some(folder.path().join("copies")),
        ..common::config(folder)
    });
    let good = open.hall.folder.path().join("stick.arbitro").display().to_string();
    call(&open.hall, "backup/save", json!({ "path": good }));
    let restored = open.found().0;
    let worse = json!({ "pairing": open.board(0), "result": { "white": "0", "black": "1" } });
    call(&open.hall, "result/enter", worse.clone());
    let choice = ChooseBackup { path: good };
    at_every_call(&open.disk, |this| {
        let before = open.found().0;
        let _ = this.of(|| confirmed(open.desk(), |desk| backup::restore(desk, &choice)));
        let after = open.found().0;
        assert!(after == before || after == restored, "{this}: neither what was nor what was restored");
        // Whatever came of it, work goes on.
        if open.desk().handle("event/show", json!({})).unwrap().is_null() {
            call(&open.hall, "event/open", json!({ "path": open.path }));
        }
        assert_eq!(open.found().0, after, "{this}");
        if after == restored {
            call(&open.hall, "result/enter", worse.clone());
        }
    });
    call(&open.hall, "event/close", json!({}));
    is_whole(open.desk(), &open.path);
}

/// A merge is one act as well, and reads another file.
#[test]
fn a_merge_that_fails_takes_nothing_over() {
    let open = open();
    let elsewhere = elsewhere();
    let path = elsewhere.copy_of(open.desk());
    let result = json!({ "pairing": open.board(0), "result": { "white": "1", "black": "0" } });
    call(&elsewhere.hall, "result/enter", result);
    call(&elsewhere.hall, "event/close", json!({}));
    let merge = |desk: &Desk| {
        let look = desk.handle("merge/look", json!({ "path": path }))?;
        let take: Vec<&Value> = look["parts"].as_array().unwrap().iter().map(|part| &part["part"]).collect();
        let last = |side: &str| look[side][0]["number"].as_u64().or(look["common"]["number"].as_u64());
        let request = json!({ "path": path, "here": last("here"), "there": last("there"), "take": take });
        desk.handle("merge/apply", request)
    };
    let refused = open.fails("merge/apply", &merge);
    assert!(refused > 3, "the disk failed only {refused} times");
    assert_eq!(
        elsewhere.hall.desk.handle("event/open", json!({ "path": path })).unwrap()["path"],
        path.as_str()
    );
}
