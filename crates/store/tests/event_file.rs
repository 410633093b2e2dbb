//! An event file is made, written, taken back, closed and opened again.

#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    reason = "helpers of tests may fail loudly"
)]

mod common;

use arbitro_store::table::event;
use arbitro_store::table::journal::{self, Kind, Said};
use arbitro_store::table::player::{self, PlayerData};
use arbitro_store::table::round::{self, Status};
use arbitro_store::table::tournament::{self, System, TournamentData};
use arbitro_store::{Db, EventFile, Owner, StoreError, TournamentId, Tx};
use arbitro_tournament::SideResult;
use common::{act, create, owner, said};

fn player(name: &str) -> PlayerData {
    PlayerData {
        name: name.into(),
        title: "WFM".parse().ok(),
        federation: None,
        fide_id: Some(1234),
        sex: None,
        birth_year: Some(1990),
        club: String::new(),
    }
}

fn enter(file: &mut EventFile, names: &[&str]) -> TournamentId {
    file.act(&act("test"), |tx| {
        let id = tournament::insert(tx, &TournamentData::new("A", System::RoundRobin, 0))?;
        for name in names {
            player::insert(tx, id, &player(name), None, 1)?;
        }
        Ok::<_, StoreError>((id, said("entered")))
    })
    .unwrap()
    .answer
}

fn names(db: &Db<'_>, tournament: TournamentId) -> Vec<String> {
    player::of_tournament(db, tournament).unwrap().into_iter().map(|entry| entry.data.name).collect()
}

#[test]
fn it_is_one_file_again_when_closed_and_brings_everything_back() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("open.arbitro");
    let mut file = create(&path);
    let tournament = enter(&mut file, &["Xu", "Yo"]);
    assert!(folder.path().join("open.arbitro-wal").exists());
    file.close().unwrap();
    assert_eq!(std::fs::read_dir(folder.path()).unwrap().count(), 1, "no log and no lock is left");
    let (file, backup) = EventFile::open(&path, &owner("Ben")).unwrap();
    assert_eq!(backup, None);
    assert_eq!(names(&file.db(), tournament), ["Xu", "Yo"]);
    assert_eq!(event::get(&file.db()).unwrap().site, "Alcalá");
    let rows = journal::all(&file.db()).unwrap();
    assert_eq!(rows.iter().map(|row| row.call.as_str()).collect::<Vec<_>>(), ["test", "event/new"]);
}

#[test]
fn an_act_is_taken_back_and_done_again_even_after_the_file_was_closed() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("open.arbitro");
    let mut file = create(&path);
    let tournament = enter(&mut file, &["Xu", "Yo", "Zed"]);
    // Numbers change places: a uniqueness rule would stop a row-by-row undo.
    let turn = |tx: &Tx<'_>| {
        let mut order: Vec<_> = player::of_tournament(tx, tournament)?.into_iter().map(|e| e.id).collect();
        order.reverse();
        player::number(tx, &order)?;
        Ok::<_, StoreError>(((), said("numbered")))
    };
    file.act(&act("number"), turn).unwrap();
    assert_eq!(names(&file.db(), tournament), ["Zed", "Yo", "Xu"]);
    file.close().unwrap();

    let (mut file, _) = EventFile::open(&path, &owner("Ana")).unwrap();
    let undone = file.undo(&act("journal/undo")).unwrap();
    assert_eq!((undone.number, undone.kind, undone.target), (4, Kind::Undo, Some(3)));
    assert_eq!(undone.said, said("numbered"));
    assert_eq!(names(&file.db(), tournament), ["Xu", "Yo", "Zed"]);
    file.undo(&act("journal/undo")).unwrap();
    assert!(tournament::all(&file.db()).unwrap().is_empty());
    assert!(matches!(file.undo(&act("journal/undo")), Err(StoreError::NothingToUndo)), "the event stays");
    file.redo(&act("journal/redo")).unwrap();
    file.redo(&act("journal/redo")).unwrap();
    assert_eq!(names(&file.db(), tournament), ["Zed", "Yo", "Xu"]);
    assert!(matches!(file.redo(&act("journal/redo")), Err(StoreError::NothingToUndo)));
    let rows = journal::all(&file.db()).unwrap();
    assert_eq!(rows.len(), 7);
    assert!(rows.iter().all(|row| !row.undone));
}

