//! Numbers from a seed: the same seed, the same numbers, on every machine.

/// A generator of numbers (`SplitMix64`). It is for tournaments that never were, not for secrets.
#[derive(Clone, Debug)]
pub struct Random(u64);

impl Random {
    /// From a seed.
    pub const fn new(seed: u64) -> Self {
        Self(seed)
    }

    /// The next number.
    pub const fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    /// A number below `n`; 0 if `n` is 0.
    pub const fn below(&mut self, n: u64) -> u64 {
        if n == 0 { 0 } else { ((self.next() >> 32) * n) >> 32 }
    }

    /// A number from `low` to `high`, both included.
    pub fn between(&mut self, low: u16, high: u16) -> u16 {
        let span = u64::from(high.saturating_sub(low)) + 1;
        low + u16::try_from(self.below(span)).unwrap_or(0)
    }

    /// True in so many of a thousand cases.
    pub const fn per_mille(&mut self, chance: u16) -> bool {
        self.below(1000) < chance as u64
    }
}
