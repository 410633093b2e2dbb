//! What `arbitro check` prints about a game: a line of JSON, or lines for people.

use std::fmt::Write as _;
use std::io::Write;

use arbitro_interchange::pgn::{Claim, Diagnostic, IllegalMove, Report, Severity, Tally, claim_kind};
use arbitro_messages::Value;
use serde::Serialize;

use crate::report_file::Texts;

/// A line of machine output, as the contract of the command line has it.
#[derive(Serialize)]
struct Answer<'r> {
    file: &'r str,
    game: u64,
    line: u32,
    white: &'r str,
    black: &'r str,
    plies: usize,
    status: &'static str,
    illegal: Option<Illegal<'r>>,
    ended: Option<Ended>,
    claims: Vec<ClaimLine<'r>>,
    result: &'static str,
    result_agrees: Option<bool>,
    final_fen: Option<&'r str>,
    severity: &'static str,
    stops_at: Option<&'r str>,
    notes: Vec<Note<'r>>,
}

#[derive(Serialize)]
struct Illegal<'r> {
    ply: u32,
    #[serde(rename = "move")]
    text: &'r str,
    reason: &'static str,
    article: &'static str,
}

#[derive(Serialize)]
struct Ended {
    ply: usize,
    how: &'static str,
}

#[derive(Serialize)]
struct ClaimLine<'r> {
    ply: u32,
    kind: &'static str,
    by: &'static str,
    #[serde(rename = "move")]
    intended: Option<&'r str>,
}

#[derive(Serialize)]
struct Note<'r> {
    code: &'static str,
    severity: &'static str,
    line: u32,
    column: u32,
    detail: &'r str,
}

/// Writes a line of JSON about a game.
pub fn json(file: &str, game: u64, report: &Report, out: &mut Vec<u8>) {
    let answer = Answer {
        file,
        game,
        line: report.line,
        white: &report.white,
        black: &report.black,
        plies: report.plies,
        status: report.status.as_str(),
        illegal: report.illegal.as_ref().map(illegal),
        ended: report.ended.map(|ended| Ended { ply: ended.ply, how: ended.how.key() }),
        claims: report.claims.iter().map(claim).collect(),
        result: report.result.as_str(),
        result_agrees: report.result_agrees,
        final_fen: report.final_fen.as_deref(),
        severity: report.severity.as_str(),
        stops_at: report.stops_at.as_deref(),
        notes: report.notes.iter().map(note).collect(),
    };
    // Strings and numbers always become JSON, and memory takes every byte.
    let _ = serde_json::to_writer(&mut *out, &answer);
    out.push(b'\n');
}

fn illegal(illegal: &IllegalMove) -> Illegal<'_> {
    let IllegalMove { ply, text, fault } = illegal;
    Illegal { ply: *ply, text, reason: fault.reason, article: fault.article }
}

fn claim(claim: &Claim) -> ClaimLine<'_> {
    let by = claim.by.fold_wb("white", "black");
    ClaimLine { ply: claim.ply, kind: claim_kind(claim.kind), by, intended: claim.san.as_deref() }
}

fn note(note: &Diagnostic) -> Note<'_> {
    let Diagnostic { code, severity, line, column, detail, .. } = note;
    Note { code: code.as_str(), severity: severity.as_str(), line: *line, column: *column, detail }
}

/// Writes lines for people about a game that has notes: the game, then each note with its place.
pub fn text(file: &str, game: u64, report: &Report, penalty: &str, texts: &Texts, out: &mut Vec<u8>) {
    let mut lines = String::new();
    let players = if report.white.is_empty() && report.black.is_empty() {
        String::new()
    } else {
        format!(" ({} \u{2013} {})", report.white, report.black)
    };
    let game = game.to_string();
    let head = [
        ("game", Value::from(game.as_str())),
        ("players", Value::from(players.as_str())),
        ("result", Value::from(report.result.as_str())),
        ("plies", Value::from(i64::try_from(report.plies).unwrap_or(i64::MAX))),
    ];
    let _ = writeln!(lines, "{file}:{}: {}", report.line, texts.text("check-game", &head));
    for note in &report.notes {
        let severity = texts.text(&format!("check-severity-{}", note.severity), &[]);
        let what = texts.text(&format!("pgn-note-{}", note.code), &[]);
        let detail = if note.detail.is_empty() { String::new() } else { format!(" [{}]", note.detail) };
        let _ = writeln!(lines, "  {}:{}: {severity}: {what}{detail}", note.line, note.column);
    }
    if let Some(IllegalMove { text, fault, .. }) = &report.illegal {
        let cause = fault.cause.as_ref();
        let args: Vec<(&str, Value)> = cause
            .map(arbitro_laws::legality::Reason::args)
            .unwrap_or_default()
            .into_iter()
            .map(|(name, value)| (name, Value::from(value.as_str())))
            .collect();
        let why = texts.text(&format!("illegal-{}", fault.reason), &args);
        let values = [
            ("move", Value::from(text.as_str())),
            ("why", Value::from(why.as_str())),
            ("article", Value::from(fault.article)),
            ("penalty", Value::from(penalty)),
        ];
        let _ = writeln!(lines, "  {}", texts.text("check-illegal", &values));
    }
    if let Some(fen) = report.final_fen.as_ref().filter(|_| report.severity == Severity::Error) {
        let _ = writeln!(lines, "  {}", texts.text("check-position", &[("fen", Value::from(fen.as_str()))]));
    }
    let _ = out.write_all(lines.as_bytes());
}

/// The last line for people: how many games, and how many of them have something wrong.
pub fn summary(tally: &Tally, texts: &Texts) -> String {
    let number = |count: u64| Value::from(i64::try_from(count).unwrap_or(i64::MAX));
    let values =
        [("games", number(tally.games)), ("warned", number(tally.warned)), ("faulty", number(tally.faulty))];
    format!("{}\n", texts.text("check-summary", &values))
}
