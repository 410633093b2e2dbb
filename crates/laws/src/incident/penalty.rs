//! What a completed illegal move costs: extra time for the opponent, the increment taken back, the loss at the limit
//! (Laws 2023 art. 7.5.5, A.3, A.5.2). Every kind of illegal move shares it.

use super::mating::CanMate;
use super::scene::Scene;
use super::words::Words;
use crate::edition::{Counting, FlagTest, Unsupervised};
use crate::ruling::{Draft, Message, RulingResult};
use crate::side::{PerSide, Side};

use super::case::TimeClass;

/// What is known about an offence that counts as an illegal move.
pub struct Offence<'a> {
    /// Who committed it.
    pub player: Side,
    /// The illegal moves of each before this one, if known.
    pub prior: Option<PerSide<u32>>,
    /// The phase of the game in words, if told; the 1997 edition counts only in the quickplay finish.
    pub phase: Option<&'a str>,
    /// Whether the opponent claimed in time, where the edition asks for a claim.
    pub claimed: Option<bool>,
}

/// How the penalty came out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// The position is restored and the game goes on.
    Restored,
    /// The game is over, or only the arbiter can say whether it is.
    Decided,
    /// Nothing is done without a claim of the opponent.
    Silent,
}

/// The penalty of an offence that counts as an illegal move.
pub fn penalise(offence: &Offence<'_>, scene: &Scene<'_>, draft: &mut Draft<'_>) -> Outcome {
    let competition_rules = scene.competition_rules(draft);
    if competition_rules {
        return ladder(offence, true, scene, draft);
    }
    let regime = match scene.class() {
        TimeClass::Blitz => {
            draft.cite(|a| &a.blitz_illegal);
            draft.value(|p| &p.illegal_blitz)
        }
        TimeClass::Standard | TimeClass::Rapid => {
            draft.cite(|a| &a.rapid_illegal);
            draft.value(|p| &p.illegal_rapid)
        }
    };
    let claim_needed = !draft.value(|p| &p.arbiter_acts);
    if claim_needed && offence.claimed != Some(true) {
        if offence.claimed.is_none() {
            draft.ask(Message::new("laws-ask-claimed").with("side", offence.player.other()));
        }
        draft.next("laws-next-wait-for-claim");
        draft.because(Message::new("laws-reason-only-on-claim").with("side", offence.player.other()));
        return Outcome::Silent;
    }
    match regime {
        Unsupervised::NoRule => {
            draft.ask("laws-ask-no-rule");
            Outcome::Restored
        }
        Unsupervised::Loss => {
            draft.because(Message::new("laws-reason-first-illegal-loses").with("side", offence.player));
            lose(offence.player, FlagTest::AnySeries, true, scene, draft)
        }
        Unsupervised::WinOnClaim => {
            let test = draft.value(|p| &p.illegal_blitz_test);
            if test == FlagTest::MatingPotential {
                draft.cite(|a| &a.mating_potential);
            }
            draft.because(Message::new("laws-reason-win-claimed").with("side", offence.player.other()));
            lose(offence.player, test, true, scene, draft)
        }
        Unsupervised::PenaltyOnClaim | Unsupervised::Penalty => ladder(offence, false, scene, draft),
    }
}

/// Extra time for the opponent below the limit, the loss at the limit (2023 art. 7.5.5).
fn ladder(
    offence: &Offence<'_>,
    competition_rules: bool,
    scene: &Scene<'_>,
    draft: &mut Draft<'_>,
) -> Outcome {
    let opponent = offence.player.other();
    let counts = match draft.value(|p| &p.illegal_counting) {
        Counting::Always => true,
        Counting::Never => false,
        Counting::QuickplayFinish => quickplay_finish(offence, scene, draft),
    };
    if !counts {
        draft.cite(|a| &a.illegal_family).cite(|a| &a.judgement);
        draft.because("laws-reason-not-counted").ask("laws-ask-clock-judgement");
        return Outcome::Restored;
    }
    draft.cite(|a| &a.illegal_penalty);
    if offence.prior.is_none() {
        draft.ask(Message::new("laws-ask-prior-illegal").with("side", offence.player));
    }
    let count = offence.prior.map_or(0, |prior| *prior.of(offence.player)).saturating_add(1);
    draft.evidence().illegal_count = Some(count);
    draft.evidence().counted_against.push(offence.player);
    draft
        .because(Message::new("laws-reason-illegal-count").with("side", offence.player).with("count", count));
    let limit = draft.value(|p| &p.illegal_limit);
    if limit.is_some_and(|limit| count >= u32::from(limit)) {
        let exception = draft.value(|p| &p.illegal_draw_exception);
        return lose(offence.player, FlagTest::AnySeries, exception, scene, draft);
    }
    let ordered = scene.illegal_bonus(competition_rules, draft);
    if let Some(bonus) = ordered.value {
        draft.add_time(opponent, bonus, ordered.number());
        draft.because(Message::new("laws-reason-bonus").with("side", opponent).with("seconds", bonus));
    }
    take_back_increment(offence.player, scene, draft);
    Outcome::Restored
}

/// Whether the offence fell into the quickplay finish, the only phase in which the 1997 edition counts (10.3); rapid
/// and blitz games are a quickplay finish from the first move.
fn quickplay_finish(offence: &Offence<'_>, scene: &Scene<'_>, draft: &mut Draft<'_>) -> bool {
    if scene.class() != TimeClass::Standard {
        return true;
    }
    let phase = Words::of(offence.phase);
    if phase.is_empty() {
        draft.ask("laws-ask-quickplay-finish");
    }
    phase.any(&["quickplay", "last period"]) && !phase.any(&["not a quickplay", "not the last", "not in"])
}

/// The increment that the withdrawn press brought is taken back.
pub fn take_back_increment(player: Side, scene: &Scene<'_>, draft: &mut Draft<'_>) {
    let increment = scene.case.increment_s;
    if increment.0 > 0 {
        draft.add_time_by(player, -increment, |a| &a.judgement);
        draft.because(
            Message::new("laws-reason-increment-back").with("side", player).with("seconds", increment),
        );
    }
}

/// The player loses; a draw where the edition excepts the opponent who cannot checkmate. The position
/// looked at is the restored one.
fn lose(player: Side, test: FlagTest, exception: bool, scene: &Scene<'_>, draft: &mut Draft<'_>) -> Outcome {
    let opponent = player.other();
    draft.next("laws-next-game-over").result(RulingResult::loss_of(player));
    if !exception {
        return Outcome::Decided;
    }
    if scene.game.position().is_none() {
        draft.ask(Message::new("laws-ask-can-mate").with("side", opponent));
        return Outcome::Decided;
    }
    match scene.can_mate(opponent, test, None, draft) {
        CanMate::Yes(_) => {}
        CanMate::No(_) => {
            draft.result(RulingResult::DRAW);
            draft.because(Message::new("laws-reason-cannot-mate").with("side", opponent));
        }
        CanMate::Unknown => {
            draft.result(RulingResult::Open).next("laws-next-arbiter-decides");
            draft.ask(Message::new("laws-ask-can-mate").with("side", opponent));
        }
    }
    Outcome::Decided
}
