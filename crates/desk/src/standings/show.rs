//! `standings/show`: the table of a tournament, with the rounds of everybody.

use std::collections::BTreeMap;

use arbitro_standings::{Counting, Participant, Ranked, RoundCell, TieBreak};
use arbitro_store::TournamentId;
use arbitro_store::table::player::EntryRow;
use arbitro_tournament::PairingNumber;

use super::group::{choices, is_in};
use super::ranking::Ranking;
use crate::api::DeskError;
use crate::api::standings::{CrossCell, ShowStandings, StandingsRow, StandingsView, TieBreakColumn};
use crate::convert::side;
use crate::{Desk, seat};

/// The table after a round, or after all there are; of everybody, or of a group.
pub fn show(desk: &Desk, request: &ShowStandings) -> Result<StandingsView, DeskError> {
    let id = TournamentId(request.tournament);
    let ranking = desk.read(|db| Ranking::of(db, id, request.after_round))?;
    let ranks: BTreeMap<PairingNumber, u32> =
        ranking.rows.iter().filter_map(|row| Some((row.number, row.rank?))).collect();
    let shown = |entry: &EntryRow| request.group.as_ref().is_none_or(|g| is_in(g, entry, ranking.year));
    let rows = ranking.rows.iter().filter_map(|row| {
        let entry = ranking.entries.get(&row.number).filter(|entry| shown(entry))?;
        let participant = ranking.field.participant(row.place)?;
        Some(table_row(row, entry, participant, &ranks))
    });
    let mut rows: Vec<StandingsRow> = rows.collect();
    rank_in_group(&mut rows);
    Ok(StandingsView {
        tournament: id.0,
        after_round: ranking.after.into(),
        missing: u32::try_from(ranking.missing).unwrap_or(u32::MAX),
        provisional: ranking.provisional(),
        tiebreaks: ranking.tiebreaks.iter().map(column).collect(),
        groups: choices(&ranking.entries, ranking.year),
        rows,
        left_out: ranking.left_out,
    })
}

/// Ranks among the rows themselves: who shares a rank in the whole table shares it here.
fn rank_in_group(rows: &mut [StandingsRow]) {
    let (mut before, mut rank) = (0, 0);
    for (place, row) in (1..).zip(rows) {
        if row.rank != before {
            (before, rank) = (row.rank, place);
        }
        row.group_rank = if row.rank == 0 { 0 } else { rank };
    }
}

/// A tie-break at the head of a column.
pub(crate) fn column(tiebreak: &TieBreak) -> TieBreakColumn {
    TieBreakColumn {
        code: tiebreak.to_string(),
        name: tiebreak.name_key(),
        article: tiebreak.article().to_owned(),
    }
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
        colour: cell.colour.map(side),
        result: cell.result.map(|result| result.code().to_string()),
    };
    let played = participant.rounds.iter().filter_map(|cell| cell.result).filter(|r| r.is_played()).count();
    StandingsRow {
        rank: row.rank.unwrap_or(0),
        group_rank: 0,
        entry: entry.id.0,
        number: entry.number.0,
        player: seat::form(entry),
        expelled: entry.expelled,
        annulled: participant.counting == Counting::Annulled,
        played: u32::try_from(played).unwrap_or(u32::MAX),
        points: row.score.to_string(),
        tiebreaks: row.values.iter().map(ToString::to_string).collect(),
        rounds: participant.rounds.iter().map(cell).collect(),
    }
}
