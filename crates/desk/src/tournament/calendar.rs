//! `tournament/calendar`: when the rounds begin.

use std::collections::BTreeSet;

use arbitro_store::table::calendar::{self, CalendarRow};
use arbitro_store::table::tournament;
use arbitro_store::{Db, TournamentId};
use chrono::NaiveTime;

use crate::api::DeskError;
use crate::api::event::{CalendarRound, EventView, SetCalendar};
use crate::convert::{With as _, said};
use crate::event::view;
use crate::{Desk, period};

/// The most rounds of a calendar.
const MOST_ROUNDS: u32 = 999;
/// The most letters of a remark.
const LONGEST: usize = 200;
/// How a time of day is written.
const TIME: &str = "%H:%M";

/// Writes the calendar of a tournament, at any time: rounds are put off while it is played. A round of which nothing is
/// said is not kept.
pub fn calendar(desk: &Desk, request: &SetCalendar) -> Result<EventView, DeskError> {
    desk.act("tournament/calendar", request, |tx| {
        let row = tournament::get(tx, TournamentId(request.tournament))?;
        let closed = period::closed_games(tx, row.id)?;
        calendar::set(tx, row.id, &rows(&request.rounds)?)?;
        period::refuse_moved(tx, row.id, &closed)?;
        Ok(((), said("journal-tournament-calendar").with("tournament", &row.data.name)))
    })?;
    desk.with_file(|file| view(desk, file))
}

/// The rounds of which something is said, checked: each once, the time as a clock has it.
pub(crate) fn rows(rounds: &[CalendarRound]) -> Result<Vec<CalendarRow>, DeskError> {
    let mut seen = BTreeSet::new();
    let mut rows = Vec::new();
    for round in rounds {
        let number = u16::try_from(round.round)
            .ok()
            .filter(|_| (1..=MOST_ROUNDS).contains(&round.round) && seen.insert(round.round))
            .ok_or_else(|| DeskError::plain("error-calendar-round").with("round", round.round))?;
        let row = CalendarRow {
            round: number,
            date: round.date,
            time: time(&round.time)?,
            remark: round.remark.trim().to_owned(),
        };
        if row.remark.chars().count() > LONGEST {
            return Err(DeskError::plain("error-text-too-long").with("longest", LONGEST));
        }
        if row.date.is_some() || row.time.is_some() || !row.remark.is_empty() {
            rows.push(row);
        }
    }
    Ok(rows)
}

fn time(text: &str) -> Result<Option<NaiveTime>, DeskError> {
    match text.trim() {
        "" => Ok(None),
        text => NaiveTime::parse_from_str(text, TIME)
            .map(Some)
            .map_err(|_| DeskError::plain("error-calendar-time").with("text", text)),
    }
}

/// The rounds of which something is said, in order.
pub(crate) fn rounds(db: &Db<'_>, id: TournamentId) -> Result<Vec<CalendarRound>, DeskError> {
    let round = |row: CalendarRow| CalendarRound {
        round: row.round.into(),
        date: row.date,
        time: row.time.map(|time| time.format(TIME).to_string()).unwrap_or_default(),
        remark: row.remark,
    };
    Ok(calendar::of_tournament(db, id)?.into_iter().map(round).collect())
}
