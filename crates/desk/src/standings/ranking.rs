//! A tournament ranked after a round: what every table of standings is made of.

use std::collections::BTreeMap;

use arbitro_standings::{Field, Ranked, TieBreak, rank};
use arbitro_store::table::player::{self, EntryRow};
use arbitro_store::table::{event, round, tournament};
use arbitro_store::{Db, TournamentId};
use arbitro_tournament::PairingNumber;
use chrono::Datelike as _;

use super::field::{field, rules};
use super::listed::tiebreaks;
use crate::api::{DeskError, Message};
use crate::convert::{With as _, sentence};
use crate::event::{cycles, rounds_planned};
use crate::points::Beside;
use crate::round::not_paired;

/// A ranked tournament.
pub(crate) struct Ranking {
    /// After this round.
    pub after: u16,
    /// The year in which the event begins.
    pub year: u16,
    /// Boards without a result among the rounds.
    pub missing: usize,
    /// Rounds there will be.
    planned: u32,
    /// Entries by pairing number.
    pub entries: BTreeMap<PairingNumber, EntryRow>,
    /// The players with their rounds.
    pub field: Field,
    /// The tie-breaks in their order.
    pub tiebreaks: Vec<TieBreak>,
    /// Why others are left out.
    pub left_out: Vec<Message>,
    /// The table.
    pub rows: Vec<Ranked>,
}

impl Ranking {
    /// The ranking after a round, or after all there are.
    pub fn of(db: &Db<'_>, id: TournamentId, after: Option<u32>) -> Result<Self, DeskError> {
        let row = tournament::get(db, id)?;
        let paired = round::of_tournament(db, id)?.last().map_or(0, |last| last.number);
        let after = match after {
            None => paired,
            Some(after) => {
                let found = u16::try_from(after).ok().filter(|after| *after <= paired);
                found.ok_or_else(|| not_paired(&row, after))?
            }
        };
        let entries = player::of_tournament(db, id)?;
        let mut pairings = round::pairings_of_tournament(db, id)?;
        pairings.retain(|(number, _)| *number <= after);
        let missing = pairings.iter().filter(|(_, p)| p.black.is_some() && p.white_result.is_none()).count();
        let start = event::get(db)?.start_date;
        let beside = Beside::of(db, id)?;
        let field =
            field(rules(&row.data, start), &entries, &pairings, &beside, after, cycles(row.data.system));
        let found = tiebreaks(&row.data, &field);
        Ok(Self {
            after,
            year: u16::try_from(start.year()).unwrap_or(u16::MAX),
            missing,
            planned: rounds_planned(&row.data, u32::try_from(entries.len()).unwrap_or(u32::MAX)),
            entries: entries.into_iter().map(|entry| (entry.number, entry)).collect(),
            rows: rank(&field, &found.used, None),
            field,
            tiebreaks: found.used,
            left_out: found.left_out,
        })
    }

    /// There are no final standings while a game has no result (VCL4THP 161 and 169).
    pub fn provisional(&self) -> Option<Message> {
        let last = self.planned > 0 && u32::from(self.after) >= self.planned && self.missing > 0;
        last.then(|| sentence("standings-provisional").with("games", self.missing))
    }

    /// The entry of this identity.
    pub fn entry(&self, id: i64) -> Result<&EntryRow, DeskError> {
        let found = self.entries.values().find(|entry| entry.id.0 == id);
        found.ok_or_else(|| DeskError::plain("error-gone").with("what", "entry"))
    }
}
