//! A disk that fails when it is told to, for the tests.
//!
//! [`Disk::take`] puts a layer between SQLite and its own file system, in the whole process: every call that reaches the disk is
//! counted, and from the one that was asked for on it fails, once or until the disk is mended. So a test can let an act fail
//! at its first call to the disk, its second, and so on until it comes through, as SQLite's own tests do.

mod layer;

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Mutex, MutexGuard, PoisonError};

/// How the disk fails.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Failure {
    /// One call fails, and the next works again: a bad moment of a stick.
    Once,
    /// It fails until it is mended: a stick that is broken.
    Lasting,
    /// Nothing more can be written, and what is there can be read, until it is mended: a full disk.
    Full,
}

/// The disk of this process. One test at a time has it.
#[derive(Debug)]
pub struct Disk {
    _turn: MutexGuard<'static, ()>,
}

static TURN: Mutex<()> = Mutex::new(());

impl Disk {
    /// Takes the disk, once nobody else has it. Files that were opened before the first time are not reached.
    pub fn take() -> Self {
        let turn = TURN.lock().unwrap_or_else(PoisonError::into_inner);
        layer::install();
        PLAN.mend();
        Self { _turn: turn }
    }

    /// From now on, the call with this number fails, the first being 1.
    pub fn fail_at(&self, call: u64, failure: Failure) {
        PLAN.lasting.store(failure != Failure::Once, Ordering::SeqCst);
        PLAN.full.store(failure == Failure::Full, Ordering::SeqCst);
        PLAN.failed.store(0, Ordering::SeqCst);
        PLAN.left.store(call, Ordering::SeqCst);
    }

    /// The disk works again. Says how many calls failed.
    pub fn mend(&self) -> u64 {
        PLAN.mend()
    }
}

impl Drop for Disk {
    fn drop(&mut self) {
        self.mend();
    }
}

/// What the layer is to do.
struct Plan {
    /// So many calls to the one that fails; 0 if none does.
    left: AtomicU64,
    lasting: AtomicBool,
    full: AtomicBool,
    failed: AtomicU64,
}

static PLAN: Plan = Plan {
    left: AtomicU64::new(0),
    lasting: AtomicBool::new(false),
    full: AtomicBool::new(false),
    failed: AtomicU64::new(0),
};

impl Plan {
    fn mend(&self) -> u64 {
        self.left.store(0, Ordering::SeqCst);
        self.failed.swap(0, Ordering::SeqCst)
    }

    /// Whether this call fails. Of a full disk only what takes room does.
    fn fails(&self, takes_room: bool) -> bool {
        if self.full.load(Ordering::SeqCst) && !takes_room {
            return false;
        }
        let lasting = self.lasting.load(Ordering::SeqCst);
        let count = |left: u64| match left {
            0 => None,
            1 if lasting => Some(1),
            _ => Some(left - 1),
        };
        let before = self.left.fetch_update(Ordering::SeqCst, Ordering::SeqCst, count);
        let fails = before == Ok(1);
        if fails {
            self.failed.fetch_add(1, Ordering::SeqCst);
        }
        fails
    }

    fn is_full(&self) -> bool {
        self.full.load(Ordering::SeqCst)
    }
}
