//! Where no legal pairing exists: what makes it so, and what relaxing would allow one.

use serde::{Deserialize, Serialize};

use super::process::ByeRule;
use super::{Dutch, Field, stoppable};
use crate::{PairingError, PairingSystem, ProhibitedPairs, RoundPairing, Tournament, Watch};

/// A rule that the arbiter might relax.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Relaxation {
    /// Let the prohibited pairs of this group meet (by its place in the tournament).
    ProhibitedPairs {
        /// The place, from 0.
        group: usize,
    },
    /// Give the bye to a player who had one, or scored without playing (C2).
    SecondBye,
    /// Let players with the same absolute colour preference meet (C3).
    AbsoluteColours,
    /// Let players meet again (C1).
    Rematches,
}

impl Relaxation {
    /// Its key in the message catalogue.
    pub const fn key(self) -> &'static str {
        match self {
            Self::ProhibitedPairs { .. } => "pairing-relax-prohibited",
            Self::SecondBye => "pairing-relax-second-bye",
            Self::AbsoluteColours => "pairing-relax-colours",
            Self::Rematches => "pairing-relax-rematches",
        }
    }
}

/// A relaxation, and what it does to the field.
type Change = (Relaxation, fn(&mut Field));

impl Dutch {
    /// Each single rule whose relaxing would allow a complete pairing; empty if it takes more than one, and also if
    /// nothing needs relaxing.
    pub fn relaxations(
        &self,
        tournament: &Tournament,
        watch: &mut Watch<'_>,
    ) -> Result<Vec<Relaxation>, PairingError> {
        let whole = Field::new(tournament, self.edition);
        let mut possible = |field: &Field| -> Result<bool, PairingError> {
            let mut tick = || watch(crate::Progress { done: 0, of: field.len() });
            Ok(stoppable(ByeRule::settle(field, &mut tick))?.is_some())
        };
        if possible(&whole)? {
            return Ok(Vec::new());
        }
        let mut found = Vec::new();
        for group in 0..tournament.prohibited.len() {
            let mut relaxed = tournament.clone();
            relaxed.prohibited.remove(group);
            if possible(&Field::new(&relaxed, self.edition))? {
                found.push(Relaxation::ProhibitedPairs { group });
            }
        }
        let changes: [Change; 3] = [
            (Relaxation::SecondBye, |f| f.entrants.iter_mut().for_each(|e| e.may_have_bye = true)),
            // Between topscorers C3 does not hold.
            (Relaxation::AbsoluteColours, |f| f.entrants.iter_mut().for_each(|e| e.topscorer = true)),
            (Relaxation::Rematches, Field::forget_meetings),
        ];
        for (relaxation, change) in changes {
            let mut field = whole.clone();
            change(&mut field);
            if possible(&field)? {
                found.push(relaxation);
            }
        }
        Ok(found)
    }

    /// Pairs with prohibited pairs that are only wished for: where no pairing exists they are dropped, the last first.
    /// Also tells how many of them were kept.
    pub fn pair_with_wishes(
        &self,
        tournament: &Tournament,
        wishes: &[ProhibitedPairs],
        watch: &mut Watch<'_>,
    ) -> Result<(RoundPairing, usize), PairingError> {
        let mut kept = wishes.len();
        loop {
            let mut stricter = tournament.clone();
            stricter.prohibited.extend(wishes.iter().take(kept).cloned());
            match self.pair(&stricter, watch) {
                Err(PairingError::NoPairing) if kept > 0 => kept -= 1,
                answer => return answer.map(|pairing| (pairing, kept)),
            }
        }
    }
}
