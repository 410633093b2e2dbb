//! The arbiter's papers: the report of incidents, clock sheets, envelopes of adjourned games.

use arbitro_messages::Value;
use arbitro_reports::{ArbitersReport, ClockLine, ClockSheet, CountLine, Envelope, IncidentLine};
use chrono::{DateTime, FixedOffset, Utc};

use super::gather::{Speak, board_line, shown};
use super::said;
use crate::api::clock::{self as api, AdjournmentState, AdjournmentView, OfPairing};
use crate::api::print::PrintForm;
use crate::api::ruling::{CountIncidents, IncidentRow, ListIncidents, PlayerCounts, Reporter};
use crate::api::{DeskError, Nothing, Side};
use crate::clock::time;
use crate::{Desk, adjournment, clock, incident};

/// The incidents of a tournament, or of one round of it, by rounds and boards.
pub(crate) fn incidents(
    desk: &Desk,
    tournament: i64,
    round: Option<u32>,
) -> Result<Vec<IncidentRow>, DeskError> {
    let mut rows = incident::list(desk, &ListIncidents { tournament: Some(tournament) })?;
    rows.retain(|row| round.is_none_or(|round| row.round == round));
    rows.sort_by_key(|row| (row.round, row.board, row.id));
    Ok(rows)
}

/// What the arbiter reports.
pub(super) fn report(desk: &Desk, form: &PrintForm, speak: &Speak) -> Result<ArbitersReport, DeskError> {
    let rows = incidents(desk, form.tournament, form.round)?;
    let counts = incident::counts(desk, &CountIncidents { tournament: form.tournament })?;
    let of_player = |player: &PlayerCounts| CountLine {
        name: player.name.clone(),
        illegal_moves: player.counts.illegal_moves,
        warnings: player.counts.warnings,
        penalties: player.counts.penalties,
    };
    Ok(ArbitersReport {
        counts: counts.players.iter().map(of_player).collect(),
        incidents: rows.iter().map(|row| incident_line(row, speak, form.utc_offset_min)).collect(),
    })
}

/// A time of day at the place: so many minutes ahead of UTC.
fn moment(at: DateTime<Utc>, ahead: i32, format: &str) -> String {
    let zone = ahead.checked_mul(60).and_then(FixedOffset::east_opt).filter(|_| ahead != 0);
    match zone {
        Some(zone) => at.with_timezone(&zone).format(format).to_string(),
        None => at.format(&format!("{format} UTC")).to_string(),
    }
}

/// An incident with its ruling, in words.
pub(crate) fn incident_line(row: &IncidentRow, speak: &Speak, ahead: i32) -> IncidentLine {
    IncidentLine {
        at: moment(row.at, ahead, "%Y-%m-%d %H:%M"),
        round: row.round,
        board: row.board,
        white: row.players.0.clone(),
        black: row.players.1.clone(),
        what: speak.say(&row.headline),
        notes: notes(row, speak),
        articles: row.articles.join(", "),
        clocks: clocks(row, speak),
        result: row.result.as_ref().map(said::result).unwrap_or_default(),
    }
}

fn word(side: Side) -> &'static str {
    match side {
        Side::White => "white",
        Side::Black => "black",
    }
}

/// Who reported it, what was counted, what it cost, and why.
fn notes(row: &IncidentRow, speak: &Speak) -> Vec<String> {
    let text = |key: &str, name: &'static str, value: String| {
        speak.catalogue.text(speak.lang, key, [(name, Value::from(value))])
    };
    let mut notes = Vec::new();
    if let Some(who) = row.reported_by {
        let who = match who {
            Reporter::White => "white",
            Reporter::Black => "black",
            Reporter::Arbiter => "arbiter",
            Reporter::Other => "other",
        };
        notes.push(text("report-reported", "who", who.to_owned()));
    }
    notes.extend(
        row.counted_against.iter().map(|side| text("report-counted", "side", word(*side).to_owned())),
    );
    if let Some(penalty) = &row.penalty {
        let penalty = speak.catalogue.plain(speak.lang, penalty);
        notes.push(text("report-penalty", "penalty", penalty));
    }
    for (side, points) in [("white", &row.points.0), ("black", &row.points.1)] {
        if !points.is_empty() {
            let values =
                [("side", Value::from(side)), ("points", Value::from(said::points(points, speak.lang)))];
            notes.push(speak.catalogue.text(speak.lang, "report-points", values));
        }
    }
    notes.extend(row.expelled.iter().map(|side| text("report-expelled", "side", word(*side).to_owned())));
    if let Some(reason) = &row.reason {
        notes.push(text(
            if row.otherwise { "report-otherwise" } else { "report-reason" },
            "reason",
            reason.clone(),
        ));
    }
    notes
}

