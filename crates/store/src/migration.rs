//! The tables are made by the files of `migrations/`, in the order of their numbers; those of a rating list by the files
//! of `migrations/library/`.

use include_dir::{Dir, include_dir};
use rusqlite::Connection;

use crate::StoreError;

static FOLDER: Dir<'static> = include_dir!("$CARGO_MANIFEST_DIR/../../migrations");

/// The SQL of every migration of an event, in order. Schema n is what the first n of them make.
pub(crate) fn all() -> Vec<&'static str> {
    in_order(&FOLDER)
}

/// The SQL of every migration of a rating list, in order.
pub(crate) fn of_list() -> Vec<&'static str> {
    FOLDER.get_dir("library").map(in_order).unwrap_or_default()
}

fn in_order(folder: &'static Dir<'static>) -> Vec<&'static str> {
    let mut files: Vec<_> =
        folder.files().filter(|f| f.path().extension().is_some_and(|e| e == "sql")).collect();
    files.sort_by_key(|file| file.path());
    files.into_iter().filter_map(|file| file.contents_utf8()).collect()
}

/// The schema of a file.
pub(crate) fn version(connection: &Connection) -> Result<i64, StoreError> {
    Ok(connection.query_row("PRAGMA user_version", [], |row| row.get(0))?)
}

/// Brings a file from its schema to the last of these migrations. The caller holds a transaction.
pub(crate) fn run(connection: &Connection, migrations: &[&str]) -> Result<(), StoreError> {
    let done = usize::try_from(version(connection)?).unwrap_or(0);
    for (sql, made) in migrations.iter().zip(1_i64..).skip(done) {
        connection.execute_batch(sql)?;
        connection.pragma_update(None, "user_version", made)?;
    }
    Ok(())
}

/// Whether a file was made by an earlier version.
pub(crate) fn is_older(connection: &Connection) -> Result<bool, StoreError> {
    Ok(version(connection)? < i64::try_from(all().len()).unwrap_or(i64::MAX))
}

/// A file of an older schema as it would be of the present one, in memory; the file stays as it is.
pub(crate) fn in_memory(connection: &Connection) -> Result<Connection, StoreError> {
    let mut memory = Connection::open_in_memory()?;
    crate::backup::copy(connection, &mut memory)?;
    // A migration may have to make a table anew, and the rows that refer to it must not stop it.
    memory.pragma_update(None, "foreign_keys", false)?;
    run(&memory, &all())?;
    Ok(memory)
}

/// The schema of a file as SQLite keeps it, or as these migrations make it: what kind of thing, its name, its SQL.
pub(crate) fn schema(connection: &Connection) -> Result<Vec<(String, String, Option<String>)>, StoreError> {
    let sql = "SELECT type, name, sql FROM sqlite_schema ORDER BY type, name";
    let mut statement = connection.prepare(sql)?;
    let rows = statement.query_map([], |row| Ok((row.get(0)?, row.get(1)?, row.get(2)?)))?;
    Ok(rows.collect::<rusqlite::Result<_>>()?)
}

/// The schema that these migrations make.
pub(crate) fn expected_schema(
    migrations: &[&str],
) -> Result<Vec<(String, String, Option<String>)>, StoreError> {
    let empty = Connection::open_in_memory()?;
    run(&empty, migrations)?;
    schema(&empty)
}
