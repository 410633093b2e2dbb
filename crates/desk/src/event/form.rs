//! The form of an event, checked.

use arbitro_laws::clock::TimeControl;
use arbitro_store::table::event::EventRow;
use arbitro_tournament::Federation;

use crate::api::DeskError;
use crate::api::event::EventForm;
use crate::convert;

/// The most letters of a field: what fits a list, a report file and a file name.
const LONGEST: usize = 200;

/// More deputies than any hall has.
const MOST_DEPUTIES: usize = 50;

/// The tag counts seconds and people count minutes: `15+10` is a quarter of an hour, `900+10` the same in the tag. No game
/// lasts less than these seconds, and nobody means as many minutes without saying so.
const SHORTEST_TAG_S: i64 = 180;

/// The row of a form. Blanks around texts are dropped.
pub(crate) fn row(uuid: String, form: &EventForm) -> Result<EventRow, DeskError> {
    let name = form.name.trim();
    if name.is_empty() {
        return Err(DeskError::plain("error-event-without-name"));
    }
    for text in [name, &form.site, &form.chief_arbiter, &form.edition, &form.time_control] {
        if text.chars().count() > LONGEST {
            return Err(DeskError::plain("error-text-too-long").with("longest", LONGEST));
        }
    }
    if form.end_date < form.start_date {
        return Err(DeskError::plain("error-event-ends-before-it-starts"));
    }
    Ok(EventRow {
        uuid,
        name: name.to_owned(),
        site: form.site.trim().to_owned(),
        federation: federation(&form.federation)?,
        start_date: form.start_date,
        end_date: form.end_date,
        chief_arbiter: form.chief_arbiter.trim().to_owned(),
        deputy_arbiters: lines(&form.deputy_arbiters)?,
        edition: edition(&form.edition)?,
        time_class: convert::time_class_row(form.time_class),
        supervised: form.supervised,
        time_control: time_control(&form.time_control)?,
    })
}

/// The lines of a text of which something is written, none too long.
fn lines(text: &str) -> Result<String, DeskError> {
    let lines: Vec<&str> = text.lines().map(str::trim).filter(|line| !line.is_empty()).collect();
    let fits = lines.len() <= MOST_DEPUTIES && lines.iter().all(|line| line.chars().count() <= LONGEST);
    if fits {
        Ok(lines.join("\n"))
    } else {
        Err(DeskError::plain("error-text-too-long").with("longest", LONGEST))
    }
}

/// The form of a row.
pub(crate) fn form(row: &EventRow) -> EventForm {
    EventForm {
        name: row.name.clone(),
        site: row.site.clone(),
        federation: row.federation.map(|f| f.to_string()).unwrap_or_default(),
        start_date: row.start_date,
        end_date: row.end_date,
        chief_arbiter: row.chief_arbiter.clone(),
        deputy_arbiters: row.deputy_arbiters.clone(),
        edition: row.edition.clone(),
        time_class: convert::time_class(row.time_class),
        supervised: row.supervised,
        time_control: row.time_control.clone(),
    }
}

/// A federation's code; an empty text is none.
pub(crate) fn federation(text: &str) -> Result<Option<Federation>, DeskError> {
    let text = text.trim();
    if text.is_empty() {
        return Ok(None);
    }
    text.parse().map(Some).map_err(|()| DeskError::plain("error-federation").with("text", text))
}

/// A time control in the form of the PGN tag, or as people write it (`90 min + 30 s`); kept in the form of the tag.
fn time_control(text: &str) -> Result<String, DeskError> {
    let text = text.trim();
    let is_tag = |control: &TimeControl| control.periods().all(|period| period.time.0 >= SHORTEST_TAG_S);
    match TimeControl::from_pgn(text) {
        Ok(None) => Ok(String::new()),
        Ok(Some(control)) if is_tag(&control) => Ok(control.to_pgn()),
        _ => TimeControl::from_text(text)
            .map(|control| control.to_pgn())
            .map_err(|_| DeskError::plain("error-time-control").with("text", text)),
    }
}

fn edition(text: &str) -> Result<String, DeskError> {
    let text = text.trim();
    let known = crate::app::editions().iter().any(|edition| edition.code == text);
    if known { Ok(text.to_owned()) } else { Err(DeskError::plain("error-edition").with("text", text)) }
}
