//! `player/prohibit`: two players are not paired with each other (C.04.1 art. 7); `player/prohibited`: who.

use arbitro_store::table::absence::{self, ProhibitedPair as Pair};
use arbitro_store::table::{player, tournament};
use arbitro_store::{Db, EntryId, TournamentId};

use crate::api::DeskError;
use crate::api::player::{OfTournament, ProhibitPair, ProhibitedPair};
use crate::convert::{With as _, said, sentence};
use crate::integrity::{self, Breach};
use crate::warning::Warnings;
use crate::{Desk, fide_mode};

/// Says that two players may not meet from the next round on, or should not if it can be helped, or may again. Once round 1
/// is paired, that leaves FIDE mode.
pub fn prohibit(desk: &Desk, request: &ProhibitPair) -> Result<Vec<ProhibitedPair>, DeskError> {
    desk.act("player/prohibit", request, |tx| {
        let one = player::get(tx, EntryId(request.one))?;
        let other = player::get(tx, EntryId(request.other))?;
        if one.tournament != other.tournament || one.id == other.id {
            return Err(DeskError::plain("error-prohibited-pair"));
        }
        let planned = super::of_swiss(tx, one.tournament)?;
        let paired = super::paired_for_good(tx, one.tournament)?;
        let row = tournament::get(tx, one.tournament)?;
        let before = absence::prohibited_pair(tx, row.id, (one.id, other.id))?;
        let after = request.prohibited.then(|| wanted(request, planned)).transpose()?;
        let late = paired > 0 && before != after;
        if late {
            let mut warnings = Warnings::new();
            let names = sentence("warning-late-prohibition").with("name", &one.data.name);
            Breach::Prohibition.warn(&mut warnings, names.with("other", &other.data.name));
            fide_mode::warn_of_leaving(&row, &mut warnings);
            warnings.settle(desk, tx, "player/prohibit", request)?;
            fide_mode::leave(tx, &row)?;
        }
        match after {
            Some(pair) => absence::prohibit(tx, row.id, pair)?,
            None => absence::allow(tx, (one.id, other.id))?,
        }
        let key = match after {
            Some(Pair { weak: true, .. }) => "journal-pair-wished-apart",
            Some(_) => "journal-pair-prohibited",
            None => "journal-pair-allowed",
        };
        let said = said(key)
            .with("name", &one.data.name)
            .with("other", &other.data.name)
            .with("last", after.and_then(|pair| pair.last_round).unwrap_or(planned));
        let said = integrity::mark(said, one.tournament, paired, late.then_some(Breach::Prohibition));
        Ok((pairs(tx, one.tournament)?, said))
    })
}

/// What is asked for, the lower entry first.
fn wanted(request: &ProhibitPair, planned: u16) -> Result<Pair, DeskError> {
    if let Some(last) = request.last_round.filter(|last| !(1..=planned).contains(last)) {
        return Err(DeskError::plain("error-prohibited-rounds").with("round", last).with("last", planned));
    }
    Ok(Pair {
        one: EntryId(request.one.min(request.other)),
        other: EntryId(request.one.max(request.other)),
        weak: request.weak,
        first_round: 1,
        last_round: request.last_round,
    })
}

/// The pairs of a tournament that are not to meet.
pub fn prohibited(desk: &Desk, request: &OfTournament) -> Result<Vec<ProhibitedPair>, DeskError> {
    desk.read(|db| pairs(db, TournamentId(request.tournament)))
}

fn pairs(db: &Db<'_>, id: TournamentId) -> Result<Vec<ProhibitedPair>, DeskError> {
    Ok(absence::prohibited_pairs(db, id)?.iter().map(view).collect())
}

/// A pair as the page has it.
pub(crate) fn view(pair: &Pair) -> ProhibitedPair {
    ProhibitedPair { one: pair.one.0, other: pair.other.0, weak: pair.weak, last_round: pair.last_round }
}
