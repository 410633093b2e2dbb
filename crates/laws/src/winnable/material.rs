//! What the men on the board alone decide: the lemmas that say a side can never give mate.

use serde::{Deserialize, Serialize};
use shakmaty::{Bitboard, Board, Color};

/// Why the men on the board make a mate by one side impossible, whatever is played
/// (Laws 2023 art. 5.2.2, 6.9: "by any possible series of legal moves").
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Lemma {
    /// A lone king never gives check.
    BareKing,
    /// King and one knight against a king that has at most queens. A mate by a knight needs squares beside the
    /// mated king blocked by its own men; a queen on such a square always reaches the knight.
    KnightAgainstQueens,
    /// King and bishops of one square colour; the other side has neither pawn nor knight nor a bishop of the other
    /// colour. Squares of the other colour beside the mated king would have to be blocked by rooks or queens, and
    /// one of them always reaches the square beside the king on the checking diagonal.
    BishopsOfOneColour,
}

/// The lemma by which `winner` can never give mate with the men on this board, if there is one.
///
/// None of the lemmas can stop to hold by a capture; each is void as soon as a pawn of either side could promote.
pub fn cannot_mate(board: &Board, winner: Color) -> Option<Lemma> {
    let own = board.by_color(winner);
    if (own & (board.pawns() | board.rooks_and_queens())).any() {
        return None;
    }
    let (knights, bishops) = (own & board.knights(), own & board.bishops());
    let other = board.by_color(!winner);
    match (knights.any(), bishops.any()) {
        (false, false) => Some(Lemma::BareKing),
        (true, false) => {
            let only_queens = (other & !board.kings() & !board.queens()).is_empty();
            (!knights.more_than_one() && only_queens).then_some(Lemma::KnightAgainstQueens)
        }
        (false, true) => {
            let all = board.bishops();
            let one_colour = all.is_disjoint_const(Bitboard::DARK_SQUARES)
                || all.is_disjoint_const(Bitboard::LIGHT_SQUARES);
            (one_colour && (board.pawns() | board.knights()).is_empty()).then_some(Lemma::BishopsOfOneColour)
        }
        (true, true) => None,
    }
}

/// True if a side has knights and bishops at most beside its king.
pub(super) fn only_minor(board: &Board, color: Color) -> bool {
    (board.by_color(color) & (board.pawns() | board.rooks_and_queens())).is_empty()
}
