//! The log of incidents, as the page shows it.

use arbitro_store::table::incident::{self, Decision, LogRow};
use arbitro_tournament::{Colour, Points, SideResult};

use crate::api::Message;
use crate::api::round::BoardResult;
use crate::api::ruling::{IncidentRow, Reporter};
use crate::convert::side;

/// A clock reading in milliseconds after seconds were added or taken; it never goes below zero (2.8).
pub(crate) fn adjusted(clock_ms: u32, delta_s: i32) -> u32 {
    let clock = i64::from(clock_ms) + i64::from(delta_s) * 1000;
    u32::try_from(clock.max(0)).unwrap_or(u32::MAX)
}

pub(crate) fn board_result((white, black): (SideResult, SideResult)) -> BoardResult {
    BoardResult { white: white.code().to_string(), black: black.code().to_string() }
}

/// An incident with its ruling.
pub(crate) fn row(log: &LogRow) -> IncidentRow {
    let incident = &log.incident;
    let ruling = log.ruling.as_ref().map(|(_, ruling)| ruling);
    IncidentRow {
        id: log.id.0,
        pairing: incident.pairing.0,
        tournament: log.tournament.clone(),
        round: log.round.into(),
        board: log.board,
        at: incident.at,
        players: (log.white.clone(), log.black.clone()),
        ply: incident.ply,
        event: incident.kind.clone(),
        reported_by: incident.reported_by.map(reporter),
        clocks_before_ms: (incident.white_clock_ms, incident.black_clock_ms),
        clocks_after_ms: after(log),
        penalty: ruling.and_then(|ruling| ruling.penalty.clone()),
        penalised: penalised(log).into_iter().map(side).collect(),
        points: ruling.map_or_else(Default::default, |ruling| told(ruling.points)),
        expelled: ruling
            .map(|ruling| ruling.expelled.iter().copied().map(side).collect())
            .unwrap_or_default(),
        counted_against: ruling
            .map(|ruling| ruling.counted_against.iter().copied().map(side).collect())
            .unwrap_or_default(),
        headline: Message {
            key: incident.headline_key.clone(),
            params: incident.headline_params.clone(),
            article: None,
        },
        articles: ruling.map(|ruling| ruling.articles.clone()).unwrap_or_default(),
        edition: ruling.map(|ruling| ruling.edition.clone()).unwrap_or_default(),
        result: ruling.and_then(|ruling| ruling.result).map(board_result),
        clock_delta_s: ruling.map_or((0, 0), |ruling| (ruling.white_delta_s, ruling.black_delta_s)),
        otherwise: ruling.is_some_and(|ruling| ruling.decision == Decision::Otherwise),
        reason: ruling.and_then(|ruling| ruling.reason.clone()),
    }
}

/// Points beside a result; empty for none.
fn told((white, black): (Points, Points)) -> (String, String) {
    let told = |points: Points| if points == Points::ZERO { String::new() } else { points.to_string() };
    (told(white), told(black))
}

/// Whom a penalty was given to: the side the incident is about; both where it is about neither alone.
pub(super) fn penalised(log: &LogRow) -> Vec<Colour> {
    if !is_warning(log) {
        return Vec::new();
    }
    match log.incident.headline_params.get("side").map(String::as_str) {
        Some("white") => vec![Colour::White],
        Some("black") => vec![Colour::Black],
        _ => vec![Colour::White, Colour::Black],
    }
}

/// What the clocks had to show after the ruling.
fn after(log: &LogRow) -> (Option<u32>, Option<u32>) {
    let (white, black) =
        log.ruling.as_ref().map_or((0, 0), |(_, ruling)| (ruling.white_delta_s, ruling.black_delta_s));
    let incident = &log.incident;
    (
        incident.white_clock_ms.map(|clock| adjusted(clock, white)),
        incident.black_clock_ms.map(|clock| adjusted(clock, black)),
    )
}

/// Whether a penalty was given, be it a warning only.
pub(crate) fn is_warning(log: &LogRow) -> bool {
    log.ruling.as_ref().is_some_and(|(_, ruling)| {
        ruling.penalty.as_deref().is_some_and(|penalty| penalty != "laws-option-no-penalty")
    })
}

const fn reporter(stored: incident::Reporter) -> Reporter {
    match stored {
        incident::Reporter::White => Reporter::White,
        incident::Reporter::Black => Reporter::Black,
        incident::Reporter::Arbiter => Reporter::Arbiter,
        incident::Reporter::Other => Reporter::Other,
    }
}

pub(crate) const fn reporter_row(said: Reporter) -> incident::Reporter {
    match said {
        Reporter::White => incident::Reporter::White,
        Reporter::Black => incident::Reporter::Black,
        Reporter::Arbiter => incident::Reporter::Arbiter,
        Reporter::Other => incident::Reporter::Other,
    }
}
