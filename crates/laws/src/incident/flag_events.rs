//! E13, E14: the other events of the flag: before the press, both flags, claims, after the end
//! (Laws 2023 art. 6.2.1, 6.8, 6.9; A.5.3; Guidelines III.3).

use serde::{Deserialize, Serialize};

use super::case::TimeClass;
use super::end;
use super::facts::facts;
use super::flag::{arbiter_may_call, lose_on_time};
use super::form::{Fact, Kind, Source};
use super::scene::Scene;
use super::words::Words;
use crate::edition::Quickplay;
use crate::ruling::{Draft, Message, Ruling, RulingResult};
use crate::side::Side;

/// A fact told as yes, no, or in words.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(untagged)]
pub enum YesOrWords {
    /// Yes or no.
    Yes(bool),
    /// In words, such as `stalemating move`.
    Words(String),
}

facts! {
    /// The facts of a flag that fell after the move was made and before the clock was pressed.
    FlagFallBeforePressing {
        /// Whose flag has fallen.
        player_flag_fallen: Side;
        /// The number of the move.
        move_number: u32,
        /// The moves required in the period.
        moves_required: u32,
        /// Whether the move was made on the board, or which kind of move it was.
        move_made_on_board: YesOrWords,
        /// Whether the clock was pressed before the flag fell.
        clock_pressed: bool,
        /// Whether the move ends the game.
        move_ends_game: bool,
    }
}

/// What is asked about a flag that fell before the press.
pub(super) const FLAG_FALL_BEFORE_PRESSING: &[Fact] = &[
    Fact::must("player_flag_fallen", Kind::Side).from(Source::JustMoved),
    Fact::shown("clock_pressed", Kind::YesNo).named("pressed_before_fall"),
    Fact::shown("move_number", Kind::Count).from(Source::MoveNumber),
    Fact::shown("moves_required", Kind::Count).from(Source::MovesRequired),
    Fact::more("move_ends_game", Kind::YesNo),
    Fact::when(
        "laws-ask-how-ended",
        "move_made_on_board",
        Kind::Choice(&["checkmating move", "stalemating move"]),
    ),
];

facts! {
    /// The facts of two fallen flags.
    BothFlagsFallen {
        ;
        /// Which fell first: `white first`, `black first`, `unknown`.
        order: String,
        /// Whether it was the last period.
        last_period: bool,
        /// The phase of the game, such as `quickplay finish`.
        phase: String,
        /// Whether the game has an increment.
        increment: bool,
        /// Whether the Guidelines on quickplay finish were announced.
        #[serde(rename = "guidelines_III_announced")]
        guidelines_iii_announced: bool,
    }
}

/// What is asked about two fallen flags.
pub(super) const BOTH_FLAGS_FALLEN: &[Fact] = &[
    Fact::shown("order", Kind::Choice(&["white first", "black first", "unknown"])).named("first_flag"),
    Fact::when("laws-ask-last-period", "last_period", Kind::YesNo),
    Fact::when("laws-ask-guidelines-announced", "guidelines_III_announced", Kind::YesNo),
];

facts! {
    /// The facts of two electronic clocks at zero.
    BothClocksZero {
        ;
        /// Who claims.
        claimant: Side,
        /// Whose clock reached zero first, by its indication.
        indicator_first: Side,
    }
}

/// What is asked about two electronic clocks at zero.
pub(super) const BOTH_CLOCKS_ZERO: &[Fact] = &[Fact::shown("indicator_first", Kind::Side)];

facts! {
    /// The facts of a claim that the opponent's flag has fallen.
    FlagFallClaim {
        /// Who claims.
        claimant: Side;
        /// Whose flag has fallen; the claimant's opponent if it is not said.
        player_flag_fallen: Side,
        /// Whether the claimant's own flag is up.
        claimant_flag_up: bool,
        /// Whether the opponent's flag is down.
        opponent_flag_down: bool,
        /// Whether White's flag is up.
        white_flag_up: bool,
        /// Whether Black's flag is up.
        black_flag_up: bool,
    }
}

