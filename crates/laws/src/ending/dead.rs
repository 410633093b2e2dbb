//! The dead position (article 5.2.2).
//!
//! The full question, whether either side can still mate, costs far more than playing a move. It is asked only
//! where the answer can be yes: when little material is left, and when every pawn is held up by a pawn of the
//! other side.

use shakmaty::attacks::pawn_attacks;
use shakmaty::{Bitboard, Chess, Color, Position, Role};

use super::DeadRule;

/// Whether the material alone rules out mate for both: king against king, with a knight, or with bishops that
/// all stand on squares of one colour, whoever owns them.
pub fn dead_by_material(pos: &Chess) -> bool {
    let board = pos.board();
    let mating = board.pawns() | board.rooks_and_queens();
    if !mating.is_empty() {
        return false;
    }
    let (bishops, knights) = (board.bishops(), board.knights());
    if knights.is_empty() {
        (bishops & Bitboard::LIGHT_SQUARES).is_empty() || (bishops & Bitboard::DARK_SQUARES).is_empty()
    } else {
        bishops.is_empty() && knights.count() == 1
    }
}

/// The positions that editions before 1997 called drawn by their material.
fn on_material_list(pos: &Chess) -> bool {
    // With all bishops on one colour the lists allowed one a side at most; a second one needs a promotion that
    // no list thought of.
    let one_each = Color::ALL
        .into_iter()
        .all(|color| (pos.board().bishops() & pos.board().by_color(color)).count() <= 1);
    one_each && dead_by_material(pos)
}

/// Whether the position is known to be dead under `rule`, mate and stalemate apart. `false` where that is not
/// so or could not be settled: a game is never ended on a guess.
///
/// ```
/// use arbitro_laws::ending::{DeadRule, dead_position};
/// use shakmaty::{CastlingMode, Chess, fen::Fen};
///
/// let fen: Fen = "8/8/8/3k4/8/8/2NN4/4K3 w - - 0 1".parse()?;
/// let two_knights: Chess = fen.into_position(CastlingMode::Standard)?;
/// assert!(!dead_position(&two_knights, DeadRule::AnySeries));
/// # Ok::<_, Box<dyn std::error::Error>>(())
/// ```
pub fn dead_position(pos: &Chess, rule: DeadRule) -> bool {
    match rule {
        DeadRule::MaterialList => on_material_list(pos),
        DeadRule::AnySeries => {
            dead_by_material(pos) || forced_dead(pos) || (may_be_locked(pos) && neither_can_mate(pos))
        }
    }
}

/// Pieces on the board above which a single capture cannot leave a dead position.
const FEW: usize = 5;

/// Every legal move leaves a position that is dead by its material, or stalemate.
pub(crate) fn forced_dead(pos: &Chess) -> bool {
    if pos.board().occupied().count() > FEW || !pos.board().pawns().is_empty() {
        return false;
    }
    let moves = pos.legal_moves();
    !moves.is_empty()
        && moves.iter().all(|m| {
            m.is_capture() && {
                let mut after = pos.clone();
                after.play_unchecked(*m);
                dead_by_material(&after)
            }
        })
}

/// Whether the pawns can form a wall: no pawn can capture now, and each has a pawn of the other side before it,
/// at once or, with no pieces but kings and bishops, somewhere on its file.
fn may_be_locked(pos: &Chess) -> bool {
    let board = pos.board();
    let (white, black) = (board.pawns() & board.white(), board.pawns() & board.black());
    if white.is_empty() || black.is_empty() {
        return false;
    }
    let rammed = Bitboard(white.0 << 8) == black & Bitboard(white.0 << 8)
        && Bitboard(black.0 >> 8) == white & Bitboard(black.0 >> 8);
    let only_bishops = (board.knights() | board.rooks_and_queens()).is_empty();
    (rammed || (only_bishops && faced(white, black))) && !pawn_can_capture(pos)
}

/// Each pawn has one of the other side somewhere before it on its file.
fn faced(white: Bitboard, black: Bitboard) -> bool {
    let mut before_white = white.0;
    let mut before_black = black.0;
    for shift in [8, 16, 32] {
        before_white |= before_white << shift;
        before_black |= before_black >> shift;
    }
    let unfaced_white = white & !Bitboard(before_black);
    let unfaced_black = black & !Bitboard(before_white);
    unfaced_white.is_empty() && unfaced_black.is_empty()
}

fn pawn_can_capture(pos: &Chess) -> bool {
    let board = pos.board();
    Color::ALL.into_iter().any(|color| {
        (board.pawns() & board.by_color(color)).into_iter().any(|pawn| {
            let prey = pawn_attacks(color, pawn) & board.by_color(!color);
            !(prey & !board.by_role(Role::King)).is_empty()
        })
    }) || pos.legal_ep_square().is_some()
}

/// The full question, for both players.
fn neither_can_mate(pos: &Chess) -> bool {
    cannot_mate(pos, Color::White) && cannot_mate(pos, Color::Black)
}

/// Whether `winner` is proved unable to mate.
fn cannot_mate(pos: &Chess, winner: Color) -> bool {
    pos.has_insufficient_material(winner)
}
