//! `tournament/edit`: what a tournament is called, and until it begins what it is played by.

use arbitro_store::table::tournament::{TournamentData, TournamentRow};
use arbitro_store::table::{event, tournament};
use arbitro_store::{TournamentId, Tx};

use crate::api::DeskError;
use crate::api::event::{EventView, TournamentForm};
use crate::convert::{With as _, said, sentence};
use crate::event::view;
use crate::integrity::{self, Breach};
use crate::warning::Warnings;
use crate::{Desk, fide_mode, standings};

/// Changes a tournament. Once a round is paired, all but the name stays as it was announced: rounds, scoring, bye,
/// acceleration and tie-breaks are changed only when FIDE mode has been left, and the system never.
pub fn edit(desk: &Desk, request: &TournamentForm) -> Result<EventView, DeskError> {
    desk.act("tournament/edit", request, |tx| {
        let id = request.id.ok_or_else(|| DeskError::plain("error-gone").with("what", "tournament"))?;
        let mut row = tournament::get(tx, TournamentId(id))?;
        let name = super::name(tx, Some(row.id), &request.name)?;
        let data = TournamentData { name, ..super::form::data(request)? };
        let last = fide_mode::last_round(tx, row.id)?;
        let changed = data != TournamentData { name: data.name.clone(), ..row.data.clone() };
        let configured = changed && last > 0;
        if configured {
            possible(&row, &data, last)?;
        }
        asks(&row, &data, configured).settle(desk, tx, "tournament/edit", request)?;
        write(tx, &mut row, data)?;
        let key = if configured { "journal-tournament-configured" } else { "journal-tournament-edit" };
        let said = said(key).with("tournament", &row.data.name);
        Ok(((), integrity::mark(said, row.id, last, configured.then_some(Breach::Configuration))))
    })?;
    desk.with_file(|file| view(desk, file))
}

fn write(tx: &Tx<'_>, row: &mut TournamentRow, data: TournamentData) -> Result<(), DeskError> {
    // What a report brought stays until somebody touches it.
    if (&data.tie_breaks, data.system) != (&row.data.tie_breaks, row.data.system) {
        standings::refuse(&data, event::get(tx)?.start_date)?;
    }
    row.data = data;
    Ok(tournament::update(tx, row)?)
}

/// Refuses what cannot be changed in any mode: the system, and rounds that are paired.
fn possible(row: &TournamentRow, data: &TournamentData, last: u16) -> Result<(), DeskError> {
    if data.system != row.data.system || data.rounds.is_some_and(|rounds| rounds < last) {
        return Err(DeskError::plain("error-tournament-has-begun").with("tournament", &row.data.name));
    }
    Ok(())
}

/// One lock for all that is announced (VCL4THP 57 to 61, 75 to 78, 85 to 88, 93, 109, 200), and what results may be worth.
fn asks(row: &TournamentRow, data: &TournamentData, configured: bool) -> Warnings {
    let mut warnings = Warnings::new();
    let told = |key: &str| sentence(key).with("tournament", &row.data.name);
    if configured && fide_mode::is_in(row) {
        warnings.refuse(row.id, told("warning-frozen"));
    } else if configured {
        Breach::Configuration.warn(&mut warnings, told("warning-configuration"));
    }
    if fide_mode::is_in(row) && data.scoring != row.data.scoring {
        for departure in fide_mode::of_scoring(&data.scoring) {
            warnings.refuse(row.id, departure);
        }
    }
    warnings
}
