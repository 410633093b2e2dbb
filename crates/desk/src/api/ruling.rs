//! Incidents and rulings: propose, apply, list.

use chrono::{DateTime, Utc};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::round::BoardResult;
use super::{Message, Side};

/// What the arbiter is asked to rule on. Facts are prefilled from the record and may be changed.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
#[serde(tag = "event", rename_all = "snake_case")]
pub enum IncidentIn {
    /// An illegal move, marked in the record (Laws art. 7.5).
    IllegalMove {
        /// Index of the ply.
        index: u32,
        /// Whether the clock was pressed: only then is it completed.
        clock_pressed: bool,
    },
    /// A claim of threefold repetition (art. 9.2).
    ClaimThreefold {
        /// Who claims.
        by: Side,
        /// The move written down but not played; none if the position is on the board.
        intended: Option<String>,
    },
    /// A claim under the fifty-move rule (art. 9.3).
    ClaimFiftyMoves {
        /// Who claims.
        by: Side,
        /// The move written down but not played.
        intended: Option<String>,
    },
    /// A flag has fallen (art. 6.9).
    FlagFall {
        /// Whose flag.
        player: Side,
    },
}

/// `ruling/propose`: what the Laws say; nothing is written.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
pub struct ProposeRuling {
    /// The pairing.
    pub pairing: i64,
    /// What happened.
    pub incident: IncidentIn,
    /// What the clocks show when paused, White and Black, in milliseconds; none: as last recorded.
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
    pub questions: Vec<String>,
    /// `verified`, `excerpt`, `unverified`: how surely the edition's text is known.
    pub status: String,
    /// Edition cited.
    pub edition: String,
    /// The articles it rests on, the deciding one first.
    pub articles: Vec<String>,
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
    /// How many plies had been written when the position stood, 0 being the start.
    pub occurrences: Vec<u32>,
    /// A mating line in UCI, from the position at the end.
    pub line: Vec<String>,
    /// The positions after each move of `line`, in FEN.
    pub line_fens: Vec<String>,
    /// Whether mate is still possible: `winnable`, `unwinnable`, `unknown`; empty when not asked.
    pub proof: String,
}

/// What the arbiter does with the proposal.
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
        /// Why.
        reason: String,
    },
}

/// `ruling/apply`.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
pub struct ApplyRuling {
    /// What was proposed; computed anew inside the transaction.
    pub proposed: ProposeRuling,
    /// The arbiter's decision.
    pub decision: Decision,
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
    /// What happened.
    pub headline: Message,
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

/// `incident/list`.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
pub struct ListIncidents {
    /// Only this tournament.
    pub tournament: Option<i64>,
}
