//! What SQLite says of a file that it reads through.

use rusqlite::{Connection, ffi};

use crate::StoreError;

/// What a check (`quick_check`, `integrity_check`) finds wrong. A disk that could not be read is an error: the file may be whole.
pub fn said(connection: &Connection, check: &str) -> Result<Vec<String>, StoreError> {
    let mut statement = connection.prepare(&format!("PRAGMA {check}"))?;
    let said: Vec<String> = statement.query_map([], |row| row.get(0))?.collect::<rusqlite::Result<_>>()?;
    let said: Vec<String> = said.into_iter().filter(|line| line != "ok").collect();
    match said.iter().find_map(|line| Some((failed_to_read(line)?, line))) {
        Some((code, line)) => Err(disk_failure(code, line.clone())),
        None => Ok(said),
    }
}

/// The disk did not do what SQLite wanted, with SQLite's code.
pub fn disk_failure(code: i32, said: String) -> StoreError {
    StoreError::Sqlite(rusqlite::Error::SqliteFailure(ffi::Error::new(code), Some(said)))
}

/// The code of the error with which the disk answered, if a check says that it could not read a page.
fn failed_to_read(said: &str) -> Option<i32> {
    // Of a page that a long value goes on in no code is told.
    if said.contains("failed to get page") {
        return Some(ffi::SQLITE_IOERR_READ);
    }
    let (_, code) = said.split_once("error code=")?;
    let digits = code.find(|c: char| !c.is_ascii_digit()).unwrap_or(code.len());
    let code = code.get(..digits)?.parse::<i32>().ok()?;
    (code & 0xff == ffi::SQLITE_IOERR).then_some(code)
}
