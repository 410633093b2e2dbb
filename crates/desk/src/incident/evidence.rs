//! What the board shows of a ruling.

use arbitro_laws::incident::{Case, Event};
use arbitro_laws::legality::{Attacker, CastlingHindrance, Reason};
use arbitro_laws::notation::{Language, Reading, read};
use arbitro_laws::position::GamePosition;
use arbitro_laws::record::Replay;
use arbitro_laws::ruling::Ruling;
use arbitro_messages::{Lang, Value};
use shakmaty::uci::UciMove;
use shakmaty::{EnPassantMode, Position as _, fen::Fen};

use super::headline::illegal_step;
use super::propose::Ruled;
use crate::api::DeskError;
use crate::api::ruling::Evidence;
use crate::game::sheet::index;
use crate::game::text;
use crate::words;

/// The evidence: what attacks the king, where the position occurred, what may be played, how mate can be given or why not.
pub(crate) fn evidence(
    ruled: &Ruled,
    case: &Case,
    ruling: &Ruling,
    lang: Lang,
) -> Result<Evidence, DeskError> {
    let found = &ruling.evidence;
    let Some(record) = &case.record else { return Ok(Evidence::default()) };
    let replay = record.replay();
    let mut evidence = Evidence {
        fen: replay.position().fen().to_string(),
        occurrences: found.occurrences.iter().map(|ply| index(*ply)).collect(),
        occurrence_fens: found.occurrences.iter().map(|ply| fen_after(&replay, *ply, &case.event)).collect(),
        permitted: permitted(&replay, ruling),
        line: found.mating_line.clone(),
        line_fens: line_fens(&replay, &found.mating_line),
        proof: found.can_mate.clone().unwrap_or_default(),
        because: because(ruling, lang)?,
        wall: found.proof.as_ref().map(|proof| proof.fixed.clone()).unwrap_or_default(),
        ..Evidence::default()
    };
    attack(ruled, &mut evidence);
    Ok(evidence)
}

/// Why mate is not possible, in a sentence.
fn because(ruling: &Ruling, lang: Lang) -> Result<Option<String>, DeskError> {
    let Some(proof) = &ruling.evidence.proof else { return Ok(None) };
    let key = match proof.kind.as_str() {
        "bare_king" => "proof-bare-king",
        "material" => "proof-material",
        "exhausted" => "proof-exhausted",
        _ => "proof-wall",
    };
    let count = i64::try_from(proof.positions.unwrap_or_default()).unwrap_or(i64::MAX);
    Ok(Some(words::catalogue()?.text(lang, key, [("positions", Value::from(count))])))
}

/// The position after so many half-moves; the one after the intended move, where the claim is made with one.
fn fen_after(replay: &Replay, plies: usize, event: &Event) -> String {
    let written = |position: &GamePosition| position.fen().to_string();
    match plies.checked_sub(1).map(|last| replay.steps().get(last)) {
        None => written(replay.start()),
        Some(Some(step)) => written(&step.after),
        Some(None) => {
            let position = replay.position();
            let intended = position
                .chess()
                .zip(intended(event))
                .and_then(|(chess, san)| read(san, chess, &[Language::English]).legal());
            intended.map_or_else(|| written(position), |m| written(&position.after(m)))
        }
    }
}

/// The move a claim was made with, in English.
fn intended(event: &Event) -> Option<&str> {
    match event {
        Event::DrawClaimThreefold(facts) => facts.written_move.as_deref(),
        Event::DrawClaimFifty(facts) => facts.written_move.as_deref(),
        _ => None,
    }
}

/// The moves that may be played, from square to square.
fn permitted(replay: &Replay, ruling: &Ruling) -> Vec<(String, String)> {
    let Some(position) = replay.position().chess() else { return Vec::new() };
    let moves = ruling.permitted_moves_san.iter().flatten();
    let legal = moves.filter_map(|san| match read(san, position, &[Language::English]) {
        Reading::Legal { m, .. } => Some(m),
        _ => None,
    });
    legal.map(|m| text::move_squares(m, position.turn())).collect()
}

/// Lights up what makes the move illegal: the attacking pieces with an arrow to the king, or what stands in the way.
fn attack(ruled: &Ruled, evidence: &mut Evidence) {
    let Some((_, step)) = illegal_step(ruled) else { return };
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
fn line_fens(replay: &Replay, line: &[String]) -> Vec<String> {
    let Some(mut position) = replay.position().chess().cloned() else { return Vec::new() };
    let mut fens = Vec::with_capacity(line.len());
    for uci in line {
        let Some(m) = uci.parse::<UciMove>().ok().and_then(|uci| uci.to_move(&position).ok()) else { break };
        position.play_unchecked(m);
        fens.push(Fen::from_position(&position, EnPassantMode::Legal).to_string());
    }
    fens
}
