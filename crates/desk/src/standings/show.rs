//! `standings/show`: the table of a tournament, with the cross table.

use std::collections::BTreeMap;

use arbitro_standings::{Participant, Ranked, RoundCell, rank};
use arbitro_store::table::player::{self, EntryRow};
use arbitro_store::table::{event, round, tournament};
use arbitro_store::{Db, TournamentId};
use arbitro_tournament::{Colour, PairingNumber};

use super::field::{field, rules, tiebreaks};
use crate::api::standings::{CrossCell, ShowStandings, StandingsRow, StandingsView};
use crate::api::{DeskError, Side};
use crate::{Desk, seat};

/// The table after a round, or after all there are.
pub fn show(desk: &Desk, request: &ShowStandings) -> Result<StandingsView, DeskError> {
    desk.read(|db| view(db, TournamentId(request.tournament), request.after_round))
}

fn view(db: &Db<'_>, id: TournamentId, after: Option<u32>) -> Result<StandingsView, DeskError> {
    let row = tournament::get(db, id)?;
    let paired = round::of_tournament(db, id)?.last().map_or(0, |last| last.number);
    let after = match after {
        None => paired,
        Some(after) => u16::try_from(after).ok().filter(|after| *after <= paired).ok_or_else(|| {
            DeskError::plain("error-round-not-paired").with("round", after).with("tournament", &row.data.name)
        })?,
    };
    let entries = player::of_tournament(db, id)?;
    let mut pairings = round::pairings_of_tournament(db, id)?;
    pairings.retain(|(number, _)| *number <= after);
    let missing = pairings.iter().filter(|(_, p)| p.black.is_some() && p.white_result.is_none()).count();
    let rules = rules(&row.data, event::get(db)?.start_date);
    let field = field(rules, &entries, &pairings, after);
    let tiebreaks = tiebreaks(&row.data, &rules);
    let ranked = rank(&field, &tiebreaks, None);
    let by_number: BTreeMap<PairingNumber, &EntryRow> = entries.iter().map(|e| (e.number, e)).collect();
    let ranks: BTreeMap<PairingNumber, u32> =
        ranked.iter().filter_map(|row| Some((row.number, row.rank?))).collect();
    let rows = ranked.iter().filter_map(|row| {
        let entry = by_number.get(&row.number)?;
        let participant = field.participants().get(row.place)?;
        Some(table_row(row, entry, participant, &ranks))
    });
    Ok(StandingsView {
        tournament: id.0,
        after_round: after.into(),
        missing: u32::try_from(missing).unwrap_or(u32::MAX),
        tiebreaks: tiebreaks.iter().map(ToString::to_string).collect(),
        rows: rows.collect(),
    })
}

fn table_row(
    row: &Ranked,
    entry: &EntryRow,
    participant: &Participant,
    ranks: &BTreeMap<PairingNumber, u32>,
) -> StandingsRow {
    let cell = |cell: &RoundCell| CrossCell {
        opponent_rank: cell.opponent.and_then(|opponent| ranks.get(&opponent)).copied(),
        opponent: cell.opponent.map(|opponent| opponent.0),
        colour: cell.colour.map(|colour| match colour {
            Colour::White => Side::White,
            Colour::Black => Side::Black,
        }),
        result: cell.result.map(|result| result.code().to_string()),
    };
    let played = participant.rounds.iter().filter_map(|cell| cell.result).filter(|r| r.is_played()).count();
    StandingsRow {
        rank: row.rank.unwrap_or(0),
        entry: entry.id.0,
        number: entry.number.0,
        player: seat::form(entry),
        played: u32::try_from(played).unwrap_or(u32::MAX),
        points: row.score.to_string(),
        tiebreaks: row.values.iter().map(ToString::to_string).collect(),
        rounds: participant.rounds.iter().map(cell).collect(),
    }
}