/// What is asked about a claim that a flag has fallen.
pub(super) const FLAG_FALL_CLAIM: &[Fact] = &[
    Fact::must("claimant", Kind::Side).from(Source::JustMoved),
    Fact::shown("claimant_flag_up", Kind::YesNo),
    Fact::more("opponent_flag_down", Kind::YesNo),
];

facts! {
    /// The facts of a flag the arbiter sees and nobody claims.
    FlagFallObserved {
        ;
        /// Whose flag has fallen.
        player_flag_fallen: Side,
        /// Whether White can checkmate, where there is no position.
        white_can_mate: bool,
        /// Whether Black can checkmate, where there is no position.
        black_can_mate: bool,
    }
}

/// What is asked about a flag nobody claims.
pub(super) const FLAG_FALL_OBSERVED: &[Fact] =
    &[Fact::must("player_flag_fallen", Kind::Side).from(Source::HasTheMove)];

facts! {
    /// The facts of a flag that falls while an offer of a draw is open.
    FlagFallWithOffer {
        /// Whose flag has fallen.
        player_flag_fallen: Side;
        /// Who had offered a draw.
        offer_by: Side,
        /// Whether Black accepts after the flag has fallen.
        black_accepts_after_flag: bool,
        /// Whether White accepts after the flag has fallen.
        white_accepts_after_flag: bool,
        /// Whether White can checkmate, where there is no position.
        white_can_mate: bool,
        /// Whether Black can checkmate, where there is no position.
        black_can_mate: bool,
    }
}

/// What is asked about a flag that falls while an offer is open.
pub(super) const FLAG_FALL_WITH_OFFER: &[Fact] =
    &[Fact::must("player_flag_fallen", Kind::Side).from(Source::HasTheMove)];

facts! {
    /// The facts of a flag that is noticed after checkmate.
    FlagNoticedAfterMate {
        /// Who gave checkmate.
        mate_given_by: Side;
        /// Whose flag has fallen.
        player_flag_fallen: Side,
    }
}

/// What is asked about a flag noticed after checkmate.
pub(super) const FLAG_NOTICED_AFTER_MATE: &[Fact] =
    &[Fact::must("mate_given_by", Kind::Side).from(Source::JustMoved)];

pub(super) fn rule_before_pressing(facts: &FlagFallBeforePressing, scene: &Scene<'_>) -> Ruling {
    let mut draft = scene.draft("laws-next-game-over");
    let player = facts.player_flag_fallen;
    let words = match &facts.move_made_on_board {
        Some(YesOrWords::Words(text)) => Words::of(Some(text)),
        _ => Words::of(None),
    };
    if let Some(ended) = end::earliest(scene) {
        draft.cite(|a| &a.completed_by_end);
        end::settle(ended, &mut draft);
        draft.because("laws-reason-ending-move-complete");
        return draft.finish();
    }
    if facts.move_ends_game == Some(true) {
        draft.cite(|a| &a.completed_by_end).because("laws-reason-ending-move-complete");
        if words.any(&["stalemat", "dead"]) {
            draft.cite(|a| &a.stalemate).result(RulingResult::DRAW);
        } else if words.any(&["mat"]) {
            draft.cite(|a| &a.checkmate).result(RulingResult::loss_of(player.other()));
        } else {
            draft.ask("laws-ask-how-ended").next("laws-next-arbiter-decides");
        }
        return draft.finish();
    }
    draft.cite(|a| &a.completed).cite(|a| &a.moves_required).cite(|a| &a.flag_fallen);
    let reached = facts.move_number.zip(facts.moves_required).map(|(number, required)| number >= required);
    match (facts.clock_pressed, reached) {
        (Some(true), Some(true)) => {
            draft
                .cite(|a| &a.flag_check)
                .because("laws-reason-moves-completed")
                .next("laws-next-next-period");
            return draft.finish();
        }
        (Some(true), None) => {
            draft.ask(Message::new("laws-ask-moves-completed").with("side", player));
        }
        (None, _) => {
            draft.ask(Message::new("laws-ask-clock-pressed").with("side", player));
        }
        (Some(true), Some(false)) | (Some(false), _) => {}
    }
    draft.because("laws-reason-made-not-completed");
    lose_on_time(player, None, scene, &mut draft);
    draft.finish()
}

