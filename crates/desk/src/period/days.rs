//! The days of games, and the periods in which they count.

use std::collections::BTreeMap;

use arbitro_standings::rating::Period;
use arbitro_store::table::{calendar, event, period};
use arbitro_store::{Db, PairingId, TournamentId};
use chrono::NaiveDate;

use crate::api::DeskError;

/// The days of the games of a tournament: their own, else that of their round.
pub(crate) struct Days {
    own: BTreeMap<PairingId, NaiveDate>,
    rounds: BTreeMap<u16, NaiveDate>,
    start: NaiveDate,
    end: NaiveDate,
}

impl Days {
    pub fn of(db: &Db<'_>, tournament: TournamentId) -> Result<Self, DeskError> {
        let event = event::get(db)?;
        let rounds = calendar::of_tournament(db, tournament)?;
        Ok(Self {
            own: period::game_dates(db, tournament)?,
            rounds: rounds.iter().filter_map(|row| Some((row.round, row.date?))).collect(),
            start: event.start_date,
            end: event.end_date,
        })
    }

    /// The day of a game of a round, where it is known.
    pub fn day(&self, pairing: PairingId, round: u16) -> Option<NaiveDate> {
        self.own.get(&pairing).or_else(|| self.rounds.get(&round)).copied()
    }

    /// Whether a game has a day of its own.
    pub fn is_own(&self, pairing: PairingId) -> bool {
        self.own.contains_key(&pairing)
    }

    /// The period in which a game of a round counts.
    pub fn period(&self, pairing: PairingId, round: u16) -> Period {
        self.period_of(self.day(pairing, round))
    }

    /// The period in which a game of a day counts.
    pub fn period_of(&self, day: Option<NaiveDate>) -> Period {
        Period::of_game(self.start, self.end, day)
    }
}
