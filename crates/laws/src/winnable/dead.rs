//! Dead positions (Laws 2023 art. 5.2.2): neither side can mate the other by any series of legal moves.

use shakmaty::{Bitboard, Chess, Color, Position};

use super::budget::Bound;
use super::material;
use super::{Verdict, winnable};

/// What is known of a position's life.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Life {
    /// A mate is possible for this side at least.
    Alive(Color),
    /// Neither side can mate: the game is over and drawn, with effect from the move that produced the position.
    Dead,
    /// The bound was reached first; the game is never ended on this.
    Unknown,
}

/// Whether neither side can mate the other by any series of legal moves (Laws 2023 art. 5.2.2). Each side's question
/// has the whole bound.
///
/// A dead position stays dead: whoever replays a game needs to ask about its last position only, and where that one is
/// dead look back for the first that was.
pub fn dead_position(position: &Chess, bound: &Bound<'_>) -> Life {
    let mut life = Life::Dead;
    for side in stronger_first(position) {
        match winnable(position, side, bound) {
            Verdict::Winnable { .. } => return Life::Alive(side),
            Verdict::Unwinnable { .. } => {}
            Verdict::Unknown { .. } => life = Life::Unknown,
        }
    }
    life
}

/// The sides in the order in which a mate is sooner found.
fn stronger_first(position: &Chess) -> [Color; 2] {
    let board = position.board();
    let strength = |side: Color| {
        let own = board.by_color(side);
        (own & board.rooks_and_queens()).count() * 4 + (own & board.pawns()).count() * 2 + own.count()
    };
    let (white, black) = (strength(Color::White), strength(Color::Black));
    if white >= black { [Color::White, Color::Black] } else { [Color::Black, Color::White] }
}

/// True for ordinary positions, told within nanoseconds from where the pawns stand; false means "ask
/// [`dead_position`]", not "dead".
///
/// A position with much material can only be dead behind a wall of blocked pawns, or because
/// every move of the side to move is forced. So this asks for men enough on both sides, no check, and pawns that are not
/// locked with each other.
pub fn plainly_alive(position: &Chess) -> bool {
    let board = position.board();
    let (white, black) = (board.white() & board.pawns(), board.black() & board.pawns());
    let locked = Bitboard(white.0 << 8) & black;
    let heavy = board.rooks_and_queens();
    locked.count() <= 2
        && (heavy & board.white()).any()
        && (heavy & board.black()).any()
        && board.occupied().count() >= 8
        && !position.is_check()
        && material::cannot_mate(board, position.turn()).is_none()
}
