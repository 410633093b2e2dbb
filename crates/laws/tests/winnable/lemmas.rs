//! The material lemmas, proved by going through every placement that could be a mate.

use shakmaty::{
    Bitboard, Board, Chess, Color, FromSetup, Position, PositionError, PositionErrorKinds, Role, Setup,
    Square,
};

use crate::walls::sees;

fn beside(square: Square) -> Vec<Square> {
    sees(Role::King, square, |_| true)
}

/// Two kings that do not stand side by side.
fn kings() -> impl Iterator<Item = (Square, Square)> {
    Square::ALL
        .into_iter()
        .flat_map(|mated| Square::ALL.map(|own| (mated, own)))
        .filter(|(mated, own)| mated.distance(*own) > 1)
}

/// None if the king of the side that has just moved is attacked.
fn position(board: Board) -> Option<Chess> {
    let mut setup = Setup::empty();
    setup.board = board;
    setup.turn = Color::Black;
    Chess::from_setup(setup, shakmaty::CastlingMode::Standard)
        .or_else(PositionError::ignore_too_much_material)
        .or_else(PositionError::ignore_impossible_check)
        .map_err(|error| assert!(error.kinds().contains(PositionErrorKinds::OPPOSITE_CHECK), "{error}"))
        .ok()
}

/// A knight gives check. The squares beside the king that neither knight nor king keeps must all hold queens: then one of
/// them captures the knight. Any more queens do not help: where one stands between a queen and the knight it captures
/// the knight itself, and nobody can be pinned. Or one of them attacks the mating side's king, which no move can have left
/// so, however many more stand between.
#[test]
fn a_knight_never_mates_a_king_among_queens() {
    let mut tried = 0;
    for (mated, own) in kings() {
        for knight in sees(Role::Knight, mated, |_| true).into_iter().filter(|square| *square != own) {
            let kept = |square: &Square| {
                own.distance(*square) <= 1 || sees(Role::Knight, knight, |_| true).contains(square)
            };
            let mut board = Board::empty();
            board.set_piece_at(mated, Role::King.of(Color::Black));
            board.set_piece_at(own, Role::King.of(Color::White));
            board.set_piece_at(knight, Role::Knight.of(Color::White));
            for square in beside(mated).into_iter().filter(|square| *square != knight && !kept(square)) {
                board.set_piece_at(square, Role::Queen.of(Color::Black));
            }
            assert!(position(board.clone()).is_none_or(|position| !position.is_checkmate()), "{board}");
            tried += usize::from(position(board).is_some());
        }
    }
    assert!(tried > 3_000, "{tried} tried");
}

/// Bishops of one colour give check along a diagonal. The squares of the other colour beside the king that the other
/// king does not keep must hold rooks or queens. One of them always stands beside the square on that diagonal next to the
/// king, whoever keeps the squares of the bishops' colour: it captures the bishop there, or stands in its way. It is
/// not pinned, as it stands beside the king along a rank or file. Two bishops of one colour never give check at
/// once: the one that moves out of the other's diagonal moves along a parallel of the second diagonal to the king.
#[test]
fn bishops_of_one_colour_never_mate_a_king_among_rooks_and_queens() {
    let mut tried = 0;
    for (mated, own) in kings() {
        let (along, across): (Vec<Square>, Vec<Square>) =
            beside(mated).into_iter().partition(|square| square.is_light() == mated.is_light());
        for next in along {
            if next == own {
                continue;
            }
            // Whoever stands on the squares of the other colour.
            let guards: Vec<Square> =
                across.iter().copied().filter(|square| own.distance(*square) > 1).collect();
            let reaches = |guard: &Square| {
                let stops = |square: Square| square == mated || square == own || guards.contains(&square);
                sees(Role::Rook, *guard, stops).contains(&next)
            };
            assert!(guards.iter().any(reaches), "king on {mated}, {own} against it, check over {next}");
            tried += 1;
        }
    }
    assert!(tried > 10_000, "{tried} tried");
}

/// Nor does a bishop pin a man beside its king along a rank or file; and the lemma speaks of such men only.
#[test]
fn squares_beside_a_king_of_the_other_colour_are_along_ranks_and_files() {
    for king in Square::ALL {
        let across: Bitboard =
            beside(king).into_iter().filter(|square| square.is_light() != king.is_light()).collect();
        let straight: Bitboard = sees(Role::Rook, king, |_| true).into_iter().collect();
        assert_eq!(across, straight);
    }
}
