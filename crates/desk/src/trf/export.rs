//! `trf/export`: the report of a tournament.

use arbitro_interchange::convert::{Loss, LossKind};
use arbitro_interchange::trf;
use arbitro_store::table::player;
use arbitro_store::table::{journal, tournament};
use arbitro_store::{Db, TournamentId};

use crate::api::DeskError;
use crate::api::trf::{ExportReport, ReportExported};
use crate::convert::{With as _, sentence};
use crate::warning::Warnings;
use crate::{Desk, fide_mode, source};

/// Writes the report of a tournament: players, rounds that are published, and what they are played by.
pub fn export(desk: &Desk, request: &ExportReport) -> Result<ReportExported, DeskError> {
    let id = TournamentId(request.tournament);
    desk.read(|db| asks(db, id)?.settle(desk, db, "trf/export", request))?;
    let report = super::made::report(desk, request.tournament)?;
    let losses = desk.read(|db| losses(db, id))?;
    let (path, text) = source::write(&request.target, &trf::write(&report))?;
    let file_name = source::file_name(&[report.text(12).unwrap_or_default()], "trf");
    Ok(ReportExported { path, text, file_name, losses: super::losses(losses) })
}

/// In FIDE mode the report of a tournament whose last round is published waits for the last result (VCL4THP 169).
fn asks(db: &Db<'_>, id: TournamentId) -> Result<Warnings, DeskError> {
    let mut warnings = Warnings::new();
    let row = tournament::get(db, id)?;
    let open = crate::event::open_in_the_end(db, &row)?;
    if open > 0 && fide_mode::is_in(&row) {
        warnings.refuse(id, sentence("warning-report-open-games").with("games", open));
    }
    Ok(warnings)
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
    losses.push(Loss::new(LossKind::Desk, &journal::count(db)?));
    Ok(losses)
}
