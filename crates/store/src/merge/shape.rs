//! What belongs to a tournament, read from the schema: a table that comes later is merged like the others.

use crate::{Db, StoreError};

/// The tables of a tournament, each after the one that its rows belong to; the first is `tournament`.
#[derive(Debug)]
pub(super) struct Shape {
    /// The tables.
    pub tables: Vec<Table>,
}

/// A table of which every row belongs to one tournament.
#[derive(Debug)]
pub(super) struct Table {
    /// Its name.
    pub name: String,
    /// Its columns, in order.
    pub columns: Vec<String>,
    /// The columns of its key.
    pub key: Vec<usize>,
    /// The column of its rows' own number, where they have one.
    pub id: Option<usize>,
    /// Columns that hold a number of another table, and which table numbers those rows. The first leads to the tournament.
    pub references: Vec<(usize, usize)>,
    /// The column of the player.
    pub player: Option<usize>,
    /// The table that the first reference names, which need not number its rows itself.
    pub owner: Option<usize>,
}

/// Tables of the event as a whole.
const OF_NO_TOURNAMENT: [&str; 4] = ["event", "journal", "letterhead", "player"];

/// The most references a table has beside that to the player.
pub(super) const MOST_REFERENCES: usize = 4;

impl Shape {
    /// The shape of this file.
    pub fn of(db: &Db<'_>) -> Result<Self, StoreError> {
        let sql =
            "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%' ORDER BY name";
        let names: Vec<String> = db.rows(sql, [], |row| row.get(0))?;
        let mut waiting = Vec::new();
        for name in names.into_iter().filter(|name| !OF_NO_TOURNAMENT.contains(&name.as_str())) {
            waiting.push(Found::of(db, name)?);
        }
        // The tournament first, then what refers to what is there.
        waiting.sort_by_key(|found| found.name != "tournament");
        let mut shape = Self { tables: Vec::new() };
        while let Some(next) = waiting.iter().position(|found| shape.has_owner_of(found)) {
            let found = waiting.remove(next);
            shape.add(found);
        }
        // References to tables that came later: a pairing has a ruling, and a ruling belongs to a pairing.
        match waiting.first() {
            None => Ok(shape.with_all_references(db)?),
            Some(found) => Err(StoreError::Changed { table: found.name.clone() }),
        }
    }

    fn place(&self, name: &str) -> Option<usize> {
        self.tables.iter().position(|table| table.name == name)
    }

    fn has_owner_of(&self, found: &Found) -> bool {
        match found.references().next() {
            Some((_, owner)) => self.place(owner).is_some(),
            None => self.tables.is_empty(),
        }
    }

    fn add(&mut self, found: Found) {
        let owner = found.references().next().and_then(|(_, owner)| self.place(owner));
        let refers = |column: &usize| found.references.iter().any(|(from, _)| from == column);
        let id = match found.key.as_slice() {
            [column] if !refers(column) => Some(*column),
            _ => None,
        };
        let player = found.references.iter().find(|(_, to)| to == "player").map(|(column, _)| *column);
        let Found { name, columns, key, .. } = found;
        self.tables.push(Table { name, columns, key, id, references: Vec::new(), player, owner });
    }

    fn with_all_references(mut self, db: &Db<'_>) -> Result<Self, StoreError> {
        for place in 0..self.tables.len() {
            let Some(table) = self.tables.get(place) else { break };
            let found = Found::of(db, table.name.clone())?;
            let to = |(column, name): (usize, &str)| Some((column, self.numbering(self.place(name)?)));
            let references: Vec<_> = found.references().filter_map(to).collect();
            if references.len() > MOST_REFERENCES {
                return Err(StoreError::Changed { table: found.name });
            }
            if let Some(table) = self.tables.get_mut(place) {
                table.references = references;
            }
        }
        Ok(self)
    }

    /// The table whose numbers the rows of this one are known by.
    fn numbering(&self, mut place: usize) -> usize {
        while let Some(Table { id: None, owner: Some(owner), .. }) = self.tables.get(place) {
            place = *owner;
        }
        place
    }
}

