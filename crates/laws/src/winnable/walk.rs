//! How many moves a man needs to one of several squares, if nobody were in its way but those that stand there now.

use shakmaty::{Bitboard, Color, Piece, Role, Square, attacks};

use super::pawns;

/// More moves than any walk takes.
pub(super) const FAR: i32 = 40;

/// Moves of a man from one square to another on an empty board; [`FAR`] if it never gets there.
pub(super) fn walk(role: Role, from: Square, to: Square) -> i32 {
    if from == to {
        return 0;
    }
    match role {
        Role::King => i32::try_from(from.distance(to)).unwrap_or(FAR),
        Role::Knight => knight_walk(from, to),
        Role::Bishop if !same_colour(from, to) => FAR,
        Role::Bishop => 2 - i32::from(attacks::bishop_attacks(from, Bitboard::EMPTY).contains(to)),
        Role::Rook => 2 - i32::from(attacks::rook_attacks(from, Bitboard::EMPTY).contains(to)),
        Role::Queen => 2 - i32::from(attacks::queen_attacks(from, Bitboard::EMPTY).contains(to)),
        Role::Pawn => FAR,
    }
}

pub(super) fn same_colour(a: Square, b: Square) -> bool {
    a.is_light() == b.is_light()
}

/// Moves of a knight, by the two distances; the corner's exception included.
fn knight_walk(from: Square, to: Square) -> i32 {
    let across = (from.file() as i32 - to.file() as i32).abs();
    let along = (from.rank() as i32 - to.rank() as i32).abs();
    let (long, short) = (across.max(along), across.min(along));
    if (long, short) == (1, 0) {
        return 3;
    }
    if (long, short) == (2, 2) || ((long, short) == (1, 1) && (is_corner(from) || is_corner(to))) {
        return 4;
    }
    let steps = ((long + 1) / 2).max((long + short + 2) / 3);
    steps + (steps + long + short) % 2
}

fn is_corner(square: Square) -> bool {
    Bitboard::CORNERS.contains(square)
}

/// Moves of a man to the nearest of these places among the men that stand on the board; a pawn may be promoted to `last` on
/// its way. [`FAR`] if it never gets there.
pub(super) fn steps(piece: Piece, last: Role, from: Square, places: Bitboard, occupied: Bitboard) -> i32 {
    match piece.role {
        Role::Pawn => pawn_steps(piece.color, last, from, places, occupied),
        Role::King | Role::Knight => {
            places.into_iter().map(|place| walk(piece.role, from, place)).min().unwrap_or(FAR)
        }
        role => officer_steps(role, from, places, occupied),
    }
}

fn officer_steps(role: Role, from: Square, places: Bitboard, occupied: Bitboard) -> i32 {
    if places.contains(from) {
        return 0;
    }
    let sees = attacks::attacks(from, role.of(Color::White), occupied);
    if (sees & places).any() {
        return 1;
    }
    if role == Role::Bishop {
        let shade = if from.is_light() { Bitboard::LIGHT_SQUARES } else { Bitboard::DARK_SQUARES };
        if (places & shade).is_empty() {
            return FAR;
        }
    }
    let free = sees & !occupied;
    let meets = |place: Square| (attacks::attacks(place, role.of(Color::White), occupied) & free).any();
    if places.is_empty() {
        FAR
    } else if places.into_iter().take(2).any(meets) {
        2
    } else {
        3
    }
}

/// Straight ahead, or to the last rank and on from there.
fn pawn_steps(color: Color, last: Role, from: Square, places: Bitboard, occupied: Bitboard) -> i32 {
    if places.contains(from) {
        return 0;
    }
    let ahead = pawns::from_here_on(from, color).without(from);
    let rank = |square: Square| color.fold_wb(square.rank() as i32, 7 - square.rank() as i32);
    let first = i32::from(rank(from) == 1);
    if last == Role::Pawn {
        let nearest = (places & ahead).into_iter().map(|place| rank(place) - rank(from)).min();
        let between = |moves: i32| if moves > 1 { moves - first } else { moves };
        return nearest.filter(|_| (ahead & occupied & !places).is_empty()).map_or(FAR, between);
    }
    let in_the_way = i32::try_from((ahead & occupied).count()).unwrap_or(0);
    let goal = (ahead & pawns::last_rank(color)).first().unwrap_or(from);
    let then = places.into_iter().map(|place| walk(last, goal, place)).min().unwrap_or(FAR);
    (7 - rank(from) - first + 3 * in_the_way + then).min(FAR)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The formula against a walk step by step.
    #[test]
    fn knights_walk_as_they_do() {
        for from in Square::ALL {
            let (mut reached, mut steps) = (Bitboard::from(from), 0);
            while reached != Bitboard::FULL {
                let next = reached.into_iter().fold(reached, |all, s| all | attacks::knight_attacks(s));
                steps += 1;
                for to in next & !reached {
                    assert_eq!(knight_walk(from, to), steps, "{from} to {to}");
                }
                reached = next;
            }
        }
    }
}
