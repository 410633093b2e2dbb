//! Moves written down.

use serde::{Deserialize, Serialize};
use shakmaty::san::San;
use shakmaty::{CastlingSide, Chess, File, Move, MoveList, Position, Rank, Role};

use super::letters::Language;
use crate::legality::legal_moves_on;
use crate::position::GamePosition;

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
    write_on(&GamePosition::Legal(position.clone()), m, language, style)
}

/// The same in a position that may itself be illegal.
pub fn write_on(position: &GamePosition, m: Move, language: Language, style: Style) -> String {
    let mut text = bare(position, m, language, style);
    let after = position.after(m);
    if after.chess().is_some_and(Position::is_checkmate) {
        text.push('#');
    } else if after.check_square().is_some() {
        text.push('+');
    }
    text
}

/// The move without signs for check.
pub(super) fn bare(position: &GamePosition, m: Move, language: Language, style: Style) -> String {
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
fn letter(position: &GamePosition, role: Role, language: Language) -> &'static str {
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
fn short_origin(position: &GamePosition, m: Move, text: &mut String) {
    let san = match position {
        GamePosition::Legal(chess) => San::from_move(chess, m),
        GamePosition::Illegal(_) => {
            let same_arrival = legal_moves_on(position)
                .into_iter()
                .filter(|other| other.role() == m.role() && other.to() == m.to());
            // No more than the squares of the board can be left from.
            San::disambiguate(m, &same_arrival.take(64).collect::<MoveList>())
        }
    };
    if let San::Normal { file, rank, .. } = san {
        text.extend(file.map(File::char));
        text.extend(rank.map(Rank::char));
    }
}
