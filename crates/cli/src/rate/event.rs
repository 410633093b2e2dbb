//! A report file as rating and norms see it.

use arbitro_interchange::trf::{Cell, Date, Method, Report, ReportPlayer};
use arbitro_laws::clock::{TimeControl, class_of};
use arbitro_laws::edition::{EditionId, Editions};
use arbitro_laws::incident::TimeClass;
use arbitro_messages::Value;
use arbitro_standings::norm::{NormEntrant, NormEvent, NormSystem};
use arbitro_standings::rating::{Chapter, Edition, Entrant, Game, RatedEvent};
use arbitro_tournament::{PairingNumber, SideResult};
use chrono::NaiveDate;

use super::Arguments;
use crate::report_file::{ReportFile, Texts};

/// A day that is past every edition: an event without a date is taken under the newest.
const NO_DAY: NaiveDate = NaiveDate::MAX;

/// The event with its players. What had to be assumed is told on standard error.
pub fn rated(arguments: &Arguments, file: &ReportFile, texts: &Texts) -> RatedEvent {
    let report = &file.report;
    let tell = |key: &str| eprintln!("{}: {}", file.name, texts.text(key, &[]));
    let start = report.start().and_then(day).unwrap_or_else(|| {
        tell("rating-no-start");
        NO_DAY
    });
    if Edition::is_older(start) {
        tell("rating-older");
    }
    let end = report.end().and_then(day).filter(|end| *end >= start).unwrap_or(start);
    let chapter =
        arguments.class.map(super::Class::chapter).or_else(|| chapter(report)).unwrap_or_else(|| {
            tell("rating-class-assumed");
            Chapter::Standard
        });
    let entrants = report.players.iter().map(|player| entrant(arguments, report, player)).collect();
    let rounding = arguments.rounding.rounding();
    RatedEvent { chapter, start, end, is_match: report.players.len() == 2, rounding, entrants }
}

fn entrant(arguments: &Arguments, report: &Report, player: &ReportPlayer) -> Entrant {
    let mut entrant = Entrant::new(player.number, player.rating);
    entrant.k = arguments.k.iter().find(|(number, _)| *number == player.number).map(|(_, k)| *k);
    entrant.history.birth_year = player.born().map(|date| date.year);
    entrant.rounds = games(report, player);
    entrant
}

/// The rounds of a player. Whom nobody paired in a round that was paired was absent.
fn games(report: &Report, player: &ReportPlayer) -> Vec<Game> {
    let dates = report.dates();
    let rounds = usize::from(report.rounds_paired()).max(player.rounds.len());
    let game = |place: usize| {
        let Cell { opponent, result, .. } = player.rounds.get(place).copied().unwrap_or_default();
        let result = result.or_else(|| opponent.is_none().then_some(SideResult::ZeroPointBye));
        Game { opponent, result, day: dates.get(place).copied().flatten().and_then(day) }
    };
    (0..rounds).map(game).collect()
}

/// The chapter of the time control that the file names, encoded (222) or in words (122).
fn chapter(report: &Report) -> Option<Chapter> {
    let encoded = report.text(222).and_then(|text| TimeControl::from_pgn(text).ok()?);
    let control = encoded.or_else(|| report.text(122).and_then(|text| TimeControl::from_text(text).ok()))?;
    let edition = Editions::built_in().get(&EditionId::current())?;
    Some(match class_of(&[&control], edition) {
        TimeClass::Standard => Chapter::Standard,
        TimeClass::Rapid => Chapter::Rapid,
        TimeClass::Blitz => Chapter::Blitz,
    })
}

/// The day of a date; the first of what is not told.
fn day(date: Date) -> Option<NaiveDate> {
    let (month, day) = (date.month.unwrap_or(1), date.day.unwrap_or(1));
    NaiveDate::from_ymd_opt(date.year.into(), month.into(), day.into())
}

/// The event as norms see it.
pub fn norm_event(arguments: &Arguments, file: &ReportFile, texts: &Texts) -> NormEvent {
    let report = &file.report;
    let system = arguments.system.map_or_else(|| system(report), super::System::norm_system);
    let host = report.text(32).and_then(|text| text.parse().ok());
    if host.is_none() {
        eprintln!("{}: {}", file.name, texts.text("norm-no-host", &[]));
    }
    let rounds = report.planned_rounds().unwrap_or_else(|| report.rounds_paired());
    NormEvent { system, rounds, host, exemption: arguments.exemption }
}

/// How the event is paired, by its code (192), or by its type in words (092).
fn system(report: &Report) -> NormSystem {
    if let Some(system) = report.system() {
        return match system.method {
            Method::RoundRobin if system.games == Some(2) => NormSystem::DoubleRoundRobin,
            Method::DoubleRoundRobin => NormSystem::DoubleRoundRobin,
            Method::RoundRobin => NormSystem::RoundRobin,
            _ => NormSystem::Swiss,
        };
    }
    let words = report.text(92).unwrap_or_default().to_lowercase();
    let plain: String = words.chars().filter(char::is_ascii_alphabetic).collect();
    match () {
        () if plain.contains("doubleroundrobin") => NormSystem::DoubleRoundRobin,
        () if plain.contains("roundrobin") => NormSystem::RoundRobin,
        () => NormSystem::Swiss,
    }
}

/// The players as norms see them.
pub fn norm_entrants(report: &Report) -> Vec<NormEntrant> {
    let entrant = |player: &ReportPlayer| NormEntrant {
        number: player.number,
        rating: player.rating,
        title: player.title,
        federation: player.federation,
        sex: player.sex,
        rounds: games(report, player),
    };
    report.players.iter().map(entrant).collect()
}

/// The name of a player.
pub fn name(report: &Report, number: PairingNumber) -> &str {
    report.player(number).map_or("", |player| player.name.as_str())
}

/// A whole number for a message.
pub fn number(number: impl TryInto<i64>) -> Value {
    Value::from(number.try_into().unwrap_or(i64::MAX))
}
