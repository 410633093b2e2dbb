//! Takes copies by itself: before what changes much, after some minutes of work, and when an event is closed.

use std::cmp::Reverse;
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::thread::JoinHandle;

use arbitro_store::table::{event, journal};
use arbitro_store::{EventFile, Snapshot};
use chrono::{DateTime, TimeDelta, Utc};

use super::{copies, folder_of, rotation, settings};
use crate::Desk;
use crate::api::{DeskError, Message};
use crate::convert::sentence;
use crate::source;

/// Acts before which a copy is taken. A migration copies the file beside itself (`EventFile::open`), a restore keeps what
/// it replaces.
const BEFORE: [&str; 6] =
    ["round/pair", "round/unpair", "player/import", "game/import", "trf/import", "merge/apply"];

/// The copy taken last.
#[derive(Clone, Debug)]
struct Taken {
    event: String,
    act: u32,
    at: DateTime<Utc>,
}

/// What a desk knows of its copies.
#[derive(Default)]
pub(crate) struct Keeper {
    taken: Mutex<Option<Taken>>,
    writing: Mutex<Option<JoinHandle<Result<(), DeskError>>>>,
    failed: Mutex<Option<DeskError>>,
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

/// What is to be written: an event as it stands, and where.
struct Copy {
    snapshot: Snapshot,
    path: PathBuf,
}

impl Keeper {
    /// An act is about to be done.
    pub fn before(&self, desk: &Desk, call: &str) {
        if BEFORE.contains(&call) {
            self.take(desk, |_| true);
        }
    }

    /// Something was done: a copy is taken if the last one is old.
    pub fn after(&self, desk: &Desk) {
        if desk.config().backups_dir.is_none() {
            return;
        }
        let minutes = settings::said(desk).minutes;
        let pause = TimeDelta::minutes(i64::from(minutes));
        // A clock that was put back must not stop the copies.
        self.take(desk, |taken| minutes > 0 && (desk.now() - taken.at).abs() >= pause);
    }

    /// The event is about to be closed.
    pub fn closing(&self, desk: &Desk) {
        self.take(desk, |_| true);
        self.settle();
    }

    /// A copy now, written when this returns. None is taken of what there is a copy of.
    pub fn now(&self, desk: &Desk) -> Result<(), DeskError> {
        self.take(desk, |_| true);
        self.settle();
        match lock(&self.failed).clone() {
            Some(error) => Err(error),
            None => Ok(()),
        }
    }

    /// Waits until what was taken is written.
    pub fn settle(&self) {
        let writing = lock(&self.writing).take();
        if let Some(writing) = writing {
            let written = writing.join().unwrap_or_else(|_| Err(DeskError::plain("error-backup-stopped")));
            *lock(&self.failed) = written.err();
        }
    }

    /// Why the last copy could not be written.
    pub fn failed(&self) -> Option<Message> {
        let error = lock(&self.failed).clone()?;
        Some(Message { key: error.code, params: error.params, article: None })
    }

    /// Takes a copy, unless there is one of this act already, or one of this event that is `due` to nobody.
    fn take(&self, desk: &Desk, due: impl Fn(&Taken) -> bool) {
        let found = desk.with_file(|file| self.of(desk, file, due));
        match found {
            Ok(None) => {}
            Ok(Some(copy)) => self.write(desk, copy),
            Err(error) if error.code == "error-no-event-open" => {}
            Err(error) => self.tell(desk, error),
        }
    }

    fn of(
        &self,
        desk: &Desk,
        file: &EventFile,
        due: impl Fn(&Taken) -> bool,
    ) -> Result<Option<Copy>, DeskError> {
        if desk.config().backups_dir.is_none() {
            return Ok(None);
        }
        let db = file.db();
        let Some(last) = journal::last(&db)? else { return Ok(None) };
        let event = event::get(&db)?.uuid;
        let Some(folder) = folder_of(desk, &event) else { return Ok(None) };
        let mut taken = lock(&self.taken);
        match taken.as_ref().filter(|taken| taken.event == event) {
            Some(taken) if taken.act == last.number || !due(taken) => return Ok(None),
            Some(_) | None => {}
        }
        let copy = Copy { snapshot: file.snapshot()?, path: folder.join(name(file.path(), &last)) };
        *taken = Some(Taken { event, act: last.number, at: desk.now() });
        Ok(Some(copy))
    }

    /// Writes a copy beside everything else. The one before is waited for: two would be in each other's way.
    fn write(&self, desk: &Desk, copy: Copy) {
        self.settle();
        let failed = lock(&self.failed).clone();
        if let Some(error) = failed {
            self.tell(desk, error);
        }
        *lock(&self.writing) = Some(std::thread::spawn(move || write(&copy)));
    }

    /// A copy that cannot be written is told, and holds nothing up.
    fn tell(&self, desk: &Desk, error: DeskError) {
        // Tried again with the next act.
        *lock(&self.taken) = None;
        tracing::warn!(code = error.code, "a copy could not be written");
        *lock(&self.failed) = Some(error);
        desk.announce_event(sentence("change-backup-failed"));
    }
}

/// The name of a copy: that of the event's file, its time and its act.
fn name(file: &Path, last: &journal::Entry) -> String {
    let stem = file.file_stem().unwrap_or_default().to_string_lossy();
    let at = last.at.format("%Y-%m-%d %H-%M-%S");
    source::file_name(&[&stem, &at.to_string(), &last.number.to_string()], "arbitro")
}

fn write(Copy { snapshot, path }: &Copy) -> Result<(), DeskError> {
    let folder = path.parent().unwrap_or(Path::new("."));
    std::fs::create_dir_all(folder).map_err(|e| DeskError::file(folder.display(), &e))?;
    match snapshot.write(path) {
        // The event was opened again as it was.
        Err(arbitro_store::StoreError::Exists(_)) => {}
        written => written?,
    }
    let mut all: Vec<_> =
        copies(folder).into_iter().map(|(path, copy)| ((path, copy.last.number), copy.last.at)).collect();
    let old: BTreeSet<_> = rotation::superfluous(&all).cloned().collect();
    // A clock that was put back must not make the newest copies old; nor a restore, after which acts are counted from fewer.
    all.sort_by_key(|((_, act), _)| Reverse(*act));
    for (path, _) in rotation::superfluous(&all).filter(|copy| old.contains(copy)) {
        let _ = std::fs::remove_file(path);
    }
    Ok(())
}
