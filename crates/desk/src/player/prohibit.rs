//! `player/prohibit`: two players are not paired with each other (C.04.1 art. 7); `player/prohibited`: who.

use arbitro_store::table::{absence, player};
use arbitro_store::{Db, EntryId, TournamentId};

use crate::Desk;
use crate::api::DeskError;
use crate::api::player::{OfTournament, ProhibitPair, ProhibitedPair};
use crate::convert::{With as _, said};
use crate::integrity::{self, Breach};

/// Says that two players may not meet from the next round on, or may again.
pub fn prohibit(desk: &Desk, request: &ProhibitPair) -> Result<Vec<ProhibitedPair>, DeskError> {
    desk.act("player/prohibit", request, |tx| {
        let one = player::get(tx, EntryId(request.one))?;
        let other = player::get(tx, EntryId(request.other))?;
        if one.tournament != other.tournament || one.id == other.id {
            return Err(DeskError::plain("error-prohibited-pair"));
        }
        super::of_swiss(tx, one.tournament)?;
        let paired = super::paired_for_good(tx, one.tournament)?;
        absence::set_prohibited_pair(tx, one.tournament, (one.id, other.id), request.prohibited)?;
        let key = if request.prohibited { "journal-pair-prohibited" } else { "journal-pair-allowed" };
        let said = said(key).with("name", &one.data.name).with("other", &other.data.name);
        let breach = (paired > 0).then_some(Breach::Prohibition);
        let said = integrity::mark(said, one.tournament, paired, breach);
        Ok((pairs(tx, one.tournament)?, said))
    })
}

/// The pairs of a tournament that are not to meet.
pub fn prohibited(desk: &Desk, request: &OfTournament) -> Result<Vec<ProhibitedPair>, DeskError> {
    desk.read(|db| pairs(db, TournamentId(request.tournament)))
}

fn pairs(db: &Db<'_>, id: TournamentId) -> Result<Vec<ProhibitedPair>, DeskError> {
    let pairs = absence::prohibited_pairs(db, id)?;
    Ok(pairs.into_iter().map(|(one, other)| ProhibitedPair { one: one.0, other: other.0 }).collect())
}
