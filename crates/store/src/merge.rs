//! Two files of one event that went their own ways: what each changed since their last common act, tournament by
//! tournament, and taking over what the other changed.
//!
//! The state at the last common act is found by going back through a journal. A tournament is one thing here: it is as it
//! is here or as it is there, and never a mixture that no arbiter saw. Numbers of rows are given anew where they are taken.

mod compare;
mod count;
mod past;
mod shape;
mod state;
mod take;

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use crate::table::event;
use crate::table::journal::{self, Entry};
use crate::verify::WorkingCopy;
use crate::{Db, EventFile, Owner, StoreError};

pub use count::Kind;
pub(crate) use past::leads_back;
pub use take::take;

/// Another file of the event: a copy of it is read, brought to the present schema, and gone when this is dropped.
#[derive(Debug)]
pub struct Other {
    file: EventFile,
    // Dropped after the file.
    _copy: WorkingCopy,
}

impl Other {
    /// Reads a file that nobody has open, and trusts nothing in it.
    pub fn open(path: &Path, owner: &Owner) -> Result<Self, StoreError> {
        let copy = WorkingCopy::of(path)?;
        if let Some(fault) = copy.faults()?.first() {
            return Err(StoreError::NotAnEvent { path: path.to_owned(), detail: format!("{fault:?}") });
        }
        let (file, _) = EventFile::open(copy.path(), owner)?;
        Ok(Self { file, _copy: copy })
    }

    /// For reading.
    pub fn db(&self) -> Db<'_> {
        self.file.db()
    }
}

/// Why two files cannot be compared.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Apart {
    /// The other is of another event, with this name.
    AnotherEvent(String),
    /// No act is in both.
    NoCommonAct,
    /// Both took moves from electronic boards, of which the journal does not say what they changed.
    BoardsInBoth,
}

/// Two files of one event, compared.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Comparison {
    /// The last act in both.
    pub common: Entry,
    /// What was done here since.
    pub here: Vec<Entry>,
    /// What was done there since.
    pub there: Vec<Entry>,
    /// The parts of the event that are not the same in both.
    pub parts: Vec<Part>,
}

/// A part of an event that is taken over as a whole.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum What {
    /// The event's form.
    Event,
    /// Its letterhead.
    Letterhead,
    /// A tournament: its number here and there; none where it is not.
    Tournament {
        /// Here.
        here: Option<i64>,
        /// There.
        there: Option<i64>,
    },
}

/// Where a part changed since the last common act.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Changed {
    /// Here alone.
    Here,
    /// There alone.
    There,
    /// In both, and not alike.
    Both,
}

/// Why a part cannot be taken over.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Obstacle {
    /// It was taken away there.
    GoneThere,
    /// Another tournament here has its name.
    NameTaken,
}

/// A part of the event that is not the same in both files.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Part {
    /// Which.
    pub what: What,
    /// The name of the tournament; empty for another part.
    pub name: String,
    /// Where it changed.
    pub changed: Changed,
    /// What changed here.
    pub here: Changes,
    /// What changed there.
    pub there: Changes,
    /// Why it cannot be taken over.
    pub obstacle: Option<Obstacle>,
}

/// What changed in a part.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Changes {
    /// How much of what.
    pub counts: BTreeMap<Kind, u32>,
    /// The acts that did it, by their numbers.
    pub acts: Vec<u32>,
}

/// The rows of each journal as of which the other took something over.
struct Then {
    here: BTreeSet<u32>,
    there: BTreeSet<u32>,
}

/// Compares the open event with another file of it. `taken` tells of a row of a journal that took something over as of which
/// row of the other's journal that was: what was as it is there then has not been changed since.
pub fn compare(
    ours: &EventFile,
    other: &Other,
    taken: impl Fn(&Entry) -> Option<u32>,
) -> Result<Result<Comparison, Apart>, StoreError> {
    let (db, theirs) = (ours.db(), other.file.db());
    let (id, _) = event::identity(&db)?;
    let (their_id, their_name) = event::identity(&theirs)?;
    if id != their_id {
        return Ok(Err(Apart::AnotherEvent(their_name)));
    }
    let (mut here, mut there) = (journal::all(&db)?, journal::all(&theirs)?);
    let number = journal::common(&here, &there);
    let Some(common) = here.iter().find(|row| row.number == number).cloned() else {
        return Ok(Err(Apart::NoCommonAct));
    };
    here.retain(|row| row.number > number);
    there.retain(|row| row.number > number);
    let merges = |rows: &[Entry]| rows.iter().filter(|row| !row.undone).filter_map(&taken).collect();
    let then = Then { there: merges(&here), here: merges(&there) };
    let Some(parts) = compare::parts(ours, &other.file, number, &then)? else {
        return Ok(Err(Apart::BoardsInBoth));
    };
    Ok(Ok(Comparison { common, here, there, parts }))
}
