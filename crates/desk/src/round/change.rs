//! `round/change`: the draft of a Swiss is changed by hand.

use arbitro_store::EntryId;
use arbitro_store::table::player::EntryRow;
use arbitro_store::table::round::{self, PairingRow};

use super::check::Change;
use super::pair;
use crate::Desk;
use crate::api::DeskError;
use crate::api::round::{ChangeRound, RoundView};
use crate::convert::{With as _, said};
use crate::integrity::{self, Breach};

/// Takes the boards as the arbiter would have them. Where the rules want it otherwise a reason is needed, which the
/// journal keeps; a pairing in which somebody is missing or is twice is refused.
pub fn change(desk: &Desk, request: &ChangeRound) -> Result<RoundView, DeskError> {
    desk.act("round/change", request, |tx| {
        let change = Change::new(tx, request)?;
        let number = change.round.number;
        if !change.is_complete() {
            return Err(DeskError::plain("error-pairing-incomplete").with("round", number));
        }
        let reason = request.reason.trim();
        if !change.is_by_the_rules() && reason.is_empty() {
            return Err(DeskError::plain("error-change-without-reason"));
        }
        let before = written(&change.entries, &round::pairings(tx, change.round.id)?);
        round::clear(tx, change.round.id)?;
        pair::write(tx, change.round.id, &change.entries, &change.pairing)?;
        pair::write_requests(tx, change.round.id, number, &change.entries, &change.field)?;
        let key = if reason.is_empty() { "journal-round-change" } else { "journal-round-change-reason" };
        let after = written(&change.entries, &round::pairings(tx, change.round.id)?);
        let said = said(key)
            .with("round", number)
            .with("tournament", &change.row.data.name)
            .with("reason", reason)
            .with("before", without(&before, &after))
            .with("after", without(&after, &before));
        let breach = (!change.is_by_the_rules()).then_some(Breach::ByHand);
        let said = integrity::mark(said, change.row.id, number, breach);
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

/// Those of one pairing that the other does not have.
fn without(one: &[String], other: &[String]) -> String {
    one.iter().filter(|pair| !other.contains(pair)).cloned().collect::<Vec<_>>().join(", ")
}
