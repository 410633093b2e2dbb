//! What an act changed: recorded by SQLite's session extension, applied forwards or backwards.
//!
//! SQLite can apply changesets itself, but row by row: two players who swap their pairing numbers, or two pairings
//! that swap their boards, would break a uniqueness rule halfway. Here all rows that go or change are taken out first,
//! compared with what the act left, and all rows that come are put in afterwards.

use rusqlite::fallible_streaming_iterator::FallibleStreamingIterator;
use rusqlite::hooks::Action;
use rusqlite::session::{ChangesetItem, ChangesetIter, Session};
use rusqlite::types::Value;
use rusqlite::{Connection, OptionalExtension, params_from_iter};

use crate::StoreError;

/// Which way a changeset is applied.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Direction {
    /// From what the act left to what it found.
    Backwards,
    /// From what the act found to what it left.
    Forwards,
}

/// Does the work and records what it changed in any table. The caller holds the transaction.
pub(crate) fn record<T, E: From<StoreError>>(
    connection: &Connection,
    work: impl FnOnce() -> Result<T, E>,
) -> Result<(T, Vec<u8>), E> {
    let mut session = Session::new(connection).map_err(StoreError::from)?;
    session.attach(None::<&str>).map_err(StoreError::from)?;
    let answer = work()?;
    let mut bytes = Vec::new();
    session.changeset_strm(&mut bytes).map_err(StoreError::from)?;
    Ok((answer, bytes))
}

/// Applies a changeset. The caller holds the transaction, and rolls it back on an error.
pub(crate) fn apply(connection: &Connection, bytes: &[u8], direction: Direction) -> Result<(), StoreError> {
    connection.pragma_update(None, "defer_foreign_keys", true)?;
    let mut coming = Vec::new();
    for change in changes(bytes)? {
        let table = Table::of(connection, &change)?;
        let (gone, come) = match direction {
            Direction::Forwards => (change.before, change.after),
            Direction::Backwards => (change.after, change.before),
        };
        let found = gone.map(|gone| table.take(connection, &gone)).transpose()?;
        if let Some(come) = come {
            // A changed row has values for its changed columns only; the others stay as they were found.
            let found = found.unwrap_or_else(|| vec![Value::Null; come.len()]);
            let row: Vec<Value> = come.into_iter().zip(found).map(|(new, old)| new.unwrap_or(old)).collect();
            coming.push((table, row));
        }
    }
    coming.into_iter().try_for_each(|(table, row)| table.put(connection, &row))
}

/// Whether a row refers to one that is not there.
pub(crate) fn leaves_orphans(connection: &Connection) -> Result<bool, StoreError> {
    Ok(connection.prepare_cached("PRAGMA foreign_key_check")?.exists([])?)
}

/// Whether a changeset can be read to its end and is one of tables that are there.
pub(crate) fn readable(connection: &Connection, bytes: &[u8]) -> Result<bool, StoreError> {
    let Ok(changes) = changes(bytes) else { return Ok(false) };
    for change in &changes {
        match Table::of(connection, change) {
            Ok(_) => {}
            Err(disk) if disk.is_disk_failure() => return Err(disk),
            Err(_) => return Ok(false),
        }
    }
    Ok(true)
}

/// The rows that an act changed: table, first number of the key, and whether the row was added.
pub(crate) fn touched(bytes: &[u8]) -> Result<Vec<(String, i64, bool)>, StoreError> {
    let number = |change: Change| {
        let place = change.key.iter().position(|is_key| *is_key)?;
        let added = change.before.is_none();
        match change.after.or(change.before)?.get(place)? {
            Some(Value::Integer(number)) => Some((change.table, *number, added)),
            _ => None,
        }
    };
    Ok(changes(bytes)?.into_iter().filter_map(number).collect())
}

/// One row that an act changed: what is known of it before (none if the act added it), and after (none if the act
/// removed it). Of a row that was only changed, the key and the changed columns are known.
struct Change {
    table: String,
    key: Vec<bool>,
    before: Option<Vec<Option<Value>>>,
    after: Option<Vec<Option<Value>>>,
}

fn changes(bytes: &[u8]) -> Result<Vec<Change>, StoreError> {
    let mut reader = bytes;
    let reader: &mut dyn std::io::Read = &mut reader;
    let mut items = ChangesetIter::start_strm(&reader)?;
    let mut changes = Vec::new();
    while let Some(item) = items.next()? {
        changes.push(Change::read(item)?);
    }
    Ok(changes)
}

impl Change {
    fn read(item: &ChangesetItem) -> Result<Self, StoreError> {
        let operation = item.op()?;
        let key: Vec<bool> = item.pk()?.iter().map(|part| *part != 0).collect();
        let values = |old: bool| -> Vec<Option<Value>> {
            let value = |column| if old { item.old_value(column) } else { item.new_value(column) };
            (0..key.len()).map(|column| value(column).ok().and_then(|v| Value::try_from(v).ok())).collect()
        };
        let (before, after) = match operation.code() {
            Action::SQLITE_INSERT => (None, Some(values(false))),
            Action::SQLITE_DELETE => (Some(values(true)), None),
            Action::SQLITE_UPDATE => {
                let (before, mut after) = (values(true), values(false));
                for ((after, before), _) in after.iter_mut().zip(&before).zip(&key).filter(|(_, key)| **key) {
                    after.clone_from(before);
                }
                (Some(before), Some(after))
            }
            _ => (None, None),
        };
        Ok(Self { table: operation.table_name().to_owned(), key, before, after })
    }
}

