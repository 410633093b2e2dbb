//! E03: the arbiter comes to a board and sees an illegal position (Laws 2023 art. 3.10.3, A.5.4).

use super::facts::facts;
use super::form::{Fact, Kind};
use super::scene::Scene;
use super::words::Words;
use crate::ruling::{Message, Ruling};
use crate::side::Side;

facts! {
    /// The facts of an illegal position.
    IllegalPositionSeen {
        /// What is illegal: `both kings in check`, `pawn on last rank unpromoted`, or in other words whose king is in check.
        kind: String;
        /// Whether the arbiter saw the move that led to it.
        last_move_seen: bool,
        /// The square of the piece concerned.
        square: String,
        /// Its colour.
        colour: Side,
        /// Who is to move.
        to_move: Side,
    }
}

/// What is asked about an illegal position.
pub(super) const ILLEGAL_POSITION_SEEN: &[Fact] = &[
    Fact::must(
        "kind",
        Kind::Choice(&[
            "both kings in check",
            "pawn on last rank unpromoted",
            "king in check, not on move",
            "king in check, on move",
        ]),
    )
    .named("position_kind"),
    Fact::shown("last_move_seen", Kind::YesNo),
];

/// What is wrong with the position.
enum Illegality {
    BothKings,
    Pawn,
    /// The king of the side to move is in check: an ordinary position.
    KingToMove,
    /// The king of the side that has just moved is in check.
    KingNotToMove,
    Unknown,
}

impl IllegalPositionSeen {
    fn kind(&self) -> Illegality {
        let words = Words::of(Some(&self.kind));
        if words.any(&["both kings"]) {
            return Illegality::BothKings;
        }
        if words.any(&["pawn"]) && words.any(&["last rank", "unpromoted", "promot", "eighth", "first rank"]) {
            return Illegality::Pawn;
        }
        if !words.any(&["check", "attack"]) {
            return Illegality::Unknown;
        }
        if words.any(&[
            "not to move",
            "not having the move",
            "just moved",
            "having just moved",
            "opponent to move",
            "not on move",
        ]) {
            return Illegality::KingNotToMove;
        }
        match (self.colour.or_else(|| words.side()), self.to_move) {
            (Some(king), Some(to_move)) if king == to_move => Illegality::KingToMove,
            (Some(_), Some(_)) => Illegality::KingNotToMove,
            _ if words.any(&["to move", "on move", "having the move"]) => Illegality::KingToMove,
            _ => Illegality::Unknown,
        }
    }
}

pub(super) fn rule(facts: &IllegalPositionSeen, scene: &Scene<'_>) -> Ruling {
    let mut draft = scene.draft("laws-next-intervene");
    if scene.competition_rules(&mut draft) {
        draft.cite(|a| &a.illegal_position).cite(|a| &a.illegal_move).cite(|a| &a.illegal_family);
        draft.cite(|a| &a.last_identifiable);
        draft.because("laws-reason-arbiter-intervenes").ask("laws-ask-clock-judgement");
        return draft.finish();
    }
    draft.cite(|a| &a.position_seen).cite(|a| &a.illegal_position);
    let waits = draft.value(|p| &p.waits_on_illegal_position);
    let acts = draft.value(|p| &p.intervenes_on_illegal_position);
    match facts.kind() {
        Illegality::BothKings | Illegality::Pawn if waits => {
            draft.next("laws-next-wait-one-move").because("laws-reason-wait-one-move");
        }
        Illegality::BothKings | Illegality::Pawn if acts => {
            draft.because("laws-reason-arbiter-intervenes");
        }
        Illegality::KingToMove => {
            draft.next("laws-next-continue").because("laws-reason-check-is-legal");
        }
        Illegality::BothKings | Illegality::Pawn | Illegality::KingNotToMove => {
            cite_illegal_move(scene, &mut draft);
            draft.next("laws-next-wait-for-claim").because("laws-reason-wait-for-claim");
            if facts.last_move_seen == Some(true) && draft.value(|p| &p.arbiter_acts) {
                draft.next("laws-next-intervene").because("laws-reason-arbiter-saw");
                draft.ask("laws-ask-illegal-move-event");
            }
        }
        Illegality::Unknown => {
            draft.ask(Message::new("laws-ask-position-kind")).next("laws-next-arbiter-decides");
        }
    }
    draft.finish()
}

fn cite_illegal_move(scene: &Scene<'_>, draft: &mut crate::ruling::Draft<'_>) {
    match scene.class() {
        super::TimeClass::Blitz => draft.cite(|a| &a.blitz_illegal),
        super::TimeClass::Rapid | super::TimeClass::Standard => draft.cite(|a| &a.rapid_illegal),
    };
}
