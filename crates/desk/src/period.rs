//! Rating periods: FIDE rates month by month (B.02), so an event that lasts longer is reported month by month too, each game in
//! the month in which it was played, with the ratings of that month. A month that was reported is closed.

mod close;
mod date;
mod days;
mod ratings;
mod report;
mod show;

pub use close::close;
pub use date::date;
pub use ratings::ratings;
pub use report::report;
pub use show::show;

pub(crate) use days::Days;

use std::collections::BTreeMap;

use arbitro_standings::rating::Period;
use arbitro_store::table::period;
use arbitro_store::table::round::{self, PairingRow};
use arbitro_store::{Db, PairingId, TournamentId};

use crate::api::DeskError;

/// A period that was asked for.
fn read(text: &str) -> Result<Period, DeskError> {
    text.parse().map_err(|()| DeskError::plain("error-period").with("text", text))
}

/// Refuses what would change a game of a month that is closed.
pub(crate) fn refuse_closed(db: &Db<'_>, pairing: PairingId) -> Result<(), DeskError> {
    let this = round::get(db, round::pairing(db, pairing)?.round)?;
    if period::closed(db, this.tournament)?.is_empty() {
        return Ok(());
    }
    refuse_closed_period(db, this.tournament, Days::of(db, this.tournament)?.period(pairing, this.number))
}

fn refuse_closed_period(db: &Db<'_>, tournament: TournamentId, period: Period) -> Result<(), DeskError> {
    if period::closed(db, tournament)?.contains_key(&period.to_string()) {
        return Err(DeskError::plain("error-period-closed").with("period", period));
    }
    Ok(())
}

/// The games of months that are closed, each with its month.
pub(crate) fn closed_games(
    db: &Db<'_>,
    tournament: TournamentId,
) -> Result<BTreeMap<PairingId, Period>, DeskError> {
    let closed = period::closed(db, tournament)?;
    if closed.is_empty() {
        return Ok(BTreeMap::new());
    }
    let days = Days::of(db, tournament)?;
    let month = |(round, pairing): (u16, PairingRow)| {
        let month = days.period(pairing.id, round);
        closed.contains_key(&month.to_string()).then_some((pairing.id, month))
    };
    Ok(round::pairings_of_tournament(db, tournament)?.into_iter().filter_map(month).collect())
}

/// Refuses what moved a game into a closed month or out of one, the games before being these.
pub(crate) fn refuse_moved(
    db: &Db<'_>,
    tournament: TournamentId,
    before: &BTreeMap<PairingId, Period>,
) -> Result<(), DeskError> {
    let after = closed_games(db, tournament)?;
    let moved = |one: &BTreeMap<PairingId, Period>, other: &BTreeMap<PairingId, Period>| {
        one.iter().find(|(game, month)| other.get(game) != Some(month)).map(|(_, month)| *month)
    };
    match moved(before, &after).or_else(|| moved(&after, before)) {
        Some(month) => Err(DeskError::plain("error-period-closed").with("period", month)),
        None => Ok(()),
    }
}
