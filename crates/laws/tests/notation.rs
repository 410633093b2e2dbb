//! Moves read and written in every language and in every form people use.

#![allow(clippy::unwrap_used, clippy::panic, reason = "tests stop at the first surprise")]

use arbitro_laws::legality::Reason;
use arbitro_laws::notation::{
    Descriptive, Expected, Language, Reading, Remark, Style, read, read_descriptive, write,
};
use shakmaty::fen::Fen;
use shakmaty::uci::UciMove;
use shakmaty::{CastlingMode, Chess, Position};

fn position(fen: &str) -> Chess {
    fen.parse::<Fen>().unwrap().into_position(CastlingMode::Standard).unwrap()
}

fn uci(text: &str, pos: &Chess, languages: &[Language]) -> Option<String> {
    read(text, pos, languages).legal().map(|m| UciMove::from_standard(m).to_string())
}

/// Each piece of White can move here, and one pawn can promote.
const PIECES: &str = "7k/P7/8/8/8/8/8/RNBQK3 w Q - 0 1";

/// S1-08 and appendix C.2: king, queen, rook, bishop and knight in every language.
#[test]
fn each_language_reads_and_writes_its_letters() {
    let table = [
        (Language::English, ["Kf2", "Qd5", "Ra3", "Bf4", "Nc3", "a8=Q+"]),
        (Language::Spanish, ["Rf2", "Dd5", "Ta3", "Af4", "Cc3", "a8=D+"]),
        (Language::Figurine, ["♔f2", "♕d5", "♖a3", "♗f4", "♘c3", "a8=♕+"]),
        (Language::German, ["Kf2", "Dd5", "Ta3", "Lf4", "Sc3", "a8=D+"]),
        (Language::French, ["Rf2", "Dd5", "Ta3", "Ff4", "Cc3", "a8=D+"]),
        (Language::Italian, ["Rf2", "Dd5", "Ta3", "Af4", "Cc3", "a8=D+"]),
        (Language::Portuguese, ["Rf2", "Dd5", "Ta3", "Bf4", "Cc3", "a8=D+"]),
        (Language::Dutch, ["Kf2", "Dd5", "Ta3", "Lf4", "Pc3", "a8=D+"]),
        (Language::Russian, ["Крf2", "Фd5", "Лa3", "Сf4", "Кc3", "a8=Ф+"]),
        (Language::Catalan, ["Rf2", "Dd5", "Ta3", "Af4", "Cc3", "a8=D+"]),
    ];
    assert_eq!(table.map(|(language, _)| language), Language::ALL);
    let pos = position(PIECES);
    let moves = ["e1f2", "d1d5", "a1a3", "c1f4", "b1c3", "a7a8q"];
    for (language, texts) in table {
        for (text, expected) in texts.iter().zip(moves) {
            assert_eq!(uci(text, &pos, &[language]).as_deref(), Some(expected), "{language:?} {text}");
            let m = expected.parse::<UciMove>().unwrap().to_move(&pos).unwrap();
            assert_eq!(write(&pos, m, language, Style::Short), *text, "{language:?} {expected}");
        }
    }
}

/// Every legal move of several positions, written in every language and style, reads back as itself.
#[test]
fn what_is_written_reads_back() {
    let fens = [
        PIECES,
        "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
        "r3k2r/8/8/2q1q3/8/4q3/8/1K6 b kq - 0 1",
        "8/2p5/3p4/KP5r/1R3pPk/8/4P3/8 b - g3 0 1",
        "1n1n4/P1P5/8/8/8/k7/8/K7 w - - 0 1",
        "4k3/8/8/2N3N1/8/8/8/2N1K1N1 w - - 0 1",
    ];
    for fen in fens {
        let pos = position(fen);
        for m in pos.legal_moves() {
            for language in Language::ALL {
                for style in [Style::Short, Style::Long] {
                    let text = write(&pos, m, language, style);
                    match read(&text, &pos, &[language]) {
                        Reading::Legal { m: found, remarks, .. } => {
                            assert_eq!((found, remarks), (m, vec![]), "{text} in {fen}");
                        }
                        other => panic!("{text} in {fen}: {other:?}"),
                    }
                }
            }
        }
    }
}

