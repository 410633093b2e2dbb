//! `round/end_manual`: pairing a draft by hand ends, and what came of it is held against the rules.

use arbitro_store::table::round;

use super::change::{pairs, without};
use super::check::Change;
use crate::Desk;
use crate::api::DeskError;
use crate::api::round::{EndManual, RoundView};
use crate::api::warning::WarningLevel;
use crate::convert::{With as _, said, sentence};
use crate::integrity::{self, Breach};
use crate::warning::Warnings;

/// Ends pairing by hand. Where the rules want it otherwise, their pairing is shown, it is confirmed twice, and a reason is
/// needed, which the journal and the report keep.
pub fn end_manual(desk: &Desk, request: &EndManual) -> Result<RoundView, DeskError> {
    desk.act("round/end_manual", request, |tx| {
        let made = Change::none(tx, request.tournament)?;
        let number = made.round.number;
        if !made.round.manual {
            return Err(DeskError::plain("error-not-by-hand").with("round", number));
        }
        let (right, given) =
            (made.right().map(|right| pairs(&right)).unwrap_or_default(), pairs(&made.pairing));
        let reason = request.reason.trim();
        if !made.is_by_the_rules() {
            if reason.is_empty() {
                return Err(DeskError::plain("error-change-without-reason"));
            }
            asks(&made, &right, &given).settle(desk, tx, "round/end_manual", request)?;
        }
        round::set_manual(tx, made.round.id, false)?;
        let key = if made.is_by_the_rules() { "journal-manual-end" } else { "journal-round-change-reason" };
        let said = said(key)
            .with("round", number)
            .with("tournament", &made.row.data.name)
            .with("reason", reason)
            .with("before", without(&right, &given))
            .with("after", without(&given, &right));
        let breach = (!made.is_by_the_rules()).then_some(Breach::ByHand);
        let said = integrity::mark(said, made.row.id, number, breach);
        Ok((super::view(tx, made.row.id, number)?, said))
    })
}

/// What is shown is the pairing of the rules and what is worse (VCL4THP 68 and 69).
fn asks(made: &Change, right: &[String], given: &[String]) -> Warnings {
    let mut warnings = Warnings::new();
    let by_hand = sentence("warning-by-hand").with("round", made.round.number);
    Breach::ByHand.warn(&mut warnings, by_hand);
    let told = if right.is_empty() {
        sentence("warning-no-right-pairs")
    } else {
        let told = sentence("warning-right-pairs").with("right", without(right, given));
        told.with("given", without(given, right))
    };
    warnings.add(WarningLevel::Confirm, told);
    for finding in made.checked().findings {
        let told = std::iter::once(finding.message).chain(finding.criterion);
        told.for_each(|message| warnings.add(WarningLevel::Confirm, message));
    }
    warnings
}
