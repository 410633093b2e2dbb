//! A written move, in every language, short, long and descriptive, on positions of every kind.
//!
//! What is read as a legal move is written back in every language and style, and must be read as the same move again.
#![no_main]

use arbitro_laws::notation::{Descriptive, Language, Reading, Style, read, read_descriptive, read_on, write};
use arbitro_laws::position::SetUp;
use libfuzzer_sys::fuzz_target;

/// Positions in which castling, promotion, en passant, check, ambiguity and illegal kings occur; the second of a row
/// tells whether castling is that of Chess960.
const POSITIONS: &[(&str, bool)] = &[
    ("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", false),
    ("r3k2r/pP3p1p/8/3pP3/8/8/PPP2PPP/R3K2R w KQkq d6 0 12", false),
    ("4k3/1P1P4/8/1Q1Q1Q2/8/1Q3Q2/2N1N3/4K3 w - - 0 40", false),
    ("4k3/8/8/2p1p3/3P4/8/1n3n2/R3K1r1 b Q - 3 40", false),
    ("bqnb1rkr/pp3ppp/3ppn2/2p5/5P2/P2P4/NPP1P1PP/BQ1BNRKR w HFhf - 2 9", true),
    ("4k3/4R3/8/8/8/8/4r3/4K3 w - - 0 1", false),
];

fuzz_target!(|data: &[u8]| {
    let Some((choice, bytes)) = data.split_first() else { return };
    let Ok(text) = std::str::from_utf8(bytes) else { return };
    let (fen, chess960) = POSITIONS[usize::from(*choice) % POSITIONS.len()];
    let board = SetUp::parse(fen, chess960).expect("a position of the table").position();
    let _ = read_on(text, &board, &Language::ALL);
    for language in Language::ALL {
        let _ = read_on(text, &board, &[language]);
    }
    let Some(position) = board.chess() else { return };
    for language in [Descriptive::English, Descriptive::Spanish] {
        let _ = read_descriptive(text, position, language);
    }
    for language in Language::ALL {
        let Reading::Legal { m, .. } = read(text, position, &[language]) else { continue };
        for style in [Style::Short, Style::Long] {
            let written = write(position, m, language, style);
            let again = read(&written, position, &[language]);
            assert_eq!(again.legal(), Some(m), "{written} in {language:?}, from {text}");
        }
    }
});