/// R1 and appendix C: the forms in which one move is written.
#[test]
fn all_forms_of_a_move_are_read() {
    let castle = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";
    let en_passant = "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1";
    let promotion = "7k/3P4/8/8/8/8/8/4K3 w - - 0 1";
    let cases: &[(&str, &str, &[&str])] = &[
        (
            "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
            "g1f3",
            &[
                "Nf3",
                "nf3",
                "NF3",
                "Ng1-f3",
                "Ng1f3",
                "N-f3",
                "Ngf3",
                "N1f3",
                "g1f3",
                "g1-f3",
                "g1–f3",
                "1. Nf3",
                "1.Nf3",
                "1...Nf3",
                "1… Nf3",
                "Nf3!",
                "Nf3?!",
                "Nf3 !!",
                " Nf3\u{a0}",
                "♘f3",
                "♞f3",
                "G1F3",
                "Nf3(=)",
                "Nf3 (=)",
            ],
        ),
        (
            "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
            "e2e4",
            &["e4", "E4", "e2e4", "e2-e4", "Pe4", "1.e4", "e2—e4", "e2−e4"],
        ),
        (
            castle,
            "e1g1",
            &[
                "0-0", "O-O", "o-o", "00", "OO", "0–0", "e1g1", "e1h1", "Kg1", "Ke1-g1", "О-О", "0-0!",
                "0 - 0",
            ],
        ),
        (castle, "e1c1", &["0-0-0", "O-O-O", "o-o-o", "000", "e1c1", "e1a1", "Kc1", "Ke1-c1"]),
        (
            en_passant,
            "e5d6",
            &[
                "exd6",
                "exd6 e.p.",
                "exd6ep",
                "e5xd6",
                "ed6",
                "ed",
                "exd",
                "e5:d6",
                "ed6 e. p.",
                "exd6 (e.p.)",
                "e5d6",
            ],
        ),
        (
            promotion,
            "d7d8q",
            &["d8=Q+", "d8Q", "d8(Q)", "d8/Q", "d8=q", "d7d8q", "d7-d8=Q+", "d8=Q ch", "d8Q†"],
        ),
        (promotion, "d7d8n", &["d8=N", "d8N", "d8(N)", "d8/N", "d7d8n"]),
        ("6k1/5ppp/8/8/8/8/8/R3K3 w Q - 0 1", "a1a8", &["Ra8#", "Ra8++", "Ra8 mate", "Ra8+", "Ra8", "ra8"]),
        (
            "4k3/8/8/3p4/8/4N3/8/4K3 w - - 0 1",
            "e3d5",
            &["Nxd5", "N:d5", "Nd5:", "Nd5", "N×d5", "Nexd5", "Ne3xd5", "nxd5"],
        ),
        ("4k3/8/8/8/8/8/1P6/2B1K3 w - - 0 1", "b2b4", &["b4", "B4", "b2b4"]),
        ("4k3/8/8/8/8/p7/1P6/2B1K3 w - - 0 1", "b2a3", &["bxa3", "b2xa3", "ba3", "ba"]),
    ];
    for (fen, expected, texts) in cases {
        let pos = position(fen);
        for text in *texts {
            assert_eq!(
                uci(text, &pos, &[Language::English]).as_deref(),
                Some(*expected),
                "{text:?} in {fen}"
            );
        }
    }
}

/// A small letter is a file first and a piece only where no pawn can be meant.
#[test]
fn small_letters_are_files_first() {
    let both = position("4k3/8/8/8/8/2p5/1P6/4KB2 w - - 0 1");
    assert_eq!(uci("bc3", &both, &[Language::English]).as_deref(), Some("b2c3"));
    let bishop = position("4k3/8/8/8/8/8/8/2B1K3 w - - 0 1");
    assert_eq!(uci("bf4", &bishop, &[Language::English]).as_deref(), Some("c1f4"));
    let knight = position("4k3/8/8/8/8/8/8/1N2K3 w - - 0 1");
    assert_eq!(uci("cc3", &knight, &[Language::Spanish]).as_deref(), Some("b1c3"));
}

