//! Check-in before a round of a Swiss. Nobody has to use it; once somebody is marked as here, the round is not paired
//! before it is said what becomes of those who are not.

mod close;
mod mark;
mod show;

pub use close::close;
pub use mark::mark;
pub use show::show;

use arbitro_store::table::player::{self, EntryRow};
use arbitro_store::table::round::{self, Status};
use arbitro_store::table::tournament::TournamentRow;
use arbitro_store::table::{absence, check_in, tournament};
use arbitro_store::{Db, TournamentId};

use crate::api::DeskError;
use crate::api::check_in::{CheckInRow, CheckInView, Presence};
use crate::convert::plain;
use crate::tournament::is_swiss;

/// The round that players come for: the one after the last that was published.
fn coming_round(db: &Db<'_>, row: &TournamentRow) -> Result<u16, DeskError> {
    let planned = row.data.rounds.filter(|_| is_swiss(&row.data));
    let planned = planned
        .ok_or_else(|| DeskError::plain("error-only-in-a-swiss").with("tournament", &row.data.name))?;
    let rounds = round::of_tournament(db, row.id)?;
    let published = rounds.iter().filter(|round| round.status == Status::Published).map(|round| round.number);
    let next = published.max().unwrap_or(0).saturating_add(1);
    if next > planned {
        return Err(DeskError::plain("error-all-rounds-paired").with("rounds", planned));
    }
    Ok(next)
}

/// Every player of a tournament, and whether here for a round.
fn presences(
    db: &Db<'_>,
    tournament: TournamentId,
    round: u16,
) -> Result<Vec<(EntryRow, Presence)>, DeskError> {
    let here = check_in::of_round(db, tournament, round)?;
    let byes = absence::bye_requests(db, tournament)?;
    let presence = |entry: &EntryRow| {
        let bye = byes.iter().find(|bye| bye.entry == entry.id && bye.round == round);
        if entry.first_round > round || entry.withdrawn_after.is_some_and(|last| last < round) {
            Presence::Out
        } else if let Some(bye) = bye {
            Presence::Bye(bye.result.code().to_string())
        } else if here.contains(&entry.id) {
            Presence::Here
        } else {
            Presence::Missing
        }
    };
    let entries = player::of_tournament(db, tournament)?;
    Ok(entries
        .into_iter()
        .map(|entry| (presence(&entry), entry))
        .map(|(presence, entry)| (entry, presence))
        .collect())
}

/// The entries that are missing for a round whose check-in has begun; none where nobody was checked in.
fn missing(db: &Db<'_>, tournament: TournamentId, round: u16) -> Result<Vec<EntryRow>, DeskError> {
    let all = presences(db, tournament, round)?;
    if !all.iter().any(|(_, presence)| *presence == Presence::Here) {
        return Ok(Vec::new());
    }
    Ok(all
        .into_iter()
        .filter(|(_, presence)| *presence == Presence::Missing)
        .map(|(entry, _)| entry)
        .collect())
}

/// Refuses to pair a round while its check-in is going on: nobody who has not come is to be paired by mistake.
pub(crate) fn is_closed(db: &Db<'_>, tournament: TournamentId, round: u16) -> Result<(), DeskError> {
    match missing(db, tournament, round)?.len() {
        0 => Ok(()),
        missing => Err(DeskError::plain("error-check-in-open").with("round", round).with("missing", missing)),
    }
}

/// The check-in of the coming round.
fn view(db: &Db<'_>, id: TournamentId) -> Result<CheckInView, DeskError> {
    let row = tournament::get(db, id)?;
    let round = coming_round(db, &row)?;
    let mut rows: Vec<CheckInRow> = presences(db, id, round)?
        .into_iter()
        .map(|(entry, presence)| CheckInRow {
            entry: entry.id.0,
            number: entry.number.0,
            name: entry.data.name,
            federation: entry.data.federation.map(|federation| federation.to_string()).unwrap_or_default(),
            club: entry.data.club,
            presence,
        })
        .collect();
    rows.sort_by_cached_key(|row| (plain(&row.name), row.number));
    let count = |wanted: &Presence| rows.iter().filter(|row| row.presence == *wanted).count();
    let [here, missing] =
        [Presence::Here, Presence::Missing].map(|wanted| u32::try_from(count(&wanted)).unwrap_or(u32::MAX));
    Ok(CheckInView { tournament: id.0, round, rows, here, missing })
}
