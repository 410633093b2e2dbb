//! E23, E28: refusal to comply, and the conduct of the players (Laws 2023 art. 11, 12.9).

use serde::{Deserialize, Serialize};

use super::facts::facts;
use super::form::{Fact, Kind};
use super::scene::Scene;
use super::words::Words;
use crate::ruling::SideScore;
use crate::ruling::{Draft, Message, Ruling, RulingResult};
use crate::side::{PerSide, Side};

facts! {
    /// The facts of a refusal to comply with the Laws.
    RefusalToComply {
        /// Who refuses.
        player: Side;
        /// What was refused, and after how many warnings.
        detail: String,
    }
}

/// What is asked about a refusal.
pub(super) const REFUSAL_TO_COMPLY: &[Fact] = &[
    Fact::must("player", Kind::Side),
    Fact::shown("detail", Kind::Choice(&["for the first time", "persists, was warned"])).named("refusal"),
];

facts! {
    /// The facts of two players who bring the game into disrepute.
    DisreputeBoth {
        ;
        /// What they did.
        detail: String,
    }
}

/// Nothing is asked.
pub(super) const DISREPUTE_BOTH: &[Fact] = &[];

facts! {
    /// The facts of an offence against the rules of conduct.
    Conduct {
        /// Who.
        player: Side,
        /// What kind.
        offence: Offence;
        /// What happened, for people.
        detail: String,
        /// Whether he was warned for the same before.
        warned: bool,
    }
}

/// What is asked about an offence against the rules of conduct.
pub(super) const CONDUCT: &[Fact] = &[
    Fact::must("player", Kind::Side),
    Fact::must("offence", Kind::Choice(&["distraction", "notes", "leaving", "disrepute", "pausing"])),
    Fact::shown("warned", Kind::YesNo),
];

/// The kinds of offences against the rules of conduct.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Offence {
    /// Distracting or annoying the opponent, with offers and claims too (11.5).
    Distraction,
    /// Notes, sources of information, advice or another board (11.3.1).
    Notes,
    /// Leaving the playing area while having the move, or the venue (11.2).
    Leaving,
    /// Bringing the game into disrepute (11.1).
    Disrepute,
    /// Stopping the clock without cause (6.11.2).
    Pausing,
}

pub(super) fn rule_refusal(facts: &RefusalToComply, scene: &Scene<'_>) -> Ruling {
    let mut draft = scene.draft(Message::new("laws-next-order").with("side", facts.player));
    draft.cite(|a| &a.refusal);
    let detail = Words::of(facts.detail.as_deref());
    if detail.any(&["touch"]) {
        draft.cite(|a| &a.touch_own);
    }
    if detail.any(&["record", "scoresheet", "write"]) {
        draft.cite(|a| &a.recording);
    }
    if detail.any(&[
        "after warning",
        "after repeated",
        "persist",
        "again and again",
        "repeatedly",
        "several warnings",
        "warned",
    ]) {
        draft.cite(|a| &a.penalty_opponent);
        draft.result(RulingResult::loss_of(facts.player)).next("laws-next-game-over");
        draft.because(Message::new("laws-reason-persistent-refusal").with("side", facts.player));
        draft.offer(Message::new("laws-option-opponent-score").with("side", facts.player.other()));
    } else {
        draft.cite(|a| &a.penalties).ask("laws-ask-persistent");
        draft.because(Message::new("laws-reason-refusal").with("side", facts.player));
        ladder(&mut draft);
    }
    draft.finish()
}

/// The penalties in their order of weight (2023 art. 12.9).
fn ladder(draft: &mut Draft<'_>) {
    draft
        .offer("laws-option-warning")
        .offer("laws-option-time-opponent")
        .offer("laws-option-time-offender")
        .offer("laws-option-points")
        .offer("laws-option-loss")
        .offer("laws-option-expulsion");
}

pub(super) fn rule_disrepute(_: &DisreputeBoth, scene: &Scene<'_>) -> Ruling {
    let mut draft = scene.draft("laws-next-arbiter-decides");
    draft.cite(|a| &a.disrepute).cite(|a| &a.penalty_points).cite(|a| &a.both_guilty).cite(|a| &a.penalties);
    draft.because("laws-reason-disrepute");
    // Both lose is what was ruled in such cases; the arbiter may choose less.
    draft.result(RulingResult::Scores(PerSide { white: SideScore::Loss, black: SideScore::Loss }));
    draft.ask("laws-ask-penalty");
    ladder(&mut draft);
    draft.finish()
}

pub(super) fn rule_conduct(facts: &Conduct, scene: &Scene<'_>) -> Ruling {
    let mut draft = scene.draft("laws-next-continue");
    match facts.offence {
        Offence::Distraction => draft.cite(|a| &a.distraction),
        Offence::Notes => draft.cite(|a| &a.notes),
        Offence::Leaving => draft.cite(|a| &a.leaving),
        Offence::Disrepute => draft.cite(|a| &a.disrepute),
        Offence::Pausing => draft.cite(|a| &a.pause),
    };
    draft.cite(|a| &a.penalties).because(Message::new("laws-reason-conduct").with("side", facts.player));
    if facts.warned == Some(true) {
        draft
            .cite(|a| &a.refusal)
            .because(Message::new("laws-reason-warned-before").with("side", facts.player));
    }
    draft.ask("laws-ask-penalty");
    ladder(&mut draft);
    draft.finish()
}
