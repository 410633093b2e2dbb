//! Reading the words of a case: moves with a remark, moments, sides in a sentence.
//!
//! A fact may be told in a few words (`"b7b8 with both hands, pawn left on b8"`). Only words that are known
//! are understood; anything else leaves the fact unknown, and the arbiter is asked.

use shakmaty::Square;
use shakmaty::uci::UciMove;

use crate::side::Side;

/// A text in lower case, asked for words.
#[derive(Clone, Debug)]
pub struct Words(String);

impl Words {
    /// The words of a text; no words where there is none.
    pub fn of(text: Option<&str>) -> Words {
        Words(text.unwrap_or_default().to_lowercase())
    }

    /// Whether any of these phrases occurs.
    pub fn any(&self, phrases: &[&str]) -> bool {
        phrases.iter().any(|phrase| self.0.contains(phrase))
    }

    /// Whether nothing is said.
    pub fn is_empty(&self) -> bool {
        self.0.trim().is_empty()
    }

    /// The side the text begins with.
    pub fn side(&self) -> Option<Side> {
        [Side::White, Side::Black].into_iter().find(|side| self.0.trim_start().starts_with(side.word()))
    }

    /// The whole numbers in the text.
    pub fn numbers(&self) -> Vec<u32> {
        self.0.split(|c: char| !c.is_ascii_digit()).filter_map(|word| word.parse().ok()).collect()
    }
}

/// The move a text begins with, from square to square.
pub fn leading_move(text: &str) -> Option<(Square, Square)> {
    match text.split_whitespace().next()?.parse().ok()? {
        UciMove::Normal { from, to, .. } => Some((from, to)),
        UciMove::Put { .. } | UciMove::Null => None,
    }
}

/// The square a text begins with, as in `d5(black knight)`.
pub fn leading_square(text: &str) -> Option<Square> {
    text.trim_start().get(..2)?.parse().ok()
}
