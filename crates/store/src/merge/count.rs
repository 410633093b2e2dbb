//! How much of what changed between two states of a tournament.

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
        let (before, after) = (marks(before, place), marks(after, place));
        let mut note = |mark: &Mark, stays: bool| {
            counted.insert(of(place, &table.name, mark, stays));
        };
        let (mut before, mut after) = (before.iter().peekable(), after.iter().peekable());
        loop {
            match (before.peek(), after.peek()) {
                (None, None) => break,
                (Some(old), Some(new)) if old.key == new.key => {
                    if old != new {
                        note(new, true);
                    }
                    before.next();
                    after.next();
                }
                (Some(old), new) if new.is_none_or(|new| old.key < new.key) => {
                    note(old, false);
                    before.next();
                }
                (_, Some(new)) => {
                    note(new, false);
                    after.next();
                }
                (Some(_), None) => break,
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
