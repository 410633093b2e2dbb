//! E04, E06: the clock and the hands (Laws 2023 art. 7.5.3, 7.5.4, 4.1, 6.2).

use shakmaty::{Chess, Move, Position};

use super::end;
use super::facts::facts;
use super::form::{Fact, Kind, MOVER, PHASE, PLAYED, PRESSED, PRIOR, Source};
use super::game;
use super::penalty::{self, Offence, Outcome};
use super::scene::Scene;
use super::words::leading_move;
use crate::ruling::{Draft, Message, Ruling};
use crate::side::{PerSide, Side};

facts! {
    /// The facts of a clock pressed without a move.
    ClockPressedWithoutMove {
        /// Who pressed.
        player: Side;
        /// The illegal moves of each before this one.
        prior_illegal: PerSide<u32>,
        /// The phase of the game, such as `quickplay finish`.
        phase: String,
        /// Whether it was clearly an accident, such as restarting the clock instead of pausing it.
        accidental: bool,
    }
}

/// What is asked about a clock pressed without a move.
pub(super) const CLOCK_PRESSED_WITHOUT_MOVE: &[Fact] = &[
    Fact::must("player", Kind::Side).from(Source::HasTheMove),
    Fact::shown("accidental", Kind::YesNo).named("press_accidental").from(Source::Usually(false)),
    PRIOR,
    PHASE,
];

facts! {
    /// The facts of a move made with two hands. The position of the case is the one before it.
    TwoHands {
        /// Who made it.
        player: Side,
        /// The move, from square to square.
        played: String;
        /// Whether the clock was pressed.
        clock_pressed: bool,
        /// Which hand did what.
        hands: String,
        /// The illegal moves of each before this one, of any kind.
        prior_illegal: PerSide<u32>,
        /// The kind of the earlier one, for people: all kinds count together.
        prior_kind: String,
        /// The phase of the game, such as `quickplay finish`.
        phase: String,
    }
}

/// What is asked about a move made with two hands.
pub(super) const TWO_HANDS: &[Fact] = &[PLAYED, MOVER, PRESSED, PRIOR, PHASE];

facts! {
    /// The facts of a clock pressed with the other hand.
    WrongHandOnClock {
        /// Who pressed.
        player: Side;
        /// The move, from square to square.
        played: String,
        /// The hand that moved.
        moved_with: String,
        /// The hand that pressed.
        pressed_with: String,
    }
}

/// What is asked about a clock pressed with the other hand.
pub(super) const WRONG_HAND_ON_CLOCK: &[Fact] = &[Fact::must("player", Kind::Side).from(Source::JustMoved)];

facts! {
    /// The facts of an opponent who moved before the player had pressed the clock.
    OpponentMovedBeforePress {
        /// The player who had not yet pressed.
        player: Side;
        /// What happened, for people.
        detail: String,
    }
}

/// What is asked about an opponent who moved too early.
pub(super) const OPPONENT_MOVED_BEFORE_PRESS: &[Fact] =
    &[Fact::must("player", Kind::Side).named("not_pressed").from(Source::HasTheMove)];

pub(super) fn rule_without_move(facts: &ClockPressedWithoutMove, scene: &Scene<'_>) -> Ruling {
    if let Some(over) = end::already(scene) {
        return over;
    }
    let mut draft = scene.draft(Message::new("laws-next-same-player").with("side", facts.player));
    draft.because(Message::new("laws-reason-empty-press").with("side", facts.player));
    if facts.accidental == Some(true) || !draft.value(|p| &p.counts_empty_press) {
        draft.cite(|a| &a.handle_clock);
        discretion(&mut draft);
        return draft.finish();
    }
    let claimed = Some(true);
    let offence =
        Offence { player: facts.player, prior: facts.prior_illegal, phase: facts.phase.as_deref(), claimed };
    draft.cite(|a| &a.illegal_press).cite(|a| &a.penalty_press);
    penalty::penalise(&offence, scene, &mut draft);
    draft.cite(|a| &a.handle_clock);
    draft.finish()
}

