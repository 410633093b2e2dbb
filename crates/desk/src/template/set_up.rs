//! An event set up like another.

use arbitro_store::table::tournament::{self, TournamentData};
use arbitro_store::table::{calendar, event, player, prize};
use arbitro_store::{TournamentId, Tx};
use chrono::{NaiveDate, TimeDelta};

use super::{keep, made};
use crate::api::event::CalendarRound;
use crate::api::template::{Like, Template, TemplateTournament};
use crate::api::warning::WarningLevel;
use crate::api::{DeskError, Nothing};
use crate::convert::{With as _, said};
use crate::warning::Warnings;
use crate::{Desk, fide_mode, prize as prizes, standings, tournament as tournaments};

/// What another event is to be like.
pub(crate) fn of(desk: &Desk, like: &Like) -> Result<Template, DeskError> {
    match &like.template {
        Some(name) => keep::read(desk, name),
        None => desk.read(|db| made::template(db, like.players)),
    }
}

/// What a tournament in FIDE mode cannot begin with, though one that left it may have had it (VCL4THP 74, 81 to 84).
pub(crate) fn asks(template: &Template) -> Result<Warnings, DeskError> {
    let mut warnings = Warnings::new();
    for one in &template.tournaments {
        for departure in fide_mode::of_scoring(&tournaments::data(&one.form)?.scoring) {
            warnings.add(WarningLevel::Refused, departure);
        }
    }
    Ok(warnings)
}

/// Gives the open event, which is new, the tournaments of a template. Rounds keep their distance from the first day.
pub(crate) fn set_up(desk: &Desk, template: &Template) -> Result<(), DeskError> {
    if template.tournaments.is_empty() {
        return Ok(());
    }
    desk.act("event/new", &Nothing {}, |tx| {
        let start = event::get(tx)?.start_date;
        let shift = start.signed_duration_since(template.form.start_date);
        for one in &template.tournaments {
            add(tx, one, start, shift)?;
        }
        Ok(((), said("journal-event-like").with("name", &template.form.name)))
    })
}

fn add(tx: &Tx<'_>, one: &TemplateTournament, start: NaiveDate, shift: TimeDelta) -> Result<(), DeskError> {
    let name = tournaments::name(tx, None, &one.form.name)?;
    let data = TournamentData { name, ..tournaments::data(&one.form)? };
    standings::refuse(&data, start)?;
    let id = tournament::insert(tx, &data)?;
    let rounds: Vec<CalendarRound> = one.calendar.iter().map(|round| moved(round, shift)).collect();
    calendar::set(tx, id, &tournaments::calendar_rows(&rounds)?)?;
    prize::set(tx, id, &prizes::rows(&one.funds)?)?;
    players(tx, id, one)
}

fn moved(round: &CalendarRound, shift: TimeDelta) -> CalendarRound {
    CalendarRound { date: round.date.and_then(|date| date.checked_add_signed(shift)), ..round.clone() }
}

fn players(tx: &Tx<'_>, id: TournamentId, one: &TemplateTournament) -> Result<(), DeskError> {
    for form in &one.players {
        let (data, rating) = crate::player::checked(tx, id, None, form)?;
        player::insert(tx, id, &data, rating, 1)?;
    }
    Ok(())
}
