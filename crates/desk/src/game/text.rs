//! Moves in words: legal ones by the Laws' notation, illegal ones as far as they can be written.

use arbitro_laws::legality::{Attempt, Reason};
use arbitro_laws::notation::{self, Expected, Language, Style};
use arbitro_laws::record::{Ply, Step, Verdict};
use shakmaty::{Board, CastlingSide, Chess, Move, Role, Square};

use crate::api::Message;
use crate::convert::{With as _, sentence};

/// The language of a page's moves, by its code; English where it is not known.
pub(crate) fn language(code: &str) -> Language {
    if code == "es" { Language::Spanish } else { Language::English }
}

/// The languages in which a typed move is read: the page's first.
pub(crate) fn languages(code: &str) -> Vec<Language> {
    let first = language(code);
    let others = [Language::English, Language::Spanish, Language::Figurine];
    std::iter::once(first).chain(others.into_iter().filter(|other| *other != first)).collect()
}

/// A ply of the record, in a language.
pub(crate) fn of_step(step: &Step, ply: &Ply, language: Language) -> String {
    match (&step.verdict, step.before.chess()) {
        (Verdict::Legal(m), Some(position)) => notation::write(position, *m, language, Style::Short),
        (Verdict::Illegal(illegal), _) => of_attempt(step.before.board(), illegal.attempt, language),
        _ => ply.text.clone(),
    }
}

/// A move that is not legal: piece, both squares, promotion.
pub(crate) fn of_attempt(board: &Board, attempt: Attempt, language: Language) -> String {
    let promoted = |promotion: Option<Role>| {
        promotion.map_or_else(String::new, |role| format!("={}", language.letter(role)))
    };
    match attempt {
        Attempt::FromTo { from, to, promotion } => {
            let letter = board.role_at(from).map_or("", |role| language.letter(role));
            let sign = if board.piece_at(to).is_some() { 'x' } else { '-' };
            format!("{letter}{from}{sign}{to}{}", promoted(promotion))
        }
        Attempt::Castling { side: CastlingSide::KingSide } => "0-0".to_owned(),
        Attempt::Castling { side: CastlingSide::QueenSide } => "0-0-0".to_owned(),
        Attempt::Piece { role, to, promotion } => {
            format!("{}{to}{}", language.letter(role), promoted(promotion))
        }
    }
}

/// A typed move, read in the page's language and written in another; as it is where it cannot be read.
pub(crate) fn rewritten(position: Option<&Chess>, typed: &str, lang: &str, language: Language) -> String {
    position
        .and_then(|position| {
            let m = notation::read(typed, position, &languages(lang)).legal()?;
            Some(notation::write(position, m, language, Style::Short))
        })
        .unwrap_or_else(|| typed.to_owned())
}

/// Figurines as English letters, for files that other programs read.
pub(crate) fn without_figurines(text: &str) -> String {
    const LETTERS: [(char, [char; 2]); 5] =
        [('K', ['♔', '♚']), ('Q', ['♕', '♛']), ('R', ['♖', '♜']), ('B', ['♗', '♝']), ('N', ['♘', '♞'])];
    let letter =
        |c| LETTERS.iter().find(|(_, figurines)| figurines.contains(&c)).map_or(c, |(letter, _)| *letter);
    text.chars().map(letter).collect()
}

/// The squares of a move as the store keeps them: castling as the king's own step, in Chess960 as king takes rook.
pub(crate) fn uci(step: &Step, attempt: Option<Attempt>) -> Option<String> {
    match (&step.verdict, attempt) {
        (Verdict::Legal(m), _) => Some(m.to_uci(step.before.castling_mode()).to_string()),
        (_, Some(attempt)) => squares(step.before.board(), step.mover, attempt).map(|(from, to)| {
            let promotion = match attempt {
                Attempt::FromTo { promotion, .. } => promotion,
                _ => None,
            };
            format!("{from}{to}{}", promotion.map_or_else(String::new, |role| role.char().to_string()))
        }),
        _ => None,
    }
}

/// Origin and destination of a move, where it has them.
pub(crate) fn squares(board: &Board, mover: shakmaty::Color, attempt: Attempt) -> Option<(Square, Square)> {
    match attempt {
        Attempt::FromTo { from, to, .. } => Some((from, to)),
        Attempt::Castling { side } => board.king_of(mover).map(|king| (king, side.king_to(mover))),
        Attempt::Piece { .. } => None,
    }
}

/// Origin and destination of a legal move, castling as the king's own step.
pub(crate) fn move_squares(m: Move, mover: shakmaty::Color) -> (String, String) {
    let from = m.from().unwrap_or_else(|| m.to());
    let to = m.castling_side().map_or_else(|| m.to(), |side| side.king_to(mover));
    (from.to_string(), to.to_string())
}

/// Why a move is illegal, for the page.
pub(crate) fn reason(reason: &Reason) -> Message {
    let mut message = sentence(&format!("illegal-{}", reason.key()));
    message.article = Some(reason.article().to_owned());
    reason.args().into_iter().fold(message, |message, (name, value)| message.with(name, value))
}

/// What a reader would have needed, for the page.
pub(crate) fn expected(expected: Expected, at: usize) -> Message {
    let key = match expected {
        Expected::Move => "unreadable-move",
        Expected::PieceOrSquare => "unreadable-piece-or-square",
        Expected::Square => "unreadable-square",
        Expected::PromotionPiece => "unreadable-promotion-piece",
        Expected::End => "unreadable-end",
    };
    sentence(key).with("at", at + 1)
}
