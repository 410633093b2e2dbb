//! An event file is read through: what is whole is whole, each kind of damage is told, and nothing is changed.

#![allow(clippy::unwrap_used, clippy::indexing_slicing, reason = "helpers of tests may fail loudly")]

mod common;

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};

use arbitro_desk::api::Nothing;
use arbitro_desk::api::event::{EventVerified, OpenEvent, SystemChoice};
use arbitro_desk::api::journal::ListJournal;
use arbitro_desk::api::round::PairRound;
use arbitro_desk::{Desk, DeskConfig, DeskError, backup, event, journal, round};
use chrono::DateTime;
use common::{code, enter, enter_club, first_round, hall, new_event};

fn verify(desk: &Desk, path: &Path) -> Result<EventVerified, DeskError> {
    event::verify(desk, &OpenEvent { path: path.display().to_string() })
}

/// The sample event, closed.
fn sample(desk: &Desk) -> PathBuf {
    let path = event::sample(desk, &Nothing {}).unwrap().path;
    journal::undo(desk, &Nothing {}).unwrap();
    journal::redo(desk, &Nothing {}).unwrap();
    event::close(desk, &Nothing {}).unwrap();
    path.into()
}

#[test]
fn a_whole_file_is_read_to_its_last_game_and_nothing_is_changed() {
    let hall = hall();
    let path = sample(&hall.desk);
    let bytes = fs::read(&path).unwrap();
    let verified = verify(&hall.desk, &path).unwrap();
    assert_eq!(verified.findings, []);
    assert_eq!((verified.tournaments, verified.rounds), (1, 5));
    assert!(verified.games >= 18 && verified.acts > 15, "{verified:?}");
    assert_eq!(fs::read(&path).unwrap(), bytes);
    assert_eq!(fs::read_dir(path.parent().unwrap()).unwrap().count(), 1, "nothing is left beside it");
}

/// What is done to a file behind the program's back, and what is told of it.
const DAMAGE: [(&str, &str); 8] = [
    ("DELETE FROM journal WHERE number = 5", "finding-file-journal-gap"),
    ("UPDATE journal SET target = 2 WHERE kind = 'undo'", "finding-file-wrong-target"),
    ("UPDATE journal SET changeset = x'54030100' WHERE number = 4", "finding-file-unreadable-act"),
    ("UPDATE journal SET params = '7' WHERE number = 4", "finding-file-damaged"),
    ("DELETE FROM journal", "finding-file-no-journal"),
    ("PRAGMA foreign_keys = OFF; DELETE FROM player", "finding-file-broken-reference"),
    ("CREATE TABLE other (id INTEGER PRIMARY KEY)", "finding-file-other-tables"),
    (
        "PRAGMA ignore_check_constraints = ON; UPDATE tournament SET system = 'knockout'",
        "finding-file-damaged",
    ),
];

/// Does something that the file's own triggers would stop; they are there again afterwards.
fn without_triggers(connection: &rusqlite::Connection, work: impl FnOnce(&rusqlite::Connection)) {
    let mut statement =
        connection.prepare("SELECT name, sql FROM sqlite_schema WHERE type = 'trigger'").unwrap();
    let triggers: Vec<(String, String)> = statement
        .query_map([], |row| Ok((row.get(0)?, row.get(1)?)))
        .unwrap()
        .collect::<Result<_, _>>()
        .unwrap();
    for (name, _) in &triggers {
        connection.execute_batch(&format!("DROP TRIGGER {name}")).unwrap();
    }
    work(connection);
    for (_, sql) in &triggers {
        connection.execute_batch(sql).unwrap();
    }
}

#[test]
fn every_kind_of_damage_is_told() {
    let hall = hall();
    let path = sample(&hall.desk);
    for (sql, told) in DAMAGE {
        let damaged = hall.folder.path().join("damaged.arbitro");
        fs::copy(&path, &damaged).unwrap();
        let connection = rusqlite::Connection::open(&damaged).unwrap();
        without_triggers(&connection, |connection| {
            connection.execute_batch(&format!("PRAGMA foreign_keys = OFF; {sql}")).unwrap();
        });
        connection.close().unwrap();
        let verified = verify(&hall.desk, &damaged).unwrap();
        let codes: Vec<&str> = verified.findings.iter().map(|f| f.what.key.as_str()).collect();
        assert!(codes.contains(&told), "{sql}: {codes:?}");
    }
}

