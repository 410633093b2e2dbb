//! Finding players: by words of the name in any order, from their beginnings, without accents; by number; by federation.
//!
//! The players of a list stand in the order in which they are shown, and the index gives them in that order, so a search
//! ends with the first ones it may show: `a` takes no longer than a whole name.

use std::fmt::Write as _;

use arbitro_tournament::{Federation, ListedPlayer};
use rusqlite::params;

use super::RatingList;
use super::fold;
use super::list::{COLUMNS, player};
use crate::StoreError;

/// The most players a search answers with.
const MOST: u32 = 200;

/// More words than this, or longer ones, nobody is looked for by.
const MOST_WORDS: usize = 8;
const LONGEST_WORD: usize = 40;

/// A whole word this short is a name of its own in many countries (Li, Ma, Ng): who has it comes first.
const SHORT: usize = 3;

/// Who is looked for.
#[derive(Clone, Copy, Debug, Default)]
pub struct ListQuery<'q> {
    /// Words of the name, or the beginning of an identity number.
    pub words: &'q str,
    /// Only players of this federation.
    pub federation: Option<Federation>,
    /// How many are wanted at most.
    pub limit: u32,
}

impl RatingList {
    /// The players who are meant, the best rated first.
    pub fn search(&self, query: &ListQuery<'_>) -> Result<Vec<ListedPlayer>, StoreError> {
        let limit = query.limit.clamp(1, MOST);
        let number = query.words.trim();
        if number.bytes().any(|byte| byte.is_ascii_digit())
            && number.bytes().all(|byte| byte.is_ascii_alphanumeric())
        {
            return self.by_number(&number.to_ascii_uppercase(), query.federation, limit);
        }
        let words = fold::words(query.words);
        if words.is_empty() {
            return match query.federation {
                Some(_) => self.matching(&expression(&[], query.federation, true), limit).map(shown),
                None => self.first(limit),
            };
        }
        let mut found = Vec::new();
        if words.last().is_some_and(|ways| ways.iter().all(|way| way.chars().count() <= SHORT)) {
            found = self.matching(&expression(&words, query.federation, false), limit.div_ceil(2))?;
        }
        for other in self.matching(&expression(&words, query.federation, true), limit)? {
            if !found.iter().any(|(rank, _)| *rank == other.0) {
                found.push(other);
            }
        }
        found.truncate(usize::try_from(limit).unwrap_or(usize::MAX));
        Ok(shown(found))
    }

    fn by_number(
        &self,
        number: &str,
        federation: Option<Federation>,
        limit: u32,
    ) -> Result<Vec<ListedPlayer>, StoreError> {
        // `[` follows the last letter.
        let sql = format!(
            "SELECT {COLUMNS} FROM listed_player
             WHERE number >= ?1 AND number < ?1 || '[' AND (?2 IS NULL OR federation = ?2)
             ORDER BY number LIMIT ?3"
        );
        let mut statement = self.connection.prepare_cached(&sql)?;
        let federation = federation.as_ref().map(Federation::as_str);
        let rows = statement.query_map(params![number, federation, limit], player)?;
        Ok(rows.collect::<rusqlite::Result<_>>()?)
    }

    fn first(&self, limit: u32) -> Result<Vec<ListedPlayer>, StoreError> {
        let sql = format!("SELECT {COLUMNS} FROM listed_player ORDER BY rank LIMIT ?1");
        let mut statement = self.connection.prepare_cached(&sql)?;
        let rows = statement.query_map([limit], player)?;
        Ok(rows.collect::<rusqlite::Result<_>>()?)
    }

    fn matching(&self, expression: &str, limit: u32) -> Result<Vec<(i64, ListedPlayer)>, StoreError> {
        let sql = format!(
            "SELECT {COLUMNS} FROM listed_player WHERE rank IN
             (SELECT rowid FROM listed_name WHERE listed_name MATCH ?1 ORDER BY rowid LIMIT ?2)
             ORDER BY rank"
        );
        let mut statement = self.connection.prepare_cached(&sql)?;
        let rows = statement.query_map(params![expression, limit], |row| Ok((row.get(20)?, player(row)?)))?;
        Ok(rows.collect::<rusqlite::Result<_>>()?)
    }
}

fn shown(found: Vec<(i64, ListedPlayer)>) -> Vec<ListedPlayer> {
    found.into_iter().map(|(_, player)| player).collect()
}

/// What the index is asked: every word in one of the ways it is written, whole or as a beginning, and the federation.
/// Words are letters and digits only, so that nothing in them means anything to the index.
fn expression(words: &[Vec<String>], federation: Option<Federation>, beginnings: bool) -> String {
    let star = if beginnings { " *" } else { "" };
    let mut asked = String::new();
    for ways in words.iter().take(MOST_WORDS) {
        let ways: Vec<String> = ways
            .iter()
            .map(|way| format!("\"{}\"{star}", way.chars().take(LONGEST_WORD).collect::<String>()))
            .collect();
        let and = if asked.is_empty() { "" } else { " AND " };
        let _ = write!(asked, "{and}({})", ways.join(" OR "));
    }
    let name = if asked.is_empty() { String::new() } else { format!("name : ({asked})") };
    match federation {
        None => name,
        Some(federation) if name.is_empty() => format!("federation : \"{federation}\""),
        Some(federation) => format!("{name} AND federation : \"{federation}\""),
    }
}
