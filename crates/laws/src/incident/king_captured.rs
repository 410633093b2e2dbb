//! E01: a player captured the king, usually after the opponent left it in check (Laws 2023 art. 1.4.1, 7.5.1).

use super::facts::facts;
use super::form::{Fact, Kind, MOVER, PHASE, PLAYED, PRESSED, PRIOR};
use super::illegal_move::IllegalMoveCompleted;
use super::penalty::{self, Offence, Outcome};
use super::scene::Scene;
use super::touched;
use super::words::Words;
use crate::ruling::{Draft, Message, Ruling};
use crate::side::{PerSide, Side};

facts! {
    /// The facts of a captured king.
    KingCaptured {
        /// Who captured it.
        player: Side,
        /// The capture, from square to square, with remarks.
        played: String;
        /// What came before, such as the illegal move by which the king was left in check.
        preceded_by: String,
        /// The illegal moves of each before these.
        prior_illegal: PerSide<u32>,
        /// Whether the clock was pressed after the capture.
        clock_pressed: bool,
        /// The phase of the game, such as `quickplay finish`.
        phase: String,
    }
}

/// What is asked about a captured king.
pub(super) const KING_CAPTURED: &[Fact] = &[
    PLAYED,
    MOVER,
    PRESSED,
    Fact::shown("preceded_by", Kind::Choice(&["king left in check", "nothing irregular"])),
    PRIOR,
    PHASE,
];

pub(super) fn rule(facts: &KingCaptured, scene: &Scene<'_>) -> Ruling {
    let mut draft = scene.draft(Message::new("laws-next-restore").with("side", facts.player));
    draft.because("laws-reason-king-never-captured");
    if facts.clock_pressed == Some(false) {
        draft.cite(|a| &a.illegal_move).cite(|a| &a.completed).because("laws-reason-not-completed");
        return draft.finish();
    }
    let opponent = facts.player.other();
    let before = Words::of(facts.preceded_by.as_deref());
    let opponent_offended = before.any(&["illegal", "left", "check", "did not", "ignored", "overlooked"]);
    if opponent_offended && scene.competition_rules(&mut draft) {
        return both_offended(facts, opponent, scene, draft);
    }
    if !draft.value(|p| &p.counts_king_capture) {
        draft.cite(|a| &a.illegal_move).ask("laws-ask-clock-judgement");
        bind(facts, scene, &mut draft);
        return draft.finish();
    }
    let outcome = penalty::penalise(&facts.offence(facts.player), scene, &mut draft);
    draft.cite(|a| &a.illegal_move).cite(|a| &a.illegal_family);
    if outcome == Outcome::Restored {
        bind(facts, scene, &mut draft);
    }
    draft.finish()
}

impl KingCaptured {
    fn offence(&self, player: Side) -> Offence<'_> {
        Offence { player, prior: self.prior_illegal, phase: self.phase.as_deref(), claimed: Some(true) }
    }
}

/// Both moves were illegal: each is counted, the position before the first is restored, and the clocks are the
/// arbiter's to set.
fn both_offended<'a>(
    facts: &KingCaptured,
    opponent: Side,
    scene: &Scene<'a>,
    mut draft: Draft<'a>,
) -> Ruling {
    draft.cite(|a| &a.illegal_move).cite(|a| &a.illegal_family);
    draft.because("laws-reason-both-offended");
    draft.next(Message::new("laws-next-restore-first").with("side", opponent));
    if penalty::penalise(&facts.offence(opponent), scene, &mut draft) == Outcome::Restored
        && draft.value(|p| &p.counts_king_capture)
    {
        penalty::penalise(&facts.offence(facts.player), scene, &mut draft);
    }
    draft.ask("laws-ask-clock-judgement");
    draft.finish()
}

fn bind(facts: &KingCaptured, scene: &Scene<'_>, draft: &mut Draft<'_>) {
    if let Some(position) = scene.position_of(facts.player, draft) {
        let squares = IllegalMoveCompleted::of(facts.player, facts.played.clone()).touches(position);
        touched::bind(position, &squares, draft);
    }
}
