//! A folder is brought up to date: what differs is written, what is ours and gone is removed, what is a stranger's stays.

#![allow(clippy::unwrap_used, clippy::indexing_slicing, reason = "tests may fail loudly")]

use std::collections::BTreeMap;
use std::path::Path;
use std::time::{Duration, SystemTime};

use arbitro_site::Files;
use arbitro_site::folder::{FolderError, Written, write};

fn files(all: &[(&str, &str)]) -> Files {
    all.iter().map(|(path, text)| ((*path).to_owned(), text.as_bytes().to_vec())).collect()
}

fn read(folder: &Path, path: &str) -> Option<String> {
    std::fs::read_to_string(folder.join(path)).ok()
}

/// Makes every file look old, so that one that is written anew shows.
fn age(folder: &Path, paths: &[&str]) -> BTreeMap<String, SystemTime> {
    let long_ago = SystemTime::UNIX_EPOCH + Duration::from_secs(1_000_000_000);
    for path in paths {
        std::fs::File::options()
            .append(true)
            .open(folder.join(path))
            .unwrap()
            .set_modified(long_ago)
            .unwrap();
    }
    paths.iter().map(|path| ((*path).to_owned(), long_ago)).collect()
}

fn modified(folder: &Path, path: &str) -> SystemTime {
    std::fs::metadata(folder.join(path)).unwrap().modified().unwrap()
}

#[test]
fn only_what_differs_is_written() {
    let folder = tempfile::tempdir().unwrap();
    let place = folder.path().join("site");
    let first = files(&[("index.html", "one"), ("t1/round-1.html", "round"), ("assets/site.css", "css")]);
    assert_eq!(write(&place, "e", &first).unwrap(), Written { written: 3, unchanged: 0, removed: 0 });
    let old = age(&place, &["index.html", "t1/round-1.html", "assets/site.css", "arbitro-site.json"]);
    assert_eq!(write(&place, "e", &first).unwrap(), Written { written: 0, unchanged: 3, removed: 0 });
    for (path, time) in &old {
        assert_eq!(modified(&place, path), *time, "{path} was written though it is the same");
    }
    let next = files(&[("index.html", "two"), ("t1/round-1.html", "round"), ("assets/site.css", "css")]);
    assert_eq!(write(&place, "e", &next).unwrap(), Written { written: 1, unchanged: 2, removed: 0 });
    assert_eq!(read(&place, "index.html").as_deref(), Some("two"));
    assert_eq!(modified(&place, "t1/round-1.html"), old["t1/round-1.html"]);
    let left: Vec<_> = std::fs::read_dir(&place).unwrap().map(|entry| entry.unwrap().file_name()).collect();
    assert!(left.iter().all(|name| !name.to_string_lossy().starts_with(".arbitro-")), "{left:?}");
}

#[cfg(unix)]
#[test]
fn a_server_of_another_user_can_read_what_is_written() {
    use std::os::unix::fs::PermissionsExt as _;
    let folder = tempfile::tempdir().unwrap();
    write(folder.path(), "e", &files(&[("index.html", "one")])).unwrap();
    let mode = std::fs::metadata(folder.path().join("index.html")).unwrap().permissions().mode();
    assert_eq!(mode & 0o044, 0o044, "{mode:o}");
}

#[test]
fn what_is_no_longer_part_is_removed_unless_somebody_changed_it() {
    let folder = tempfile::tempdir().unwrap();
    let place = folder.path();
    let all = [("index.html", "one"), ("t2/players.html", "two"), ("t3/players.html", "three")];
    write(place, "e", &files(&all)).unwrap();
    std::fs::write(place.join("t2/notes.txt"), "mine").unwrap();
    std::fs::write(place.join("t3/players.html"), "edited by hand").unwrap();
    assert_eq!(
        write(place, "e", &files(&all[..1])).unwrap(),
        Written { written: 0, unchanged: 1, removed: 1 }
    );
    assert_eq!(read(place, "t2/players.html"), None);
    assert_eq!(read(place, "t2/notes.txt").as_deref(), Some("mine"));
    assert_eq!(read(place, "t3/players.html").as_deref(), Some("edited by hand"));
    std::fs::remove_file(place.join("t2/notes.txt")).unwrap();
    write(place, "e", &files(&all[..2])).unwrap();
    write(place, "e", &files(&all[..1])).unwrap();
    assert!(!place.join("t2").exists(), "an empty folder of ours goes too");
    write(place, "e", &files(&[("index.html", "one"), ("es/t1/players.html", "uno")])).unwrap();
    write(place, "e", &files(&all[..1])).unwrap();
    assert!(!place.join("es").exists(), "and the one above it");
}

