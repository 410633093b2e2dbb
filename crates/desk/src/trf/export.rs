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
    Ok(ReportExported { path, text, file_name: file_name(&report), losses: super::losses(losses) })
}

/// A name for the file that every system takes.
fn file_name(report: &trf::Report) -> String {
    let name = report.text(12).unwrap_or_default();
    let plain: String = name.chars().map(|c| if c.is_alphanumeric() { c } else { '-' }).collect();
    format!("{}.trf", plain.trim_matches('-'))
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
