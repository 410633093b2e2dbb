//! Where pawns go, for whole sets of squares at once.

use shakmaty::{Bitboard, Board, Color, File, Rank, Square, attacks};

/// One step ahead for pawns of this colour.
pub(super) fn ahead(squares: Bitboard, color: Color) -> Bitboard {
    if color.is_white() { Bitboard(squares.0 << 8) } else { Bitboard(squares.0 >> 8) }
}

/// The squares to the left and right.
pub(super) fn beside(squares: Bitboard) -> Bitboard {
    let left = squares & !Bitboard::from_file(File::A);
    let right = squares & !Bitboard::from_file(File::H);
    Bitboard(left.0 >> 1) | Bitboard(right.0 << 1)
}

/// The rank where pawns of this colour promote.
pub(super) fn last_rank(color: Color) -> Bitboard {
    Bitboard::from_rank(color.fold_wb(Rank::Eighth, Rank::First))
}

/// The rank from which pawns of this colour capture in passing.
pub(super) fn fifth_rank(color: Color) -> Bitboard {
    Bitboard::from_rank(color.fold_wb(Rank::Fifth, Rank::Fourth))
}

/// Where first moves of two squares end.
pub(super) fn landings(pawns: Bitboard, color: Color, fixed: Bitboard) -> Bitboard {
    let start = Bitboard::from_rank(color.fold_wb(Rank::Second, Rank::Seventh));
    ahead(ahead(pawns & start, color) & !fixed, color) & !fixed
}

/// The squares that pawns on these squares attack.
pub(super) fn attacked(pawns: Bitboard, color: Color) -> Bitboard {
    pawns.into_iter().fold(Bitboard::EMPTY, |all, square| all | attacks::pawn_attacks(color, square))
}

/// Lets a pawn advance, but not onto closed squares, and capture on targets, until nothing is new.
pub(super) fn reach(start: Bitboard, color: Color, closed: Bitboard, targets: Bitboard) -> Bitboard {
    let mut reach = start;
    loop {
        let advances = (ahead(reach, color) & !closed) | landings(reach, color, closed);
        let next = reach | advances | (attacked(reach, color) & targets);
        if next == reach {
            return reach;
        }
        reach = next;
    }
}

/// The pawn that stands in the way of this side's pawns and is nearest to `king`; none if one of them has no pawn of the
/// other side ahead of it, or none stands there.
pub(super) fn in_the_way(board: &Board, color: Color, king: Square) -> Option<Square> {
    let (own, other) = (board.by_color(color) & board.pawns(), board.by_color(!color) & board.pawns());
    let mut found: Option<(u32, Square)> = None;
    for pawn in own {
        let ahead = Bitboard::from_file(pawn.file()) & other;
        let mut free = true;
        for square in ahead.into_iter().filter(|square| is_ahead(pawn, *square, color)) {
            free = false;
            let steps = king.distance(square);
            if found.is_none_or(|(least, _)| steps < least) {
                found = Some((steps, square));
            }
        }
        if free {
            return None;
        }
    }
    found.map(|(_, square)| square)
}

/// True if `other` is nearer to the last rank than a pawn of this colour on `pawn`.
pub(super) fn is_ahead(pawn: Square, other: Square, color: Color) -> bool {
    color.fold_wb(other.rank() > pawn.rank(), other.rank() < pawn.rank())
}

/// The square and all beyond it on its file, as a pawn of this colour goes.
pub(super) fn from_here_on(square: Square, color: Color) -> Bitboard {
    let file = Bitboard::from_file(square.file());
    file.into_iter()
        .filter(|s| *s == square || is_ahead(square, *s, color))
        .fold(Bitboard::EMPTY, Bitboard::with)
}

/// As [`attacked`], for all at once.
pub(super) fn both_sides(pawns: Bitboard, color: Color) -> Bitboard {
    beside(ahead(pawns, color))
}
