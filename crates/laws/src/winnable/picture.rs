//! Pictures of a mate: where the mated king, the man that strikes and those that close the squares beside the king stand.
//!
//! A picture is made for the square where the king is or soon can be. It says nothing about how the men get there, nor
//! whether it is a mate after all; that is seen on the board (see [`super::gather`]).

use shakmaty::{Bitboard, Board, Color, Piece, Role, Square, attacks};

use super::pawns;
use super::studio::{Strike, Studio};

/// A man with a part in a picture, and where it should stand.
#[derive(Clone, Copy, Debug)]
pub(super) struct Part {
    pub(super) from: Square,
    pub(super) piece: Piece,
    /// What it is in the end: something else for a pawn to be promoted.
    pub(super) last: Role,
    pub(super) places: Bitboard,
}

/// The men of a mate. The first part is the man that strikes last, the second the mated king.
#[derive(Clone, Debug)]
pub(super) struct Picture {
    pub(super) parts: Vec<Part>,
    /// Where nobody else should go: the way of the check, and the striker's place.
    pub(super) clear: Bitboard,
    /// Files far from the mated king.
    pub(super) aloof: Bitboard,
    /// Who should stay where he is.
    pub(super) stays: Bitboard,
}

impl Picture {
    /// True if a man stands on the square of the mated king or attacks it.
    pub(super) fn attacks_mate(&self, from: Square, piece: Piece, occupied: Bitboard) -> bool {
        let king = self.parts.get(1).map_or(Bitboard::EMPTY, |king| king.places);
        (attacks::attacks(from, piece, occupied & !king).with(from) & king).any()
    }
}

/// So many pictures are tried.
const TRIED: usize = 3;

/// The pictures that seem to take the fewest moves first; each is finished when it is asked for.
pub(super) struct Pictures<'a> {
    board: &'a Board,
    studio: Option<Studio>,
    left: Vec<Strike>,
    made: usize,
}

/// Pictures of a mate by `winner`.
pub(super) fn pictures(board: &Board, winner: Color) -> Pictures<'_> {
    let Some(mut studio) = Studio::new(board, winner) else {
        return Pictures { board, studio: None, left: Vec::new(), made: 0 };
    };
    let left = studio.sketches(board);
    Pictures { board, studio: Some(studio), left, made: 0 }
}

impl Iterator for Pictures<'_> {
    type Item = Picture;

    fn next(&mut self) -> Option<Picture> {
        let studio = self.studio.as_ref()?;
        while self.made < TRIED {
            let picture = studio.complete(&self.left.pop()?);
            if let Some(picture) = picture.filter(|picture| mates(self.board, studio.winner, picture)) {
                self.made += 1;
                return Some(picture);
            }
        }
        None
    }
}

/// True if the men of the picture in their places give mate, as far as all others stay where they are.
fn mates(board: &Board, winner: Color, picture: &Picture) -> bool {
    let mut after = board.clone();
    for part in &picture.parts {
        after.discard_piece_at(part.from);
    }
    let (mut king, mut strike, mut own_king) = (None, None, board.king_of(winner));
    for (at, part) in picture.parts.iter().enumerate() {
        let free = if at == 0 { part.places } else { part.places & !after.occupied() };
        let soon = free & attacks::attacks(part.from, part.piece, board.occupied()).with(part.from);
        let Some(place) = soon.first().or_else(|| nearest(part.from, free)) else { return false };
        after.set_piece_at(place, part.last.of(part.piece.color));
        if at == 0 {
            strike = Some(place);
        } else if part.last == Role::King {
            *(if part.piece.color == winner { &mut own_king } else { &mut king }) = Some(place);
        }
    }
    let (Some(king), Some(strike), Some(own_king)) = (king, strike, own_king) else { return false };
    let occupied = after.occupied();
    let line = attacks::between(strike, king);
    if after.attacks_to(own_king, !winner, occupied).any()
        || (line & occupied).any()
        || (after.attacks_to(strike, !winner, occupied) & !after.kings()).any()
    {
        return false;
    }
    for square in line {
        let officers = !after.kings() & !after.pawns();
        if (after.attacks_to(square, !winner, occupied) & officers).any() {
            return false;
        }
    }
    let lines = occupied.without(king);
    (attacks::king_attacks(king) & !after.by_color(!winner))
        .into_iter()
        .all(|square| after.attacks_to(square, winner, lines.without(square)).any())
}

/// The place nearest to a square, as a king walks.
fn nearest(from: Square, places: Bitboard) -> Option<Square> {
    let mut reach = Bitboard::from(from);
    while places.any() && (reach & places).is_empty() {
        let row = reach | pawns::beside(reach);
        reach = Bitboard(row.0 | row.0 << 8 | row.0 >> 8);
    }
    (reach & places).first()
}
