//! Points beside results: what rulings gave or took (Laws 12.9), which count from the round on in which they were given.

use std::collections::BTreeMap;

use arbitro_store::table::incident::{self, PointsRow};
use arbitro_store::{Db, EntryId, TournamentId};
use arbitro_tournament::Points;

use crate::api::DeskError;

/// The points beside results of a tournament.
pub(crate) struct Beside(Vec<PointsRow>);

impl Beside {
    /// Those of a tournament.
    pub fn of(db: &Db<'_>, tournament: TournamentId) -> Result<Self, DeskError> {
        Ok(Self(incident::points(db, tournament)?))
    }

    /// What a player has after this round.
    pub fn after(&self, entry: EntryId, round: u16) -> Points {
        let counted = self.0.iter().filter(|row| row.entry == entry && row.after <= round);
        counted.map(|row| row.points).sum()
    }

    /// What a player has before this round.
    pub fn before(&self, entry: EntryId, round: u16) -> Points {
        self.after(entry, round.saturating_sub(1))
    }

    /// By the round after which they count, and by player.
    pub fn by_round(&self) -> BTreeMap<(u16, EntryId), Points> {
        let mut sums: BTreeMap<(u16, EntryId), Points> = BTreeMap::new();
        for row in &self.0 {
            *sums.entry((row.after, row.entry)).or_default() += row.points;
        }
        sums
    }
}
