//! Progress of long work, on a terminal's standard error; none in a pipe.

use std::io::{self, IsTerminal, Write};
use std::ops::ControlFlow;
use std::time::{Duration, Instant};

use arbitro_pairing::Progress;

/// Work shorter than this shows nothing.
const PATIENCE: Duration = Duration::from_millis(500);
/// How often it is told.
const EVERY: Duration = Duration::from_millis(100);

/// Tells how far work has come, on one line that goes when the work is done.
pub struct Ticker {
    what: String,
    shown: bool,
    started: Instant,
    last: Instant,
    terminal: bool,
}

impl Ticker {
    /// For work on this file or thing.
    pub fn new(what: &str) -> Self {
        let now = Instant::now();
        Self {
            what: what.to_owned(),
            shown: false,
            started: now,
            last: now,
            terminal: io::stderr().is_terminal(),
        }
    }

    /// To be called with every step; the work goes on.
    pub fn tick(&mut self, progress: Progress) -> ControlFlow<()> {
        if self.terminal && self.started.elapsed() > PATIENCE && (!self.shown || self.last.elapsed() > EVERY)
        {
            self.shown = true;
            self.last = Instant::now();
            let _ = write!(io::stderr(), "\r\x1b[K{}: {}/{}", self.what, progress.done, progress.of);
        }
        ControlFlow::Continue(())
    }
}

impl Drop for Ticker {
    fn drop(&mut self) {
        if self.shown {
            let _ = write!(io::stderr(), "\r\x1b[K");
        }
    }
}
