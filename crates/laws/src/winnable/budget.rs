//! How long the question may be thought about.

/// What a search may use up. This crate has no clock: whoever has one hands in the question whether time is over.
#[derive(Clone, Copy)]
pub struct Bound<'a> {
    /// The most positions looked at.
    pub nodes: u64,
    /// True once the time is over; asked now and then.
    pub expired: Option<&'a (dyn Fn() -> bool + Sync)>,
}

impl Bound<'static> {
    /// A bound in positions alone, with the same answer on every machine.
    pub const fn nodes(nodes: u64) -> Bound<'static> {
        Bound { nodes, expired: None }
    }
}

impl Default for Bound<'static> {
    /// Enough for nearly every position ever met over the board: about a second.
    fn default() -> Self {
        Bound::nodes(1_000_000)
    }
}

impl std::fmt::Debug for Bound<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Bound").field("nodes", &self.nodes).field("timed", &self.expired.is_some()).finish()
    }
}

/// A bound being used up.
pub(super) struct Budget<'a> {
    bound: Bound<'a>,
    used: u64,
    ask_at: u64,
    over: bool,
}

/// Positions between two questions to the clock: well under a millisecond.
const ASK_EVERY: u64 = 256;

impl<'a> Budget<'a> {
    pub(super) fn new(bound: &Bound<'a>) -> Budget<'a> {
        Budget { bound: *bound, used: 0, ask_at: ASK_EVERY, over: false }
    }

    /// Counts one position; false once the bound is reached.
    pub(super) fn spend(&mut self) -> bool {
        self.spend_more(1)
    }

    /// Counts as much as so many positions; false once the bound is reached.
    pub(super) fn spend_more(&mut self, positions: u64) -> bool {
        self.used += positions;
        if self.used >= self.ask_at {
            self.ask_at = self.used + ASK_EVERY;
            self.over |= self.bound.expired.is_some_and(|expired| expired());
        }
        self.over |= self.used > self.bound.nodes;
        !self.over
    }

    pub(super) fn used(&self) -> u64 {
        self.used
    }

    pub(super) fn is_over(&self) -> bool {
        self.over
    }
}
