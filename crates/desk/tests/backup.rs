//! Copies of the event: taken by themselves, rotated, looked into, put back.

#![allow(clippy::unwrap_used, clippy::indexing_slicing, reason = "helpers of tests may fail loudly")]

mod common;

use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};

use arbitro_desk::api::Nothing;
use arbitro_desk::api::backup::{BackupSettings, BackupsView, ChooseBackup};
use arbitro_desk::api::event::{OpenEvent, SystemChoice};
use arbitro_desk::api::journal::ListJournal;
use arbitro_desk::api::round::PairRound;
use arbitro_desk::{Desk, DeskConfig, backup, event, journal, round};
use chrono::{DateTime, TimeDelta};
use common::{code, confirmed, enter, enter_club, new_event};

/// A desk that takes copies, and a clock to turn.
struct Hall {
    desk: Desk,
    folder: tempfile::TempDir,
    seconds: Arc<AtomicI64>,
}

fn hall() -> Hall {
    let folder = tempfile::tempdir().unwrap();
    let seconds = Arc::new(AtomicI64::new(1_790_000_000));
    let told = Arc::clone(&seconds);
    let config = DeskConfig {
        backups_dir: Some(folder.path().join("copies")),
        clock: Arc::new(move || DateTime::from_timestamp(told.load(Ordering::Relaxed), 0).unwrap()),
        ..DeskConfig::new(folder.path(), folder.path().join("events"))
    };
    Hall { desk: Desk::new(config), folder, seconds }
}

impl Hall {
    fn after(&self, time: TimeDelta) {
        self.seconds.fetch_add(time.num_seconds(), Ordering::Relaxed);
    }

    fn copies(&self) -> BackupsView {
        backup::list(&self.desk, &Nothing {}).unwrap()
    }

    fn settings(&self, folder: &Path, minutes: u32) -> Result<BackupsView, arbitro_desk::DeskError> {
        let folder = folder.display().to_string();
        backup::settings(&self.desk, &BackupSettings { folder, minutes })
    }
}

/// The results of round 1, as they are shown.
fn results(desk: &Desk, tournament: i64) -> Vec<String> {
    let boards = common::first_round(desk, tournament).boards;
    boards.iter().filter_map(|board| Some(board.result.clone()?.white)).collect()
}

fn paired(hall: &Hall) -> i64 {
    let tournament = new_event(&hall.desk, SystemChoice::RoundRobin);
    enter_club(&hall.desk, tournament, 6);
    round::pair(&hall.desk, &PairRound::next(tournament)).unwrap();
    tournament
}

#[test]
fn a_copy_is_taken_before_a_round_is_paired_and_after_some_minutes_of_work() {
    let hall = hall();
    let tournament = new_event(&hall.desk, SystemChoice::RoundRobin);
    enter_club(&hall.desk, tournament, 6);
    let before = hall.copies();
    round::pair(&hall.desk, &PairRound::next(tournament)).unwrap();
    let paired = hall.copies();
    assert_eq!(paired.backups.len(), before.backups.len() + 1);
    assert_eq!(paired.backups[0].act, journal::list(&hall.desk, &ListJournal::default()).unwrap()[1].number);

    let boards = common::first_round(&hall.desk, tournament).boards;
    enter(&hall.desk, boards[0].pairing, "1", "0").unwrap();
    assert_eq!(hall.copies().backups.len(), paired.backups.len(), "not every act is copied");
    hall.after(TimeDelta::minutes(6));
    enter(&hall.desk, boards[1].pairing, "1", "0").unwrap();
    assert_eq!(hall.copies().backups.len(), paired.backups.len() + 1);
    // A clock that was put back stops nothing, and an undo is work as well.
    hall.after(TimeDelta::hours(-3));
    journal::undo(&hall.desk, &Nothing {}).unwrap();
    assert_eq!(hall.copies().backups.len(), paired.backups.len() + 2);
    // The same state is not copied twice.
    backup::make(&hall.desk, &Nothing {}).unwrap();
    assert_eq!(hall.copies().backups.len(), paired.backups.len() + 2);
    enter(&hall.desk, boards[2].pairing, "=", "=").unwrap();
    let path = event::show(&hall.desk, &Nothing {}).unwrap().unwrap().path;
    event::close(&hall.desk, &Nothing {}).unwrap();
    event::open(&hall.desk, &OpenEvent { path }).unwrap();
    assert_eq!(hall.copies().backups.len(), paired.backups.len() + 3, "closed is copied");
}

