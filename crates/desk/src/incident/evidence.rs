//! What the board shows of a ruling.

use arbitro_laws::legality::{Attacker, CastlingHindrance, Reason};
use shakmaty::uci::UciMove;
use shakmaty::{EnPassantMode, Position as _, fen::Fen};

use super::case::illegal_step;
use super::propose::Ruled;
use crate::api::ruling::{Evidence, IncidentIn, ProposeRuling};
use crate::game::sheet::index;

/// The evidence: what attacks the king, where the position occurred, how mate can be given.
pub(crate) fn evidence(ruled: &Ruled, request: &ProposeRuling) -> Evidence {
    let found = &ruled.ruling.evidence;
    let mut evidence = Evidence {
        occurrences: found.occurrences.iter().map(|ply| index(*ply)).collect(),
        line: found.mating_line.clone(),
        line_fens: line_fens(ruled, &found.mating_line),
        proof: found.can_mate.clone().unwrap_or_default(),
        ..Evidence::default()
    };
    if let IncidentIn::IllegalMove { index, .. } = request.incident {
        attack(ruled, index, &mut evidence);
    }
    evidence
}

/// Lights up what makes the move illegal: the attacking pieces with an arrow to the king, or what stands in the way.
fn attack(ruled: &Ruled, index: u32, evidence: &mut Evidence) {
    let Ok((_, step)) = illegal_step(&ruled.sheet, index) else { return };
    let Some(illegal) = step.illegal() else { return };
    let (target, by): (_, &[Attacker]) = match &illegal.reason {
        Reason::KingLeftInCheck { king, by } | Reason::KingExposed { king, by } => (*king, by),
        Reason::KingIntoAttack { square, by } => (*square, by),
        Reason::CastlingPrevented { hindrance, .. } => match hindrance {
            CastlingHindrance::InCheck { king, by } => (*king, by),
            CastlingHindrance::CrossedSquareAttacked { square, by }
            | CastlingHindrance::ArrivalSquareAttacked { square, by }
            | CastlingHindrance::RookShieldsKing { square, by } => (*square, by),
            CastlingHindrance::PieceBetween { square, .. } => (*square, &[]),
        },
        Reason::PathBlocked { square, .. }
        | Reason::CaptureOfOwnPiece { square, .. }
        | Reason::CaptureOfKing { square } => (*square, &[]),
        _ => return,
    };
    evidence.squares =
        std::iter::once(target).chain(by.iter().map(|a| a.square)).map(|s| s.to_string()).collect();
    evidence.arrows = by.iter().map(|a| (a.square.to_string(), target.to_string())).collect();
}

/// The positions along the mating line, so that the page can play it without knowing how pieces move.
fn line_fens(ruled: &Ruled, line: &[String]) -> Vec<String> {
    let Some(record) = &ruled.case.record else { return Vec::new() };
    let Some(mut position) = record.replay().position().chess().cloned() else { return Vec::new() };
    let mut fens = Vec::with_capacity(line.len());
    for uci in line {
        let Some(m) = uci.parse::<UciMove>().ok().and_then(|uci| uci.to_move(&position).ok()) else { break };
        position.play_unchecked(m);
        fens.push(Fen::from_position(&position, EnPassantMode::Legal).to_string());
    }
    fens
}