pub(super) fn rule_both(facts: &BothFlagsFallen, scene: &Scene<'_>) -> Ruling {
    if let Some(over) = end::already(scene) {
        return over;
    }
    let mut draft = scene.draft("laws-next-arbiter-decides");
    let order = Words::of(facts.order.as_deref());
    if let Some(first) = order.side().filter(|_| !order.any(&["unknown"])) {
        draft
            .cite(|a| &a.clock_conclusive)
            .because(Message::new("laws-reason-first-flag").with("side", first));
        lose_on_time(first, None, scene, &mut draft);
        return draft.finish();
    }
    let rule = draft.value(|p| &p.quickplay);
    let competition_rules = scene.competition_rules(&mut draft);
    if rule == Quickplay::Announced {
        let announced = facts.guidelines_iii_announced.or_else(|| announced(scene));
        let increment = facts.increment.unwrap_or(scene.case.increment_s.0 > 0);
        return both_by_guidelines(facts, announced, increment, competition_rules, draft);
    }
    if !competition_rules {
        draft.cite(|a| &a.flag_both).result(RulingResult::DRAW).next("laws-next-game-over");
        draft.because("laws-reason-both-flags-draw");
        return draft.finish();
    }
    period(facts, &mut draft);
    draft.finish()
}

/// From 2014 only where the rules for quickplay finishes were announced and there is no increment.
fn both_by_guidelines(
    facts: &BothFlagsFallen,
    announced: Option<bool>,
    increment: bool,
    competition_rules: bool,
    mut draft: Draft<'_>,
) -> Ruling {
    if announced == Some(true) && !increment && competition_rules {
        period(facts, &mut draft);
        return draft.finish();
    }
    if !competition_rules {
        draft.cite(|a| &a.flag_both);
    }
    draft.cite(|a| &a.clock_conclusive).cite(|a| &a.judgement).cite(|a| &a.loses_on_time);
    draft.because("laws-reason-both-flags-judgement").ask("laws-ask-first-flag");
    if announced.is_none() {
        draft.ask("laws-ask-guidelines-announced");
    }
    draft.finish()
}

/// Whether the regulations announced the rules for quickplay finishes; none where they do not say.
fn announced(scene: &Scene<'_>) -> Option<bool> {
    let text = scene.case.event_regulations.guidelines_iii.as_deref()?;
    Some(!Words::of(Some(text)).any(&["not announced"]))
}

/// Last period: draw; before: the game continues in the next period.
fn period(facts: &BothFlagsFallen, draft: &mut Draft<'_>) {
    let phase = Words::of(facts.phase.as_deref());
    let last = facts
        .last_period
        .or_else(|| (phase.any(&["quickplay", "last period"]) && !phase.any(&["not"])).then_some(true));
    match last {
        Some(true) => {
            draft.cite(|a| &a.both_flags_draw).result(RulingResult::DRAW).next("laws-next-game-over");
            draft.because("laws-reason-both-flags-draw");
        }
        Some(false) => {
            draft.cite(|a| &a.both_flags_continue).cite(|a| &a.next_period);
            draft.next("laws-next-next-period").because("laws-reason-both-flags-continue");
        }
        None => {
            draft.cite(|a| &a.both_flags_continue).cite(|a| &a.both_flags_draw).ask("laws-ask-last-period");
        }
    }
}

pub(super) fn rule_zero(facts: &BothClocksZero, scene: &Scene<'_>) -> Ruling {
    if let Some(over) = end::already(scene) {
        return over;
    }
    let mut draft = scene.draft("laws-next-arbiter-decides");
    match facts.indicator_first {
        Some(first) => {
            draft.cite(|a| &a.flag_both).cite(|a| &a.clock_conclusive);
            draft.because(Message::new("laws-reason-first-flag").with("side", first));
            lose_on_time(first, None, scene, &mut draft);
        }
        None => both_down(scene, &mut draft),
    }
    draft.finish()
}

