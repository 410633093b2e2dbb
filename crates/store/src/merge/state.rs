//! What an event holds, tournament by tournament, as far as it takes to tell two states apart.

use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::hash::{DefaultHasher, Hash, Hasher};

use rusqlite::Row;
use rusqlite::types::ValueRef;

use super::shape::{MOST_REFERENCES, Shape, Table};
use crate::{Db, StoreError};

/// A row: which it is, whom it refers to, and a digest of the rest.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Mark {
    /// Its key.
    pub key: (i64, i64),
    /// The numbers it refers to, in the order of the references; `NONE` where there is none.
    pub refers: [i64; MOST_REFERENCES],
    digest: u64,
}

/// No number.
const NONE: i64 = i64::MIN;

/// The rows of one tournament by table, in the order of their keys.
#[derive(Debug, Default)]
pub(super) struct Rows {
    /// By the places of the tables.
    pub tables: Vec<Vec<Mark>>,
}

/// An event at one moment.
#[derive(Debug)]
pub(super) struct State {
    /// The tournaments by their numbers.
    pub tournaments: BTreeMap<i64, Rows>,
    /// Their names.
    pub names: BTreeMap<i64, String>,
    /// Digests of the event's form and of its letterhead.
    pub event: u64,
    /// The same of its letterhead.
    pub letterhead: u64,
    /// Digest of each player, and the tournaments that he is in.
    pub players: HashMap<i64, (u64, BTreeSet<i64>)>,
    /// The tournament of each row that has a number, by table.
    belongs: Vec<HashMap<i64, i64>>,
}

impl State {
    /// Reads an event.
    pub fn of(db: &Db<'_>, shape: &Shape) -> Result<Self, StoreError> {
        let players =
            db.rows("SELECT * FROM player", [], |row| Ok((row.get(0)?, digest(row, |c| c != 0)?)))?;
        let mut state = Self {
            tournaments: BTreeMap::new(),
            names: db
                .rows("SELECT id, name FROM tournament", [], |row| Ok((row.get(0)?, row.get(1)?)))?
                .into_iter()
                .collect(),
            event: whole(db, "event")?,
            letterhead: whole(db, "letterhead")?,
            players: players.into_iter().map(|(id, digest)| (id, (digest, BTreeSet::new()))).collect(),
            belongs: shape.tables.iter().map(|_| HashMap::new()).collect(),
        };
        for (place, table) in shape.tables.iter().enumerate() {
            state.read(db, shape, place, table)?;
        }
        for rows in state.tournaments.values_mut() {
            rows.tables.iter_mut().for_each(|marks| marks.sort_unstable_by_key(|mark| mark.key));
        }
        Ok(state)
    }

    fn read(&mut self, db: &Db<'_>, shape: &Shape, place: usize, table: &Table) -> Result<(), StoreError> {
        let mut statement =
            db.prepare(&format!("SELECT {} FROM {}", table.columns.join(", "), table.name))?;
        let mut rows = statement.query([])?;
        while let Some(row) = rows.next()? {
            let mut mark = Mark::of(row, table)?;
            if let Some(player) = table.player {
                let id: i64 = row.get(player)?;
                mark.digest ^= self.players.get(&id).map_or(0, |(digest, _)| digest.rotate_left(1));
            }
            let tournament = match table.references.first() {
                None => Some(mark.key.0),
                Some((_, numbering)) => {
                    self.belongs.get(*numbering).and_then(|of| of.get(&mark.refers[0])).copied()
                }
            };
            let Some(tournament) = tournament else { continue };
            if let Some(numbers) = self.belongs.get_mut(place).filter(|_| table.id.is_some()) {
                numbers.insert(mark.key.0, tournament);
            }
            if let Some(player) = table.player
                && let Some((_, of)) = self.players.get_mut(&row.get(player)?)
            {
                of.insert(tournament);
            }
            let rows = self.tournaments.entry(tournament).or_default();
            rows.tables.resize_with(shape.tables.len(), Vec::new);
            if let Some(marks) = rows.tables.get_mut(place) {
                marks.push(mark);
            }
        }
        Ok(())
    }