#[test]
fn a_strangers_file_is_not_overwritten_and_then_nothing_is() {
    let folder = tempfile::tempdir().unwrap();
    let place = folder.path();
    std::fs::write(place.join("index.html"), "the club's own page").unwrap();
    let all = files(&[("assets/site.css", "css"), ("index.html", "one")]);
    assert!(
        matches!(write(place, "e", &all), Err(FolderError::Stranger(path)) if path.ends_with("index.html"))
    );
    assert_eq!(read(place, "index.html").as_deref(), Some("the club's own page"));
    assert!(!place.join("assets").exists() && !place.join("arbitro-site.json").exists());
}

#[test]
fn the_site_of_another_event_stays() {
    let folder = tempfile::tempdir().unwrap();
    let place = folder.path();
    write(place, "one", &files(&[("index.html", "one")])).unwrap();
    assert!(matches!(write(place, "two", &files(&[("index.html", "two")])), Err(FolderError::OtherEvent)));
    assert_eq!(read(place, "index.html").as_deref(), Some("one"));
}

#[test]
fn a_manifest_leads_nowhere_outside_of_its_folder() {
    let folder = tempfile::tempdir().unwrap();
    let place = folder.path().join("site");
    std::fs::create_dir(&place).unwrap();
    let outside = folder.path().join("outside.txt");
    std::fs::write(&outside, "").unwrap();
    // The mark of no bytes at all.
    let mark = "cbf29ce484222325";
    for path in ["../outside.txt".to_owned(), outside.display().to_string(), "./../outside.txt".to_owned()] {
        let manifest = format!("{{\"event\": \"e\", \"files\": {{{path:?}: \"{mark}\"}}}}");
        std::fs::write(place.join("arbitro-site.json"), manifest).unwrap();
        write(&place, "e", &files(&[("index.html", "one")])).unwrap();
        assert!(outside.exists(), "{path}");
    }
    // The mark is the right one: inside of the folder the file would have gone.
    std::fs::write(place.join("inside.txt"), "").unwrap();
    let manifest = format!("{{\"event\": \"e\", \"files\": {{\"inside.txt\": \"{mark}\"}}}}");
    std::fs::write(place.join("arbitro-site.json"), manifest).unwrap();
    write(&place, "e", &files(&[("index.html", "one")])).unwrap();
    assert!(!place.join("inside.txt").exists());
}

#[cfg(unix)]
#[test]
fn what_was_written_before_the_program_was_killed_is_known_to_be_ours() {
    let folder = tempfile::tempdir().unwrap();
    let place = folder.path();
    write(place, "e", &files(&[("index.html", "one")])).unwrap();
    // A folder that cannot be made stops the writing in the middle, as the end of the program does.
    std::os::unix::fs::symlink("nowhere", place.join("t1")).unwrap();
    let next = |text| files(&[("a.html", text), ("index.html", text), ("t1/players.html", text)]);
    assert!(matches!(write(place, "e", &next("two")), Err(FolderError::Io { .. })));
    assert_eq!(read(place, "a.html").as_deref(), Some("two"), "it did not stop in the middle");
    std::fs::remove_file(place.join("t1")).unwrap();
    assert_eq!(write(place, "e", &next("three")).unwrap(), Written { written: 3, unchanged: 0, removed: 0 });
}
