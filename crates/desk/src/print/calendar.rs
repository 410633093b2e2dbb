//! The calendar of rounds.

use arbitro_reports::RoundDate;

use crate::api::print::PrintForm;
use crate::api::{DeskError, Nothing};
use crate::{Desk, event};

/// Every round there will be, those not yet dated with room to write; nothing when none is.
pub(super) fn of(desk: &Desk, form: &PrintForm) -> Result<Vec<RoundDate>, DeskError> {
    let view = event::show(desk, &Nothing {})?;
    let tournament = view.and_then(|view| view.tournaments.into_iter().find(|t| t.id == form.tournament));
    let tournament = tournament.ok_or_else(|| DeskError::plain("error-gone").with("what", "tournament"))?;
    let last = match tournament.calendar.last() {
        Some(last) => last.round.max(tournament.rounds_planned),
        None => 0,
    };
    let line = |round| match tournament.calendar.iter().find(|row| row.round == round) {
        Some(row) => RoundDate {
            round,
            date: row.date.map(|date| date.to_string()).unwrap_or_default(),
            time: row.time.clone(),
            remark: row.remark.clone(),
        },
        None => RoundDate { round, ..RoundDate::default() },
    };
    Ok((1..=last).map(line).collect())
}
