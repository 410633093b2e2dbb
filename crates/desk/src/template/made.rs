//! A template made of the open event.

use arbitro_store::Db;
use arbitro_store::table::{event, player, prize, tournament};

use crate::api::DeskError;
use crate::api::template::{Template, TemplateTournament};
use crate::{prize as prizes, seat, tournament as tournaments};

/// What the event was set up with; its players where they are asked for.
pub(super) fn template(db: &Db<'_>, players: bool) -> Result<Template, DeskError> {
    let form = crate::event::form(&event::get(db)?);
    let of = |row: &tournament::TournamentRow| {
        let mut form = tournaments::form(row.id.0, &row.data);
        // A colour that was drawn by lot is drawn anew.
        (form.id, form.initial_colour) = (None, None);
        let entries = if players { player::of_tournament(db, row.id)? } else { Vec::new() };
        Ok(TemplateTournament {
            form,
            calendar: tournaments::calendar_rounds(db, row.id)?,
            funds: prize::of_tournament(db, row.id)?.iter().map(prizes::form).collect(),
            players: entries.iter().map(|entry| seat::player_form(&entry.data, entry.rating)).collect(),
        })
    };
    let tournaments = tournament::all(db)?.iter().map(of).collect::<Result<_, DeskError>>()?;
    Ok(Template { form, tournaments })
}
