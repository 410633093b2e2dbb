//! `player/bye`: a player asks not to be paired in a round (C.04.1 art. 5).

use arbitro_store::EntryId;
use arbitro_store::table::{absence, player};
use arbitro_tournament::SideResult;

use super::list;
use crate::Desk;
use crate::api::DeskError;
use crate::api::player::{AskBye, PlayerRow};
use crate::convert::{With as _, said};
use crate::integrity::{self, Breach};

/// Writes down a bye for a round that is not paired yet, or takes it off.
pub fn bye(desk: &Desk, request: &AskBye) -> Result<Vec<PlayerRow>, DeskError> {
    desk.act("player/bye", request, |tx| {
        let row = player::get(tx, EntryId(request.entry))?;
        let planned = super::of_swiss(tx, row.tournament)?;
        let paired = super::paired_for_good(tx, row.tournament)?;
        if !(paired + 1..=planned).contains(&request.round) {
            return Err(DeskError::plain("error-bye-round").with("first", paired + 1).with("last", planned));
        }
        let result = request.result.as_deref().map(read).transpose()?;
        absence::set_bye_request(tx, row.id, request.round, result)?;
        let key = match result {
            None => "journal-bye-withdrawn",
            Some(SideResult::HalfPointBye) => "journal-bye-half",
            Some(SideResult::FullPointBye) => "journal-bye-full",
            Some(_) => "journal-bye-zero",
        };
        let said = said(key).with("name", &row.data.name).with("round", request.round);
        let full = result == Some(SideResult::FullPointBye);
        let said = integrity::mark(said, row.tournament, request.round, full.then_some(Breach::FullPointBye));
        Ok((list::rows(tx, row.tournament)?, said))
    })
}

fn read(code: &str) -> Result<SideResult, DeskError> {
    match code {
        "H" => Ok(SideResult::HalfPointBye),
        "Z" => Ok(SideResult::ZeroPointBye),
        "F" => Ok(SideResult::FullPointBye),
        _ => Err(DeskError::plain("error-bye").with("text", code)),
    }
}
