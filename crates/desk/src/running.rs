//! Long work that is running beside everything else: how far it has come, and whether it is to be given up.

use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};

use crate::api::DeskError;

/// At most one work of a kind at a time.
#[derive(Debug)]
pub(crate) struct Running {
    busy: AtomicBool,
    given_up: AtomicBool,
    permille: AtomicU32,
}

impl Running {
    /// None.
    pub const fn new() -> Self {
        Self { busy: AtomicBool::new(false), given_up: AtomicBool::new(false), permille: AtomicU32::new(0) }
    }

    /// Begins, which lasts as long as what is given; `busy` is the error where one runs already.
    pub fn begin(&self, busy: &str) -> Result<Turn<'_>, DeskError> {
        if self.busy.swap(true, Ordering::AcqRel) {
            return Err(DeskError::plain(busy));
        }
        self.given_up.store(false, Ordering::Release);
        self.permille.store(0, Ordering::Relaxed);
        Ok(Turn(self))
    }

    /// How far it has come, in thousandths; none where nothing runs.
    pub fn permille(&self) -> Option<u32> {
        self.busy.load(Ordering::Acquire).then(|| self.permille.load(Ordering::Relaxed))
    }

    /// What runs is to be given up.
    pub fn give_up(&self) {
        self.given_up.store(true, Ordering::Release);
    }
}

/// The work that runs.
pub(crate) struct Turn<'r>(&'r Running);

impl Turn<'_> {
    /// It has come so far; whether it is to go on.
    pub fn goes_on(&self, permille: u64) -> bool {
        self.0.permille.store(u32::try_from(permille.min(1000)).unwrap_or(1000), Ordering::Relaxed);
        !self.0.given_up.load(Ordering::Acquire)
    }
}

impl Drop for Turn<'_> {
    fn drop(&mut self) {
        self.0.busy.store(false, Ordering::Release);
    }
}
