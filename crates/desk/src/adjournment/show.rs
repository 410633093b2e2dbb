//! `adjournment/show`: the envelope of a game, and what is to be done with it.

use arbitro_laws::adjournment::{Stage, Step, steps};
use arbitro_laws::clock::used;
use arbitro_laws::record::Milliseconds;
use arbitro_laws::side::{PerSide, Side as LawsSide};
use arbitro_store::table::adjournment::{self, AdjournmentRow};
use arbitro_store::table::event;
use arbitro_store::{Db, PairingId};
use arbitro_tournament::Colour;
use chrono::{DateTime, Utc};
use shakmaty::Color;

use crate::Desk;
use crate::api::clock::{AdjournmentState, AdjournmentView, OfPairing, SealMove};
use crate::api::{DeskError, Message};
use crate::clock::{Board, names};
use crate::convert::{self, sentence};
use crate::game::sheet::Sheet;
use crate::game::view::{Place, board_of, clocks, side};
use crate::seat::board_result;

/// Shows the adjournment of a game; of one that is not adjourned, the envelope filled in from what is known.
pub fn show(desk: &Desk, request: &OfPairing) -> Result<AdjournmentView, DeskError> {
    desk.read(|db| view(db, &board_of(db, PairingId(request.pairing))?))
}

/// A scoresheet from this position on, for a board.
pub(super) fn at_position(db: &Db<'_>, pairing: PairingId, fen: &str) -> Result<Sheet, DeskError> {
    let mut row = Sheet::load(db, pairing)?.row;
    fen.trim().clone_into(&mut row.start_fen);
    Sheet::of_position(row)
}

/// The adjournment of a game.
pub(super) fn view(db: &Db<'_>, place: &Place) -> Result<AdjournmentView, DeskError> {
    let pairing = place.pairing.id;
    let found = adjournment::find(db, pairing)?;
    let envelope = match &found {
        Some(row) => written(row),
        None => blank(db, pairing)?,
    };
    let sheet = at_position(db, pairing, &envelope.fen)?;
    let stage = found.as_ref().map(stage);
    let result = board_result(&place.pairing);
    let at = found.as_ref().map_or(DateTime::<Utc>::MAX_UTC, |row| row.at);
    let sealer = found.as_ref().map(|row| laws_side(row.sealer));
    let guidance =
        sealer.zip(stage).filter(|_| result.is_none()).map(|(sealer, stage)| guidance(sealer, stage));
    Ok(AdjournmentView {
        round: place.round.into(),
        board: place.board,
        players: names(db, place)?,
        state: match stage {
            None => AdjournmentState::None,
            Some(_) if result.is_some() => AdjournmentState::Concluded,
            Some(Stage::Sealed) => AdjournmentState::Sealed,
            Some(Stage::Resumed(_)) => AdjournmentState::Resumed,
            Some(Stage::Opened) => AdjournmentState::Opened,
        },
        number: sheet.replay.position().move_number(),
        used_s: time_used(db, pairing, &envelope, &sheet, at)?,
        again: match stage {
            Some(Stage::Opened) if result.is_none() => Some(blank(db, pairing)?),
            _ => None,
        },
        envelope,
        adjourned_at: found.as_ref().map(|row| row.at),
        resumed_at: found.as_ref().and_then(|row| row.resumed).map(|resumed| resumed.at),
        present: found.as_ref().and_then(|row| row.resumed).map_or((false, false), |r| (r.white, r.black)),
        sealed_move: found.and_then(|row| row.sealed_move),
        result,
        guidance: guidance.unwrap_or_default(),
    })
}

/// What stands on the envelope.
fn written(row: &AdjournmentRow) -> SealMove {
    SealMove {
        pairing: row.pairing.0,
        sealer: convert::side(row.sealer),
        fen: row.fen.clone(),
        clocks_ms: (row.white_clock_ms, row.black_clock_ms),
        draw_offer: row.draw_offer.map(convert::side),
        scoresheets: (row.white_scoresheet, row.black_scoresheet),
        keeper: row.keeper.clone(),
        resumption: row.resumption.clone(),
    }
}

/// What would stand on it: the player to move seals, both scoresheets go in, the chief arbiter keeps it.
fn blank(db: &Db<'_>, pairing: PairingId) -> Result<SealMove, DeskError> {
    let sheet = Sheet::load(db, pairing)?;
    let incidents = arbitro_store::table::incident::of_pairing(db, pairing)?;
    Ok(SealMove {
        pairing: pairing.0,
        sealer: side(sheet.replay.position().turn()),
        fen: sheet.replay.position().fen().to_string(),
        clocks_ms: clocks(&sheet, &incidents),
        draw_offer: None,
        scoresheets: (true, true),
        keeper: event::get(db)?.chief_arbiter,
        resumption: String::new(),
    })
}

/// How far it is.
fn stage(row: &AdjournmentRow) -> Stage {
    match (row.resumed, &row.sealed_move) {
        (_, Some(_)) => Stage::Opened,
        (Some(resumed), None) => Stage::Resumed(PerSide { white: resumed.white, black: resumed.black }),
        (None, None) => Stage::Sealed,
    }
}

pub(super) const fn laws_side(colour: Colour) -> LawsSide {
    match colour {
        Colour::White => LawsSide::White,
        Colour::Black => LawsSide::Black,
    }
}

/// What is to be done, each with its guideline.
fn guidance(sealer: LawsSide, stage: Stage) -> Vec<Message> {
    let step = |step: Step| {
        let key = match step {
            Step::CheckAndKeep => "adjournment-check-and-keep",
            Step::SetUp => "adjournment-set-up",
            Step::ConcludedBefore => "adjournment-concluded-before",
            Step::OpenAndPlay => "adjournment-open-and-play",
            Step::StartClockOfAbsent => "adjournment-start-clock-of-absent",
            Step::ReplyMayBeSealed => "adjournment-reply-may-be-sealed",
            Step::DefaultTime => "adjournment-default-time",
            Step::JudgeSealedMove => "adjournment-judge-sealed-move",
        };
        Message { article: Some(step.guideline().to_owned()), ..sentence(key) }
    };
    steps(sealer, stage).into_iter().map(step).collect()
}

/// The time used by each, from the time control, the moves completed and what rulings added.
fn time_used(
    db: &Db<'_>,
    pairing: PairingId,
    envelope: &SealMove,
    sheet: &Sheet,
    at: DateTime<Utc>,
) -> Result<(Option<i32>, Option<i32>), DeskError> {
    let board = Board::of(db, pairing)?;
    let position = sheet.replay.position();
    let completed = position.move_number().saturating_sub(1);
    let moved =
        if position.turn() == Color::White { (completed, completed) } else { (completed + 1, completed) };
    let added = board.added(at);
    let of = |clock: Option<u32>, completed, added| {
        let seconds = used(board.control()?, Milliseconds(clock?), completed, added).0;
        i32::try_from(seconds).ok().filter(|seconds| *seconds >= 0)
    };
    Ok((of(envelope.clocks_ms.0, moved.0, added.white), of(envelope.clocks_ms.1, moved.1, added.black)))
}
