//! `player/bye`: a player asks not to be paired in a round (C.04.1 art. 5).

use arbitro_pairing::ByeLimits;
use arbitro_store::table::player::EntryRow;
use arbitro_store::table::{absence, player, round};
use arbitro_store::{Db, EntryId, TournamentId};
use arbitro_tournament::SideResult;

use super::list;
use crate::Desk;
use crate::api::DeskError;
use crate::api::player::{AskBye, PlayerRow};
use crate::api::warning::WarningLevel;
use crate::convert::{With as _, said, sentence};
use crate::integrity::{self, Breach};
use crate::warning::Warnings;

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
        asks(tx, &row, request.round, result)?.settle(desk, tx, "player/bye", request)?;
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

/// A full-point bye is deprecated, and one half-point bye is what a player may have without more ado (VCL4THP 171 to 179).
fn asks(db: &Db<'_>, row: &EntryRow, round: u16, result: Option<SideResult>) -> Result<Warnings, DeskError> {
    let mut warnings = Warnings::new();
    let with = |key: &str| sentence(key).with("name", &row.data.name).with("round", round);
    if result == Some(SideResult::FullPointBye) {
        Breach::FullPointBye.warn(&mut warnings, with("warning-full-point-bye"));
    }
    if result == Some(SideResult::HalfPointBye)
        && HalfPointByes::of(db, row.tournament)?.would_be_second(row.id, round)
    {
        warnings.add(WarningLevel::Confirm, with("warning-second-half-point-bye"));
    }
    Ok(warnings)
}

/// The half-point byes of a tournament: had, and asked for.
pub(crate) struct HalfPointByes(Vec<(EntryId, u16)>);

impl HalfPointByes {
    pub fn of(db: &Db<'_>, tournament: TournamentId) -> Result<Self, DeskError> {
        let half = SideResult::HalfPointBye;
        let asked = absence::bye_requests(db, tournament)?.into_iter();
        let asked = asked.filter(|asked| asked.result == half).map(|asked| (asked.entry, asked.round));
        let had = round::pairings_of_tournament(db, tournament)?.into_iter();
        let had = had.filter(|(_, pairing)| pairing.white_result == Some(half));
        Ok(Self(asked.chain(had.map(|(number, pairing)| (pairing.white, number))).collect()))
    }

    /// Whether one in this round would be a player's second.
    pub fn would_be_second(&self, entry: EntryId, round: u16) -> bool {
        let own: Vec<u16> = self.0.iter().filter(|(id, _)| *id == entry).map(|(_, round)| *round).collect();
        ByeLimits { most: Some(1), not_in_last: 0 }.refusal(&own, round, u16::MAX).is_some()
    }
}

fn read(code: &str) -> Result<SideResult, DeskError> {
    match code {
        "H" => Ok(SideResult::HalfPointBye),
        "Z" => Ok(SideResult::ZeroPointBye),
        "F" => Ok(SideResult::FullPointBye),
        _ => Err(DeskError::plain("error-bye").with("text", code)),
    }
}
