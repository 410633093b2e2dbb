//! The values that the pages are made of. All text in them is data and is shown as it stands.

use std::collections::BTreeMap;

use arbitro_messages::Lang;
use arbitro_reports::{
    Board, CrossTable, Logo, NameLine, Person, PlayerCard, Prize, RoundDate, StandingsTable,
};

/// An event as it is told in one language.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Event {
    /// The language.
    pub lang: Lang,
    /// Its name.
    pub name: String,
    /// Place and days.
    pub place: String,
    /// The chief arbiter; empty when not known.
    pub chief_arbiter: String,
    /// As of when: the moment of the last change; empty when not known.
    pub stamp: String,
    /// The organiser's logo.
    pub logo: Option<Logo>,
    /// The organiser's words at the foot of each page; empty for none.
    pub footer: String,
    /// Its tournaments in their order.
    pub tournaments: Vec<Tournament>,
}

/// A tournament.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Tournament {
    /// Its number in the event, which stays.
    pub id: i64,
    /// Its name.
    pub name: String,
    /// What must be said of all of it: that it is not in FIDE mode.
    pub marks: Vec<String>,
    /// Rounds there will be; 0 when not known.
    pub rounds_planned: u32,
    /// The entry of each pairing number. Pages of players are named after entries, for a late entry moves the numbers.
    pub entries: BTreeMap<u16, i64>,
    /// The starting list.
    pub players: Vec<Person>,
    /// The rounds with their dates; empty when none is dated.
    pub calendar: Vec<RoundDate>,
    /// The rounds that were published, in order.
    pub rounds: Vec<Round>,
    /// The round that is played now, or was played last; 0 before the first. In a round robin later ones may be published.
    pub current: u32,
    /// Everybody's rounds; empty before the first one.
    pub cross_table: CrossTable,
    /// A card a player; empty before the first round.
    pub cards: Vec<PlayerCard>,
    /// The prizes and who has them; empty when none were set.
    pub prizes: Vec<Prize>,
    /// The games that were recorded, by rounds and boards.
    pub games: Vec<Game>,
    /// The same games as PGN.
    pub pgn: String,
}

/// A round that was published.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Round {
    /// From 1.
    pub number: u32,
    /// Date and time as they are to be read; empty when not known.
    pub date: String,
    /// The boards.
    pub boards: Vec<Board>,
    /// The same by names.
    pub names: Vec<NameLine>,
    /// The standings after it; none before it is played.
    pub standings: Option<StandingsTable>,
    /// What must be said of these standings: that they are not final.
    pub marks: Vec<String>,
}

/// A recorded game.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Game {
    /// The round.
    pub round: u32,
    /// The board.
    pub board: u32,
    /// White.
    pub white: Person,
    /// Black.
    pub black: Person,
    /// The result as it is to be read; empty while it is not finished.
    pub result: String,
    /// The pieces before the first move, as FEN places them.
    pub start: String,
    /// What was said before the first move, or empty.
    pub comment: String,
    /// The record.
    pub plies: Vec<Ply>,
}

/// A half-move of a record, legal or not.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Ply {
    /// Number of the move.
    pub number: u32,
    /// Whether White moved.
    pub white: bool,
    /// The move in the language of the pages.
    pub san: String,
    /// What is to be said of it.
    pub note: Option<PlyNote>,
    /// The pieces after it, as FEN places them.
    pub placement: String,
    /// Whether that is what stood on the board: nobody knows after a move that nobody could read.
    pub known: bool,
    /// Origin and destination, where it has them.
    pub squares: Option<(String, String)>,
    /// A comment, or empty.
    pub comment: String,
}

/// Why a half-move is not one like the others.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PlyNote {
    /// Illegal, and not ruled on yet.
    Illegal,
    /// Illegal; the position before it was restored.
    Reinstated,
    /// Illegal, and it stood.
    Stands,
    /// Fell with an illegal move before it.
    Void,
    /// Nobody could read it.
    Unread,
}
