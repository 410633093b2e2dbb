//! A player as a rating list has him.

use crate::{Federation, Rating, Sex, Title};

/// A rating of one kind of chess, as a list has it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ListedRating {
    /// The rating; none for an unrated player.
    pub rating: Option<Rating>,
    /// Rated games in the list's period.
    pub games: u16,
    /// The coefficient K (B.02 8.3.3); 0 when the list does not have it.
    pub k: u8,
}

/// A player of a rating list: FIDE's, or a federation's own.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ListedPlayer {
    /// Identity number in the list: letters and digits.
    pub number: String,
    /// FIDE identity number, in a national list that has it.
    pub fide_id: Option<u32>,
    /// Name, `Last, First` as a rule.
    pub name: String,
    /// Federation.
    pub federation: Option<Federation>,
    /// Sex.
    pub sex: Option<Sex>,
    /// The highest title.
    pub title: Option<Title>,
    /// The highest title for women.
    pub women_title: Option<Title>,
    /// Titles of arbiters, organisers, trainers and the like, as the list writes them.
    pub other_titles: String,
    /// Title of FIDE's online arena, as the list writes it.
    pub arena_title: String,
    /// Standard chess.
    pub standard: ListedRating,
    /// Rapid chess.
    pub rapid: ListedRating,
    /// Blitz.
    pub blitz: ListedRating,
    /// Year of birth.
    pub birth_year: Option<u16>,
    /// Marked inactive.
    pub inactive: bool,
}
