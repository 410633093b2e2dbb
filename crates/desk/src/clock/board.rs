//! The clock sheet of one board: its readings, its incidents, and what speaks against them.

use arbitro_laws::clock::{Bonus, Doubt, Period, Reading, TimeControl, doubts};
use arbitro_laws::edition::Seconds;
use arbitro_laws::record::Milliseconds;
use arbitro_laws::side::{PerSide, Side as LawsSide};
use arbitro_store::table::clock::{self, ReadingRow, Why};
use arbitro_store::table::incident::{self, LogRow};
use arbitro_store::{Db, PairingId, Tx};
use chrono::{DateTime, TimeDelta, Utc};
use shakmaty::Color;

use crate::api::clock::{ClockLine, WhyRead};
use crate::api::{DeskError, Message};
use crate::convert::{With as _, sentence};
use crate::game::sheet::{Sheet, index};
use crate::incident as log;

/// What is known of the clocks of a board.
pub(crate) struct Board {
    control: Option<TimeControl>,
    readings: Vec<(i64, ReadingRow)>,
    incidents: Vec<LogRow>,
}

impl Board {
    /// The board of a pairing.
    pub fn of(db: &Db<'_>, pairing: PairingId) -> Result<Self, DeskError> {
        Ok(Self {
            control: log::control(db)?,
            readings: clock::readings(db, pairing)?,
            incidents: incident::of_pairing(db, pairing)?,
        })
    }

    /// The periods of the time control, in words.
    pub fn periods(&self) -> Vec<Message> {
        self.control.as_ref().map(periods).unwrap_or_default()
    }

    /// The time control.
    pub fn control(&self) -> Option<&TimeControl> {
        self.control.as_ref()
    }

    /// What rulings have added to each clock by this time, or taken.
    pub fn added(&self, at: DateTime<Utc>) -> PerSide<Seconds> {
        let rulings = self.incidents.iter().filter_map(|row| row.ruling.as_ref()).map(|(_, ruling)| ruling);
        let mut added = PerSide { white: Seconds(0), black: Seconds(0) };
        for ruling in rulings.filter(|ruling| ruling.at <= at) {
            added.white += Seconds(ruling.white_delta_s.into());
            added.black += Seconds(ruling.black_delta_s.into());
        }
        added
    }

    /// When the next reading is due: so many minutes after the last, or after the start of play. Where the clock of this
    /// machine went back it is counted from now.
    pub fn due(
        &self,
        interval: Option<u32>,
        start: Option<DateTime<Utc>>,
        now: DateTime<Utc>,
    ) -> Option<DateTime<Utc>> {
        let last = self.readings.last().map(|(_, row)| row.at).or(start)?;
        Some(last.min(now) + TimeDelta::minutes(interval?.into()))
    }

    /// All lines, by the time of day.
    pub fn lines(&self) -> Vec<ClockLine> {
        let mut lines = self.read();
        lines.extend(self.incidents.iter().filter_map(of_incident));
        lines.sort_by_key(|line| line.at);
        lines
    }

    /// The readings, in the order in which they were noted.
    pub fn read(&self) -> Vec<ClockLine> {
        let found = match &self.control {
            Some(control) => doubts(control, &self.judged()),
            None => vec![Vec::new(); self.readings.len()],
        };
        let line = |((id, row), doubts): (&(i64, ReadingRow), Vec<Doubt>)| ClockLine {
            reading: Some(*id),
            at: row.at,
            who: row.who.clone(),
            why: why(row.why),
            incident: None,
            clocks_ms: (row.white_clock_ms, row.black_clock_ms),
            must_show_ms: (None, None),
            moves: (row.white_moves, row.black_moves),
            note: row.note.clone(),
            doubts: doubts.into_iter().map(doubt).collect(),
        };
        self.readings.iter().zip(found).map(line).collect()
    }