/// Two languages that give two legal moves leave the choice to the arbiter; the sealed move of S2-36 is such.
#[test]
fn ambiguous_moves_offer_their_candidates() {
    let pos = position("6k1/5ppp/8/8/8/8/5PPP/R4RK1 w - - 0 41");
    let Reading::Ambiguous { candidates, .. } = read("Rd1", &pos, &[Language::English]) else {
        panic!("not ambiguous");
    };
    let mut names: Vec<String> = candidates.iter().map(|m| UciMove::from_standard(*m).to_string()).collect();
    names.sort();
    assert_eq!(names, ["a1d1", "f1d1"]);
    let pos = position("4k3/8/8/8/8/8/8/3RK3 w - - 0 1");
    assert!(matches!(
        read("Rd2", &pos, &[Language::Spanish, Language::English]),
        Reading::Ambiguous { candidates, .. } if candidates.len() == 2
    ));
    assert_eq!(uci("Rd2", &pos, &[Language::Spanish]).as_deref(), Some("e1d2"));
}

/// What is readable and not legal comes back with the reason (S3-13).
#[test]
fn illegal_moves_come_with_their_reason() {
    let start = position("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1");
    let cases = [
        ("Bf4", "path-blocked"),
        ("Ra3", "path-blocked"),
        ("e5", "not-that-pieces-move"),
        ("Nd2", "capture-of-own-piece"),
        ("Ne5", "no-such-piece-reaches"),
        ("0-0", "castling-piece-between"),
        ("Bg1-f3", "no-such-piece-reaches"),
        ("e4e5", "no-piece"),
        ("e7e5", "opponents-piece"),
        ("exd3", "nothing-to-capture"),
    ];
    for (text, key) in cases {
        match read(text, &start, &[Language::English]) {
            Reading::Illegal { illegal, .. } => assert_eq!(illegal.reason.key(), key, "{text}"),
            other => panic!("{text}: {other:?}"),
        }
    }
    let check = position("4k3/8/8/8/8/8/4r3/R3K3 w - - 0 1");
    let Reading::Illegal { illegal, .. } = read("Ra8+", &check, &[Language::English]) else {
        panic!("not illegal");
    };
    assert!(matches!(illegal.reason, Reason::KingLeftInCheck { .. }));
    let pawn = position("7k/3P4/8/8/8/8/8/4K3 w - - 0 1");
    let Reading::Illegal { illegal, offered, .. } = read("d8", &pawn, &[Language::English]) else {
        panic!("not illegal");
    };
    assert_eq!(illegal.reason.key(), "no-promotion-piece");
    assert_eq!(offered.len(), 4, "the four promotions are offered");
}

/// What cannot be read says where and what was expected, and offers what is written alike.
#[test]
fn unreadable_moves_say_what_was_expected() {
    let start = position("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1");
    let cases = [
        ("", Expected::Move, 0),
        ("12.", Expected::Move, 0),
        ("hello", Expected::Square, 2),
        ("zz", Expected::PieceOrSquare, 0),
        ("N", Expected::Square, 1),
        ("Nf", Expected::Square, 2),
        ("Nf9", Expected::Square, 2),
        ("Nf3x", Expected::Square, 4),
        ("1. Nf3 Nf6", Expected::End, 7),
        ("e8=", Expected::PromotionPiece, 3),
        ("e8=X", Expected::PromotionPiece, 3),
    ];
    for (text, expected, at) in cases {
        match read(text, &start, &[Language::English]) {
            Reading::Unreadable { expected: found, at: place, .. } => {
                assert_eq!((found, place), (expected, at), "{text:?}");
            }
            other => panic!("{text:?}: {other:?}"),
        }
    }
    let Reading::Unreadable { offered, .. } = read("Mf3", &start, &[Language::English]) else {
        panic!("readable");
    };
    let offered: Vec<String> = offered.iter().map(|m| UciMove::from_standard(*m).to_string()).collect();
    assert!(offered.contains(&"g1f3".to_owned()), "{offered:?}");
}

