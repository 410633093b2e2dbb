//! The desk: one open event, and the way in for every door.

use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, Weak};

use arbitro_store::table::journal::{Entry, Said};
use arbitro_store::{Act, Acted, Db, EventFile, Owner, Tx};
use chrono::{DateTime, SecondsFormat, Utc};
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;

use crate::api::journal::JournalKind;
use crate::api::{
    Change, DeskError, Message, Nothing, backup, check_in, clock, event, fee, game, journal, letterhead,
    library, live, merge, period, pgn, player, print, prize, rating, round, ruling, second_pass, site,
    standings, table, template, trf,
};
use crate::backup::Keeper;
use crate::calls::for_each_call;
use crate::config::DeskConfig;
use crate::convert;
use crate::live::Live;
use crate::log;
use crate::pgn::Checking;
use crate::running::Running;

/// A desk with at most one event open. It is shared between threads: one act is done after the other. Its copies are the same
/// desk.
#[derive(Clone)]
pub struct Desk {
    shared: Arc<Shared>,
    /// What the person confirmed who asks.
    confirmed: Option<Arc<str>>,
    /// The file of the event that the person has in mind who asks; none for whichever is open.
    event: Option<Arc<str>>,
}

/// A desk that may be gone.
pub(crate) struct WeakDesk(Weak<Shared>);

impl WeakDesk {
    /// The desk, if it is still there.
    pub fn desk(&self) -> Option<Desk> {
        self.0.upgrade().map(|shared| Desk { shared, confirmed: None, event: None })
    }
}

struct Shared {
    config: DeskConfig,
    open: Mutex<Option<EventFile>>,
    listeners: Mutex<Vec<Sender<Change>>>,
    list_import: Running,
    pairing: Running,
    checking: Checking,
    live: Live,
    site: Mutex<()>,
    backups: Keeper,
}

impl Desk {
    /// A desk with no event open.
    pub fn new(config: DeskConfig) -> Self {
        let shared = Shared {
            config,
            open: Mutex::new(None),
            listeners: Mutex::new(Vec::new()),
            list_import: Running::new(),
            pairing: Running::new(),
            checking: Checking::new(),
            live: Live::default(),
            site: Mutex::new(()),
            backups: Keeper::default(),
        };
        Self { shared: Arc::new(shared), confirmed: None, event: None }
    }

    /// The same desk, asked by somebody who confirmed what a [`Warning`](crate::api::warning::Warning) with this token
    /// said.
    #[must_use]
    pub fn confirming(&self, token: &str) -> Self {
        Self { confirmed: Some(token.into()), ..self.clone() }
    }

    /// The token of what was confirmed.
    pub(crate) fn confirmed(&self) -> Option<&str> {
        self.confirmed.as_deref()
    }

    /// The same desk, asked about the event of this file. While another is open everything is refused that needs an event:
    /// its rows have the same numbers.
    #[must_use]
    pub fn of_event(&self, path: &str) -> Self {
        Self { event: Some(path.into()), ..self.clone() }
    }

    /// Does what a door asks: a use case by its name, with its request and answer as JSON. What was confirmed stands in
    /// the request's field `confirmed`, the file of the event it is meant for in `of_event` where that may have changed since.
    /// When this returns, what it did is on disk; on an error nothing was done.
    pub fn handle(&self, name: &str, mut request: Value) -> Result<Value, DeskError> {
        let mut desk = self.clone();
        if let Some(fields) = request.as_object_mut() {
            let mut told = |field: &str| Some(fields.remove(field)?.as_str()?.to_owned());
            if let Some(token) = told("confirmed") {
                desk = desk.confirming(&token);
            }
            if let Some(path) = told("of_event") {
                desk = desk.of_event(&path);
            }
        }
        let desk = &desk;
        macro_rules! dispatch {
            ($($name:literal $request:ty => $answer:ty => $function:path,)*) => {
                match name {
                    $($name => answer::<$request, $answer>(desk, name, request, $function),)*
                    _ => Err(DeskError::plain("error-unknown-call").with("call", name)),
                }
            };
        }
        log::called(name, || for_each_call!(dispatch))
    }

