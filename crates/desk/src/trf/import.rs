//! `trf/import`: a new event of all that a report says.

use std::path::Path;

use arbitro_interchange::convert::{Loss, LossKind};
use arbitro_interchange::trf::{self, NoteKind, Report, Severity};
use arbitro_store::table::journal::Said;
use serde::Serialize;

use super::{checked, fill, form};
use crate::api::event::NewEvent;
use crate::api::trf::{ImportReport, ReportImported};
use crate::api::{DeskError, Finding, Nothing};
use crate::convert::{With as _, said, sentence};
use crate::integrity::{self, Breach};
use crate::warning::Warnings;
use crate::{Desk, event, source};

/// The most players of a tournament.
const MOST_PLAYERS: usize = 4_999;

/// What the journal keeps of the request: not the bytes of the file.
#[derive(Serialize)]
struct Kept<'a> {
    file: &'a str,
}

/// Makes an event of a report and opens it. A report that is damaged, or whose games contradict each other, is refused
/// with the place; nothing is made then.
pub fn import(desk: &Desk, request: &ImportReport) -> Result<ReportImported, DeskError> {
    let handed = source::read(&request.source)?;
    let report = trf::read(&handed.bytes);
    refuse(&report)?;
    let mut losses = losses(&report);
    let event_form = form::event(&report, &handed.name, desk.now().date_naive(), &mut losses);
    let data = form::tournament(&report, &mut losses)?;
    let departing = checked::departing(&report, &data);
    asks(&departing).settle_at(desk, 0, "trf/import", request)?;
    let made = event::new(desk, &NewEvent { path: request.path.clone(), ..NewEvent::of(event_form) })?;
    let kept = Kept { file: &handed.name };
    let filled = desk.act("trf/import", &kept, |tx| {
        let id = fill::fill(tx, &report, &data, &mut losses)?;
        let said = said("journal-trf-import")
            .with("file", &handed.name)
            .with("players", report.players.len())
            .with("rounds", report.rounds_paired());
        let breach = (!departing.is_empty()).then_some(Breach::Import);
        let key = if departing.is_empty() { "journal-trf-import" } else { "journal-trf-import-departs" };
        let said = Said { key: key.to_owned(), ..said.with("departing", list(&departing)) };
        Ok((id, integrity::mark(said, id, report.rounds_paired(), breach)))
    });
    let id = match filled {
        Ok(id) => id,
        Err(error) => {
            // An event that holds nothing of the report is not left behind.
            event::close(desk, &Nothing::default())?;
            let _ = std::fs::remove_file(Path::new(&made.path));
            return Err(error);
        }
    };
    Ok(ReportImported {
        event: desk.with_file(|file| event::view(desk, file))?,
        tournament: id.0,
        findings: report.notes.iter().map(finding).collect(),
        losses: super::losses(losses),
    })
}

/// A report whose rounds are not what the rules ask for is taken in once that is confirmed (VCL4THP 55).
fn asks(departing: &[u16]) -> Warnings {
    let mut warnings = Warnings::new();
    if !departing.is_empty() {
        Breach::Import
            .warn(&mut warnings, sentence("warning-import-departs").with("rounds", list(departing)));
    }
    warnings
}

fn list(rounds: &[u16]) -> String {
    rounds.iter().map(u16::to_string).collect::<Vec<_>>().join(", ")
}

/// Refuses what would change a game, and what the desk has no place for.
fn refuse(report: &Report) -> Result<(), DeskError> {
    let changes = |note: &&trf::Note| {
        note.kind.severity() == Severity::Error
            || matches!(note.kind, NoteKind::NotMutual | NoteKind::SameColour)
    };
    if let Some(note) = report.notes.iter().find(changes) {
        return Err(DeskError::plain("error-trf-damaged")
            .with("line", note.line)
            .with("column", note.column)
            .with("found", &note.found));
    }
    if report.is_team_event() {
        return Err(DeskError::plain("error-trf-teams").with("teams", report.teams.len()));
    }
    if report.players.len() > MOST_PLAYERS {
        return Err(DeskError::plain("error-trf-too-many-players").with("most", MOST_PLAYERS));
    }
    Ok(())
}

/// What a report may say and an event has no place for.
fn losses(report: &Report) -> Vec<Loss> {
    let mut losses = Vec::new();
    let mut lose = |kind, count: usize| {
        if count > 0 {
            losses.push(Loss::new(kind, &count));
        }
    };
    let birthdays = report.players.iter().filter(|p| p.born().is_some_and(|date| date.month.is_some()));
    lose(LossKind::Birthday, birthdays.count());
    lose(LossKind::AbnormalPoints, report.abnormal_points.len());
    lose(LossKind::Others, report.national.len() + report.others.len() + report.comments.len());
    losses
}

fn finding(note: &trf::Note) -> Finding {
    let number = |place: usize| u32::try_from(place).ok().filter(|place| *place > 0);
    Finding {
        line: number(note.line),
        column: number(note.column),
        lost: note.kind.severity() == Severity::Error,
        message: sentence(note.kind.key())
            .with("found", &note.found)
            .with("became", note.became.as_deref().unwrap_or_default()),
    }
}
