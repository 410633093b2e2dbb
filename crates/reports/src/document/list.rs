//! The lines of lists.

use serde::Serialize;

/// A player.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Person {
    /// Pairing number.
    pub number: u16,
    /// Title code, or empty.
    pub title: String,
    /// `Last, First`.
    pub name: String,
    /// Federation code, or empty.
    pub federation: String,
    /// Club, or empty.
    pub club: String,
    /// Rating; empty for unrated.
    pub rating: String,
    /// FIDE identity number, or empty.
    pub fide_id: String,
    /// Category or age group, or empty.
    pub category: String,
}

/// A board of a round.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Board {
    /// Its number; 0 for who has a bye.
    pub board: u32,
    /// White, or who has the bye.
    pub white: Person,
    /// White's points before the round.
    pub white_points: String,
    /// Black; none for a bye.
    pub black: Option<Person>,
    /// Black's points before the round.
    pub black_points: String,
    /// The result as it is to be read: `1 - 0`, `½ - ½`, `+ - -`; empty while the game is not finished. For a bye what
    /// it is: the words of the kind of bye.
    pub result: String,
}

/// A player in the pairings by name.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct NameLine {
    /// Who.
    pub player: Person,
    /// The board; 0 for who has a bye.
    pub board: u32,
    /// `white`, `black`, or empty for a bye.
    pub colour: String,
    /// The opponent's name, or what bye it is.
    pub opponent: String,
}

/// A line of the check-in list.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct CheckInLine {
    /// Who.
    pub player: Person,
    /// Whether the player has come, as far as is known.
    pub present: bool,
    /// What is to be said at the desk: a bye asked for, withdrawn; or empty.
    pub remark: String,
}

/// A round in the calendar.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct RoundDate {
    /// The round.
    pub round: u32,
    /// The date as it is to be read.
    pub date: String,
    /// The time as it is to be read.
    pub time: String,
    /// A remark, or empty.
    pub remark: String,
}

/// A prize and who has it.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Prize {
    /// Its name: `1st prize`, `Best woman`.
    pub name: String,
    /// The winners; more than one where it is shared.
    pub winners: Vec<PrizeWinner>,
}

/// Who has a prize, or a share of it.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct PrizeWinner {
    /// The rank.
    pub rank: u32,
    /// Who.
    pub player: Person,
    /// The points.
    pub points: String,
    /// The amount or thing, as it is to be read.
    pub amount: String,
    /// How it came about, or empty.
    pub working: String,
}