/// The drill: something goes badly wrong, and an hour later the event is put back as it was, with nothing lost.
#[test]
fn a_restore_brings_back_what_was_and_keeps_what_is() {
    let hall = hall();
    let desk = &hall.desk;
    let tournament = paired(&hall);
    let boards = common::first_round(desk, tournament).boards;
    enter(desk, boards[0].pairing, "1", "0").unwrap();
    enter(desk, boards[1].pairing, "=", "=").unwrap();
    let good = backup::make(desk, &Nothing {}).unwrap().backups[0].clone();
    let then = results(desk, tournament);
    enter(desk, boards[0].pairing, "0", "1").unwrap();
    enter(desk, boards[2].pairing, "0", "1").unwrap();
    let worse = results(desk, tournament);

    let choice = ChooseBackup { path: good.path.clone() };
    let seen = backup::look(desk, &choice).unwrap();
    assert_eq!((seen.common, seen.put_aside.len(), seen.come_in.len()), (good.act, 2, 0));
    let asked = backup::restore(desk, &choice).unwrap_err();
    assert_eq!(asked.code, "warning-confirm");
    assert_eq!(results(desk, tournament), worse, "nothing is done before it is confirmed");

    let restored = confirmed(desk, |desk| backup::restore(desk, &choice)).unwrap();
    assert_eq!(results(desk, tournament), then);
    let rows = journal::list(desk, &ListJournal::default()).unwrap();
    assert_eq!((rows[0].message.key.as_str(), rows[0].number), ("journal-restored", good.act + 1));
    // Work goes on, also backwards.
    journal::undo(desk, &Nothing {}).unwrap();
    journal::redo(desk, &Nothing {}).unwrap();
    enter(desk, boards[2].pairing, "1", "0").unwrap();
    // What was put aside is a file that opens.
    let path = event::show(desk, &Nothing {}).unwrap().unwrap().path;
    event::open(desk, &OpenEvent { path: restored.kept.clone() }).unwrap();
    assert_eq!(results(desk, tournament), worse);
    event::open(desk, &OpenEvent { path }).unwrap();
    // A copy that went another way says both ways; so does the way back.
    let back = ChooseBackup { path: restored.kept };
    let seen = backup::look(desk, &back).unwrap();
    assert_eq!((seen.common, seen.come_in.len()), (good.act, 2));
    confirmed(desk, |desk| backup::restore(desk, &back)).unwrap();
    assert_eq!(results(desk, tournament), worse);
}

/// The whole drill: copies come by themselves whatever is done, they are rotated, and any of them is put back, be it of an
/// earlier version, and whatever a program that was killed left beside it.
#[test]
fn the_restore_drill() {
    const KEPT: usize = 30;
    let hall = hall();
    let desk = &hall.desk;
    let tournament = new_event(desk, SystemChoice::RoundRobin);
    let acts = || hall.copies().backups.iter().map(|copy| copy.act).collect::<Vec<_>>();
    let last = || journal::list(desk, &ListJournal::default()).unwrap()[0].number;
    // Before an import, before pairing, before the pairing is taken back, and by the minutes: each of what there was.
    let mut due = vec![last()];
    enter_club(desk, tournament, 6);
    due.insert(0, last());
    round::pair(desk, &PairRound::next(tournament)).unwrap();
    assert_eq!(acts(), due);
    let board = common::first_round(desk, tournament).boards[0].pairing;
    hall.after(TimeDelta::minutes(6));
    enter(desk, board, "1", "0").unwrap();
    due.insert(0, last());
    assert_eq!(acts(), due);
    let good = hall.copies().backups[0].clone();
    // Before another file is taken over, of which nothing is there otherwise.
    let elsewhere = common::elsewhere();
    let path = elsewhere.copy_of(desk);
    let there = |name: &str, request| elsewhere.hall.desk.handle(name, request).unwrap();
    there("tournament/add", serde_json::json!({ "id": null, "name": "Blitz", "system": "round_robin" }));
    there("event/close", serde_json::json!({}));
    enter(desk, board, "0", "1").unwrap();
    due.insert(0, last());
    let take = serde_json::json!({ "path": path, "here": due[0], "there": good.act + 1,
        "take": [{ "tournament": { "here": null, "there": 2 } }] });
    assert_eq!(
        code(
            desk.handle(
                "merge/apply",
                serde_json::json!({ "path": path, "here": 1, "there": 1, "take": [] })
            )
        ),
        "error-merge-moved-on"
    );
    desk.handle("merge/apply", take).unwrap();
    assert_eq!(acts(), due);

    // Hours of work: so many are kept, and the newest is as it was.
    let worked = |hours: i64| {
        for n in 0..hours * 10 {
            hall.after(TimeDelta::minutes(6));
            let (white, black) = [("1", "0"), ("0", "1")][usize::from(n % 2 == 0)];
            enter(desk, board, white, black).unwrap();
        }
    };
    worked(4);
    assert_eq!(hall.copies().backups.len(), KEPT);
    assert_eq!(acts()[0], last());
    assert!(!Path::new(&good.path).exists(), "the oldest of the day went");

    // One of an earlier version, with the log of another program beside it.
    let chosen = hall.copies().backups[KEPT - 1].clone();
    let then = chosen.act;
    common::as_schema_22(&chosen.path);
    for ending in ["-wal", "-shm"] {
        std::fs::write(format!("{}{ending}", chosen.path), "left by a program that was killed").unwrap();
    }
    let choice = ChooseBackup { path: chosen.path };
    assert_eq!(hall.copies().backups.len(), KEPT, "an older copy is in the list like the others");
    let before = last();
    let restored = confirmed(desk, |desk| backup::restore(desk, &choice)).unwrap();
    assert_eq!(last(), then + 1);
    let path = event::show(desk, &Nothing {}).unwrap().unwrap().path;
    let folder = Path::new(&path).parent().unwrap();
    let files = |word: &str| {
        let names =
            std::fs::read_dir(folder).unwrap().map(|file| file.unwrap().file_name().into_string().unwrap());
        names.filter(|name| name.contains(word)).count()
    };
    assert_eq!(
        (files("replaced"), files("schema 22")),
        (1, 1),
        "what was there is kept, and so is what was put back"
    );
    event::close(desk, &Nothing {}).unwrap();
    assert_eq!((files("-wal"), files("-shm")), (0, 0));
    for file in [&path, &restored.kept] {
        let verified = event::verify(desk, &OpenEvent { path: file.clone() }).unwrap();
        assert_eq!(verified.findings, [], "{file}");
    }
    event::open(desk, &OpenEvent { path }).unwrap();

    // One of a later version is refused, and what is open stays as it is.
    let newer = hall.copies().backups[0].path.clone();
    rusqlite::Connection::open(&newer).unwrap().pragma_update(None, "user_version", 900).unwrap();
    let newer = ChooseBackup { path: newer };
    assert_eq!(code(backup::look(desk, &newer)), "error-newer-file");
    assert_eq!(code(confirmed(desk, |desk| backup::restore(desk, &newer))), "error-newer-file");
    assert_eq!(last(), then + 1);
    // The way back is open: all that was put aside is there.
    confirmed(desk, |desk| backup::restore(desk, &ChooseBackup { path: restored.kept.clone() })).unwrap();
    assert_eq!(last(), before + 1);
}

