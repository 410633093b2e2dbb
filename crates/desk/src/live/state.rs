//! What the desk keeps of the boards that are followed.

use std::collections::BTreeMap;
use std::path::PathBuf;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use arbitro_store::{PairingId, TournamentId};
use chrono::{DateTime, Utc};

use super::agree::{Told, agreed};
use super::folder::{Files, Heard};
use super::take::Held;
use crate::api::Message;
use crate::api::live::LiveOther;

/// The boards of a desk. One look is done after the other; what is shown waits for none.
#[derive(Default)]
pub(crate) struct Live {
    files: Mutex<Files>,
    watch: Mutex<Option<Watch>>,
}

/// What is followed.
pub(super) struct Watch {
    pub what: What,
    pub looked_at: Option<DateTime<Utc>>,
    pub failure: Option<Message>,
    pub files: u32,
    pub boards: BTreeMap<PairingId, Board>,
    pub others: Vec<LiveOther>,
    /// The last row of the journal that the records were compared at.
    pub journal: u32,
}

/// Which boards, and where they tell.
#[derive(Clone, PartialEq, Eq)]
pub(super) struct What {
    /// The identity of the event.
    pub event: String,
    pub tournament: TournamentId,
    pub round: u32,
    pub folder: PathBuf,
    pub silent_min: u32,
    /// Tells one beginning from the next.
    pub since: DateTime<Utc>,
}

/// A board.
#[derive(Clone)]
pub(super) struct Board {
    /// What the last look saw; none while no game of the files is of this board.
    pub last: Option<Told>,
    /// How many looks since have found no game of this board.
    pub missed: u32,
    /// What two looks agreed on.
    pub agreed: Told,
    /// Whether there were two.
    pub twice: bool,
    /// When its moves changed last.
    pub moved_at: DateTime<Utc>,
    /// Why its moves are not taken over.
    pub held: Option<Held>,
    /// What was agreed on when record and board were compared last.
    pub taken: Option<Told>,
    /// The game that is heard, for its start.
    pub heard: Option<Arc<Heard>>,
}

impl Board {
    /// A board of which nothing is known yet.
    pub fn new(now: DateTime<Utc>) -> Self {
        Self {
            last: None,
            missed: 0,
            agreed: Told::default(),
            twice: false,
            moved_at: now,
            held: None,
            taken: None,
            heard: None,
        }
    }

    /// Takes note of what a look saw, or that it saw no game of this board: a file that is being renamed is away for a moment.
    pub fn hear(&mut self, heard: Option<&Arc<Heard>>, now: DateTime<Utc>) {
        let Some(heard) = heard else {
            self.missed += 1;
            if self.missed > 1 {
                self.last = None;
            }
            return;
        };
        let told = &heard.told;
        if self.last.as_ref().is_none_or(|last| last.moves() != told.moves()) {
            self.moved_at = now;
        }
        let both = self.last.as_ref().map_or_else(Told::default, |last| agreed(last, told));
        // What is being written may be shorter for a moment; it is shorter once two looks see the same.
        if self.last.as_ref() == Some(told) || both.plies.len() >= self.agreed.plies.len() {
            self.agreed = both;
        }
        self.twice |= self.last.is_some();
        (self.missed, self.last, self.heard) = (0, Some(told.clone()), Some(Arc::clone(heard)));
    }

    /// Whether anything is new since record and board were compared last.
    pub fn changed(&self) -> bool {
        self.taken.as_ref() != Some(&self.agreed)
    }
}

impl Live {
    /// The turn to look.
    pub(super) fn turn(&self) -> MutexGuard<'_, Files> {
        self.files.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// What is followed, to look at or to change; not to be held while the desk is asked.
    pub(super) fn watch(&self) -> MutexGuard<'_, Option<Watch>> {
        self.watch.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// What is followed.
    pub(super) fn what(&self) -> Option<What> {
        self.watch().as_ref().map(|watch| watch.what.clone())
    }

    /// Follows nothing any more.
    pub(crate) fn end(&self) {
        *self.watch() = None;
        *self.turn() = Files::default();
    }
}
