//! The next squares on the shortest ways of a man to one of several places, around all that stands in its way now.

use shakmaty::{Bitboard, Board, Color, File, Move, Piece, Role, Square, attacks};

use super::pawns;

/// The squares to go to next; none if it is there or no way is found.
pub(super) fn next(board: &Board, piece: Piece, last: Role, from: Square, places: Bitboard) -> Bitboard {
    let occupied = board.occupied();
    let own = board.by_color(piece.color);
    match piece.role {
        Role::Pawn => pawn_next(board, piece.color, last, from, places),
        Role::King => toward(by_king, from, places, !own & !attacked(board, !piece.color)),
        Role::Knight => toward(by_knight, from, places, !own),
        role => {
            let sees = attacks::attacks(from, piece, occupied) & !own;
            if (sees & places).any() {
                return sees & places;
            }
            let before = places.into_iter().take(8).fold(Bitboard::EMPTY, |all, place| {
                all | attacks::attacks(place, role.of(piece.color), occupied)
            });
            if (sees & before).any() {
                return sees & before;
            }
            let earlier = (before & !occupied).into_iter().take(16).fold(Bitboard::EMPTY, |all, place| {
                all | attacks::attacks(place, role.of(piece.color), occupied)
            });
            sees & earlier
        }
    }
}

/// The first steps of the shortest ways.
fn toward(
    step: impl Fn(Bitboard) -> Bitboard,
    from: Square,
    places: Bitboard,
    allowed: Bitboard,
) -> Bitboard {
    let first = step(from.into()) & allowed;
    let mut reach = places & allowed;
    loop {
        if (first & reach).any() {
            return first & reach;
        }
        let grown = reach | (step(reach) & allowed);
        if grown == reach {
            return Bitboard::EMPTY;
        }
        reach = grown;
    }
}

fn by_king(squares: Bitboard) -> Bitboard {
    let row = squares | pawns::beside(squares);
    Bitboard(row.0 | row.0 << 8 | row.0 >> 8)
}

fn by_knight(squares: Bitboard) -> Bitboard {
    let (a, h) = (Bitboard::from_file(File::A), Bitboard::from_file(File::H));
    let (b, g) = (Bitboard::from_file(File::B), Bitboard::from_file(File::G));
    let one = (squares & !a).0 >> 1 | (squares & !h).0 << 1;
    let two = (squares & !a & !b).0 >> 2 | (squares & !g & !h).0 << 2;
    Bitboard(one << 16 | one >> 16 | two << 8 | two >> 8)
}

fn pawn_next(board: &Board, color: Color, last: Role, from: Square, places: Bitboard) -> Bitboard {
    let occupied = board.occupied();
    let start = Bitboard::from(from);
    let goes = (pawns::ahead(start, color) & !occupied) | pawns::landings(start, color, occupied);
    let takes = attacks::pawn_attacks(color, from) & board.by_color(!color) & !board.kings();
    let there = (goes | takes) & places;
    if there.any() || last == Role::Pawn {
        return if there.any() { there } else { goes };
    }
    if goes.any() { goes } else { takes }
}

/// True if the move of a man, other than castling and capturing in passing, leaves its king unattacked.
pub(super) fn safe(board: &Board, m: Move) -> bool {
    let (Some(from), to) = (m.from(), m.to()) else { return false };
    let Some(us) = board.color_at(from) else { return false };
    let king = if m.role() == Role::King { Some(to) } else { board.king_of(us) };
    let occupied = board.occupied().without(from).with(to);
    king.is_some_and(|king| board.attacks_to(king, !us, occupied).without(to).is_empty())
}

/// All that men of a colour attack; the other king stops no line.
pub(super) fn attacked(board: &Board, color: Color) -> Bitboard {
    let own = board.by_color(color);
    let lines = board.occupied() & !(board.kings() & !own);
    let mut all = pawns::both_sides(own & board.pawns(), color) | by_knight(own & board.knights());
    all |= by_king(own & board.kings());
    for square in own & board.bishops_and_queens() {
        all |= attacks::bishop_attacks(square, lines);
    }
    for square in own & board.rooks_and_queens() {
        all |= attacks::rook_attacks(square, lines);
    }
    all
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whole_sets_step_as_each_of_them_does() {
        for square in Square::ALL {
            assert_eq!(by_knight(square.into()), attacks::knight_attacks(square));
            assert_eq!(by_king(square.into()), attacks::king_attacks(square).with(square));
            for color in Color::ALL {
                assert_eq!(pawns::both_sides(square.into(), color), attacks::pawn_attacks(color, square));
            }
        }
    }
}
