//! Lists of players as spreadsheets save them: any delimiter, any encoding, columns in any order.
//!
//! [`read_players`] guesses what it is not told and says what it guessed: encoding, delimiter, which column is what by
//! header words in English and Spanish, or by what the cells look like where there is no header. What cannot be used
//! is a [`Finding`] with its line; the rest of the row is kept.

mod column;
mod finding;
mod table;
mod value;

use std::ops::RangeInclusive;

use arbitro_tournament::{Federation, Rating, Sex, Title};

pub use column::{Column, Field};
pub use finding::{Finding, Problem};
pub(crate) use table::guess_delimiter;
pub use value::birth_year;

/// A player of the list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ListedPlayer {
    /// The line he stands in, from 1.
    pub line: u64,
    /// Name, `Last, First` where both are told apart.
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
    /// The columns in order.
    pub columns: Vec<Column>,
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

/// Reads a list of players.
pub fn read_players(bytes: &[u8]) -> PlayerList {
    let table = table::read(bytes);
    let mut findings = table.findings;
    let (columns, rows) = column::recognise(&table.rows, &mut findings);
    let players = value::players(&columns, rows, &mut findings);
    if players.is_empty() {
        findings.push(Finding { line: 1, column: None, lost: true, problem: Problem::NoPlayers });
    }
    findings.sort_by_key(|finding| (finding.line, finding.column));
    PlayerList { encoding: table.encoding, delimiter: table.delimiter, columns, players, findings }
}
