//! E21: arriving late, or not at all (Laws 2023 art. 6.7). The default time runs by the wall clock from the actual start
//! of the round, not by the clock on the board.

use chrono::NaiveTime;

use super::facts::facts;
use super::form::{DEFAULT_TIME, Fact, Kind};
use super::scene::Scene;
use crate::edition::{DefaultTime, Seconds};
use crate::ruling::{Draft, Message, Ruling, RulingResult};
use crate::side::{PerSide, Side};

facts! {
    /// The facts of a late arrival.
    LateArrival {
        /// Who is late.
        player: Side;
        /// The scheduled start, as `15:00`.
        scheduled: String,
        /// The actual start, as `15:15`; the default time runs from here.
        actual_start: String,
        /// The arrival, as `15:44`.
        arrival: String,
        /// The minutes after the start, where they were counted.
        minutes_late: i64,
        /// The default time in minutes; else the regulations of the case.
        default_time_min: i64,
    }
}

/// What is asked about a late arrival.
pub(super) const LATE_ARRIVAL: &[Fact] = &[
    Fact::must("player", Kind::Side),
    Fact::shown("minutes_late", Kind::Minutes),
    DEFAULT_TIME,
    Fact::more("scheduled", Kind::TimeOfDay),
    Fact::more("actual_start", Kind::TimeOfDay),
    Fact::more("arrival", Kind::TimeOfDay),
];

facts! {
    /// The facts of a start at which neither player is present.
    BothAbsent {
        ;
        /// The default time in minutes; else the regulations of the case.
        default_time_min: i64,
        /// The minutes after the start at which White arrives.
        white_arrives_after_min: i64,
        /// The minutes after the start at which Black arrives.
        black_arrives_after_min: i64,
    }
}

/// What is asked about a start at which neither player is present.
pub(super) const BOTH_ABSENT: &[Fact] = &[
    Fact::shown("white_arrives_after_min", Kind::Minutes),
    Fact::shown("black_arrives_after_min", Kind::Minutes),
    DEFAULT_TIME,
];

impl LateArrival {
    /// The minutes from the actual start to the arrival.
    fn minutes(&self) -> Option<i64> {
        let time = |text: &Option<String>| NaiveTime::parse_from_str(text.as_deref()?.trim(), "%H:%M").ok();
        let start = time(&self.actual_start).or_else(|| time(&self.scheduled));
        let counted = start.zip(time(&self.arrival)).map(|(start, arrival)| {
            // A round that starts before midnight and an arrival after it are a short time apart.
            (arrival - start).num_minutes().rem_euclid(24 * 60)
        });
        counted.or(self.minutes_late)
    }
}

pub(super) fn rule(facts: &LateArrival, scene: &Scene<'_>) -> Ruling {
    let mut draft = scene.draft("laws-next-play");
    draft.cite(|a| &a.default_time);
    let Some(default) = default_time(facts.default_time_min, scene, &mut draft) else {
        draft.next("laws-next-arbiter-decides");
        return draft.finish();
    };
    let Some(minutes) = facts.minutes() else {
        draft.ask("laws-ask-minutes-late").next("laws-next-arbiter-decides");
        return draft.finish();
    };
    draft.because(
        Message::new("laws-reason-minutes-late")
            .with("side", facts.player)
            .with("minutes", minutes)
            .with("default", default),
    );
    if minutes > default {
        draft.result(RulingResult::forfeit_of(facts.player)).next("laws-next-forfeit");
        draft.offer("laws-option-arbiter-excuses");
    }
    draft.finish()
}

/// The default time in minutes: told, from the regulations, or what the edition sets where they say nothing.
fn default_time(told: Option<i64>, scene: &Scene<'_>, draft: &mut Draft<'_>) -> Option<i64> {
    if let Some(minutes) = told.or(scene.case.event_regulations.default_time_min) {
        return Some(minutes);
    }
    match draft.value(|p| &p.default_time) {
        DefaultTime::Seconds(seconds) => Some(seconds.0 / 60),
        DefaultTime::MustBeSet => {
            draft.ask("laws-ask-default-time");
            None
        }
    }
}

pub(super) fn rule_both(facts: &BothAbsent, scene: &Scene<'_>) -> Ruling {
    let mut draft = scene.draft("laws-next-white-plays");
    draft.cite(|a| &a.default_time).cite(|a| &a.both_absent);
    let Some(default) = default_time(facts.default_time_min, scene, &mut draft) else {
        draft.next("laws-next-arbiter-decides");
        return draft.finish();
    };
    let arrivals = facts.white_arrives_after_min.zip(facts.black_arrives_after_min);
    let late = |minutes: Option<i64>| minutes.is_none_or(|minutes| minutes > default);
    if arrivals.is_none() {
        draft.ask("laws-ask-minutes-late");
    }
    let late =
        PerSide { white: late(facts.white_arrives_after_min), black: late(facts.black_arrives_after_min) };
    match (late.white, late.black) {
        (true, true) => {
            draft.result(RulingResult::Forfeit(PerSide { white: false, black: false }));
            draft.next("laws-next-double-forfeit").because("laws-reason-both-late");
        }
        (true, false) => forfeit(Side::White, &mut draft),
        (false, true) => forfeit(Side::Black, &mut draft),
        (false, false) => {
            let elapsed = facts.white_arrives_after_min.unwrap_or_default().saturating_mul(60);
            draft.add_time_by(Side::White, -Seconds(elapsed), |a| &a.both_absent);
            draft.because(Message::new("laws-reason-white-loses-time").with("seconds", elapsed));
        }
    }
    draft.finish()
}

fn forfeit(side: Side, draft: &mut Draft<'_>) {
    draft.result(RulingResult::forfeit_of(side)).next("laws-next-forfeit");
    draft.because(Message::new("laws-reason-after-default").with("side", side));
    draft.offer("laws-option-arbiter-excuses");
}
