//! `tournament/compliance`: whether a tournament is in FIDE mode, and what in it departs from the rules.

use arbitro_store::TournamentId;
use arbitro_store::table::tournament;

use crate::api::DeskError;
use crate::api::event::{Compliance, Departure};
use crate::api::player::OfTournament;
use crate::{Desk, fide_mode, integrity};

/// What departs from the rules, found anew from what is stored.
pub fn compliance(desk: &Desk, request: &OfTournament) -> Result<Compliance, DeskError> {
    desk.read(|db| {
        let row = tournament::get(db, TournamentId(request.tournament))?;
        let scoring = fide_mode::of_scoring(&row.data.scoring);
        let scoring = scoring.into_iter().map(|message| Departure { round: None, message });
        let acts = integrity::breaches(db, row.id)?;
        let acts = acts.into_iter().map(|(_, round, message)| Departure { round: Some(round), message });
        Ok(Compliance {
            tournament: row.id.0,
            left_fide_mode: row.left_fide_mode,
            departures: scoring.chain(acts).collect(),
        })
    })
}
