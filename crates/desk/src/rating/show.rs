//! `rating/show`: what the tournament does to ratings.

use std::collections::BTreeMap;

use arbitro_standings::rating::{
    Chapter, Entrant, EntrantRating, FirstRating, NoFirst, Outcome, RatedEvent, RatedPeriod, Rounding, rate,
};
use arbitro_store::table::event::{self, TimeClass};
use arbitro_store::table::player::{self, EntryRow};
use arbitro_store::table::tournament;
use arbitro_store::{Db, TournamentId};

use super::rounds;
use crate::api::rating::{RatingRow, RatingTerm, RatingsView, ShowRatings};
use crate::api::{DeskError, Message};
use crate::convert::{With as _, sentence, time_class};
use crate::event::rounds_planned;
use crate::{Desk, seat};

/// The change of every player, by pairing number.
pub fn show(desk: &Desk, request: &ShowRatings) -> Result<RatingsView, DeskError> {
    desk.read(|db| view(db, TournamentId(request.tournament)))
}

const fn chapter(class: TimeClass) -> Chapter {
    match class {
        TimeClass::Standard => Chapter::Standard,
        TimeClass::Rapid => Chapter::Rapid,
        TimeClass::Blitz => Chapter::Blitz,
    }
}

fn view(db: &Db<'_>, id: TournamentId) -> Result<RatingsView, DeskError> {
    let event = event::get(db)?;
    let tournament = tournament::get(db, id)?;
    let entries = player::of_tournament(db, id)?;
    let planned = rounds_planned(&tournament.data, u32::try_from(entries.len()).unwrap_or(u32::MAX));
    let mut games = rounds(db, id, &entries, u16::try_from(planned).unwrap_or(u16::MAX))?;
    let entrant = |entry: &EntryRow| {
        let mut entrant = Entrant::new(entry.number, entry.rating);
        entrant.history.birth_year = entry.data.birth_year;
        entrant.rounds = games.remove(&entry.id).unwrap_or_default();
        entrant
    };
    let rated = rate(&RatedEvent {
        chapter: chapter(event.time_class),
        start: event.start_date,
        end: event.end_date,
        is_match: entries.len() == 2,
        rounding: Rounding::Period,
        entrants: entries.iter().map(entrant).collect(),
    });
    let by_number: BTreeMap<_, &EntryRow> = entries.iter().map(|entry| (entry.number, entry)).collect();
    let rows = rated.iter().filter_map(|rating| Some(row(by_number.get(&rating.number)?, rating)));
    Ok(RatingsView { tournament: id.0, time_class: time_class(event.time_class), rows: rows.collect() })
}

fn row(entry: &EntryRow, rating: &EntrantRating) -> RatingRow {
    let mut row = RatingRow {
        entry: entry.id.0,
        number: entry.number.0,
        player: seat::form(entry),
        games: u32::try_from(rating.games).unwrap_or(u32::MAX),
        score: rating.score.to_string(),
        expected: rating.rating.map(|_| rating.expected.to_string()),
        delta: rating.rating.map(|_| (rating.score - rating.expected).to_string()),
        k: None,
        change: None,
        rounded: None,
        new: None,
        performance: rating.performance.map(|performance| performance.rating),
        terms: Vec::new(),
        notes: Vec::new(),
    };
    match &rating.outcome {
        Outcome::Change { k, reason, periods, change, rounded, new } => {
            let used = periods.iter().map(|period| period.change.k).min().unwrap_or(*k);
            row.k = Some(used);
            row.change = Some(change.to_string());
            row.rounded = Some(*rounded);
            row.new = new.map(|rating| rating.0);
            row.notes.push(sentence(&format!("rating-k-{}", reason.word())));
            if used != *k {
                row.notes.push(sentence("rating-k-limited").with("k", used).with("games", rating.games));
            }
            row.terms = periods.iter().flat_map(terms).collect();
        }
        Outcome::First { first, .. } => {
            row.new = first.rating.ok().map(|rating| rating.0);
            row.notes.extend((first.games > 0).then(|| first_sum(first)));
            row.notes.push(first_or_none(first));
        }
    }
    row.notes.extend(
        rating
            .not_rated
            .iter()
            .map(|round| sentence(&format!("rating-round-{}", round.why.word())).with("round", round.round)),
    );
    row
}

fn terms(period: &RatedPeriod) -> impl Iterator<Item = RatingTerm> {
    let terms = period.change.events.iter().flat_map(|event| &event.terms);
    period.rounds.iter().zip(terms).map(|(round, term)| RatingTerm {
        round: u32::try_from(round.round).unwrap_or(u32::MAX),
        opponent: round.opponent.0,
        rating: term.opponent.0,
        difference: term.difference,
        counted: term.counted,
        score: term.score.to_string(),
        expected: term.expected.to_string(),
        delta: term.delta.to_string(),
    })
}

/// How a first rating comes about (B.02 art. 8.2).
fn first_sum(first: &FirstRating) -> Message {
    sentence("rating-first-sum")
        .with("sum", first.sum)
        .with("opponents", first.opponents)
        .with("percentage", first.percentage)
        .with("difference", first.difference)
        .with("computed", first.computed.map_or_else(|| "–".to_owned(), |rating| rating.to_string()))
}

fn first_or_none(first: &FirstRating) -> Message {
    match first.rating {
        Ok(rating) => sentence("rating-first").with("rating", rating.0),
        Err(NoFirst::TooFewGames) => sentence("rating-first-too-few-games").with("games", first.games),
        Err(NoFirst::NothingScored) => sentence("rating-first-nothing-scored"),
        Err(NoFirst::BelowFloor) => sentence("rating-first-below-floor"),
    }
}
