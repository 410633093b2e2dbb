//! `round/change`: the draft of a Swiss is changed by hand.

use arbitro_store::table::round;

use super::check::Change;
use super::pair;
use crate::Desk;
use crate::api::DeskError;
use crate::api::round::{ChangeRound, RoundView};
use crate::convert::{With as _, said};

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
        round::clear(tx, change.round.id)?;
        pair::write(tx, change.round.id, &change.entries, &change.pairing)?;
        pair::write_requests(tx, change.round.id, number, &change.entries, &change.field)?;
        let key = if reason.is_empty() { "journal-round-change" } else { "journal-round-change-reason" };
        let said =
            said(key).with("round", number).with("tournament", &change.row.data.name).with("reason", reason);
        Ok((super::view(tx, change.row.id, number)?, said))
    })
}
