//! Chance that can be had again from its seed (`SplitMix64`).

pub struct Dice(u64);

impl Dice {
    pub fn new(seed: u64) -> Self {
        Self(seed)
    }

    /// A seed that nobody chose, or the one of the environment variable `ARBITRO_SEED`.
    pub fn seed() -> u64 {
        let said = std::env::var("ARBITRO_SEED").ok().and_then(|seed| seed.parse().ok());
        let now = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH).unwrap_or_default();
        said.unwrap_or_else(|| u64::from(now.subsec_nanos()))
    }

    /// From 0 to below `below`.
    pub fn below(&mut self, below: u64) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        (z ^ (z >> 31)) % below.max(1)
    }

    /// One of them.
    pub fn of<'a, T>(&mut self, all: &'a [T]) -> Option<&'a T> {
        let at = usize::try_from(self.below(all.len() as u64)).ok()?;
        all.get(at)
    }
}
