//! E20: offering a draw, accepting it, agreeing on it (Laws 2023 art. 5.2.3, 9.1).

use super::end;
use super::facts::facts;
use super::form::{Fact, Kind, LEAST_MOVES, Source};
use super::scene::Scene;
use super::words::Words;
use crate::ruling::{Draft, Message, Ruling, RulingResult};
use crate::side::{PerSide, Side};

facts! {
    /// The facts of an agreement to a draw.
    DrawAgreement {
        ;
        /// The moves made by each; without them the record tells.
        moves_made: PerSide<u32>,
    }
}

/// What is asked about an agreement to a draw.
pub(super) const DRAW_AGREEMENT: &[Fact] =
    &[Fact::when("laws-ask-moves-made", "moves_made", Kind::PerSide), LEAST_MOVES];

facts! {
    /// The facts of an offer.
    DrawOffer {
        /// Who offers.
        by: Side;
        /// When, such as `on opponent's time`.
        timing: String,
        /// A condition tied to it.
        condition: String,
    }
}

/// What is asked about an offer.
pub(super) const DRAW_OFFER: &[Fact] = &[
    Fact::must("by", Kind::Side).from(Source::HasTheMove),
    Fact::shown(
        "timing",
        Kind::Choice(&["after moving, before pressing", "before moving", "on the opponent's time"]),
    ),
    Fact::more("condition", Kind::Words),
];

facts! {
    /// The facts of an acceptance.
    DrawOfferAcceptance {
        /// What had happened since the offer.
        after: String;
    }
}

/// What is asked about an acceptance.
pub(super) const DRAW_OFFER_ACCEPTANCE: &[Fact] =
    &[Fact::must("after", Kind::Choice(&["nothing", "touched a piece", "moved", "refused", "flag fallen"]))
        .named("since_offer")];

pub(super) fn rule_agreement(facts: &DrawAgreement, scene: &Scene<'_>) -> Ruling {
    if let Some(over) = end::already(scene) {
        return over;
    }
    let mut draft = scene.draft("laws-next-game-over");
    draft.cite(|a| &a.agreement).because("laws-reason-agreed").result(RulingResult::DRAW);
    let made = facts.moves_made.or_else(|| scene.moves_made());
    if draft.value(|p| &p.agreement_needs_moves) {
        match made {
            Some(made) if made.white == 0 || made.black == 0 => {
                draft.result(RulingResult::Open).next("laws-next-no-agreement-yet");
                draft.because("laws-reason-agreement-needs-moves");
                return draft.finish();
            }
            Some(_) => {}
            None => {
                draft.ask("laws-ask-moves-made");
            }
        }
    }
    if let Some(least) = scene.case.event_regulations.min_moves_draw {
        restriction(least, made, &mut draft);
    }
    draft.finish()
}

/// The regulations forbid an early agreement (2023 art. 9.1.1); the Laws fix no penalty for it.
fn restriction(least: u32, made: Option<PerSide<u32>>, draft: &mut Draft<'_>) {
    draft.cite(|a| &a.draw_restriction);
    match made {
        Some(made) if made.white.min(made.black) < least => {
            draft.cite(|a| &a.penalties).result(RulingResult::Open).next("laws-next-restriction-continue");
            draft.because(Message::new("laws-reason-draw-restriction").with("moves", least));
            draft.offer("laws-option-warning").offer("laws-option-penalty");
        }
        Some(_) => {}
        None => {
            draft.ask("laws-ask-moves-made");
        }
    }
}

pub(super) fn rule_offer(facts: &DrawOffer, scene: &Scene<'_>) -> Ruling {
    if let Some(over) = end::already(scene) {
        return over;
    }
    let opponent = facts.by.other();
    let mut draft = scene.draft(Message::new("laws-next-offer-stands").with("side", opponent));
    draft.cite(|a| &a.draw_offer).cite(|a| &a.draw_offer_noted);
    draft.because(Message::new("laws-reason-offer-valid").with("side", facts.by));
    if facts.condition.is_some() {
        draft.because("laws-reason-no-conditions");
    }
    if Words::of(facts.timing.as_deref()).any(&[
        "opponent's time",
        "opponents time",
        "opponent’s time",
        "thinking",
        "before moving",
    ]) {
        draft.cite(|a| &a.distraction).cite(|a| &a.penalties);
        draft.because("laws-reason-offer-wrong-moment");
        draft.ask("laws-ask-penalty").offer("laws-option-warning").offer("laws-option-penalty");
    }
    draft.finish()
}

pub(super) fn rule_acceptance(facts: &DrawOfferAcceptance, scene: &Scene<'_>) -> Ruling {
    if let Some(over) = end::already(scene) {
        return over;
    }
    let mut draft = scene.draft("laws-next-offer-lapsed");
    draft.cite(|a| &a.draw_offer);
    let after = Words::of(Some(&facts.after));
    let touched = after.any(&["touch"]);
    let moved = after.any(&["moved", "made a move", "made his move", "played"]);
    let refused = after.any(&["refus", "declin", "reject"]);
    let ended = after.any(&["flag", "resign", "mate"]);
    if refused || moved || ended || (touched && draft.value(|p| &p.offer_lapses_on_touch)) {
        draft.because("laws-reason-offer-lapsed");
    } else if touched {
        draft.because("laws-reason-offer-open-until-move").cite(|a| &a.agreement);
        draft.result(RulingResult::DRAW).next("laws-next-game-over");
    } else {
        draft.ask("laws-ask-offer-open").next("laws-next-arbiter-decides");
    }
    draft.finish()
}
