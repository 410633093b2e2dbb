//! `ruling/apply`: the arbiter applies the ruling, or decides otherwise with a reason.

use arbitro_laws::notation::Language;
use arbitro_laws::record::Void;
use arbitro_store::table::game::{self, Mark};
use arbitro_store::table::incident::{self, Decision as Decided, NewIncident, NewRuling};
use arbitro_store::table::journal::Said;
use arbitro_store::table::round;
use arbitro_store::{PairingId, Tx};
use arbitro_tournament::{Colour, SideResult};
use chrono::{DateTime, Utc};

use super::log::ILLEGAL_MOVE;
use super::proposal;
use super::propose::{Ruled, ruled};
use crate::Desk;
use crate::api::DeskError;
use crate::api::game::GameView;
use crate::api::round::BoardResult;
use crate::api::ruling::{ApplyRuling, Decision, IncidentIn, ProposeRuling};
use crate::convert::{With as _, said};
use crate::game::view::{Place, board_of, view};

/// Writes incident and ruling, and does what the ruling says: result, marks of the scoresheet.
pub fn apply(desk: &Desk, request: &ApplyRuling) -> Result<GameView, DeskError> {
    let (pairing, at) = (PairingId(request.proposed.pairing), desk.now());
    desk.act("ruling/apply", request, |tx| {
        let ruled = ruled(tx, &request.proposed)?;
        let board = board_of(tx, pairing)?;
        let decided = decide(&ruled, &request.decision)?;
        let result = write(tx, &ruled, request, &decided, at)?;
        Ok(((), journal(&board, &request.proposed, result)))
    })?;
    desk.read(|db| view(db, pairing, &request.proposed.lang))
}

fn journal(board: &Place, request: &ProposeRuling, result: Option<(SideResult, SideResult)>) -> Said {
    let text = result.map_or_else(|| "none".to_owned(), |(white, black)| format!("{white}-{black}"));
    said("journal-ruling-apply")
        .with("kind", kind(&request.incident))
        .with("round", board.round)
        .with("board", board.board)
        .with("result", text)
}

/// What is done in the end.
struct Outcome {
    result: Option<(SideResult, SideResult)>,
    delta: (i32, i32),
    decision: Decided,
    reason: Option<String>,
}

fn decide(ruled: &Ruled, decision: &Decision) -> Result<Outcome, DeskError> {
    match decision {
        Decision::AsProposed if !ruled.ruling.needs_arbiter.is_empty() => {
            Err(DeskError::plain("error-ruling-has-questions"))
        }
        Decision::AsProposed => Ok(Outcome {
            result: proposal::result(&ruled.ruling).as_ref().map(codes).transpose()?,
            delta: proposal::deltas(&ruled.ruling),
            decision: Decided::AsProposed,
            reason: None,
        }),
        Decision::Otherwise { reason, .. } if reason.trim().is_empty() => {
            Err(DeskError::plain("error-reason-required"))
        }
        Decision::Otherwise { result, clock_delta_s, reason } => Ok(Outcome {
            result: result.as_ref().map(codes).transpose()?,
            delta: *clock_delta_s,
            decision: Decided::Otherwise,
            reason: Some(reason.trim().to_owned()),
        }),
    }
}

/// The result of both sides; each may have any score of a game that was played or forfeited.
fn codes(result: &BoardResult) -> Result<(SideResult, SideResult), DeskError> {
    let side = |code: &str| {
        let mut chars = code.chars();
        match (chars.next().and_then(SideResult::from_code), chars.next()) {
            (Some(result), None) if result.has_opponent() => Ok(result),
            _ => Err(DeskError::plain("error-not-a-result").with("code", code)),
        }
    };
    Ok((side(&result.white)?, side(&result.black)?))
}

fn write(
    tx: &Tx<'_>,
    ruled: &Ruled,
    request: &ApplyRuling,
    decided: &Outcome,
    at: DateTime<Utc>,
) -> Result<Option<(SideResult, SideResult)>, DeskError> {
    let proposed = &request.proposed;
    let pairing = PairingId(proposed.pairing);
    // The log is read in every language, so its moves are written with figurines.
    let headline = proposal::headline(ruled, proposed, Language::Figurine)?;
    let ply = match proposed.incident {
        IncidentIn::IllegalMove { index, .. } => Some(index),
        _ => None,
    };
    let facts = serde_json::to_value(&ruled.case.event).unwrap_or_default();
    let incident = incident::insert(
        tx,
        &NewIncident {
            pairing,
            at,
            kind: kind(&proposed.incident).to_owned(),
            ply,
            facts,
            headline_key: headline.key,
            headline_params: headline.params,
            white_clock_ms: proposed.clocks_ms.0,
            black_clock_ms: proposed.clocks_ms.1,
        },
    )?;
    let ruling = incident::insert_ruling(
        tx,
        incident,
        &NewRuling {
            at,
            edition: ruled.ruling.edition.to_string(),
            proposal: serde_json::to_value(&ruled.ruling).unwrap_or_default(),
            articles: ruled.ruling.articles.clone(),
            decision: decided.decision,
            reason: decided.reason.clone(),
            result: decided.result,
            white_delta_s: decided.delta.0,
            black_delta_s: decided.delta.1,
            counted_against: proposal::counted_against(ruled)
                .map(|side| side.fold_wb(Colour::White, Colour::Black)),
        },
    )?;
    if let Some(index) = ply {
        mark(tx, ruled, index)?;
    }
    if let Some((white, black)) = decided.result {
        round::set_result(tx, pairing, Some(white), Some(black), Some(ruling))?;
    }
    Ok(decided.result)
}

/// The position before the illegal move is put back, and what was played after it is void; or the move stands.
fn mark(tx: &Tx<'_>, ruled: &Ruled, index: u32) -> Result<(), DeskError> {
    let at = usize::try_from(index).unwrap_or(usize::MAX);
    let mut record = ruled.sheet.record.clone();
    if proposal::reinstates(ruled) {
        record.reinstate(at);
    } else {
        record.let_stand(at);
    }
    let plies = record.plies.iter().zip(&ruled.sheet.rows).zip(0_u32..).skip(at);
    for ((ply, row), place) in plies {
        let mark = match (ply.void, place == index) {
            (Some(Void::TakenBack), true) => Mark::Reinstated,
            (None, true) => Mark::Stands,
            (Some(_), false) if row.mark == Mark::Legal => Mark::Void,
            _ => row.mark,
        };
        if mark != row.mark {
            game::update_ply(tx, ruled.sheet.row.pairing, place, &game::PlyRow { mark, ..row.clone() })?;
        }
    }
    Ok(())
}

/// What an incident is called in the file.
const fn kind(incident: &IncidentIn) -> &'static str {
    match incident {
        IncidentIn::IllegalMove { .. } => ILLEGAL_MOVE,
        IncidentIn::ClaimThreefold { .. } => "claim_threefold",
        IncidentIn::ClaimFiftyMoves { .. } => "claim_fifty_moves",
        IncidentIn::FlagFall { .. } => "flag_fall",
    }
}
