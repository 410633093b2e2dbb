//! The disk is full, the file may not be written, it vanishes, another program has it: what is refused is told, and nothing
//! that was acknowledged is lost.
#![cfg(unix)]
#![allow(
    clippy::unwrap_used,
    clippy::panic,
    reason = "a test ends at the first thing that is not as it should be"
)]

mod hall;

use std::fs::{self, Permissions};
use std::os::unix::fs::{MetadataExt as _, PermissionsExt as _};
use std::path::Path;
use std::process::Command;

use hall::{Dice, Home, Ledger, Pending, Person, Program};
use serde_json::json;

/// So many sittings with a disk that takes no more from some moment on.
const FULL_DISKS: usize = 12;

/// What is refused because of the disk.
const DISK: [&str; 2] = ["error-disk-failure", "error-disk-full"];

/// Acts so often, and holds each against the journal.
fn work(person: &mut Person<'_>, acts: usize) {
    for _ in 0..acts {
        person.act().unwrap().unwrap_or_else(|wrong| panic!("{wrong}"));
    }
}

/// The file is whole, and a program that opens it finds what was acknowledged.
fn all_is_there(home: &Home, path: &Path, ledger: &mut Ledger) {
    let verified = home.verify(path);
    assert_eq!(verified.status.code(), Some(0), "{verified:?}");
    let program = Program::start(home.serve(path));
    let mut browser = program.browser();
    ledger.check(&mut browser, &Pending::Nothing).unwrap();
    ledger.turn(&mut browser).unwrap();
    program.interrupt();
    assert_eq!(program.wait(), Some(0));
}

#[test]
fn a_disk_that_takes_no_more_is_told_and_nothing_is_lost() {
    let seed = Dice::seed();
    println!("seed {seed}");
    let mut dice = Dice::new(seed);
    let home = Home::new();
    let path = home.event("open.arbitro");
    let (mut ledger, mut refusals) = (Ledger::default(), 0);
    for _ in 0..FULL_DISKS {
        all_is_there(&home, &path, &mut ledger);
        // No file of the program grows beyond so many blocks of 512 bytes, as if there were no room.
        let blocks = 16 + dice.below(900);
        let script = format!("trap '' XFSZ; ulimit -f {blocks}; exec \"$0\" serve \"$1\"");
        let mut command = home.command("sh");
        command.args(["-c", &script, env!("CARGO_BIN_EXE_arbitro"), path.to_str().unwrap()]);
        let program = Program::start(command);
        if !program.said.is_empty() {
            assert!(program.said.contains("Nothing was changed"), "{}", program.said);
            assert_eq!(program.wait(), Some(2));
            continue;
        }
        let mut person = Person::new(program.browser(), &mut dice, &mut ledger);
        work(&mut person, 60);
        assert!(!person.refused.iter().any(|code| code == "error-store"), "{:?}", person.refused);
        refusals += person.refused.iter().filter(|code| DISK.contains(&code.as_str())).count();
        program.interrupt();
        // Whether it could become one file again or not: its log is whole.
        program.wait();
    }
    all_is_there(&home, &path, &mut ledger);
    assert!(refusals > 0, "no disk was full");
}

/// The same program, run by somebody who may not write what is not theirs: to root everything is permitted.
fn powerless(home: &Home, arguments: &[&str]) -> Command {
    let program = env!("CARGO_BIN_EXE_arbitro");
    if fs::metadata(home.path()).unwrap().uid() != 0 {
        return home.arbitro(arguments);
    }
    let mut command = home.command("setpriv");
    command.args(["--reuid=65534", "--clear-groups", program]).args(arguments);
    command
}

fn permit(path: &Path, mode: u32) {
    fs::set_permissions(path, Permissions::from_mode(mode)).unwrap();
}

