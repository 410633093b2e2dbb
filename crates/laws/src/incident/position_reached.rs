//! E17, E18: a position is on the board and nobody claims anything (Laws 2023 art. 5.1.1, 5.2.1, 5.2.2, 9.6).

use shakmaty::Position;

use super::end;
use super::facts::facts;
use super::form::Fact;
use super::scene::Scene;
use crate::ending::How;
use crate::ruling::{Message, Ruling};

facts! {
    /// The facts: the position and the record of the case are what is looked at.
    PositionReached {
        ;
        /// The last move, for people.
        last_move: String,
        /// A remark, for people.
        detail: String,
        /// Whether nobody claims; automatic ends need no claim.
        nobody_claims: bool,
    }
}

/// Nothing is asked: position and record are what is looked at.
pub(super) const POSITION_REACHED: &[Fact] = &[];

pub(super) fn rule(_: &PositionReached, scene: &Scene<'_>) -> Ruling {
    let mut draft = scene.draft("laws-next-continue");
    if let Some(ended) = end::earliest(scene) {
        end::settle(ended, &mut draft);
        end::prove(ended, scene, &mut draft);
        let halfmoves = scene.game.replay().map_or(0, crate::record::Replay::quiet_plies);
        if halfmoves >= 150 && draft.value(|p| &p.seventy_five) {
            draft.evidence().halfmoves = Some(halfmoves);
            draft.cite(|a| &a.seventy_five);
            draft.because(match ended.how {
                How::Checkmate { .. } => "laws-reason-mate-before-seventy-five",
                _ => "laws-reason-seventy-five-too",
            });
        }
        if let Some(replay) = scene.game.replay().filter(|_| ended.how == How::FivefoldRepetition) {
            draft.evidence().occurrences = replay.occurrences();
        }
        return draft.finish();
    }
    draft.value(|p| &p.dead_position);
    draft.cite(|a| &a.dead_position).cite(|a| &a.fivefold).cite(|a| &a.seventy_five);
    draft.cite(|a| &a.threefold).cite(|a| &a.fifty);
    match scene.game.replay() {
        Some(replay) => {
            draft.evidence().halfmoves = Some(replay.quiet_plies());
            draft.evidence().occurrences = replay.occurrences();
            draft.because(Message::new("laws-reason-not-ended").with("halfmoves", replay.quiet_plies()));
            if replay.position().chess().is_some_and(Position::is_check) {
                draft.because("laws-reason-check-not-mate");
            }
        }
        None => {
            draft.ask("laws-ask-position").next("laws-next-arbiter-decides");
        }
    }
    draft.finish()
}