/// What the clocks showed and had to show, by side.
fn clocks(row: &IncidentRow, speak: &Speak) -> Vec<String> {
    let sides = [
        ("white", row.clocks_before_ms.0, row.clocks_after_ms.0, row.clock_delta_s.0),
        ("black", row.clocks_before_ms.1, row.clocks_after_ms.1, row.clock_delta_s.1),
    ];
    let told = sides.into_iter().filter_map(|(side, before, after, delta)| {
        let side = ("side", Value::from(side));
        match (before.zip(after), delta) {
            (Some((before, after)), _) => {
                let values = [side, ("before", reading(before)), ("after", reading(after))];
                Some(speak.catalogue.text(speak.lang, "report-clock", values))
            }
            (None, 0) => None,
            (None, seconds) => {
                let sign = if seconds < 0 { "−" } else { "+" };
                let much = time(i64::from(seconds.unsigned_abs()));
                let values = [side, ("delta", Value::from(format!("{sign}{much}")))];
                Some(speak.catalogue.text(speak.lang, "report-clock-delta", values))
            }
        }
    });
    told.collect()
}

fn reading(clock_ms: u32) -> Value {
    Value::from(time(i64::from(clock_ms / 1000)))
}

/// The clock sheets of a round, with what was noted so far.
pub(super) fn clock_sheets(
    desk: &Desk,
    form: &PrintForm,
    speak: &Speak,
) -> Result<Vec<ClockSheet>, DeskError> {
    let view = shown(desk, form)?;
    let games = view.boards.iter().filter(|board| board.black.is_some());
    games
        .map(|row| {
            let sheet_view = clock::sheet(desk, &OfPairing { pairing: row.pairing })?;
            Ok(ClockSheet {
                board: board_line(row, speak),
                periods: sheet_view.periods.iter().map(|period| speak.say(period)).collect(),
                readings: sheet_view.lines.iter().map(|line| clock_line(line, speak, form)).collect(),
            })
        })
        .collect()
}

fn clock_line(line: &api::ClockLine, speak: &Speak, form: &PrintForm) -> ClockLine {
    let clock = |(shows, must): (Option<u32>, Option<u32>)| {
        let told = [shows, must].into_iter().flatten().map(|ms| time(i64::from(ms / 1000)));
        told.collect::<Vec<_>>().join(" → ")
    };
    let moves = match line.moves {
        (None, None) => String::new(),
        (white, black) => {
            let told = [white, black].map(|moves| moves.map_or("–".to_owned(), |moves| moves.to_string()));
            told.join(" / ")
        }
    };
    let why = match (&line.incident, line.why) {
        (Some(incident), _) => speak.say(incident),
        (None, api::WhyRead::Routine) => String::new(),
        (None, api::WhyRead::Incident) => speak.catalogue.plain(speak.lang, "clock-why-incident"),
        (None, api::WhyRead::Adjournment) => speak.catalogue.plain(speak.lang, "clock-why-adjournment"),
        (None, api::WhyRead::Resumption) => speak.catalogue.plain(speak.lang, "clock-why-resumption"),
    };
    let doubts = line.doubts.iter().map(|doubt| speak.say(doubt));
    let remark = [why, line.note.clone()].into_iter().chain(doubts).filter(|text| !text.is_empty());
    ClockLine {
        time: moment(line.at, form.utc_offset_min, "%H:%M"),
        white: clock((line.clocks_ms.0, line.must_show_ms.0)),
        black: clock((line.clocks_ms.1, line.must_show_ms.1)),
        moves,
        remark: remark.collect::<Vec<_>>().join(". "),
    }
}

