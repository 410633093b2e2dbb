//! The two readers held against each other on the same bytes: whatever the fast one reports, the careful one must
//! report to the letter; and what pgn-reader alone makes of a plain game, the careful one must make of it too.

use std::ops::ControlFlow;

use pgn_reader::{Reader, SanPlus, Visitor};
use proptest::prelude::*;

use super::decode::decode;
use super::fast::FastReader;
use super::pieces::{Batch, Pieces};
use super::read::{Manner, read_piece};
use super::report::Report;

const CLUB: &[u8] = include_bytes!("../../tests/data/pgn/club-open.pgn");
const TOURNAMENT: &[u8] = include_bytes!("../../tests/data/pgn/tournament.pgn");
const CASES: &str = include_str!("../../tests/data/pgn/cases.jsonl");

fn batches(bytes: &[u8]) -> Vec<Batch> {
    let mut pieces = Pieces::new(bytes);
    std::iter::from_fn(|| pieces.next_batch().expect("reading from memory")).collect()
}

/// Both readers on every piece: how many pieces the fast one took.
fn hold_against_each_other(bytes: &[u8]) -> usize {
    let mut fast = FastReader::new();
    let mut taken = 0;
    for batch in batches(bytes) {
        for piece in &batch.pieces {
            let bytes = &batch.bytes[piece.range.clone()];
            let manner = Manner { transcoded: false, cut: false, ..Manner::of(piece) };
            let careful: Vec<Report> =
                read_piece(&decode(bytes), manner).into_iter().map(Report::from).collect();
            if let Some(report) = fast.read(bytes, piece.first_line, piece.joined, None) {
                assert_eq!(careful, [report], "{}", String::from_utf8_lossy(bytes));
                taken += 1;
            }
        }
    }
    taken
}

#[test]
fn plain_games_are_taken_by_the_fast_reader() {
    assert!(hold_against_each_other(CLUB) >= 24);
    assert_eq!(hold_against_each_other(TOURNAMENT), 4);
}

/// A line may end anywhere, by each of the three ends there are.
#[test]
fn a_line_that_ends_within_a_tag_is_left_to_the_careful_reader() {
    let tags = "[Event \"Open\"]\n[White \"Xu, Li\"]\n[TimeControl \"40/5400+30\"]\n[Result \"1-0\"]\n\n1. e4 e5 1-0\n";
    for at in (0..tags.len()).filter(|at| tags.is_char_boundary(*at)) {
        for end in ["\r", "\n", "\r\n"] {
            let (head, tail) = tags.split_at(at);
            hold_against_each_other(format!("{head}{end}{tail}").as_bytes());
        }
    }
}

#[test]
fn the_handed_cases_are_never_misread() {
    for line in CASES.lines() {
        let case: serde_json::Value = serde_json::from_str(line).expect("a case a line");
        if let Some(input) = case.get("input").and_then(serde_json::Value::as_str) {
            hold_against_each_other(input.as_bytes());
        }
    }
}

/// The moves as pgn-reader alone hands them over.
#[derive(Default)]
struct Moves(Vec<String>);

impl Visitor for Moves {
    type Tags = ();
    type Movetext = ();
    type Output = ();

    fn begin_tags(&mut self) -> ControlFlow<()> {
        ControlFlow::Continue(())
    }

    fn begin_movetext(&mut self, (): ()) -> ControlFlow<()> {
        ControlFlow::Continue(())
    }

    fn san(&mut self, (): &mut (), san: SanPlus) -> ControlFlow<()> {
        self.0.push(san.to_string());
        ControlFlow::Continue(())
    }

    fn end_game(&mut self, (): ()) {}
}

#[test]
fn the_careful_reader_sees_the_moves_pgn_reader_sees() {
    let mut games = super::read(CLUB).into_iter();
    let mut reader = Reader::new(CLUB);
    let mut moves = Moves::default();
    while reader.read_game(&mut moves).expect("reading from memory").is_some() {
        let game = games.next().expect("as many games");
        let sans: Vec<String> = game.plies.into_iter().filter_map(|ply| ply.san).collect();
        assert_eq!(sans, std::mem::take(&mut moves.0));
    }
    assert!(games.next().is_none());
}

