//! Processor time of this thread: what else the machine does is of no account.

use std::time::Duration;

/// A watch that runs only while this thread does.
pub struct Stopwatch(Duration);

impl Stopwatch {
    /// A watch started now.
    pub fn start() -> Self {
        Self(now())
    }

    /// The time since.
    pub fn elapsed(&self) -> Duration {
        now().saturating_sub(self.0)
    }
}

#[cfg(unix)]
fn now() -> Duration {
    let time = rustix::time::clock_gettime(rustix::time::ClockId::ThreadCPUTime);
    let nanoseconds = u32::try_from(time.tv_nsec).unwrap_or(0);
    Duration::new(u64::try_from(time.tv_sec).unwrap_or(0), nanoseconds)
}

#[cfg(not(unix))]
fn now() -> Duration {
    // The time of the clock on the wall has to do.
    static START: std::sync::OnceLock<std::time::Instant> = std::sync::OnceLock::new();
    START.get_or_init(std::time::Instant::now).elapsed()
}