#[test]
fn damaged_pages_are_told_and_other_files_are_refused() {
    let hall = hall();
    let path = sample(&hall.desk);
    let bytes = fs::read(&path).unwrap();
    let damaged = hall.folder.path().join("damaged.arbitro");
    for n in 2..bytes.len() / 4096 {
        let mut bytes = bytes.clone();
        // The kind of the page, the number of its cells and where they begin.
        bytes[n * 4096..n * 4096 + 8].fill(0xee);
        fs::write(&damaged, bytes).unwrap();
        let verified = verify(&hall.desk, &damaged).unwrap();
        assert!(!verified.findings.is_empty(), "page {n}");
    }
    fs::write(&damaged, &bytes[..bytes.len() / 2]).unwrap();
    assert!(!verify(&hall.desk, &damaged).unwrap().findings.is_empty());

    fs::write(&damaged, "no event").unwrap();
    assert_eq!(code(verify(&hall.desk, &damaged)), "error-not-an-event");
    assert_eq!(code(verify(&hall.desk, &path.with_extension("none"))), "error-no-such-file");
    fs::copy(&path, &damaged).unwrap();
    let later = rusqlite::Connection::open(&damaged).unwrap();
    later.pragma_update(None, "user_version", 9999).unwrap();
    later.close().unwrap();
    assert_eq!(code(verify(&hall.desk, &damaged)), "error-newer-file");
    event::open(&hall.desk, &OpenEvent { path: path.display().to_string() }).unwrap();
    assert_eq!(code(verify(&hall.desk, &path)), "error-file-in-use");
}

#[test]
fn a_clock_that_jumps_back_costs_no_act_and_no_copy() {
    let folder = tempfile::tempdir().unwrap();
    let seconds = Arc::new(AtomicI64::new(1_790_000_000));
    let told = Arc::clone(&seconds);
    let desk = Desk::new(DeskConfig {
        backups_dir: Some(folder.path().join("copies")),
        // Every time it is asked it is an hour earlier.
        clock: Arc::new(move || {
            DateTime::from_timestamp(told.fetch_sub(3600, Ordering::Relaxed), 0).unwrap()
        }),
        ..DeskConfig::new(folder.path(), folder.path())
    });
    let tournament = new_event(&desk, SystemChoice::RoundRobin);
    enter_club(&desk, tournament, 8);
    round::pair(&desk, &PairRound::next(tournament)).unwrap();
    let boards = first_round(&desk, tournament).boards;
    let (mut newest, mut before) = (0, journal::list(&desk, &ListJournal::default()).unwrap().len());
    for n in 0..48 {
        let (white, black) = [("1", "0"), ("=", "="), ("0", "1")][n / boards.len() % 3];
        enter(&desk, boards[n % boards.len()].pairing, white, black).unwrap();
        let rows = journal::list(&desk, &ListJournal::default()).unwrap();
        before += 1;
        assert_eq!((rows.len(), rows[0].number as usize), (before, before));
        newest = backup::make(&desk, &Nothing {}).unwrap().backups.iter().map(|copy| copy.act).max().unwrap();
        assert_eq!(newest, rows[0].number, "the newest copy is kept");
    }
    journal::undo(&desk, &Nothing {}).unwrap();
    journal::redo(&desk, &Nothing {}).unwrap();
    assert!(newest > 0);
    let path = event::show(&desk, &Nothing {}).unwrap().unwrap().path;
    event::close(&desk, &Nothing {}).unwrap();
    assert_eq!(verify(&desk, path.as_ref()).unwrap().findings, []);
    event::open(&desk, &OpenEvent { path }).unwrap();
    assert_eq!(journal::list(&desk, &ListJournal::default()).unwrap().len(), before + 2);
}
