//! Moves written down.

use serde::{Deserialize, Serialize};
use shakmaty::san::San;
use shakmaty::{CastlingSide, Chess, Move, Position, Role, Square};

use super::letters::Language;

/// How much of a move is written.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Style {
    /// The piece and its square of arrival: `Nf3` (articles C.8 to C.10).
    #[default]
    Short,
    /// Both squares: `Ng1-f3` (article C.8).
    Long,
}

/// A legal move in a language, with the signs for check and checkmate. Castling is `0-0` (article C.13); PGN
/// wants `O-O`, which [`shakmaty::san`] writes.
pub fn write(position: &Chess, m: Move, language: Language, style: Style) -> String {
    let mut text = bare(position, m, language, style);
    let mut after = position.clone();
    after.play_unchecked(m);
    if after.is_checkmate() {
        text.push('#');
    } else if after.is_check() {
        text.push('+');
    }
    text
}

/// The move without signs for check.
pub(super) fn bare(position: &Chess, m: Move, language: Language, style: Style) -> String {
    if let Some(side) = m.castling_side() {
        return match side {
            CastlingSide::KingSide => "0-0",
            CastlingSide::QueenSide => "0-0-0",
        }
        .to_owned();
    }
    let mut text = letter(position, m.role(), language).to_owned();
    match style {
        Style::Long => {
            if let Some(from) = m.from() {
                text.push_str(&from.to_string());
            }
            text.push(if m.is_capture() { 'x' } else { '-' });
        }
        Style::Short => {
            short_origin(position, m, &mut text);
            if m.is_capture() {
                text.push('x');
            }
        }
    }
    text.push_str(&m.to().to_string());
    if let Some(role) = m.promotion() {
        text.push('=');
        text.push_str(letter(position, role, language));
    }
    text
}

/// The letter of a piece; a figurine has its owner's colour.
fn letter(position: &Chess, role: Role, language: Language) -> &'static str {
    if language == Language::Figurine && position.turn().is_black() {
        return match role {
            Role::King => "♚",
            Role::Queen => "♛",
            Role::Rook => "♜",
            Role::Bishop => "♝",
            Role::Knight => "♞",
            Role::Pawn => "",
        };
    }
    language.letter(role)
}

/// As much of the square of departure as is needed to tell two pieces apart (article C.10).
fn short_origin(position: &Chess, m: Move, text: &mut String) {
    let push_file = |text: &mut String, square: Square| text.push(square.file().char());
    match San::from_move(position, m) {
        San::Normal { file, rank, .. } => {
            if let Some(file) = file {
                text.push(file.char());
            }
            if let Some(rank) = rank {
                text.push(rank.char());
            }
        }
        _ => {
            if let Some(from) = m.from() {
                push_file(text, from);
            }
        }
    }
}
