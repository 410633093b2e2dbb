//! What the organiser puts on every paper: at most one row.

use rusqlite::params;

use crate::{Db, StoreError, Tx};

/// Logo and footer.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct LetterheadRow {
    /// At the foot, or empty.
    pub footer: String,
    /// A picture, as it was handed over.
    pub logo: Option<Vec<u8>>,
}

/// The letterhead; an empty one where none was set.
pub fn get(db: &Db<'_>) -> Result<LetterheadRow, StoreError> {
    let row = db.first("SELECT footer, logo FROM letterhead", [], |row| {
        Ok(LetterheadRow { footer: row.get(0)?, logo: row.get(1)? })
    })?;
    Ok(row.unwrap_or_default())
}

/// Writes the letterhead.
pub fn set(tx: &Tx<'_>, row: &LetterheadRow) -> Result<(), StoreError> {
    let sql = "INSERT INTO letterhead (id, footer, logo) VALUES (1, ?1, ?2)
               ON CONFLICT (id) DO UPDATE SET footer = ?1, logo = ?2";
    tx.write(sql, params![row.footer, row.logo]).map(|_| ())
}
