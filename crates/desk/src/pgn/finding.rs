//! What the checker has to say about a game, in the words of the doors.

use std::cmp::Reverse;

use arbitro_interchange::pgn::{Code, Diagnostic, Fault, Report, Severity};

use crate::api::Message;
use crate::api::pgn::{CheckFinding, CheckSeverity, CheckedGame};
use crate::convert::sentence;
use crate::game::text;

/// So many findings are told of one game.
const MOST: usize = 50;

/// Findings about the game itself; the others are about how it is written.
const OF_THE_GAME: [Code; 9] = [
    Code::IllegalSan,
    Code::ResultMismatch,
    Code::ResultContradictsBoard,
    Code::MovesAfterEnd,
    Code::ThreefoldPresent,
    Code::FiftyPresent,
    Code::FivefoldPresent,
    Code::SeventyFivePresent,
    Code::DeadPosition,
];

/// The row of a game.
pub(super) fn row(game: u64, report: &Report) -> CheckedGame {
    let mut notes: Vec<&Diagnostic> = report.notes.iter().collect();
    notes.sort_by_key(|note| (Reverse(note.severity), !OF_THE_GAME.contains(&note.code)));
    let more = notes.len().saturating_sub(MOST);
    CheckedGame {
        game,
        line: report.line,
        white: report.white.clone(),
        black: report.black.clone(),
        result: report.result.as_str().to_owned(),
        plies: u32::try_from(report.plies).unwrap_or(u32::MAX),
        severity: severity(report.severity),
        findings: notes.into_iter().take(MOST).map(|note| finding(note, report)).collect(),
        more: u32::try_from(more).unwrap_or(u32::MAX),
    }
}

fn finding(note: &Diagnostic, report: &Report) -> CheckFinding {
    let of_a_move = matches!(note.code, Code::IllegalSan | Code::NullMove | Code::MovesAfterEnd);
    let illegal = report.illegal.as_ref().filter(|illegal| of_a_move && illegal.ply == note.ply);
    CheckFinding {
        severity: severity(note.severity),
        ply: note.ply,
        line: note.line,
        column: note.column,
        message: sentence(&format!("pgn-note-{}", note.code)),
        reason: illegal.map(|illegal| why(&illegal.fault)),
        detail: note.detail.clone(),
    }
}

/// Why a move is not legal.
pub(super) fn why(fault: &Fault) -> Message {
    match &fault.cause {
        Some(cause) => text::reason(cause),
        None => Message {
            article: Some(fault.article.to_owned()),
            ..sentence(&format!("illegal-{}", fault.reason))
        },
    }
}

const fn severity(severity: Severity) -> CheckSeverity {
    match severity {
        Severity::Ok => CheckSeverity::Ok,
        Severity::Info => CheckSeverity::Info,
        Severity::Warn => CheckSeverity::Warn,
        Severity::Error => CheckSeverity::Error,
    }
}
