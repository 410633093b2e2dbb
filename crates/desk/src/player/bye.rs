//! `player/bye`: a player asks not to be paired in a round (C.04.1 art. 5).

use arbitro_pairing::ByeLimits;
use arbitro_store::table::journal::Said;
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
        let bye = Bye::read(tx, row.tournament, request.round, request.result.as_deref())?;
        bye.asks(tx, std::slice::from_ref(&row))?.settle(desk, tx, "player/bye", request)?;
        absence::set_bye_request(tx, row.id, bye.round, bye.result)?;
        let key = match bye.result {
            None => "journal-bye-withdrawn",
            Some(SideResult::HalfPointBye) => "journal-bye-half",
            Some(SideResult::FullPointBye) => "journal-bye-full",
            Some(_) => "journal-bye-zero",
        };
        let said = said(key).with("name", &row.data.name).with("round", bye.round);
        Ok((list::rows(tx, row.tournament)?, bye.mark(said)))
    })
}

/// What is asked for: a bye in a round, or to be paired in it after all.
pub(super) struct Bye {
    tournament: TournamentId,
    pub round: u16,
    pub result: Option<SideResult>,
}

impl Bye {
    /// Of a round of a Swiss that is not paired yet.
    pub fn read(
        db: &Db<'_>,
        tournament: TournamentId,
        round: u16,
        result: Option<&str>,
    ) -> Result<Self, DeskError> {
        let planned = super::of_swiss(db, tournament)?;
        let paired = super::paired_for_good(db, tournament)?;
        if !(paired + 1..=planned).contains(&round) {
            return Err(DeskError::plain("error-bye-round").with("first", paired + 1).with("last", planned));
        }
        Ok(Self { tournament, round, result: result.map(read).transpose()? })
    }

    /// A full-point bye is deprecated, and one half-point bye is what a player may have without more ado (VCL4THP 171 to
    /// 179).
    pub fn asks(&self, db: &Db<'_>, rows: &[EntryRow]) -> Result<Warnings, DeskError> {
        let mut warnings = Warnings::new();
        let with =
            |key: &str, row: &EntryRow| sentence(key).with("name", &row.data.name).with("round", self.round);
        if self.result == Some(SideResult::FullPointBye) {
            for row in rows {
                Breach::FullPointBye.warn(&mut warnings, with("warning-full-point-bye", row));
            }
        }
        if self.result == Some(SideResult::HalfPointBye) {
            let byes = HalfPointByes::of(db, self.tournament)?;
            for row in rows.iter().filter(|row| byes.would_be_second(row.id, self.round)) {
                warnings.add(WarningLevel::Confirm, with("warning-second-half-point-bye", row));
            }
        }
        Ok(warnings)
    }

    /// Has the journal know the round, and a full-point bye.
    pub fn mark(&self, said: Said) -> Said {
        let full = self.result == Some(SideResult::FullPointBye);
        integrity::mark(said, self.tournament, self.round, full.then_some(Breach::FullPointBye))
    }
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
