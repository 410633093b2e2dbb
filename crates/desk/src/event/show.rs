//! `event/show`: what the frame of the page shows.

use arbitro_pairing::berger;
use arbitro_store::table::round::{RoundCount, Status};
use arbitro_store::table::tournament::{System, TournamentData, TournamentRow};
use arbitro_store::table::{event, journal, player, round, tournament};
use arbitro_store::{Db, EventFile};

use super::form as event_form;
use crate::Desk;
use crate::api::event::{EventView, RoundSummary, TournamentView};
use crate::api::{DeskError, Message, Nothing};
use crate::app::remember;
use crate::convert::{self, With as _, sentence};
use crate::tournament::{calendar_rounds, form, is_swiss};

/// The open event, if there is one.
pub fn show(desk: &Desk, _: &Nothing) -> Result<Option<EventView>, DeskError> {
    if !desk.has_event() {
        return Ok(None);
    }
    let view = desk.with_file(|file| view(desk, file))?;
    // Every page asks after every act, so the list of recent events tells the truth even if the program is killed.
    remember(desk, &view);
    Ok(Some(view))
}

/// The frame of the page for this file.
pub(crate) fn view(desk: &Desk, file: &EventFile) -> Result<EventView, DeskError> {
    let db = file.db();
    let tournaments = tournament::all(&db)?;
    Ok(EventView {
        path: file.path().display().to_string(),
        share: (desk.config().shares)(file.path()),
        form: event_form::form(&event::get(&db)?),
        tournaments: tournaments.iter().map(|row| one(&db, row)).collect::<Result<_, DeskError>>()?,
        undo: journal::to_undo(&db)?.as_ref().map(convert::act),
        redo: journal::to_redo(&db)?.as_ref().map(convert::act),
        last: journal::last_own(&db)?.as_ref().map(convert::act),
    })
}

/// How many times everybody meets everybody in a round robin.
pub(crate) const fn cycles(system: System) -> u16 {
    match system {
        System::DoubleRoundRobin => 2,
        System::RoundRobin | System::Dutch => 1,
    }
}

/// How many rounds a tournament of so many players will have.
pub(crate) fn rounds_planned(data: &TournamentData, players: u32) -> u32 {
    let places = u16::try_from(players).unwrap_or(u16::MAX);
    let of_system = || u32::from(berger::rounds_in_cycle(places)) * u32::from(cycles(data.system));
    data.rounds.map_or_else(of_system, u32::from)
}

/// How many games have no result once the last round planned is published; none before.
pub(crate) fn open_in_the_end(db: &Db<'_>, row: &TournamentRow) -> Result<u32, DeskError> {
    let rounds = round::counts(db, row.id)?;
    let planned = rounds_planned(&row.data, player::count(db, row.id)?);
    let published = rounds.iter().filter(|round| round.status == Status::Published).count();
    let ended = planned > 0 && published as u64 >= u64::from(planned);
    Ok(if ended { rounds.iter().map(|round| round.missing).sum() } else { 0 })
}

fn one(db: &Db<'_>, row: &TournamentRow) -> Result<TournamentView, DeskError> {
    let players = player::count(db, row.id)?;
    let rounds = round::counts(db, row.id)?;
    let planned = rounds_planned(&row.data, players);
    Ok(TournamentView {
        id: row.id.0,
        name: row.data.name.clone(),
        system: convert::system(row.data.system),
        form: form(row.id.0, &row.data),
        begun: !rounds.is_empty(),
        left_fide_mode: row.left_fide_mode,
        takes_players: takes_players(&row.data, planned, &rounds),
        players,
        rounds_planned: planned,
        calendar: calendar_rounds(db, row.id)?,
        cannot_pair: cannot_pair(&row.data, players, planned, &rounds),
        rounds: rounds
            .iter()
            .map(|count| RoundSummary {
                number: count.number.into(),
                boards: count.boards,
                missing: count.missing,
                draft: count.status == Status::Draft,
            })
            .collect(),
    })
}

/// Whether more players can be entered.
fn takes_players(data: &TournamentData, planned: u32, rounds: &[RoundCount]) -> bool {
    let published = rounds.iter().filter(|round| round.status == Status::Published).count();
    rounds.is_empty() || (is_swiss(data) && (published as u64) < u64::from(planned))
}

/// Why the next round cannot be paired now. In a round robin the rounds are known beforehand, so that results may be
/// missing; in a Swiss a draft is to be published or taken back, and games without a result stand in the way.
fn cannot_pair(data: &TournamentData, players: u32, planned: u32, rounds: &[RoundCount]) -> Option<Message> {
    let done = u32::try_from(rounds.len()).unwrap_or(u32::MAX);
    if players < 2 {
        return Some(sentence("error-too-few-players").with("players", players).with("needed", 2));
    }
    if !is_swiss(data) && players > u32::from(berger::MAX_PLAYERS) {
        let most = berger::MAX_PLAYERS;
        return Some(sentence("error-too-many-players").with("players", players).with("most", most));
    }
    if done >= planned {
        return Some(sentence("error-all-rounds-paired").with("rounds", planned));
    }
    if !is_swiss(data) {
        return None;
    }
    if let Some(draft) = rounds.iter().find(|round| round.status == Status::Draft) {
        return Some(sentence("error-draft-stands").with("round", draft.number));
    }
    let unfinished = rounds.iter().find(|round| round.missing > 0)?;
    Some(
        sentence("error-results-missing")
            .with("round", unfinished.number)
            .with("missing", unfinished.missing),
    )
}
