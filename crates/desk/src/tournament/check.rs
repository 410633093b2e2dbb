//! `tournament/check`: what is better put right before the first round than after it.

use std::collections::BTreeMap;

use arbitro_interchange::trf::{self, LackKind, Severity};
use arbitro_store::table::player::{self, EntryRow};
use arbitro_store::table::tournament::{self, TournamentRow};
use arbitro_store::{Db, TournamentId};
use arbitro_tournament::PairingNumber;

use super::is_swiss;
use crate::Desk;
use crate::api::DeskError;
use crate::api::player::OfTournament;
use crate::api::trf::HealthFinding;
use crate::convert::{With as _, plain, sentence};

/// No list of FIDE has a lower rating (B.02: below the floor one is unrated), and none ever had a higher.
const RATINGS: std::ops::RangeInclusive<u16> = 1_400..=2_899;

/// What the report will lack for want of something that is known before the first round.
const BEFORE_ROUND_1: [LackKind; 11] = [
    LackKind::City,
    LackKind::Federation,
    LackKind::ChiefArbiter,
    LackKind::ArbiterId,
    LackKind::TimeControl,
    LackKind::RoundOutside,
    LackKind::FideId,
    LackKind::SameId,
    LackKind::PlayerFederation,
    LackKind::Birth,
    LackKind::DaysReversed,
];

/// What does not fit or is missing, the gravest first: the tournament, then player by player.
pub fn check(desk: &Desk, request: &OfTournament) -> Result<Vec<HealthFinding>, DeskError> {
    let id = TournamentId(request.tournament);
    let (row, entries) = desk.read(|db| of(db, id))?;
    let mut findings: Vec<HealthFinding> = too_many_rounds(&row, entries.len()).into_iter().collect();
    findings.extend(same_names(&entries));
    findings.extend(entries.iter().filter_map(odd_rating));
    let ids: BTreeMap<PairingNumber, i64> = entries.iter().map(|entry| (entry.number, entry.id.0)).collect();
    let report = trf::read(trf::write(&crate::trf::report(desk, request.tournament)?).as_bytes());
    for lack in trf::health(&report).iter().filter(|lack| BEFORE_ROUND_1.contains(&lack.kind)) {
        findings.push(HealthFinding {
            error: lack.kind.severity() == Severity::Error,
            line: None,
            entry: lack.player.and_then(|number| ids.get(&number)).copied(),
            message: sentence(lack.kind.key()).with("found", &lack.found),
        });
    }
    findings.sort_by_key(|finding| !finding.error);
    Ok(findings)
}

fn of(db: &Db<'_>, id: TournamentId) -> Result<(TournamentRow, Vec<EntryRow>), DeskError> {
    Ok((tournament::get(db, id)?, player::of_tournament(db, id)?))
}

/// Nobody meets anybody twice in a Swiss (C.04.1 art. 2), so there are no more rounds than opponents, and one where somebody has
/// the bye in each.
fn too_many_rounds(row: &TournamentRow, players: usize) -> Option<HealthFinding> {
    let planned = usize::from(row.data.rounds.filter(|_| is_swiss(&row.data))?);
    let most = if players.is_multiple_of(2) { players.saturating_sub(1) } else { players };
    (players > 1 && planned > most).then(|| HealthFinding {
        error: true,
        line: None,
        entry: None,
        message: sentence("start-too-many-rounds")
            .with("rounds", planned)
            .with("players", players)
            .with("most", most),
    })
}

/// Two entries that may be one person: the same name, and nothing that tells them apart.
fn same_names(entries: &[EntryRow]) -> Vec<HealthFinding> {
    let mut seen: BTreeMap<String, Vec<&EntryRow>> = BTreeMap::new();
    let mut findings = Vec::new();
    for entry in entries {
        let name = plain(&entry.data.name).split_whitespace().collect::<Vec<_>>().join(" ");
        let others = seen.entry(name).or_default();
        if let Some(other) = others.iter().find(|other| may_be_one(entry, other)) {
            let message = sentence("start-same-name")
                .with("name", &entry.data.name)
                .with("number", entry.number)
                .with("other", other.number);
            findings.push(HealthFinding { error: false, line: None, entry: Some(entry.id.0), message });
        }
        others.push(entry);
    }
    findings
}

fn may_be_one(one: &EntryRow, other: &EntryRow) -> bool {
    let (one, other) = (&one.data, &other.data);
    one.fide_id.zip(other.fide_id).is_none()
        && one.birth_year.zip(other.birth_year).is_none_or(|(one, other)| one == other)
}

/// A rating that no list of FIDE has, of somebody who is in it; and a title without a rating.
fn odd_rating(entry: &EntryRow) -> Option<HealthFinding> {
    let key = match (entry.rating.map(|rating| rating.0), entry.data.fide_id, entry.data.title) {
        (Some(rating), Some(_), _) if !RATINGS.contains(&rating) => "start-odd-rating",
        (None, _, Some(_)) => "start-title-unrated",
        _ => return None,
    };
    let message = sentence(key)
        .with("name", &entry.data.name)
        .with("rating", entry.rating.map(|rating| rating.0.to_string()).unwrap_or_default());
    Some(HealthFinding { error: false, line: None, entry: Some(entry.id.0), message })
}
