//! Lists of players as spreadsheets save them: any delimiter, any encoding, columns in any order.
//!
//! [`read_players`] guesses what it is not told and says what it guessed: encoding, delimiter, which column is what by
//! header words in English and Spanish, or by what the cells look like where there is no header. What cannot be used
//! is a [`Finding`] with its line; the rest of the row is kept. Whatever was guessed can be said instead: [`Options`] for
//! [`read_players_as`]. [`write_table`] writes any table, so that no spreadsheet takes a cell for a formula.

mod column;
mod finding;
mod options;
mod table;
mod value;
mod write;

use std::ops::RangeInclusive;

use arbitro_tournament::{Federation, Rating, Sex, Title};

pub use column::{Column, Field};
pub use finding::{Finding, Problem};
pub use options::{Encoding, Options};
pub(crate) use table::guess_delimiter;
pub use value::birth_year;
pub use write::{Style, write_table};

/// A player of the list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ListedPlayer {
    /// The line he stands in, from 1.
    pub line: u64,
    /// Name, `Last, First` where both are told apart; empty where a number is enough.
    pub name: String,
    /// Title.
    pub title: Option<Title>,
    /// Federation.
    pub federation: Option<Federation>,
    /// Rating.
    pub rating: Option<Rating>,
    /// FIDE identity number.
    pub fide_id: Option<u32>,
    /// Sex.
    pub sex: Option<Sex>,
    /// Year of birth.
    pub birth_year: Option<u16>,
    /// Club; empty when not known.
    pub club: String,
}

/// A list of players, and how it was read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlayerList {
    /// Encoding found: `UTF-8`, `UTF-16LE`, `windows-1252`.
    pub encoding: &'static str,
    /// What parts the cells.
    pub delimiter: char,
    /// Whether a row names the columns.
    pub header: bool,
    /// The columns in order.
    pub columns: Vec<Column>,
    /// The first rows below the header, as they stand.
    pub sample: Vec<Vec<String>>,
    /// The players in order.
    pub players: Vec<ListedPlayer>,
    /// What was odd.
    pub findings: Vec<Finding>,
}

/// The most rows that are read: more than any tournament has.
pub const MOST_ROWS: usize = 20_000;
/// The most letters of a name or a club.
pub const LONGEST: usize = 100;
/// Years of birth that are believed.
pub const YEARS: RangeInclusive<u16> = 1850..=2200;

/// How many rows are given as a sample.
pub const SAMPLE_ROWS: usize = 5;

/// Reads a list of players, guessing all that can be guessed.
pub fn read_players(bytes: &[u8]) -> PlayerList {
    read_players_as(bytes, &Options::default())
}

/// Reads a list of players, as far as it is said how; the rest is guessed.
pub fn read_players_as(bytes: &[u8], options: &Options) -> PlayerList {
    let table = table::read(bytes, options);
    let mut findings = table.findings;
    let (columns, rows) = column::recognise(&table.rows, options, &mut findings);
    let players = value::players(&columns, rows, options, &mut findings);
    let header = rows.len() < table.rows.len();
    let sample = rows.iter().take(SAMPLE_ROWS).map(|row| row.cells.clone()).collect();
    if players.is_empty() {
        findings.push(Finding { line: 1, column: None, lost: true, problem: Problem::NoPlayers });
    }
    findings.sort_by_key(|finding| (finding.line, finding.column));
    PlayerList {
        encoding: table.encoding,
        delimiter: table.delimiter,
        header,
        columns,
        sample,
        players,
        findings,
    }
}
