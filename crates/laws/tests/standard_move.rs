//! Every word that has the shape of a move, tried in many positions: the tracker must take those, and only those, that
//! the standard writes for a legal move.

#![allow(clippy::unwrap_used, reason = "tests stop at the first surprise")]

use std::collections::HashMap;

use arbitro_laws::ending::EndRules;
use arbitro_laws::tracker::Tracker;
use shakmaty::fen::Fen;
use shakmaty::san::{San, Suffix};
use shakmaty::{CastlingMode, Chess, Move, Position, Square};

const SUITE: &str = include_str!("data/own960.perft");

/// Positions with pins, double checks, captures en passant that uncover a king, and three pieces bound for one square.
const HARD: [&str; 9] = [
    "4k3/8/8/K1pP3r/8/8/8/8 w - c6 0 2",
    "8/8/8/2k5/3Pp3/8/8/4K2B b - d3 0 1",
    "8/8/8/8/R2Pp2k/8/8/4K3 b - d3 0 1",
    "4k3/8/8/3pP3/2K5/8/8/8 w - d6 0 2",
    "4r1k1/8/8/8/4R2R/8/4K3/4R3 w - - 0 1",
    "3Q3Q/1k6/8/8/Q6Q/8/8/6K1 w - - 0 1",
    "2r1k3/8/6N1/8/2N3N1/8/2K5/7q w - - 0 1",
    "1r2k2r/P1P5/8/8/8/8/5p1p/R3K1N1 w Qk - 0 1",
    "4k3/8/5n2/8/8/4b3/8/2q1K3 w - - 0 1",
];

/// All words of the shape of a move, without signs.
fn words() -> Vec<String> {
    let mut starts = vec![String::new()];
    starts.extend(('a'..='h').map(String::from));
    starts.extend(('1'..='8').map(String::from));
    starts.extend(Square::ALL.iter().map(Square::to_string));
    let mut words = vec!["O-O".to_owned(), "O-O-O".to_owned()];
    for piece in ["", "N", "B", "R", "Q", "K"] {
        for start in &starts {
            for to in Square::ALL {
                words.push(format!("{piece}{start}{to}"));
                words.push(format!("{piece}{start}x{to}"));
            }
        }
    }
    let promoting: Vec<String> =
        words.iter().filter(|word| word.starts_with(|c: char| c.is_ascii_lowercase())).cloned().collect();
    for letter in ["Q", "R", "B", "N", "K", "P"] {
        words.extend(promoting.iter().map(|word| format!("{word}={letter}")));
    }
    words
}

/// Tries every word in a position; gives how many were legal moves.
fn try_all(position: &Chess, words: &[String]) -> usize {
    let mut tracker = Tracker::new(EndRules::CURRENT);
    tracker.begin(position);
    let legal: HashMap<String, Move> =
        position.legal_moves().into_iter().map(|m| (San::from_move(position, m).to_string(), m)).collect();
    let mut taken = 0;
    for word in words {
        let found = tracker.standard_move(word.as_bytes());
        if let Some((m, sign)) = found {
            assert_eq!((legal.get(word), sign), (Some(&m), None), "{word} in {position:?}");
            taken += 1;
        }
    }
    assert_eq!(taken, legal.len(), "{position:?}");
    taken
}

/// Laws 2023 C.2 to C.13: the standard's spelling of every legal move is read, and no other word.
#[test]
fn only_the_standard_spelling_of_a_legal_move_is_taken() {
    let words = words();
    let suite = SUITE.lines().filter_map(|line| line.strip_prefix("epd "));
    let mut tried = 0;
    for fen in suite.step_by(4).chain(HARD) {
        let fen: Fen = fen.trim().parse().unwrap();
        let position: Chess = fen.into_position(CastlingMode::Chess960).unwrap();
        tried += try_all(&position, &words);
    }
    assert!(tried > 1_000, "{tried}");
}

/// The sign is handed back as written; what is left of the word is a move without it.
#[test]
fn signs_are_told_and_strange_words_are_not_taken() {
    let tracker = Tracker::new(EndRules::CURRENT);
    let sign = |word: &[u8]| tracker.standard_move(word).map(|(_, sign)| sign);
    assert_eq!(sign(b"e4"), Some(None));
    assert_eq!(sign(b"e4+"), Some(Some(Suffix::Check)));
    assert_eq!(sign(b"Nf3#"), Some(Some(Suffix::Checkmate)));
    let strange: [&[u8]; 12] =
        [b"", b"+", b"e", b"N", b"Nx", b"x", b"e4++", b"e4=", b"=Q", b"O-O-O-O", b"\xff4", b"e\xb4"];
    for word in strange {
        assert_eq!(sign(word), None, "{word:?}");
    }
}
