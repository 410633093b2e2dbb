//! `player/change`: several players at once.

use std::collections::BTreeSet;

use arbitro_store::table::journal::Said;
use arbitro_store::table::player::{self, EntryRow};
use arbitro_store::table::{absence, tournament};
use arbitro_store::{Db, TournamentId, Tx};

use super::bye::Bye;
use super::{form, list, withdraw};
use crate::Desk;
use crate::api::DeskError;
use crate::api::player::{ChangePlayers, PlayerRow, PlayersChange};
use crate::convert::{With as _, said};
use crate::event::federation;
use crate::text::one_line;

/// Changes the same thing of some players, as one act: all of them or, where one cannot, none.
pub fn change(desk: &Desk, request: &ChangePlayers) -> Result<Vec<PlayerRow>, DeskError> {
    let id = TournamentId(request.tournament);
    desk.act("player/change", request, |tx| {
        let marked = marked(tx, id, &request.entries)?;
        let said = match &request.change {
            PlayersChange::Club(club) => {
                let club = one_line(club)?;
                update(tx, &marked, |row| row.data.club.clone_from(&club))?;
                said("journal-players-club").with("club", club)
            }
            PlayersChange::Federation(code) => {
                let federation = federation(code)?;
                update(tx, &marked, |row| row.data.federation = federation)?;
                said("journal-players-federation").with("federation", code.trim().to_uppercase())
            }
            PlayersChange::Sex(letter) => {
                let sex = form::optional(letter, form::sex)
                    .ok_or_else(|| DeskError::plain("error-sex").with("text", letter))?;
                update(tx, &marked, |row| row.data.sex = sex)?;
                said("journal-players-sex")
            }
            PlayersChange::Bye { round, result } => {
                let bye = Bye::read(tx, id, *round, result.as_deref())?;
                bye.asks(tx, &marked)?.settle(desk, tx, "player/change", request)?;
                give_byes(tx, &marked, &bye)?
            }
            PlayersChange::Withdrawn(withdrawn) => take_out(tx, &marked, *withdrawn)?,
            PlayersChange::Removed => remove(tx, id, &marked)?,
        };
        Ok((list::rows(tx, id)?, said.with("players", named(&marked))))
    })
}

/// The entries that were marked, all of this tournament.
pub(crate) fn marked(db: &Db<'_>, id: TournamentId, entries: &[i64]) -> Result<Vec<EntryRow>, DeskError> {
    tournament::get(db, id)?;
    let wanted: BTreeSet<i64> = entries.iter().copied().collect();
    let mut rows = player::of_tournament(db, id)?;
    rows.retain(|row| wanted.contains(&row.id.0));
    if rows.is_empty() || rows.len() < wanted.len() {
        return Err(DeskError::plain("error-gone").with("what", "entry"));
    }
    Ok(rows)
}

/// Who they are: one by name, several by number.
pub(crate) fn named(rows: &[EntryRow]) -> String {
    match rows {
        [one] => one.data.name.clone(),
        _ => rows.len().to_string(),
    }
}

fn update(tx: &Tx<'_>, rows: &[EntryRow], change: impl Fn(&mut EntryRow)) -> Result<(), DeskError> {
    for row in rows {
        let mut row = row.clone();
        change(&mut row);
        player::update(tx, &row)?;
    }
    Ok(())
}

fn give_byes(tx: &Tx<'_>, rows: &[EntryRow], bye: &Bye) -> Result<Said, DeskError> {
    for row in rows {
        absence::set_bye_request(tx, row.id, bye.round, bye.result)?;
    }
    let said = match bye.result {
        None => said("journal-players-no-bye"),
        Some(result) => said("journal-players-bye").with("result", result.code()),
    };
    Ok(bye.mark(said.with("round", bye.round)))
}

fn take_out(tx: &Tx<'_>, rows: &[EntryRow], withdrawn: bool) -> Result<Said, DeskError> {
    for row in rows {
        withdraw::set(tx, row.clone(), withdrawn)?;
    }
    Ok(said(if withdrawn { "journal-players-withdrawn" } else { "journal-players-back" }))
}

fn remove(tx: &Tx<'_>, id: TournamentId, rows: &[EntryRow]) -> Result<Said, DeskError> {
    super::before_it_begins(tx, id)?;
    for row in rows {
        player::delete(tx, row)?;
    }
    Ok(said("journal-players-removed"))
}
