//! How near a position looks to a mate: the order in which positions are looked at.

use shakmaty::{Bitboard, Chess, Color, Position, attacks};

use super::{material, pawns};

/// What each officer of the side to be mated counts as: where they are given away there is room for the other side, and
/// there are far fewer positions than where pawns are promoted to many.
const EACH_OFFICER: u32 = 30;
/// So many are kept, its king among them, where a knight or bishop mates only with their help.
const HELPERS: u32 = 3;

/// A rough distance from a mate by `winner`; smaller is nearer. It only orders a search, it decides nothing.
pub(super) fn nearness(position: &Chess, winner: Color) -> u32 {
    let board = position.board();
    let (Some(king), Some(own_king)) = (board.king_of(!winner), board.king_of(winner)) else { return 0 };
    let own = board.by_color(winner);
    let other = board.by_color(!winner);
    let escapes = attacks::king_attacks(king) & !other;
    let heavy = (own & board.rooks_and_queens()).any();
    let promotion = if heavy { 0 } else { steps_to_promotion(own & board.pawns(), winner) };
    let in_the_way = if heavy { None } else { pawns::in_the_way(board, winner, own_king) };
    let officers = (other & !board.pawns()).count();
    let helpers = if material::only_minor(board, winner) { HELPERS } else { 0 };
    let officers = EACH_OFFICER * u32::try_from(officers).unwrap_or(16).saturating_sub(helpers);
    if let Some(target) = in_the_way {
        return officers + 100 + own_king.distance(target) * 4;
    }
    let corner = Bitboard::CORNERS.into_iter().map(|c| c.distance(king)).min().unwrap_or(0);
    officers
        + promotion * 6
        + corner * 2
        + own_king.distance(king).max(2) * 3
        + u32::try_from(escapes.count()).unwrap_or(8)
}

/// Steps of the most advanced pawn to the last rank; a large number without pawns.
fn steps_to_promotion(pawns: Bitboard, winner: Color) -> u32 {
    let best = if winner.is_white() {
        pawns.last().map(|s| 7 - s.rank() as u32)
    } else {
        pawns.first().map(|s| s.rank() as u32)
    };
    best.map_or(0, |steps| steps + 2)
}