/// A change to a file: a place, what is done there, and with which bytes.
#[derive(Clone, Debug)]
enum Change {
    Replace(usize, u8),
    Insert(usize, String),
    Remove(usize, usize),
}

fn change() -> impl Strategy<Value = Change> {
    let pieces = prop::sample::select(vec![
        "{",
        "}",
        "(",
        ")",
        "[",
        "]",
        "\"",
        "\\",
        "%",
        ";",
        "\n",
        "\n\n",
        "\r",
        "*",
        "1-0",
        "0-1",
        "1/2-1/2",
        "+",
        "#",
        "x",
        "=",
        "=Q",
        "$9",
        "$999",
        "!",
        "?!",
        ".",
        "...",
        "1.",
        "40.",
        "0-0",
        "O-O",
        "--",
        "e4",
        "Nf3",
        "Kxe4",
        "bxc3",
        "\u{a0}",
        "é",
        "\u{feff}",
        "[Event \"x\"]\n",
        "\n\n[Event \"x\"]\n",
        "[%clk 0:00:0x]",
        "(=)",
        "N",
        "Sf3",
        "a",
        "8",
        "[Result \"1-0\"]\n",
        "[FEN \"8/8/8/8/8/8/8/8 w - - 0 1\"]\n",
        "[Date \"2020.13.01\"]\n",
        "[white \"x\"]\n",
    ]);
    prop_oneof![
        (any::<usize>(), any::<u8>()).prop_map(|(at, byte)| Change::Replace(at, byte)),
        (any::<usize>(), pieces).prop_map(|(at, piece)| Change::Insert(at, piece.to_owned())),
        (any::<usize>(), 1..30_usize).prop_map(|(at, length)| Change::Remove(at, length)),
    ]
}

fn apply(bytes: &mut Vec<u8>, change: &Change) {
    let length = bytes.len().max(1);
    match change {
        Change::Replace(at, byte) => {
            if let Some(place) = bytes.get_mut(at % length) {
                *place = *byte;
            }
        }
        Change::Insert(at, piece) => {
            let at = (at % length).min(bytes.len());
            bytes.splice(at..at, piece.bytes());
        }
        Change::Remove(at, count) => {
            let at = (at % length).min(bytes.len());
            let end = (at + count).min(bytes.len());
            bytes.drain(at..end);
        }
    }
}

/// Two games of the sample event, whole, from a random one on.
fn two_games(first: usize) -> Vec<u8> {
    let batch = batches(CLUB).remove(0);
    let first = first % (batch.pieces.len() - 1);
    batch.bytes[batch.pieces[first].range.start..batch.pieces[first + 1].range.end].to_vec()
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 400, ..ProptestConfig::default() })]

    #[test]
    fn changed_files_are_never_misread(first in any::<usize>(), changes in prop::collection::vec(change(), 1..4)) {
        let mut bytes = two_games(first);
        for change in &changes {
            apply(&mut bytes, change);
        }
        hold_against_each_other(&bytes);
    }

    #[test]
    fn changed_moves_are_never_misread(first in any::<usize>(), at in any::<usize>(), byte in prop::sample::select(b"abcdefgh12345678KQRBNOx+#=- ".to_vec())) {
        let mut bytes = two_games(first);
        let moves = memchr::memmem::find(&bytes, b"\n\n").unwrap_or_default() + 2;
        let length = bytes.len() - moves;
        bytes[moves + at % length] = byte;
        hold_against_each_other(&bytes);
    }

    #[test]
    fn no_bytes_are_too_strange(bytes in prop::collection::vec(any::<u8>(), 0..400)) {
        let games = super::read(&bytes);
        super::write_all(&games);
    }

    #[test]
    fn no_pieces_are_too_strange(changes in prop::collection::vec(change(), 0..60)) {
        let mut bytes = Vec::new();
        for change in &changes {
            apply(&mut bytes, change);
        }
        hold_against_each_other(&bytes);
        let written = super::write_all(&super::read(&bytes));
        super::read(written.as_bytes());
    }
}
