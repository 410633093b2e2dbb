//! E26: the clock was set wrongly or is defective (Laws 2023 art. 6.10, A.5.1.1).

use super::end;
use super::facts::facts;
use super::form::{COMPLETED, Fact};
use super::scene::Scene;
use super::set_up::too_late;
use crate::ruling::Ruling;
use crate::side::PerSide;

facts! {
    /// The facts of a wrong setting.
    WrongClockSetting {
        ;
        /// What is wrong, such as `increment missing`.
        detail: String,
        /// The moves completed by each when it was found.
        moves_completed: PerSide<u32>,
    }
}

/// What is asked about a wrong setting.
pub(super) const WRONG_CLOCK_SETTING: &[Fact] = &[COMPLETED];

facts! {
    /// The facts of a defective clock.
    ClockDefective {
        ;
        /// What is wrong with it.
        detail: String,
    }
}

/// Nothing is asked.
pub(super) const CLOCK_DEFECTIVE: &[Fact] = &[];

pub(super) fn rule(facts: &WrongClockSetting, scene: &Scene<'_>) -> Ruling {
    if let Some(over) = end::already(scene) {
        return over;
    }
    let mut draft = scene.draft("laws-next-correct-clock");
    draft.cite(|a| &a.wrong_setting);
    if scene.competition_rules(&mut draft) {
        draft.ask("laws-ask-clock-judgement");
        return draft.finish();
    }
    draft.cite(|a| &a.late_clock);
    match too_late(facts.moves_completed, scene, &mut draft) {
        Some(true) => {
            draft.next("laws-next-clock-unchanged").offer("laws-option-schedule");
        }
        Some(false) => {
            draft.ask("laws-ask-clock-judgement");
        }
        None => {
            draft.ask("laws-ask-moves-completed-each").next("laws-next-arbiter-decides");
        }
    }
    draft.finish()
}

facts! {
    /// The facts of a game that has to be interrupted: an alarm, a failure of the light, a disturbance from outside.
    PlayInterrupted {
        ;
        /// What happened, for people.
        detail: String,
    }
}

/// What is asked about an interruption: nothing.
pub(super) const PLAY_INTERRUPTED: &[Fact] = &[];

/// Clocks are paused and the times noted; additional time is the arbiter's to give (2023 art. 6.11.1, 12.5).
pub(super) fn rule_interrupted(_: &PlayInterrupted, scene: &Scene<'_>) -> Ruling {
    if let Some(over) = end::already(scene) {
        return over;
    }
    let mut draft = scene.draft("laws-next-interrupted");
    draft.cite(|a| &a.interrupted).cite(|a| &a.disturbance).because("laws-reason-interrupted");
    draft.ask("laws-ask-clock-judgement").offer("laws-option-additional-time");
    draft.finish()
}

pub(super) fn rule_defect(_: &ClockDefective, scene: &Scene<'_>) -> Ruling {
    if let Some(over) = end::already(scene) {
        return over;
    }
    let mut draft = scene.draft("laws-next-replace-clock");
    draft.cite(|a| &a.clock_conclusive).cite(|a| &a.wrong_setting).ask("laws-ask-clock-judgement");
    draft.finish()
}