/// The envelopes of games that are adjourned and not resumed; of a round, where one is named.
pub(super) fn envelopes(desk: &Desk, form: &PrintForm, speak: &Speak) -> Result<Vec<Envelope>, DeskError> {
    let games = adjournment::list(desk, &Nothing {})?;
    let wanted = games.iter().filter(|game| game.tournament == form.tournament).map(|game| &game.adjournment);
    let sealed = wanted.filter(|game| {
        game.state == AdjournmentState::Sealed && form.round.is_none_or(|round| game.round == round)
    });
    sealed.map(|game| envelope(desk, game, form, speak)).collect()
}

fn envelope(
    desk: &Desk,
    game: &AdjournmentView,
    form: &PrintForm,
    speak: &Speak,
) -> Result<Envelope, DeskError> {
    let view = shown(desk, &PrintForm { round: Some(game.round), ..form.clone() })?;
    let written = &game.envelope;
    let board = view.boards.iter().find(|board| board.pairing == written.pairing);
    let name = |side| match side {
        Side::White => game.players.0.clone(),
        Side::Black => game.players.1.clone(),
    };
    let sheets = match written.scoresheets {
        (true, true) => "envelope-both-scoresheets",
        (true, false) => "envelope-white-scoresheet",
        (false, true) => "envelope-black-scoresheet",
        (false, false) => "envelope-no-scoresheet",
    };
    Ok(Envelope {
        board: board.map(|board| board_line(board, speak)).unwrap_or_default(),
        round: game.round,
        adjourned: game
            .adjourned_at
            .map(|at| moment(at, form.utc_offset_min, "%Y-%m-%d %H:%M"))
            .unwrap_or_default(),
        sealer: name(written.sealer),
        number: game.number.to_string(),
        position: ranks(&written.fen),
        fen: written.fen.clone(),
        white_time: clock_time(written.clocks_ms.0, game.used_s.0, speak),
        black_time: clock_time(written.clocks_ms.1, game.used_s.1, speak),
        draw_offer: written.draw_offer.map(name).unwrap_or_default(),
        resumption: written.resumption.clone(),
        scoresheets: speak.catalogue.plain(speak.lang, sheets),
        keeper: written.keeper.clone(),
    })
}

/// What a clock shows, and the time used where that can be told.
fn clock_time(shows: Option<u32>, used: Option<i32>, speak: &Speak) -> String {
    let Some(shows) = shows else { return String::new() };
    let shows = reading(shows);
    match used {
        Some(used) => {
            let values = [("shows", shows), ("used", Value::from(time(used.into())))];
            speak.catalogue.text(speak.lang, "envelope-clock-and-used", values)
        }
        None => speak.catalogue.text(speak.lang, "envelope-clock", [("shows", shows)]),
    }
}

/// The men of a position as signs, rank by rank from the eighth.
fn ranks(fen: &str) -> Vec<Vec<String>> {
    let board = fen.split_whitespace().next().unwrap_or_default();
    let square = |c: char| -> Vec<String> {
        const MEN: &str = "KQRBNPkqrbnp";
        const SIGNS: [&str; 12] = ["♔", "♕", "♖", "♗", "♘", "♙", "♚", "♛", "♜", "♝", "♞", "♟"];
        match (c.to_digit(10), MEN.find(c).and_then(|at| SIGNS.get(at))) {
            (Some(empty), _) => vec![String::new(); empty as usize],
            (None, Some(sign)) => vec![(*sign).to_owned()],
            (None, None) => Vec::new(),
        }
    };
    board.split('/').map(|rank| rank.chars().flat_map(square).collect()).collect()
}
