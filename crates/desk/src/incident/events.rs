//! `ruling/events`: everything an arbiter can be called for, by its everyday name.

use arbitro_laws::incident::{Event, EventKind};

use crate::Desk;
use crate::api::DeskError;
use crate::api::ruling::{EventChoice, ListEvents};
use crate::words;

/// The events that happen every day; they are offered first.
const COMMON: [&str; 14] = [
    "illegal_move_completed",
    "flag_fall",
    "draw_claim_threefold",
    "draw_claim_50",
    "touched",
    "clock_pressed_without_move",
    "two_hands",
    "promotion_incomplete",
    "draw_offer",
    "resignation",
    "late_arrival",
    "phone_sounds",
    "conduct",
    "pieces_displaced",
];

/// The events, the common ones first.
pub fn events(_: &Desk, request: &ListEvents) -> Result<Vec<EventChoice>, DeskError> {
    let (catalogue, lang) = (words::catalogue()?, words::lang(&request.lang));
    let choice = |kind: &EventKind| {
        let key = key(kind.name);
        EventChoice {
            event: kind.name.to_owned(),
            name: catalogue.plain(lang, &key),
            words: catalogue.plain(lang, &format!("{key}-words")),
            common: COMMON.contains(&kind.name),
        }
    };
    let place =
        |choice: &EventChoice| COMMON.iter().position(|name| *name == choice.event).unwrap_or(COMMON.len());
    let mut events: Vec<EventChoice> = Event::KINDS.iter().map(choice).collect();
    events.sort_by_key(place);
    Ok(events)
}

/// An event of the Laws by its name.
pub(crate) fn kind(event: &str) -> Result<&'static EventKind, DeskError> {
    let known = Event::KINDS.iter().find(|kind| kind.name == event);
    known.ok_or_else(|| DeskError::plain("error-unknown-incident").with("event", event))
}

/// The key of an event's everyday name.
pub(crate) fn key(event: &str) -> String {
    format!("event-{}", slug(event))
}

/// A name or a value as a key of the catalogue has it: small letters and digits, the rest dashes.
pub(crate) fn slug(text: &str) -> String {
    let words = text.split(|c: char| !c.is_ascii_alphanumeric()).filter(|word| !word.is_empty());
    words.map(str::to_ascii_lowercase).collect::<Vec<_>>().join("-")
}
