//! Rating lists: imported, listed, searched.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::player::PlayerForm;
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

/// `library/look`: look into a list before it is imported.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
pub struct LookIntoList {
    /// The file.
    pub source: Source,
}

/// What the columns of a national list are taken for; empty for a list of FIDE's, whose columns are known.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct ListLook {
    /// Header and field of each column; an empty field for one that is not used.
    pub columns: Vec<(String, String)>,
    /// The first rows, as they stand.
    pub sample: Vec<Vec<String>>,
    /// Fields that a column may be taken for.
    pub fields: Vec<String>,
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

/// `library/find`: players of the lists as they would be entered in a tournament, while somebody types.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
pub struct FindListed {
    /// The tournament.
    pub tournament: i64,
    /// Words of the name, or the beginning of an identity number.
    pub words: String,
    /// How many players are wanted at most.
    pub limit: u32,
}

/// A player of a list as he would be entered.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
pub struct ListedCandidate {
    /// Name of the list.
    pub list: String,
    /// Identity number in the list.
    pub number: String,
    /// The player, with the rating for the event's class of play.
    pub player: PlayerForm,
    /// Marked inactive.
    pub inactive: bool,
    /// The pairing number, of one who is in the tournament already.
    pub entered: Option<u16>,
}

/// `library/compare`: what a rating list says otherwise of the players of a tournament. Nothing is changed.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
pub struct CompareWithList {
    /// The tournament.
    pub tournament: i64,
    /// Name of the list.
    pub list: String,
}

/// The players of a tournament beside a list.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
pub struct ListComparison {
    /// The list.
    pub list: ListView,
    /// Whom the list has otherwise.
    pub differences: Vec<PlayerDifference>,
    /// Who is not in the list, or cannot be told from others there.
    pub unknown: Vec<KnownPlayer>,
    /// How many are as the list has them.
    pub same: u32,
}

/// A player of the tournament, in short.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct KnownPlayer {
    /// The entry.
    pub entry: i64,
    /// Pairing number.
    pub number: u16,
    /// Name.
    pub name: String,
}

/// What a list says otherwise of a player.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct PlayerDifference {
    /// Who.
    pub player: KnownPlayer,
    /// The name in the list, where it is another: the identity number may be wrong. It is not taken over.
    pub other_name: Option<String>,
    /// Whether he was found by name and federation, having no identity number.
    pub by_name: bool,
    /// What would change.
    pub changes: Vec<FieldDifference>,
}

/// What would change of a player.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct FieldDifference {
    /// What.
    pub field: ListedField,
    /// As it is, or empty.
    pub before: String,
    /// As the list has it.
    pub after: String,
}

/// What a list knows of a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum ListedField {
    /// Rating for the event's class of play.
    Rating,
    /// Title.
    Title,
    /// Federation.
    Federation,
    /// FIDE identity number.
    FideId,
    /// Year of birth.
    BirthYear,
    /// Sex.
    Sex,
}

/// `library/update`: players take over what a list says.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
pub struct UpdateFromList {
    /// The tournament.
    pub tournament: i64,
    /// Name of the list.
    pub list: String,
    /// Whose; they are among [`ListComparison::differences`].
    pub entries: Vec<i64>,
}