#[test]
fn a_new_act_ends_what_can_be_done_again() {
    let folder = tempfile::tempdir().unwrap();
    let mut file = create(&folder.path().join("open.arbitro"));
    let tournament = enter(&mut file, &["Xu"]);
    let add = |name: &'static str| {
        move |tx: &Tx<'_>| {
            player::insert(tx, tournament, &player(name), None, 1)?;
            Ok::<_, StoreError>(((), said(name)))
        }
    };
    file.act(&act("a"), add("A")).unwrap();
    file.act(&act("b"), add("B")).unwrap();
    file.undo(&act("undo")).unwrap();
    file.undo(&act("undo")).unwrap();
    file.redo(&act("redo")).unwrap();
    file.act(&act("c"), add("C")).unwrap();
    assert!(matches!(file.redo(&act("redo")), Err(StoreError::NothingToUndo)));
    file.undo(&act("undo")).unwrap();
    file.undo(&act("undo")).unwrap();
    assert_eq!(names(&file.db(), tournament), ["Xu"]);
    file.redo(&act("redo")).unwrap();
    file.redo(&act("redo")).unwrap();
    assert_eq!(names(&file.db(), tournament), ["Xu", "A", "C"]);
}

#[test]
fn work_that_fails_or_changes_nothing_leaves_no_trace() {
    let folder = tempfile::tempdir().unwrap();
    let mut file = create(&folder.path().join("open.arbitro"));
    let tournament = enter(&mut file, &["Xu"]);
    let failed = file.act(&act("fails"), |tx| {
        player::insert(tx, tournament, &player("Yo"), None, 1)?;
        Err::<((), Said), _>(StoreError::NothingToUndo)
    });
    assert!(failed.is_err());
    let nothing = file.act(&act("same"), |tx| {
        let row = tournament::get(tx, tournament)?;
        tournament::update(tx, &row)?;
        Ok::<_, StoreError>(((), said("same")))
    });
    assert!(nothing.unwrap().entry.is_none());
    assert_eq!(names(&file.db(), tournament), ["Xu"]);
    assert_eq!(journal::last(&file.db()).unwrap().unwrap().number, 2);
}

#[test]
fn a_second_program_is_told_who_has_the_file() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("open.arbitro");
    let file = create(&path);
    match EventFile::open(&path, &owner("Ben")) {
        Err(StoreError::InUse { owner: Some(found), .. }) => assert_eq!(found, owner("Ana")),
        other => panic!("{other:?}"),
    }
    drop(file);
    EventFile::open(&path, &owner("Ben")).unwrap();
}

/// What a killed program leaves, be it of this computer or, on a share, of another: a name without a lock.
#[test]
fn a_lock_file_that_nobody_holds_is_no_obstacle() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("open.arbitro");
    let lock = folder.path().join("open.arbitro.lock");
    create(&path).close().unwrap();
    let other = Owner { host: "laptop in the other hall".into(), ..owner("Eva") };
    for left in [serde_json::to_string(&other).unwrap(), "half a na".into(), String::new()] {
        std::fs::write(&lock, &left).unwrap();
        let file = EventFile::open(&path, &owner("Ben")).unwrap().0;
        // Whoever comes now is told of Ben, not of whoever left it.
        match EventFile::open(&path, &owner("Ana")) {
            Err(StoreError::InUse { owner: Some(found), .. }) => assert_eq!(found, owner("Ben"), "{left}"),
            other => panic!("{other:?}"),
        }
        file.close().unwrap();
        assert!(!lock.exists());
    }
}

#[test]
fn other_files_are_refused_and_left_alone() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("other.arbitro");
    for bytes in [&b""[..], b"not a database", &[0; 5000]] {
        std::fs::write(&path, bytes).unwrap();
        let refused = EventFile::open(&path, &owner("Ana")).unwrap_err();
        assert!(matches!(refused, StoreError::NotAnEvent { .. }), "{refused:?}");
        assert_eq!(std::fs::read(&path).unwrap(), bytes);
    }
    assert!(matches!(
        EventFile::open(&folder.path().join("gone.arbitro"), &owner("Ana")),
        Err(StoreError::NoSuchFile(_))
    ));
    let open = folder.path().join("open.arbitro");
    drop(create(&open));
    let other = rusqlite::Connection::open(&open).unwrap();
    other.execute_batch("CREATE TRIGGER bad AFTER INSERT ON player BEGIN DELETE FROM event; END").unwrap();
    drop(other);
    assert!(matches!(EventFile::open(&open, &owner("Ana")), Err(StoreError::NotAnEvent { .. })));
    let other = rusqlite::Connection::open(&open).unwrap();
    other.execute_batch("DROP TRIGGER bad; PRAGMA user_version = 9999").unwrap();
    drop(other);
    let refused = EventFile::open(&open, &owner("Ana")).unwrap_err();
    assert!(matches!(refused, StoreError::Newer { found: 9999, .. }), "{refused:?}");
    let large = folder.path().join("large.arbitro");
    std::fs::File::create(&large).unwrap().set_len(3 << 30).unwrap();
    assert!(matches!(EventFile::open(&large, &owner("Ana")), Err(StoreError::TooLarge { .. })));
    assert!(!folder.path().join("open.arbitro.lock").exists());
}

