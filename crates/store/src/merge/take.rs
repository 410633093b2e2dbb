//! Parts of the event are taken over from another file, in the transaction of one act.

use std::collections::{BTreeMap, BTreeSet};

use rusqlite::params_from_iter;
use rusqlite::types::Value;

use super::past::{added, since};
use super::shape::{Shape, Table};
use super::{Other, What};
use crate::table::game;
use crate::{Db, StoreError, Tx, changeset};

/// Takes parts over as they are in the other file. What the tournaments had here is taken out first; no row of another
/// tournament is touched. The caller has compared the two files, which are the same up to this row of the journal.
pub fn take(tx: &Tx<'_>, other: &Other, common: u32, parts: &[What]) -> Result<(), StoreError> {
    tx.0.0.pragma_update(None, "defer_foreign_keys", true)?;
    let theirs = other.file.db();
    let taking =
        Taking { tx, theirs: &theirs, shape: Shape::of(tx)?, known: known_players(tx, &theirs, common)? };
    for part in parts {
        match part {
            What::Event => taking.only_row("event", &["uuid"])?,
            What::Letterhead => taking.only_row("letterhead", &[])?,
            What::Tournament { there: None, .. } => {}
            What::Tournament { here, there: Some(there) } => taking.tournament(*here, *there)?,
        }
    }
    if changeset::leaves_orphans(tx.0.0)? || !game::are_whole(tx)? {
        return Err(StoreError::Changed { table: "tournament".to_owned() });
    }
    Ok(())
}

/// The players who are the same person under the same number in both files: those of the last common act.
fn known_players(ours: &Db<'_>, theirs: &Db<'_>, common: u32) -> Result<BTreeSet<i64>, StoreError> {
    let of = |db: &Db<'_>| -> Result<BTreeSet<i64>, StoreError> {
        let all: BTreeSet<i64> =
            db.rows("SELECT id FROM player", [], |row| row.get(0))?.into_iter().collect();
        Ok(all.difference(&added(&since(db, common)?, "player")).copied().collect())
    };
    Ok(of(ours)?.intersection(&of(theirs)?).copied().collect())
}

/// A row of values, in the order of the columns.
type Cells = Vec<Value>;

/// New numbers by the old ones.
type Numbers = BTreeMap<i64, i64>;

struct Taking<'a> {
    tx: &'a Tx<'a>,
    theirs: &'a Db<'a>,
    shape: Shape,
    known: BTreeSet<i64>,
}

