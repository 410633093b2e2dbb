//! The initial ranking and the pairing numbers (C.04.2 art. 2).

use std::cmp::{Ordering, Reverse};

use arbitro_tournament::{Rating, Title};
use serde::{Deserialize, Serialize};

/// What a player is ranked by before the first round.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Entry {
    /// The rating used in the tournament.
    pub rating: Option<Rating>,
    /// The FIDE title.
    pub title: Option<Title>,
    /// The name, last name first.
    pub name: String,
    /// Another announced key that comes before the name, lower first.
    pub key: Option<u64>,
}

impl Entry {
    /// The order of art. 2.2: rating, title (GM, IM, WGM, FM, WIM, CM, WFM, WCM, none), the announced key if there
    /// is one, the alphabet.
    pub fn order(&self, other: &Self) -> Ordering {
        let title = |e: &Self| (e.title.is_none(), e.title);
        let key = |e: &Self| (e.key.is_none(), e.key);
        Reverse(self.rating)
            .cmp(&Reverse(other.rating))
            .then_with(|| title(self).cmp(&title(other)))
            .then_with(|| key(self).cmp(&key(other)))
            .then_with(|| self.name.to_lowercase().cmp(&other.name.to_lowercase()))
    }
}

/// The places of the entries in the initial ranking: entry `ranking[0]` gets pairing number 1. Entries alike in
/// everything stay in the order they came.
pub fn initial_ranking(entries: &[Entry]) -> Vec<usize> {
    let mut ranking: Vec<usize> = (0..entries.len()).collect();
    ranking.sort_by(|a, b| match (entries.get(*a), entries.get(*b)) {
        (Some(a), Some(b)) => a.order(b),
        _ => Ordering::Equal,
    });
    ranking
}

/// The pairing number that a late entry gets among entries ranked already: its proper place, those below move down
/// by one (C.04.2 art. 2.4).
pub fn late_entry_number(ranked: &[Entry], late: &Entry) -> usize {
    ranked.partition_point(|e| e.order(late) != Ordering::Greater) + 1
}

/// Whether wrong ratings, titles or names may still be corrected with new pairing numbers: until round 4 has been
/// paired (C.04.2 art. 2.3). Late entries get their place at any time.
pub const fn numbers_may_change(rounds_paired: u16) -> bool {
    rounds_paired < 4
}