#[test]
fn an_existing_file_is_never_made_anew() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("open.arbitro");
    let mut file = create(&path);
    let tournament = enter(&mut file, &["Xu"]);
    file.close().unwrap();
    let before = std::fs::read(&path).unwrap();
    let made = std::panic::catch_unwind(|| create(&path));
    assert!(made.is_err());
    assert_eq!(std::fs::read(&path).unwrap(), before);
    let (file, _) = EventFile::open(&path, &owner("Ana")).unwrap();
    assert_eq!(names(&file.db(), tournament), ["Xu"]);
}

#[test]
fn an_act_that_ends_in_a_program_error_leaves_nothing_and_the_next_one_is_done() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("open.arbitro");
    let mut file = create(&path);
    let tournament = enter(&mut file, &["Xu"]);
    let rows = file.counts().unwrap();
    let ended = std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| {
        file.act(&act("pair"), |tx| -> Result<((), Said), StoreError> {
            round::insert(tx, tournament, 1, Status::Published)?;
            panic!("an error in the program")
        })
    }));
    assert!(ended.is_err());
    assert_eq!(file.counts().unwrap(), rows);
    let again = file.act(&act("pair"), |tx| {
        round::insert(tx, tournament, 1, Status::Published)?;
        Ok::<_, StoreError>(((), said("paired")))
    });
    assert!(again.unwrap().entry.is_some());
    file.undo(&act("undo")).unwrap();
    file.close().unwrap();
}

#[test]
fn results_that_make_no_sense_and_lost_games_are_stopped_by_the_schema() {
    let folder = tempfile::tempdir().unwrap();
    let mut file = create(&folder.path().join("open.arbitro"));
    let tournament = enter(&mut file, &["Xu", "Yo"]);
    let entries = player::of_tournament(&file.db(), tournament).unwrap();
    let pair = |tx: &Tx<'_>| {
        let round = round::insert(tx, tournament, 1, Status::Published)?;
        let pairing = round::insert_board(tx, round, 1, entries[0].id, entries[1].id)?;
        Ok::<_, StoreError>(((round, pairing), said("paired")))
    };
    let (round, pairing) = file.act(&act("pair"), pair).unwrap().answer;
    for (white, black) in [
        (Some(SideResult::Win), None),
        (Some(SideResult::HalfPointBye), Some(SideResult::Draw)),
        (None, Some(SideResult::Draw)),
    ] {
        let set = file.act(&act("result"), |tx| {
            round::set_result(tx, pairing, white, black, None)?;
            Ok::<_, StoreError>(((), said("result")))
        });
        assert!(matches!(set, Err(StoreError::Sqlite(_))), "{white:?} {black:?}");
    }
    file.act(&act("result"), |tx| {
        round::set_result(tx, pairing, Some(SideResult::Loss), Some(SideResult::Loss), None)?;
        Ok::<_, StoreError>(((), said("result")))
    })
    .unwrap();
    let counts = round::counts(&file.db(), tournament).unwrap();
    assert_eq!((counts[0].boards, counts[0].missing), (1, 0));
    assert!(
        file.act(&act("remove"), |tx| {
            player::delete(tx, &entries[0])?;
            Ok::<_, StoreError>(((), said("removed")))
        })
        .is_err(),
        "a player who is paired cannot be removed"
    );
    file.act(&act("unpair"), |tx| {
        round::delete(tx, round)?;
        Ok::<_, StoreError>(((), said("unpaired")))
    })
    .unwrap();
    file.undo(&act("undo")).unwrap();
    assert_eq!(round::pairings(&file.db(), round).unwrap()[0].black_result, Some(SideResult::Loss));
}
