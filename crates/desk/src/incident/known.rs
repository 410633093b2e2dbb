//! What the desk knows of an event beside the record: who is missing and for how long, what stands on an envelope.

use std::collections::BTreeMap;

use arbitro_store::table::adjournment::AdjournmentRow;
use arbitro_store::table::{adjournment, clock};
use arbitro_store::{Db, PairingId};
use arbitro_tournament::Colour;
use chrono::{DateTime, TimeDelta, Utc};

use crate::api::DeskError;
use crate::api::ruling::FactValue;
use crate::clock::default_time;
use crate::game::view::{Place, board_of};
use crate::start_of_play::minutes;

/// Facts by their fields.
pub(super) type Known = BTreeMap<&'static str, FactValue>;

/// What is known of an event at a board.
pub(super) fn known(
    db: &Db<'_>,
    pairing: PairingId,
    event: &str,
    now: DateTime<Utc>,
) -> Result<Known, DeskError> {
    let place = board_of(db, pairing)?;
    match event {
        "late_arrival" | "both_absent" => late(db, &place, now),
        "sealed_move_opened" | "envelope_missing" => match adjournment::find(db, pairing)? {
            Some(row) => envelope(db, &place, &row, now),
            None => Ok(Known::new()),
        },
        _ => Ok(Known::new()),
    }
}

fn late(db: &Db<'_>, place: &Place, now: DateTime<Utc>) -> Result<Known, DeskError> {
    let mut known = Known::new();
    if let Some(minutes) = default_time(db, place.tournament.id)? {
        known.insert("default_time_min", number(minutes));
    }
    let Some(start) = clock::start(db, place.pairing.round)? else { return Ok(known) };
    let missing = clock::missing(db, place.pairing.round)?;
    let mut here = missing.into_iter().filter(|row| row.pairing == place.pairing.id).peekable();
    if let Some(row) = here.peek() {
        known.insert("player", side(row.side));
        known.insert("minutes_late", number(minutes(start, row.arrived_at.unwrap_or(now))));
    }
    for row in here {
        let field = match row.side {
            Colour::White => "white_arrives_after_min",
            Colour::Black => "black_arrives_after_min",
        };
        known.insert(field, number(minutes(start, row.arrived_at.unwrap_or(now))));
    }
    Ok(known)
}

fn envelope(
    db: &Db<'_>,
    place: &Place,
    row: &AdjournmentRow,
    now: DateTime<Utc>,
) -> Result<Known, DeskError> {
    let mut known = Known::new();
    let wait = default_time(db, place.tournament.id)?.map(|minutes| TimeDelta::minutes(minutes.into()));
    let late = row.resumed.zip(wait).is_some_and(|(resumed, wait)| {
        let present = match row.sealer {
            Colour::White => resumed.white,
            Colour::Black => resumed.black,
        };
        !present && now > resumed.at + wait
    });
    let sealer = match (row.sealer, late) {
        (Colour::White, false) => "white",
        (Colour::Black, false) => "black",
        (Colour::White, true) => "white (absent beyond default time)",
        (Colour::Black, true) => "black (absent beyond default time)",
    };
    known.insert("sealer", FactValue::Text(sealer.to_owned()));
    if let Some(written) = row.sealed_move.clone().filter(|written| !written.is_empty()) {
        known.insert("written", FactValue::Text(written));
    }
    known.insert("position_known", FactValue::Yes(true));
    Ok(known)
}

fn number(minutes: u32) -> FactValue {
    FactValue::Number(minutes.into())
}

fn side(colour: Colour) -> FactValue {
    let word = match colour {
        Colour::White => "white",
        Colour::Black => "black",
    };
    FactValue::Text(word.to_owned())
}