pub(super) fn rule_two_hands(facts: &TwoHands, scene: &Scene<'_>) -> Ruling {
    let mut draft = scene.draft(Message::new("laws-next-same-move").with("side", facts.player));
    draft.because(Message::new("laws-reason-two-hands").with("side", facts.player));
    if facts.clock_pressed == Some(false) || !draft.value(|p| &p.counts_two_hands) {
        draft.cite(|a| &a.one_hand).next("laws-next-continue");
        discretion(&mut draft);
        return draft.finish();
    }
    if facts.clock_pressed.is_none() {
        draft.ask(Message::new("laws-ask-clock-pressed").with("side", facts.player));
    }
    draft.cite(|a| &a.illegal_hands).cite(|a| &a.penalty_hands);
    let claimed = Some(true);
    let offence =
        Offence { player: facts.player, prior: facts.prior_illegal, phase: facts.phase.as_deref(), claimed };
    let outcome = penalty::penalise(&offence, scene, &mut draft);
    draft.cite(|a| &a.one_hand);
    if outcome == Outcome::Restored {
        same_move(facts, scene, &mut draft);
    }
    draft.finish()
}

/// The same move is played again, with one hand: there is no new choice.
fn same_move(facts: &TwoHands, scene: &Scene<'_>, draft: &mut Draft<'_>) {
    let Some(position) = scene.position_of(facts.player, draft) else { return };
    match played(&facts.played, position) {
        Some(mv) => {
            if mv.is_castle() {
                draft.cite(|a| &a.touch_king_rook);
            }
            draft.permit(vec![game::san(position, mv)]);
        }
        None => {
            draft.ask(Message::new("laws-ask-move").with("move", facts.played.clone()));
        }
    }
}

/// The legal move from square to square; castling as the king's move of two squares or onto the rook.
fn played(text: &str, position: &Chess) -> Option<Move> {
    let (from, to) = leading_move(text)?;
    position.legal_moves().into_iter().find(|mv| {
        let (king_to, onto_rook) = match mv {
            Move::Castle { king, rook } => {
                let side = shakmaty::CastlingSide::from_queen_side(rook < king);
                (Some(shakmaty::Square::from_coords(side.king_to_file(), king.rank())), *rook == to)
            }
            _ => (None, false),
        };
        mv.from() == Some(from) && (mv.to() == to && !mv.is_castle() || king_to == Some(to) || onto_rook)
    })
}

pub(super) fn rule_wrong_hand(facts: &WrongHandOnClock, scene: &Scene<'_>) -> Ruling {
    if let Some(over) = end::already(scene) {
        return over;
    }
    let mut draft = scene.draft("laws-next-continue");
    draft.cite(|a| &a.same_hand).because(Message::new("laws-reason-wrong-hand").with("side", facts.player));
    discretion(&mut draft);
    draft.finish()
}

pub(super) fn rule_before_press(facts: &OpponentMovedBeforePress, scene: &Scene<'_>) -> Ruling {
    if let Some(over) = end::already(scene) {
        return over;
    }
    let mut draft = scene.draft(Message::new("laws-next-may-press").with("side", facts.player));
    draft.cite(|a| &a.may_press).cite(|a| &a.completed).cite(|a| &a.completed_by_next).cite(|a| &a.has_move);
    draft.because(Message::new("laws-reason-may-press").with("side", facts.player));
    draft.finish()
}

/// Not an illegal move: the arbiter may choose a penalty from the list (2023 art. 12.9), and nothing is counted.
fn discretion(draft: &mut Draft<'_>) {
    draft.cite(|a| &a.penalties).because("laws-reason-not-an-illegal-move");
    draft
        .ask("laws-ask-penalty")
        .offer("laws-option-no-penalty")
        .offer("laws-option-warning")
        .offer("laws-option-time-penalty");
}
