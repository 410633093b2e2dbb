//! `trf/export`: the report of a tournament.

use arbitro_interchange::convert::{Loss, LossKind};
use arbitro_interchange::trf;
use arbitro_store::table::player;
use arbitro_store::table::{journal, tournament};
use arbitro_store::{Db, TournamentId};

use crate::Desk;
use crate::api::DeskError;
use crate::api::trf::{ExportReport, ReportExported};
use crate::source;

/// Writes the report of a tournament: players, rounds that are published, and what they are played by.
pub fn export(desk: &Desk, request: &ExportReport) -> Result<ReportExported, DeskError> {
    let report = super::made::report(desk, request.tournament)?;
    let losses = desk.read(|db| losses(db, TournamentId(request.tournament)))?;
    let (path, text) = source::write(&request.target, &trf::write(&report))?;
    let file_name = source::file_name(&[report.text(12).unwrap_or_default()], "trf");
    Ok(ReportExported { path, text, file_name, losses: super::losses(losses) })
}

/// A report holds no clubs, no scoresheets, and one tournament.
fn losses(db: &Db<'_>, id: TournamentId) -> Result<Vec<Loss>, DeskError> {
    let mut losses = Vec::new();
    let clubs = player::of_tournament(db, id)?.iter().filter(|entry| !entry.data.club.is_empty()).count();
    if clubs > 0 {
        losses.push(Loss::new(LossKind::Club, &clubs));
    }
    let others = tournament::all(db)?.len().saturating_sub(1);
    if others > 0 {
        losses.push(Loss::new(LossKind::Tournaments, &others));
    }
    losses.push(Loss::new(LossKind::Desk, &journal::all(db)?.len()));
    Ok(losses)
}
