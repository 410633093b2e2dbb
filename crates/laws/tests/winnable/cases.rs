//! Rows of the handed files.

use shakmaty::{CastlingMode, Chess, Color, PositionError, fen::Fen};

/// A position of a case, Chess960 castling included.
pub fn position(fen: &str) -> Chess {
    let setup = fen.parse::<Fen>().expect("a FEN").into_setup();
    let mode = CastlingMode::detect(&setup);
    setup
        .position::<Chess>(mode)
        .or_else(PositionError::ignore_too_much_material)
        .or_else(PositionError::ignore_impossible_check)
        .unwrap_or_else(|error| panic!("{fen}: {error}"))
}

/// The columns of each row that is no comment.
pub fn rows(text: &str) -> impl Iterator<Item = Vec<&str>> {
    text.lines()
        .filter(|line| !line.starts_with('#') && !line.is_empty())
        .map(|line| line.split('\t').collect())
}

/// `white` or `black`.
pub fn color(word: &str) -> Color {
    match word {
        "white" => Color::White,
        "black" => Color::Black,
        _ => panic!("{word} is no colour"),
    }
}