impl Table {
    /// The rows of one tournament, as a condition with its number as the one parameter.
    pub fn condition(&self, shape: &Shape) -> String {
        let column = |place: usize| self.columns.get(place).map_or("", String::as_str);
        let Some(owner) = self.owner.and_then(|owner| shape.tables.get(owner)) else {
            return format!("{} = ?1", column(self.key.first().copied().unwrap_or(0)));
        };
        let from = self.references.first().map_or("", |(from, _)| column(*from));
        let known_by = owner.key.first().and_then(|key| owner.columns.get(*key)).map_or("", String::as_str);
        format!("{from} IN (SELECT {known_by} FROM {} WHERE {})", owner.name, owner.condition(shape))
    }

    /// Whether a column holds a number, its own or another's, that may be another in another file.
    pub fn is_number(&self, column: usize) -> bool {
        self.id == Some(column)
            || self.player == Some(column)
            || self.references.iter().any(|(from, _)| *from == column)
    }
}

/// A table as the schema has it.
struct Found {
    name: String,
    columns: Vec<String>,
    key: Vec<usize>,
    /// By column.
    references: Vec<(usize, String)>,
}

impl Found {
    fn of(db: &Db<'_>, name: String) -> Result<Self, StoreError> {
        let columns: Vec<(String, bool)> =
            db.rows("SELECT name, pk > 0 FROM pragma_table_info(?1) ORDER BY cid", [&name], |row| {
                Ok((row.get(0)?, row.get(1)?))
            })?;
        let references: Vec<(String, String)> =
            db.rows("SELECT \"from\", \"table\" FROM pragma_foreign_key_list(?1)", [&name], |row| {
                Ok((row.get(0)?, row.get(1)?))
            })?;
        let place = |name: &str| columns.iter().position(|(column, _)| column == name);
        let mut references: Vec<_> =
            references.into_iter().filter_map(|(from, to)| Some((place(&from)?, to))).collect();
        references.sort();
        let key = columns.iter().enumerate().filter(|(_, (_, key))| *key).map(|(place, _)| place).collect();
        Ok(Self { name, columns: columns.into_iter().map(|(name, _)| name).collect(), key, references })
    }

    /// But for that to the player, who may be in several tournaments.
    fn references(&self) -> impl Iterator<Item = (usize, &str)> {
        let to = self.references.iter().map(|(column, to)| (*column, to.as_str()));
        to.filter(|(_, to)| *to != "player")
    }
}

#[cfg(test)]
mod tests {
    use rusqlite::Connection;

    use super::*;
    use crate::migration;

    #[test]
    fn every_table_belongs_to_a_tournament_or_to_the_event() {
        let file = Connection::open_in_memory().unwrap();
        migration::run(&file, &migration::all()).unwrap();
        let shape = Shape::of(&Db(&file)).unwrap();
        let sql = "SELECT count(*) FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%'";
        let all: u32 = file.query_row(sql, [], |row| row.get(0)).unwrap();
        assert_eq!(shape.tables.len() + OF_NO_TOURNAMENT.len(), all as usize);
        let table = |name: &str| shape.tables.iter().find(|table| table.name == name).unwrap();
        assert_eq!(
            table("ply").condition(&shape),
            "game IN (SELECT pairing FROM game WHERE pairing IN (SELECT id FROM pairing WHERE round IN \
             (SELECT id FROM round WHERE tournament IN (SELECT id FROM tournament WHERE id = ?1))))"
        );
        // A record is known by its pairing, and a ruling refers back to the pairing that names it.
        let numbered = |name: &str| -> Vec<&str> {
            table(name).references.iter().map(|(_, to)| shape.tables[*to].name.as_str()).collect()
        };
        assert_eq!(numbered("ply"), ["pairing"]);
        assert_eq!(numbered("pairing"), ["round", "entry", "entry", "ruling"]);
        assert_eq!((numbered("entry"), table("entry").player.is_some()), (vec!["tournament"], true));
    }
}