impl Taking<'_> {
    /// The one row of a table, but for columns that stay.
    fn only_row(&self, table: &str, stay: &[&str]) -> Result<(), StoreError> {
        let columns: Vec<String> = self.tx.rows(
            "SELECT name FROM pragma_table_info(?1) WHERE pk = 0 ORDER BY cid",
            [table],
            |row| row.get(0),
        )?;
        let columns: Vec<String> =
            columns.into_iter().filter(|name| !stay.contains(&name.as_str())).collect();
        let names = columns.join(", ");
        let Some(row) = cells(self.theirs, &format!("SELECT {names} FROM {table}"), [])?.pop() else {
            self.tx.write(&format!("DELETE FROM {table}"), [])?;
            return Ok(());
        };
        let set: Vec<String> = columns.iter().zip(1..).map(|(name, at)| format!("{name} = ?{at}")).collect();
        let changed =
            self.tx.write(&format!("UPDATE {table} SET {}", set.join(", ")), params_from_iter(&row))?;
        if changed == 0 {
            let places = vec!["?"; columns.len()].join(", ");
            self.tx.write(
                &format!("INSERT INTO {table} (id, {names}) VALUES (1, {places})"),
                params_from_iter(&row),
            )?;
        }
        Ok(())
    }

    fn tournament(&self, here: Option<i64>, there: i64) -> Result<(), StoreError> {
        let place = self.place(here)?;
        let numbers_before = self.numbers_of(here)?;
        let players_before = self.players_of(here)?;
        self.take_out(here)?;
        let last = self.last("player", "id")?;
        self.take_out_idle(&players_before)?;
        let players = self.players(there, last)?;
        let mut numbers: Vec<Numbers> = Vec::new();
        for (table, before) in self.shape.tables.iter().zip(&numbers_before) {
            numbers.push(self.numbers(table, there, before)?);
        }
        // As long as it is one of them it is the same tournament here.
        if let (Some(first), Some(here)) = (numbers.first_mut(), here) {
            first.insert(there, here);
        }
        for (at, table) in self.shape.tables.iter().enumerate() {
            let insert = insert(&table.name, table.columns.len());
            for mut row in self.rows_there(table, there)? {
                renumber(table, at, &numbers, &players, &mut row);
                if let (None, Some(column)) =
                    (table.owner, table.columns.iter().position(|name| name == "place"))
                    && let Some(cell) = row.get_mut(column)
                {
                    *cell = Value::Integer(place);
                }
                self.tx.write(&insert, params_from_iter(row))?;
            }
        }
        Ok(())
    }

    /// The place among the tournaments: its own, or the last.
    fn place(&self, here: Option<i64>) -> Result<i64, StoreError> {
        let sql = "SELECT coalesce((SELECT place FROM tournament WHERE id = ?1), (SELECT coalesce(max(place), 0) + 1 FROM tournament))";
        Ok(self.tx.first(sql, [here], |row| row.get(0))?.unwrap_or(1))
    }

    /// The numbers of the rows that a tournament has here, by table.
    fn numbers_of(&self, here: Option<i64>) -> Result<Vec<BTreeSet<i64>>, StoreError> {
        let of = |table: &Table| match table.id.and_then(|id| table.columns.get(id)) {
            None => Ok(BTreeSet::new()),
            Some(id) => {
                let sql = format!("SELECT {id} FROM {} WHERE {}", table.name, table.condition(&self.shape));
                Ok(self.tx.rows(&sql, [here], |row| row.get(0))?.into_iter().collect())
            }
        };
        self.shape.tables.iter().map(of).collect()
    }

    fn players_of(&self, here: Option<i64>) -> Result<BTreeSet<i64>, StoreError> {
        let sql = "SELECT player FROM entry WHERE tournament = ?1";
        Ok(self.tx.rows(sql, [here], |row| row.get(0))?.into_iter().collect())
    }

    /// Takes out all rows of a tournament, those of others first that belong to them.
    fn take_out(&self, here: Option<i64>) -> Result<(), StoreError> {
        for table in self.shape.tables.iter().rev() {
            let sql = format!("DELETE FROM {} WHERE {}", table.name, table.condition(&self.shape));
            self.tx.write(&sql, [here])?;
        }
        Ok(())
    }

    /// Takes out those of these players who are in no tournament any more.
    fn take_out_idle(&self, players: &BTreeSet<i64>) -> Result<(), StoreError> {
        for player in players {
            let sql =
                "DELETE FROM player WHERE id = ?1 AND NOT EXISTS (SELECT 1 FROM entry WHERE player = ?1)";
            self.tx.write(sql, [player])?;
        }
        Ok(())
    }

    /// Puts the players of their tournament in. Who is in another tournament here stays as he is there: the same in both files
    /// he is the same player, else one of his own.
    fn players(&self, there: i64, last: i64) -> Result<Numbers, StoreError> {
        let sql =
            "SELECT * FROM player WHERE id IN (SELECT player FROM entry WHERE tournament = ?1) ORDER BY id";
        let mut numbers = Numbers::new();
        let most = self.theirs.first("SELECT coalesce(max(id), 0) FROM player", [], |row| row.get(0))?;
        let mut next = most.unwrap_or(0).max(last) + 1;
        for mut row in cells(self.theirs, sql, [there])? {
            let Some(Value::Integer(id)) = row.first().cloned() else { continue };
            let found = cells(self.tx, "SELECT * FROM player WHERE id = ?1", [id])?;
            let number = match found.first() {
                Some(same) if *same == row && self.known.contains(&id) => {
                    numbers.insert(id, id);
                    continue;
                }
                Some(_) => {
                    next += 1;
                    next - 1
                }
                None => id,
            };
            numbers.insert(id, number);
            if let Some(cell) = row.first_mut() {
                *cell = Value::Integer(number);
            }
            self.tx.write(&insert("player", row.len()), params_from_iter(row))?;
        }
        Ok(numbers)
    }

    /// The numbers that the rows of their tournament get here: their own where they were those of the tournament here or
    /// are free, else new ones. Their order stays, for a pair of players is kept with the lower number first.
    fn numbers(&self, table: &Table, there: i64, before: &BTreeSet<i64>) -> Result<Numbers, StoreError> {
        let Some(id) = table.id.and_then(|id| table.columns.get(id)) else { return Ok(Numbers::new()) };
        let sql = format!("SELECT {id} FROM {} WHERE {}", table.name, table.condition(&self.shape));
        let theirs: BTreeSet<i64> = self.theirs.rows(&sql, [there], |row| row.get(0))?.into_iter().collect();
        let taken: BTreeSet<i64> = self
            .tx
            .rows(&format!("SELECT {id} FROM {}", table.name), [], |row| row.get(0))?
            .into_iter()
            .collect();
        if theirs.is_disjoint(&taken) {
            return Ok(theirs.iter().map(|number| (*number, *number)).collect());
        }
        let last = |numbers: &BTreeSet<i64>| numbers.last().copied().unwrap_or(0);
        let next = last(&theirs).max(last(&taken)).max(last(before)) + 1;
        let (kept, new): (BTreeSet<i64>, BTreeSet<i64>) =
            theirs.iter().partition(|number| before.contains(number) && !taken.contains(number));
        let in_order = new.first().is_none_or(|first| last(&kept) < *first);
        let (kept, new) = if in_order { (kept, new) } else { (BTreeSet::new(), theirs) };
        Ok(kept.into_iter().map(|number| (number, number)).chain(new.into_iter().zip(next..)).collect())
    }

    fn rows_there(&self, table: &Table, there: i64) -> Result<Vec<Cells>, StoreError> {
        let names = table.columns.join(", ");
        let sql = format!("SELECT {names} FROM {} WHERE {}", table.name, table.condition(&self.shape));
        cells(self.theirs, &sql, [there])
    }

    fn last(&self, table: &str, column: &str) -> Result<i64, StoreError> {
        let sql = format!("SELECT coalesce(max({column}), 0) FROM {table}");
        Ok(self.tx.first(&sql, [], |row| row.get(0))?.unwrap_or(0))
    }
}

/// Gives a row the numbers that it and those it refers to have here.
fn renumber(table: &Table, at: usize, numbers: &[Numbers], players: &Numbers, row: &mut Cells) {
    let own = table.id.map(|column| (column, at));
    for (column, of) in own.into_iter().chain(table.references.iter().copied()) {
        replace(row, column, numbers.get(of));
    }
    if let Some(column) = table.player {
        replace(row, column, Some(players));
    }
}

fn replace(row: &mut Cells, column: usize, numbers: Option<&Numbers>) {
    if let Some(Value::Integer(number)) = row.get_mut(column)
        && let Some(new) = numbers.and_then(|numbers| numbers.get(number))
    {
        *number = *new;
    }
}

fn insert(table: &str, columns: usize) -> String {
    format!("INSERT INTO {table} VALUES ({})", vec!["?"; columns].join(", "))
}

fn cells(db: &Db<'_>, sql: &str, params: impl rusqlite::Params) -> Result<Vec<Cells>, StoreError> {
    db.rows(sql, params, |row| (0..row.as_ref().column_count()).map(|column| row.get(column)).collect())
}
