//! E30: visually impaired players (Laws 2023 Appendix D).

use super::facts::facts;
use super::form::{Fact, Kind};
use super::scene::Scene;
use super::words::Words;
use crate::ruling::{Message, Ruling};

facts! {
    /// The facts of a piece felt on the board of a visually impaired player.
    BlindTouch {
        ;
        /// Who, as told.
        player: String,
        /// What was done, such as `feels a piece without lifting it from its hole`.
        detail: String,
    }
}

/// What is asked about a piece felt.
pub(super) const BLIND_TOUCH: &[Fact] =
    &[Fact::must("detail", Kind::Choice(&["lifted out of its hole", "felt without lifting"])).named("felt")];

facts! {
    /// The facts of two boards on which the positions differ.
    BlindBoardsDiffer {
        ;
        /// Whether the scoresheets `agree with each other` or `differ`.
        scoresheets: String,
    }
}

/// What is asked about boards that differ.
pub(super) const BLIND_BOARDS_DIFFER: &[Fact] =
    &[Fact::shown("scoresheets", Kind::Choice(&["agree", "differ"])).named("scoresheets_agree")];

facts! {
    /// The facts of a slip of the tongue in announcing a move.
    BlindAnnouncementSlip {
        ;
        /// Whether it was corrected before the opponent's clock was started.
        corrected_before_opponent_clock_started: bool,
    }
}

/// What is asked about a slip of the tongue.
pub(super) const BLIND_ANNOUNCEMENT_SLIP: &[Fact] =
    &[Fact::shown("corrected_before_opponent_clock_started", Kind::YesNo)];

pub(super) fn rule_touch(facts: &BlindTouch, scene: &Scene<'_>) -> Ruling {
    let mut draft = scene.draft("laws-next-continue");
    draft.cite(|a| &a.impaired_touch);
    let detail = Words::of(facts.detail.as_deref());
    let taken = detail.any(&["lift", "taken out", "takes out", "takes a piece out", "removes", "removed"]);
    let not = detail.any(&[
        "without lifting",
        "without taking",
        "without removing",
        "not lift",
        "does not",
        "not taken",
    ]);
    if taken && !not {
        draft.next("laws-next-touched-binds").because("laws-reason-impaired-touched").cite(|a| &a.touch_own);
    } else if not || detail.any(&["feel", "felt"]) {
        draft.because("laws-reason-impaired-not-touched");
    } else {
        draft.ask("laws-ask-impaired-touched").next("laws-next-arbiter-decides");
    }
    draft.finish()
}

pub(super) fn rule_boards(facts: &BlindBoardsDiffer, scene: &Scene<'_>) -> Ruling {
    let mut draft = scene.draft("laws-next-boards-by-scoresheets");
    draft.cite(|a| &a.impaired_boards);
    let sheets = Words::of(facts.scoresheets.as_deref());
    if sheets.any(&["differ", "disagree", "do not agree", "not agree"]) {
        draft.cite(|a| &a.impaired_retrace);
        draft.next("laws-next-boards-retrace").ask("laws-ask-clock-judgement");
    } else if sheets.any(&["agree"]) {
        draft.because("laws-reason-scoresheets-agree");
    } else {
        draft.ask("laws-ask-scoresheets-agree");
    }
    draft.finish()
}

pub(super) fn rule_slip(facts: &BlindAnnouncementSlip, scene: &Scene<'_>) -> Ruling {
    let mut draft = scene.draft("laws-next-continue");
    draft.cite(|a| &a.impaired_slip).cite(|a| &a.impaired_made);
    match facts.corrected_before_opponent_clock_started {
        Some(true) => {
            draft.next("laws-next-slip-corrected").because("laws-reason-slip-in-time");
        }
        Some(false) => {
            draft.next("laws-next-slip-stands").because("laws-reason-slip-late");
        }
        None => {
            draft.ask(Message::new("laws-ask-slip-in-time")).next("laws-next-arbiter-decides");
        }
    }
    draft.finish()
}
