//! E10, E11: the initial position was wrong, or the board was turned (Laws 2023 art. 7.2, A.5.1.2).

use super::end;
use super::facts::facts;
use super::form::{COMPLETED, Fact, Kind};
use super::scene::Scene;
use super::words::Words;
use crate::ruling::{Draft, Message, Ruling, RulingResult};
use crate::side::PerSide;

facts! {
    /// The facts of a wrong initial position.
    WrongInitialPosition {
        ;
        /// What stood wrongly, such as `white king and queen swapped (Kd1, Qe1)`.
        detail: String,
        /// The moves completed by each when it was found.
        moves_completed: PerSide<u32>,
    }
}

/// What is asked about a wrong initial position.
pub(super) const WRONG_INITIAL_POSITION: &[Fact] = &[
    COMPLETED,
    Fact::shown("detail", Kind::Choice(&["king", "rook", "other pieces only"])).named("misplaced"),
];

facts! {
    /// The facts of a board placed wrongly.
    BoardRotated {
        ;
        /// The moves completed by each when it was found.
        moves_completed: PerSide<u32>,
    }
}

/// What is asked about a board placed wrongly.
pub(super) const BOARD_ROTATED: &[Fact] = &[COMPLETED];

pub(super) fn rule_position(facts: &WrongInitialPosition, scene: &Scene<'_>) -> Ruling {
    if let Some(over) = end::already(scene) {
        return over;
    }
    let mut draft = scene.draft("laws-next-new-game");
    draft.cite(|a| &a.wrong_position).because("laws-reason-wrong-position").result(RulingResult::NewGame);
    if scene.competition_rules(&mut draft) {
        draft.because("laws-reason-any-move-number");
        return draft.finish();
    }
    draft.cite(|a| &a.late_set_up);
    match too_late(facts.moves_completed, scene, &mut draft) {
        Some(true) => {
            draft.result(RulingResult::Open).next("laws-next-no-claim-continue");
            castling(facts, &mut draft);
        }
        Some(false) => {}
        None => {
            draft.ask("laws-ask-moves-completed-each");
            draft.result(RulingResult::Open).next("laws-next-arbiter-decides");
        }
    }
    draft.finish()
}

/// Whether both have completed so many moves that nothing is corrected any more (2023 A.5.1); none if it is not known.
pub(super) fn too_late(
    completed: Option<PerSide<u32>>,
    scene: &Scene<'_>,
    draft: &mut Draft<'_>,
) -> Option<bool> {
    let Some(limit) = draft.value(|p| &p.set_up_limit) else {
        draft.ask("laws-ask-no-rule");
        return Some(false);
    };
    let completed = completed.or_else(|| scene.moves_made())?;
    let late = completed.white >= limit && completed.black >= limit;
    draft.because(
        Message::new(if late { "laws-reason-limit-reached" } else { "laws-reason-limit-open" })
            .with("moves", limit),
    );
    Some(late)
}

/// A king, or a rook, that was misplaced does not castle (2023 A.5.1.2).
fn castling(facts: &WrongInitialPosition, draft: &mut Draft<'_>) {
    let detail = Words::of(facts.detail.as_deref());
    if detail.any(&["king"]) {
        draft.because("laws-reason-misplaced-king");
    } else if detail.any(&["rook"]) {
        draft.because("laws-reason-misplaced-rook");
    }
}

pub(super) fn rule_board(facts: &BoardRotated, scene: &Scene<'_>) -> Ruling {
    if let Some(over) = end::already(scene) {
        return over;
    }
    let mut draft = scene.draft("laws-next-transfer-position");
    draft.cite(|a| &a.board_turned).because("laws-reason-board-turned");
    if !scene.competition_rules(&mut draft) {
        draft.cite(|a| &a.late_set_up);
        match too_late(facts.moves_completed, scene, &mut draft) {
            Some(true) => {
                draft.next("laws-next-no-claim-continue");
            }
            Some(false) => {}
            None => {
                draft.ask("laws-ask-moves-completed-each");
            }
        }
    }
    draft.finish()
}
