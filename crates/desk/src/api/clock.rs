//! Time at the boards: the start of play and who is missing, clock sheets, adjourned games.

use chrono::{DateTime, Utc};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::round::{BoardPlayer, BoardResult};
use super::{Message, Side};

/// `start_of_play/begin`: the play of a round begins, or its beginning is corrected. The default time runs from here.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
pub struct BeginPlay {
    /// The tournament.
    pub tournament: i64,
    /// The round.
    pub round: u32,
    /// When, where it was not now.
    #[ts(type = "string | null")]
    pub at: Option<DateTime<Utc>>,
    /// Whether it began at all; else what was said of it is taken back.
    pub begun: bool,
}

/// How a player was seen.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Sight {
    /// Was there when play began.
    Here,
    /// Is missing.
    Missing,
    /// Was missing, and has come now.
    Arrived,
}

/// `start_of_play/mark`: whether a player of a board is there.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
pub struct MarkMissing {
    /// The pairing.
    pub pairing: i64,
    /// Which of the two.
    pub side: Side,
    /// Whether the player is there.
    pub sight: Sight,
}

/// The start of play of a round (`start_of_play/show`).
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
pub struct StartView {
    /// The tournament.
    pub tournament: i64,
    /// The round.
    pub round: u32,
    /// The time of this machine.
    #[ts(type = "string")]
    pub now: DateTime<Utc>,
    /// When play was to begin, as announced: day and time at the site, each or both empty.
    pub scheduled: (String, String),
    /// When play began.
    #[ts(type = "string | null")]
    pub started_at: Option<DateTime<Utc>>,
    /// Whether the clock of this machine stands before the start of play: it went back, or the start is wrong.
    pub clock_went_back: bool,
    /// Minutes until a player has to be there: of the regulations, or of the edition where they are silent. None where the
    /// edition leaves it to regulations that say nothing.
    pub default_time_min: Option<u32>,
    /// When they have passed.
    #[ts(type = "string | null")]
    pub default_at: Option<DateTime<Utc>>,
    /// The boards of the round.
    pub boards: Vec<StartBoard>,
}

/// A board at the start of play.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
pub struct StartBoard {
    /// The pairing.
    pub pairing: i64,
    /// The board.
    pub board: u32,
    /// White.
    pub white: BoardPlayer,
    /// Black.
    pub black: BoardPlayer,
    /// The result, if there is one.
    pub result: Option<BoardResult>,
    /// White and Black, if they were missing.
    pub missing: (Option<Lateness>, Option<Lateness>),
    /// What the Laws say of it now; nothing is entered by itself.
    pub proposal: Option<LateProposal>,
}

/// A player who was missing.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
pub struct Lateness {
    /// When the player came.
    #[ts(type = "string | null")]
    pub arrived_at: Option<DateTime<Utc>>,
    /// Minutes that have begun since the start of play, until the player came or until now.
    pub minutes: u32,
}

/// What the Laws say where a player is missing or came late.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
pub struct LateProposal {
    /// The event to rule on.
    pub event: String,
    /// The result it gives, if any.
    pub result: Option<BoardResult>,
    /// Seconds for White and Black.
    pub clock_delta_s: (i32, i32),
    /// The articles.
    pub articles: Vec<String>,
}

/// `clock/rules`: what a tournament says of time at the boards.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
pub struct SetTimeRules {
    /// The tournament.
    pub tournament: i64,
    /// Minutes until a player has to be there (Laws 6.7.1); none where the regulations are silent.
    pub default_time_min: Option<u32>,
    /// Minutes between readings of the clocks; none where they are noted only when something happens.
    pub reading_interval_min: Option<u32>,
}

/// What holds.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
pub struct TimeRulesView {
    /// Minutes of the regulations.
    pub default_time_min: Option<u32>,
    /// Minutes of the edition of the Laws, where the regulations are silent; none where it leaves that to them.
    pub edition_default_min: Option<u32>,
    /// Minutes between readings of the clocks.
    pub reading_interval_min: Option<u32>,
}

/// Why clocks were read.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum WhyRead {
    /// It was time to.
    Routine,
    /// Something happened at the board.
    Incident,
    /// The game was adjourned.
    Adjournment,
    /// The game was resumed.
    Resumption,
}

/// The clocks of a round (`clock/show`).
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
pub struct ClocksView {
    /// The tournament.
    pub tournament: i64,
    /// The round.
    pub round: u32,
    /// The time of this machine.
    #[ts(type = "string")]
    pub now: DateTime<Utc>,
    /// The periods of the time control; none where it is not known.
    pub periods: Vec<Message>,
    /// What the tournament says of time.
    pub rules: TimeRulesView,
    /// When play began.
    #[ts(type = "string | null")]
    pub started_at: Option<DateTime<Utc>>,
    /// The boards.
    pub boards: Vec<ClockBoard>,
}

/// The clocks of a board.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
pub struct ClockBoard {
    /// The pairing.
    pub pairing: i64,
    /// The board.
    pub board: u32,
    /// White and Black.
    pub players: (String, String),
    /// The result, if there is one.
    pub result: Option<BoardResult>,
    /// Whether the game is adjourned.
    pub adjourned: bool,
    /// What was read last.
    pub last: Option<ClockLine>,
    /// When the next reading is due, where they are read regularly and the game goes on.
    #[ts(type = "string | null")]
    pub due_at: Option<DateTime<Utc>>,
    /// Readings of which something is doubted.
    pub doubted: u32,
}

