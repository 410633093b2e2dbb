//! Players: list, add, edit, remove, number, read from a file.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::fee::EntryFee;
use super::{Finding, Source};

/// A player as typed (`player/add`, `player/edit`). Empty text means not known.
#[derive(Clone, Debug, Default, Serialize, Deserialize, TS)]
pub struct PlayerForm {
    /// None to add one; else the entry to edit.
    pub entry: Option<i64>,
    /// `Last, First`.
    pub name: String,
    /// Title code (`GM`...), or empty.
    pub title: String,
    /// Federation code, or empty.
    pub federation: String,
    /// Rating, 0 for unrated.
    pub rating: u16,
    /// FIDE identity number, or empty.
    pub fide_id: String,
    /// `m`, `w` or empty.
    pub sex: String,
    /// Year of birth, 0 for not known.
    pub birth_year: u16,
    /// Club.
    pub club: String,
}

/// `player/list`.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
pub struct OfTournament {
    /// The tournament.
    pub tournament: i64,
}

/// `player/add`, `player/edit`.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
pub struct PlayerIn {
    /// The tournament.
    pub tournament: i64,
    /// The player.
    pub player: PlayerForm,
}

/// `player/withdraw`: the player is not paired any more, or again.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
pub struct WithdrawPlayer {
    /// The entry.
    pub entry: i64,
    /// Whether the player is out from the next round on; otherwise a withdrawal is taken back.
    pub withdrawn: bool,
}

/// `player/expel`: a player is expelled (Laws 12.9). Nothing is paired with him any more, and he has no place in the standings;
/// what he played stays.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
pub struct ExpelPlayer {
    /// The entry.
    pub entry: i64,
    /// Why.
    pub reason: String,
}

/// `player/board`: a player who cannot move about always sits at one board.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
pub struct FixBoard {
    /// The entry.
    pub entry: i64,
    /// The board, from 1; none to let the player move again.
    pub board: Option<u32>,
}

/// `player/bye`: what a player gets who asked not to be paired in a round (C.04.1 art. 5).
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
pub struct AskBye {
    /// The entry.
    pub entry: i64,
    /// From 1; not published yet.
    pub round: u16,
    /// `H` half point, `Z` none, `F` full point (by the arbiter's decision); none to be paired after all.
    pub result: Option<String>,
}

/// A bye asked for.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct ByeAsked {
    /// From 1.
    pub round: u16,
    /// `H`, `Z` or `F`.
    pub result: String,
}

/// `player/prohibit`: two players are not paired with each other (C.04.1 art. 7), or may be again.
#[derive(Clone, Debug, Default, Serialize, Deserialize, TS)]
pub struct ProhibitPair {
    /// An entry.
    pub one: i64,
    /// Another entry of the same tournament.
    pub other: i64,
    /// Whether they may not meet.
    pub prohibited: bool,
    /// Whether it is only a wish, which gives way where no pairing keeps it.
    #[serde(default)]
    pub weak: bool,
    /// The last round it holds for; none for all.
    #[serde(default)]
    pub last_round: Option<u16>,
}

/// Two players who are not paired with each other.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct ProhibitedPair {
    /// An entry.
    pub one: i64,
    /// Another.
    pub other: i64,
    /// Whether it is only a wish, which gives way where no pairing keeps it.
    pub weak: bool,
    /// The last round it holds for; none for all.
    pub last_round: Option<u16>,
}

/// `player/remove`: before the first round is paired.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
pub struct RemovePlayer {
    /// The entry.
    pub entry: i64,
}

/// What becomes of several players at once.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum PlayersChange {
    /// Their club, or empty.
    Club(String),
    /// Their federation's code, or empty.
    Federation(String),
    /// `m`, `w` or empty.
    Sex(String),
    /// What they get for a round in which they are not paired (`player/bye`); without a result they are paired after all.
    Bye {
        /// From 1; not paired yet.
        round: u16,
        /// `H`, `Z` or `F`; none to be paired after all.
        result: Option<String>,
    },
    /// They are out from the next round on, or in again.
    Withdrawn(bool),
    /// They leave the list, before the first round is paired.
    Removed,
}

