//! The first steps of every walk: an event with its players, and moves typed at a board.

#![allow(dead_code, reason = "each test uses some of it")]

use std::path::Path;

use arbitro_e2e::{Person, Trouble, key};

pub const PLAYERS: &str = include_str!("../../../data/e2e/players.csv");

/// The fourth of the players by rating.
const FOURTH: &str = "Dvořák, Tomáš";

pub async fn makes_the_event(arbiter: &Person, event: &Path) -> Result<(), Trouble> {
    makes_an_event(arbiter, event, "round_robin").await
}

/// An event whose tournament is paired by this system, with as many rounds as are proposed.
pub async fn makes_an_event(arbiter: &Person, event: &Path, system: &str) -> Result<(), Trouble> {
    makes_a_timed_event(arbiter, event, system, "").await
}

/// An event with a time control, as a PGN file writes it.
pub async fn makes_a_timed_event(
    arbiter: &Person,
    event: &Path,
    system: &str,
    times: &str,
) -> Result<(), Trouble> {
    arbiter.sees("start").await?;
    arbiter.look("01-start").await?;
    arbiter.clicks("start-new").await?;
    arbiter.fills("event-form-name", "Club Open 2026").await?;
    arbiter.fills("event-form-site", "Alcalá de Henares").await?;
    arbiter.fills("event-form-federation", "ESP").await?;
    arbiter.fills("event-form-start", "2026-10-03").await?;
    arbiter.fills("event-form-end", "2026-10-09").await?;
    arbiter.fills("event-form-arbiter", "Ruiz, Ana").await?;
    if !times.is_empty() {
        arbiter.fills("event-form-time-control", times).await?;
    }
    arbiter.chooses("event-form-system", system).await?;
    arbiter.fills("event-form-path", &event.to_string_lossy()).await?;
    arbiter.look("02-new-event").await?;
    arbiter.clicks("event-form-save").await?;
    arbiter.sees("players").await?;
    arbiter.reads("event-name", "Club Open 2026").await
}

pub async fn reads_the_players(arbiter: &Person, players: &Path) -> Result<(), Trouble> {
    arbiter.clicks("player-import").await?;
    arbiter.fills("source-path", &players.to_string_lossy()).await?;
    arbiter.clicks("source-read").await?;
    arbiter.counts("preview-row", 8).await?;
    arbiter.look("03-players-preview").await?;
    arbiter.clicks("players-take").await?;
    let rows = arbiter.counts("player-row", 8).await?;
    assert!(rows[3].text.contains(FOURTH), "{:?}", rows[3]);
    arbiter.look("04-players").await
}

/// Types a move, waits for how it is read, and accepts it.
pub async fn types_a_move(arbiter: &Person, typed: &str, read: &str) -> Result<(), Trouble> {
    arbiter.fills("move-line", typed).await?;
    arbiter.reads("move-reading", read).await?;
    arbiter.strikes(key::ENTER).await
}

/// Opens a board of the round by its number.
pub async fn sits_down_at(arbiter: &Person, board: u32) -> Result<(), Trouble> {
    arbiter.clicks("nav-round").await?;
    arbiter.sees("board-row[aria-selected=\"true\"]").await?;
    arbiter.strikes('g').await?;
    arbiter.fills("goto-board", &board.to_string()).await?;
    arbiter.strikes(key::ENTER).await?;
    arbiter.sees(&format!("board-row[data-board=\"{board}\"][aria-selected=\"true\"]")).await?;
    arbiter.strikes(key::ENTER).await?;
    arbiter.sees("move-line").await
}

/// Asks for a ruling on what is found by these words.
pub async fn asks_about(arbiter: &Person, words: &str, event: &str) -> Result<(), Trouble> {
    arbiter.strikes('r').await?;
    arbiter.fills("ruling-event", words).await?;
    arbiter.sees(&format!("ruling-event-choice[data-event=\"{event}\"][aria-selected=\"true\"]")).await?;
    arbiter.strikes(key::ENTER).await?;
    arbiter.sees(&format!("ruling[data-event=\"{event}\"]")).await
}

/// Does what the Laws say, and leaves the ruling.
pub async fn applies(arbiter: &Person) -> Result<(), Trouble> {
    arbiter.sees("ruling[data-state=\"ready\"]").await?;
    arbiter.clicks("ruling-apply").await?;
    arbiter.sees("ruling[data-state=\"applied\"]").await?;
    arbiter.clicks("ruling-done").await?;
    arbiter.sees_no_more("ruling").await
}
