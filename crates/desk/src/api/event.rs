//! The event: new, open, show, edit, close, recent.

use arbitro_tournament::ScoringSystem;
use chrono::{DateTime, NaiveDate, Utc};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::journal::JournalKind;
use super::template::Like;
use super::{Message, Side};

/// What an event is, as typed on its form (`event/new`, `event/edit`).
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
pub struct EventForm {
    /// Official name, the same in every round.
    pub name: String,
    /// City.
    pub site: String,
    /// Federation code of the site, three letters, or empty.
    pub federation: String,
    /// First day.
    #[ts(type = "string")]
    pub start_date: NaiveDate,
    /// Last day.
    #[ts(type = "string")]
    pub end_date: NaiveDate,
    /// Chief arbiter as the report has it: name, title, FIDE identity number, in any order (TRF26 record 102).
    pub chief_arbiter: String,
    /// Deputy arbiters, one a line, each written in the same way (record 112).
    #[serde(default)]
    pub deputy_arbiters: String,
    /// Edition of the Laws, as `2023-01`.
    pub edition: String,
    /// Standard, rapid or blitz.
    pub time_class: TimeClassChoice,
    /// `adequate` or `inadequate` for rapid and blitz (Laws A.2, B.2); no meaning for standard play.
    pub supervised: bool,
    /// Time control in the PGN form, such as `40/5400+30:1800+30`; empty when not known.
    pub time_control: String,
}

/// The class of a game by its time control.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "lowercase")]
pub enum TimeClassChoice {
    /// Standard play.
    Standard,
    /// Rapid chess (Laws, appendix A).
    Rapid,
    /// Blitz (Laws, appendix B).
    Blitz,
}

/// `event/new`.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
pub struct NewEvent {
    /// Where the event file is made; it must not exist. None: in the folder of events, named after the event.
    pub path: Option<String>,
    /// The event.
    pub form: EventForm,
    /// A template, or the open event, whose tournaments it has too.
    #[serde(default)]
    pub like: Option<Like>,
}

impl NewEvent {
    /// An event in the folder of events, like no other.
    pub const fn of(form: EventForm) -> Self {
        Self { path: None, form, like: None }
    }
}

/// `event/open`.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
pub struct OpenEvent {
    /// An event file.
    pub path: String,
}

/// What the frame of the page shows of the open event (`event/show` and every call that opens one).
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
pub struct EventView {
    /// The event file.
    pub path: String,
    /// The kind of network share that the file is on, such as `cifs`; none for a disk of this computer.
    pub share: Option<String>,
    /// The event.
    pub form: EventForm,
    /// Tournaments in their order.
    pub tournaments: Vec<TournamentView>,
    /// What undo would take back.
    pub undo: Option<Act>,
    /// What redo would do again.
    pub redo: Option<Act>,
    /// The last act, for the foot.
    pub last: Option<Act>,
}

/// One act of the journal, in short.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
pub struct Act {
    /// Number in the journal.
    pub number: u32,
    /// When it was on disk.
    #[ts(type = "string")]
    pub at: DateTime<Utc>,
    /// What was done; an undo or redo says what its act said.
    pub message: Message,
    /// Act, undo or redo.
    pub kind: JournalKind,
}

/// How a tournament is paired.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum SystemChoice {
    /// Round robin by the Berger tables (C.05 annex 1), each plays each once.
    RoundRobin,
    /// Round robin, each plays each twice.
    DoubleRoundRobin,
    /// The FIDE (Dutch) Swiss (C.04.3).
    Dutch,
}

/// Virtual points for the first rounds of a Swiss.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum AccelerationChoice {
    /// None.
    #[default]
    None,
    /// The Baku method (C.04.7).
    Baku,
}

/// What results are worth: exact decimals such as `0.5` (C.04.2; TRF26 record 162).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct ScoringForm {
    /// A win, a forfeit win, a full-point bye.
    pub win: String,
    /// A draw, a half-point bye.
    pub draw: String,
    /// A loss over the board.
    pub loss: String,
    /// An absence, a loss by forfeit.
    pub absence: String,
    /// The pairing-allocated bye (C.04.1 art. 4).
    pub pairing_allocated_bye: String,
}

impl From<&ScoringSystem> for ScoringForm {
    fn from(scoring: &ScoringSystem) -> Self {
        Self {
            win: scoring.win.to_string(),
            draw: scoring.draw.to_string(),
            loss: scoring.loss.to_string(),
            absence: scoring.absence.to_string(),
            pairing_allocated_bye: scoring.pairing_allocated_bye.to_string(),
        }
    }
}

impl Default for ScoringForm {
    fn default() -> Self {
        Self::from(&ScoringSystem::STANDARD)
    }
}

/// `tournament/add`, `tournament/edit`. Once a round is paired only the name can be changed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct TournamentForm {
    /// None to add one.
    pub id: Option<i64>,
    /// Name: `Open A`.
    pub name: String,
    /// Pairing system.
    pub system: SystemChoice,
    /// Rounds of a Swiss; none for a round robin, which knows its own.
    #[serde(default)]
    pub rounds: Option<u16>,
    /// The colour of the first pairing number in round 1; none to have it drawn by lot (C.04.2 art. 5.1).
    #[serde(default)]
    pub initial_colour: Option<Side>,
    /// Virtual points.
    #[serde(default)]
    pub acceleration: AccelerationChoice,
    /// What results are worth.
    #[serde(default)]
    pub scoring: ScoringForm,
    /// Codes of tie-breaks (C.07) in their order, with blanks between; empty for those that the system advises.
    #[serde(default)]
    pub tie_breaks: String,
}

