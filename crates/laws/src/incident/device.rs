//! E22: electronic devices (Laws 2023 art. 11.3.2).

use super::facts::facts;
use super::form::{Fact, Kind};
use super::mating::CanMate;
use super::scene::Scene;
use crate::edition::{DeviceOffence, FlagTest, OpponentScore};
use crate::ruling::{Draft, Message, Ruling, RulingResult};
use crate::side::Side;

facts! {
    /// The facts of a device that was found.
    ElectronicDeviceFound {
        /// Whose it is.
        player: Side;
        /// Whether he had it on his person in the playing venue.
        on_person: bool,
        /// Whether it was switched off.
        switched_off: bool,
    }
}

/// What is asked about a device that was found.
pub(super) const ELECTRONIC_DEVICE_FOUND: &[Fact] = &[
    Fact::must("player", Kind::Side),
    Fact::shown("on_person", Kind::YesNo),
    Fact::more("switched_off", Kind::YesNo),
];

facts! {
    /// The facts of a telephone that rings or makes another sound.
    PhoneSounds {
        /// Whose it is.
        player: Side;
        /// Whether he had it on his person.
        on_person: bool,
    }
}

/// What is asked about a device that makes a sound.
pub(super) const PHONE_SOUNDS: &[Fact] =
    &[Fact::must("player", Kind::Side), Fact::shown("on_person", Kind::YesNo)];

pub(super) fn rule_found(facts: &ElectronicDeviceFound, scene: &Scene<'_>) -> Ruling {
    let mut draft = scene.draft("laws-next-continue");
    draft.cite(|a| &a.device);
    let offence = match draft.value(|p| &p.device) {
        DeviceOffence::OnPerson => {
            draft.cite(|a| &a.device_loss);
            facts.on_person
        }
        DeviceOffence::InVenue => Some(true),
        // Not switched off is forbidden, but only a sound loses the game.
        DeviceOffence::Sounds | DeviceOffence::Rings if facts.switched_off == Some(true) => Some(false),
        DeviceOffence::Sounds | DeviceOffence::Rings | DeviceOffence::Penalties => {
            by_penalties(&mut draft);
            return draft.finish();
        }
    };
    match offence {
        Some(true) => {
            draft.because(Message::new("laws-reason-device-found").with("side", facts.player));
            lose(facts.player, scene, &mut draft);
        }
        Some(false) => {
            draft.because("laws-reason-device-allowed").ask("laws-ask-device-regulations");
        }
        None => {
            draft.ask("laws-ask-device-on-person").next("laws-next-arbiter-decides");
        }
    }
    draft.finish()
}

pub(super) fn rule_sounds(facts: &PhoneSounds, scene: &Scene<'_>) -> Ruling {
    let mut draft = scene.draft("laws-next-continue");
    draft.cite(|a| &a.device).cite(|a| &a.device_loss);
    if draft.value(|p| &p.device) == DeviceOffence::Penalties {
        by_penalties(&mut draft);
        return draft.finish();
    }
    draft.because(Message::new("laws-reason-phone-sounded").with("side", facts.player));
    if draft.value(|p| &p.device) == DeviceOffence::OnPerson && facts.on_person != Some(true) {
        draft.ask("laws-ask-device-on-person");
    }
    lose(facts.player, scene, &mut draft);
    draft.finish()
}

/// The edition names no loss for it: the list of penalties applies.
fn by_penalties(draft: &mut Draft<'_>) {
    draft.cite(|a| &a.device_loss).cite(|a| &a.penalties).because("laws-reason-device-by-penalties");
    draft
        .ask("laws-ask-penalty")
        .offer("laws-option-warning")
        .offer("laws-option-penalty")
        .offer("laws-option-loss");
    draft.next("laws-next-arbiter-decides");
}

/// The player loses; what the opponent receives differs by edition.
fn lose(player: Side, scene: &Scene<'_>, draft: &mut Draft<'_>) {
    let opponent = player.other();
    draft.next("laws-next-game-over").result(RulingResult::loss_of(player));
    if scene.case.event_regulations.device_lighter_penalty == Some(true) {
        draft.ask("laws-ask-penalty").offer("laws-option-penalty");
    } else {
        draft.offer("laws-option-lighter-if-regulations");
    }
    match draft.value(|p| &p.device_opponent) {
        OpponentScore::Win => {
            draft.because(Message::new("laws-reason-device-no-mate-test").with("side", opponent));
        }
        OpponentScore::Arbiter => {
            draft.result(RulingResult::loss_only_of(player));
            draft.because("laws-reason-opponent-score-by-arbiter");
            draft.ask(Message::new("laws-ask-opponent-score").with("side", opponent));
        }
        OpponentScore::WinIfCanMate => match scene.can_mate(opponent, FlagTest::AnySeries, None, draft) {
            CanMate::Yes(_) => {}
            CanMate::No(_) => {
                draft.result(RulingResult::loss_with_half_of(player));
                draft.because(Message::new("laws-reason-opponent-half").with("side", opponent));
            }
            CanMate::Unknown => {
                draft.ask(Message::new("laws-ask-can-mate").with("side", opponent));
            }
        },
    }
}
