//! `app/about`: what this program offers, before any event is open.

use arbitro_laws::edition::{Edition, Editions, Status};
use serde_json::Value;

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
    let editions = Editions::built_in().iter();
    let mut choices: Vec<EditionChoice> = editions
        .map(|edition| EditionChoice { code: edition.id.to_string(), status: status(edition).to_owned() })
        .collect();
    choices.reverse();
    choices
}

/// How surely an edition is known: as its least sure rule.
fn status(edition: &Edition) -> &'static str {
    let rules = serde_json::to_value(&edition.parameters).unwrap_or_default();
    let of =
        |rule: &Value| rule.get("status").cloned().and_then(|status| serde_json::from_value(status).ok());
    let least = rules.as_object().into_iter().flat_map(|rules| rules.values()).filter_map(of).max();
    match least.unwrap_or(Status::Verified) {
        Status::Verified => "verified",
        Status::Excerpt => "excerpt",
        Status::Unverified => "unverified",
    }
}