    /// The tournaments that a row belongs to, by its table and the first number of its key.
    pub fn tournaments_of(&self, shape: &Shape, table: &str, key: i64) -> BTreeSet<i64> {
        if table == "player" {
            return self.players.get(&key).map(|(_, of)| of.clone()).unwrap_or_default();
        }
        let place = shape.tables.iter().position(|found| found.name == table);
        let numbering = place.and_then(|place| {
            let table = shape.tables.get(place)?;
            // Of rows without a number the key begins with that of what they belong to.
            if table.id.is_some() { Some(place) } else { table.references.first().map(|(_, to)| *to) }
        });
        let of = numbering.and_then(|place| self.belongs.get(place)?.get(&key));
        of.copied().into_iter().collect()
    }
}

impl Mark {
    fn of(row: &Row<'_>, table: &Table) -> rusqlite::Result<Self> {
        let mut key = table.key.iter().map(|column| row.get::<_, i64>(*column));
        let key = (key.next().transpose()?.unwrap_or(NONE), key.next().transpose()?.unwrap_or(NONE));
        let mut refers = [NONE; MOST_REFERENCES];
        for (number, (column, _)) in refers.iter_mut().zip(&table.references) {
            *number = row.get::<_, Option<i64>>(*column)?.unwrap_or(NONE);
        }
        // Which place a tournament has among the others is not its own.
        let own = |column: usize| {
            !table.is_number(column)
                && table.columns.get(column).is_none_or(|name| table.owner.is_some() || name != "place")
        };
        Ok(Self { key, refers, digest: digest(row, own)? })
    }
}

impl Rows {
    /// A digest that is the same whatever numbers the rows have, as long as they are in the same order.
    pub fn digest(&self, shape: &Shape) -> u64 {
        let ranks: Vec<HashMap<i64, usize>> = self
            .tables
            .iter()
            .map(|marks| marks.iter().enumerate().map(|(rank, mark)| (mark.key.0, rank)).collect())
            .collect();
        let rank = |place: usize, number: i64| ranks.get(place).and_then(|ranks| ranks.get(&number));
        let mut digests: Vec<u64> = Vec::new();
        for (place, (table, marks)) in shape.tables.iter().zip(&self.tables).enumerate() {
            for mark in marks {
                let mut hasher = DefaultHasher::new();
                place.hash(&mut hasher);
                table.id.and_then(|_| rank(place, mark.key.0)).hash(&mut hasher);
                for (number, (_, to)) in mark.refers.iter().zip(&table.references) {
                    rank(*to, *number).hash(&mut hasher);
                }
                mark.digest.hash(&mut hasher);
                digests.push(hasher.finish());
            }
        }
        digests.sort_unstable();
        let mut hasher = DefaultHasher::new();
        digests.hash(&mut hasher);
        hasher.finish()
    }
}

/// A digest of the one row of a table, and of none.
fn whole(db: &Db<'_>, table: &str) -> Result<u64, StoreError> {
    let found = db.first(&format!("SELECT * FROM {table}"), [], |row| digest(row, |_| true))?;
    Ok(found.unwrap_or(0))
}

fn digest(row: &Row<'_>, counts: impl Fn(usize) -> bool) -> rusqlite::Result<u64> {
    let mut hasher = DefaultHasher::new();
    for column in (0..row.as_ref().column_count()).filter(|column| counts(*column)) {
        match row.get_ref(column)? {
            ValueRef::Null => 0_u8.hash(&mut hasher),
            ValueRef::Integer(number) => (1_u8, number).hash(&mut hasher),
            ValueRef::Real(number) => (2_u8, number.to_bits()).hash(&mut hasher),
            ValueRef::Text(text) => (3_u8, text).hash(&mut hasher),
            ValueRef::Blob(bytes) => (4_u8, bytes).hash(&mut hasher),
        }
    }
    Ok(hasher.finish())
}