/// `clock/sheet`, `adjournment/show` and the like: a board.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
pub struct OfPairing {
    /// The pairing.
    pub pairing: i64,
}

/// The clock sheet of a board.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
pub struct ClockSheetView {
    /// The pairing.
    pub pairing: i64,
    /// The round.
    pub round: u32,
    /// The board.
    pub board: u32,
    /// White and Black.
    pub players: (String, String),
    /// The time of this machine.
    #[ts(type = "string")]
    pub now: DateTime<Utc>,
    /// The periods of the time control; none where it is not known.
    pub periods: Vec<Message>,
    /// The moves completed by White and Black, as far as the scoresheet tells.
    pub moves: (Option<u32>, Option<u32>),
    /// When the next reading is due.
    #[ts(type = "string | null")]
    pub due_at: Option<DateTime<Utc>>,
    /// Readings and incidents in their order.
    pub lines: Vec<ClockLine>,
}

/// A line of a clock sheet.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
pub struct ClockLine {
    /// The number of the reading; none for an incident.
    pub reading: Option<i64>,
    /// The time of day.
    #[ts(type = "string")]
    pub at: DateTime<Utc>,
    /// Who noted it; empty for an incident.
    pub who: String,
    /// Why.
    pub why: WhyRead,
    /// What happened, where it is an incident of the log.
    pub incident: Option<Message>,
    /// What the clocks showed, in milliseconds.
    pub clocks_ms: (Option<u32>, Option<u32>),
    /// What they had to show after the ruling, where that is something else.
    pub must_show_ms: (Option<u32>, Option<u32>),
    /// The moves completed by White and Black.
    pub moves: (Option<u32>, Option<u32>),
    /// A remark.
    pub note: String,
    /// What speaks against it.
    pub doubts: Vec<Message>,
}

/// `clock/note`: what the clocks of a board show now.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
pub struct NoteReading {
    /// The pairing.
    pub pairing: i64,
    /// Why they are read.
    pub why: WhyRead,
    /// What they show, in milliseconds; none for one that was not read.
    pub clocks_ms: (Option<u32>, Option<u32>),
    /// The moves completed by White and Black; none where they were not counted.
    pub moves: (Option<u32>, Option<u32>),
    /// A remark.
    pub note: String,
}

/// `clock/remove`: a reading was noted by mistake.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
pub struct RemoveReading {
    /// Its number.
    pub reading: i64,
}

/// `adjournment/seal`: a game is adjourned, or what stands on its envelope is corrected (Guidelines I.2).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct SealMove {
    /// The pairing.
    pub pairing: i64,
    /// Who seals the move.
    pub sealer: Side,
    /// The position immediately before the sealed move, in FEN.
    pub fen: String,
    /// What the clocks show, in milliseconds.
    pub clocks_ms: (Option<u32>, Option<u32>),
    /// Whose draw offer stands.
    pub draw_offer: Option<Side>,
    /// Whether White's and Black's scoresheets are in the envelope.
    pub scoresheets: (bool, bool),
    /// Who keeps the envelope.
    pub keeper: String,
    /// Date, time and place of the resumption.
    pub resumption: String,
}

/// `adjournment/resume`: the time of the resumption has come; who is there.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
pub struct ResumeGame {
    /// The pairing.
    pub pairing: i64,
    /// The players who are present.
    pub present: Vec<Side>,
}

/// `adjournment/open`: the envelope is opened.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
pub struct OpenEnvelope {
    /// The pairing.
    pub pairing: i64,
    /// What is written, letter by letter; empty if nothing is.
    pub written: String,
}

/// How far an adjourned game is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum AdjournmentState {
    /// It is not adjourned.
    None,
    /// The envelope is sealed.
    Sealed,
    /// The time of the resumption has come; the envelope is closed.
    Resumed,
    /// The envelope is open.
    Opened,
    /// The game has a result.
    Concluded,
}

/// The adjournment of a game; of one that is not adjourned, what would stand on the envelope.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
pub struct AdjournmentView {
    /// The round.
    pub round: u32,
    /// The board.
    pub board: u32,
    /// White and Black.
    pub players: (String, String),
    /// How far it is.
    pub state: AdjournmentState,
    /// What stands on the envelope.
    pub envelope: SealMove,
    /// What would stand on the next one, where the game goes on and may be adjourned again.
    pub again: Option<SealMove>,
    /// The number of the sealed move.
    pub number: u32,
    /// Seconds used by White and Black, where that can be told.
    pub used_s: (Option<i32>, Option<i32>),
    /// When it was adjourned.
    #[ts(type = "string | null")]
    pub adjourned_at: Option<DateTime<Utc>>,
    /// When the time of the resumption had come.
    #[ts(type = "string | null")]
    pub resumed_at: Option<DateTime<Utc>>,
    /// Whether White and Black are present.
    pub present: (bool, bool),
    /// What was found in the envelope.
    pub sealed_move: Option<String>,
    /// The result, if there is one.
    pub result: Option<BoardResult>,
    /// What is to be done, with the article.
    pub guidance: Vec<Message>,
}

/// An adjourned game of the event (`adjournment/list`).
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
pub struct AdjournedGame {
    /// The tournament.
    pub tournament: i64,
    /// Its name.
    pub tournament_name: String,
    /// The adjournment.
    pub adjournment: AdjournmentView,
}
