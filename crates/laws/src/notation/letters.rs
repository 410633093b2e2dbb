//! The letters by which the pieces are known (article C.2).

use serde::{Deserialize, Serialize};
use shakmaty::Role;

/// A set of piece letters.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Language {
    /// K Q R B N
    #[default]
    English,
    /// R D T A C
    Spanish,
    /// Small pictures of the pieces.
    Figurine,
    /// K D T L S
    German,
    /// R D T F C
    French,
    /// R D T A C
    Italian,
    /// R D T B C
    Portuguese,
    /// K D T L P
    Dutch,
    /// Кр Ф Л С К
    Russian,
    /// R D T A C
    Catalan,
}

/// Of each language: king, queen, rook, bishop, knight, and the pawn's letter, which is read but not written.
const LETTERS: [(Language, [&str; 6]); 10] = [
    (Language::English, ["K", "Q", "R", "B", "N", "P"]),
    (Language::Spanish, ["R", "D", "T", "A", "C", "P"]),
    (Language::Figurine, ["♔", "♕", "♖", "♗", "♘", "♙"]),
    (Language::German, ["K", "D", "T", "L", "S", "B"]),
    (Language::French, ["R", "D", "T", "F", "C", "P"]),
    (Language::Italian, ["R", "D", "T", "A", "C", "P"]),
    (Language::Portuguese, ["R", "D", "T", "B", "C", "P"]),
    (Language::Dutch, ["K", "D", "T", "L", "P", "pi"]),
    (Language::Russian, ["Кр", "Ф", "Л", "С", "К", "п"]),
    (Language::Catalan, ["R", "D", "T", "A", "C", "P"]),
];

/// The order of the letters in the table.
const ROLES: [Role; 6] = [Role::King, Role::Queen, Role::Rook, Role::Bishop, Role::Knight, Role::Pawn];

/// Black pictures, read like the white ones.
const BLACK_FIGURINES: [&str; 6] = ["♚", "♛", "♜", "♝", "♞", "♟"];

impl Language {
    /// All languages, English first.
    pub const ALL: [Language; 10] = [
        Language::English,
        Language::Spanish,
        Language::Figurine,
        Language::German,
        Language::French,
        Language::Italian,
        Language::Portuguese,
        Language::Dutch,
        Language::Russian,
        Language::Catalan,
    ];

    fn row(self) -> &'static [&'static str; 6] {
        LETTERS.iter().find(|(language, _)| *language == self).map_or(&LETTERS[0].1, |(_, row)| row)
    }

    /// The letter a piece is written with; a pawn has none (article C.3).
    ///
    /// ```
    /// use arbitro_laws::notation::Language;
    /// use shakmaty::Role;
    ///
    /// assert_eq!(Language::Spanish.letter(Role::Bishop), "A");
    /// assert_eq!(Language::Russian.letter(Role::King), "Кр");
    /// assert_eq!(Language::English.letter(Role::Pawn), "");
    /// ```
    pub fn letter(self, role: Role) -> &'static str {
        let row = self.row();
        ROLES
            .iter()
            .zip(row)
            .find(|(known, _)| **known == role && role != Role::Pawn)
            .map_or("", |(_, letter)| letter)
    }

    /// The piece whose letter `text` begins with, and the rest of the text. The longest letter wins, so that
    /// `Кр` is the king and `К` the knight. Figurines are understood in every language.
    pub(super) fn strip_letter(self, text: &str, any_case: bool) -> Option<(Role, &str)> {
        let known = self.row().iter().zip(ROLES);
        let figurines = Language::Figurine.row().iter().zip(ROLES);
        let black = BLACK_FIGURINES.iter().zip(ROLES);
        known
            .chain(figurines)
            .chain(black)
            .filter_map(|(letter, role)| strip(text, letter, any_case).map(|rest| (letter.len(), role, rest)))
            .max_by_key(|(length, ..)| *length)
            .map(|(_, role, rest)| (role, rest))
    }
}

/// `text` without `letter` at its beginning, in any case of the letters if so asked.
fn strip<'t>(text: &'t str, letter: &str, any_case: bool) -> Option<&'t str> {
    if !any_case {
        return text.strip_prefix(letter);
    }
    let mut rest = text.chars();
    for expected in letter.chars() {
        let found = rest.next()?;
        if !found.to_lowercase().eq(expected.to_lowercase()) {
            return None;
        }
    }
    Some(rest.as_str())
}
