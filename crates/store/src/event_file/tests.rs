//! A file of an older schema is copied and brought up to date; one of a newer schema is refused.

use chrono::NaiveDate;

use super::*;
use crate::table::event::TimeClass;
use crate::table::player::{self, PlayerData};
use crate::table::tournament::{self, System};

const LATER: &str = "ALTER TABLE player ADD COLUMN note TEXT NOT NULL DEFAULT '-';";

fn owner() -> Owner {
    Owner { who: "Ana".into(), host: "hall".into(), process: 1, since: String::new() }
}

fn act() -> Act<'static> {
    Act { at: DateTime::<Utc>::UNIX_EPOCH, who: "Ana", call: "test", request: "{}" }
}

fn said() -> Said {
    Said { key: "test".into(), params: std::collections::BTreeMap::new() }
}

/// A file of the present schema with one player in it.
fn file(path: &Path) {
    let day = NaiveDate::from_ymd_opt(2026, 10, 3).unwrap();
    let event = EventRow {
        uuid: "00000000-0000-4000-8000-000000000000".into(),
        name: "Club Open".into(),
        site: String::new(),
        federation: None,
        start_date: day,
        end_date: day,
        chief_arbiter: String::new(),
        edition: "2023-01".into(),
        time_class: TimeClass::Standard,
        supervised: true,
        time_control: String::new(),
    };
    let new = NewFile { event: &event, act: act(), said: &said() };
    let mut file = EventFile::create(path, &owner(), &new).unwrap();
    let player = PlayerData {
        name: "Xu, Li".into(),
        title: None,
        federation: None,
        fide_id: None,
        sex: None,
        birth_year: None,
        club: String::new(),
    };
    let work = |tx: &Tx<'_>| {
        let id = tournament::insert(tx, "A", System::RoundRobin)?;
        player::insert(tx, id, &player, None)?;
        Ok::<_, StoreError>((id, said()))
    };
    file.act(&act(), work).unwrap();
    file.close().unwrap();
}

#[test]
fn an_older_file_is_kept_beside_itself_and_its_acts_can_still_be_taken_back() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("open.arbitro");
    file(&path);
    let present = migration::all();
    let later: Vec<&str> = present.iter().copied().chain([LATER]).collect();
    let (mut file, copy) = EventFile::open_with(&path, &owner(), &later).unwrap();
    let copy = copy.unwrap();
    assert_eq!(copy, path.canonicalize().unwrap().with_file_name("open (schema 5).arbitro"));
    assert_eq!(migration::version(&file.connection).unwrap(), 6);
    let note = |file: &EventFile| -> String {
        file.connection.query_row("SELECT note FROM player", [], |row| row.get(0)).unwrap()
    };
    assert_eq!(note(&file), "-");
    file.undo(&act()).unwrap();
    assert!(tournament::all(&file.db()).unwrap().is_empty());
    file.redo(&act()).unwrap();
    assert_eq!(note(&file), "-", "a column that came later has its default");
    file.close().unwrap();

    let refused = EventFile::open(&path, &owner()).unwrap_err();
    assert!(matches!(refused, StoreError::Newer { found: 6, known: 5, .. }), "{refused:?}");
    let (file, copied) = EventFile::open(&copy, &owner()).unwrap();
    assert_eq!(copied, None);
    assert_eq!(tournament::all(&file.db()).unwrap().len(), 1);
}

#[test]
fn a_migration_that_fails_leaves_the_file_as_it_was() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("open.arbitro");
    file(&path);
    let before = std::fs::read(&path).unwrap();
    let broken: Vec<&str> =
        migration::all().into_iter().chain([LATER, "CREATE TABLE player (id INTEGER PRIMARY KEY)"]).collect();
    assert!(EventFile::open_with(&path, &owner(), &broken).is_err());
    assert!(std::fs::read(&path).unwrap() == before, "the file is as it was");
    EventFile::open(&path, &owner()).unwrap();
}

#[test]
fn the_journal_is_only_added_to() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("open.arbitro");
    file(&path);
    let (file, _) = EventFile::open(&path, &owner()).unwrap();
    for sql in ["DELETE FROM journal", "UPDATE journal SET who = 'Ben'"] {
        let refused = file.connection.execute(sql, []).unwrap_err();
        assert!(refused.to_string().contains("only added to"), "{refused}");
    }
}
