//! The board and its words, as the Laws describe them (articles 1 and 2 of every edition), and the turn.

#![allow(clippy::unwrap_used, reason = "tests stop at the first surprise")]

use arbitro_laws::legality::{Attempt, judge};
use arbitro_laws::record::Start;
use arbitro_laws::side::Side;
use shakmaty::fen::Fen;
use shakmaty::{CastlingMode, Chess, File, Position, Rank, Role, Square};

/// S0-09, S1-04, S4-02: 64 squares, each of another colour than those beside it; the near right-hand one is light for
/// each player.
#[test]
fn sixty_four_squares_alternately_light_and_dark() {
    assert_eq!(Square::ALL.len(), 64);
    for square in Square::ALL {
        for beside in [square.offset(1).filter(|_| square.file() != File::H), square.offset(8)] {
            assert!(beside.is_none_or(|beside| beside.is_light() != square.is_light()), "{square}");
        }
    }
    assert!(Square::H1.is_light() && Square::A8.is_light());
}

fn alone(role: char, at: Square) -> Chess {
    let mut rows = vec![vec!['1'; 8]; 8];
    let mut put = |square: Square, piece: char| {
        rows[7 - usize::from(square.rank())][usize::from(square.file())] = piece;
    };
    // The kings stand where they neither give check nor stand in the way.
    let far = |from: Square| Square::ALL.into_iter().filter(move |square| square.distance(from) > 2);
    let (white, black) = far(at)
        .flat_map(|white| far(at).map(move |black| (white, black)))
        .find(|(white, black)| {
            let aside = |king: &Square| {
                king.file() != at.file()
                    && king.rank() != at.rank()
                    && king.is_light() != at.is_light()
                    && white.distance(*black) > 1
            };
            aside(white) && aside(black)
        })
        .unwrap();
    put(white, 'K');
    put(black, 'k');
    put(at, role);
    let board: Vec<String> = rows.iter().map(|row| row.iter().collect()).collect();
    let fen: Fen = format!("{} w - - 0 1", board.join("/")).parse().unwrap();
    fen.into_position(CastlingMode::Standard).unwrap()
}

/// S0-12, S1-06, S2-03, S4-04: a file is a column, a rank a row, a diagonal a line of squares of one colour that touch at
/// their corners; the rook keeps to the first two, the bishop to the last, the great diagonal having eight squares.
#[test]
fn files_ranks_and_diagonals() {
    for from in [Square::A1, Square::C2, Square::D5, Square::H6] {
        let (rook, bishop) = (alone('R', from), alone('B', from));
        for to in Square::ALL.into_iter().filter(|to| *to != from) {
            let line = to.file() == from.file() || to.rank() == from.rank();
            let files = i32::from(to.file()) - i32::from(from.file());
            let ranks = i32::from(to.rank()) - i32::from(from.rank());
            let diagonal = files.abs() == ranks.abs();
            assert!(!diagonal || to.is_light() == from.is_light());
            let attempt = Attempt::FromTo { from, to, promotion: None };
            for (position, fits, role) in [(&rook, line, Role::Rook), (&bishop, diagonal, Role::Bishop)] {
                let judged = judge(position, attempt);
                assert_eq!(judged.is_ok(), fits && !position.us().contains(to), "{role:?} {from}{to}");
            }
        }
    }
    let great = alone('B', Square::A1);
    assert_eq!(great.legal_moves().iter().filter(|m| m.role() == Role::Bishop).count(), 7);
    assert_eq!((File::ALL.len(), Rank::ALL.len()), (8, 8));
}

/// S1-03, S4-01: two sides, White first, then by turns.
#[test]
fn two_sides_move_in_turn() {
    let mut position = Start::Standard.position().chess().unwrap().clone();
    for ply in 0..6 {
        let side = Side::from(position.turn());
        assert_eq!(side, if ply % 2 == 0 { Side::White } else { Side::Black });
        let first = position.legal_moves()[0];
        position = position.play(first).unwrap();
    }
}
