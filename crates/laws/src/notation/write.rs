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
fn bare(position: &GamePosition, m: Move, language: Language, style: Style) -> String {
    let origin = match style {
        Style::Short => short_origin(position, m),
        Style::Long => String::new(),
    };
    with_origin(position, m, language, style, &origin)
}

/// One of the legal moves without signs for check, in each of the languages and every style. What is needed to tell two
/// pieces apart is the same in all of them.
pub(super) fn bare_in_all(
    position: &GamePosition,
    legal: &[Move],
    m: Move,
    languages: &[Language],
) -> impl Iterator<Item = String> {
    let origin = origin_among(legal, m);
    languages.iter().flat_map(move |language| {
        [Style::Short, Style::Long].map(|style| with_origin(position, m, *language, style, &origin))
    })
}

/// The move without signs for check; in short style with so much of the square of departure.
fn with_origin(position: &GamePosition, m: Move, language: Language, style: Style, origin: &str) -> String {
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
            text.push_str(origin);
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
fn short_origin(position: &GamePosition, m: Move) -> String {
    match position {
        GamePosition::Legal(chess) => origin_of(San::from_move(chess, m)),
        GamePosition::Illegal(_) => origin_among(&legal_moves_on(position), m),
    }
}

/// The same, where the legal moves are known.
fn origin_among(legal: &[Move], m: Move) -> String {
    let same_arrival = legal.iter().filter(|other| other.role() == m.role() && other.to() == m.to());
    // No more than the squares of the board can be left from.
    origin_of(San::disambiguate(m, &same_arrival.take(64).copied().collect::<MoveList>()))
}

fn origin_of(san: San) -> String {
    let San::Normal { file, rank, .. } = san else { return String::new() };
    file.map(File::char).into_iter().chain(rank.map(Rank::char)).collect()
}
