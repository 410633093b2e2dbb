//! `trf/health`: whether the report of a tournament can be sent to FIDE, and what it lacks.

use std::cmp::Reverse;
use std::collections::BTreeMap;

use arbitro_interchange::trf::{self, Lack, Severity};
use arbitro_store::TournamentId;
use arbitro_store::table::{player, tournament};
use arbitro_tournament::PairingNumber;

use crate::api::DeskError;
use crate::api::trf::{CheckReport, HealthFinding, IntegrityLine, ReportHealth};
use crate::convert::{With as _, sentence};
use crate::event::open_in_the_end;
use crate::{Desk, integrity};

/// What is missing in the report of a tournament, or does not fit, by the lines in which it will be written.
pub fn health(desk: &Desk, request: &CheckReport) -> Result<ReportHealth, DeskError> {
    let id = TournamentId(request.tournament);
    let report = trf::read(trf::write(&super::made::report(desk, request.tournament)?).as_bytes());
    let (entries, breaches, open) = desk.read(|db| {
        let entries = player::of_tournament(db, id)?;
        let open = open_in_the_end(db, &tournament::get(db, id)?)?;
        Ok((entries, integrity::breaches(db, id)?, open))
    })?;
    let entries: BTreeMap<PairingNumber, i64> =
        entries.iter().map(|entry| (entry.number, entry.id.0)).collect();
    let mut lacks = trf::health(&report);
    lacks.sort_by_key(|lack| Reverse(lack.kind.severity()));
    let finding = |lack: &Lack| HealthFinding {
        error: lack.kind.severity() == Severity::Error,
        line: u32::try_from(lack.line).ok().filter(|line| *line > 0),
        entry: lack.player.and_then(|number| entries.get(&number)).copied(),
        message: sentence(lack.kind.key()).with("found", &lack.found),
    };
    let waits = (open > 0).then(|| HealthFinding {
        error: true,
        line: None,
        entry: None,
        message: sentence("warning-report-open-games").with("games", open),
    });
    let findings: Vec<HealthFinding> = waits.into_iter().chain(lacks.iter().map(finding)).collect();
    Ok(ReportHealth {
        sendable: findings.iter().all(|finding| !finding.error),
        findings,
        integrity: breaches
            .into_iter()
            .map(|(kind, round, message)| IntegrityLine { kind, round: round.into(), message })
            .collect(),
    })
}
