//! What is not the same in two files, and where it changed.

use std::collections::{BTreeMap, BTreeSet};

use super::count::changes;
use super::past::{Past, Touched, added, since};
use super::shape::Shape;
use super::state::{Rows, State};
use super::{Changed, Changes, Obstacle, Part, Then, What};
use crate::table::journal::Entry;
use crate::{EventFile, StoreError};

/// One of the two files.
struct Side {
    state: State,
    since: Vec<(Entry, Vec<Touched>)>,
    /// Numbers of tournaments that are not those of the common state.
    new: BTreeSet<i64>,
    /// How it was when the other file took something over from it.
    then: Vec<State>,
}

impl Side {
    fn of(file: &EventFile, shape: &Shape, common: u32, numbers: &BTreeSet<u32>) -> Result<Self, StoreError> {
        let db = file.db();
        let since = since(&db, common)?;
        let then = if numbers.is_empty() { Vec::new() } else { then(file, shape, numbers)? };
        Ok(Self { state: State::of(&db, shape)?, new: added(&since, "tournament"), since, then })
    }

    /// A tournament of the common state as it is here now.
    fn old(&self, id: i64) -> Option<&Rows> {
        self.state.tournaments.get(&id).filter(|_| !self.new.contains(&id))
    }

    /// The tournaments that were made since.
    fn made<'a>(&'a self, base: &'a State) -> impl Iterator<Item = (i64, &'a str)> {
        let new = |id: &i64| self.new.contains(id) || !base.tournaments.contains_key(id);
        self.state.names.iter().filter(move |(id, _)| new(id)).map(|(id, name)| (*id, name.as_str()))
    }

    fn rows(&self, id: Option<i64>) -> Option<&Rows> {
        self.state.tournaments.get(&id?)
    }

    fn name(&self, id: Option<i64>) -> Option<&str> {
        self.state.names.get(&id?).map(String::as_str)
    }

    /// The acts that changed rows that are `wanted`, by their numbers.
    fn acts(&self, wanted: impl Fn(&str, i64) -> bool) -> Vec<u32> {
        let did = |touched: &[Touched]| touched.iter().any(|(table, key, _)| wanted(table, *key));
        let acts = self.since.iter().filter(|(_, touched)| did(touched));
        acts.map(|(row, _)| row.number).collect()
    }
}

/// A file as it stood at each of these rows of its journal, as far as that leads back.
fn then(file: &EventFile, shape: &Shape, numbers: &BTreeSet<u32>) -> Result<Vec<State>, StoreError> {
    let mut past = Past::of(file, shape)?;
    let mut states = Vec::new();
    for number in numbers.iter().rev() {
        let Some(state) = past.at(*number)? else { break };
        states.push(state);
    }
    Ok(states)
}

/// A tournament in both files, where it is, and as it was at the last common act.
struct Pair<'a> {
    here: Option<i64>,
    there: Option<i64>,
    base: Option<&'a Rows>,
}

/// The two files, and the state at their last common act.
struct Three<'a> {
    shape: &'a Shape,
    base: State,
    here: Side,
    there: Side,
}

/// The parts that are not the same; none where neither journal leads back to the last common act.
pub(super) fn parts(
    ours: &EventFile,
    theirs: &EventFile,
    common: u32,
    then: &Then,
) -> Result<Option<Vec<Part>>, StoreError> {
    let shape = Shape::of(&ours.db())?;
    let base = match Past::of(ours, &shape)?.at(common)? {
        Some(base) => base,
        None => match Past::of(theirs, &shape)?.at(common)? {
            Some(base) => base,
            None => return Ok(None),
        },
    };
    let here = Side::of(ours, &shape, common, &then.here)?;
    let there = Side::of(theirs, &shape, common, &then.there)?;
    let three = Three { shape: &shape, base, here, there };
    let mut parts = three.of_the_event();
    parts.extend(three.tournaments().into_iter().filter_map(|pair| three.tournament(pair)));
    Ok(Some(parts))
}

