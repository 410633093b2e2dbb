//! How many byes a player may ask for, and until when (C.04.1 art. 5 leaves it to the event).

use serde::{Deserialize, Serialize};

/// What the regulations of an event allow.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct ByeLimits {
    /// The most byes with points that a player may have asked for; none for as many as there are rounds.
    pub most: Option<u16>,
    /// So many of the last rounds have none.
    pub not_in_last: u16,
}

/// Why a bye that is asked for is refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum ByeRefusal {
    /// The player has asked for as many as there may be.
    TooMany {
        /// How many there may be.
        most: u16,
    },
    /// So late there are none.
    TooLate {
        /// The last round with such a bye.
        last: u16,
    },
}

impl ByeLimits {
    /// Why a player may not have a bye with points in a round (from 1), after those he has in these rounds; none if he
    /// may. A round he has already is not counted again.
    pub fn refusal(&self, has: &[u16], round: u16, planned_rounds: u16) -> Option<ByeRefusal> {
        let last = planned_rounds.saturating_sub(self.not_in_last);
        if round > last {
            return Some(ByeRefusal::TooLate { last });
        }
        let others = has.iter().filter(|other| **other != round).count();
        self.most.filter(|most| usize::from(*most) <= others).map(|most| ByeRefusal::TooMany { most })
    }
}
