//! From what the page asks and what the scoresheet tells to a case of the Laws.

use arbitro_laws::clock::TimeControl;
use arbitro_laws::edition::{EditionId, Seconds};
use arbitro_laws::incident::{
    Case, DrawClaimFifty, DrawClaimThreefold, Event, FlagFall, IllegalMoveCompleted, Supervision, TimeClass,
};
use arbitro_laws::legality::Reason;
use arbitro_laws::notation::Language;
use arbitro_laws::record::{Record, Step};
use arbitro_laws::side::{PerSide, Side as LawsSide};
use arbitro_store::Db;
use arbitro_store::table::event::{self, TimeClass as StoredClass};
use arbitro_store::table::incident::LogRow;

use crate::api::ruling::{IncidentIn, ProposeRuling};
use crate::api::{DeskError, Side};
use crate::game::sheet::Sheet;
use crate::game::text;
use crate::game::view::counted;

/// The seconds that the event's time control adds for each move, to a player who has completed so many.
pub(crate) fn increment(db: &Db<'_>, completed: u32) -> Result<u32, DeskError> {
    let control = TimeControl::from_pgn(&event::get(db)?.time_control).ok().flatten();
    let seconds = control.map_or(Seconds(0), |control| control.period_after(completed).1.bonus.seconds());
    Ok(u32::try_from(seconds.0).unwrap_or(0))
}

/// The case that `request` is, in the game of `sheet`.
pub(crate) fn case(
    db: &Db<'_>,
    sheet: &Sheet,
    incidents: &[LogRow],
    request: &ProposeRuling,
) -> Result<Case, DeskError> {
    let (event, record) = match &request.incident {
        IncidentIn::IllegalMove { index, clock_pressed } => {
            illegal_move(sheet, incidents, *index, *clock_pressed)?
        }
        IncidentIn::ClaimThreefold { by, intended } => (
            Event::DrawClaimThreefold(threefold(sheet, request, *by, intended.as_deref())),
            sheet.record.clone(),
        ),
        IncidentIn::ClaimFiftyMoves { by, intended } => {
            (Event::DrawClaimFifty(fifty(sheet, request, *by, intended.as_deref())), sheet.record.clone())
        }
        IncidentIn::FlagFall { player } => {
            (Event::FlagFall(FlagFall::of(laws_side(*player))), sheet.record.clone())
        }
    };
    let mut case = Case::new(EditionId(sheet.row.edition.clone()), event);
    case.tc_class = match sheet.row.time_class {
        StoredClass::Standard => TimeClass::Standard,
        StoredClass::Rapid => TimeClass::Rapid,
        StoredClass::Blitz => TimeClass::Blitz,
    };
    case.supervision = match (case.tc_class, sheet.row.supervised) {
        (TimeClass::Standard, _) => Supervision::NotApplicable,
        (_, true) => Supervision::Adequate,
        (_, false) => Supervision::Inadequate,
    };
    let completed = record.replay().position().move_number().saturating_sub(1);
    case.increment_s = Seconds(increment(db, completed)?.into());
    case.record = Some(record);
    Ok(case)
}

pub(crate) const fn laws_side(side: Side) -> LawsSide {
    match side {
        Side::White => LawsSide::White,
        Side::Black => LawsSide::Black,
    }
}

/// The ply that a ruling on an illegal move is about.
pub(crate) fn illegal_step(sheet: &Sheet, index: u32) -> Result<(usize, &Step), DeskError> {
    let at = usize::try_from(index).unwrap_or(usize::MAX);
    match sheet.replay.steps().get(at) {
        Some(step) if step.illegal().is_some() => Ok((at, step)),
        _ => Err(DeskError::plain("error-not-an-illegal-move").with("index", index)),
    }
}

/// The position of the case is the one before the move.
fn illegal_move(
    sheet: &Sheet,
    incidents: &[LogRow],
    index: u32,
    clock_pressed: bool,
) -> Result<(Event, Record), DeskError> {
    let (at, step) = illegal_step(sheet, index)?;
    let player = LawsSide::from(step.mover);
    let mut facts = IllegalMoveCompleted::of(player, played(step));
    facts.clock_pressed = Some(clock_pressed);
    let (white, black) = counted(incidents);
    facts.prior_illegal = Some(PerSide { white, black });
    let later = sheet.replay.steps().iter().skip(at + 1);
    facts.opponent_has_moved =
        Some(step.void.is_none() && later.filter(|s| s.mover != step.mover).count() > 0);
    let mut record = sheet.record.clone();
    record.plies.truncate(at);
    record.after = None;
    Ok((Event::IllegalMoveCompleted(facts), record))
}

/// The move from square to square, with the remark that a pawn was left on the last rank.
fn played(step: &Step) -> String {
    let Some(illegal) = step.illegal() else { return String::new() };
    let board = step.before.board();
    let squares = text::squares(board, step.mover, illegal.attempt).map_or_else(
        || text::of_attempt(board, illegal.attempt, Language::English),
        |(a, b)| format!("{a}{b}"),
    );
    match illegal.reason {
        Reason::NoPromotionPiece { square } => format!("{squares}, pawn left on {square}"),
        _ => squares,
    }
}

/// A move written on the scoresheet for a claim, in English where it can be read.
fn written(sheet: &Sheet, typed: &str, lang: &str) -> String {
    text::rewritten(sheet.replay.position().chess(), typed, lang, Language::English)
}

fn remaining_s(request: &ProposeRuling, by: Side) -> Option<i64> {
    let (white, black) = request.clocks_ms;
    let clock = if by == Side::White { white } else { black };
    clock.map(|ms| i64::from(ms / 1000))
}

fn threefold(sheet: &Sheet, request: &ProposeRuling, by: Side, intended: Option<&str>) -> DrawClaimThreefold {
    let mut facts = match intended {
        Some(typed) => DrawClaimThreefold::intended(laws_side(by), written(sheet, typed, &request.lang)),
        None => DrawClaimThreefold::appeared(laws_side(by)),
    };
    facts.claimant_remaining_s = remaining_s(request, by);
    facts
}

fn fifty(sheet: &Sheet, request: &ProposeRuling, by: Side, intended: Option<&str>) -> DrawClaimFifty {
    match intended {
        Some(typed) => DrawClaimFifty::intended(laws_side(by), written(sheet, typed, &request.lang)),
        None => DrawClaimFifty::completed(laws_side(by)),
    }
}