/// A row that an act added, removed or changed, as text. Of one that was changed there are the columns that changed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RowChange {
    /// The table.
    pub table: String,
    /// The row's key.
    pub key: String,
    /// Columns with what was in them before and after; none where there was no row.
    pub columns: Vec<(String, Option<String>, Option<String>)>,
}

/// What an act changed, row by row.
pub(crate) fn rows(connection: &Connection, bytes: &[u8]) -> Result<Vec<RowChange>, StoreError> {
    changes(bytes)?.into_iter().map(|change| change.told(connection)).collect()
}

impl Change {
    fn told(self, connection: &Connection) -> Result<RowChange, StoreError> {
        let names = columns_of(connection, &self.table)?;
        let column = |values: &Option<Vec<Option<Value>>>, place: usize| -> Option<String> {
            values.as_ref()?.get(place)?.as_ref().map(text)
        };
        let mut key = Vec::new();
        let mut columns = Vec::new();
        for (place, (name, is_key)) in names.into_iter().zip(&self.key).enumerate() {
            let (before, after) = (column(&self.before, place), column(&self.after, place));
            if *is_key {
                key.extend(before.or(after));
            } else if before != after {
                columns.push((name, before, after));
            }
        }
        Ok(RowChange { table: self.table, key: key.join(", "), columns })
    }
}

/// A value as a person reads it: a long text ends early, and bytes are counted.
fn text(value: &Value) -> String {
    const LONGEST: usize = 200;
    match value {
        Value::Null => String::new(),
        Value::Integer(number) => number.to_string(),
        Value::Real(number) => number.to_string(),
        Value::Text(text) => text.chars().take(LONGEST).collect(),
        Value::Blob(bytes) => format!("{} B", bytes.len()),
    }
}

/// The columns of a table, by the schema.
fn columns_of(connection: &Connection, table: &str) -> Result<Vec<String>, StoreError> {
    let mut statement = connection.prepare_cached("SELECT name FROM pragma_table_info(?1) ORDER BY cid")?;
    Ok(statement.query_map([table], |row| row.get(0))?.collect::<rusqlite::Result<_>>()?)
}

/// The statements for one table of a changeset.
struct Table {
    name: String,
    key: Vec<usize>,
    select: String,
    delete: String,
    insert: String,
}

impl Table {
    /// Reads the table's columns from the schema, so that no name of a changeset gets into SQL unless it is a table.
    fn of(connection: &Connection, change: &Change) -> Result<Self, StoreError> {
        let columns = columns_of(connection, &change.table)?;
        // A table may have got columns since; their defaults stand.
        let count = change.key.len();
        if columns.len() < count || change.table == "journal" {
            return Err(StoreError::Changed { table: change.table.clone() });
        }
        let quoted = |name: &str| format!("\"{}\"", name.replace('"', "\"\""));
        let table = quoted(&change.table);
        let columns: Vec<String> = columns.iter().take(count).map(|name| quoted(name)).collect();
        let key: Vec<usize> = (0..count).filter(|i| change.key.get(*i) == Some(&true)).collect();
        let condition = |(n, column): (usize, &usize)| {
            columns.get(*column).map(|name| format!("{name} IS ?{}", n + 1)).unwrap_or_default()
        };
        let condition = key.iter().enumerate().map(condition).collect::<Vec<_>>().join(" AND ");
        let columns = columns.join(", ");
        let places = vec!["?"; count].join(", ");
        Ok(Self {
            select: format!("SELECT {columns} FROM {table} WHERE {condition}"),
            delete: format!("DELETE FROM {table} WHERE {condition}"),
            insert: format!("INSERT INTO {table} ({columns}) VALUES ({places})"),
            name: change.table.clone(),
            key,
        })
    }

    /// Takes a row out, if it is as expected, and gives it whole.
    fn take(&self, connection: &Connection, expected: &[Option<Value>]) -> Result<Vec<Value>, StoreError> {
        let key: Vec<&Value> = self.key.iter().filter_map(|i| expected.get(*i)?.as_ref()).collect();
        let read = |row: &rusqlite::Row<'_>| (0..expected.len()).map(|i| row.get(i)).collect();
        let mut select = connection.prepare_cached(&self.select)?;
        let found: Option<Vec<Value>> = select.query_row(params_from_iter(&key), read).optional()?;
        let as_expected =
            |row: &Vec<Value>| row.iter().zip(expected).all(|(f, e)| e.as_ref().is_none_or(|e| e == f));
        let found =
            found.filter(as_expected).ok_or_else(|| StoreError::Changed { table: self.name.clone() })?;
        connection.prepare_cached(&self.delete)?.execute(params_from_iter(&key))?;
        Ok(found)
    }

    fn put(&self, connection: &Connection, row: &[Value]) -> Result<(), StoreError> {
        connection.prepare_cached(&self.insert)?.execute(params_from_iter(row))?;
        Ok(())
    }
}
