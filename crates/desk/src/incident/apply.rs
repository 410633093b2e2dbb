//! `ruling/apply`: the arbiter applies the ruling, or decides otherwise with a reason.

use arbitro_laws::incident::Case;
use arbitro_laws::notation::Language;
use arbitro_laws::record::Void;
use arbitro_laws::ruling::Ruling;
use arbitro_laws::side::Side as LawsSide;
use arbitro_store::table::game::{self, Mark};
use arbitro_store::table::incident::{self, Decision as Decided, LogRow, NewIncident, NewRuling};
use arbitro_store::table::journal::Said;
use arbitro_store::table::round;
use arbitro_store::{PairingId, TournamentId, Tx};
use arbitro_tournament::{Colour, SideResult};
use chrono::{DateTime, Utc};
use serde_json::Value;

use super::headline::{headline, illegal_step};
use super::penalties::Penalties;
use super::propose::{Ruled, ruled};
use super::setting::Setting;
use super::{events, log, proposal};
use crate::api::game::GameView;
use crate::api::round::BoardResult;
use crate::api::ruling::{ApplyRuling, Decision, RulingOn};
use crate::api::warning::WarningLevel;
use crate::api::{DeskError, Side};
use crate::convert::{With as _, said, sentence};
use crate::game::view::{Place, board_of, view};
use crate::integrity::{self, Entering};
use crate::warning::Warnings;
use crate::{Desk, convert};

/// Writes incident and ruling, and does what the ruling says: result, marks of the scoresheet.
pub fn apply(desk: &Desk, request: &ApplyRuling) -> Result<GameView, DeskError> {
    let RulingOn::Board { pairing } = request.proposed.on else {
        return Err(DeskError::plain("error-nothing-to-apply"));
    };
    let (pairing, at) = (PairingId(pairing), desk.now());
    desk.act("ruling/apply", request, |tx| {
        let board = board_of(tx, pairing)?;
        let setting = Setting::of_board(tx, pairing)?.under(request.proposed.circumstances.as_ref());
        let ruled = ruled(setting, &request.proposed)?;
        once(&ruled)?;
        let (case, ruling) = ruled.ruling().ok_or_else(|| DeskError::plain("error-ruling-has-questions"))?;
        let decided = decide(case, ruling, &request.decision)?;
        let (before, after) = (round::pairing(tx, pairing)?, decided.result.unzip());
        let this = round::get(tx, before.round)?;
        let entering = match decided.result {
            Some(_) => integrity::of_result(tx, &this, &before, after)?,
            None => Entering::Plain,
        };
        let mut warnings = asks(&board, this.tournament, entering);
        if is_ruled_on(&ruled) {
            let told = sentence("warning-ruled-already").with("round", board.round);
            warnings.add(WarningLevel::Confirm, told.with("board", board.board));
        }
        warnings.settle(desk, tx, "ruling/apply", request)?;
        let after = decided.penalties.count_after(tx, this.tournament)?;
        write(tx, &ruled, (ruling, after), request, &decided, at)?;
        decided.penalties.expel(tx, &before)?;
        let said = journal(&board, ruled.kind.name, decided.result);
        Ok(((), integrity::mark(said, this.tournament, this.number, entering.breach())))
    })?;
    desk.read(|db| view(db, pairing, &request.proposed.lang))
}

/// An illegal move is ruled on once, though two pages may have asked about it: it would count twice.
fn once(ruled: &Ruled) -> Result<(), DeskError> {
    let Some((at, _)) = illegal_step(ruled) else { return Ok(()) };
    let at = u32::try_from(at).ok();
    let same = |row: &LogRow| row.incident.ply == at && row.incident.kind == ruled.kind.name;
    if ruled.setting.incidents.iter().any(same) {
        return Err(DeskError::plain("error-ply-ruled"));
    }
    Ok(())
}

/// Whether the last incident of the board is this very one: two pages may have asked about it, and a claim that is refused, or a
/// warning that is given, would count twice. It may have happened again as well, so the arbiter says.
fn is_ruled_on(ruled: &Ruled) -> bool {
    let Some(last) = ruled.setting.incidents.last() else { return false };
    last.incident.kind == ruled.kind.name && last.incident.facts == facts(ruled)
}

/// The event with its facts, as the log keeps it.
fn facts(ruled: &Ruled) -> Value {
    ruled.ruling().map(|(case, _)| serde_json::to_value(&case.event).unwrap_or_default()).unwrap_or_default()
}

/// What is to be confirmed before a result is given by a ruling. A round that is too old for another result has its result
/// entered in its list, where it counts for ratings.
fn asks(board: &Place, tournament: TournamentId, entering: Entering) -> Warnings {
    let mut warnings = Warnings::new();
    let told = |key: &str| sentence(key).with("round", board.round).with("board", board.board);
    match entering {
        Entering::Plain => {}
        Entering::ForRatings => warnings.refuse(tournament, told("warning-ruling-too-late")),
        Entering::Breaks(breach) => breach.warn(&mut warnings, told("warning-ruling-breaks")),
    }
    warnings
}

fn journal(board: &Place, event: &str, result: Option<(SideResult, SideResult)>) -> Said {
    let text = result.map_or_else(|| "none".to_owned(), |(white, black)| format!("{white}-{black}"));
    said("journal-ruling-apply")
        .with("event", events::key(event))
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
    counted_against: Vec<Colour>,
    /// Whether the position before the illegal move is put back.
    restores: bool,
    penalty: Option<String>,
    penalties: Penalties,
}

