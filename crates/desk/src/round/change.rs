//! `round/change`: boards of a draft that is being paired by hand.

use arbitro_pairing::RoundPairing;
use arbitro_store::EntryId;
use arbitro_store::table::player::EntryRow;
use arbitro_store::table::round::{self, PairingRow};

use super::check::Change;
use super::pair;
use crate::Desk;
use crate::api::DeskError;
use crate::api::round::{ChangeRound, RoundView};
use crate::convert::{With as _, said};
use crate::integrity;
use crate::warning::Warnings;

/// Takes the boards as the arbiter would have them, while the round is paired by hand. A pair that breaks an absolute rule is
/// confirmed; a pairing in which somebody is missing or is twice is refused.
pub fn change(desk: &Desk, request: &ChangeRound) -> Result<RoundView, DeskError> {
    desk.act("round/change", request, |tx| {
        let change = Change::new(tx, request)?;
        let number = change.round.number;
        if !change.round.manual {
            return Err(DeskError::plain("error-not-by-hand").with("round", number));
        }
        if !change.is_complete() {
            return Err(DeskError::plain("error-pairing-incomplete").with("round", number));
        }
        let mut warnings = Warnings::new();
        change.warn_of_pairs(&mut warnings);
        warnings.settle(desk, tx, "round/change", request)?;
        let before = written(&change.entries, &round::pairings(tx, change.round.id)?);
        round::clear(tx, change.round.id)?;
        pair::write(tx, change.round.id, &change.entries, &change.pairing)?;
        pair::write_requests(tx, change.round.id, number, &change.entries, &change.field)?;
        let after = written(&change.entries, &round::pairings(tx, change.round.id)?);
        let said = said("journal-round-change")
            .with("round", number)
            .with("tournament", &change.row.data.name)
            .with("before", without(&before, &after))
            .with("after", without(&after, &before));
        let said = integrity::mark(said, change.row.id, number, None);
        Ok((super::view(tx, change.row.id, number)?, said))
    })
}

/// The pairs by their numbers, White first, as `3-17`; a bye is the number alone.
fn written(entries: &[EntryRow], pairings: &[PairingRow]) -> Vec<String> {
    let number = |id: EntryId| entries.iter().find(|entry| entry.id == id).map_or(0, |entry| entry.number.0);
    let pair = |pairing: &PairingRow| match pairing.black {
        Some(black) => format!("{}-{}", number(pairing.white), number(black)),
        None => number(pairing.white).to_string(),
    };
    pairings.iter().map(pair).collect()
}

/// The same of a pairing that is not written.
pub(super) fn pairs(pairing: &RoundPairing) -> Vec<String> {
    let pairs = pairing.pairs.iter().map(|pair| format!("{}-{}", pair.white, pair.black));
    pairs.chain(pairing.byes.iter().map(|bye| bye.player.to_string())).collect()
}

/// Those of one pairing that the other does not have.
pub(super) fn without(one: &[String], other: &[String]) -> String {
    one.iter().filter(|pair| !other.contains(pair)).cloned().collect::<Vec<_>>().join(", ")
}
