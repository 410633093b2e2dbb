//! `adjournment/seal`: a game is adjourned with a sealed move, or what stands on its envelope is corrected.

use arbitro_store::table::adjournment::{self, AdjournmentRow};
use arbitro_store::table::clock::{ReadingRow, Why};
use arbitro_store::{PairingId, Tx};
use chrono::{DateTime, Utc};

use super::show::{at_position, view};
use crate::api::DeskError;
use crate::api::clock::{AdjournmentView, SealMove};
use crate::clock::note_reading;
use crate::convert::{With as _, said};
use crate::game::view::{board_of, side};
use crate::{Desk, convert};

/// The longest text on an envelope.
const LONGEST: usize = 200;

/// Writes the envelope (Guidelines I.2). The clocks are noted on the clock sheet with it.
pub fn seal(desk: &Desk, request: &SealMove) -> Result<AdjournmentView, DeskError> {
    let now = desk.now();
    desk.act("adjournment/seal", request, |tx| {
        let place = board_of(tx, PairingId(request.pairing))?;
        crate::round::published(tx, place.pairing.id)?;
        if place.pairing.white_result.is_some() {
            return Err(DeskError::plain("error-game-has-result"));
        }
        let long = [&request.keeper, &request.resumption].iter().any(|t| t.chars().count() > LONGEST);
        if long {
            return Err(DeskError::plain("error-text-too-long").with("longest", LONGEST));
        }
        let sheet = at_position(tx, place.pairing.id, &request.fen)?;
        if side(sheet.replay.position().turn()) != request.sealer {
            return Err(DeskError::plain("error-sealer-not-to-move"));
        }
        let before = adjournment::find(tx, place.pairing.id)?;
        let sealed = before.filter(|before| before.sealed_move.is_none());
        write(tx, desk, request, sealed.as_ref(), now)?;
        let key = if sealed.is_some() { "journal-adjournment-correct" } else { "journal-adjournment-seal" };
        let said = said(key).with("round", place.round).with("board", place.board);
        Ok((view(tx, &place)?, said))
    })
}

fn write(
    tx: &Tx<'_>,
    desk: &Desk,
    request: &SealMove,
    before: Option<&AdjournmentRow>,
    now: DateTime<Utc>,
) -> Result<(), DeskError> {
    let pairing = PairingId(request.pairing);
    let row = AdjournmentRow {
        pairing,
        at: before.map_or(now, |before| before.at),
        sealer: convert::colour(request.sealer),
        fen: request.fen.trim().to_owned(),
        white_clock_ms: request.clocks_ms.0,
        black_clock_ms: request.clocks_ms.1,
        draw_offer: request.draw_offer.map(convert::colour),
        white_scoresheet: request.scoresheets.0,
        black_scoresheet: request.scoresheets.1,
        keeper: request.keeper.trim().to_owned(),
        resumption: request.resumption.trim().to_owned(),
        resumed: before.and_then(|before| before.resumed),
        sealed_move: None,
    };
    adjournment::put(tx, &row)?;
    let clocks = (row.white_clock_ms, row.black_clock_ms);
    let noted = before.is_some_and(|before| (before.white_clock_ms, before.black_clock_ms) == clocks);
    if clocks == (None, None) || noted {
        return Ok(());
    }
    note_reading(
        tx,
        ReadingRow {
            pairing,
            at: now,
            who: desk.config().who.clone(),
            why: Why::Adjournment,
            white_clock_ms: clocks.0,
            black_clock_ms: clocks.1,
            white_moves: None,
            black_moves: None,
            note: String::new(),
        },
    )
}
