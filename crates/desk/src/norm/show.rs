//! `norm/show`: who has a norm, who may still make one, and every requirement.

use arbitro_standings::norm::{
    Bound, Forecast, NormEntrant, NormEvent, NormField, NormReport, NormSystem, Requirement, Route,
};
use arbitro_store::table::event;
use arbitro_store::table::player::{self, EntryRow};
use arbitro_store::table::tournament::{self, System};
use arbitro_store::{Db, TournamentId};

use crate::api::rating::{NormRequirement, NormRow, NormsView, ShowNorms};
use crate::api::{DeskError, Message};
use crate::convert::{With as _, sentence};
use crate::event::rounds_planned;
use crate::rating::rounds;
use crate::{Desk, seat};

/// The norms of a tournament, or of one player.
pub fn show(desk: &Desk, request: &ShowNorms) -> Result<NormsView, DeskError> {
    desk.read(|db| view(db, TournamentId(request.tournament), request.entry))
}

const fn norm_system(system: System) -> NormSystem {
    match system {
        System::RoundRobin => NormSystem::RoundRobin,
        System::DoubleRoundRobin => NormSystem::DoubleRoundRobin,
        System::Dutch => NormSystem::Swiss,
    }
}

fn view(db: &Db<'_>, id: TournamentId, one: Option<i64>) -> Result<NormsView, DeskError> {
    let tournament = tournament::get(db, id)?;
    let entries = player::of_tournament(db, id)?;
    let planned = rounds_planned(&tournament.data, u32::try_from(entries.len()).unwrap_or(u32::MAX));
    let planned = u16::try_from(planned).unwrap_or(u16::MAX);
    let mut games = rounds(db, id, &entries, planned)?;
    let entrant = |entry: &EntryRow| NormEntrant {
        number: entry.number,
        rating: entry.rating,
        title: entry.data.title,
        federation: entry.data.federation,
        sex: entry.data.sex,
        rounds: games.remove(&entry.id).unwrap_or_default(),
    };
    let entrants: Vec<NormEntrant> = entries.iter().map(entrant).collect();
    let host = event::get(db)?.federation;
    let system = norm_system(tournament.data.system);
    let field = NormField::new(NormEvent { system, rounds: planned, host, exemption: None }, &entrants);
    let asked = entries.iter().filter(|entry| one.is_none_or(|one| entry.id.0 == one));
    let rows = asked.flat_map(|entry| {
        let reports = field.reports(entry.number).into_iter();
        let reports = reports.filter(move |report| one.is_some() || report.met() || report.may_still_come());
        reports.map(|report| row(entry, &report)).collect::<Vec<_>>()
    });
    Ok(NormsView {
        tournament: id.0,
        exemption: field.event().exemption.map(|exemption| exemption.article().to_owned()),
        rows: rows.collect(),
    })
}

fn row(entry: &EntryRow, report: &NormReport) -> NormRow {
    let full = &report.full;
    let mut notes = Vec::new();
    match (&report.route, &report.forecast) {
        (Some(route), _) => way(&mut notes, route, report.counts_as),
        (None, Some(forecast)) => outlook(&mut notes, forecast),
        (None, None) => {}
    }
    notes.extend(full.raised.map(|raised| {
        sentence("norm-raised").with("round", raised.round).with("from", raised.from).with("to", raised.to)
    }));
    notes.extend(
        report
            .left_out
            .iter()
            .map(|left| sentence(&format!("norm-round-{}", left.why.word())).with("round", left.round)),
    );
    NormRow {
        entry: entry.id.0,
        number: entry.number.0,
        player: seat::form(entry),
        title: report.title.title().code().to_owned(),
        met: report.met(),
        games: u32::try_from(full.rounds.len()).unwrap_or(u32::MAX),
        score: full.score.to_string(),
        average: full.average,
        performance: full.performance,
        requirements: full.requirements.iter().map(requirement).collect(),
        notes,
    }
}

fn requirement(requirement: &Requirement) -> NormRequirement {
    NormRequirement {
        article: requirement.kind.article().to_owned(),
        what: sentence(&format!("norm-kind-{}", requirement.kind.word())),
        needed: requirement.needed,
        at_most: requirement.kind.bound() == Bound::AtMost,
        found: requirement.found,
        met: !requirement.is_missing(),
        waived: requirement.waived.map(str::to_owned),
    }
}

/// How the games make a norm.
fn way(notes: &mut Vec<Message>, route: &Route, counts_as: Option<u16>) {
    let list = |rounds: &[u16]| rounds.iter().map(ToString::to_string).collect::<Vec<_>>().join(", ");
    if !route.after.is_empty() {
        notes.push(sentence("norm-left-out-after").with("rounds", list(&route.after)));
    }
    if !route.won.is_empty() {
        notes.push(sentence("norm-left-out-won").with("rounds", list(&route.won)));
    }
    notes.extend(route.forfeit_as_loss.map(|round| sentence("norm-forfeit-as-loss").with("round", round)));
    notes.extend(counts_as.map(|games| sentence("norm-counts-as").with("games", games)));
}

/// What the rounds that are left must bring.
fn outlook(notes: &mut Vec<Message>, forecast: &Forecast) {
    let rounds = forecast.rounds;
    if !forecast.possible {
        notes.push(sentence("norm-not-possible").with("rounds", rounds));
        return;
    }
    notes.push(match forecast.points {
        Some(points) => sentence("norm-needs").with("points", points).with("rounds", rounds),
        None => sentence("norm-needs-stronger").with("rounds", rounds),
    });
    for (key, count) in forecast.mix.limits() {
        notes.push(sentence(&format!("norm-needs-{key}")).with("count", count));
    }
    for needed in &forecast.scores {
        notes.extend(needed.average.map(|average| {
            sentence("norm-needs-average").with("points", needed.points).with("average", average)
        }));
    }
}
