//! Documents on paper.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::Target;

/// A document that can be printed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum DocumentKind {
    /// The pairings of a round by boards.
    Pairings,
    /// The pairings of a round by names.
    PairingsByName,
    /// The results of a round.
    Results,
    /// The standings.
    Standings,
    /// The cross table, or the table of a Swiss with each round.
    CrossTable,
    /// The starting list.
    Players,
    /// The list to tick off who has come.
    CheckIn,
    /// Result slips of a round, in stack-cut order.
    Slips,
    /// Scoresheets of a round.
    Scoresheets,
    /// Cards with a name, to be folded.
    NameCards,
    /// Cards with the numbers of the boards, in stack-cut order.
    BoardCards,
    /// A card a player with every round.
    PlayerCards,
    /// How the points and tie-breaks of one player come about.
    Workings,
    /// The rounds with their dates and times.
    Calendar,
    /// The prizes and who has them.
    Prizes,
    /// What the arbiter reports: the incidents of the tournament, or of a round, with their rulings and penalties.
    ArbitersReport,
    /// Clock sheets of a round.
    ClockSheets,
    /// Envelopes of the games that are adjourned.
    Envelopes,
}

impl DocumentKind {
    /// All of them, in the order in which they are offered.
    pub const ALL: [Self; 18] = [
        Self::Pairings,
        Self::PairingsByName,
        Self::Results,
        Self::Standings,
        Self::CrossTable,
        Self::Players,
        Self::CheckIn,
        Self::Slips,
        Self::Scoresheets,
        Self::NameCards,
        Self::BoardCards,
        Self::PlayerCards,
        Self::Workings,
        Self::Calendar,
        Self::Prizes,
        Self::ArbitersReport,
        Self::ClockSheets,
        Self::Envelopes,
    ];

    /// Its name where it is typed, as `pairings-by-name`; that of its title in the catalogue, below `paper-title-`.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Pairings => "pairings",
            Self::PairingsByName => "pairings-by-name",
            Self::Results => "results",
            Self::Standings => "standings",
            Self::CrossTable => "cross-table",
            Self::Players => "players",
            Self::CheckIn => "check-in",
            Self::Slips => "slips",
            Self::Scoresheets => "scoresheets",
            Self::NameCards => "name-cards",
            Self::BoardCards => "board-cards",
            Self::PlayerCards => "player-cards",
            Self::Workings => "workings",
            Self::Calendar => "calendar",
            Self::Prizes => "prizes",
            Self::ArbitersReport => "arbiters-report",
            Self::ClockSheets => "clock-sheets",
            Self::Envelopes => "envelopes",
        }
    }
}

/// The sheet.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum SheetSize {
    /// 210 by 297 mm.
    #[default]
    A4,
    /// 8.5 by 11 inches.
    Letter,
}

/// What to print and on what.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct PrintForm {
    /// The tournament.
    pub tournament: i64,
    /// Which document.
    pub document: DocumentKind,
    /// The round it is about, or after which it stands; none for the last that is paired.
    #[serde(default)]
    pub round: Option<u32>,
    /// The pairing number of one player, for cards and the working; none for all cards.
    #[serde(default)]
    pub player: Option<u16>,
    /// The sheet.
    #[serde(default)]
    pub sheet: SheetSize,
    /// Language of the paper, whatever the screen speaks: `en` or `es`.
    pub lang: String,
    /// Larger letters, for the wall.
    #[serde(default)]
    pub large: bool,
    /// Whether the pages say as of when they stand: the time of the last act.
    #[serde(default)]
    pub stamp: bool,
    /// Result slips on a sheet: 2, 4 or 8; 0 for four.
    #[serde(default)]
    pub slips_per_page: u8,
    /// By how many minutes the clocks of the place are ahead of UTC, for the times of what happened.
    #[serde(default)]
    #[ts(optional, as = "Option<i32>")]
    pub utc_offset_min: i32,
}

impl PrintForm {
    /// A document of all there is, on A4, in a language, saying as of when it stands.
    pub fn of(tournament: i64, document: DocumentKind, lang: &str) -> Self {
        Self {
            tournament,
            document,
            round: None,
            player: None,
            sheet: SheetSize::A4,
            lang: lang.to_owned(),
            large: false,
            stamp: true,
            slips_per_page: 0,
            utc_offset_min: 0,
        }
    }
}

/// `print/document`: a document as a file to be printed (PDF).
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
pub struct PrintDocument {
    /// What.
    pub form: PrintForm,
    /// Where to.
    pub target: Target,
}

/// `print/manual`: the user's manual as a file (PDF). It needs no event.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
pub struct PrintManual {
    /// The sheet.
    #[serde(default)]
    pub sheet: SheetSize,
    /// Its language: `en` or `es`.
    pub lang: String,
    /// Where to.
    pub target: Target,
}

/// What was set.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
pub struct DocumentPrinted {
    /// How many pages.
    pub pages: u32,
    /// The path written, if any.
    pub path: Option<String>,
    /// The file in base 64, if asked for.
    pub base64: Option<String>,
    /// Name to offer for the file.
    pub file_name: String,
}

/// `print/preview`: the pages as pictures.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
pub struct PreviewDocument {
    /// What.
    pub form: PrintForm,
    /// The first page to show, from 0.
    pub first: u32,
}

/// Pages of a document.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
pub struct DocumentPreview {
    /// How many pages there are.
    pub pages: u32,
    /// Some of them from the one asked for, as SVG pictures.
    pub pictures: Vec<String>,
}