/// What the arbiter decided. Where the Laws leave a question to the arbiter the answer is no departure from them, and
/// needs no reason once a penalty is chosen.
fn decide(case: &Case, ruling: &Ruling, decision: &Decision) -> Result<Outcome, DeskError> {
    let restores = proposal::reinstates(case, ruling);
    let open = !ruling.needs_arbiter.is_empty();
    match decision {
        Decision::AsProposed if open => Err(DeskError::plain("error-ruling-has-questions")),
        Decision::AsProposed => Ok(Outcome {
            result: proposal::result(ruling).as_ref().map(codes).transpose()?,
            delta: proposal::deltas(ruling),
            decision: Decided::AsProposed,
            reason: None,
            counted_against: ruling.evidence.counted_against.iter().copied().map(colour).collect(),
            restores,
            penalty: None,
            penalties: Penalties::default(),
        }),
        Decision::Otherwise {
            result,
            clock_delta_s,
            reason,
            counted_against,
            restores: put_back,
            penalty,
            points,
            expelled,
        } => {
            let reason = Some(reason.trim()).filter(|reason| !reason.is_empty());
            if let Some(penalty) = penalty
                && !ruling.options.iter().any(|option| option.key == penalty.as_str())
            {
                return Err(DeskError::plain("error-not-a-penalty").with("penalty", penalty));
            }
            let answered = open && penalty.is_some();
            if reason.is_none() && !answered {
                return Err(DeskError::plain("error-reason-required"));
            }
            let penalties = Penalties::of(points, sides(expelled), (penalty.as_deref(), result.is_some()))?;
            Ok(Outcome {
                result: result.as_ref().map(codes).transpose()?,
                delta: *clock_delta_s,
                decision: if answered { Decided::AsProposed } else { Decided::Otherwise },
                reason: reason.map(str::to_owned),
                counted_against: sides(counted_against),
                restores: put_back.unwrap_or(restores),
                penalty: penalty.clone(),
                penalties,
            })
        }
    }
}

/// Each side once, White first.
fn sides(told: &[Side]) -> Vec<Colour> {
    let mut sides = told.to_vec();
    sides.sort_unstable();
    sides.dedup();
    sides.into_iter().map(convert::colour).collect()
}

const fn colour(side: LawsSide) -> Colour {
    match side {
        LawsSide::White => Colour::White,
        LawsSide::Black => Colour::Black,
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
    (ruling, points_after): (&Ruling, Option<u16>),
    request: &ApplyRuling,
    decided: &Outcome,
    at: DateTime<Utc>,
) -> Result<(), DeskError> {
    let pairing = ruled.setting.sheet.row.pairing;
    let incident = incident::insert(tx, &happened(ruled, request, at))?;
    let ruling = incident::insert_ruling(
        tx,
        incident,
        &NewRuling {
            at,
            edition: ruling.edition.to_string(),
            proposal: serde_json::to_value(ruling).unwrap_or_default(),
            articles: ruling.articles.clone(),
            decision: decided.decision,
            reason: decided.reason.clone(),
            result: decided.result,
            white_delta_s: decided.delta.0,
            black_delta_s: decided.delta.1,
            counted_against: decided.counted_against.clone(),
            penalty: decided.penalty.clone(),
            points: decided.penalties.points,
            points_after,
            expelled: decided.penalties.expelled.clone(),
        },
    )?;
    if let Some((at, _)) = illegal_step(ruled) {
        mark(tx, ruled, at, decided.restores)?;
    }
    if let Some((white, black)) = decided.result {
        crate::period::refuse_closed(tx, pairing)?;
        round::set_result(tx, pairing, Some(white), Some(black), Some(ruling))?;
    }
    Ok(())
}

/// The incident as the log keeps it.
fn happened(ruled: &Ruled, request: &ApplyRuling, at: DateTime<Utc>) -> NewIncident {
    let proposed = &request.proposed;
    // The log is read in every language, so its moves are written with figurines.
    let headline = headline(ruled, proposed, Language::Figurine);
    NewIncident {
        pairing: ruled.setting.sheet.row.pairing,
        at,
        kind: ruled.kind.name.to_owned(),
        reported_by: request.reported_by.map(log::reporter_row),
        ply: illegal_step(ruled).and_then(|(at, _)| u32::try_from(at).ok()),
        facts: facts(ruled),
        headline_key: headline.key,
        headline_params: headline.params,
        white_clock_ms: proposed.clocks_ms.0,
        black_clock_ms: proposed.clocks_ms.1,
    }
}

/// The position before the illegal move is put back, and what was played after it is void; or the move stands.
fn mark(tx: &Tx<'_>, ruled: &Ruled, at: usize, restores: bool) -> Result<(), DeskError> {
    let sheet = &ruled.setting.sheet;
    let mut record = sheet.record.clone();
    if restores {
        record.reinstate(at);
    } else {
        record.let_stand(at);
    }
    let plies = record.plies.iter().zip(&sheet.rows).zip(0_u32..).enumerate().skip(at);
    for (here, ((ply, row), place)) in plies {
        let mark = match (ply.void, here == at) {
            (Some(Void::TakenBack), true) => Mark::Reinstated,
            (None, true) => Mark::Stands,
            (Some(_), false) if row.mark == Mark::Legal => Mark::Void,
            _ => row.mark,
        };
        if mark != row.mark {
            game::update_ply(tx, sheet.row.pairing, place, &game::PlyRow { mark, ..row.clone() })?;
        }
    }
    Ok(())
}
