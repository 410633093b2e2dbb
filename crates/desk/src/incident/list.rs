//! `incident/list`: the log of incidents, the newest first.

use arbitro_store::TournamentId;
use arbitro_store::table::incident;

use super::log;
use crate::Desk;
use crate::api::DeskError;
use crate::api::ruling::{IncidentRow, ListIncidents};

/// Lists the incidents of the event or of one tournament.
pub fn list(desk: &Desk, request: &ListIncidents) -> Result<Vec<IncidentRow>, DeskError> {
    let rows = desk.read(|db| Ok(incident::log(db, request.tournament.map(TournamentId))?))?;
    Ok(rows.iter().map(log::row).collect())
}
