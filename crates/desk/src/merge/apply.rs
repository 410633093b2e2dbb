//! `merge/apply`: parts of the event are taken over from another file of it.

use std::path::Path;

use arbitro_store::merge::{self, Changed, Comparison, Other, Part, What};
use arbitro_store::table::journal::{self, Said};
use arbitro_store::table::tournament::{self, TournamentRow};
use arbitro_store::{TournamentId, Tx};

use super::look;
use crate::Desk;
use crate::api::DeskError;
use crate::api::event::EventView;
use crate::api::merge::ApplyMerge;
use crate::convert::{With as _, said};
use crate::{event, integrity};

/// Takes parts over that were offered. All of it is one act, and undo takes it back whole.
pub fn apply(desk: &Desk, request: &ApplyMerge) -> Result<EventView, DeskError> {
    let path = request.path.trim();
    let other = super::other(desk, path)?;
    let compared = super::compared(desk, path, &other)?;
    seen(&compared, request)?;
    let parts = chosen(&compared, request)?;
    let names: Vec<&str> =
        parts.iter().map(|part| part.name.as_str()).filter(|name| !name.is_empty()).collect();
    let file = Path::new(path).file_name().unwrap_or_default().to_string_lossy();
    let said = said(if names.is_empty() { "journal-merge-event" } else { "journal-merge" })
        .with("file", file)
        .with(super::AS_OF, request.there)
        .with("tournaments", names.join(", "));
    let whats: Vec<What> = parts.iter().map(|part| part.what).collect();
    desk.act(super::CALL, request, |tx| {
        // Another page may have done something while the two files were compared.
        if journal::last(tx)?.is_none_or(|row| row.number != request.here) {
            return Err(moved_on());
        }
        merge::take(tx, &other, compared.common.number, &whats)?;
        Ok(((), with_breaches(tx, said, &other, &parts)?))
    })?;
    desk.with_file(|file| event::view(desk, file))
}

/// What was done to the pairings of a tournament there is told in its report here.
fn with_breaches(tx: &Tx<'_>, mut said: Said, other: &Other, parts: &[&Part]) -> Result<Said, DeskError> {
    let tournaments = tournament::all(tx)?;
    for part in parts {
        let What::Tournament { here, there: Some(there) } = part.what else { continue };
        let same = |row: &&TournamentRow| here.map_or(row.data.name == part.name, |here| row.id.0 == here);
        let here = tournaments.iter().find(same);
        if let Some(here) = here {
            said = integrity::carry(said, here.id, &other.db(), TournamentId(there))?;
        }
    }
    Ok(said)
}

fn moved_on() -> DeskError {
    DeskError::plain("error-merge-moved-on")
}

/// Both files must be as they were when the choice was made.
fn seen(compared: &Comparison, request: &ApplyMerge) -> Result<(), DeskError> {
    let last = |rows: &[journal::Entry]| rows.first().map_or(compared.common.number, |row| row.number);
    if (last(&compared.here), last(&compared.there)) == (request.here, request.there) {
        return Ok(());
    }
    Err(moved_on())
}

/// The parts that were chosen. What changed here alone is not to be had from the other file.
fn chosen<'a>(compared: &'a Comparison, request: &ApplyMerge) -> Result<Vec<&'a Part>, DeskError> {
    let mut parts = Vec::new();
    for part in compared.parts.iter().filter(|part| request.take.contains(&look::what(part.what))) {
        if let Some(obstacle) = part.obstacle {
            let why = look::cannot(obstacle, &part.name);
            return Err(DeskError { code: why.key, params: why.params, warning: None });
        }
        if part.changed != Changed::Here {
            parts.push(part);
        }
    }
    if parts.is_empty() || parts.len() != request.take.len() {
        return Err(DeskError::plain("error-merge-nothing-taken"));
    }
    Ok(parts)
}
