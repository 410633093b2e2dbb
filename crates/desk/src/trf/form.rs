//! What a report says of the event and its rules, as the forms of the desk have it.

use arbitro_interchange::convert::{Loss, LossKind};
use arbitro_interchange::trf::{Date, Method, Report};
use arbitro_laws::clock::TimeControl;
use arbitro_pairing::acceleration::{baku, baku_allowed};
use arbitro_store::table::tournament::{Acceleration, System, TournamentData, default_tie_breaks};
use chrono::NaiveDate;

use crate::api::DeskError;
use crate::api::event::{EventForm, TimeClassChoice};

/// The most letters of a text on the form of an event, and of the name of a tournament.
const LONGEST: usize = 200;
const LONGEST_NAME: usize = 100;
/// The most rounds of a Swiss.
const MOST_ROUNDS: u16 = 50;

fn text(report: &Report, code: u16, longest: usize) -> String {
    report.text(code).unwrap_or_default().chars().take(longest).collect::<String>().trim().to_owned()
}

/// The form of the event. What the report does not say is taken from the name of the file and from today.
pub(super) fn event(report: &Report, file: &str, today: NaiveDate, losses: &mut Vec<Loss>) -> EventForm {
    let name = text(report, 12, LONGEST);
    let stem = file.rsplit_once('.').map_or(file, |(stem, _)| stem);
    let name = if name.is_empty() { stem.chars().take(LONGEST).collect() } else { name };
    let federation = text(report, 32, LONGEST);
    let known = federation.parse::<arbitro_tournament::Federation>().is_ok();
    if !known && !federation.is_empty() {
        losses.push(Loss::new(LossKind::Form, &federation));
    }
    let mut date = |code: u16, date: Option<Date>| {
        let day = date.and_then(day);
        if let (None, Some(text)) = (day, report.text(code)) {
            losses.push(Loss::new(LossKind::Form, &text));
        }
        day
    };
    let (start, end) = (date(42, report.start()), date(52, report.end()));
    let start = start.or(end).unwrap_or(today);
    let control = [report.text(222), report.text(122)].into_iter().flatten().find_map(time_control);
    if let (None, Some(text)) = (&control, report.text(122).filter(|text| !text.is_empty())) {
        losses.push(Loss::new(LossKind::Form, &text));
    }
    EventForm {
        name: if name.is_empty() { "TRF".to_owned() } else { name },
        site: text(report, 22, LONGEST),
        federation: if known { federation } else { String::new() },
        start_date: start,
        end_date: end.filter(|end| *end >= start).unwrap_or(start),
        chief_arbiter: text(report, 102, LONGEST),
        deputy_arbiters: deputies(report),
        edition: arbitro_laws::edition::EditionId::current().to_string(),
        time_class: TimeClassChoice::Standard,
        supervised: true,
        time_control: control.unwrap_or_default(),
    }
}

/// The deputy arbiters, one a line.
fn deputies(report: &Report) -> String {
    let short = |text: &String| text.trim().chars().take(LONGEST).collect::<String>();
    let lines: Vec<String> = report.texts.get(&112).into_iter().flatten().map(short).collect();
    lines.join("\n")
}

/// The day of a date, if all of it is known.
pub(super) fn day(date: Date) -> Option<NaiveDate> {
    NaiveDate::from_ymd_opt(date.year.into(), date.month?.into(), date.day?.into())
}

/// A time control that the form of an event takes.
fn time_control(text: &str) -> Option<String> {
    let text: String = text.chars().take(LONGEST).collect();
    let tag = TimeControl::from_pgn(&text).ok().flatten().or_else(|| TimeControl::from_text(&text).ok())?;
    Some(tag.to_pgn())
}

/// What the tournament is played by.
pub(super) fn tournament(report: &Report, losses: &mut Vec<Loss>) -> Result<TournamentData, DeskError> {
    let system = system(report, losses);
    let swiss = system == System::Dutch;
    let paired = report.rounds_paired();
    let rounds = report.planned_rounds().unwrap_or(paired).max(paired).max(1);
    if swiss && rounds > MOST_ROUNDS {
        return Err(DeskError::plain("error-rounds").with("rounds", rounds).with("most", MOST_ROUNDS));
    }
    let scoring = report.scoring_system();
    let worths = [scoring.win, scoring.draw, scoring.loss, scoring.absence, scoring.pairing_allocated_bye];
    if scoring.draw > scoring.win
        || scoring.loss > scoring.draw
        || worths.iter().any(|points| !(0..=9999).contains(&points.hundredths()))
    {
        return Err(DeskError::plain("error-scoring"));
    }
    let name = text(report, 12, LONGEST_NAME);
    let codes = report.order().unwrap_or_default();
    let codes: Vec<&str> = codes.into_iter().filter(|code| !code.eq_ignore_ascii_case("PTS")).collect();
    let tie_breaks = if codes.is_empty() { default_tie_breaks(system).to_owned() } else { codes.join(" ") };
    Ok(TournamentData {
        name: if name.is_empty() { "TRF".to_owned() } else { name },
        system,
        rounds: swiss.then_some(rounds),
        initial_colour: report.colour_by_lot(),
        acceleration: acceleration(report, rounds, swiss, losses),
        scoring,
        tie_breaks,
    })
}

/// By the code, or by the words of record 092.
fn system(report: &Report, losses: &mut Vec<Loss>) -> System {
    let words = report.text(92).unwrap_or_default().to_lowercase();
    match report.system().map(|system| system.method) {
        Some(Method::Dutch) => System::Dutch,
        Some(Method::RoundRobin) => System::RoundRobin,
        Some(Method::DoubleRoundRobin) => System::DoubleRoundRobin,
        None if words.contains("double round") => System::DoubleRoundRobin,
        None if words.contains("round robin") || words.contains("round-robin") => System::RoundRobin,
        other => {
            if other.is_some() || !words.contains("swiss") {
                let code = report.text(192).or_else(|| report.text(92)).unwrap_or_default();
                losses.push(Loss::new(LossKind::System, &code));
            }
            System::Dutch
        }
    }
}

/// The Baku method, or none.
fn acceleration(report: &Report, rounds: u16, swiss: bool, losses: &mut Vec<Loss>) -> Acceleration {
    let given = report.tournament(1).acceleration;
    if given.is_empty() {
        return Acceleration::None;
    }
    let scoring = report.scoring_system();
    let numbers: Vec<_> = report.players.iter().map(|player| player.number).collect();
    if swiss && baku_allowed(&scoring) && given == baku(&numbers, rounds, &scoring) {
        return Acceleration::Baku;
    }
    losses.push(Loss::new(LossKind::Acceleration, &given.len()));
    Acceleration::None
}
