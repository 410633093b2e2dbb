//! The documents as values. All text in them is data and is set as it stands.

mod card;
mod incident;
mod list;
mod standings;
#[cfg(feature = "typeset")]
mod value;
mod working;

pub use card::{CardRound, PlayerCard};
pub use incident::{ArbitersReport, ClockLine, ClockSheet, CountLine, Envelope, IncidentLine};
pub use list::{Board, CheckInLine, NameLine, Person, Prize, PrizeWinner, RoundDate};
pub use standings::{CrossRow, CrossTable, StandingsLine, StandingsTable};
pub use working::{Working, WorkingOf, WorkingTerm};

/// How many result slips are on a sheet.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum SlipsPerPage {
    /// Two.
    Two,
    /// Four.
    #[default]
    Four,
    /// Eight.
    Eight,
}

/// A document.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Document {
    /// The pairings of a round by boards.
    Pairings(Vec<Board>),
    /// The pairings of a round by names, for the wall.
    PairingsByName(Vec<NameLine>),
    /// The results of a round.
    Results(Vec<Board>),
    /// The standings.
    Standings(StandingsTable),
    /// The cross table of a round robin, the table of a Swiss with each round.
    CrossTable(CrossTable),
    /// The starting list.
    Players(Vec<Person>),
    /// The list to tick off who has come.
    CheckIn(Vec<CheckInLine>),
    /// Result slips, one a board, in stack-cut order.
    Slips(Vec<Board>, SlipsPerPage),
    /// Scoresheets, one a board.
    Scoresheets(Vec<Board>),
    /// Cards with a name, to be folded and stood on the table.
    NameCards(Vec<Person>),
    /// Cards with the number of a board, in stack-cut order.
    BoardCards(Vec<u32>),
    /// A card a player with every round.
    PlayerCards(Vec<PlayerCard>),
    /// How the points and tie-breaks of players come about.
    Workings(Vec<Working>),
    /// Who has won what.
    Prizes(Vec<Prize>),
    /// The rounds with their dates and times.
    Calendar(Vec<RoundDate>),
    /// What the arbiter reports: incidents, rulings, penalties.
    ArbitersReport(ArbitersReport),
    /// Clock sheets, one a board.
    ClockSheets(Vec<ClockSheet>),
    /// Envelopes of adjourned games.
    Envelopes(Vec<Envelope>),
}

impl Document {
    /// Its name: that of its template and, below `paper-title-`, of its title.
    pub const fn name(&self) -> &'static str {
        match self {
            Self::Pairings(_) => "pairings",
            Self::PairingsByName(_) => "pairings-by-name",
            Self::Results(_) => "results",
            Self::Standings(_) => "standings",
            Self::CrossTable(_) => "cross-table",
            Self::Players(_) => "players",
            Self::CheckIn(_) => "check-in",
            Self::Slips(..) => "slips",
            Self::Scoresheets(_) => "scoresheets",
            Self::NameCards(_) => "name-cards",
            Self::BoardCards(_) => "board-cards",
            Self::PlayerCards(_) => "player-cards",
            Self::Workings(_) => "workings",
            Self::Prizes(_) => "prizes",
            Self::Calendar(_) => "calendar",
            Self::ArbitersReport(_) => "arbiters-report",
            Self::ClockSheets(_) => "clock-sheets",
            Self::Envelopes(_) => "envelopes",
        }
    }
}