    /// Tells of every change from now on, until the receiver is dropped.
    pub fn subscribe(&self) -> Receiver<Change> {
        let (sender, receiver) = channel();
        lock(&self.shared.listeners).push(sender);
        receiver
    }

    /// What the desk was told of the world around it.
    pub fn config(&self) -> &DeskConfig {
        &self.shared.config
    }

    /// The import of a rating list, which goes on beside everything else.
    pub(crate) fn list_import(&self) -> &Running {
        &self.shared.list_import
    }

    /// The pairing of a round, which can be given up.
    pub(crate) fn pairing(&self) -> &Running {
        &self.shared.pairing
    }

    /// The check of a file of games, which goes on beside everything else, and the file checked last.
    pub(crate) fn checking(&self) -> &Checking {
        &self.shared.checking
    }

    /// The games that electronic boards tell.
    pub(crate) fn live(&self) -> &Live {
        &self.shared.live
    }

    /// This desk for work beside it, which ends with the desk.
    pub(crate) fn weak(&self) -> WeakDesk {
        WeakDesk(Arc::downgrade(&self.shared))
    }

    /// The turn to write the site of the event: two at once would be in each other's way.
    pub(crate) fn site_turn(&self) -> MutexGuard<'_, ()> {
        lock(&self.shared.site)
    }

    /// The copies of the open event.
    pub(crate) fn backups(&self) -> &Keeper {
        &self.shared.backups
    }

    /// The time.
    pub(crate) fn now(&self) -> DateTime<Utc> {
        (self.shared.config.clock)()
    }

    /// Reads from the open event. The work must not call the desk again.
    pub(crate) fn read<T>(&self, work: impl FnOnce(&Db<'_>) -> Result<T, DeskError>) -> Result<T, DeskError> {
        self.with_file(|file| work(&file.db()))
    }

    /// Does one thing in the open event: one transaction and one row in the journal, which says what the work says
    /// was done. All pages are told once it is on disk. The work must not call the desk again.
    pub(crate) fn act<T>(
        &self,
        call: &str,
        request: &impl Serialize,
        work: impl FnOnce(&Tx<'_>) -> Result<(T, Said), DeskError>,
    ) -> Result<T, DeskError> {
        self.write(call, request, |file, act| file.act(act, work))
    }

    /// Takes in what nobody at the desk did, and which therefore cannot be taken back.
    pub(crate) fn receive<T>(
        &self,
        call: &str,
        request: &impl Serialize,
        work: impl FnOnce(&Tx<'_>) -> Result<(T, Said), DeskError>,
    ) -> Result<T, DeskError> {
        self.write(call, request, |file, act| file.receive(act, work))
    }

    fn write<T>(
        &self,
        call: &str,
        request: &impl Serialize,
        write: impl FnOnce(&mut EventFile, &Act<'_>) -> Result<Acted<T>, DeskError>,
    ) -> Result<T, DeskError> {
        let request = serde_json::to_string(request).map_err(|e| bad_request(call, &e))?;
        let act = self.signed(call, &request);
        self.backups().before(self, call);
        let Acted { answer, entry } = self.with_file(|file| write(file, &act))?;
        if let Some(entry) = entry {
            self.announce_entry(&entry);
        }
        Ok(answer)
    }

    /// An act with its time, person and machine.
    pub(crate) fn signed<'a>(&'a self, call: &'a str, request: &'a str) -> Act<'a> {
        let DeskConfig { who, host, .. } = &self.shared.config;
        Act { at: self.now(), who, host, call, request }
    }

    /// Works on the open event file.
    pub(crate) fn with_file<T>(
        &self,
        work: impl FnOnce(&mut EventFile) -> Result<T, DeskError>,
    ) -> Result<T, DeskError> {
        let mut open = lock(&self.shared.open);
        let file = open.as_mut().ok_or_else(|| DeskError::plain("error-no-event-open"))?;
        if self.event.as_ref().is_some_and(|meant| file.path().display().to_string() != **meant) {
            return Err(DeskError::plain("error-another-event"));
        }
        work(file)
    }

    /// Whether an event is open.
    pub(crate) fn has_event(&self) -> bool {
        lock(&self.shared.open).is_some()
    }

    /// Takes the place of the open event, which is closed first: `open` gives the new one, none for no event. If it
    /// fails the desk has no event open, unless `open` failed before the old one had to be closed.
    pub(crate) fn replace(
        &self,
        open: impl FnOnce() -> Result<Option<EventFile>, DeskError>,
    ) -> Result<(), DeskError> {
        self.backups().closing(self);
        let (old, emptied) = {
            let mut place = lock(&self.shared.open);
            let new = open()?;
            let emptied = new.is_none();
            (std::mem::replace(&mut *place, new).map(EventFile::close), emptied)
        };
        // The boards that were followed are those of the old one.
        self.shared.live.end();
        // Where the old one cannot be one file again, its log stays beside it, whole; that must not look as if the new one were
        // not open.
        if emptied {
            old.transpose()?;
        }
        Ok(())
    }

    /// Does something with the open event's file while nobody has it open, and opens it again, whatever came of it.
    pub(crate) fn exchange<T>(
        &self,
        work: impl FnOnce(&std::path::Path) -> Result<T, DeskError>,
    ) -> Result<T, DeskError> {
        let mut place = lock(&self.shared.open);
        let file = place.take().ok_or_else(|| DeskError::plain("error-no-event-open"))?;
        let path = file.path().to_owned();
        let done = file.close().map_err(DeskError::from).and_then(|()| work(&path));
        *place = Some(EventFile::open(&path, &self.owner())?.0);
        done
    }

    /// Who has the files that this desk opens.
    pub(crate) fn owner(&self) -> Owner {
        Owner {
            who: self.shared.config.who.clone(),
            host: self.shared.config.host.clone(),
            process: std::process::id(),
            since: self.now().to_rfc3339_opts(SecondsFormat::Secs, true),
        }
    }

    /// Tells every page of a row of the journal, and takes a copy where one is due.
    pub(crate) fn announce_entry(&self, entry: &Entry) {
        self.announce(&Change {
            journal: Some(entry.number),
            message: convert::message(&entry.said),
            kind: convert::journal_kind(entry.kind),
        });
        self.backups().after(self);
    }

    /// Tells every page that an event was opened or closed.
    pub(crate) fn announce_event(&self, message: Message) {
        self.announce(&Change { journal: None, message, kind: JournalKind::Act });
    }

    fn announce(&self, change: &Change) {
        lock(&self.shared.listeners).retain(|listener| listener.send(change.clone()).is_ok());
    }
}

/// What a panic left behind is whole: a transaction that was not committed is rolled back.
fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

fn answer<Q: DeserializeOwned, A: Serialize>(
    desk: &Desk,
    call: &str,
    request: Value,
    function: impl FnOnce(&Desk, &Q) -> Result<A, DeskError>,
) -> Result<Value, DeskError> {
    // A call that needs nothing may be asked with nothing.
    let request = if request.is_null() { Value::Object(serde_json::Map::new()) } else { request };
    let request: Q = serde_json::from_value(request).map_err(|e| bad_request(call, &e))?;
    let answer = function(desk, &request)?;
    serde_json::to_value(answer).map_err(|e| bad_request(call, &e))
}

fn bad_request(call: &str, error: &serde_json::Error) -> DeskError {
    DeskError::plain("error-bad-request").with("call", call).with("detail", error)
}
