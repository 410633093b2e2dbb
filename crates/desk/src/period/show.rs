//! `period/show`: the months in which a tournament was played, and the day of each game.

use std::collections::{BTreeMap, BTreeSet};

use arbitro_store::table::player::{self, EntryRow};
use arbitro_store::table::round::{self, PairingRow};
use arbitro_store::table::{event, period};
use arbitro_store::{Db, EntryId, TournamentId};

use super::{Days, period_of};
use crate::api::DeskError;
use crate::api::period::{PeriodGame, PeriodRow, PeriodsView, ShowPeriods};
use crate::{Desk, seat};

/// Longer events are reported month by month.
const MOST_DAYS: i64 = 30;

/// The months with their games.
pub fn show(desk: &Desk, request: &ShowPeriods) -> Result<PeriodsView, DeskError> {
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
    let mut counts: BTreeMap<String, Count> = BTreeMap::new();
    let (mut games, mut undated) = (Vec::new(), 0);
    for (round, pairing) in round::pairings_of_tournament(db, id)? {
        let Some(black) = pairing.black else { continue };
        let date = days.day(pairing.id, round);
        match date {
            Some(date) => count(counts.entry(period_of(date)).or_default(), &pairing, black),
            None => undated += 1,
        }
        games.push(PeriodGame {
            pairing: pairing.id.0,
            round,
            board: pairing.board,
            white: name(pairing.white),
            black: name(black),
            result: seat::board_result(&pairing),
            date,
            moved: days.own.contains_key(&pairing.id),
        });
    }
    let closed = period::closed(db, id)?;
    let row = |(period, count): (String, Count)| {
        let known = period::ratings(db, id, &period)?;
        let rated = count.players.iter().filter(|player| known.contains_key(player)).count();
        let number = |count: usize| u32::try_from(count).unwrap_or(u32::MAX);
        Ok(PeriodRow {
            games: count.games,
            missing: count.missing,
            players: number(count.players.len()),
            ratings: number(rated),
            closed: closed.get(&period).cloned(),
            period,
        })
    };
    let event = event::get(db)?;
    let lasts = event.end_date.signed_duration_since(event.start_date).num_days() + 1;
    Ok(PeriodsView {
        tournament: id.0,
        long: lasts > MOST_DAYS,
        periods: counts.into_iter().map(row).collect::<Result<_, DeskError>>()?,
        games,
        undated,
    })
}

fn count(count: &mut Count, pairing: &PairingRow, black: EntryId) {
    count.games += 1;
    count.missing += u32::from(pairing.white_result.is_none());
    count.players.extend([pairing.white, black]);
}
