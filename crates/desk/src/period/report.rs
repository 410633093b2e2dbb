//! `period/report`: the report of a month alone.

use std::collections::{BTreeMap, BTreeSet};

use arbitro_interchange::trf::{self, Cell, Report};
use arbitro_standings::rating::Period;
use arbitro_store::table::{period, player, round, tournament};
use arbitro_store::{Db, EntryId, TournamentId};
use arbitro_tournament::{PairingNumber, Points, Rating, ScoringSystem};
use chrono::NaiveDate;

use super::{Days, read};
use crate::api::DeskError;
use crate::api::period::ReportPeriod;
use crate::api::trf::ReportExported;
use crate::{Desk, source};

/// What a month has of a tournament.
struct Month {
    period: Period,
    scoring: ScoringSystem,
    /// Who played in which round.
    games: BTreeSet<(PairingNumber, u16)>,
    /// The ratings that were valid, of those who are known.
    ratings: BTreeMap<PairingNumber, Option<Rating>>,
    /// The first and the last day on which something was played, where any is known.
    days: Option<(NaiveDate, NaiveDate)>,
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
        let period = read(text)?;
        let numbers: BTreeMap<EntryId, PairingNumber> =
            player::of_tournament(db, id)?.iter().map(|entry| (entry.id, entry.number)).collect();
        let days = Days::of(db, id)?;
        let (mut games, mut played) = (BTreeSet::new(), BTreeSet::new());
        for (round, pairing) in round::pairings_of_tournament(db, id)? {
            let this = days.period(pairing.id, round) == period;
            if let Some(black) = pairing.black.filter(|_| this) {
                played.extend(days.day(pairing.id, round));
                let both = [pairing.white, black];
                games.extend(both.iter().filter_map(|entry| Some((*numbers.get(entry)?, round))));
            }
        }
        if games.is_empty() {
            return Err(DeskError::plain("error-period-empty").with("period", period));
        }
        let known = period::ratings(db, id)?.remove(&period.to_string()).unwrap_or_default();
        let ratings =
            known.into_iter().filter_map(|(entry, rating)| Some((*numbers.get(&entry)?, rating))).collect();
        let scoring = tournament::get(db, id)?.data.scoring;
        let days = played.first().copied().zip(played.last().copied());
        Ok(Self { period, scoring, games, ratings, days })
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
        for (code, text) in [(12, name), (62, report.players.len().to_string()), (72, rated.to_string())] {
            report.set_text(code, &text);
        }
        for (code, day) in self.days.into_iter().flat_map(|(first, last)| [(42, first), (52, last)]) {
            report.set_text(code, &day.format("%Y/%m/%d").to_string());
        }
    }
}
