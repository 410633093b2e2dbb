//! Rating periods: days of games, ratings by month, months that are closed. A period is written `2026-09`.

use std::collections::BTreeMap;

use arbitro_tournament::Rating;
use chrono::NaiveDate;
use rusqlite::params;

use crate::read::{parsed, unreadable};
use crate::{Db, EntryId, PairingId, StoreError, TournamentId, Tx};

/// The days of the games of a tournament that were not played on the day of their round.
pub fn game_dates(
    db: &Db<'_>,
    tournament: TournamentId,
) -> Result<BTreeMap<PairingId, NaiveDate>, StoreError> {
    let sql = "SELECT g.pairing, g.date FROM game_date g JOIN pairing p ON p.id = g.pairing
               JOIN round r ON r.id = p.round WHERE r.tournament = ?1";
    Ok(db.rows(sql, [tournament], |row| Ok((row.get(0)?, parsed(row, 1)?)))?.into_iter().collect())
}

/// Writes the day of a game; none for that of its round.
pub fn set_game_date(tx: &Tx<'_>, pairing: PairingId, date: Option<NaiveDate>) -> Result<(), StoreError> {
    tx.write("DELETE FROM game_date WHERE pairing = ?1", [pairing])?;
    if let Some(date) = date {
        let sql = "INSERT INTO game_date (pairing, date) VALUES (?1, ?2)";
        tx.write(sql, params![pairing, date.to_string()])?;
    }
    Ok(())
}

/// The ratings of the players of a tournament by periods, of those who are known for one; none for an unrated player.
pub fn ratings(
    db: &Db<'_>,
    tournament: TournamentId,
) -> Result<BTreeMap<String, BTreeMap<EntryId, Option<Rating>>>, StoreError> {
    let sql = "SELECT p.period, p.entry, p.rating FROM period_rating p JOIN entry e ON e.id = p.entry
               WHERE e.tournament = ?1";
    let rating = |number: Option<u16>| {
        let read = |number| Rating::new(number).ok_or_else(|| unreadable(2, number.to_string()));
        number.map(read).transpose()
    };
    let rows = db.rows(sql, [tournament], |row| Ok((row.get(0)?, row.get(1)?, rating(row.get(2)?)?)))?;
    let mut ratings: BTreeMap<String, BTreeMap<EntryId, Option<Rating>>> = BTreeMap::new();
    for (period, entry, rating) in rows {
        ratings.entry(period).or_default().insert(entry, rating);
    }
    Ok(ratings)
}

/// Writes a player's rating in a period; none for an unrated player.
pub fn set_rating(
    tx: &Tx<'_>,
    entry: EntryId,
    period: &str,
    rating: Option<Rating>,
) -> Result<(), StoreError> {
    tx.write("DELETE FROM period_rating WHERE entry = ?1 AND period = ?2", params![entry, period])?;
    let sql = "INSERT INTO period_rating (entry, period, rating) VALUES (?1, ?2, ?3)";
    tx.insert(sql, params![entry, period, rating.map(|rating| rating.0)]).map(|_| ())
}

/// The periods of a tournament that are closed, with the note each was closed with.
pub fn closed(db: &Db<'_>, tournament: TournamentId) -> Result<BTreeMap<String, String>, StoreError> {
    let sql = "SELECT period, note FROM closed_period WHERE tournament = ?1";
    Ok(db.rows(sql, [tournament], |row| Ok((row.get(0)?, row.get(1)?)))?.into_iter().collect())
}

/// Closes a period, or opens it again.
pub fn set_closed(
    tx: &Tx<'_>,
    tournament: TournamentId,
    period: &str,
    note: Option<&str>,
) -> Result<(), StoreError> {
    tx.write("DELETE FROM closed_period WHERE tournament = ?1 AND period = ?2", params![tournament, period])?;
    if let Some(note) = note {
        let sql = "INSERT INTO closed_period (tournament, period, note) VALUES (?1, ?2, ?3)";
        tx.insert(sql, params![tournament, period, note])?;
    }
    Ok(())
}
