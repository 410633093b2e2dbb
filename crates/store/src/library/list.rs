//! A list that is there: what it is, and its players.

use std::path::Path;
use std::str::FromStr;

use arbitro_tournament::{Federation, ListedPlayer, ListedRating, Rating, Sex, Title};
use rusqlite::types::Type;
use rusqlite::{Connection, OpenFlags, OptionalExtension, Row, params};

use super::APPLICATION_ID;
use crate::{StoreError, migration};

/// What a list is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ListAbout {
    /// Its name (`FIDE`).
    pub name: String,
    /// The file it was read from.
    pub source: String,
    /// The month in its header (`OCT26`), where it has one.
    pub month: Option<String>,
    /// How it was written: `text`, `xml`, `csv`.
    pub format: String,
    /// When it was imported (RFC 3339).
    pub imported_at: String,
    /// Its players.
    pub players: u64,
    /// Its odd lines.
    pub odd: u64,
}

impl ListAbout {
    pub(super) fn insert(&self, connection: &Connection) -> Result<(), StoreError> {
        let Self { name, source, month, format, imported_at, players, odd } = self;
        let sql = "INSERT INTO list VALUES (1, ?1, ?2, ?3, ?4, ?5, ?6, ?7)";
        let (players, odd) =
            (i64::try_from(*players).unwrap_or(i64::MAX), i64::try_from(*odd).unwrap_or(i64::MAX));
        connection.execute(sql, params![name, source, month, format, imported_at, players, odd])?;
        Ok(())
    }
}

/// A line that was not as it should be.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OddLine {
    /// The line, from 1.
    pub line: i64,
    /// Key of what is odd.
    pub reason: String,
    /// Whether its player is not in the list.
    pub lost: bool,
    /// What was found.
    pub found: String,
}

/// A list, open for reading.
#[derive(Debug)]
pub struct RatingList {
    pub(super) connection: Connection,
}

/// The columns of a player, in the order in which [`player`] reads them.
pub(super) const COLUMNS: &str = "number, fide_id, name, federation, sex, title, women_title, other_titles, arena_title,
    standard_rating, standard_games, standard_k, rapid_rating, rapid_games, rapid_k, blitz_rating, blitz_games, blitz_k,
    birth_year, inactive, rank";

impl RatingList {
    pub(super) fn open(path: &Path) -> Result<Self, StoreError> {
        if !path.is_file() {
            return Err(StoreError::NoSuchFile(path.to_owned()));
        }
        let flags = OpenFlags::SQLITE_OPEN_READ_ONLY | OpenFlags::SQLITE_OPEN_NO_MUTEX;
        let connection = Connection::open_with_flags(path, flags)?;
        let not_ours =
            |detail: &str| StoreError::NotAnEvent { path: path.to_owned(), detail: detail.to_owned() };
        let id: i32 = connection
            .query_row("PRAGMA application_id", [], |row| row.get(0))
            .map_err(|error| not_ours(&error.to_string()))?;
        let known = i64::try_from(migration::of_list().len()).unwrap_or(i64::MAX);
        let found = migration::version(&connection)?;
        if id != APPLICATION_ID || found < known {
            return Err(not_ours("no rating list of this program"));
        }
        if found > known {
            return Err(StoreError::Newer { path: path.to_owned(), found, known });
        }
        Ok(Self { connection })
    }

    /// What the list is.
    pub fn about(&self) -> Result<ListAbout, StoreError> {
        let sql = "SELECT name, source, month, format, imported_at, players, odd FROM list";
        let count = |row: &Row<'_>, column: usize| row.get(column).map(i64::unsigned_abs);
        Ok(self.connection.query_row(sql, [], |row| {
            Ok(ListAbout {
                name: row.get(0)?,
                source: row.get(1)?,
                month: row.get(2)?,
                format: row.get(3)?,
                imported_at: row.get(4)?,
                players: count(row, 5)?,
                odd: count(row, 6)?,
            })
        })?)
    }

    /// The player of a number.
    pub fn player(&self, number: &str) -> Result<Option<ListedPlayer>, StoreError> {
        let sql = format!("SELECT {COLUMNS} FROM listed_player WHERE number = ?1");
        let number = number.trim().to_ascii_uppercase();
        Ok(self.connection.query_row(&sql, [number], player).optional()?)
    }

    /// The first odd lines.
    pub fn odd_lines(&self, most: u32) -> Result<Vec<OddLine>, StoreError> {
        let sql = "SELECT line, reason, lost, found FROM odd_line ORDER BY rowid LIMIT ?1";
        let mut statement = self.connection.prepare(sql)?;
        let rows = statement.query_map([most], |row| {
            Ok(OddLine { line: row.get(0)?, reason: row.get(1)?, lost: row.get(2)?, found: row.get(3)? })
        })?;
        Ok(rows.collect::<rusqlite::Result<_>>()?)
    }
}

/// A player from [`COLUMNS`].
pub(super) fn player(row: &Row<'_>) -> rusqlite::Result<ListedPlayer> {
    let rating = |first: usize| -> rusqlite::Result<ListedRating> {
        Ok(ListedRating {
            rating: Rating::new(row.get(first)?),
            games: row.get(first + 1)?,
            k: row.get(first + 2)?,
        })
    };
    Ok(ListedPlayer {
        number: row.get(0)?,
        fide_id: row.get(1)?,
        name: row.get(2)?,
        federation: word::<Federation>(row, 3)?,
        sex: row.get::<_, Option<String>>(4)?.map(|sex| if sex == "m" { Sex::Man } else { Sex::Woman }),
        title: word::<Title>(row, 5)?,
        women_title: word::<Title>(row, 6)?,
        other_titles: row.get(7)?,
        arena_title: row.get(8)?,
        standard: rating(9)?,
        rapid: rating(12)?,
        blitz: rating(15)?,
        birth_year: row.get(18)?,
        inactive: row.get(19)?,
    })
}

fn word<T: FromStr>(row: &Row<'_>, column: usize) -> rusqlite::Result<Option<T>> {
    let text: Option<String> = row.get(column)?;
    let unreadable =
        |text: &str| rusqlite::Error::FromSqlConversionFailure(column, Type::Text, text.to_owned().into());
    text.map(|text| text.parse().map_err(|_| unreadable(&text))).transpose()
}
