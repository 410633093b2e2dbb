//! Incidents and rulings: propose, apply, list.

use std::collections::BTreeMap;

use chrono::{DateTime, Utc};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::event::TimeClassChoice;
use super::round::BoardResult;
use super::{Message, Side};

/// What a ruling is asked about.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum RulingOn {
    /// A board of the event, with its record.
    Board {
        /// The pairing.
        pairing: i64,
    },
    /// A position, without an event: nothing can be applied.
    Position {
        /// The position in FEN, legal or not.
        fen: String,
        /// Whether it is from a game of Chess960.
        chess960: bool,
    },
}

/// What the game is played under.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Circumstances {
    /// The edition of the Laws, such as `2023-01`.
    pub edition: String,
    /// The time class.
    pub time_class: TimeClassChoice,
    /// In rapid and blitz: whether the supervision is adequate.
    pub supervised: bool,
    /// The seconds a press of the clock brings.
    pub increment_s: u32,
}

/// An answer to what an event asks.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(untagged)]
pub enum FactValue {
    /// Yes or no.
    Yes(bool),
    /// A number, or the index of a half-move of the record.
    Number(i64),
    /// A side, a choice, a move, squares, words.
    Text(String),
    /// A number for each player.
    Both {
        /// White's.
        white: u32,
        /// Black's.
        black: u32,
    },
}

/// What happened: an event of the Laws and its facts by their fields.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct IncidentIn {
    /// The event, as `ruling/events` names it.
    pub event: String,
    /// The answers that were given; what is not known is left out.
    pub facts: BTreeMap<String, FactValue>,
}

/// `ruling/events`: everything an arbiter can be called for.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
pub struct ListEvents {
    /// Language of the texts.
    pub lang: String,
}

/// An event that can be chosen.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct EventChoice {
    /// The event.
    pub event: String,
    /// Its everyday name.
    pub name: String,
    /// Other words to find it by.
    pub words: String,
    /// Whether it is among those that happen every day.
    pub common: bool,
}

/// `ruling/form`: what an event asks, with what the record tells of it.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
pub struct AskForm {
    /// What it is about.
    pub on: RulingOn,
    /// The event.
    pub event: String,
    /// What is to be assumed of the game; none: what the event and the board say.
    pub circumstances: Option<Circumstances>,
    /// Language of the texts.
    pub lang: String,
}

/// What an event asks.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
pub struct RulingForm {
    /// The event.
    pub event: String,
    /// Its everyday name.
    pub name: String,
    /// Its facts, in the order in which they are asked.
    pub facts: Vec<FactView>,
    /// What the game is played under.
    pub circumstances: Circumstances,
    /// What was held against the two players before, in sentences.
    pub earlier: Vec<String>,
}

/// A fact, as it is asked.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct FactView {
    /// Its field.
    pub field: String,
    /// The question.
    pub label: String,
    /// How to answer it.
    pub hint: Option<String>,
    /// The kind of answer.
    pub input: FactInput,
    /// When it is asked.
    pub need: FactNeed,
    /// What the record tells.
    pub value: Option<FactValue>,
}

/// The kinds of answers.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum FactInput {
    /// White or Black.
    Side,
    /// Yes or no.
    YesNo,
    /// One of these.
    Choice {
        /// They, in their order.
        options: Vec<FactOption>,
    },
    /// A half-move of the record, by its index; where there is none, the move is typed.
    Ply {
        /// The half-moves that can be meant, the likeliest first.
        options: Vec<PlyOption>,
    },
    /// A move, as it is written or from square to square.
    Move,
    /// A whole number.
    Number,
    /// A whole number for each player.
    Both,
    /// Words.
    Text,
}

/// An answer that can be chosen.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct FactOption {
    /// What is sent.
    pub value: String,
    /// What is shown.
    pub text: String,
}

/// A half-move that can be chosen.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct PlyOption {
    /// Its index.
    pub index: u32,
    /// `23... Qd2`.
    pub text: String,
}

/// When a fact is asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum FactNeed {
    /// At once: without it there is no ruling.
    Must,
    /// At once; it may stay unknown.
    Shown,
    /// Seldom: among more facts.
    More,
    /// Only while a question of the proposal names it.
    Asked,
}

