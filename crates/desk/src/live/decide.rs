//! `live/decide`: record and board differ, and the arbiter says which holds.

use arbitro_store::PairingId;
use arbitro_store::table::{incident, live};

use super::take::{agreeing, continued, line, write};
use super::{look, show};
use crate::Desk;
use crate::api::DeskError;
use crate::api::live::{DecideLive, LiveHolds, LiveShown};
use crate::convert::{With as _, said};
use crate::game::sheet::{Sheet, index};
use crate::game::view::board_of;

/// Lets the record or the board hold. Unlike what boards tell, this is an act of the arbiter, and can be taken back.
pub fn decide(desk: &Desk, request: &DecideLive) -> Result<LiveShown, DeskError> {
    let pairing = PairingId(request.pairing);
    let heard = desk.live().watch().as_ref().and_then(|watch| {
        let board = watch.boards.get(&pairing)?;
        Some((board.agreed.clone(), board.heard.clone()?))
    });
    let (told, heard) = heard.ok_or_else(|| DeskError::plain("error-live-not-followed"))?;
    desk.act("live/decide", request, |tx| {
        let board = board_of(tx, pairing)?;
        let sheet = Sheet::load(tx, pairing)?;
        let (moves, key, held) = match request.holds {
            LiveHolds::Record => (told.moves(), "journal-live-record", line(&sheet.rows).len()),
            LiveHolds::Board => {
                if incident::of_pairing(tx, pairing)?.iter().any(|row| row.incident.ply.is_some()) {
                    return Err(DeskError::plain("error-game-ruled"));
                }
                let keep = agreeing(&sheet, &told);
                let plain = same_start(&sheet, &heard) && sheet.set_ups.is_empty();
                let keep = if plain { keep } else { 0 };
                let new = told.plies.get(keep..).unwrap_or_default();
                // Kept from its beginning where it begins elsewhere: those rows are as the file's own start has them.
                let rows = if keep == 0 { Some(new.to_vec()) } else { continued(&sheet, keep, new) };
                let rows = rows.ok_or_else(|| DeskError::plain("error-live-not-followed"))?;
                write(tx, &sheet, &heard, keep, &rows)?;
                (told.moves(), "journal-live-board", told.plies.len())
            }
        };
        live::put(tx, pairing, &live::Told { moves, held: index(held) })?;
        Ok(((), said(key).with("round", board.round).with("board", board.board)))
    })?;
    look::once(desk)?;
    show::shown(desk)
}

fn same_start(sheet: &Sheet, heard: &super::folder::Heard) -> bool {
    let start = crate::game::written::row(&heard.game, &sheet.row);
    (start.start_fen, start.variant) == (sheet.row.start_fen.clone(), sheet.row.variant)
}
