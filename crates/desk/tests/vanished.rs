//! The open file is moved, replaced or deleted: nothing is acknowledged that would be lost, and all can be saved.

#![allow(clippy::unwrap_used, clippy::indexing_slicing, reason = "helpers of tests may fail loudly")]
#![cfg(unix)]

mod common;

use std::fs;
use std::path::{Path, PathBuf};

use arbitro_desk::api::Nothing;
use arbitro_desk::api::backup::ChooseBackup;
use arbitro_desk::api::event::{OpenEvent, SystemChoice};
use arbitro_desk::api::journal::ListJournal;
use arbitro_desk::api::round::PairRound;
use arbitro_desk::{Desk, backup, event, journal, round};
use common::{Hall, code, enter, enter_club, first_round, hall, new_event};

/// An event with a result on its first board, and where it is.
fn playing() -> (Hall, i64, PathBuf) {
    let hall = hall();
    let tournament = new_event(&hall.desk, SystemChoice::RoundRobin);
    enter_club(&hall.desk, tournament, 6);
    round::pair(&hall.desk, &PairRound::next(tournament)).unwrap();
    let board = first_round(&hall.desk, tournament).boards[0].pairing;
    enter(&hall.desk, board, "1", "0").unwrap();
    let path = event::show(&hall.desk, &Nothing {}).unwrap().unwrap().path;
    (hall, tournament, path.into())
}

fn acts(desk: &Desk) -> usize {
    journal::list(desk, &ListJournal::default()).unwrap().len()
}

fn refuses_everything(desk: &Desk, tournament: i64) {
    let before = acts(desk);
    let board = first_round(desk, tournament).boards[1].pairing;
    assert_eq!(code(enter(desk, board, "0", "1")), "error-file-vanished");
    assert_eq!(code(journal::undo(desk, &Nothing {})), "error-file-vanished");
    assert_eq!(code(journal::redo(desk, &Nothing {})), "error-file-vanished");
    assert_eq!(acts(desk), before);
}

fn save(desk: &Desk, path: &Path) -> Result<PathBuf, arbitro_desk::DeskError> {
    let saved = backup::save(desk, &ChooseBackup { path: path.display().to_string() })?;
    Ok(saved.path.into())
}

fn open(desk: &Desk, path: &Path) {
    event::open(desk, &OpenEvent { path: path.display().to_string() }).unwrap();
}

fn goes_on(desk: &Desk, tournament: i64, acts_before: usize) {
    assert_eq!(acts(desk), acts_before);
    let board = first_round(desk, tournament).boards[1].pairing;
    enter(desk, board, "0", "1").unwrap();
    assert_eq!(acts(desk), acts_before + 1);
}

#[test]
fn what_was_deleted_is_saved_elsewhere_with_all_that_was_done() {
    let (hall, tournament, path) = playing();
    let before = acts(&hall.desk);
    fs::remove_file(&path).unwrap();
    refuses_everything(&hall.desk, tournament);
    let saved = save(&hall.desk, &hall.folder.path().join("saved")).unwrap();
    assert_eq!(saved.extension().unwrap(), "arbitro");
    assert_eq!(code(save(&hall.desk, &saved)), "error-file-exists");
    refuses_everything(&hall.desk, tournament);
    open(&hall.desk, &saved);
    goes_on(&hall.desk, tournament, before);
}

#[test]
fn a_folder_that_is_gone_loses_nothing_and_its_path_can_be_used_again() {
    let (hall, tournament, path) = playing();
    let before = acts(&hall.desk);
    let folder = path.parent().unwrap();
    fs::rename(folder, hall.folder.path().join("elsewhere")).unwrap();
    refuses_everything(&hall.desk, tournament);
    fs::create_dir(folder).unwrap();
    save(&hall.desk, &path).unwrap();
    refuses_everything(&hall.desk, tournament);
    open(&hall.desk, &path);
    goes_on(&hall.desk, tournament, before);
    event::close(&hall.desk, &Nothing {}).unwrap();
    // What was moved away has everything as well.
    open(&hall.desk, &hall.folder.path().join("elsewhere").join(path.file_name().unwrap()));
    goes_on(&hall.desk, tournament, before);
}

#[test]
fn a_file_that_comes_back_is_written_again_and_another_in_its_place_is_not_touched() {
    let (hall, tournament, path) = playing();
    let before = acts(&hall.desk);
    let away = path.with_extension("away");
    fs::rename(&path, &away).unwrap();
    refuses_everything(&hall.desk, tournament);
    fs::rename(&away, &path).unwrap();
    goes_on(&hall.desk, tournament, before);

    fs::rename(&path, &away).unwrap();
    fs::write(&path, "another file").unwrap();
    refuses_everything(&hall.desk, tournament);
    let refused = event::open(&hall.desk, &OpenEvent { path: path.display().to_string() });
    assert_eq!(code(refused), "error-not-an-event");
    assert_eq!(acts(&hall.desk), before + 1, "what is open stays open");
    event::close(&hall.desk, &Nothing {}).unwrap();
    assert_eq!(fs::read(&path).unwrap(), b"another file");
    // Closed, it is whole where it was moved to.
    let moved = hall.folder.path().join("moved.arbitro");
    fs::rename(&away, &moved).unwrap();
    open(&hall.desk, &moved);
    assert_eq!(acts(&hall.desk), before + 1);
}