/// `ruling/propose`: what the Laws say; nothing is written.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
pub struct ProposeRuling {
    /// What it is about.
    pub on: RulingOn,
    /// What happened.
    pub incident: IncidentIn,
    /// What is to be assumed of the game; none: what the event and the board say.
    pub circumstances: Option<Circumstances>,
    /// What the clocks show when paused, White and Black, in milliseconds; none: not known.
    pub clocks_ms: (Option<u32>, Option<u32>),
    /// Language of the texts.
    pub lang: String,
}

/// A ruling, ready to be read to two players.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
pub struct Proposal {
    /// What happened, in a sentence.
    pub headline: String,
    /// The ruling line by line, each with its article.
    pub lines: Vec<RulingLine>,
    /// The whole, to be read aloud.
    pub text: String,
    /// The result it gives; none if the game goes on.
    pub result: Option<BoardResult>,
    /// Seconds to add to White's and Black's clock.
    pub clock_delta_s: (i32, i32),
    /// What the clocks must show now, in milliseconds, where the readings are known.
    pub clocks_ms: (Option<u32>, Option<u32>),
    /// The moves the player may choose from, in the asked language; none if free.
    pub permitted: Option<Vec<String>>,
    /// What the board shows.
    pub evidence: Evidence,
    /// Questions only the arbiter can answer; while there are any, nothing can be applied as proposed.
    pub questions: Vec<Question>,
    /// What the Laws leave to the arbiter to choose from.
    pub options: Vec<PenaltyOption>,
    /// The sides against which an illegal move is counted.
    pub counted_against: Vec<Side>,
    /// Whether the position before the illegal move is put back; none where it is about no move of the record.
    pub restores: Option<bool>,
    /// `verified`, `excerpt`, `unverified`: how surely the edition's text is known.
    pub status: String,
    /// Edition cited.
    pub edition: String,
    /// The articles it rests on, the deciding one first.
    pub articles: Vec<String>,
}

/// A question that only the arbiter can answer.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Question {
    /// The question.
    pub text: String,
    /// The fact that answers it, by its field; none: the arbiter answers it by the decision.
    pub fact: Option<String>,
}

/// Something the arbiter may choose.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct PenaltyOption {
    /// Its key in the catalogue, as the log keeps it.
    pub penalty: String,
    /// What it is.
    pub text: String,
}

/// A line of a ruling.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct RulingLine {
    /// Sentence in the asked language.
    pub text: String,
    /// Article, such as `7.5.5`.
    pub article: Option<String>,
}

/// What is shown on the board.
#[derive(Clone, Debug, Default, Serialize, Deserialize, TS)]
pub struct Evidence {
    /// Squares to light up, such as the checking piece.
    pub squares: Vec<String>,
    /// Arrows, origin to destination.
    pub arrows: Vec<(String, String)>,
    /// The position the ruling is about, in FEN.
    pub fen: String,
    /// How many plies had been written when the position stood, 0 being the start.
    pub occurrences: Vec<u32>,
    /// The positions then, in FEN; the last one after the intended move, if there is one.
    pub occurrence_fens: Vec<String>,
    /// The moves that may be played, origin to destination.
    pub permitted: Vec<(String, String)>,
    /// A mating line in UCI, from the position at the end.
    pub line: Vec<String>,
    /// The positions after each move of `line`, in FEN.
    pub line_fens: Vec<String>,
    /// Whether mate is still possible: `winnable`, `unwinnable`, `unknown`; empty when not asked.
    pub proof: String,
    /// Why it is not, in a sentence.
    pub because: Option<String>,
    /// The squares of the men that can never move nor be taken: the locked wall.
    pub wall: Vec<String>,
}

/// What the arbiter does with the proposal.
#[allow(clippy::large_enum_variant, reason = "there is one of it in a request")]
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Decision {
    /// As proposed.
    AsProposed,
    /// Otherwise; the reason is required.
    Otherwise {
        /// The result; none: the game goes on.
        result: Option<BoardResult>,
        /// Seconds for White and Black.
        clock_delta_s: (i32, i32),
        /// Why. It may be empty where the Laws leave the decision to the arbiter.
        reason: String,
        /// The sides against which an illegal move is counted.
        #[serde(default)]
        counted_against: Vec<Side>,
        /// Whether the position before the illegal move is put back; none: as proposed.
        #[serde(default)]
        restores: Option<bool>,
        /// The penalty chosen among the options, by its key.
        #[serde(default)]
        penalty: Option<String>,
        /// Points for White and Black beside the result, exact decimals; negative ones are taken (Laws 12.9).
        #[serde(default)]
        points: (String, String),
        /// The sides that are expelled from the tournament.
        #[serde(default)]
        expelled: Vec<Side>,
    },
}

