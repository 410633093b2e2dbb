//! How much of what changed between two states of a tournament.

use std::cmp::Ordering;
use std::collections::{BTreeMap, BTreeSet};

use super::shape::Shape;
use super::state::{Mark, Rows};

/// What can change in a tournament.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Kind {
    /// What it is played by, its calendar, fees and prizes.
    Settings,
    /// Players, and what was said of them.
    Players,
    /// Rounds and who meets whom.
    Rounds,
    /// Results.
    Results,
    /// Records of games.
    Games,
    /// Incidents and rulings.
    Incidents,
    /// Clocks, who was missing, adjournments.
    Clocks,
}

/// What is counted once: a player, a round, a game, however many rows of it changed.
type Counted = (Kind, usize, i64);

/// What changed from one state to another; nothing for none of a tournament.
pub(super) fn changes(shape: &Shape, before: Option<&Rows>, after: Option<&Rows>) -> BTreeMap<Kind, u32> {
    let mut counted: BTreeSet<Counted> = BTreeSet::new();
    for (place, table) in shape.tables.iter().enumerate() {
        let mut before = marks(before, place).iter().peekable();
        let mut after = marks(after, place).iter().peekable();
        loop {
            let order = match (before.peek(), after.peek()) {
                (None, None) => break,
                (Some(_), None) => Ordering::Less,
                (None, Some(_)) => Ordering::Greater,
                (Some(old), Some(new)) => old.key.cmp(&new.key),
            };
            let old = if order.is_le() { before.next() } else { None };
            let new = if order.is_ge() { after.next() } else { None };
            if old != new
                && let Some(mark) = new.or(old)
            {
                counted.insert(of(place, &table.name, mark, old.is_some() && new.is_some()));
            }
        }
    }
    let mut counts = BTreeMap::new();
    for (kind, _, _) in counted {
        *counts.entry(kind).or_default() += 1;
    }
    counts
}

fn marks(rows: Option<&Rows>, place: usize) -> &[Mark] {
    rows.and_then(|rows| rows.tables.get(place)).map_or(&[], Vec::as_slice)
}

/// What a row is counted as. What is not known here is a setting.
fn of(place: usize, table: &str, mark: &Mark, stays: bool) -> Counted {
    let (own, owner) = (mark.key.0, mark.refers[0]);
    match table {
        "entry" => (Kind::Players, 0, own),
        "bye_request" | "check_in" | "payment" | "period_rating" => (Kind::Players, 0, owner),
        "prohibited_pair" => (Kind::Players, place, own),
        "round" | "start_of_play" => (Kind::Rounds, 0, own),
        "pairing" if stays => (Kind::Results, 0, own),
        "pairing" => (Kind::Rounds, 0, owner),
        "second_pass" | "rating_correction" | "game_date" => (Kind::Results, 0, owner),
        "game" | "ply" | "set_up" | "live" => (Kind::Games, 0, owner),
        "incident" => (Kind::Incidents, 0, own),
        "ruling" => (Kind::Incidents, 0, owner),
        "clock_reading" | "missing_player" | "adjournment" => (Kind::Clocks, 0, owner),
        _ => (Kind::Settings, place, own),
    }
}