#[test]
fn copies_go_where_a_person_says_and_a_stick_that_was_pulled_out_holds_nothing_up() {
    let hall = hall();
    let desk = &hall.desk;
    let stick = hall.folder.path().join("stick");
    assert_eq!(code(hall.settings(&stick, 5)), "error-file", "the folder must be there");
    std::fs::create_dir(&stick).unwrap();
    let tournament = paired(&hall);
    let boards = common::first_round(desk, tournament).boards;
    assert_eq!(hall.settings(&stick, 1).unwrap().settings.minutes, 1);
    let made = backup::make(desk, &Nothing {}).unwrap();
    assert!(Path::new(&made.backups[0].path).starts_with(&stick));

    // Pulled out: a file is in the way where the folder was.
    std::fs::rename(&stick, hall.folder.path().join("elsewhere")).unwrap();
    std::fs::write(&stick, "").unwrap();
    let heard = desk.subscribe();
    hall.after(TimeDelta::minutes(2));
    enter(desk, boards[0].pairing, "1", "0").unwrap();
    assert!(hall.copies().failed.is_some());
    hall.after(TimeDelta::minutes(2));
    enter(desk, boards[1].pairing, "1", "0").unwrap();
    assert!(heard.try_iter().any(|change| change.message.key == "change-backup-failed"));
    assert_eq!(code(backup::make(desk, &Nothing {})), "error-file");
    // In again.
    std::fs::remove_file(&stick).unwrap();
    std::fs::rename(hall.folder.path().join("elsewhere"), &stick).unwrap();
    let again = backup::make(desk, &Nothing {}).unwrap();
    assert_eq!((again.failed, again.backups.len()), (None, made.backups.len() + 1));
}

#[test]
fn what_is_no_copy_of_this_event_is_refused() {
    let hall = hall();
    let desk = &hall.desk;
    paired(&hall);
    let other = backup::make(desk, &Nothing {}).unwrap().backups[0].path.clone();
    paired(&hall);
    assert_eq!(code(backup::restore(desk, &ChooseBackup { path: other })), "error-backup-of-another-event");
    let wrong: PathBuf = hall.folder.path().join("wrong.arbitro");
    let choice = ChooseBackup { path: wrong.display().to_string() };
    assert_eq!(code(backup::look(desk, &choice)), "error-no-such-file");
    std::fs::write(&wrong, "no event").unwrap();
    assert_eq!(code(backup::restore(desk, &choice)), "error-not-an-event");
    assert!(event::show(desk, &Nothing {}).unwrap().is_some());
    // A file that only looks like one of the copies is no row of the list.
    let folder = hall.copies().folder;
    std::fs::create_dir_all(&folder).unwrap();
    std::fs::write(Path::new(&folder).join("x.arbitro"), "no event").unwrap();
    assert!(hall.copies().backups.iter().all(|copy| !copy.path.ends_with("x.arbitro")));
}

#[test]
fn a_desk_without_a_folder_for_copies_takes_none() {
    let hall = common::hall();
    new_event(&hall.desk, SystemChoice::RoundRobin);
    assert_eq!(code(backup::list(&hall.desk, &Nothing {})), "error-no-backups");
    assert_eq!(code(backup::make(&hall.desk, &Nothing {})), "error-no-backups");
}