#[test]
fn a_file_or_folder_that_may_not_be_written_is_told_at_once_and_can_be_checked() {
    let home = Home::new();
    permit(home.path(), 0o755);
    let folder = home.file("events");
    fs::create_dir(&folder).unwrap();
    let path = home.event("events/open.arbitro");
    let bytes = fs::read(&path).unwrap();
    let name = path.to_str().unwrap();
    for (of_file, of_folder) in [(0o444, 0o777), (0o444, 0o555), (0o666, 0o555)] {
        permit(&path, of_file);
        permit(&folder, of_folder);
        let refused = powerless(&home, &["serve", name]).output().unwrap();
        assert_eq!(refused.status.code(), Some(2), "{of_file:o} {of_folder:o}");
        let said = String::from_utf8_lossy(&refused.stderr).into_owned();
        assert!(said.contains("cannot be written. Nothing was changed."), "{said}");
        let verified = powerless(&home, &["event", "verify", name]).output().unwrap();
        assert_eq!(verified.status.code(), Some(0), "{verified:?}");
        assert_eq!(fs::read(&path).unwrap(), bytes);
        permit(&folder, 0o755);
        permit(&path, 0o644);
    }
    all_is_there(&home, &path, &mut Ledger::default());
}

#[test]
fn a_folder_that_may_not_be_written_any_more_while_the_file_is_open_loses_nothing() {
    let home = Home::new();
    permit(home.path(), 0o777);
    let folder = home.file("events");
    fs::create_dir(&folder).unwrap();
    let path = home.event("events/open.arbitro");
    permit(&folder, 0o777);
    permit(&path, 0o666);
    let (mut dice, mut ledger) = (Dice::new(Dice::seed()), Ledger::default());
    let program = Program::start(powerless(&home, &["serve", path.to_str().unwrap()]));
    ledger.check(&mut program.browser(), &Pending::Nothing).unwrap();
    let mut person = Person::new(program.browser(), &mut dice, &mut ledger);
    work(&mut person, 20);
    permit(&folder, 0o555);
    work(&mut person, 20);
    assert!(!person.refused.iter().any(|code| code == "error-store"), "{:?}", person.refused);
    program.interrupt();
    program.wait();
    let verified = powerless(&home, &["event", "verify", path.to_str().unwrap()]).output().unwrap();
    assert_eq!(verified.status.code(), Some(0), "{verified:?}");
    permit(&folder, 0o777);
    all_is_there(&home, &path, &mut ledger);
}

#[test]
fn a_file_that_vanishes_is_told_and_saved_elsewhere_with_all_that_was_done() {
    let home = Home::new();
    let folder = home.file("stick");
    fs::create_dir(&folder).unwrap();
    let path = home.event("stick/open.arbitro");
    let (mut dice, mut ledger) = (Dice::new(Dice::seed()), Ledger::default());
    let program = Program::start(home.serve(&path));
    let mut browser = program.browser();
    ledger.check(&mut browser, &Pending::Nothing).unwrap();
    let mut person = Person::new(program.browser(), &mut dice, &mut ledger);
    work(&mut person, 30);
    fs::remove_dir_all(&folder).unwrap();
    let done = person.done;
    work(&mut person, 30);
    assert_eq!(person.done, done, "nothing is acknowledged that would be lost");
    assert!(person.refused.iter().any(|code| code == "error-file-vanished"), "{:?}", person.refused);
    let saved = home.file("saved.arbitro");
    let answer = browser.call("backup/save", &json!({ "path": saved }));
    assert_eq!(answer.status, 200, "{}", answer.body);
    program.kill();
    all_is_there(&home, &saved, &mut ledger);
}

#[test]
fn a_second_program_is_told_who_has_the_file_and_has_it_once_the_first_is_gone() {
    let home = Home::new();
    let path = home.event("open.arbitro");
    let mut command = home.serve(&path);
    command.env("USER", "Ana").env("HOSTNAME", "hall-1");
    let first = Program::start(command);
    let process = format!("process {}", first.process());
    let second = Program::start(home.serve(&path));
    assert_eq!(second.wait(), Some(2));
    for told in ["Ana", "hall-1", &process, "Close it there first"] {
        assert!(second.said.contains(told), "{}", second.said);
    }
    let verified = home.verify(&path);
    assert_eq!(verified.status.code(), Some(2), "what is being written is not judged: {verified:?}");
    assert_eq!(first.browser().call("event/show", &json!({})).status, 200, "the first is not disturbed");
    first.kill();
    all_is_there(&home, &path, &mut Ledger::default());
}
