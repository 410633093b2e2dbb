//! What stands at the head of each page.

use arbitro_reports::{Document, Heading};
use arbitro_store::TournamentId;
use arbitro_store::table::{event, journal, tournament};

use crate::Desk;
use crate::api::DeskError;
use crate::api::event::CalendarRound;
use crate::api::print::PrintForm;

/// The heading of a document.
pub(super) fn heading(desk: &Desk, form: &PrintForm, document: &Document) -> Result<Heading, DeskError> {
    let round = if has_round(document) { super::gather::round_of(desk, form)? } else { 0 };
    desk.read(|db| {
        let event = event::get(db)?;
        let all = tournament::all(db)?;
        let name = tournament::get(db, TournamentId(form.tournament))?.data.name;
        let site =
            [event.site.as_str(), &event.federation.map(|f| f.to_string()).unwrap_or_default()].join(" ");
        let days = if event.start_date == event.end_date {
            event.start_date.to_string()
        } else {
            format!("{} – {}", event.start_date, event.end_date)
        };
        let of_round = crate::tournament::calendar_rounds(db, TournamentId(form.tournament))?;
        let when = of_round.iter().find(|row| row.round == round).map(when).unwrap_or_default();
        let last = if form.stamp { journal::last(db)? } else { None };
        Ok(Heading {
            tournament: if all.len() > 1 { name } else { String::new() },
            place: [site.trim(), days.as_str()]
                .into_iter()
                .filter(|s| !s.is_empty())
                .collect::<Vec<_>>()
                .join(", "),
            round: (round > 0).then_some(round),
            round_date: when,
            chief_arbiter: event.chief_arbiter,
            stamp: last.map(|entry| entry.at.format("%Y-%m-%d %H:%M UTC").to_string()).unwrap_or_default(),
            event: event.name,
        })
    })
}

/// Day and time of a round, what is known of them.
fn when(row: &CalendarRound) -> String {
    let day = row.date.map(|date| date.to_string()).unwrap_or_default();
    [day.as_str(), row.time.as_str()].join(" ").trim().to_owned()
}

/// Whether a document is about a round or stands after one.
const fn has_round(document: &Document) -> bool {
    !matches!(
        document,
        Document::Players(_) | Document::NameCards(_) | Document::BoardCards(_) | Document::Calendar(_)
    )
}
