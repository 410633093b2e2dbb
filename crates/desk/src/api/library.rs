//! Rating lists: imported, listed, searched.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::{Finding, Source};

/// The kind of chess of a list that has one rating a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "lowercase")]
pub enum ListChapter {
    /// Standard chess.
    Standard,
    /// Rapid chess.
    Rapid,
    /// Blitz.
    Blitz,
}

/// `library/import`: FIDE's list in text or XML, packed or not, or a national one as CSV. It takes the place of the list
/// of its name once it is whole.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
pub struct ImportList {
    /// The file.
    pub source: Source,
    /// Name of the list; empty for `FIDE`, or the file's name where it is a national list.
    pub name: String,
    /// What its ratings are, where it has one a player; none to go by the file's name.
    pub chapter: Option<ListChapter>,
    /// What the columns of a CSV list hold, in order (`number`, `name`, `rating`...; null for nothing); none to go by its
    /// header.
    pub mapping: Option<Vec<Option<String>>>,
}

/// A rating list that is there.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct ListView {
    /// Its name.
    pub name: String,
    /// The file it was read from.
    pub source: String,
    /// The month in its header (`OCT26`), where it has one.
    pub month: Option<String>,
    /// How it was written: `text`, `xml`, `csv`.
    pub format: String,
    /// When it was imported.
    pub imported_at: String,
    /// Its players.
    pub players: u64,
    /// Its odd lines.
    pub odd: u64,
}

/// What came of an import.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
pub struct ListImported {
    /// The list.
    pub list: ListView,
    /// The first odd lines; all are counted in the list.
    pub findings: Vec<Finding>,
}

/// `library/progress`: how far the import has come that is running.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct ImportProgress {
    /// Thousandths of the work.
    pub permille: u32,
}

/// `library/list`.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
pub struct LibraryView {
    /// The lists, by name.
    pub lists: Vec<ListView>,
    /// Files of lists that cannot be read: they are to be imported again.
    pub unreadable: Vec<String>,
}

/// `library/search`: words of the name in any order, from their beginnings, without accents; or the beginning of an
/// identity number.
#[derive(Clone, Debug, Default, Serialize, Deserialize, TS)]
pub struct SearchLibrary {
    /// The words.
    pub words: String,
    /// Code of a federation; empty for all.
    pub federation: String,
    /// Name of the list; empty for all.
    pub list: String,
    /// How many players are wanted at most.
    pub limit: u32,
}

/// `library/show`.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
pub struct ShowListed {
    /// Name of the list.
    pub list: String,
    /// Identity number of the player.
    pub number: String,
}

/// A rating with what belongs to it. 0 for unrated, and for a coefficient the list does not have.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct ListedRatingView {
    /// The rating.
    pub rating: u16,
    /// Rated games in the list's period.
    pub games: u16,
    /// The coefficient K (B.02 8.3.3).
    pub k: u8,
}

/// A player of a list. Empty text means not known.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct ListedPlayerView {
    /// Name of the list.
    pub list: String,
    /// Identity number in the list.
    pub number: String,
    /// FIDE identity number, or empty.
    pub fide_id: String,
    /// `Last, First`.
    pub name: String,
    /// Title code, the highest; a title for women where there is no other.
    pub title: String,
    /// Titles of arbiters, organisers, trainers, as the list writes them.
    pub other_titles: String,
    /// Federation code.
    pub federation: String,
    /// `m`, `w` or empty.
    pub sex: String,
    /// Year of birth, 0 for not known.
    pub birth_year: u16,
    /// Standard chess.
    pub standard: ListedRatingView,
    /// Rapid chess.
    pub rapid: ListedRatingView,
    /// Blitz.
    pub blitz: ListedRatingView,
    /// Marked inactive.
    pub inactive: bool,
}
