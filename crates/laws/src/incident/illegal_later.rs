//! E02: an illegal move is noticed later, after the end of the game, or after a checkmate (Laws 2023 art. 7.5.1, A.5.2, 5.1.1).

use super::end;
use super::facts::facts;
use super::form::{Fact, ILLEGAL, Kind, MOVER, PHASE, PRIOR, Source};
use super::illegal_move::{IllegalMoveCompleted, stands};
use super::penalty::{self, Offence, Outcome};
use super::scene::Scene;
use super::touched;
use super::words::Words;
use crate::edition::PositionLost;
use crate::ruling::{Message, Ruling, RulingResult};
use crate::side::{PerSide, Side};

facts! {
    /// The facts of an illegal move noticed later. The position of the case is the one before it.
    IllegalMoveNoticedLater {
        /// Who made it.
        player: Side;
        /// The move as it was played, from square to square.
        played: String,
        /// The move in words.
        illegal_move: String,
        /// The half-moves or moves played since.
        moves_since: u32,
        /// Whether the arbiter or an assistant recorded the game.
        game_recorded_by_arbiter: bool,
        /// The illegal moves of each before this one.
        prior_illegal: PerSide<u32>,
        /// The state of the scoresheets.
        scoresheets: String,
        /// The phase of the game, such as `quickplay finish`.
        phase: String,
    }
}

/// What is asked about an illegal move noticed later.
pub(super) const ILLEGAL_MOVE_NOTICED_LATER: &[Fact] = &[
    ILLEGAL,
    MOVER,
    Fact::found("moves_since", Kind::Count, Source::MovesSince),
    PRIOR,
    Fact::shown("scoresheets", Kind::Choice(&["complete", "incomplete"])).named("scoresheets_complete"),
    PHASE,
];

facts! {
    /// The facts of an illegal move noticed after the end of the game.
    IllegalMoveAfterGameEnd {
        ;
        /// Who made it.
        player: Side,
        /// How the game ended.
        game_ended_by: String,
        /// The result it had.
        result_before: String,
    }
}

/// What is asked about an illegal move noticed after the end of the game.
pub(super) const ILLEGAL_MOVE_AFTER_GAME_END: &[Fact] = &[
    Fact::shown("result_before", Kind::Result).from(Source::Result),
    Fact::shown(
        "game_ended_by",
        Kind::Choice(&["checkmate", "resignation", "agreement", "flag fall", "another way"]),
    ),
];

facts! {
    /// The facts of a checkmate in a game in which an earlier illegal move went unnoticed.
    CheckmateAfterIllegalMove {
        /// Who gave checkmate.
        player: Side;
        /// A remark, for people.
        note: String,
    }
}

/// What is asked about a checkmate after an unnoticed illegal move.
pub(super) const CHECKMATE_AFTER_ILLEGAL_MOVE: &[Fact] =
    &[Fact::must("player", Kind::Side).named("mate_given_by").from(Source::JustMoved)];

pub(super) fn rule(facts: &IllegalMoveNoticedLater, scene: &Scene<'_>) -> Ruling {
    if let Some(over) = end::already(scene) {
        return over;
    }
    let mut draft = scene.draft(Message::new("laws-next-go-back").with("side", facts.player));
    if !scene.competition_rules(&mut draft) && facts.moves_since != Some(0) {
        return stands(scene, draft);
    }
    draft.cite(|a| &a.illegal_move).cite(|a| &a.illegal_family);
    let claimed = Some(true);
    let offence =
        Offence { player: facts.player, prior: facts.prior_illegal, phase: facts.phase.as_deref(), claimed };
    if penalty::penalise(&offence, scene, &mut draft) != Outcome::Restored {
        return draft.finish();
    }
    draft.because("laws-reason-moves-since-void").ask("laws-ask-thinking-time");
    let sheets = Words::of(facts.scoresheets.as_deref());
    if sheets.any(&["incomplete", "differ", "missing", "none", "cannot"]) {
        draft.cite(|a| &a.last_identifiable);
        if draft.value(|p| &p.position_lost) == PositionLost::NewGame {
            draft
                .result(RulingResult::NewGame)
                .next("laws-next-new-game")
                .because("laws-reason-position-lost");
            draft.ask("laws-ask-position-known");
            return draft.finish();
        }
        draft.because("laws-reason-last-identifiable");
    }
    if let (Some(played), Some(position)) = (&facts.played, scene.position_of(facts.player, &mut draft)) {
        let squares = IllegalMoveCompleted::of(facts.player, played.clone()).touches(position);
        if !squares.is_empty() {
            touched::bind(position, &squares, &mut draft);
        }
    }
    draft.finish()
}

pub(super) fn rule_after_end(facts: &IllegalMoveAfterGameEnd, scene: &Scene<'_>) -> Ruling {
    let mut draft = scene.draft("laws-next-result-stands");
    draft.cite(|a| &a.illegal_move).cite(|a| &a.illegal_family).cite(|a| &a.signing);
    draft.because("laws-reason-found-after-end");
    if Words::of(facts.game_ended_by.as_deref()).any(&["resign"]) {
        draft.cite(|a| &a.resignation);
    }
    match facts.result_before.as_deref().map(str::parse) {
        Some(Ok(result)) => {
            draft.result(result);
        }
        _ => {
            draft.ask("laws-ask-result");
        }
    }
    draft.finish()
}

pub(super) fn rule_checkmate(facts: &CheckmateAfterIllegalMove, scene: &Scene<'_>) -> Ruling {
    let mut draft = scene.draft("laws-next-game-over");
    if let Some(ended) = end::earliest(scene) {
        end::settle(ended, &mut draft);
        draft.because("laws-reason-mating-move-legal");
        return draft.finish();
    }
    draft.cite(|a| &a.checkmate);
    if scene.game.position().is_some() {
        draft.next("laws-next-continue").because("laws-reason-no-checkmate");
    } else {
        draft.result(RulingResult::loss_of(facts.player.other()));
        draft.because("laws-reason-mating-move-legal").ask("laws-ask-position");
    }
    draft.finish()
}
