//! A file of an older schema is copied and brought up to date; one of a newer schema is refused.

use chrono::NaiveDate;

use super::*;
use crate::table::event::TimeClass;
use crate::table::player::{self, PlayerData};
use crate::table::tournament::{self, System, TournamentData};
use crate::verify::WorkingCopy;
use crate::{TournamentId, backup};

const LATER: &str = "ALTER TABLE player ADD COLUMN note TEXT NOT NULL DEFAULT '-';";

fn owner() -> Owner {
    Owner { who: "Ana".into(), host: "hall".into(), process: 1, since: String::new() }
}

fn act() -> Act<'static> {
    Act { at: DateTime::<Utc>::UNIX_EPOCH, who: "Ana", host: "hall", call: "test", request: "{}" }
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
        deputy_arbiters: String::new(),
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
        let id = tournament::insert(tx, &TournamentData::new("A", System::RoundRobin, 0))?;
        player::insert(tx, id, &player, None, 1)?;
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
    let known = present.len();
    let name = format!("open (schema {known}).arbitro");
    assert_eq!(copy, path.canonicalize().unwrap().with_file_name(name));
    assert_eq!(migration::version(&file.connection).unwrap(), i64::try_from(later.len()).unwrap());
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
    assert!(
        matches!(refused, StoreError::Newer { found, known: last, .. } if found == last + 1),
        "{refused:?}"
    );
    let (file, copied) = EventFile::open(&copy, &owner()).unwrap();
    assert_eq!(copied, None);
    assert_eq!(tournament::all(&file.db()).unwrap().len(), 1);
}

/// A file as the program made it when it had only the first migrations, with a tournament and a player in it.
fn old_file(path: &Path, migrations: &[&str]) {
    let connection = Connection::open(path).unwrap();
    connection.pragma_update(None, "application_id", APPLICATION_ID).unwrap();
    migration::run(&connection, migrations).unwrap();
    let rows =
        "INSERT INTO event (id, uuid, name, site, federation, start_date, end_date, chief_arbiter, edition,
                                   time_class, supervised, time_control)
                VALUES (1, '11111111-2222-3333-4444-555555555555', 'Open', '', NULL, '2026-05-01',
                                          '2026-05-01', '', '2023-01', 'standard', 1, '');
                INSERT INTO tournament (place, name, system) VALUES (1, 'A', 'round_robin');
                INSERT INTO player (name, club) VALUES ('Xu, Li', '');
                INSERT INTO entry (tournament, player, number) VALUES (1, 1, 1);";
    connection.execute_batch(rows).unwrap();
}

#[test]
fn a_file_of_every_older_schema_is_opened_with_all_that_is_in_it() {
    let present = migration::all();
    for schema in 1..=present.len() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("old.arbitro");
        old_file(&path, present.get(..schema).unwrap());
        let (file, copy) = EventFile::open(&path, &owner()).unwrap();
        assert_eq!(copy.is_some(), schema < present.len(), "schema {schema}");
        let tournaments = tournament::all(&file.db()).unwrap();
        let as_ever = TournamentData::new("A", System::RoundRobin, 0);
        assert_eq!(tournaments.first().map(|row| &row.data), Some(&as_ever), "schema {schema}");
        let entries = player::of_tournament(&file.db(), TournamentId(1)).unwrap();
        assert_eq!(entries.len(), 1, "schema {schema}");
        assert_eq!(entries.first().map(|entry| (entry.first_round, entry.withdrawn_after)), Some((1, None)));
    }
}

#[test]
fn a_copy_of_every_older_schema_is_looked_into_and_verified_and_stays_as_it_was() {
    const FIRST_WITH_A_JOURNAL: usize = 5;
    let present = migration::all();
    for schema in FIRST_WITH_A_JOURNAL..=present.len() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("old.arbitro");
        old_file(&path, present.get(..schema).unwrap());
        let row = "INSERT INTO journal (number, at, who, call, request, key, params, kind)
                   VALUES (1, '2026-05-01T10:00:00Z', 'Ana', 'event/new', '{}', 'journal-event-new', '{}', 'act')";
        Connection::open(&path).unwrap().execute_batch(row).unwrap();
        let bytes = std::fs::read(&path).unwrap();
        for looked in [backup::look(&path), backup::glance(&path)] {
            assert_eq!(looked.unwrap().last.who, "Ana", "schema {schema}");
        }
        assert_eq!(backup::journal_of(&path).unwrap().len(), 1, "schema {schema}");
        assert_eq!(WorkingCopy::of(&path).unwrap().faults().unwrap(), [], "schema {schema}");
        assert_eq!(std::fs::read(&path).unwrap(), bytes, "schema {schema}");
    }
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