/// Appendix C.12 and C.13: the draw offer is kept, and signs that do not agree are told.
#[test]
fn signs_are_kept_and_checked() {
    let start = position("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1");
    let reading = |text| match read(text, &start, &[Language::English]) {
        Reading::Legal { marks, remarks, .. } => (marks, remarks),
        other => panic!("{other:?}"),
    };
    assert!(reading("e4 (=)").0.draw_offer);
    assert_eq!(reading("e4").1, []);
    assert_eq!(reading("e4+").1, [Remark::NoCheck]);
    assert_eq!(reading("e4#").1, [Remark::NoMate]);
    assert_eq!(reading("Nxf3").1, [Remark::NoCapture]);
    assert_eq!(reading("e4 e.p.").1, [Remark::NoEnPassant]);
}

/// R1: descriptive notation of old scoresheets, English and Spanish, from either side of the board.
#[test]
fn descriptive_notation_is_read() {
    let game = [
        ("P-K4", "P4R", "e2e4"),
        ("P-K4", "P4R", "e7e5"),
        ("N-KB3", "C3AR", "g1f3"),
        ("N-QB3", "C3AD", "b8c6"),
        ("B-N5", "A5C", "f1b5"),
        ("P-QR3", "P3TD", "a7a6"),
        ("BxN", "AxC", "b5c6"),
        ("QPxB", "PDxA", "d7c6"),
        ("O-O", "O-O", "e1g1"),
        ("P-B3", "P3A", "f7f6"),
        ("P-Q4", "P4D", "d2d4"),
        ("PxP", "PxP", "e5d4"),
        ("NxP", "CxP", "f3d4"),
        ("P-QB4", "P4AD", "c6c5"),
        ("N-K2", "C2R", "d4e2"),
        ("QxQ", "DxD", "d8d1"),
        ("RxQ", "TxD", "f1d1"),
    ];
    for language in [Descriptive::English, Descriptive::Spanish] {
        let mut pos = Chess::default();
        for (english, spanish, expected) in game {
            let text = if language == Descriptive::English { english } else { spanish };
            let m = read_descriptive(text, &pos, language).legal();
            assert_eq!(m.map(|m| UciMove::from_standard(m).to_string()).as_deref(), Some(expected), "{text}");
            pos.play_unchecked(m.unwrap());
        }
    }
    let read_as = |text: &str, fen: &str, language| {
        read_descriptive(text, &position(fen), language)
            .legal()
            .map(|m| UciMove::from_standard(m).to_string())
    };
    let rooks = "4k3/8/8/8/8/8/8/R4RK1 w - - 0 1";
    assert_eq!(read_as("KR-Q1", rooks, Descriptive::English).as_deref(), Some("f1d1"));
    assert_eq!(read_as("QR-Q1", rooks, Descriptive::English).as_deref(), Some("a1d1"));
    assert_eq!(read_as("TR1D", rooks, Descriptive::Spanish).as_deref(), Some("f1d1"));
    assert!(matches!(
        read_descriptive("R-Q1", &position(rooks), Descriptive::English),
        Reading::Ambiguous { candidates, .. } if candidates.len() == 2
    ));
    let pawn = "7k/3P4/8/8/8/8/8/4K3 w - - 0 1";
    for text in ["P-Q8=Q", "P-Q8(Q)", "P-Q8/Q", "P-Q8=Q ch"] {
        assert_eq!(read_as(text, pawn, Descriptive::English).as_deref(), Some("d7d8q"), "{text}");
    }
    assert_eq!(read_as("P8D=C", pawn, Descriptive::Spanish).as_deref(), Some("d7d8n"));
    let start = Chess::default();
    for (text, language) in [("N-K5", Descriptive::English), ("C5R", Descriptive::Spanish)] {
        let reading = read_descriptive(text, &start, language);
        assert!(matches!(reading, Reading::Illegal { .. }), "{text}: {reading:?}");
    }
    for text in ["", "hello", "P-K9", "X", "(", "P-", "-K4", "N(", "P-K4(", "É-K4"] {
        let reading = read_descriptive(text, &start, Descriptive::English);
        assert!(matches!(reading, Reading::Unreadable { .. }), "{text}: {reading:?}");
    }
}
