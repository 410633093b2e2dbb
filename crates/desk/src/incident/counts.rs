//! `incident/counts`: illegal moves, warnings and other penalties by player, round and game.

use std::collections::BTreeMap;

use arbitro_store::TournamentId;
use arbitro_store::table::incident::{self, LogRow};
use arbitro_tournament::Colour;

use super::log;
use crate::Desk;
use crate::api::DeskError;
use crate::api::ruling::{CountIncidents, Counts, GameCounts, IncidentCounts, PlayerCounts, RoundCounts};
use crate::convert::plain;

/// The mildest penalty (Laws 12.9.1).
const WARNING: &str = "laws-option-warning";

/// Counts what was held against players.
pub fn counts(desk: &Desk, request: &CountIncidents) -> Result<IncidentCounts, DeskError> {
    let mut rows = desk.read(|db| Ok(incident::log(db, Some(TournamentId(request.tournament)))?))?;
    rows.sort_by_key(|row| (row.round, row.board, row.id.0));
    let mut counted =
        IncidentCounts { all: Counts::default(), players: Vec::new(), rounds: Vec::new(), games: Vec::new() };
    let mut players: BTreeMap<i64, PlayerCounts> = BTreeMap::new();
    for row in &rows {
        let (white, black) = (of_side(row, Colour::White), of_side(row, Colour::Black));
        let both = Counts { incidents: 1, ..sum(white, black) };
        counted.all = sum(counted.all, both);
        match counted.rounds.last_mut() {
            Some(last) if last.round == u32::from(row.round) => last.counts = sum(last.counts, both),
            _ => counted.rounds.push(RoundCounts { round: row.round.into(), counts: both }),
        }
        match counted.games.last_mut() {
            Some(last) if last.pairing == row.incident.pairing.0 => {
                (last.white, last.black) = (sum(last.white, white), sum(last.black, black));
            }
            _ => counted.games.push(game(row, white, black)),
        }
        let sides = [(Some(row.entries.0), &row.white, white), (row.entries.1, &row.black, black)];
        for (entry, name, side) in sides {
            let Some(entry) = entry.filter(|_| side.incidents > 0) else { continue };
            let nobody = || PlayerCounts { entry: entry.0, name: name.clone(), counts: Counts::default() };
            let player = players.entry(entry.0).or_insert_with(nobody);
            player.counts = sum(player.counts, side);
        }
    }
    counted.players = players.into_values().collect();
    counted.players.sort_by_cached_key(|player| plain(&player.name));
    Ok(counted)
}

/// What an incident holds against a side. It is about a side only where something is held against it.
fn of_side(row: &LogRow, colour: Colour) -> Counts {
    let ruling = row.ruling.as_ref().map(|(_, ruling)| ruling);
    let illegal = ruling.is_some_and(|ruling| ruling.counted_against.contains(&colour));
    let penalised = log::penalised(row).contains(&colour);
    let warned = penalised && ruling.is_some_and(|ruling| ruling.penalty.as_deref() == Some(WARNING));
    Counts {
        incidents: u32::from(illegal || penalised),
        illegal_moves: u32::from(illegal),
        warnings: u32::from(warned),
        penalties: u32::from(penalised && !warned),
    }
}

fn game(row: &LogRow, white: Counts, black: Counts) -> GameCounts {
    GameCounts {
        pairing: row.incident.pairing.0,
        round: row.round.into(),
        board: row.board,
        players: (row.white.clone(), row.black.clone()),
        white,
        black,
    }
}

const fn sum(one: Counts, other: Counts) -> Counts {
    Counts {
        incidents: one.incidents.saturating_add(other.incidents),
        illegal_moves: one.illegal_moves.saturating_add(other.illegal_moves),
        warnings: one.warnings.saturating_add(other.warnings),
        penalties: one.penalties.saturating_add(other.penalties),
    }
}