impl TournamentForm {
    /// A new tournament with the ordinary scoring; a Swiss has so many rounds.
    pub fn new(name: &str, system: SystemChoice, rounds: u16) -> Self {
        Self {
            id: None,
            name: name.to_owned(),
            system,
            rounds: (system == SystemChoice::Dutch).then_some(rounds),
            initial_colour: None,
            acceleration: AccelerationChoice::None,
            scoring: ScoringForm::default(),
            tie_breaks: String::new(),
        }
    }
}

/// `tournament/compliance`: whether a tournament keeps to the FIDE rules.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
pub struct Compliance {
    /// The tournament.
    pub tournament: i64,
    /// The round that was paired last when FIDE mode was left, 0 before round 1; none while it is in it.
    pub left_fide_mode: Option<u16>,
    /// What departs from the rules; the report tells it.
    pub departures: Vec<Departure>,
}

/// Something that departs from the rules.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Departure {
    /// The round before or in which it happened; none for what the tournament is played by.
    pub round: Option<u16>,
    /// What it is.
    pub message: Message,
}

/// `tournament/calendar`: when the rounds of a tournament begin, all of them.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
pub struct SetCalendar {
    /// The tournament.
    pub tournament: i64,
    /// The rounds; one that is not here is not dated any more.
    pub rounds: Vec<CalendarRound>,
}

/// When a round begins.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct CalendarRound {
    /// From 1.
    pub round: u32,
    /// The day; none when not known.
    #[ts(type = "string | null")]
    pub date: Option<NaiveDate>,
    /// Local time of the site, `16:30`; empty when not known.
    pub time: String,
    /// Anything to be said; or empty.
    pub remark: String,
}

/// A tournament of the event.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
pub struct TournamentView {
    /// Its number in the file.
    pub id: i64,
    /// Its name.
    pub name: String,
    /// Pairing system.
    pub system: SystemChoice,
    /// All it is played by.
    pub form: TournamentForm,
    /// Whether a round is paired, so that all but the name stays.
    pub begun: bool,
    /// The round that was paired last when FIDE mode was left, 0 before round 1; none while it is in it.
    pub left_fide_mode: Option<u16>,
    /// Players entered.
    pub players: u32,
    /// Whether more can be entered: until it begins, and in a Swiss as long as a round is left (C.04.2 art. 2.4).
    pub takes_players: bool,
    /// Rounds there will be.
    pub rounds_planned: u32,
    /// When rounds begin, those of which anything is known, in order.
    pub calendar: Vec<CalendarRound>,
    /// Rounds that are paired, in order.
    pub rounds: Vec<RoundSummary>,
    /// Whether another round can be paired now; else why not.
    pub cannot_pair: Option<Message>,
}

/// A paired round, in short.
#[derive(Clone, Copy, Debug, Serialize, Deserialize, TS)]
pub struct RoundSummary {
    /// From 1.
    pub number: u32,
    /// Boards with two players.
    pub boards: u32,
    /// Boards without a result.
    pub missing: u32,
    /// Whether it is only proposed: nobody has been told, and nothing can be entered.
    pub draft: bool,
}

/// A file that was open before (`app/recent`).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct RecentEvent {
    /// The event file.
    pub path: String,
    /// Whether the file is still there.
    pub exists: bool,
    /// Event name.
    pub name: String,
    /// First day.
    #[ts(type = "string")]
    pub start_date: NaiveDate,
    /// Last day.
    #[ts(type = "string")]
    pub end_date: NaiveDate,
    /// Players in it.
    pub players: u32,
    /// Last paired round of its first tournament, 0 for none.
    pub round: u32,
}

/// What this program offers, before any event is open (`app/about`).
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
pub struct About {
    /// Version of the program.
    pub version: String,
    /// The folder where a new event without a path is made.
    pub folder: String,
    /// Editions of the Laws that an event can be played under, the newest first.
    pub editions: Vec<EditionChoice>,
}

/// `app/report`: what the developers need to find a fault.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
pub struct WriteReport {
    /// The zip file to write; empty to look at it first.
    pub path: String,
}

/// A file of the report.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
pub struct ReportFile {
    /// Its name.
    pub name: String,
    /// What is in it.
    pub text: String,
}

/// The report, as it is or would be written.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
pub struct ReportForDevelopers {
    /// Its files.
    pub files: Vec<ReportFile>,
    /// The zip file that was written, or empty.
    pub path: String,
}

/// An edition of the Laws, for the form of an event.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
pub struct EditionChoice {
    /// Its code, as `2023-01`.
    pub code: String,
    /// `verified`, `excerpt`, `unverified`: how surely its text is known.
    pub status: String,
}

/// What was found in an event file (`event/verify`).
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct EventVerified {
    /// The file.
    pub path: String,
    /// The kind of network share that it is on.
    pub share: Option<String>,
    /// The name of the event; empty if it cannot be read.
    pub name: String,
    /// Rows of the journal.
    pub acts: u32,
    /// Tournaments.
    pub tournaments: u32,
    /// Rounds of all of them.
    pub rounds: u32,
    /// Games with moves.
    pub games: u32,
    /// What is wrong; nothing if the file is whole.
    pub findings: Vec<VerifyFinding>,
}

/// Something that is wrong with an event file.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct VerifyFinding {
    /// What.
    pub what: Message,
    /// Why it cannot be shown.
    pub why: Option<Message>,
}
