//! `period/report`: the report of a month alone.

use std::collections::{BTreeMap, BTreeSet};

use arbitro_interchange::trf::{self, Cell, Report};
use arbitro_store::table::player;
use arbitro_store::table::{period, round, tournament};
use arbitro_store::{Db, EntryId, TournamentId};
use arbitro_tournament::{PairingNumber, Points, Rating, ScoringSystem};
use chrono::NaiveDate;

use super::{Days, first_day, period_of};
use crate::api::DeskError;
use crate::api::period::ReportPeriod;
use crate::api::trf::ReportExported;
use crate::{Desk, source};

/// What a month has of a tournament.
struct Month {
    period: String,
    scoring: ScoringSystem,
    /// Who played in which round.
    games: BTreeSet<(PairingNumber, u16)>,
    /// The ratings that were valid, of those who are known.
    ratings: BTreeMap<PairingNumber, Option<Rating>>,
    first: NaiveDate,
    last: NaiveDate,
}

/// Writes the report of a month: its games, its players, their ratings in it.
pub fn report(desk: &Desk, request: &ReportPeriod) -> Result<ReportExported, DeskError> {
    let month = desk.read(|db| Month::of(db, TournamentId(request.tournament), &request.period))?;
    let mut report = crate::trf::report(desk, request.tournament)?;
    month.keep(&mut report);
    let (path, text) = source::write(&request.target, &trf::write(&report))?;
    let file_name = source::file_name(&[report.text(12).unwrap_or_default()], "trf");
    Ok(ReportExported { path, text, file_name, losses: Vec::new() })
}

impl Month {
    fn of(db: &Db<'_>, id: TournamentId, text: &str) -> Result<Self, DeskError> {
        let period = period_of(first_day(text)?);
        let numbers: BTreeMap<EntryId, PairingNumber> =
            player::of_tournament(db, id)?.iter().map(|entry| (entry.id, entry.number)).collect();
        let days = Days::of(db, id)?;
        let (mut games, mut played) = (BTreeSet::new(), BTreeSet::new());
        for (round, pairing) in round::pairings_of_tournament(db, id)? {
            let day = days.day(pairing.id, round).filter(|day| period_of(*day) == period);
            if let (Some(day), Some(black)) = (day, pairing.black) {
                played.insert(day);
                let both = [pairing.white, black];
                games.extend(both.iter().filter_map(|entry| Some((*numbers.get(entry)?, round))));
            }
        }
        let none = || DeskError::plain("error-period-empty").with("period", &period);
        let first = played.first().copied().ok_or_else(none)?;
        let last = played.last().copied().ok_or_else(none)?;
        let ratings = period::ratings(db, id, &period)?
            .into_iter()
            .filter_map(|(entry, rating)| Some((*numbers.get(&entry)?, rating)))
            .collect();
        let scoring = tournament::get(db, id)?.data.scoring;
        Ok(Self { period, scoring, games, ratings, first, last })
    }

    /// Leaves in a report what is of this month. The players keep their numbers, by which opponents are named.
    fn keep(&self, report: &mut Report) {
        for player in &mut report.players {
            for (round, cell) in (1..).zip(&mut player.rounds) {
                if !self.games.contains(&(player.number, round)) {
                    *cell = Cell::default();
                }
            }
            let worth = |cell: &Cell| cell.result.map(|result| self.scoring.points(result));
            player.points = Some(player.rounds.iter().filter_map(worth).sum::<Points>());
            player.rank = None;
            if let Some(rating) = self.ratings.get(&player.number) {
                player.rating = *rating;
            }
        }
        report.players.retain(|player| self.games.iter().any(|(number, _)| *number == player.number));
        report.byes.clear();
        let name = format!("{} ({})", report.text(12).unwrap_or_default(), self.period);
        let rated = report.players.iter().filter(|player| player.rating.is_some()).count();
        let day = |date: NaiveDate| date.format("%Y/%m/%d").to_string();
        for (code, text) in [
            (12, name),
            (42, day(self.first)),
            (52, day(self.last)),
            (62, report.players.len().to_string()),
            (72, rated.to_string()),
        ] {
            report.set_text(code, &text);
        }
    }
}
