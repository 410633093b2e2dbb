//! What stands at the head of each page.

use arbitro_reports::{Document, Heading};
use arbitro_store::table::tournament::{self, TournamentRow};
use arbitro_store::table::{event, journal};
use arbitro_store::{Db, TournamentId};

use crate::api::DeskError;
use crate::api::event::CalendarRound;
use crate::api::print::PrintForm;
use crate::standings::Ranking;
use crate::{Desk, fide_mode, words};

/// The heading of a document.
pub(super) fn heading(desk: &Desk, form: &PrintForm, document: &Document) -> Result<Heading, DeskError> {
    let round = if has_round(document) { super::gather::round_of(desk, form)? } else { 0 };
    desk.read(|db| {
        let event = event::get(db)?;
        let all = tournament::all(db)?;
        let row = tournament::get(db, TournamentId(form.tournament))?;
        let marks = marks(db, &row, document, form)?;
        let name = row.data.name;
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
            marks,
            round: (round > 0).then_some(round),
            round_date: when,
            chief_arbiter: event.chief_arbiter,
            stamp: last.map(|entry| entry.at.format("%Y-%m-%d %H:%M UTC").to_string()).unwrap_or_default(),
            event: event.name,
        })
    })
}

/// What every paper says of a tournament that has left FIDE mode, and what standings say that are not final.
fn marks(
    db: &Db<'_>,
    row: &TournamentRow,
    document: &Document,
    form: &PrintForm,
) -> Result<Vec<String>, DeskError> {
    let ranked = matches!(document, Document::Standings(_) | Document::CrossTable(_) | Document::Prizes(_));
    let provisional = if ranked { Ranking::of(db, row.id, form.round)?.provisional() } else { None };
    let catalogue = words::catalogue()?;
    let said = [fide_mode::mark(row), provisional].into_iter().flatten();
    Ok(said.map(|message| words::say(catalogue, words::lang(&form.lang), &message)).collect())
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
        Document::Players(_)
            | Document::NameCards(_)
            | Document::BoardCards(_)
            | Document::Calendar(_)
            | Document::ArbitersReport(_)
            | Document::Envelopes(_)
    )
}