/// `player/change`: several players at once, as one act.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
pub struct ChangePlayers {
    /// The tournament.
    pub tournament: i64,
    /// Entries.
    pub entries: Vec<i64>,
    /// What becomes of them.
    pub change: PlayersChange,
}

/// How pairing numbers are given (`player/number`), before the first round is paired (C.05 art. 4; C.04.2 art. 2).
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Numbering {
    /// By rating, then title, then name.
    ByRating,
    /// By lot; the seed is kept in the journal, so that the draw can be repeated.
    ByLot {
        /// Seed of the draw; none takes a new one.
        seed: Option<u32>,
    },
    /// By hand: entries in the order of their numbers.
    ByHand(Vec<i64>),
}

/// `player/number`.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
pub struct NumberPlayers {
    /// The tournament.
    pub tournament: i64,
    /// How.
    pub numbering: Numbering,
}

/// A row of the list of players.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
pub struct PlayerRow {
    /// The entry in this tournament.
    pub entry: i64,
    /// Pairing number.
    pub number: u16,
    /// The player; `entry` is set.
    pub player: PlayerForm,
    /// Why the player cannot be removed or renumbered any more: the tournament has begun.
    pub frozen: bool,
    /// The first round the player is paired in; more than 1 for a late entry.
    pub first_round: u16,
    /// The last round before the player withdrew; none who plays on.
    pub withdrawn_after: Option<u16>,
    /// Whether that is an expulsion.
    pub expelled: bool,
    /// The board of a player who cannot move about.
    pub fixed_board: Option<u32>,
    /// Byes asked for, by rounds.
    pub byes: Vec<ByeAsked>,
    /// The entry fee; none where the tournament asks for none.
    pub fee: Option<EntryFee>,
}

/// `player/read`: look into a CSV or TRF file without writing; `player/import`: take the players in.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
pub struct ReadPlayers {
    /// The tournament.
    pub tournament: i64,
    /// The file.
    pub source: Source,
    /// What a person says of a CSV file against what would be guessed.
    #[serde(default)]
    #[ts(optional)]
    pub reading: Option<Reading>,
}

/// How to read a CSV file. What is left empty is guessed.
#[derive(Clone, Debug, Default, Serialize, Deserialize, TS)]
pub struct Reading {
    /// One of [`PlayersRead::encodings`], or another name of an encoding; empty to guess.
    pub encoding: String,
    /// What parts the cells, one character; empty to guess.
    pub delimiter: String,
    /// Whether the first row names the columns; none to guess.
    pub header: Option<bool>,
    /// Columns by their place from 0, each with one of [`PlayersRead::fields`], or empty for a column that is not used.
    pub columns: Vec<(u32, String)>,
    /// A rating list that fills in what is missing of players whose FIDE identity number it has; empty for none.
    #[serde(default)]
    pub fill_from: String,
}

/// What a file of players holds.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
pub struct PlayersRead {
    /// `csv` or `trf`.
    pub format: String,
    /// Encoding found: `UTF-8`, `windows-1252`...
    pub encoding: String,
    /// For CSV: the delimiter, and for each column its header and the field it is taken for, or empty.
    pub delimiter: String,
    /// For CSV: whether a row names the columns.
    pub header: bool,
    /// Header and field of each column.
    pub columns: Vec<(String, String)>,
    /// For CSV: the first rows as they stand, to see by what the columns are.
    pub sample: Vec<Vec<String>>,
    /// Encodings that may be chosen.
    pub encodings: Vec<String>,
    /// Fields that a column may be taken for.
    pub fields: Vec<String>,
    /// The players, in the order of the file.
    pub players: Vec<PlayerForm>,
    /// What was odd, with its line; duplicates of players already entered are here too.
    pub findings: Vec<Finding>,
}
