//! Reading and writing an open event file.

use std::ops::Deref;

use rusqlite::{CachedStatement, Connection, Params, Row};

use crate::StoreError;

/// Reads of an event file.
pub struct Db<'c>(pub(crate) &'c Connection);

/// Reads and writes of an event file, within the one transaction of an act.
pub struct Tx<'c>(pub(crate) Db<'c>);

impl<'c> Deref for Tx<'c> {
    type Target = Db<'c>;

    fn deref(&self) -> &Db<'c> {
        &self.0
    }
}

impl Db<'_> {
    pub(crate) fn prepare(&self, sql: &str) -> Result<CachedStatement<'_>, StoreError> {
        Ok(self.0.prepare_cached(sql)?)
    }

    /// All rows a query gives.
    pub(crate) fn rows<T>(
        &self,
        sql: &str,
        params: impl Params,
        read: impl FnMut(&Row<'_>) -> rusqlite::Result<T>,
    ) -> Result<Vec<T>, StoreError> {
        let mut statement = self.prepare(sql)?;
        let rows = statement.query_map(params, read)?;
        Ok(rows.collect::<rusqlite::Result<_>>()?)
    }

    /// The first row a query gives, if it gives any.
    pub(crate) fn first<T>(
        &self,
        sql: &str,
        params: impl Params,
        read: impl FnOnce(&Row<'_>) -> rusqlite::Result<T>,
    ) -> Result<Option<T>, StoreError> {
        let mut statement = self.prepare(sql)?;
        let mut rows = statement.query(params)?;
        Ok(rows.next()?.map(read).transpose()?)
    }

    /// The row with this number.
    pub(crate) fn one<T>(
        &self,
        what: &'static str,
        id: i64,
        sql: &str,
        read: impl FnOnce(&Row<'_>) -> rusqlite::Result<T>,
    ) -> Result<T, StoreError> {
        self.first(sql, [id], read)?.ok_or(StoreError::NoSuchRow { what, id })
    }
}

impl Tx<'_> {
    /// Writes, and says how many rows were touched.
    pub(crate) fn write(&self, sql: &str, params: impl Params) -> Result<usize, StoreError> {
        Ok(self.prepare(sql)?.execute(params)?)
    }

    /// Adds a row, and gives its number.
    pub(crate) fn insert(&self, sql: &str, params: impl Params) -> Result<i64, StoreError> {
        Ok(self.prepare(sql)?.insert(params)?)
    }

    /// Writes the row with this number, which must be there.
    pub(crate) fn write_one(
        &self,
        what: &'static str,
        id: i64,
        sql: &str,
        params: impl Params,
    ) -> Result<(), StoreError> {
        match self.write(sql, params)? {
            0 => Err(StoreError::NoSuchRow { what, id }),
            _ => Ok(()),
        }
    }
}
