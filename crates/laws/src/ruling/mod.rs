//! The ruling: what the program proposes to the arbiter, as a value.
//!
//! A ruling carries no prose: texts are message keys with arguments, and the catalogues hold the sentences. Every result
//! is a proposal with its evidence; the arbiter confirms it, changes it or decides otherwise with a reason.

mod draft;
mod message;
mod result;

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

pub use draft::Draft;
pub use message::{Arg, Message};
pub use result::{RulingResult, SideScore, UnknownResult};

use crate::edition::{EditionId, Seconds, Status};
use crate::side::{PerSide, Side};

/// A ruling under one edition of the Laws.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Ruling {
    /// The edition whose articles are cited.
    pub edition: EditionId,
    /// How the game stands.
    pub result: RulingResult,
    /// Seconds to add to each clock, negative to take away, counted from the times when the clock was paused.
    pub clock_delta_s: PerSide<Seconds>,
    /// The articles that order what is added to or taken from each clock, in the numbering of the edition.
    pub clock_articles: PerSide<Vec<String>>,
    /// The articles, the deciding one first, in the numbering of the edition.
    pub articles: Vec<String>,
    /// The moves the player may choose from, in standard algebraic notation; none where the Laws bind him to nothing.
    pub permitted_moves_san: Option<Vec<String>>,
    /// Whether the move asked about is legal; none where no move was asked about.
    pub legal: Option<bool>,
    /// What is done now.
    pub next: Message,
    /// Why, one sentence a step.
    pub reasons: Vec<Message>,
    /// The questions only the arbiter can answer; the proposal holds as long as the answers do not change it.
    pub needs_arbiter: Vec<Message>,
    /// What the arbiter may choose.
    pub options: Vec<Message>,
    /// What the ruling rests on, to be shown on the board.
    pub evidence: Evidence,
    /// The least sure of the facts about the edition that were used.
    pub status: Status,
}

/// What a ruling rests on.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Evidence {
    /// The half-moves after which the position stood on the board, 0 being the position at the start of the record.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub occurrences: Vec<usize>,
    /// The half-moves since the last capture or pawn move.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub halfmoves: Option<u32>,
    /// The half-move after which the game had ended.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub ended_at: Option<usize>,
    /// Whether the opponent can checkmate: `winnable`, `unwinnable` or `unknown`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub can_mate: Option<String>,
    /// Why the opponent cannot checkmate, where that was proved.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub proof: Option<Proof>,
    /// A series of legal moves that ends in checkmate, in UCI.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub mating_line: Vec<String>,
    /// The illegal moves of the offender, this one included.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub illegal_count: Option<u32>,
    /// The sides against which an illegal move is counted; both where each made one.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub counted_against: Vec<Side>,
    /// The position to be set up, in FEN.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub position_fen: Option<String>,
    /// The points each side receives, in exact decimals, or `arbiter`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub score: Option<PerSide<String>>,
    /// Facts of the case the ruling was told and could not check, by their field.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub told: BTreeMap<String, String>,
}

/// What proves that no series of legal moves ends in checkmate.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Proof {
    /// `material`, `exhausted`, `wall`, `outlines`: see [`crate::winnable::CertificateKind`]. `bare_king` where the
    /// edition asks for no more than that.
    pub kind: String,
    /// How many positions were looked at, where all that can arise were.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub positions: Option<usize>,
    /// The squares of the men that can never move nor be taken, which make the wall.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub fixed: Vec<String>,
}
