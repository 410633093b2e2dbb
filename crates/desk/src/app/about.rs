//! `app/about`: what this program offers, before any event is open.

use crate::Desk;
use crate::api::event::{About, EditionChoice};
use crate::api::{DeskError, Nothing};

/// Version, folder of new events, editions of the Laws.
pub fn about(desk: &Desk, _: &Nothing) -> Result<About, DeskError> {
    Ok(About {
        version: env!("CARGO_PKG_VERSION").to_owned(),
        folder: desk.config().events_dir.display().to_string(),
        editions: editions(),
    })
}

/// The editions that an event can be played under, the newest first.
pub(crate) fn editions() -> Vec<EditionChoice> {
    vec![EditionChoice { code: "2023-01".to_owned(), status: "verified".to_owned() }]
}
