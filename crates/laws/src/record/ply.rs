//! One half-move of a record.

use serde::{Deserialize, Serialize};

use super::Edit;
use crate::legality::Attempt;

/// Thousandths of a second on a chess clock.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Milliseconds(pub u32);

/// One half-move: what was written, what it meant, and what became of it.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Ply {
    /// The move as it was written or typed.
    pub text: String,
    /// What it means; absent while nobody could read it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub attempt: Option<Attempt>,
    /// Set when the ply was taken back and so left the position as it was.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub void: Option<Void>,
    /// What the player's clock showed after the move.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub clock: Option<Milliseconds>,
    /// A remark.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub comment: Option<String>,
    /// A draw was offered with the move, written `(=)` (articles 9.1.2, C.12).
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub draw_offer: bool,
    /// What was changed on the board before the move.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub before: Option<Edit>,
    /// What stood here before it was corrected, oldest first.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub corrections: Vec<Correction>,
}

impl Ply {
    /// A ply with nothing but its text and its meaning.
    pub fn new(text: &str, attempt: Option<Attempt>) -> Ply {
        Ply { text: text.to_owned(), attempt, ..Ply::default() }
    }
}

/// Why a ply left no trace on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Void {
    /// It was illegal, or was withdrawn for another irregularity, and the position before it was put back
    /// (article 7.5.1).
    TakenBack,
    /// It followed a ply that was taken back later, and fell with it.
    AfterTakenBack,
}

/// What a corrected ply said before.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Correction {
    /// The former text.
    pub text: String,
    /// The former meaning.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub attempt: Option<Attempt>,
}