/// Who reported an incident.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Reporter {
    /// White.
    White,
    /// Black.
    Black,
    /// An arbiter saw it.
    Arbiter,
    /// Somebody else.
    Other,
}

/// `ruling/apply`.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
pub struct ApplyRuling {
    /// What was proposed; computed anew inside the transaction.
    pub proposed: ProposeRuling,
    /// The arbiter's decision.
    pub decision: Decision,
    /// Who reported it, where that was said.
    #[serde(default)]
    pub reported_by: Option<Reporter>,
}

/// A row of the incident log (`incident/list`).
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
pub struct IncidentRow {
    /// Its number.
    pub id: i64,
    /// The pairing.
    pub pairing: i64,
    /// Tournament name.
    pub tournament: String,
    /// Round.
    pub round: u32,
    /// Board.
    pub board: u32,
    /// When it was written.
    #[ts(type = "string")]
    pub at: DateTime<Utc>,
    /// White and Black.
    pub players: (String, String),
    /// Index of the ply it belongs to, if it belongs to one.
    pub ply: Option<u32>,
    /// The event.
    pub event: String,
    /// What happened.
    pub headline: Message,
    /// Who reported it.
    pub reported_by: Option<Reporter>,
    /// What the clocks showed when they were paused, in milliseconds.
    pub clocks_before_ms: (Option<u32>, Option<u32>),
    /// What they had to show afterwards.
    pub clocks_after_ms: (Option<u32>, Option<u32>),
    /// The penalty the arbiter chose, by its key in the catalogue.
    pub penalty: Option<String>,
    /// The sides the penalty was given to.
    pub penalised: Vec<Side>,
    /// Points for White and Black beside the result, exact decimals.
    pub points: (String, String),
    /// The sides that were expelled.
    pub expelled: Vec<Side>,
    /// The sides against which an illegal move was counted.
    pub counted_against: Vec<Side>,
    /// The articles.
    pub articles: Vec<String>,
    /// The edition they are cited from.
    pub edition: String,
    /// Result given, if any.
    pub result: Option<BoardResult>,
    /// Seconds added.
    pub clock_delta_s: (i32, i32),
    /// Whether the arbiter decided otherwise than proposed.
    pub otherwise: bool,
    /// The arbiter's reason then.
    pub reason: Option<String>,
}

/// `incident/counts`.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
pub struct CountIncidents {
    /// The tournament.
    pub tournament: i64,
}

/// How often something was held against somebody.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Counts {
    /// Incidents.
    pub incidents: u32,
    /// Illegal moves that were counted.
    pub illegal_moves: u32,
    /// Warnings.
    pub warnings: u32,
    /// Other penalties.
    pub penalties: u32,
}

/// What was held against players, by player, round and game; only those of which there is something.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
pub struct IncidentCounts {
    /// The whole tournament.
    pub all: Counts,
    /// By player, in the order of names.
    pub players: Vec<PlayerCounts>,
    /// By round.
    pub rounds: Vec<RoundCounts>,
    /// By game, by rounds and boards.
    pub games: Vec<GameCounts>,
}

/// What was held against a player.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
pub struct PlayerCounts {
    /// The entry.
    pub entry: i64,
    /// Who.
    pub name: String,
    /// How often.
    pub counts: Counts,
}

/// What was held against the players of a round.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
pub struct RoundCounts {
    /// The round.
    pub round: u32,
    /// How often.
    pub counts: Counts,
}

/// What was held against the players of a game.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
pub struct GameCounts {
    /// The pairing.
    pub pairing: i64,
    /// The round.
    pub round: u32,
    /// The board.
    pub board: u32,
    /// White and Black.
    pub players: (String, String),
    /// Against White.
    pub white: Counts,
    /// Against Black.
    pub black: Counts,
}

/// `incident/list`.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
pub struct ListIncidents {
    /// Only this tournament.
    pub tournament: Option<i64>,
}
