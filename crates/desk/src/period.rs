//! Rating periods: FIDE rates month by month (B.02), so an event that lasts longer is reported month by month too, each game in
//! the month in which it was played, with the ratings of that month. A month that was reported is closed.

mod close;
mod date;
mod ratings;
mod report;
mod show;

pub use close::close;
pub use date::date;
pub use ratings::ratings;
pub use report::report;
pub use show::show;

use std::collections::BTreeMap;

use arbitro_store::table::{calendar, period, round};
use arbitro_store::{Db, PairingId, TournamentId};
use chrono::{Datelike as _, NaiveDate};

use crate::api::DeskError;

/// The period of a day.
fn period_of(day: NaiveDate) -> String {
    format!("{:04}-{:02}", day.year(), day.month())
}

/// The first day of a period.
fn first_day(period: &str) -> Result<NaiveDate, DeskError> {
    let wrong = || DeskError::plain("error-period").with("text", period);
    let (year, month) = period.split_once('-').ok_or_else(wrong)?;
    let sound = (year.len(), month.len()) == (4, 2);
    let day = year.parse().ok().zip(month.parse().ok()).filter(|_| sound);
    day.and_then(|(year, month)| NaiveDate::from_ymd_opt(year, month, 1)).ok_or_else(wrong)
}

/// The days of games: their own, else that of their round.
struct Days {
    own: BTreeMap<PairingId, NaiveDate>,
    rounds: BTreeMap<u16, NaiveDate>,
}

impl Days {
    fn of(db: &Db<'_>, tournament: TournamentId) -> Result<Self, DeskError> {
        let rounds = calendar::of_tournament(db, tournament)?;
        Ok(Self {
            own: period::game_dates(db, tournament)?,
            rounds: rounds.iter().filter_map(|row| Some((row.round, row.date?))).collect(),
        })
    }

    /// The day of a game of a round.
    fn day(&self, pairing: PairingId, round: u16) -> Option<NaiveDate> {
        self.own.get(&pairing).or_else(|| self.rounds.get(&round)).copied()
    }
}

/// Refuses what would change a game of a month that is closed.
pub(crate) fn refuse_closed(db: &Db<'_>, pairing: PairingId) -> Result<(), DeskError> {
    let this = round::get(db, round::pairing(db, pairing)?.round)?;
    match Days::of(db, this.tournament)?.day(pairing, this.number) {
        Some(day) => refuse_closed_period(db, this.tournament, &period_of(day)),
        None => Ok(()),
    }
}

/// The games of months that are closed, each with its month.
pub(crate) fn closed_games(
    db: &Db<'_>,
    tournament: TournamentId,
) -> Result<BTreeMap<PairingId, String>, DeskError> {
    let closed = period::closed(db, tournament)?;
    if closed.is_empty() {
        return Ok(BTreeMap::new());
    }
    let days = Days::of(db, tournament)?;
    let month = |(round, pairing): (u16, round::PairingRow)| {
        let month = days.day(pairing.id, round).map(period_of)?;
        closed.contains_key(&month).then_some((pairing.id, month))
    };
    Ok(round::pairings_of_tournament(db, tournament)?.into_iter().filter_map(month).collect())
}

/// Refuses what moved a game into a closed month or out of one, the games before being these.
pub(crate) fn refuse_moved(
    db: &Db<'_>,
    tournament: TournamentId,
    before: &BTreeMap<PairingId, String>,
) -> Result<(), DeskError> {
    let after = closed_games(db, tournament)?;
    let moved = |one: &BTreeMap<PairingId, String>, other: &BTreeMap<PairingId, String>| {
        one.iter().find(|(game, month)| other.get(game) != Some(month)).map(|(_, month)| month.clone())
    };
    match moved(before, &after).or_else(|| moved(&after, before)) {
        Some(month) => Err(DeskError::plain("error-period-closed").with("period", month)),
        None => Ok(()),
    }
}

fn refuse_closed_period(db: &Db<'_>, tournament: TournamentId, period: &str) -> Result<(), DeskError> {
    if period::closed(db, tournament)?.contains_key(period) {
        return Err(DeskError::plain("error-period-closed").with("period", period));
    }
    Ok(())
}
