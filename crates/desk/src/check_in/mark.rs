//! `check_in/mark`: players have come, or have not after all.

use std::collections::BTreeSet;

use arbitro_store::EntryId;
use arbitro_store::table::{check_in, player, tournament};

use crate::Desk;
use crate::api::DeskError;
use crate::api::check_in::{CheckInView, MarkHere};
use crate::convert::{With as _, said};

/// Marks players as here for the next round, or takes the mark off. One act, however many they are.
pub fn mark(desk: &Desk, request: &MarkHere) -> Result<CheckInView, DeskError> {
    desk.act("check_in/mark", request, |tx| {
        let asked: BTreeSet<EntryId> = request.entries.iter().copied().map(EntryId).collect();
        let first = *asked.first().ok_or_else(|| DeskError::plain("error-check-in-nobody"))?;
        let first = player::get(tx, first)?;
        let row = tournament::get(tx, first.tournament)?;
        let round = super::coming_round(tx, &row)?;
        let known: BTreeSet<EntryId> =
            player::of_tournament(tx, row.id)?.iter().map(|entry| entry.id).collect();
        if !asked.is_subset(&known) {
            return Err(DeskError::plain("error-gone").with("what", "entry"));
        }
        for entry in &asked {
            check_in::set(tx, *entry, round, request.here)?;
        }
        let said = match (asked.len(), request.here) {
            (1, true) => said("journal-check-in-here").with("name", &first.data.name),
            (1, false) => said("journal-check-in-gone").with("name", &first.data.name),
            (count, true) => said("journal-check-in-all").with("players", count),
            (count, false) => said("journal-check-in-none").with("players", count),
        };
        Ok((super::view(tx, row.id)?, said.with("round", round)))
    })
}