/// Both flags are down and nothing shows which fell first.
fn both_down(scene: &Scene<'_>, draft: &mut Draft<'_>) {
    let rule = draft.value(|p| &p.quickplay);
    let unsupervised = scene.class() != TimeClass::Standard && !scene.competition_rules(draft);
    if unsupervised {
        draft.cite(|a| &a.flag_claim).cite(|a| &a.flag_both);
    }
    if unsupervised && rule != Quickplay::Announced {
        draft.result(RulingResult::DRAW).next("laws-next-game-over").because("laws-reason-both-flags-draw");
    } else {
        draft.cite(|a| &a.clock_conclusive).next("laws-next-arbiter-decides");
        draft.because("laws-reason-both-flags-judgement").ask("laws-ask-first-flag");
    }
}

pub(super) fn rule_claim(facts: &FlagFallClaim, scene: &Scene<'_>) -> Ruling {
    if let Some(over) = end::already(scene) {
        return over;
    }
    let mut draft = scene.draft("laws-next-continue");
    let own = match facts.claimant {
        Side::White => facts.white_flag_up,
        Side::Black => facts.black_flag_up,
    };
    let own_up = facts.claimant_flag_up.or(own);
    let fallen = facts.player_flag_fallen.unwrap_or(facts.claimant.other());
    if fallen == facts.claimant || facts.opponent_flag_down == Some(false) {
        draft.cite(|a| &a.flag_fallen).because("laws-reason-flag-not-down");
        return draft.finish();
    }
    match own_up {
        Some(false) => {
            draft.because(Message::new("laws-reason-own-flag-down").with("side", facts.claimant));
            both_down(scene, &mut draft);
        }
        Some(true) => lose_on_time(fallen, None, scene, &mut draft),
        None => {
            draft.ask(Message::new("laws-ask-own-flag").with("side", facts.claimant));
            lose_on_time(fallen, None, scene, &mut draft);
        }
    }
    draft.finish()
}

pub(super) fn rule_observed(facts: &FlagFallObserved, scene: &Scene<'_>) -> Ruling {
    if let Some(over) = end::already(scene) {
        return over;
    }
    let mut draft = scene.draft("laws-next-game-over");
    if !arbiter_may_call(scene, &mut draft) {
        return draft.finish();
    }
    draft.cite(|a| &a.flag_called);
    let Some(player) = facts.player_flag_fallen else {
        draft.ask("laws-ask-whose-flag").next("laws-next-arbiter-decides");
        return draft.finish();
    };
    let told = match player.other() {
        Side::White => facts.white_can_mate,
        Side::Black => facts.black_can_mate,
    };
    lose_on_time(player, told, scene, &mut draft);
    draft.finish()
}

pub(super) fn rule_with_offer(facts: &FlagFallWithOffer, scene: &Scene<'_>) -> Ruling {
    if let Some(over) = end::already(scene) {
        return over;
    }
    let mut draft = scene.draft("laws-next-game-over");
    draft.cite(|a| &a.draw_offer).because("laws-reason-offer-lapsed-by-flag");
    let told = match facts.player_flag_fallen.other() {
        Side::White => facts.white_can_mate,
        Side::Black => facts.black_can_mate,
    };
    lose_on_time(facts.player_flag_fallen, told, scene, &mut draft);
    draft.finish()
}

pub(super) fn rule_after_mate(facts: &FlagNoticedAfterMate, scene: &Scene<'_>) -> Ruling {
    let mut draft = scene.draft("laws-next-game-over");
    if let Some(ended) = end::earliest(scene) {
        end::settle(ended, &mut draft);
    } else {
        draft.cite(|a| &a.checkmate).result(RulingResult::loss_of(facts.mate_given_by.other()));
        draft.because(Message::new("laws-reason-checkmate").with("side", facts.mate_given_by.other()));
        if scene.game.position().is_some() {
            draft.because("laws-reason-no-checkmate").ask("laws-ask-position");
            draft.result(RulingResult::Open).next("laws-next-arbiter-decides");
        }
    }
    draft.cite(|a| &a.flag_fallen).cite(|a| &a.loses_on_time).cite(|a| &a.completed_by_end);
    draft.because("laws-reason-flag-after-end");
    draft.finish()
}
