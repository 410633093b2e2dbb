//! Copies of an event file: taken, looked into, put back.

#![allow(clippy::unwrap_used, clippy::indexing_slicing, reason = "helpers of tests may fail loudly")]

mod common;

use std::path::Path;

use arbitro_store::table::event;
use arbitro_store::table::tournament::{self, System, TournamentData};
use arbitro_store::{EventFile, StoreError, Tx, backup};
use common::{act, create, owner, said};

fn enter(file: &mut EventFile, name: &str) {
    let work = |tx: &Tx<'_>| {
        let id = tournament::insert(tx, &TournamentData::new(name, System::RoundRobin, 0))?;
        Ok::<_, StoreError>((id, said("entered")))
    };
    file.act(&act("tournament/add"), work).unwrap();
}

fn names(path: &Path) -> Vec<String> {
    let (file, _) = EventFile::open(path, &owner("Ana")).unwrap();
    tournament::all(&file.db()).unwrap().into_iter().map(|row| row.data.name).collect()
}

#[test]
fn a_copy_is_the_event_as_it_stood_and_is_put_back_with_what_was_there_kept() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("open.arbitro");
    let copy = folder.path().join("copy.arbitro");
    let mut file = create(&path);
    enter(&mut file, "A");
    let taken = file.snapshot().unwrap();
    // What is done between taking and writing is not in it.
    enter(&mut file, "B");
    taken.write(&copy).unwrap();
    assert!(matches!(taken.write(&copy), Err(StoreError::Exists(_))));
    let about = backup::look(&copy).unwrap();
    assert_eq!((about.name.as_str(), about.last.number), ("Club Open", 2));
    assert_eq!(about.uuid, event::get(&file.db()).unwrap().uuid);
    assert!(matches!(backup::put_back(&copy, &path, &owner("Ben")), Err(StoreError::InUse { .. })));
    file.close().unwrap();

    let kept = backup::put_back(&copy, &path, &owner("Ana")).unwrap();
    assert_eq!(kept.file_name().unwrap(), "open (replaced).arbitro");
    assert_eq!((names(&path), names(&kept)), (vec!["A".to_owned()], vec!["A".to_owned(), "B".to_owned()]));
    // The copy is still whole, and what is kept is not written over by the next.
    let again = backup::put_back(&copy, &path, &owner("Ana")).unwrap();
    assert_eq!(again.file_name().unwrap(), "open (replaced, 2).arbitro");
}

#[test]
fn what_is_no_copy_of_an_event_is_put_nowhere() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("open.arbitro");
    create(&path).close().unwrap();
    let before = std::fs::read(&path).unwrap();
    let wrong = folder.path().join("wrong.arbitro");
    for bytes in [&b""[..], b"no database", &before[..before.len() / 2]] {
        std::fs::write(&wrong, bytes).unwrap();
        assert!(backup::put_back(&wrong, &path, &owner("Ana")).is_err(), "{} bytes", bytes.len());
        assert!(std::fs::read(&path).unwrap() == before);
    }
    let left: Vec<_> =
        std::fs::read_dir(folder.path()).unwrap().map(|file| file.unwrap().file_name()).collect();
    assert_eq!(left.len(), 2, "{left:?}");
}

/// The log of a program that was killed lies beside a file. It must be read into that file and into no other.
#[test]
fn a_log_that_was_left_is_read_into_its_own_file_alone() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("open.arbitro");
    let copy = folder.path().join("copy.arbitro");
    let mut file = create(&path);
    file.snapshot().unwrap().write(&copy).unwrap();
    enter(&mut file, "A");
    enter(&mut file, "B");
    // As a killed program leaves both: the file without what is in its log.
    let killed = folder.path().join("killed.arbitro");
    let log = |path: &Path| path.with_extension("arbitro-wal");
    std::fs::copy(&path, &killed).unwrap();
    std::fs::copy(log(&path), log(&killed)).unwrap();
    file.close().unwrap();
    assert_eq!(names(&killed), ["A", "B"], "the log is part of the file");

    // The same log beside a file that is replaced goes with that file; beside a new file of the name it is put aside.
    std::fs::copy(&copy, &killed).unwrap();
    std::fs::write(log(&killed), b"half a log").unwrap();
    let kept = backup::put_back(&copy, &killed, &owner("Ana")).unwrap();
    assert!(log(&kept).exists() && !log(&killed).exists());
    assert_eq!(names(&killed), [""; 0]);
    std::fs::remove_file(&killed).unwrap();
    std::fs::write(log(&killed), b"half a log").unwrap();
    create(&killed).close().unwrap();
    assert_eq!(names(&killed), [""; 0]);
    assert!(folder.path().join("killed (left over).arbitro-wal").exists());
}