    /// The readings as the Laws judge them.
    fn judged(&self) -> Vec<Reading> {
        let reading = |(_, row): &(i64, ReadingRow)| Reading {
            at: Seconds(row.at.timestamp()),
            shows: PerSide {
                white: row.white_clock_ms.map(Milliseconds),
                black: row.black_clock_ms.map(Milliseconds),
            },
            completed: PerSide { white: row.white_moves, black: row.black_moves },
            added: self.added(row.at),
        };
        self.readings.iter().map(reading).collect()
    }
}

/// An incident at which the clocks were read.
fn of_incident(row: &LogRow) -> Option<ClockLine> {
    let view = log::row(row);
    let read = view.clocks_before_ms;
    (read != (None, None)).then(|| ClockLine {
        reading: None,
        at: view.at,
        who: String::new(),
        why: WhyRead::Incident,
        incident: Some(view.headline),
        clocks_ms: read,
        must_show_ms: if view.clocks_after_ms == read { (None, None) } else { view.clocks_after_ms },
        moves: (None, None),
        note: String::new(),
        doubts: Vec::new(),
    })
}

const fn why(why: Why) -> WhyRead {
    match why {
        Why::Routine => WhyRead::Routine,
        Why::Incident => WhyRead::Incident,
        Why::Adjournment => WhyRead::Adjournment,
        Why::Resumption => WhyRead::Resumption,
    }
}

/// What speaks against a reading, in words.
fn doubt(doubt: Doubt) -> Message {
    let of_side = |key: &str, side: LawsSide, most: Milliseconds| {
        let side = if side == LawsSide::White { "white" } else { "black" };
        sentence(key).with("side", side).with("most", time(i64::from(most.0 / 1000)))
    };
    match doubt {
        Doubt::MoreThanGiven { side, most } => of_side("clock-doubt-more-than-given", side, most),
        Doubt::Rose { side, most } => of_side("clock-doubt-rose", side, most),
        Doubt::RanTooFast { used, passed } => {
            sentence("clock-doubt-ran-too-fast").with("used", time(used.0)).with("passed", time(passed.0))
        }
    }
}

/// The periods of a time control, each in a sentence.
fn periods(control: &TimeControl) -> Vec<Message> {
    let mut first = 1;
    let mut sentences = Vec::new();
    for (number, period) in (1..).zip(control.periods()) {
        sentences.push(in_words(number, first, period));
        first += period.moves.unwrap_or(0);
    }
    sentences
}

fn in_words(number: u32, first: u32, period: &Period) -> Message {
    let key = if period.moves.is_some() { "clock-period-moves" } else { "clock-period-rest" };
    let bonus = match period.bonus {
        Bonus::None => "none",
        Bonus::Increment(_) => "increment",
        Bonus::Bronstein(_) => "bronstein",
        Bonus::Delay(_) => "delay",
    };
    sentence(key)
        .with("number", number)
        .with("first", first)
        .with("last", first + period.moves.unwrap_or(1) - 1)
        .with("time", time(period.time.0))
        .with("bonus", bonus)
        .with("seconds", period.bonus.seconds().0)
}

/// A time as clocks show it.
pub(crate) fn time(seconds: i64) -> String {
    format!("{}:{:02}:{:02}", seconds / 3600, seconds / 60 % 60, seconds % 60)
}

/// The moves completed by White and Black, as far as the scoresheet tells.
pub(crate) fn moves_of(sheet: &Sheet) -> (Option<u32>, Option<u32>) {
    let steps = sheet.replay.steps();
    let made = |color: Color| index(steps.iter().filter(|s| s.void.is_none() && s.mover == color).count());
    let known = !steps.is_empty();
    (known.then(|| made(Color::White)), known.then(|| made(Color::Black)))
}

/// Writes a reading; the moves are those of the scoresheet where they are not told.
pub(crate) fn note_reading(tx: &Tx<'_>, mut row: ReadingRow) -> Result<(), DeskError> {
    let (white, black) = moves_of(&Sheet::load(tx, row.pairing)?);
    row.white_moves = row.white_moves.or(white);
    row.black_moves = row.black_moves.or(black);
    Ok(clock::insert(tx, &row)?)
}
