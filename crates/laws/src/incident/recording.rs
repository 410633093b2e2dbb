//! E23: recording the moves (Laws 2023 art. 8.1, 8.4, 8.5; A.2).

use super::case::TimeClass;
use super::facts::facts;
use super::form::{Fact, Kind, Source};
use super::scene::Scene;
use crate::ruling::{Draft, Message, Ruling};
use crate::side::Side;

facts! {
    /// The facts of a player who stops recording.
    StopsRecording {
        /// Who.
        player: Side;
        /// His remaining time in the period.
        remaining_s: i64,
        /// The increment of the game, where it differs from that of the case.
        increment_s: i64,
    }
}

/// What is asked about a player who stops recording.
pub(super) const STOPS_RECORDING: &[Fact] = &[
    Fact::must("player", Kind::Side).from(Source::HasTheMove),
    Fact::found("remaining_s", Kind::Seconds, Source::TimeLeft("player")),
];

facts! {
    /// The facts of a player who writes his move before making it.
    WritesMoveInAdvance {
        /// Who.
        player: Side;
        /// What for: `claim` and `sealing` are allowed.
        reason: String,
    }
}

/// What is asked about a move written in advance.
pub(super) const WRITES_MOVE_IN_ADVANCE: &[Fact] = &[
    Fact::must("player", Kind::Side).from(Source::HasTheMove),
    Fact::shown("reason", Kind::Choice(&["to claim a draw", "to seal it", "none of these"]))
        .named("written_for"),
];

/// Below this remaining time a player may stop recording (8.4).
const FIVE_MINUTES: i64 = 300;
/// With an increment of at least this, he may not (8.4).
const LONG_INCREMENT: i64 = 30;

pub(super) fn rule_stops(facts: &StopsRecording, scene: &Scene<'_>) -> Ruling {
    let mut draft = scene.draft("laws-next-continue");
    if scene.class() != TimeClass::Standard {
        draft.cite(|a| &a.rapid_recording).because("laws-reason-rapid-no-recording");
        return draft.finish();
    }
    draft.cite(|a| &a.recording_exempt).cite(|a| &a.recording);
    let increment = facts.increment_s.unwrap_or(scene.case.increment_s.0);
    let player = facts.player;
    match facts.remaining_s {
        _ if increment >= LONG_INCREMENT => {
            must_record("laws-reason-long-increment", player, &mut draft);
        }
        Some(seconds) if seconds >= FIVE_MINUTES => {
            must_record("laws-reason-five-minutes", player, &mut draft);
        }
        Some(_) => {
            draft.cite(|a| &a.update_one).cite(|a| &a.update_both);
            draft.next(Message::new("laws-next-may-stop-recording").with("side", player));
            draft.because("laws-reason-recording-exempt");
        }
        None => {
            draft.ask(Message::new("laws-ask-remaining-time").with("side", player));
            draft.next("laws-next-arbiter-decides");
        }
    }
    draft.finish()
}

fn must_record(reason: &'static str, player: Side, draft: &mut Draft<'_>) {
    draft.because(reason).next(Message::new("laws-next-must-record").with("side", player));
    draft.cite(|a| &a.refusal).offer("laws-option-warning").offer("laws-option-time-penalty");
}

pub(super) fn rule_in_advance(facts: &WritesMoveInAdvance, scene: &Scene<'_>) -> Ruling {
    let mut draft = scene.draft("laws-next-continue");
    draft.cite(|a| &a.writing_in_advance);
    let reason = super::words::Words::of(facts.reason.as_deref());
    if reason.any(&["claim", "seal", "adjourn"]) {
        draft.because("laws-reason-writing-for-claim");
    } else if draft.value(|p| &p.record_in_advance) {
        draft.because("laws-reason-writing-allowed");
    } else {
        draft.cite(|a| &a.penalties).cite(|a| &a.notes).because("laws-reason-writing-forbidden");
        draft.next(Message::new("laws-next-stop-writing").with("side", facts.player));
        draft.ask("laws-ask-penalty").offer("laws-option-warning").offer("laws-option-time-penalty");
    }
    draft.finish()
}
