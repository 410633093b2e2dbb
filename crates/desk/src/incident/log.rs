//! The log of incidents, as the page shows it.

use arbitro_store::table::incident::{Decision, LogRow};
use arbitro_tournament::SideResult;

use crate::api::Message;
use crate::api::round::BoardResult;
use crate::api::ruling::IncidentRow;

/// What an incident on an illegal move is called in the file.
pub(crate) const ILLEGAL_MOVE: &str = "illegal_move";

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