impl Three<'_> {
    fn of_the_event(&self) -> Vec<Part> {
        let event: fn(&State) -> u64 = |state| state.event;
        let letterhead: fn(&State) -> u64 = |state| state.letterhead;
        let both = [(What::Event, "event", event), (What::Letterhead, "letterhead", letterhead)];
        let part = |(what, name, digest): (What, &str, fn(&State) -> u64)| {
            let of =
                |side: &Side| Changes { counts: BTreeMap::new(), acts: side.acts(|table, _| table == name) };
            let changed = self.changed(digest)?;
            let (here, there) = (of(&self.here), of(&self.there));
            Some(Part { what, name: String::new(), changed, here, there, obstacle: None })
        };
        both.into_iter().filter_map(part).collect()
    }

    /// Where something of the event changed; none where it is the same in both. What is as the other file had it when it was
    /// taken over has not been changed since.
    fn changed(&self, digest: fn(&State) -> u64) -> Option<Changed> {
        let (here, there) = (digest(&self.here.state), digest(&self.there.state));
        let was = |side: &Side, now: u64| {
            digest(&self.base) == now || side.then.iter().any(|then| digest(then) == now)
        };
        match (was(&self.there, here), was(&self.here, there)) {
            _ if here == there => None,
            (true, _) => Some(Changed::There),
            (_, true) => Some(Changed::Here),
            _ => Some(Changed::Both),
        }
    }

    /// The tournaments of both, each once, with what they were at the last common act. Those that were made since are known
    /// by their names.
    fn tournaments(&self) -> Vec<Pair<'_>> {
        let mut pairs: Vec<Pair<'_>> = Vec::new();
        for (id, rows) in &self.base.tournaments {
            let still = |side: &Side| side.old(*id).map(|_| *id);
            pairs.push(Pair { here: still(&self.here), there: still(&self.there), base: Some(rows) });
        }
        let mut theirs: BTreeMap<&str, i64> =
            self.there.made(&self.base).map(|(id, name)| (name, id)).collect();
        for (id, name) in self.here.made(&self.base) {
            pairs.push(Pair { here: Some(id), there: theirs.remove(name), base: None });
        }
        pairs.extend(theirs.into_values().map(|id| Pair { here: None, there: Some(id), base: None }));
        pairs
    }

    fn tournament(&self, Pair { here, there, base }: Pair<'_>) -> Option<Part> {
        let (mine, other) = (self.here.rows(here), self.there.rows(there));
        let digest = |rows: Option<&Rows>| rows.map(|rows| rows.digest(self.shape));
        if digest(mine) == digest(other) {
            return None;
        }
        let here_changes = self.changes(&self.here, base, mine, here);
        let there_changes = self.changes(&self.there, base, other, there);
        let was = |side: &Side, id: Option<i64>, now: Option<&Rows>| {
            let then = side.then.iter().filter_map(|then| then.tournaments.get(&id?));
            then.map(|then| Some(then.digest(self.shape))).any(|then| then == digest(now))
        };
        let changed = match (here_changes.counts.is_empty(), there_changes.counts.is_empty()) {
            (true, _) => Changed::There,
            (_, true) => Changed::Here,
            _ if was(&self.there, there, mine) => Changed::There,
            _ if was(&self.here, here, other) => Changed::Here,
            _ => Changed::Both,
        };
        let name = self.here.name(here).or_else(|| self.there.name(there)).unwrap_or_default().to_owned();
        let what = What::Tournament { here, there };
        let obstacle = self.obstacle(here, there);
        Some(Part { what, name, changed, here: here_changes, there: there_changes, obstacle })
    }

    fn changes(&self, side: &Side, base: Option<&Rows>, rows: Option<&Rows>, id: Option<i64>) -> Changes {
        let acts = side.acts(|table, key| {
            let of = |state: &State| {
                id.is_some_and(|id| state.tournaments_of(self.shape, table, key).contains(&id))
            };
            of(&self.base) || of(&side.state)
        });
        Changes { counts: changes(self.shape, base, rows), acts }
    }

    /// Why a tournament cannot be taken over as it is there.
    fn obstacle(&self, here: Option<i64>, there: Option<i64>) -> Option<Obstacle> {
        if there.is_none() {
            return Some(Obstacle::GoneThere);
        }
        let name = self.there.name(there);
        let mut others = self.here.state.names.iter().filter(|(id, _)| Some(**id) != here);
        others.any(|(_, other)| Some(other.as_str()) == name).then_some(Obstacle::NameTaken)
    }
}
