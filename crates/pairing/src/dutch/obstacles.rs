//! Where no legal pairing exists: what makes it so, and what relaxing would allow one.

use std::ops::ControlFlow;

use arbitro_tournament::PairingNumber;
use serde::{Deserialize, Serialize};

use super::decide::Tick;
use super::outlook::most_paired;
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
    /// Let all prohibited pairs meet, where lifting one group is not enough.
    AllProhibitedPairs,
    /// Give the bye to a player who had one, or scored without playing (C2).
    SecondBye,
    /// Let players with the same absolute colour preference meet (C3).
    AbsoluteColours,
    /// Let players meet again who have played each other (C1).
    Rematches,
}

impl Relaxation {
    /// Its key in the message catalogue.
    pub const fn key(self) -> &'static str {
        match self {
            Self::ProhibitedPairs { .. } => "pairing-relax-prohibited",
            Self::AllProhibitedPairs => "pairing-relax-all-prohibited",
            Self::SecondBye => "pairing-relax-second-bye",
            Self::AbsoluteColours => "pairing-relax-colours",
            Self::Rematches => "pairing-relax-rematches",
        }
    }
}

/// Players who cannot all be paired, and why.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Bottleneck {
    /// Each of them could be left over while all that can be paired are.
    pub stuck: Vec<PairingNumber>,
    /// The only others whom any of them may meet: there are too few of these.
    pub opponents: Vec<PairingNumber>,
}

/// The largest field in which the bottleneck is looked for, player by player.
const LARGEST: usize = 300;

/// A relaxation, and what it does to the field.
type Change = (Relaxation, fn(&mut Field, &Tournament));

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
        let without = |prohibited: Vec<ProhibitedPairs>| {
            Field::new(&Tournament { prohibited, ..tournament.clone() }, self.edition)
        };
        let mut found = Vec::new();
        for group in 0..tournament.prohibited.len() {
            let mut others = tournament.prohibited.clone();
            others.remove(group);
            if possible(&without(others))? {
                found.push(Relaxation::ProhibitedPairs { group });
            }
        }
        if found.is_empty() && tournament.prohibited.len() > 1 && possible(&without(Vec::new()))? {
            found.push(Relaxation::AllProhibitedPairs);
        }
        let changes: [Change; 3] = [
            (Relaxation::SecondBye, |f, _| f.entrants.iter_mut().for_each(|e| e.may_have_bye = true)),
            // Between topscorers C3 does not hold.
            (Relaxation::AbsoluteColours, |f, _| f.entrants.iter_mut().for_each(|e| e.topscorer = true)),
            (Relaxation::Rematches, Field::forget_games),
        ];
        for (relaxation, change) in changes {
            let mut field = whole.clone();
            change(&mut field, tournament);
            if possible(&field)? {
                found.push(relaxation);
            }
        }
        Ok(found)
    }

    /// Which players stand in each other's way where no complete pairing exists; none if one exists, or if the field is
    /// too large to look.
    pub fn bottleneck(
        &self,
        tournament: &Tournament,
        watch: &mut Watch<'_>,
    ) -> Result<Option<Bottleneck>, PairingError> {
        let field = Field::new(tournament, self.edition);
        if field.len() > LARGEST {
            return Ok(None);
        }
        let mut left_without = |absent: Option<usize>| -> Result<usize, PairingError> {
            let mut tick = || watch(crate::Progress { done: absent.unwrap_or(0), of: field.len() });
            stoppable(left_over(&field, absent, &mut tick))
        };
        let left = left_without(None)?;
        if left == 0 {
            return Ok(None);
        }
        // Whoever is left over in some largest pairing does not change its size by staying away (Gallai, Edmonds).
        let mut stuck = Vec::new();
        for who in 0..field.len() {
            if left_without(Some(who))? < left {
                stuck.push(who);
            }
        }
        let meets = |who: usize| stuck.iter().any(|s| *s != who && field.may_meet(*s, who));
        let others = (0..field.len()).filter(|who| !stuck.contains(who) && meets(*who));
        let numbers = |who: &[usize]| {
            let mut numbers: Vec<PairingNumber> = who.iter().map(|w| field.entrants[*w].number).collect();
            numbers.sort_unstable();
            numbers
        };
        let others: Vec<usize> = others.collect();
        Ok(Some(Bottleneck { stuck: numbers(&stuck), opponents: numbers(&others) }))
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

/// How many are left over in a largest pairing, with the bye if the field is odd.
fn left_over(field: &Field, absent: Option<usize>, tick: &mut Tick<'_>) -> ControlFlow<(), usize> {
    let present: Vec<usize> = (0..field.len()).filter(|who| Some(*who) != absent).collect();
    most_paired(field, &present, field.len() % 2 == 1, tick)
}
