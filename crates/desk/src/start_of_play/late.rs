//! What the Laws say of players who are missing, or came late.

use arbitro_laws::edition::{DefaultTime, EditionId, Editions};
use arbitro_laws::incident::{Case, Event, rule};
use chrono::{DateTime, Utc};
use serde_json::{Value, json};

use crate::api::DeskError;
use crate::api::clock::{LateProposal, Lateness};
use crate::incident::{deltas, result};

/// Minutes that have begun between the start of play and a later time; none while that has not come, as after the clock of
/// this machine went back.
pub(crate) fn minutes(start: DateTime<Utc>, until: DateTime<Utc>) -> u32 {
    let seconds = (until - start).num_seconds().max(0);
    u32::try_from(seconds.saturating_add(59) / 60).unwrap_or(u32::MAX)
}

/// The minutes until a player has to be there where the regulations are silent; none where the edition leaves it to them.
pub(crate) fn of_edition(edition: &str) -> Option<u32> {
    let edition = Editions::built_in().get(&EditionId(edition.to_owned()))?;
    match edition.parameters.default_time.value {
        DefaultTime::Seconds(seconds) => u32::try_from(seconds.0 / 60).ok(),
        DefaultTime::MustBeSet => None,
    }
}

/// What the Laws propose for a board at which somebody was missing; nothing while nothing is to be ruled on.
pub(super) fn proposal(
    edition: &str,
    default: Option<u32>,
    missing: &(Option<Lateness>, Option<Lateness>),
) -> Result<Option<LateProposal>, DeskError> {
    let event = match missing {
        (None, None) => return Ok(None),
        (Some(white), Some(black)) => json!({
            "type": "both_absent", "white_arrives_after_min": white.minutes,
            "black_arrives_after_min": black.minutes, "default_time_min": default,
        }),
        (Some(late), None) => of_one("white", late, default),
        (None, Some(late)) => of_one("black", late, default),
    };
    let here = |late: &Option<Lateness>| late.as_ref().is_none_or(|late| late.arrived_at.is_some());
    let proposal = ruled(edition, event)?;
    // Who is still awaited in time is only awaited.
    let decided = proposal.result.is_some();
    let arrived = here(&missing.0) && here(&missing.1) && proposal.clock_delta_s != (0, 0);
    Ok((decided || arrived).then_some(proposal))
}

fn of_one(side: &str, late: &Lateness, default: Option<u32>) -> Value {
    json!({ "type": "late_arrival", "player": side, "minutes_late": late.minutes, "default_time_min": default })
}

fn ruled(edition: &str, event: Value) -> Result<LateProposal, DeskError> {
    let cannot = |e: &dyn std::fmt::Display| DeskError::plain("error-cannot-rule").with("detail", e);
    let name = event["type"].as_str().unwrap_or_default().to_owned();
    let event: Event = serde_json::from_value(event).map_err(|e| cannot(&e))?;
    let ruling = rule(&Case::new(EditionId(edition.to_owned()), event)).map_err(|e| cannot(&e))?;
    Ok(LateProposal {
        event: name,
        result: result(&ruling),
        clock_delta_s: deltas(&ruling),
        articles: ruling.articles.clone(),
    })
}
