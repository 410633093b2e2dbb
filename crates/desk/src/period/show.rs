//! `period/show`: the months in which a tournament was played, and the day of each game.

use std::collections::{BTreeMap, BTreeSet};

use arbitro_standings::rating::{Period, is_long};
use arbitro_store::table::player::{self, EntryRow};
use arbitro_store::table::round::{self, PairingRow};
use arbitro_store::table::{event, period};
use arbitro_store::{Db, EntryId, TournamentId};

use super::Days;
use crate::api::DeskError;
use crate::api::period::{PeriodGame, PeriodRow, PeriodsView};
use crate::api::player::OfTournament;
use crate::{Desk, seat};

/// The months with their games.
pub fn show(desk: &Desk, request: &OfTournament) -> Result<PeriodsView, DeskError> {
    desk.read(|db| view(db, TournamentId(request.tournament)))
}

/// What is counted of a month.
#[derive(Default)]
struct Count {
    games: u32,
    missing: u32,
    players: BTreeSet<EntryId>,
}

pub(super) fn view(db: &Db<'_>, id: TournamentId) -> Result<PeriodsView, DeskError> {
    let days = Days::of(db, id)?;
    let names: BTreeMap<EntryId, EntryRow> =
        player::of_tournament(db, id)?.into_iter().map(|entry| (entry.id, entry)).collect();
    let name = |id: EntryId| names.get(&id).map(|entry| entry.data.name.clone()).unwrap_or_default();
    let mut counts: BTreeMap<Period, Count> = BTreeMap::new();
    let (mut games, mut undated) = (Vec::new(), 0);
    for (round, pairing) in round::pairings_of_tournament(db, id)? {
        let Some(black) = pairing.black else { continue };
        let date = days.day(pairing.id, round);
        undated += u32::from(date.is_none());
        count(counts.entry(days.period_of(date)).or_default(), &pairing, black);
        games.push(PeriodGame {
            pairing: pairing.id.0,
            round,
            board: pairing.board,
            white: name(pairing.white),
            black: name(black),
            result: seat::board_result(&pairing),
            date,
            moved: days.is_own(pairing.id),
        });
    }
    let closed = period::closed(db, id)?;
    let ratings = period::ratings(db, id)?;
    let number = |count: usize| u32::try_from(count).unwrap_or(u32::MAX);
    let row = |(period, count): (Period, Count)| {
        let period = period.to_string();
        let known = ratings.get(&period);
        let rated = |player: &&EntryId| known.is_some_and(|known| known.contains_key(player));
        PeriodRow {
            games: count.games,
            missing: count.missing,
            players: number(count.players.len()),
            ratings: number(count.players.iter().filter(rated).count()),
            closed: closed.get(&period).cloned(),
            period,
        }
    };
    let event = event::get(db)?;
    Ok(PeriodsView {
        tournament: id.0,
        long: is_long(event.start_date, event.end_date),
        periods: counts.into_iter().map(row).collect(),
        games,
        undated,
    })
}

fn count(count: &mut Count, pairing: &PairingRow, black: EntryId) {
    count.games += 1;
    count.missing += u32::from(pairing.white_result.is_none());
    count.players.extend([pairing.white, black]);
}
