//! The end of the game before the event, which nothing that comes later can change (Laws 2023 art. 5.1, 5.2, 9.6).

use super::scene::Scene;
use crate::edition::FlagTest;
use crate::ending::{Ended, How, earliest_end};
use crate::position::GamePosition;
use crate::record::Replay;
use crate::ruling::{Draft, Message, Ruling, RulingResult};
use crate::side::Side;

/// The first end of the game over the whole record.
pub fn earliest(scene: &Scene<'_>) -> Option<Ended> {
    let replay = scene.game.replay()?;
    let rules = scene.edition.end_rules();
    let counted = if rules.seventy_five { counter_full(replay) } else { None };
    let found = earliest_end(replay, rules, &[]);
    // Checkmate and stalemate on the same move come first (2023 art. 9.6.2).
    [found, counted].into_iter().flatten().min_by_key(|ended| ended.ply)
}

/// A record that begins with a full counter, or a position given with one: seventy-five moves were made before.
fn counter_full(replay: &Replay) -> Option<Ended> {
    let full = |position: &GamePosition| position.quiet_plies() >= 150;
    let ply = if full(replay.start()) {
        0
    } else if full(replay.position()) {
        replay.steps().len()
    } else {
        return None;
    };
    Some(Ended { ply, how: How::SeventyFiveMoves })
}

/// Whether the game was over before the event; then the ruling is that the result stands.
pub fn already(scene: &Scene<'_>) -> Option<Ruling> {
    let ended = earliest(scene)?;
    let mut draft = scene.draft("laws-next-game-over");
    settle(ended, &mut draft);
    prove(ended, scene, &mut draft);
    Some(draft.finish())
}

/// The proof that a position is dead, for the arbiter to show: neither side can checkmate, and why White cannot.
pub fn prove(ended: Ended, scene: &Scene<'_>, draft: &mut Draft<'_>) {
    if ended.how == How::DeadPosition {
        scene.can_mate(Side::White, FlagTest::AnySeries, None, draft);
    }
}

/// Enters into the ruling that the game is over by itself.
pub fn settle(ended: Ended, draft: &mut Draft<'_>) {
    draft.evidence().ended_at = Some(ended.ply);
    let (result, reason) = match ended.how {
        How::Checkmate { winner } => {
            draft.cite(|a| &a.checkmate);
            let mated = Side::from(winner).other();
            (RulingResult::loss_of(mated), Message::new("laws-reason-checkmate").with("side", mated))
        }
        How::Stalemate => {
            draft.cite(|a| &a.stalemate);
            (RulingResult::DRAW, "laws-reason-stalemate".into())
        }
        How::DeadPosition => {
            draft.cite(|a| &a.dead_position);
            (RulingResult::DRAW, "laws-reason-dead-position".into())
        }
        How::FivefoldRepetition => {
            draft.cite(|a| &a.fivefold);
            (RulingResult::DRAW, "laws-reason-fivefold".into())
        }
        How::SeventyFiveMoves => {
            draft.cite(|a| &a.seventy_five);
            (RulingResult::DRAW, "laws-reason-seventy-five".into())
        }
        How::Declared { .. } => return,
    };
    draft.result(result).next("laws-next-game-over").because(reason);
}
